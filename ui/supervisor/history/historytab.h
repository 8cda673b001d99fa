// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/historymodel.h"
#include "session/feeds/historyfeed.h"
#include "ui/supervisor/supervisortab.h"

namespace intray {

class HistoryFilter;
class HistoryFoot;
class HistoryTable;
class LineChange;
class LinePlaces;
class NothingFound;

/// Who did what when from where: a search in the history of all queues, read on as one scrolls, and
/// for each line what was changed in its item's record (LineChange) and what can be done from there
/// (LineActions). Where each stands is for LinePlaces to say.
class HistoryTab : public SupervisorTab
{
    Q_OBJECT
public:
    explicit HistoryTab(Session &session, QWidget *parent = nullptr);

    void look() override;
    bool tryAction(WindowAction action) override;
    QWidget *firstPlace() const override;
    QWidget *foot() const override;

private:
    void build();
    void follow();
    void arrange();
    void search();
    void take(const QList<HistoryLine> &lines);
    void readOn();
    void sayWhatIsThere();
    void sayHowMany();
    QString howMany() const;
    void showCurrent();
    void showVersions(const HistoryLine &line, const QList<RecordVersion> &versions);
    void receiveUndone(const QString &sentence);
    void tellError(const Error &error);

    Session &m_session;
    HistoryFeed m_feed;
    HistoryModel m_model;
    HistoryFilter *m_filter;
    HistoryTable *m_table;
    HistoryFoot *m_foot;
    NothingFound *m_nothing;
    LinePlaces *m_places = nullptr;
    LineChange *m_change = nullptr;
    bool m_isRead = false; ///< There is an answer to the last search.
    qint64 m_chosen = 0;   ///< The line that is to be chosen again once it is found.
};

} // namespace intray
