// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QStringList>

namespace intray {

class QueueFeed;
class Session;

/// What is known of queues beside their rules, in sentences: how busy they are and who works there.
/// Borrows session and feed, which outlive it. In the window's thread.
class QueueFacts
{
    Q_DECLARE_TR_FUNCTIONS(intray::QueuesPage)
public:
    QueueFacts(const Session &session, const QueueFeed &feed);

    QString ofAll() const;
    QString of(const QString &queue) const;
    QStringList peopleOf(const QString &queue) const;
    QString membersOf(const QString &queue) const; ///< With their roles.

private:
    QString aboutPeople(const QStringList &people) const;

    const Session &m_session;
    const QueueFeed &m_feed;
};

} // namespace intray
