// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/itempage.h"
#include "session/session.h"

#include <QObject>

#include <functional>
#include <optional>

namespace intray {

/// Fetches the pieces of one list, newest wish first: a new query cancels the fetch of the old one.
/// Keeps a window of the list as two ends; knows nothing of models. Lives in the window's thread.
class ItemFeed : public QObject
{
    Q_OBJECT
public:
    explicit ItemFeed(Session &session, QObject *parent = nullptr);
    ~ItemFeed() override;

    const ItemQuery &query() const;
    bool isFetching() const;
    bool hasMoreAfter() const;
    bool hasMoreBefore() const;

public slots:
    void setQuery(const intray::ItemQuery &query); ///< Starts anew from the start.
    void toStart();
    void toEnd();
    void fetchAfter(); ///< The next piece; does nothing while one is under way.
    void fetchBefore();
    void refresh(int rows); ///< The window again, as it is now; `rows` as many as are shown.
    void cancel();          ///< Stops the fetch under way; what is shown stays.
    void dropBefore(const intray::Item &first); ///< The window begins with this item now.
    void dropAfter(const intray::Item &last);

signals:
    void replaced(const QList<intray::Item> &items);
    void refreshed(const QList<intray::Item> &items);
    void appended(const QList<intray::Item> &items);
    void prepended(const QList<intray::Item> &items);
    void fetchingChanged(); ///< For the busy mark.
    void failed(const intray::Error &error);

private:
    using Receive = void (ItemFeed::*)(const ItemPage &);
    void fetch(const PageRequest &request, int rows, Receive receive);
    void receive(const Outcome<ItemPage> &page, Receive receive);
    void receiveAll(const ItemPage &page);
    void receiveRefreshed(const ItemPage &page);
    void receiveAfter(const ItemPage &page);
    void receiveBefore(const ItemPage &page);
    void setWindow(const ItemPage &page);
    void end();
    void refreshIfWanted();
    void widenRefresh(const ItemPage &page);

    Session &m_session;
    ItemQuery m_query;
    Cursor m_previous; ///< The front end of the window; empty: nothing is in front of it.
    Cursor m_next;     ///< Its back end.
    std::optional<Cursor> m_first; ///< The place of its first item; none: the window is empty.
    Cancellation m_cancellation;
    quint64 m_fetch = 0; ///< Number of the newest fetch; answers of older ones are dropped.
    std::optional<int> m_refreshWanted;
    bool m_fetching = false;
};

} // namespace intray
