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
    qint64 cameIn = 0;      ///< So many fields, where something was changed.
    int doubt = 0;          ///< The place that it had when it was opened.

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
    const bool isByPerson = !row.text("finished_by").isEmpty();
    Outcomes one;
    one.item = ItemId(row.number("id"));
    one.state = stateNamed(row.text("state")).value_or(State::Open);
    one.isByPerson = isDone && isByPerson;
    one.isPassed = isDone && !isByPerson && !row.text("finished_at").isEmpty();
    one.finishedAt = timeFromIso(row.text("finished_at"));
    if (!row.isNull("current")) {
        const Record imported = row.json("imported");
        one.wrongFields = differingFields(imported, row.json("current"));
        one.cameIn = imported.size();
    }
    one.doubt = int(-row.number("rank") - row.number("priority") * 1000);
    return one;
}

/// How many fields of each people had put right before it was opened again, the most of them.
QHash<ItemId, qint64> earlierOf(Sql &sql, const Bindings &which)
{
    QHash<ItemId, qint64> most;
    qint64 behind = 0;
    for (int rows = piece; rows == piece;) {
        rows = 0;
        sql.each("earlier_records_of_delivery",
                 which + Bindings{{":behind", behind}, {":limit", piece}}, [&](const Row &row) {
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

QList<Outcomes> allOf(Sql &sql, const char *statement, const Bindings &which)
{
    QList<Outcomes> all;
    qint64 behind = 0;
    for (;;) {
        const auto some =
            sql.all(statement, which + Bindings{{":behind", behind}, {":limit", piece}}, outcomeOf);
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
        m_again << again.item;
        if (!again.isWaiting() && again.speaksAgainst())
            m_foundAgain << again.item;
        if (again.isByPerson)
            m_looks << WarrantyLook{again.finishedAt, WarrantyLook::Kind::AgainOver,
                                    again.speaksAgainst()};
        m_said.lookAgain += again.isWaiting();
        if (again.isByPerson && again.wrongFields > 0)
            m_said.wrongFields << again.wrongFields;
    }

    // After what was looked at again. What was found wrong once stays so, whatever is put back
    // afterwards.
    void count(Outcomes one)
    {
        one.wrongFields = std::max(one.wrongFields, m_earlier.value(one.item, 0));
        m_cameIn = std::max(m_cameIn, one.cameIn);
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
    qint64 foundAgain() const { return m_foundAgain.size(); }

    /// What nobody has in the records makes no field of theirs right.
    qint64 fields(qint64 byRules) const
    {
        return m_cameIn > 0 ? std::min(m_cameIn, byRules) : byRules;
    }

    /// As many as the rules say, or as there are: a key that the next queue has makes no item.
    double chanceOfSecondLook(double byRules) const
    {
        const auto opened = double(m_said.figures.opened);
        return opened > 0 ? std::min(byRules, double(m_again.size()) / opened) : byRules;
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
        if (m_again.contains(one.item))
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
        if (passed.isDrawn && (one.isPassed || one.isWaiting()))
            ++m_said.figures.sampleWaits;
        if (one.isPassed || one.isWaiting())
            return;
        if (passed.isDrawn) {
            ++m_said.figures.sampled;
            m_said.figures.found += one.speaksAgainst() || m_foundAgain.contains(one.item);
        } else {
            ++m_said.figures.returned;
        }
    }

    DeliveryWarranty &m_said;
    const QHash<ItemId, qint64> m_earlier;
    QHash<ItemId, PassedItem> m_passed;
    QSet<ItemId> m_again;      ///< Sent on to a second look,
    QSet<ItemId> m_foundAgain; ///< and something was found there.
    QList<WarrantyLook> m_looks;
    QDateTime m_first;
    qint64 m_cameIn = 0;
};

/// Of the queue where others look a second time; none: not valid.
Outcome<QueueId> nextQueueOf(Connection &connection, const Identity &identity, const Queue &rules)
{
    if (rules.nextQueue.isEmpty())
        return QueueId();
    return QueueStore(connection, identity).queue(rules.nextQueue).map([](const Queue &next) {
        return next.id;
    });
}

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
    const auto next = nextQueueOf(m_connection, m_identity, *rules);
    if (!next)
        return tl::unexpected<Error>(next.error());
    DeliveryWarranty said;
    said.delivery = delivery;
    said.queue = rules->name;
    const Bindings which{{":queue_id", rules->id.value()}, {":import", delivery.value()}};
    std::optional<Counting> counting;
    const auto counted = attempt(m_connection, [&](Sql &sql) -> Outcome<Done> {
        counting.emplace(said, *passed, earlierOf(sql, which));
        for (const Outcomes &again : allOf(sql, "second_looks_at_delivery",
                                           which + Bindings{{":next_queue_id", next->value()}}))
            counting->countAgain(again);
        for (const Outcomes &one : allOf(sql, "records_of_delivery", which))
            counting->count(one);
        std::ranges::stable_sort(said.passedItems, std::greater(), &PassedItem::doubt);
        return Done();
    });
    if (!counted)
        return tl::unexpected<Error>(counted.error());
    const QDateTime first = counting->firstFinished();
    return leastChanceOfSecondLook(m_connection, m_identity, *rules,
                                   first.isValid() ? first : QDateTime::currentDateTimeUtc())
        .map([&](double chance) {
            WarrantyFigures &figures = said.figures;
            said.againByRules = chance;
            figures.fields = counting->fields(rules->fields.size());
            figures.foundAgain = counting->foundAgain();
            figures.againWaits = said.lookAgain;
            figures.again = counting->chanceOfSecondLook(chance);
            said.steps = stepsOf(counting->looks(), figures);
            return said;
        });
}

} // namespace intray
