// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/times.h"
#include "store/checking/facts.h"
#include "store/checking/seals.h"
#include "store/line/verbs.h"
#include "store/supervising/sealed.h"
#include "store/supervising/supervisionstore.h"

namespace intray {

/// So many lines at most under one seal, so that making it takes a moment only.
static constexpr int longestStretch = 10'000;

static Sealed sealedIn(const QJsonObject &answer)
{
    return {answer.value(QStringLiteral("sealed")).toInt() > 0,
            answer.value(QStringLiteral("more")).toInt() > 0};
}

namespace {

/// What a seal says of one item.
struct ItemFacts
{
    ItemId item;
    qint64 event = 0;
    QString digests;

    QString line() const
    {
        return QStringLiteral("%1|%2|%3")
            .arg(QString::number(item.value()), QString::number(event), digests);
    }
};

ItemFacts itemFactsOf(const Row &row)
{
    return {ItemId(row.number("item_id")), row.number("event_id"), digestsOfFacts(row)};
}

/// A seal that is not made yet, and how many lines wait for it.
struct Waiting
{
    Seal seal;
    QDateTime before; ///< When the newest one was made.
    bool isFull = false;
    QList<ItemFacts> items;
};

Waiting waitingIn(const Row &row)
{
    Waiting waiting{stretchIn(row), timeFromIso(row.text("made_at")), false, {}};
    waiting.seal.number = row.number("number") + 1;
    return waiting;
}

bool mayWait(const Waiting &waiting, std::chrono::seconds spare)
{
    const bool isYoung =
        waiting.before.isValid() && waiting.before.addSecs(spare.count()) > waiting.seal.madeAt;
    return waiting.seal.events + waiting.seal.rules == 0 || (!waiting.isFull && isYoung);
}

/// The lines that are read here are there for good: a file has one writer at a time, so no earlier
/// one can still come.
Outcome<std::optional<Waiting>> prepared(Connection &connection, const Identity &who, qint64 most,
                                         std::chrono::seconds spare)
{
    return attempt(connection, [&](Sql &sql) -> Outcome<std::optional<Waiting>> {
        const Snapshot snapshot(connection.d());
        Waiting waiting = *sql.first("seal_stretch", {{":limit", most}}, waitingIn);
        Seal &seal = waiting.seal;
        seal.madeAt = timeFromIso(sql.now());
        seal.madeBy = who.user;
        waiting.isFull = seal.events >= most;
        if (mayWait(waiting, spare))
            return std::nullopt;
        SealedStretch stretch = SealedStretch::read(sql, seal, {});
        waiting.items = sql.all(
            "facts_to_seal", {{":first", seal.firstEvent}, {":last", seal.lastEvent}}, itemFactsOf);
        for (const ItemFacts &item : std::as_const(waiting.items))
            stretch.items.append(item.line());
        seal.items = stretch.items.count();
        seal.events = stretch.events.count();
        seal.rules = stretch.rules.count();
        seal.digest = digestOf(seal, stretch);
        return waiting;
    });
}

Bindings bindingsOf(const Seal &seal)
{
    return {{":number", seal.number},        {":made_at", isoTime(seal.madeAt)},
            {":made_by", seal.madeBy},       {":first_event", seal.firstEvent},
            {":last_event", seal.lastEvent}, {":events", seal.events},
            {":first_rule", seal.firstRule}, {":last_rule", seal.lastRule},
            {":rules", seal.rules},          {":items", seal.items},
            {":previous", seal.previous},    {":digest", seal.digest}};
}

Sealed addSeal(Sql &sql, const Waiting &waiting)
{
    if (sql.change("add_seal", bindingsOf(waiting.seal)) == 0)
        return {};
    for (const ItemFacts &item : waiting.items)
        sql.change("add_item_seal", {{":item", item.item.value()},
                                     {":event", item.event},
                                     {":number", waiting.seal.number},
                                     {":digests", item.digests}});
    return {true, waiting.isFull};
}

Outcome<Sealed> sealHistoryHere(Connection &connection, const Identity &who,
                                const std::chrono::seconds &spare, const int &most)
{
    return prepared(connection, who, most, spare)
        .and_then([&](const std::optional<Waiting> &waiting) -> Outcome<Sealed> {
            if (!waiting)
                return Sealed{};
            return attemptInTransaction(
                connection, [&](Sql &sql) -> Outcome<Sealed> { return addSeal(sql, *waiting); });
        });
}

} // namespace

constinit const Verb<Sealed, std::chrono::seconds, int> verbs::sealHistory{
    "seal_history",
    [](const Identity &, const std::chrono::seconds &spare, const int &most) {
        return Parameters{number(":spare_seconds", spare.count()), number(":at_most", most)};
    },
    sealedIn, sealHistoryHere};

Outcome<int> SupervisionStore::sealHistory(std::chrono::seconds spare, int longest)
{
    const int most = longest > 0 ? std::min(longest, longestStretch) : longestStretch;
    for (int made = 0;; ++made) {
        const auto sealed = carryOut(m_connection, m_identity, verbs::sealHistory, spare, most);
        if (!sealed)
            return tl::unexpected<Error>(sealed.error());
        if (!sealed->isMade || !sealed->isMore)
            return made + (sealed->isMade ? 1 : 0);
    }
}

} // namespace intray
