// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/queuefacts.h"

#include "session/feeds/queuefeed.h"
#include "session/session.h"
#include "ui/common/rolewords.h"

#include <QLocale>

namespace intray {

QueueFacts::QueueFacts(const Session &session, const QueueFeed &feed)
    : m_session(session)
    , m_feed(feed)
{
}

QString QueueFacts::ofAll() const
{
    const QList<Queue> &queues = m_session.queues();
    qint64 open = 0;
    int paused = 0;
    bool isKnown = queues.size() > 1;
    for (const Queue &queue : queues) {
        isKnown = isKnown && m_feed.isKnown(queue.name);
        open += m_feed.load(queue.name).open;
        paused += queue.paused ? 1 : 0;
    }
    QStringList sentences{tr("%n queue(s).", nullptr, int(queues.size()))};
    if (isKnown)
        sentences << tr("%1 open in all.").arg(QLocale().toString(open));
    if (paused > 0)
        sentences << tr("%n of them are paused.", nullptr, paused);
    return sentences.join(u' ');
}

QString QueueFacts::of(const QString &queue) const
{
    QStringList sentences;
    if (!m_feed.isKnown(queue)) {
        sentences << tr("Counting the items...");
    } else {
        const QueueLoad load = m_feed.load(queue);
        const QLocale here;
        sentences
            << tr("%1 open, %2 locked.").arg(here.toString(load.open), here.toString(load.held));
    }
    const QString who = aboutPeople(peopleOf(queue));
    if (!who.isEmpty())
        sentences << who;
    return sentences.join(u' ');
}

QString QueueFacts::aboutPeople(const QStringList &people) const
{
    constexpr qsizetype most = 3;
    if (people.size() > most)
        return tr("%n people work here.", nullptr, int(people.size()));
    if (people.size() > 1)
        return tr("%1 work here.").arg(QLocale().createSeparatedList(people));
    return people.isEmpty() ? QString() : tr("%1 works here.").arg(people.constFirst());
}

static bool worksIn(const User &user, const QString &queue)
{
    return user.active && (user.queues.isEmpty() || user.queues.contains(queue));
}

QStringList QueueFacts::peopleOf(const QString &queue) const
{
    QStringList people;
    for (const User &user : m_feed.users().value_or(QList<User>()))
        if (worksIn(user, queue))
            people << user.name;
    return people;
}

static QString rolesOf(const User &user)
{
    QStringList roles;
    for (const Role role : user.roles)
        roles << titleOf(role);
    return roles.join(QStringLiteral(", "));
}

QString QueueFacts::membersOf(const QString &queue) const
{
    if (!m_feed.users())
        return tr("An administrator sees here who works in this queue.");
    QStringList members;
    for (const User &user : *m_feed.users())
        if (worksIn(user, queue))
            members << tr("%1 (%2)").arg(user.name, rolesOf(user));
    if (!members.isEmpty())
        return members.join(QStringLiteral(", "));
    return m_session.url().isServer()
               ? tr("Nobody yet. Give a login the role clerk and this queue.")
               : tr("Everybody who can write to the file; nobody is listed.");
}

} // namespace intray
