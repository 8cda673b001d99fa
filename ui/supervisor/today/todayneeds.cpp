// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What needs somebody today, and what is done about it.
#include "lists/celltext.h"
#include "lists/glancemodel.h"
#include "queue/daytime.h"
#include "session/answer.h"
#include "session/session.h"
#include "store/rules/queuestore.h"
#include "ui/common/rights.h"
#include "ui/common/windowsettings.h"
#include "ui/supervisor/deliveriesdialog.h"
#include "ui/supervisor/today/holders.h"
#include "ui/supervisor/today/needslist.h"
#include "ui/supervisor/today/queuefigures.h"
#include "ui/supervisor/today/todaypage.h"

#include <QAction>
#include <QLocale>
#include <QMap>

#include <algorithm>
#include <utility>

namespace intray {

void TodayPage::showNeeds()
{
    if (m_queues->glance().now.isValid())
        m_needs->showNeeds(needsOfPersons() + needsOfQueues() + needsOfQuestions() +
                           needsOfDeliveries());
}

QList<TodayNeed> TodayPage::needsOfPersons()
{
    QMap<QString, QList<HeldLock>> byUser;
    for (const HeldLock &held : m_abandoned.page().locks)
        byUser[held.lock.user] << held;
    QList<TodayNeed> needs;
    for (auto one = byUser.cbegin(); one != byUser.cend(); ++one)
        needs << needOfPerson(one.key(), one.value());
    return needs;
}

static QString queuesOf(const QList<HeldLock> &locks)
{
    QStringList queues;
    for (const HeldLock &held : locks)
        if (!queues.contains(held.queue))
            queues << held.queue;
    return cellText(QLocale().createSeparatedList(queues));
}

TodayNeed TodayPage::needOfPerson(const QString &user, const QList<HeldLock> &locks)
{
    const auto latest = std::ranges::max(locks, {}, &HeldLock::idleSince).idleSince;
    const bool isExpired = std::ranges::all_of(locks, &HeldLock::isExpired);
    const QString queues = queuesOf(locks);
    TodayNeed need{
        Sign::Warning,
        tr("%1 holds %n item(s) and has typed nothing since %2.", nullptr, int(locks.size()))
            .arg(cellText(user), clockTime(latest)),
        isExpired ? tr("%1; the time of the locks is over.").arg(queues)
                  : tr("%1; the program does not respond.").arg(queues)};
    if (whyNotAllowed(m_session, {Role::Supervisor}).isEmpty())
        need.steps = {{tr("Release..."), [this, locks] { m_holders->release(locks); }},
                      {tr("Reassign..."), [this, locks] { m_holders->reassign(locks); }}};
    return need;
}

static QString sentenceOn(const QueueGlance &queue, const Need &need)
{
    return TodayPage::tr("%1: %2.").arg(cellText(queue.title), wordsFor(need));
}

QList<TodayNeed> TodayPage::needsOfQueues()
{
    const QLocale here;
    QList<TodayNeed> needs;
    for (const QueueGlance &queue : m_queues->glance().queues) {
        const TodayNeed::Step show{tr("Show the queue"),
                                   [this, name = queue.queue] { emit queueWanted(name); }};
        const QString title = cellText(queue.title);
        if (!queue.tableFault.isEmpty())
            needs << TodayNeed{Sign::Fault,
                               tr("The table of %1 has changed.").arg(title),
                               queue.tableFault,
                               {show}};
        for (const Need &need : needsOf(queue, m_queues->glance().now))
            if (need.what != Need::Of::AbandonedLocks) // said of those who hold them
                needs << TodayNeed{Sign::Warning, sentenceOn(queue, need), {}, {show}};
        const Queue rules = m_session.queueNamed(queue.queue);
        if (rules.paused)
            needs << TodayNeed{Sign::Note,
                               rules.pauseMessage.isEmpty()
                                   ? tr("%1 is paused.").arg(title)
                                   : tr("%1 is paused: “%2”").arg(title, rules.pauseMessage),
                               tr("%1 open").arg(here.toString(queue.open)),
                               {{tr("Resume"), [this, name = queue.queue] { resume(name); }}}};
    }
    return needs;
}

// Whoever is asked has the question in their own list; here stands what nobody answered in time.
QList<TodayNeed> TodayPage::needsOfQuestions()
{
    const QDateTime now = m_queues->glance().now;
    const auto isLate = [&](const Question &one) { return one.isLate(now); };
    const auto late = int(std::ranges::count_if(m_questions, isLate));
    const QAction *show = m_actions.of(WindowAction::Questions);
    if (late == 0 || !show->isEnabled())
        return {};
    const auto open = int(m_questions.size());
    return {TodayNeed{Sign::Warning,
                      tr("Nobody answered %n question(s) in time.", nullptr, late),
                      tr("%n question(s) are open.", nullptr, open),
                      {{tr("Show the questions..."),
                        [this] { m_actions.of(WindowAction::Questions)->trigger(); }}}}};
}

QList<TodayNeed> TodayPage::needsOfDeliveries()
{
    const QStringList seen = seenDeliveries();
    QList<TodayNeed> needs;
    for (const Delivery &one : std::as_const(m_rejected)) {
        if (seen.contains(QString::number(one.id.value())))
            continue;
        const QString time = clockTime(one.at);
        needs << TodayNeed{
            Sign::Fault,
            tr("The import of %1 rejected %n row(s).", nullptr, int(one.counts.rejected))
                .arg(cellText(one.source)),
            tr("%1, today at %2").arg(m_session.queueNamed(one.queue).displayTitle(), time),
            {{tr("Show the imports..."), [this, name = one.queue] { showDeliveries(name); }},
             //: Of rows that an import rejected: the line goes.
             {tr("Seen"), [this, id = one.id] { settle(id); }}}};
    }
    return needs;
}

QString TodayPage::seenSetting() const
{
    return QStringLiteral("seenImports/") + WindowSettings::part(m_session.url().text());
}

QStringList TodayPage::seenDeliveries() const
{
    return m_settings.value(seenSetting()).toStringList();
}

// Those of other days are not told any more.
void TodayPage::settle(ImportId delivery)
{
    const QStringList before = seenDeliveries();
    QStringList seen;
    for (const Delivery &one : std::as_const(m_rejected)) {
        const QString id = QString::number(one.id.value());
        if (one.id == delivery || before.contains(id))
            seen << id;
    }
    m_settings.setValue(seenSetting(), seen);
    // Its row goes, and with it the button that was pressed.
    QMetaObject::invokeMethod(this, &TodayPage::showNeeds, Qt::QueuedConnection);
}

void TodayPage::resume(const QString &queue)
{
    const QString title = m_session.queueNamed(queue).displayTitle();
    const auto work = [queue](QueueStore store) { return store.pauseQueue(queue, false); };
    answer(m_session.actions().run(work), this, [this, title](const auto &done) {
        if (done) {
            emit told({Message::Kind::Information, tr("%1 gives out items again.").arg(title)});
        } else {
            m_session.noteError(done.error());
            emit told({Message::Kind::Problem, done.error().sentence, done.error().detail});
        }
        m_session.lookNow();
    });
}

void TodayPage::showDeliveries(const QString &queue)
{
    auto *dialog = new DeliveriesDialog(m_session, m_session.queueNamed(queue), this);
    connect(dialog, &DeliveriesDialog::ended, this, [this](const QString &sentence) {
        emit told({Message::Kind::Information, sentence});
    });
    connect(dialog, &DeliveriesDialog::importWanted, this, &TodayPage::importWanted);
    dialog->open();
}

} // namespace intray
