// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/times.h"
#include "store/importing/deliverystore.h"
#include "store/line/drivererror.h"
#include "store/line/verbs.h"
#include "store/refusals/refusals.h"
#include "store/rows/rows.h"
#include "store/rules/queuestore.h"
#include "store/verifying/secondlooks.h"
#include "store/verifying/warrantystore.h"
#include "verify/doubt/recorddoubt.h"

#include <QHash>

#include <algorithm>
#include <numeric>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

constexpr int piece = 5000;

/// What became of a record of a delivery.
struct Outcomes
{
    ItemId item;
    State state = State::Open;
    bool isByPerson = false;
    bool isPassed = false;
    QDateTime finishedAt = {};
    qint64 wrongFields = 0; ///< That somebody put right.
    int doubt = 0;          ///< The place that it had when it was opened.
    QString finishedBy = {};
    bool isPutBack = false; ///< The second look left the record as it had come in.

    bool isWaiting() const { return state == State::Open || state == State::Locked; }
    /// Whoever takes a drawn record away without completing it says nothing of it.
    bool speaksAgainst() const { return wrongFields > 0 || state != State::Done; }
};

qint64 differingFields(const Record &before, const Record &now)
{
    QStringList fields = before.keys() + now.keys();
    fields.removeDuplicates();
    return std::ranges::count_if(
        fields, [&](const QString &field) { return before.value(field) != now.value(field); });
}

Outcomes outcomeOf(const Row &row)
{
    const bool isDone = row.text("state") == nameOf(State::Done);
    Outcomes one;
    one.finishedBy = row.text("finished_by");
    const bool isByPerson = !one.finishedBy.isEmpty();
    one.item = ItemId(row.number("id"));
    one.state = stateNamed(row.text("state")).value_or(State::Open);
    one.isByPerson = isDone && isByPerson;
    one.isPassed = isDone && !isByPerson && !row.text("finished_at").isEmpty();
    one.finishedAt = timeFromIso(row.text("finished_at"));
    if (!row.isNull("current"))
        one.wrongFields = differingFields(row.json("imported"), row.json("current"));
    one.doubt = int(-row.number("rank") - row.number("priority") * 1000);
    return one;
}

Outcomes secondLookOf(const Row &row)
{
    Outcomes again = outcomeOf(row);
    again.isPutBack = again.isByPerson && again.wrongFields > 0 &&
                      differingFields(row.json("came_in"), row.json("current")) == 0;
    return again;
}

/// How many fields of each people had put right before it was opened again, the most of them.
QHash<ItemId, qint64> earlierOf(Sql &sql, QueueId queue, ImportId import)
{
    QHash<ItemId, qint64> most;
    qint64 behind = 0;
    for (int rows = piece; rows == piece;) {
        rows = 0;
        sql.each("earlier_records_of_delivery",
                 {{":queue_id", queue.value()},
                  {":import", import.value()},
                  {":behind", behind},
                  {":limit", piece}},
                 [&](const Row &row) {
                     qint64 &wrong = most[ItemId(row.number("id"))];
                     wrong = std::max(wrong,
                                      differingFields(row.json("imported"), row.json("current")));
                     behind = row.number("place");
                     ++rows;
                     return true;
                 });
    }
    return most;
}

QList<Outcomes> allOf(Sql &sql, const char *statement, QueueId queue, ImportId import,
                      Outcomes (*read)(const Row &row))
{
    QList<Outcomes> all;
    qint64 behind = 0;
    for (;;) {
        const auto some = sql.all(statement,
                                  {{":queue_id", queue.value()},
                                   {":import", import.value()},
                                   {":behind", behind},
                                   {":limit", piece}},
                                  read);
        all += some;
        if (some.size() < piece)
            return all;
        behind = some.constLast().item.value();
    }
}

PassedItem passedItemOf(const QJsonArray &told)
{
    return {ItemId(told.at(0).toInteger()), told.at(1).toInt(), told.at(2).toInt() == 1};
}

Outcome<PassedItems> passHere(const Writing &writing, const ImportId &import, const ItemId &after)
{
    const Bindings ofDelivery{{":import", import.value()}};
    const auto pass = writing.sql.first("pass_of_delivery", ofDelivery, [](const Row &row) {
        return row.isNull("drawn") ? std::optional<Pass>()
                                   : Pass{int(row.number("most_doubt")), int(row.number("drawn"))};
    });
    if (!pass)
        return tl::unexpected<Error>(refused("no_such_delivery"));
    return PassedItems{
        *pass, writing.sql.all("passed_of_delivery",
                               ofDelivery + Bindings{{":after", after.value()}, {":limit", piece}},
                               [](const Row &row) {
                                   return PassedItem{ItemId(row.number("item_id")),
                                                     int(row.number("doubt")), row.isTrue("drawn")};
                               })};
}

Outcome<PassedItems> passOf(Connection &connection, const Identity &identity, ImportId import)
{
    PassedItems all;
    ItemId after;
    for (;;) {
        const auto some = carryOut(connection, identity, verbs::passOfDelivery, import, after);
        if (!some)
            return some;
        all.pass = some->pass;
        all.items += some->items;
        if (some->items.size() < piece)
            return all;
        after = some->items.constLast().item;
    }
}

/// What was put back by people who could know what was drawn is no longer taken for put back: one
/// of them alone could hide by it all that was found.
Outcome<QList<Outcomes>> doubted(Connection &connection, const Identity &identity,
                                 const QDateTime &since, QList<Outcomes> secondLooks)
{
    QHash<QString, bool> couldRead;
    for (Outcomes &again : secondLooks) {
        if (!again.isPutBack)
            continue;
        if (!couldRead.contains(again.finishedBy)) {
            const auto could = couldReadTheSample(connection, identity, again.finishedBy, since);
            if (!could)
                return tl::unexpected<Error>(could.error());
            couldRead.insert(again.finishedBy, *could);
        }
        again.isPutBack = !couldRead.value(again.finishedBy);
    }
    return secondLooks;
}

/// Counts what became of the records, with what was drawn of them.
class Counting
{
public:
    Counting(DeliveryWarranty &said, const PassedItems &passed,
             const QHash<ItemId, qint64> &earlier)
        : m_said(said)
        , m_earlier(earlier)
    {
        for (const PassedItem &one : passed.items)
            m_passed.insert(one.item, one);
        said.pass = passed.pass;
    }

    void countAgain(const Outcomes &again)
    {
        m_wanted << again.item;
        if (again.isByPerson)
            m_looks << WarrantyLook{again.finishedAt, WarrantyLook::Kind::AgainOver,
                                    again.speaksAgainst()};
        m_said.lookAgain += again.isWaiting();
        m_lookedAgain += again.isByPerson;
        m_said.figures.foundAgain += !again.isWaiting() && again.speaksAgainst();
        if (again.isPutBack)
            m_putBack << again.item;
        else if (again.isByPerson && again.wrongFields > 0)
            m_said.wrongFields << again.wrongFields;
    }

    /// After what was looked at again. What was found wrong once stays so, whatever is put back
    /// after a reopening; what a second look puts back was the first one's own slip.
    void count(Outcomes one)
    {
        if (m_putBack.contains(one.item) && !m_earlier.contains(one.item))
            one.wrongFields = 0;
        one.wrongFields = std::max(one.wrongFields, m_earlier.value(one.item, 0));
        if (one.isByPerson && (!m_first.isValid() || one.finishedAt < m_first))
            m_first = one.finishedAt;
        ++m_said.records;
        m_said.left += one.isWaiting();
        if (one.state == State::Open)
            m_said.waiting << one.item;
        m_said.opened += one.isByPerson;
        m_said.passed += one.isPassed;
        m_said.figures.opened += one.isByPerson;
        if (one.isByPerson && one.wrongFields > 0)
            m_said.wrongFields << one.wrongFields;
        noteLook(one);
        countJudged(one);
        if (const auto passed = m_passed.constFind(one.item); passed != m_passed.cend())
            countPassed(one, *passed);
    }

    QDateTime firstFinished() const { return m_first; }
    QList<WarrantyLook> looks() const { return m_looks; }

    /// Of the second looks that were drawn some are not over, so the chance of one is less.
    double shareOver() const
    {
        const double all = double(m_lookedAgain + m_said.lookAgain);
        return all > 0 ? double(m_lookedAgain) / all : 1;
    }

private:
    void noteLook(const Outcomes &one)
    {
        if (!one.isByPerson)
            return;
        using Kind = WarrantyLook::Kind;
        const auto passed = m_passed.constFind(one.item);
        const Kind kind = passed == m_passed.cend() ? Kind::Opened
                          : passed->isDrawn         ? Kind::Sampled
                                                    : Kind::Returned;
        m_looks << WarrantyLook{one.finishedAt, kind, one.wrongFields > 0};
        if (m_wanted.contains(one.item))
            m_looks << WarrantyLook{one.finishedAt, Kind::AgainWanted};
    }

    /// One that was drawn stood at a place that is not its own.
    void countJudged(const Outcomes &one)
    {
        const auto drawn = m_passed.constFind(one.item);
        const int place = drawn == m_passed.cend() ? one.doubt : drawn->doubt;
        if (one.isByPerson && place > 0)
            m_said.judged << ProvenDoubt{doubtAtPlace(place), one.wrongFields > 0};
    }

    void countPassed(const Outcomes &one, const PassedItem &passed)
    {
        ++m_said.figures.mayPass;
        if (one.isPassed)
            m_said.passedItems << passed;
        const bool wasFinished = m_earlier.contains(one.item);
        if (one.isPassed || (one.isWaiting() && !(passed.isDrawn && wasFinished)))
            return;
        if (passed.isDrawn) {
            ++m_said.figures.sampled;
            m_said.figures.found += one.isWaiting() ? one.wrongFields > 0 : one.speaksAgainst();
        } else {
            ++m_said.figures.returned;
            m_said.figures.foundReturned += one.wrongFields > 0;
        }
    }

    DeliveryWarranty &m_said;
    const QHash<ItemId, qint64> m_earlier;
    QHash<ItemId, PassedItem> m_passed;
    QSet<ItemId> m_putBack;
    QSet<ItemId> m_wanted; ///< Their second look.
    QList<WarrantyLook> m_looks;
    QDateTime m_first;
    qint64 m_lookedAgain = 0;
};

} // namespace

constinit const Verb<PassedItems, ImportId, ItemId> verbs::passOfDelivery{
    "pass_of_delivery",
    [](const Identity &, const ImportId &import, const ItemId &after) {
        return Parameters{number(":import", import.value()), number(":after", after.value()),
                          number(":limit", piece)};
    },
    [](const QJsonObject &answer) {
        PassedItems passed;
        if (answer.contains(u"drawn"_s))
            passed.pass =
                Pass{answer.value(u"most_doubt"_s).toInt(), answer.value(u"drawn"_s).toInt()};
        for (const QJsonValue one : answer.value(u"items"_s).toArray())
            passed.items << passedItemOf(one.toArray());
        return passed;
    },
    inTransaction<passHere>};

qint64 DeliveryWarranty::found() const
{
    return std::accumulate(wrongFields.begin(), wrongFields.end(), qint64(0));
}

// Some would be told that there is no such delivery, because they see none.
Outcome<DeliveryWarranty> WarrantyStore::warranty(ImportId delivery)
{
    return DoubtStore(m_connection, m_identity).mayAsk().and_then([&](Done) {
        return readWarranty(delivery);
    });
}

Outcome<DeliveryWarranty> WarrantyStore::readWarranty(ImportId delivery)
{
    const auto known = DeliveryStore(m_connection, m_identity).state(delivery);
    if (!known)
        return tl::unexpected<Error>(known.error());
    const auto rules = QueueStore(m_connection, m_identity).queue(known->delivery.queue);
    if (!rules)
        return tl::unexpected<Error>(rules.error());
    const auto passed = passOf(m_connection, m_identity, delivery);
    if (!passed)
        return tl::unexpected<Error>(passed.error());
    const auto secondLooks =
        attempt(m_connection, [&](Sql &sql) -> Outcome<QList<Outcomes>> {
            return allOf(sql, "second_looks_at_delivery", rules->id, delivery, secondLookOf);
        }).and_then([&](const QList<Outcomes> &all) {
            return doubted(m_connection, m_identity, known->delivery.at, all);
        });
    if (!secondLooks)
        return tl::unexpected<Error>(secondLooks.error());
    DeliveryWarranty said;
    said.delivery = delivery;
    said.queue = rules->name;
    said.figures.fields = rules->fields.size();
    QDateTime first;
    double shareOver = 1;
    QList<WarrantyLook> looks;
    const auto counted = attempt(m_connection, [&](Sql &sql) -> Outcome<Done> {
        Counting counting(said, *passed, earlierOf(sql, rules->id, delivery));
        for (const Outcomes &again : *secondLooks)
            counting.countAgain(again);
        for (const Outcomes &one :
             allOf(sql, "records_of_delivery", rules->id, delivery, outcomeOf))
            counting.count(one);
        first = counting.firstFinished();
        shareOver = counting.shareOver();
        looks = counting.looks();
        std::ranges::stable_sort(said.passedItems, std::greater(), &PassedItem::doubt);
        return Done();
    });
    if (!counted)
        return tl::unexpected<Error>(counted.error());
    return leastChanceOfSecondLook(m_connection, m_identity, *rules,
                                   first.isValid() ? first : QDateTime::currentDateTimeUtc())
        .map([&](double chance) {
            said.againByRules = said.figures.again = chance;
            said.steps = stepsOf(looks, said.figures);
            said.figures.again = chance * shareOver;
            return said;
        });
}

} // namespace intray
