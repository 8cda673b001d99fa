// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "queue/historypage.h"
#include "queue/recordversion.h"
#include "store/cancellation.h"

#include <QObject>

namespace intray {

class Session;

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
    /// What became of the values of this line's item.
    void askVersions(const HistoryLine &line);

signals:
    void begun();                                        ///< What was found before is void.
    void found(const QList<intray::HistoryLine> &lines); ///< To stand behind the others.
    void versionsTold(const intray::HistoryLine &line,
                      const QList<intray::RecordVersion> &versions);
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
    qsizetype m_found = 0; ///< Since somebody asked for some, or for more.
    qint64 m_asked = 0;    ///< The event of the line.
    bool m_searching = false;
};

} // namespace intray
