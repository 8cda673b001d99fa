// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/fields/sourcesettings.h"

#include "ui/common/formrows.h"
#include "ui/common/textbox.h"
#include "ui/common/textlines.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>

namespace intray {

SourceSettings::SourceSettings(QFormLayout &form, QWidget *sheet)
    : QObject(sheet)
    , m_form(form)
    , m_kind(new QComboBox(sheet))
    , m_folder(new QLineEdit(sheet))
    , m_hosts(new TextBox(sheet))
{
    setObjectName(QStringLiteral("settingSourceRule"));
    m_kind->setObjectName(QStringLiteral("settingSource"));
    m_folder->setObjectName(QStringLiteral("settingSourceFolder"));
    m_hosts->setObjectName(QStringLiteral("settingSourceHosts"));
    m_kind->setMinimumContentsLength(8);
    m_kind->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    offerKinds();
    m_folder->setPlaceholderText(tr("any folder"));
    m_hosts->setPlaceholderText(tr("None. One per line"));
    m_hosts->setToolTip(tr("Intray loads nothing from the network unless its host is listed here, "
                           "such as scans.example.org."));
    m_hosts->setTabChangesFocus(true);
    m_hosts->setMaximumHeight(m_hosts->fontMetrics().height() * 3 + 12);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &SourceSettings::showRows);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &SourceSettings::changed);
    connect(m_folder, &QLineEdit::textEdited, this, &SourceSettings::changed);
    connect(m_hosts, &QPlainTextEdit::textChanged, this, &SourceSettings::changed);
    form.addRow(labelFor(tr("Scan"), m_kind), m_kind);
    form.addRow(labelFor(tr("In the folder"), m_folder), m_folder);
    form.addRow(labelFor(tr("From web hosts"), m_hosts), m_hosts);
}

void SourceSettings::offerKinds()
{
    using Kind = EditedSource::Kind;
    m_kind->addItem(tr("not named here"), int(Kind::None));
    m_kind->addItem(tr("path or address"), int(Kind::Place));
    m_kind->addItem(tr("attached file"), int(Kind::Attachment));
    m_kind->setToolTip(tr(
        "The field says where to find the scan, picture or PDF that is shown beside the record."));
}

void SourceSettings::setShown(bool isShown)
{
    m_isShown = isShown;
    showRows();
}

QWidget *SourceSettings::firstField() const
{
    return m_kind;
}

void SourceSettings::showRows()
{
    const bool isPlace = source().kind == EditedSource::Kind::Place;
    m_form.setRowVisible(m_kind, m_isShown);
    m_form.setRowVisible(m_folder, m_isShown && isPlace);
    m_form.setRowVisible(m_hosts, m_isShown && isPlace);
}

void SourceSettings::setSource(const EditedSource &shown)
{
    if (source() == shown)
        return;
    const QSignalBlocker quiet(this);
    m_kind->setCurrentIndex(m_kind->findData(int(shown.kind)));
    m_folder->setText(shown.folder);
    m_hosts->setPlainText(shown.hosts.join(u'\n'));
    showRows();
}

EditedSource SourceSettings::source() const
{
    EditedSource typed;
    typed.kind = EditedSource::Kind(m_kind->currentData().toInt());
    if (typed.kind != EditedSource::Kind::Place)
        return typed;
    typed.folder = m_folder->text().trimmed();
    typed.hosts = thingsIn(*m_hosts);
    return typed;
}

} // namespace intray
