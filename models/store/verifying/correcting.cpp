// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/correction.h"
#include "store/eachonce.h"
#include "store/embedded/changedrecord.h"
#include "store/line/verbs.h"
#include "store/refusals/refusals.h"
#include "store/verifying/correctionstore.h"

#include <QJsonArray>

namespace intray {

namespace {

using namespace Qt::StringLiterals;

/// An item as it stands.
struct Standing
{
    QString key;
    State state = State::Open;
    Lock lock;
    qint64 change = 0;
    Record record;
    Record known; ///< What it has or came in with.
    RecordLimits limits;
    bool isKeyedTwice = false;
    bool isForOthers = false; ///< This user did the step before, and may not do this one.
    bool isAdopted = false;
    bool isCorrected = false;  ///< By this correction,
    bool isProposed = false;   ///< or proposed by it;
    bool isToWithdraw = false; ///< or proposed, as the last one, by the one that it takes back.
    Record proposed;
    bool isOwnProposal = false; ///< Not somebody else's or a file's, which would be named for more.
    ImportId delivery;          ///< That brought it and corrects it itself; none: a person does.
};

/// What became of an item.
enum class Became { Corrected, Proposed };

Standing standingOf(const Row &row)
{
    return {row.text("key"),
            stateNamed(row.text("state")).value_or(State::Open),
            lockOf(row),
            row.number("change"),
            row.json("record"),
            withGiven(row.json("imported"), row.json("current"), Given::FieldsToChange),
            recordLimitsOf(row),
            row.isTrue("is_keyed_twice"),
            row.isTrue("is_for_others"),
            row.isTrue("is_adopted"),
            row.isTrue("is_corrected"),
            row.isTrue("is_proposed"),
            row.isTrue("is_to_withdraw"),
            row.json("proposed"),
            row.isTrue("is_proposed_by_user"),
            ImportId(row.number("corrected_by_delivery"))};
}

bool isNone(const QJsonValue &value)
{
    return value.isNull() || value.isUndefined();
}

/// What is proposed already stays as it is, under the name of whoever proposed it.
std::optional<Error> proposingRefused(const Standing &it, const ItemToCorrect &item,
                                      const QString &field)
{
    if (it.proposed.value(field) == item.to)
        return refused("correct_proposed_already", {it.lock, State::Locked});
    if (it.proposed.contains(field) || (!it.proposed.isEmpty() && !it.isOwnProposal))
        return refused("correct_proposed_otherwise", {it.lock, State::Locked});
    return std::nullopt;
}

std::optional<Error> refusedFor(const Standing &it, const ItemToCorrect &item,
                                const BulkCorrection &correction, const Record &corrected)
{
    if (isNone(item.from) || isNone(item.to) || item.from == item.to)
        return refused("value_odd", {{"what", u"becomes"_s}});
    if (it.isAdopted)
        return refused("correct_in_table");
    if (it.isKeyedTwice)
        return refused("correct_keyed_twice");
    const bool isToPropose = it.state == State::Locked && correction.undoes.isEmpty();
    if (it.state != State::Open && !isToPropose)
        return refused("correct_not_open", {it.lock, it.state});
    if (it.isForOthers)
        return refused("correct_other_hands");
    if (it.record.value(correction.field) != item.from)
        return refused("correct_other_value", {{"field", correction.field}});
    if (it.change != item.seen)
        return refused("correct_changed");
    if (const auto fault = faultIn(corrected, it.limits, it.known, false))
        return recordRefused(*fault);
    if (it.state == State::Locked)
        return proposingRefused(it, item, correction.field);
    return std::nullopt;
}

QJsonObject toldOf(const BulkCorrection &correction)
{
    QJsonObject told{{u"correction"_s, correction.id}, {u"field"_s, correction.field}};
    if (!correction.undoes.isEmpty())
        told.insert(u"undoes"_s, correction.undoes);
    return told;
}

void propose(const Writing &writing, const BulkCorrection &correction, const ItemToCorrect &item,
             Record proposed)
{
    proposed.insert(correction.field, item.to);
    writing.sql.change("propose_corrected", {{":item", item.item.value()},
                                             {":user", writing.identity.user},
                                             {":content", jsonText(proposed)},
                                             {":now", writing.now}});
    writing.tell(EventKind::Proposed, item.item, {}, {}, toldOf(correction));
}

void withdraw(const Writing &writing, const BulkCorrection &correction, const ItemToCorrect &item,
              Record proposed)
{
    proposed.remove(correction.field);
    writing.sql.change("set_proposal",
                       {{":item", item.item.value()}, {":content", jsonText(proposed)}});
    writing.tell(EventKind::Proposed, item.item, {}, {}, toldOf(correction));
}

void correct(const Writing &writing, const BulkCorrection &correction, const ItemToCorrect &item,
             const Standing &it, const Record &corrected)
{
    QJsonObject told = toldOf(correction);
    told.insert(u"digest"_s, changeRecord(writing, item.item, it.key, corrected));
    if (it.delivery.isValid())
        told.insert(u"import"_s, it.delivery.value());
    writing.tell(EventKind::Corrected, item.item, {}, {}, told);
}

Outcome<Became> correctOne(const Writing &writing, const BulkCorrection &correction,
                           const ItemToCorrect &item)
{
    const auto it = writing.sql.first("item_to_correct",
                                      {{":item", item.item.value()},
                                       {":user", writing.identity.user},
                                       {":correction", correction.id},
                                       {":undoes", correction.undoes},
                                       {":field", correction.field},
                                       {":import", correction.delivery.value()}},
                                      standingOf);
    if (!it)
        return tl::unexpected<Error>(refused("no_such_item", {{"item", item.item}}));
    if (it->isProposed && correction.undoes.isEmpty())
        return Became::Proposed;
    if (it->isCorrected || it->isProposed)
        return Became::Corrected;
    if (it->isToWithdraw && it->proposed.value(correction.field) == item.from) {
        withdraw(writing, correction, item, it->proposed);
        return Became::Corrected;
    }
    Record corrected = it->record;
    corrected.insert(correction.field, item.to);
    if (const auto refused = refusedFor(*it, item, correction, corrected))
        return tl::unexpected<Error>(*refused);
    if (it->state == State::Locked) {
        propose(writing, correction, item, it->proposed);
        return Became::Proposed;
    }
    correct(writing, correction, item, *it, corrected);
    return Became::Corrected;
}

Outcome<BulkResult> correctHere(const Writing &writing, const BulkCorrection &correction,
                                const QList<ItemToCorrect> &items)
{
    BulkResult result;
    for (const ItemToCorrect &item : items) {
        const auto became = correctOne(writing, correction, item);
        if (!became)
            result.notDone << NotDone{item.item, became.error()};
        else if (*became == Became::Proposed)
            result.proposed << item.item;
        else
            result.done << item.item;
    }
    return result;
}

QString itemsText(const QList<ItemToCorrect> &items)
{
    QJsonArray all;
    for (const ItemToCorrect &one : items)
        all << QJsonObject{{u"item"_s, one.item.value()},
                           {u"seen"_s, one.seen},
                           {u"was"_s, one.from},
                           {u"becomes"_s, one.to},
                           {u"search"_s, one.search}};
    return jsonText(all);
}

} // namespace

constinit const Verb<BulkResult, BulkCorrection, QList<ItemToCorrect>> verbs::correctItems{
    "correct_items",
    [](const Identity &who, const BulkCorrection &correction, const QList<ItemToCorrect> &items) {
        return Parameters{
            uuid(":correction", correction.id),
            uuid(":undoes", correction.undoes.isEmpty() ? QString() : correction.undoes),
            text(":field", correction.field),
            json(":items", itemsText(items)),
            number(":import", correction.delivery.value()),
            stationOf(who)};
    },
    bulkResultIn, inTransaction<correctHere>};

Outcome<BulkResult> CorrectionStore::correctItems(const BulkCorrection &correction,
                                                  const QList<ItemToCorrect> &items)
{
    if (correction.id.isEmpty())
        return tl::unexpected<Error>(refused("operation_missing"));
    return carryOut(m_connection, m_identity, verbs::correctItems, correction, eachOnce(items));
}

} // namespace intray
