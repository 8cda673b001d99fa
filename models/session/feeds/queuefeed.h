// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "queue/figures.h"
#include "queue/role.h"

#include <QMap>
#include <QObject>
#include <QTimer>

#include <optional>

namespace intray {

class Session;

/// What the page of the queues shows beside their rules: how busy each is, who works there, how
/// long people take in one of them. How busy they are is counted anew after changes, as long as it
/// is shown, with the pauses of FigureFeed. Lives in the window's thread.
class QueueFeed : public QObject
{
    Q_OBJECT
public:
    explicit QueueFeed(Session &session, QObject *parent = nullptr);
    ~QueueFeed() override;

    bool isKnown(const QString &queue) const { return m_loads.contains(queue); }
    QueueLoad load(const QString &queue) const { return m_loads.value(queue); }
    /// None: not read yet, or not for this user to know.
    const std::optional<QList<User>> &users() const { return m_users; }

    void setShown(bool shown);
    /// Asks how long people take in this queue; an answer about another one is not told any more.
    void measure(const QString &queue);

public slots:
    void refresh(); ///< Counts, and reads who works where.

signals:
    void loadsChanged();
    void usersChanged();
    void measured(const intray::HandlingTimes &times);

private:
    struct Counted;
    void countIfStale();
    void count();
    void receive(const Outcome<Counted> &counted);
    void readUsers();

    Session &m_session;
    QMap<QString, QueueLoad> m_loads;
    std::optional<QList<User>> m_users;
    QTimer m_pause;
    bool m_shown = false;
    bool m_counting = false;
    bool m_stale = false; ///< Something happened since the last count.
    quint64 m_visit = 0;  ///< Grows with every other queue that is measured.
};

} // namespace intray
