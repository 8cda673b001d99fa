// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/refusals/refusals.h"
#include "store/rules/queuestore.h"
#include "store/supervising/bulkwork.h"
#include "store/verifying/orderstore.h"
#include "store/verifying/warrantystore.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace intray {

namespace {

// So many come back at a time, the likeliest first; then people look at them, and the bound is
// looked at once more.
constexpr qsizetype leastReturned = 20;
constexpr qsizetype partReturned = 20; // one in so many
constexpr int million = 1'000'000;

// The same for those that are drawn and for the likeliest, because nothing tells the sample apart.
QString reasonOfReturn()
{
    return QCoreApplication::translate("Store",
                                       "It had passed unopened. More of such records are looked "
                                       "at, until it can be stated how many are right.");
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

/// How likely so many or more happen where so many are expected (Poisson).
double chanceOfSoMany(qint64 happened, double expected)
{
    double fewer = 0;
    double one = std::exp(-expected);
    for (qint64 times = 0; times < happened; ++times) {
        fewer += one;
        one *= expected / double(times + 1);
    }
    return 1 - fewer;
}

/// The sample has more that is wrong than the rules allow of what passes, and that is no chance:
/// otherwise more are drawn first.
bool saysTooMuchIsWrong(const QueueWarranty &known, const DeliveryWarranty &delivery)
{
    constexpr double seldom = 0.05;
    const WarrantyGround ground = known.ground();
    const double allowed =
        known.wish() * double(delivery.records * ground.fields) / ground.fieldsPerWrong;
    const double expected = allowed * double(delivery.figures.sampled) /
                            double(std::max<qint64>(1, delivery.figures.mayPass));
    return chanceOfSoMany(delivery.figures.found, expected) < seldom;
}

/// Enough if nothing is found in those that are added.
Pass withMoreDrawn(const QueueWarranty &known, const DeliveryWarranty &delivery)
{
    const WarrantyFigures &figures = delivery.figures;
    const auto needed =
        double(moreToLookAt(figures, known.ground(), known.wish()).value_or(figures.mayPass));
    const double rest = double(std::max<qint64>(1, figures.mayPass - figures.sampled));
    const double share = std::min(1.0, needed / rest);
    const int undrawn = million - delivery.pass->drawn;
    return {delivery.pass->mostDoubt,
            std::min(million,
                     delivery.pass->drawn + std::max(1, int(std::ceil(share * double(undrawn)))))};
}

QList<ItemId> likeliestOf(const DeliveryWarranty &delivery)
{
    const qsizetype some = std::max(leastReturned, delivery.passedItems.size() / partReturned);
    QList<ItemId> items;
    for (const PassedItem &one : delivery.passedItems.mid(0, some))
        items << one.item;
    return items;
}

/// Rounded up, so that it is never told smaller than it is.
Stated statedOf(const DeliveryWarranty &delivery, const Statement &statement, const PassRule &rule)
{
    return {delivery.delivery, delivery.records, delivery.opened,
            delivery.passed,   delivery.found(), qint64(std::ceil(statement.wrongFields * million)),
            rule.surePercent};
}

/// A slip that is planted elsewhere moves a bound a little; what somebody put on record by hand may
/// be far too small.
bool isMuchGreater(qint64 bound, qint64 onRecord)
{
    return bound * 10 > onRecord * 11;
}

QList<ItemId> drawnOf(const DeliveryWarranty &delivery)
{
    QList<ItemId> items;
    for (const PassedItem &one : delivery.passedItems)
        if (one.isDrawn)
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
            return Read{*rules, *doubts, known, WarrantyStore::plansOf(known, *doubts)};
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
            return lookFurther(now->known);
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

// What passed just now is of deliveries that waited, and waits for the next look.
Outcome<qint64> OrderStore::lookFurther(const QueueWarranty &known)
{
    qint64 returned = 0;
    for (const DeliveryWarranty &one : known.deliveries) {
        const auto back = toLookAt(known, one).and_then([&](const QList<ItemId> &items) {
            SupervisionStore supervision(m_connection, m_identity);
            return reopenMany(supervision, items, reasonOfReturn());
        });
        if (!back)
            return tl::unexpected<Error>(back.error());
        returned += back->done.size();
    }
    if (returned > 0)
        return returned;
    return putOnRecord(known).map([](Done) { return qint64(0); });
}

// Of the newest delivery that is over, once for what people did.
Outcome<Done> OrderStore::putOnRecord(const QueueWarranty &known)
{
    const auto isOver = [](const DeliveryWarranty &one) {
        return one.pass && one.left == 0 && one.lookAgain == 0;
    };
    const auto newest = std::ranges::find_if(known.deliveries, isOver);
    if (newest == known.deliveries.end())
        return Done();
    const auto statement = statementOn(newest->figures, known.ground());
    if (!statement)
        return Done();
    const Stated stated = statedOf(*newest, *statement, known.rule);
    if (known.onRecord && known.onRecord->hasFactsOf(stated) &&
        !isMuchGreater(stated.mostOfMillion, known.onRecord->mostOfMillion))
        return Done();
    return WarrantyStore(m_connection, m_identity).keepStatement(stated);
}

// What is drawn and still unopened was so when somebody died here.
Outcome<QList<ItemId>> OrderStore::toLookAt(const QueueWarranty &known,
                                            const DeliveryWarranty &delivery)
{
    const QList<ItemId> drawn = drawnOf(delivery);
    if (!drawn.isEmpty() || !isBroken(known, delivery))
        return drawn;
    if (saysTooMuchIsWrong(known, delivery))
        return likeliestOf(delivery);
    const Pass pass = withMoreDrawn(known, delivery);
    return drawMore(delivery.delivery, pass, pass.drawn - delivery.pass->drawn);
}

// Each is drawn by itself, so it may be that none is.
Outcome<QList<ItemId>> OrderStore::drawMore(ImportId delivery, const Pass &pass, int step)
{
    WarrantyStore warranties(m_connection, m_identity);
    const auto drawn =
        warranties.letPass(delivery, pass)
            .and_then([&](const PassedPiece &) { return warranties.warranty(delivery); })
            .map(drawnOf);
    if (!drawn || !drawn->isEmpty() || pass.drawn == million)
        return drawn;
    return drawMore(delivery, {pass.mostDoubt, std::min(million, pass.drawn + step)}, step);
}

} // namespace intray
