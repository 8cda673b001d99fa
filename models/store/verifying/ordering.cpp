// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/rules/queuestore.h"
#include "store/supervising/bulkwork.h"
#include "store/verifying/orderstore.h"
#include "store/verifying/warrantystore.h"

#include <QCoreApplication>

#include <algorithm>

namespace intray {

namespace {

// So many come back at a time, the likeliest first; then people look at them, and the bound is
// looked at once more.
constexpr qsizetype leastReturned = 20;
constexpr qsizetype partReturned = 20; // one in so many

QString reasonOfReturn()
{
    return QCoreApplication::translate("Store",
                                       "It had passed unopened, and more was found in such "
                                       "records than the queue's rules allow.");
}

/// All that was drawn, opened or sent on has been looked at, and still too much may be wrong, which
/// more looks at what passed can help.
bool isBroken(const QueueWarranty &known, const DeliveryWarranty &delivery)
{
    if (!delivery.pass || delivery.left > 0 || delivery.lookAgain > 0 ||
        delivery.passedItems.isEmpty())
        return false;
    const auto statement = statementOn(delivery.figures, known.ground());
    return statement && statement->wrongFields > known.wish() &&
           moreToLookAt(delivery.figures, known.ground(), known.wish());
}

QList<ItemId> likeliestOf(const DeliveryWarranty &delivery)
{
    const qsizetype some = std::max(leastReturned, delivery.passedItems.size() / partReturned);
    QList<ItemId> items;
    for (const PassedItem &one : delivery.passedItems.mid(0, some))
        items << one.item;
    return items;
}

} // namespace

Outcome<KeptOrder> OrderStore::keepUp(const QString &queue, const Cancellation &cancellation)
{
    const auto rules = QueueStore(m_connection, m_identity).queue(queue);
    if (!rules)
        return tl::unexpected<Error>(rules.error());
    DoubtStore store(m_connection, m_identity);
    const auto doubts = store.doubts(queue, {}, cancellation);
    if (!doubts)
        return tl::unexpected<Error>(doubts.error());
    const auto moved =
        rules->isOrderedByDoubt() ? store.keep(*doubts, {}, cancellation) : store.forget(*doubts);
    if (!moved)
        return tl::unexpected<Error>(moved.error());
    KeptOrder done{moved->done.size()};
    if (!rules->letPass)
        return done;
    const auto plans = WarrantyStore(m_connection, m_identity).plan(queue, *doubts);
    if (!plans)
        return tl::unexpected<Error>(plans.error());
    return letPass(*plans, done).and_then([&](KeptOrder kept) {
        return returnLikeliest(queue).map([&](qint64 returned) {
            kept.returned = returned;
            return kept;
        });
    });
}

Outcome<KeptOrder> OrderStore::letPass(const QList<PlannedPass> &plans, KeptOrder done)
{
    for (const PlannedPass &plan : plans) {
        if (!plan.pass)
            continue;
        const auto some =
            WarrantyStore(m_connection, m_identity).letPass(plan.delivery, *plan.pass);
        if (!some)
            return tl::unexpected<Error>(some.error());
        done.passed += some->passed;
        done.drawn += some->drawn;
    }
    return done;
}

Outcome<qint64> OrderStore::returnLikeliest(const QString &queue)
{
    const auto known = WarrantyStore(m_connection, m_identity).warrantyOf(queue);
    if (!known)
        return tl::unexpected<Error>(known.error());
    SupervisionStore supervision(m_connection, m_identity);
    qint64 returned = 0;
    for (const DeliveryWarranty &one : known->deliveries) {
        if (!isBroken(*known, one))
            continue;
        const auto back = reopenMany(supervision, likeliestOf(one), reasonOfReturn());
        if (!back)
            return tl::unexpected<Error>(back.error());
        returned += back->done.size();
    }
    return returned;
}

} // namespace intray
