// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/sourcepage.h"

#include "session/desk/desk.h"
#include "ui/common/windowsettings.h"
#include "ui/desk/sidepanel.h"

#include <QAction>
#include <QFileDialog>

namespace intray {

namespace {

QString pageName()
{
    return QStringLiteral("source");
}

QList<Field> sourceFields(const RecordSchema &schema)
{
    QList<Field> fields;
    for (const Field &field : schema.fields())
        if (field.source.isSource)
            fields << field;
    return fields;
}

} // namespace

SourcePage::SourcePage(Desk &desk, SidePanel &panel, WindowSettings &settings)
    : m_desk(desk)
    , m_panel(panel)
    , m_settings(settings)
{
    connect(addTool(QStringLiteral("folder"), tr("Folder...")), &QAction::triggered, this,
            &SourcePage::chooseFolder);
    m_panel.addPage(pageName(), tr("Source"), this);
    connect(&m_desk, &Desk::recordChanged, this, &SourcePage::followQueue);
    connect(this, &SourceView::lookChanged, this,
            [this] { m_settings.setValue(setting(QStringLiteral("look")), look().text()); });
}

QString SourcePage::queue() const
{
    const QString held = m_desk.item().queue;
    return held.isEmpty() ? m_desk.queue().name : held;
}

QString SourcePage::setting(const QString &name) const
{
    return QStringLiteral("source/%1/%2").arg(WindowSettings::part(queue()), name);
}

void SourcePage::followQueue()
{
    const bool hasRecord = m_desk.item().id.isValid();
    const auto chosen = RecordSchema::of(m_desk.queue());
    const RecordSchema schema = hasRecord ? m_desk.record().schema()
                                : chosen  ? *chosen
                                          : RecordSchema();
    m_panel.setOffered(pageName(), !sourceFields(schema).isEmpty());
    setLook(SourceLook::fromText(m_settings.value(setting(QStringLiteral("look"))).toString()));
    showRecord();
}

void SourcePage::showRecord()
{
    if (!m_desk.item().id.isValid())
        return showNothing(tr("There is no record on the desk."));
    for (const Field &field : sourceFields(m_desk.record().schema()))
        if (const QString text = m_desk.record().text(field.name); !text.trimmed().isEmpty())
            return setSource(text, {true, folderOf(field), field.source.hosts});
    showNothing(tr("This record names no source."));
}

/// This computer's own comes before the schema's, because a share is mounted here or there.
QString SourcePage::folderOf(const Field &field) const
{
    const QString own = m_settings.value(setting(QStringLiteral("folder"))).toString();
    return own.isEmpty() ? field.source.folder : own;
}

void SourcePage::chooseFolder()
{
    auto *dialog = new QFileDialog(this, tr("The folder of this queue's sources on this computer"),
                                   m_settings.value(setting(QStringLiteral("folder"))).toString());
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &folder) {
        m_settings.setValue(setting(QStringLiteral("folder")), folder);
        showRecord();
    });
    dialog->open();
}

} // namespace intray
