// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/history/historyfoot.h"

#include "ui/common/dimmedline.h"
#include "ui/common/tokens.h"
#include "ui/supervisor/history/historyfilter.h"

#include <QCheckBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QPushButton>

namespace intray {

HistoryFoot::HistoryFoot(Session &session, const HistoryFilter &filter, QWidget *parent)
    : QWidget(parent)
    , m_filter(filter)
    , m_saving(session)
    , m_said(new DimmedLine(this))
    , m_cancel(new QPushButton(tr("Cancel"), this))
    , m_withValues(new QCheckBox(tr("With &values"), this))
    , m_save(new QPushButton(tr("&Save..."), this))
{
    build();
    follow();
    setSaving(false);
}

void HistoryFoot::build()
{
    m_said->setObjectName(QStringLiteral("historyCount"));
    m_said->setMostLines(2);
    m_cancel->setObjectName(QStringLiteral("historyCancel"));
    m_save->setObjectName(QStringLiteral("historySave"));
    m_save->setToolTip(tr("Saves all lines found to a CSV file."));
    m_withValues->setObjectName(QStringLiteral("historyWithValues"));
    m_withValues->setToolTip(tr("Adds to each ending what was changed. This takes longer."));
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(room::beside, 0, room::beside, 0);
    line->addWidget(m_said, 1);
    line->addWidget(m_cancel);
    line->addWidget(m_withValues);
    line->addWidget(m_save);
}

void HistoryFoot::follow()
{
    connect(m_save, &QPushButton::clicked, this, &HistoryFoot::askWhereToSave);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        m_saving.cancel();
        emit cancelled();
    });
    connect(&m_saving, &HistorySaving::progressed, this,
            [this](qint64 lines) { say(tr("Saving: %Ln line(s)", nullptr, int(lines))); });
    connect(&m_saving, &HistorySaving::saved, this, [this](qint64 lines, const QString &file) {
        emit told(
            {Message::Kind::Information,
             tr("%Ln line(s) of the history were saved as %1.", nullptr, int(lines)).arg(file)});
    });
    connect(&m_saving, &HistorySaving::failed, this, &HistoryFoot::failed);
    connect(&m_saving, &HistorySaving::ended, this, [this] { setSaving(false); });
}

void HistoryFoot::say(const QString &sentence)
{
    m_said->showText(sentence);
}

void HistoryFoot::setSearching(bool isSearching)
{
    m_cancel->setVisible(isSearching || isSaving());
}

QWidget *HistoryFoot::sentence() const
{
    return m_said;
}

void HistoryFoot::askWhereToSave()
{
    auto *dialog = new QFileDialog(this, tr("Save the history"), tr("intray-history.csv"),
                                   tr("CSV (*.csv);;All files (*)"));
    dialog->setObjectName(QStringLiteral("historySaveDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("csv"));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &file) {
        m_saving.start(m_filter.query(), {file, m_withValues->isChecked()});
        setSaving(true);
    });
    dialog->open();
}

void HistoryFoot::setSaving(bool isSaving)
{
    const bool hadFocus = m_cancel->hasFocus();
    m_save->setEnabled(!isSaving);
    m_withValues->setEnabled(!isSaving);
    m_cancel->setVisible(isSaving);
    if (isSaving)
        return;
    if (hadFocus)
        m_save->setFocus();
    emit ended();
}

} // namespace intray
