// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/historymodel.h"
#include "session/feeds/historyfeed.h"
#include "ui/supervisor/historysaving.h"
#include "ui/supervisor/supervisortab.h"

class QCheckBox;
class QLabel;
class QPushButton;
class QTableView;
class QTableWidget;

namespace intray {

class HistoryFilter;

/// Who did what when from where: a search in the history of all queues, read on as one scrolls, and
/// for each line what was changed in its item's record.
class HistoryTab : public SupervisorTab
{
    Q_OBJECT
public:
    explicit HistoryTab(Session &session, QWidget *parent = nullptr);

    void look() override;
    bool tryAction(WindowAction action) override;

private:
    void build();
    QWidget *makeValues();
    QWidget *makeFoot();
    void follow();
    void followSaving();
    void search();
    void take(const QList<HistoryLine> &lines);
    void sayHowMany();
    void showCurrent();
    void showVersions(const HistoryLine &line, const QList<RecordVersion> &versions);
    void showChange(const RecordChange &change, const QStringList &headings);
    void tellError(const Error &error);
    void askWhereToSave();
    void setSaving(bool saving);

    Session &m_session;
    HistoryFeed m_feed;
    HistorySaving m_saving;
    HistoryModel m_model;
    HistoryFilter *m_filter;
    QTableView *m_table;
    QLabel *m_ofItem;
    QTableWidget *m_values;
    QLabel *m_count;
    QPushButton *m_cancel;
    QCheckBox *m_withValues;
    QPushButton *m_save;
};

} // namespace intray
