// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/refusals/refusals.h"
#include "store/rules/queuestore.h"
#include "store/supervising/bulkwork.h"
#include "store/verifying/orderstore.h"

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

/// A queue as it is, and what follows from its rules.
struct OrderStore::Read
{
    Queue rules;
    QList<RecordDoubt> doubts;
    QueueWarranty known = {}; ///< Where it lets records pass.
    QList<PlannedPass> plans = {};
};

Outcome<OrderStore::Read> OrderStore::read(const QString &queue, Progress progress,
                                           const Cancellation &cancellation)
{
    const auto rules = QueueStore(m_connection, m_identity).queue(queue);
    if (!rules)
        return tl::unexpected<Error>(rules.error());
    const auto doubts =
        DoubtStore(m_connection, m_identity).doubts(queue, std::move(progress), cancellation);
    if (!doubts)
        return tl::unexpected<Error>(doubts.error());
    if (!rules->letPass)
        return Read{*rules, *doubts};
    return WarrantyStore(m_connection, m_identity)
        .warrantyOf(queue)
        .map([&](const QueueWarranty &known) {
            return Read{*rules, *doubts, known,
                        WarrantyStore::planWith(*rules->letPass, known, *doubts)};
        });
}

Outcome<OrderStore::Read> OrderStore::readPassing(const QString &queue, Progress progress,
                                                  const Cancellation &cancellation)
{
    return read(queue, std::move(progress), cancellation)
        .and_then([](const Read &read) -> Outcome<Read> {
            if (!read.rules.letPass)
                return tl::unexpected<Error>(refused("passes_nothing"));
            return read;
        });
}

Outcome<KeptOrder> OrderStore::keepUp(const QString &queue, const Cancellation &cancellation)
{
    const auto now = read(queue, {}, cancellation);
    if (!now)
        return tl::unexpected<Error>(now.error());
    KeptOrder done;
    return keepPlaces(*now, cancellation)
        .and_then([&](qint64 moved) {
            done.moved = moved;
            return pass(*now);
        })
        .and_then([&](const QList<PassedDelivery> &passed) {
            for (const PassedDelivery &one : passed) {
                done.passed += one.done.passed;
                done.drawn += one.done.drawn;
            }
            return returnLikeliest(now->known);
        })
        .map([&](qint64 returned) {
            done.returned = returned;
            return done;
        });
}

Outcome<QList<PassedDelivery>> OrderStore::letPass(const QString &queue, Progress progress,
                                                   const Cancellation &cancellation)
{
    const auto now = readPassing(queue, std::move(progress), cancellation);
    if (!now)
        return tl::unexpected<Error>(now.error());
    return keepPlaces(*now, cancellation).and_then([&](qint64) { return pass(*now); });
}

Outcome<QList<PassedDelivery>> OrderStore::tryPass(const QString &queue, Progress progress,
                                                   const Cancellation &cancellation)
{
    return readPassing(queue, std::move(progress), cancellation).map([](const Read &now) {
        QList<PassedDelivery> deliveries;
        for (const PlannedPass &plan : now.plans)
            deliveries << PassedDelivery{plan, {}};
        return deliveries;
    });
}

Outcome<qint64> OrderStore::keepPlaces(const Read &read, const Cancellation &cancellation)
{
    DoubtStore store(m_connection, m_identity);
    return (read.rules.isOrderedByDoubt() ? store.keep(read.doubts, {}, cancellation)
                                          : store.forget(read.doubts))
        .map([](const BulkResult &moved) { return moved.done.size(); });
}

Outcome<QList<PassedDelivery>> OrderStore::pass(const Read &read)
{
    QList<PassedDelivery> deliveries;
    for (const PlannedPass &plan : read.plans) {
        deliveries << PassedDelivery{plan, {}};
        if (!plan.pass)
            continue;
        const auto some =
            WarrantyStore(m_connection, m_identity).letPass(plan.delivery, *plan.pass);
        if (!some)
            return tl::unexpected<Error>(some.error());
        deliveries.last().done = *some;
    }
    return deliveries;
}

/// What passed just now is of deliveries that waited, and waits for the next look.
Outcome<qint64> OrderStore::returnLikeliest(const QueueWarranty &known)
{
    SupervisionStore supervision(m_connection, m_identity);
    qint64 returned = 0;
    for (const DeliveryWarranty &one : known.deliveries) {
        if (!isBroken(known, one))
            continue;
        const auto back = reopenMany(supervision, likeliestOf(one), reasonOfReturn());
        if (!back)
            return tl::unexpected<Error>(back.error());
        returned += back->done.size();
    }
    return returned;
}

} // namespace intray
