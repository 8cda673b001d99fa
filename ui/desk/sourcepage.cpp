// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/sourcepage.h"

#include "session/answer.h"
#include "session/desk/desk.h"
#include "session/session.h"
#include "store/attachments/attachmentstore.h"
#include "ui/common/windowsettings.h"
#include "ui/desk/attachmentbar.h"
#include "ui/desk/sidepanel.h"

#include <QAction>
#include <QFileDialog>
#include <QTemporaryFile>

#include <algorithm>

namespace intray {

namespace {

/// "scans/17.pdf" and "attachment:17.pdf" name the attachment "17.pdf".
QString nameIn(const QString &text)
{
    const QString path = QString(text).replace(u'\\', u'/').trimmed();
    const QString scheme = QStringLiteral("attachment:");
    return (path.startsWith(scheme) ? path.mid(scheme.size()) : path).section(u'/', -1);
}

bool isOfAttachments(const Field &field)
{
    return field.source.isAttachment;
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

SourcePage::SourcePage(Session &session, Desk &desk, SidePanel &panel, WindowSettings &settings)
    : m_session(session)
    , m_desk(desk)
    , m_panel(panel)
    , m_settings(settings)
    , m_attachments(session)
    , m_bar(new AttachmentBar(this))
    , m_folder(addTool(QStringLiteral("folder"), tr("Folder...")))
{
    connect(m_folder, &QAction::triggered, this, &SourcePage::chooseFolder);
    followAttachments();
    m_panel.addPage(name(), tr("Source"), this);
    connect(&m_desk, &Desk::recordChanged, this, &SourcePage::followQueue);
    connect(this, &SourceView::lookChanged, this,
            [this] { m_settings.setValue(setting(QStringLiteral("look")), look().text()); });
}

QString SourcePage::name()
{
    return QStringLiteral("source");
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
    const QList<Field> fields = sourceFields(schema);
    const bool showsAttachments = std::any_of(fields.begin(), fields.end(), isOfAttachments);
    if (!fields.isEmpty() || !hasRecord)
        m_panel.setOffered(name(), !fields.isEmpty());
    m_bar->setVisible(showsAttachments);
    m_folder->setVisible(!showsAttachments);
    setLook(SourceLook::fromText(m_settings.value(setting(QStringLiteral("look"))).toString()));
    showRecord();
}

void SourcePage::showRecord()
{
    m_attachments.leave();
    m_bar->setAttachments({}, {});
    if (!m_desk.item().id.isValid())
        return showNothing(tr("No record open."));
    const QList<Field> fields = sourceFields(m_desk.record().schema());
    for (const Field &field : fields)
        if (isOfAttachments(field))
            return showAttachments(nameIn(m_desk.record().text(field.name)));
    for (const Field &field : fields)
        if (const QString text = m_desk.record().text(field.name); !text.trimmed().isEmpty())
            return setSource(text, {true, folderOf(field), field.source.hosts});
    showNothing(tr("This record names no source."));
    lookForAttachments(!fields.isEmpty());
}

// What was attached is to be seen, whether or not the rules of the queue have a field for it.
void SourcePage::lookForAttachments(bool isOfferedAnyway)
{
    const auto look = [item = m_desk.item().id](AttachmentStore &store) {
        return store.attachments(item);
    };
    answer(m_session.reading().run(look), this,
           [this, isOfferedAnyway, item = m_desk.item().id](const auto &all) {
               if (item != m_desk.item().id)
                   return;
               const bool hasSome = all && !all->isEmpty();
               m_panel.setOffered(name(), isOfferedAnyway || hasSome);
               if (hasSome)
                   showAttachments({});
           });
}

void SourcePage::showAttachments(const QString &named)
{
    m_named = named;
    m_bar->show();
    setWish([this] { m_attachments.list(m_desk.item().id); });
}

void SourcePage::followAttachments()
{
    addBar(m_bar);
    addKey(m_bar->next(), Qt::Key_N);
    addKey(m_bar->save(), Qt::Key_S);
    connect(&m_attachments, &ItemAttachments::listed, this, [this](const QList<Attachment> &all) {
        m_bar->setAttachments(all, m_named);
        fetchChosen();
    });
    connect(&m_attachments, &ItemAttachments::fetched, this,
            [this](const Attachment &attachment, const std::shared_ptr<QTemporaryFile> &file) {
                m_bar->setFile(file);
                showFile(file, attachment.name);
            });
    connect(&m_attachments, &ItemAttachments::failed, this, &SourcePage::tellTrouble);
    connect(m_bar, &AttachmentBar::chosenChanged, this, [this] {
        m_bar->setFile({});
        setWish([this] { fetchChosen(); });
    });
    connect(m_bar, &AttachmentBar::saved, &m_desk, &Desk::inform);
}

void SourcePage::fetchChosen()
{
    if (m_bar->isEmpty())
        return tellTrouble(tr("No file is attached to this record."));
    m_attachments.fetch(m_bar->chosen());
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
