// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "queue/lockpage.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace intray {

class Session;

/// The live list of all locks for a supervisor: read anew when something changed in the database,
/// and now and then, because a client that falls silent changes nothing. Only while it is shown.
/// Lives in the window's thread.
class LockFeed : public QObject
{
    Q_OBJECT
public:
    explicit LockFeed(Session &session, QObject *parent = nullptr);
    ~LockFeed() override;

    const LockPage &page() const { return m_page; }
    const LockQuery &query() const { return m_query; }
    qint64 from() const { return m_from; }
    bool isKnown() const { return m_known; } ///< For this query.
    /// Why the list is not what it should be; none: it is.
    const std::optional<Error> &trouble() const { return m_trouble; }

    void setShown(bool shown);
    void setQuery(const LockQuery &query); ///< From its first lock on.
    void setPlace(qint64 from, int limit = 200);

public slots:
    void refresh();

signals:
    void changed(); ///< The page, or its trouble.

private:
    void look();
    void receive(const Outcome<LockPage> &page, quint64 visit);

    Session &m_session;
    LockQuery m_query;
    qint64 m_from = 0;
    int m_limit = 200;
    LockPage m_page;
    std::optional<Error> m_trouble;
    QTimer m_again;
    bool m_shown = false;
    bool m_known = false;
    bool m_looking = false;
    bool m_lookAgain = false;
    quint64 m_visit = 0; ///< Grows with every other query; a late answer carries an older one.
};

} // namespace intray
