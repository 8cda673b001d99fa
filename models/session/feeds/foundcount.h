// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/itempage.h"
#include "store/cancellation.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace intray {

class Session;

/// How many items a list has in all of which only a piece is shown: counted in pieces, so that
/// whatever is asked for meanwhile comes in between, and given up where that would take long. Lives
/// in the window's thread; borrows the session.
class FoundCount : public QObject
{
    Q_OBJECT
public:
    explicit FoundCount(Session &session, QObject *parent = nullptr);
    ~FoundCount() override;

    void count(const ItemQuery &query); ///< Forgets what was counted before.
    void countAgain();   ///< The same list has changed: soon, and what is known holds until then.
    void note(int gone); ///< So many have left the list since.
    void stop();         ///< Nothing is known, and nothing is asked any more.
    /// Once they are known; none: not yet, or too many to be counted.
    std::optional<qint64> found() const { return m_found; }

signals:
    void changed();

private:
    void ask(const PageRequest &request);
    void receive(const ItemPage &page);
    void cancel();

    Session &m_session;
    ItemQuery m_query;
    std::optional<qint64> m_found;
    qint64 m_counted = 0;
    quint64 m_question = 0; ///< Answers to older ones are dropped.
    Cancellation m_cancellation;
    QTimer m_soon;
};

} // namespace intray
