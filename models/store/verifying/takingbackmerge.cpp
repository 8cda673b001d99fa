// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/recordversion.h"
#include "queue/times.h"
#include "store/embedded/changedrecord.h"
#include "store/line/verbs.h"
#include "store/reading/liststore.h"
#include "store/refusals/refusals.h"
#include "store/supervising/reopening.h"
#include "store/verifying/duplicatestore.h"
#include "store/work/workstore.h"

#include <algorithm>

namespace intray {

namespace {

using namespace Qt::StringLiterals;

ItemId keeperIn(const Event &merged)
{
    return ItemId(merged.detail.value(u"into"_s).toInteger());
}

bool tellsMerge(const Event &event, ItemId keeper, ItemId item)
{
    return event.kind == EventKind::Absorbed && event.item == keeper &&
           !event.detail.contains(u"undone"_s) &&
           event.detail.value(u"from"_s).toInteger() == item.value();
}

/// The item that is kept, as it stands.
struct Kept
{
    ItemId item;
    QString key;
    State state = State::Open;
    Lock lock;
};

std::optional<Kept> keptOf(const Writing &writing, ItemId item)
{
    return writing.sql.first(
        "item_to_merge",
        {{":item", item.value()}, {":user", writing.identity.user}, {":now", writing.now}},
        [](const Row &row) {
            return Kept{ItemId(row.number("id")), row.text("key"),
                        stateNamed(row.text("state")).value_or(State::Open), lockOf(row)};
        });
}

/// The two digests of the line of a merge, BEFORE:AFTER; empty: it changed nothing.
QString digestsIn(const Event &line)
{
    return line.detail.value(u"digest"_s).toString();
}

std::optional<Error> whyItStays(const Writing &writing, const Kept &kept, const Event &line)
{
    if (kept.state == State::Locked)
        return refused("kept_held", {kept.lock, State::Locked, {{"key", kept.key}}});
    if (kept.state != State::Open)
        return refused("kept_finished", {{"key", kept.key}});
    const bool isWorkedOn =
        writing.sql
            .number("count_work_since", {{":item", kept.item.value()}, {":event", line.id}}, "n")
            .toLongLong() > 0;
    if (isWorkedOn || digestOfItem(writing, kept.item) != digestsIn(line).section(u':', 1))
        return refused("kept_worked_on", {{"key", kept.key}});
    return std::nullopt;
}

struct FormerRecord
{
    Record record;
    QString digest;
};

/// The record of this digest that the item had once.
std::optional<FormerRecord> formerRecord(const Writing &writing, ItemId item, const QString &digest)
{
    const auto all =
        writing.sql.all("former_records", {{":item", item.value()}}, [](const Row &row) {
            return FormerRecord{row.json("record"), digestOfRecord(row.text("record"))};
        });
    const auto found = std::ranges::find(all, digest, &FormerRecord::digest);
    return found == all.end() ? std::nullopt : std::optional(*found);
}

/// What became of the kept one's record.
struct PutBack
{
    QString digests;
    std::optional<Error> stays;
};

PutBack putBack(const Writing &writing, const Kept &kept, const Event &line)
{
    if (const auto why = whyItStays(writing, kept, line))
        return {{}, why};
    const auto former = formerRecord(writing, kept.item, digestsIn(line).section(u':', 0, 0));
    if (!former)
        return {{}, refused("kept_not_known", {{"key", kept.key}})};
    return {changeRecord(writing, kept.item, kept.key, former->record), {}};
}

QJsonObject toldOf(ItemId item, const PutBack &back)
{
    QJsonObject told{{u"from"_s, item.value()}, {u"undone"_s, 1}};
    if (!back.digests.isEmpty())
        told.insert(u"digest"_s, back.digests);
    if (back.stays)
        told.insert(u"stays"_s, 1);
    return told;
}

Outcome<TakenBackMerge> takeBackHere(const Writing &writing, const ItemId &item, const QString &,
                                     const OperationId &operation)
{
    const auto it = writing.holding(item);
    if (!it)
        return tl::unexpected<Error>(refused("no_such_item", {{"item", item}}));
    if (const auto told =
            writing.sql.first("event_of_operation", {{":operation", operation}}, eventOf))
        return told->kind == EventKind::Reopened && told->item == item &&
                       told->user == writing.identity.user
                   ? Outcome<TakenBackMerge>(TakenBackMerge())
                   : tl::unexpected<Error>(refused("called_off"));
    const auto ending = writing.sql.first("last_event", {{":item", item.value()}}, eventOf);
    if (it->state != State::Dismissed || !ending || ending->kind != EventKind::Merged)
        return tl::unexpected<Error>(refused("not_merged"));
    const ItemId keeper = keeperIn(*ending);
    if (const auto why = reopenOne(writing, item, {{u"into"_s, keeper.value()}}, operation))
        return tl::unexpected<Error>(*why);
    const auto kept = keptOf(writing, keeper);
    const auto line = writing.sql.first(
        "line_of_merge",
        {{":keeper", keeper.value()}, {":at", isoTime(ending->at)}, {":item", item.value()}},
        eventOf);
    PutBack back;
    if (kept && line && !digestsIn(*line).isEmpty())
        back = putBack(writing, *kept, *line);
    writing.tell(EventKind::Absorbed, keeper, {}, {}, toldOf(item, back));
    return TakenBackMerge{back.stays};
}

/// The record of the kept one from before the merge; empty: the merge changed nothing.
Record formerOf(const QList<Event> &history, const QList<RecordVersion> &versions, ItemId keeper,
                ItemId item)
{
    for (auto event = history.crbegin(); event != history.crend(); ++event)
        if (tellsMerge(*event, keeper, item))
            for (qsizetype at = 1; at < versions.size(); ++at)
                if (versions.at(at).finishedAt == event->at)
                    return versions.at(at - 1).record;
    return {};
}

} // namespace

constinit const Verb<TakenBackMerge, ItemId, QString, OperationId> verbs::takeBackMerge{
    "take_back_merge",
    [](const Identity &who, const ItemId &item, const QString &search,
       const OperationId &operation) {
        return Parameters{number(":item", item.value()), text(":search", search),
                          uuid(":operation", operation), stationOf(who)};
    },
    [](const QJsonObject &answer) {
        const QJsonObject stays = answer.value(u"stays"_s).toObject();
        return TakenBackMerge{stays.isEmpty() ? std::nullopt : std::optional(refusals::in(stays))};
    },
    inTransaction<takeBackHere>};

// What searching looks into is the program's to say, so it reads what the record will be.
Outcome<TakenBackMerge> DuplicateStore::takeBackMerge(ItemId item, const OperationId &operation)
{
    WorkStore work(m_connection, m_identity);
    const auto history = work.history(item);
    if (!history)
        return tl::unexpected<Error>(history.error());
    ItemId keeper;
    for (const Event &event : *history)
        if (event.item == item && event.kind == EventKind::Merged)
            keeper = keeperIn(event);
    if (!keeper.isValid())
        return tl::unexpected<Error>(refused("not_merged"));
    const auto ofKeeper = work.history(keeper);
    if (!ofKeeper)
        return tl::unexpected<Error>(ofKeeper.error());
    const auto versions = ListStore(m_connection, m_identity).recordVersions(keeper);
    if (!versions)
        return tl::unexpected<Error>(versions.error());
    return carryOut(m_connection, m_identity, verbs::takeBackMerge, item,
                    searchTextOfValues(formerOf(*ofKeeper, *versions, keeper, item)), operation);
}

} // namespace intray
