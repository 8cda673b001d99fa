// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/feeds/glancefeed.h"

#include "session/answer.h"
#include "session/session.h"
#include "store/reading/figurestore.h"
#include "store/supervising/bulkwork.h"
#include "store/supervising/supervisionstore.h"

#include <utility>

namespace intray {

struct GlanceFeed::Seen
{
    Span span;
    Glance glance;
    QList<QDateTime> beginnings;
};

GlanceFeed::GlanceFeed(Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
}

void GlanceFeed::setSpan(Span span)
{
    m_span = span;
    look();
}

static QList<QDateTime> beginningsOf(GlanceFeed::Span span, const QDateTime &now)
{
    if (span == GlanceFeed::Span::Hours)
        return beginningsOfHours(now, 24);
    return beginningsOfDays(now, span == GlanceFeed::Span::Week ? 7 : 30);
}

/// Whoever may not see locks sees no number of them.
static void countAbandoned(Glance &glance, SupervisionStore &store)
{
    LockQuery query;
    query.onlyAbandoned = true;
    const auto locks = allLocks(store, query);
    const LockTally tally = tallyOf(locks.value_or(QList<HeldLock>()));
    for (QueueGlance &queue : glance.queues)
        queue.abandoned = tally.byQueue.value(queue.queue);
}

// Today begins at midnight here, but which day it is the database says.
void GlanceFeed::look()
{
    m_lookAgain = m_looking;
    if (m_looking)
        return;
    m_looking = true;
    const auto work = [span = m_span](FigureStore &store,
                                      SupervisionStore &locks) -> Outcome<Seen> {
        const auto now = store.now();
        if (!now)
            return tl::unexpected(now.error());
        const QList<QDateTime> beginnings = beginningsOf(span, *now);
        const QDateTime midnight = beginningsOfDays(*now, 1).constFirst();
        return store.glance({{}, midnight, beginnings.constFirst()}).map([&](Glance glance) {
            countAbandoned(glance, locks);
            return Seen{span, glance, beginnings};
        });
    };
    answer(m_session.reading().run(work), this,
           [this](const Outcome<Seen> &seen) { receive(seen); });
}

void GlanceFeed::receive(const Outcome<Seen> &seen)
{
    m_looking = false;
    const bool again = std::exchange(m_lookAgain, false);
    if (!seen) {
        m_session.noteError(seen.error());
        emit failed(seen.error());
        return;
    }
    m_glance = seen->glance;
    m_beginnings = seen->beginnings;
    emit changed();
    if (again || m_glance.behind > 0 || seen->span != m_span)
        look();
}

} // namespace intray
