// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "store/cancellation.h"
#include "store/historypage.h"

#include <QObject>

namespace intray {

class Session;
struct ItemDetail;

/// A search in the history, page by page as somebody reads on. Lives in the window's thread and
/// borrows the session; a new search ends the one before.
class HistoryFeed : public QObject
{
    Q_OBJECT
public:
    explicit HistoryFeed(Session &session, QObject *parent = nullptr);
    ~HistoryFeed() override;

    const HistoryQuery &query() const { return m_query; }
    bool isSearching() const { return m_searching; }
    bool hasMore() const { return m_next > 0; }

    void search(const HistoryQuery &query);
    void more(); ///< Nothing happens while a page is under way, or when there is no more.
    void cancel();
    /// The record of an item as it came and as it is now.
    void askRecord(ItemId item);

signals:
    void begun();                                        ///< What was found before is void.
    void found(const QList<intray::HistoryLine> &lines); ///< To stand behind the others.
    void recordTold(const intray::ItemDetail &detail);
    void failed(const intray::Error &error);
    void rested(); ///< Nothing is under way any more.

private:
    void ask(qint64 before);
    void receive(int search, const Outcome<HistoryPage> &page);

    Session &m_session;
    HistoryQuery m_query;
    Cancellation m_cancellation;
    int m_search = 0;
    qint64 m_next = 0;
    ItemId m_asked;
    bool m_searching = false;
};

} // namespace intray
