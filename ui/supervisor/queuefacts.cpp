// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What is read beside the rules on the page of the queues.
#include "session/answer.h"
#include "session/session.h"
#include "store/importing/deliverystore.h"
#include "ui/common/pagehead.h"
#include "ui/common/rolewords.h"
#include "ui/supervisor/listbeside.h"
#include "ui/supervisor/queuespage.h"
#include "ui/supervisor/rulesentences.h"
#include "ui/supervisor/rulesform.h"

#include <QLocale>

#include <utility>

namespace intray {

QWidget *QueuesPage::firstPlace() const
{
    return m_split->firstPlace();
}

void QueuesPage::lookForDelivery()
{
    const QueueLoad load = m_feed.load(current());
    const qint64 before = std::exchange(m_items, load.open + load.held);
    if (m_itemsOf == current() && m_items > before)
        askForDeliveries();
    m_itemsOf = current();
}

void QueuesPage::readDeliveries()
{
    const bool isThere = !current().isEmpty(); // else those of all queues would be read
    m_form->showDeliveries(isThere ? QString() : sentenceOnDeliveries({}), {});
    if (isThere)
        askForDeliveries();
}

void QueuesPage::askForDeliveries()
{
    const auto work = [queue = current()](DeliveryStore store) { return store.deliveries(queue); };
    answer(m_session.reading().run(work), this,
           [this, queue = current()](const Outcome<QList<Delivery>> &read) {
               if (read && queue == current())
                   m_form->showDeliveries(sentenceOnDeliveries(*read), linesOnDeliveries(*read));
           });
}

static QString wordsAbout(const User &user)
{
    QStringList roles;
    for (const Role role : user.roles)
        roles << titleOf(role);
    return QueuesPage::tr("%1 (%2)").arg(user.name, roles.join(QStringLiteral(", ")));
}

static bool worksIn(const User &user, const QString &queue)
{
    return user.active && (user.queues.isEmpty() || user.queues.contains(queue));
}

QStringList QueuesPage::peopleOf(const QString &queue) const
{
    QStringList people;
    for (const User &user : m_feed.users().value_or(QList<User>()))
        if (worksIn(user, queue))
            people << user.name;
    return people;
}

// Of them all, over the list; where this is a choice, it stands in the sentence's place.
void QueuesPage::saySum()
{
    const QList<Queue> queues = m_session.queues();
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
    m_listHead->setSentence(m_split->isNarrow() ? QString() : sentences.join(u' '));
}

/// How busy it is, and who works in it.
QString QueuesPage::sentenceOn(const QString &queue) const
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
    const QStringList people = peopleOf(queue);
    constexpr qsizetype most = 3;
    if (people.size() > most)
        sentences << tr("%n people work here.", nullptr, int(people.size()));
    else if (people.size() > 1)
        sentences << tr("%1 work here.").arg(QLocale().createSeparatedList(people));
    else if (!people.isEmpty())
        sentences << tr("%1 works here.").arg(people.constFirst());
    return sentences.join(u' ');
}

QString QueuesPage::membersOf(const QString &queue) const
{
    if (!m_feed.users())
        return tr("An administrator sees here who works in this queue.");
    QStringList members;
    for (const User &user : *m_feed.users()) {
        if (worksIn(user, queue))
            members << wordsAbout(user);
    }
    if (!members.isEmpty())
        return members.join(QStringLiteral(", "));
    return m_session.url().isServer()
               ? tr("Nobody yet. Give a login the role clerk and this queue.")
               : tr("Everybody who can write to the file; nobody is listed.");
}

} // namespace intray
