// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/importing/deliverystore.h"
#include "store/line/verbs.h"
#include "store/reading/liststore.h"
#include "store/rules/queuestore.h"
#include "store/verifying/plantstore.h"
#include "store/verifying/warrantystore.h"
#include "verify/doubt/recorddoubt.h"

#include <QHash>

#include <algorithm>
#include <cmath>

namespace intray {

namespace {

// What older ones say of people and of what goes wrong is out of date.
constexpr qsizetype mostDeliveries = 20;

/// What waits of one delivery.
struct Waiting
{
    DeliveryToPlan records;
    QList<int> places; ///< Of those that might pass, the least first.
};

Waiting waitingOf(const DeliveryWarranty &delivery, const QHash<ItemId, RecordDoubt> &doubts)
{
    Waiting waiting;
    waiting.records.opened = delivery.opened;
    for (const ItemId item : delivery.waiting) {
        const auto doubt = doubts.constFind(item);
        if (doubt == doubts.cend() || doubt->breaksRule)
            ++waiting.records.broken;
        else
            waiting.places << doubt->place();
    }
    std::ranges::sort(waiting.places);
    for (const int place : std::as_const(waiting.places))
        waiting.records.doubts << doubtAtPlace(place);
    return waiting;
}

/// All of a place pass or none, because the database knows no more than places.
Pass passFor(const WarrantyPlan &plan, const Waiting &waiting)
{
    constexpr double million = 1'000'000;
    const double share = double(plan.draw) / double(plan.mayPass);
    return {waiting.places.at(plan.mayPass - 1),
            std::clamp(int(std::ceil(share * million)), 1, int(million))};
}

// What the most doubtful records of a delivery have of wrong fields is more than what is usual.
constexpr qsizetype enoughFound = 100;
constexpr double mostOfThem = 0.9;

/// Where too little was found in other deliveries, most of those in doubt are opened before any
/// pass: the sample is drawn by what was found in them. Nobody waits for it, they come first.
qint64 toOpenFirst(const DeliveryWarranty &delivery, const Waiting &waiting,
                   const WarrantyPlan &plan, const WarrantyExperience &known)
{
    if (known.wrongFields.size() - delivery.wrongFields.size() >= enoughFound)
        return 0;
    const qint64 inDoubt = waiting.records.broken + waiting.places.size() - plan.mayPass;
    const double laterOnes = (1 - mostOfThem) * double(delivery.records - plan.mayPass);
    return std::max<qint64>(0, inDoubt - qint64(std::ceil(laterOnes)));
}

/// None: the rules ask for none, and the best chance of one is looked for.
std::optional<double> secondLookAt(const DeliveryWarranty &delivery)
{
    return delivery.againByRules > 0 ? std::optional(delivery.againByRules) : std::nullopt;
}

bool isLookedAtAgain(const QueueWarranty &known, ImportId delivery)
{
    return std::ranges::any_of(known.deliveries, [&](const DeliveryWarranty &one) {
        return one.delivery == delivery && (one.pass || one.againByRules > 0);
    });
}

PlannedPass planned(const DeliveryWarranty &delivery, const Waiting &waiting,
                    const QueueWarranty &known, std::optional<double> again)
{
    PlannedPass planned{delivery.delivery, delivery.records, delivery.records, {}, {}};
    const auto plan =
        planFor(waiting.records, {known.wish(), known.confidence()}, known.experience, again);
    if (!plan || plan->mayPass == 0)
        return planned;
    planned.plan = *plan;
    planned.opened = delivery.records - plan->mayPass + plan->sample;
    planned.pass = passFor(*plan, waiting);
    planned.openFirst = toOpenFirst(delivery, waiting, *plan, known.experience);
    return planned;
}

/// With the one that is asked for, however old it is.
QList<Delivery> newestOf(const QList<Delivery> &all, ImportId only)
{
    QList<Delivery> newest = all.mid(0, mostDeliveries);
    const auto its = std::ranges::find(all, only, &Delivery::id);
    if (its - all.begin() >= newest.size() && its != all.end())
        newest << *its;
    return newest;
}

/// A line about a queue tells the whole of its rules, and with them what was stated last.
Outcome<std::optional<Stated>> newestOnRecord(Connection &connection, const Identity &identity,
                                              const QString &queue)
{
    return ListStore(connection, identity)
        .ruleEvents(RulesOf::Queue, queue, 0, 1)
        .map([](const QList<RuleEvent> &newest) {
            return newest.isEmpty() ? std::optional<Stated>()
                                    : statedIn(newest.constFirst()
                                                   .state.value_or(QJsonObject())
                                                   .value(QStringLiteral("stated"))
                                                   .toString());
        });
}

} // namespace

std::optional<Statement> QueueWarranty::statement() const
{
    const double risk = (1 - confidence()) / double(std::max<qsizetype>(1, deliveries.size()));
    const WarrantyGround its = groundOf(experience, 1 - risk);
    Statement all;
    all.wrongFields = 0;
    all.confidence = confidence();
    qint64 records = 0;
    for (const DeliveryWarranty &one : deliveries) {
        if (one.opened + one.passed == 0)
            continue;
        const auto statement = statementOn(one.figures, its);
        if (!statement)
            return {};
        all.wrongFields += statement->wrongFields * double(one.opened + one.passed);
        all.passedWrong += statement->passedWrong;
        all.openedWrong += statement->openedWrong;
        records += one.opened + one.passed;
    }
    if (records == 0)
        return {};
    all.wrongFields /= double(records);
    if (all.wrongFields >= 1) // which nobody needs to be told
        return {};
    all.fieldsPerWrong = its.fieldsPerWrong;
    all.caught = its.caught;
    return all;
}

Outcome<QueueWarranty> WarrantyStore::warrantyOf(const QString &queue, ImportId only)
{
    const auto rules = DoubtStore(m_connection, m_identity).mayAsk().and_then([&](Done) {
        return QueueStore(m_connection, m_identity).queue(queue);
    });
    if (!rules)
        return tl::unexpected<Error>(rules.error());
    const auto all = DeliveryStore(m_connection, m_identity).deliveries(queue);
    if (!all)
        return tl::unexpected<Error>(all.error());
    QueueWarranty known;
    known.rule = rules->letPass.value_or(PassRule());
    known.letsPass = rules->letPass.has_value();
    known.experience.fields = rules->fields.size();
    const auto plants = PlantStore(m_connection, m_identity).ofTeam(queue);
    if (!plants)
        return tl::unexpected<Error>(plants.error());
    if (!plants->isEmpty()) {
        known.experience.planted = plants->constFirst().slips.planted;
        known.experience.caught = plants->constFirst().slips.caught;
    }
    const auto onRecord = newestOnRecord(m_connection, m_identity, queue);
    if (!onRecord)
        return tl::unexpected<Error>(onRecord.error());
    known.onRecord = *onRecord;
    for (const Delivery &one : newestOf(*all, only)) {
        const auto delivery = readWarranty(one.id);
        if (!delivery)
            return tl::unexpected<Error>(delivery.error());
        known.experience.wrongFields += delivery->wrongFields;
        known.experience.fields = std::min(known.experience.fields, delivery->figures.fields);
        if (!only.isValid() || one.id == only)
            known.deliveries << *delivery;
    }
    return known;
}

Outcome<Done> WarrantyStore::keepStatement(const Stated &stated)
{
    return carryOut(m_connection, m_identity, verbs::keepStatement,
                    {.import = stated.delivery.value(), .statement = textOf(stated)});
}

QList<PlannedPass> WarrantyStore::plansOf(const QueueWarranty &known,
                                          const QList<RecordDoubt> &doubts)
{
    QList<PlannedPass> plans = planWith(known.rule, known, doubts);
    for (PlannedPass &plan : plans)
        if (!isLookedAtAgain(known, plan.delivery)) // so nothing could be stated of it
            plan = {plan.delivery, plan.records, plan.records, {}, {}, 0, true};
        else if (plan.openFirst > 0)
            plan.pass = {};
    return plans;
}

QList<PlannedPass> WarrantyStore::planWith(const PassRule &rule, QueueWarranty known,
                                           const QList<RecordDoubt> &doubts)
{
    known.rule = rule;
    QHash<ItemId, RecordDoubt> byItem;
    for (const RecordDoubt &one : doubts)
        byItem.insert(one.item, one);
    QList<PlannedPass> plans;
    for (const DeliveryWarranty &one : known.deliveries)
        if (one.pass && !one.waiting.isEmpty()) // what broke off in the middle goes on
            plans << PlannedPass{one.delivery, one.records, one.records - one.passed, {}, one.pass};
        else if (!one.waiting.isEmpty())
            plans << planned(one, waitingOf(one, byItem), known, secondLookAt(one));
    return plans;
}

} // namespace intray
