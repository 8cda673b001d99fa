// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/correction.h"
#include "store/eachonce.h"
#include "store/refusals/refusals.h"
#include "store/verbs.h"
#include "store/verifying/changedrecord.h"
#include "store/verifying/correctionstore.h"

#include <QJsonDocument>

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
    bool isCorrected = false; ///< By this correction.
};

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
            row.isTrue("is_corrected")};
}

std::optional<Error> refusedFor(const Standing &it, const ItemToCorrect &item,
                                const BulkCorrection &correction, const Record &corrected)
{
    if (it.isAdopted)
        return refusals::correctInTable();
    if (it.isKeyedTwice)
        return refusals::correctKeyedTwice();
    if (it.state != State::Open)
        return refusals::correctNotOpen(it.lock, it.state);
    if (it.isForOthers)
        return refusals::correctOtherHands();
    if (it.record.value(correction.field) != correction.from)
        return refusals::correctOtherValue(correction.field);
    if (it.change != item.seen)
        return refusals::correctChanged();
    const auto fault = faultIn(corrected, it.limits, it.known, false);
    return fault ? std::optional(recordRefused(*fault)) : std::nullopt;
}

/// What is in the way of correcting one item; nothing: it is corrected.
std::optional<Error> correctOne(const Writing &writing, const BulkCorrection &correction,
                                const ItemToCorrect &item)
{
    const auto it = writing.sql.first("item_to_correct",
                                      {{":item", item.item.value()},
                                       {":user", writing.identity.user},
                                       {":correction", correction.id}},
                                      standingOf);
    if (!it)
        return refusals::noSuchItem(item.item);
    if (it->isCorrected)
        return std::nullopt;
    Record corrected = it->record;
    corrected.insert(correction.field, correction.to);
    if (const auto refused = refusedFor(*it, item, correction, corrected))
        return refused;
    QJsonObject told{{u"correction"_s, correction.id},
                     {u"field"_s, correction.field},
                     {u"digest"_s, changeRecord(writing, item.item, it->key, corrected)}};
    if (!correction.undoes.isEmpty())
        told.insert(u"undoes"_s, correction.undoes);
    writing.tell(EventKind::Corrected, item.item, {}, {}, told);
    return std::nullopt;
}

Outcome<BulkResult> correctHere(const Writing &writing, const BulkCorrection &correction,
                                const QList<ItemToCorrect> &items)
{
    BulkResult result;
    for (const ItemToCorrect &item : items) {
        if (const auto why = correctOne(writing, correction, item))
            result.notDone << NotDone{item.item, *why};
        else
            result.done << item.item;
    }
    return result;
}

QString valueText(const QJsonValue &value)
{
    const QString list =
        QString::fromUtf8(QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact));
    return list.mid(1, list.size() - 2);
}

QString itemsText(const QList<ItemToCorrect> &items)
{
    QJsonArray all;
    for (const ItemToCorrect &one : items)
        all << QJsonObject{
            {u"item"_s, one.item.value()}, {u"seen"_s, one.seen}, {u"search"_s, one.search}};
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
            json(":was", valueText(correction.from)),
            json(":becomes", valueText(correction.to)),
            json(":items", itemsText(items)),
            stationOf(who)};
    },
    bulkResultIn, inTransaction<correctHere>};

Outcome<BulkResult> CorrectionStore::correctItems(const BulkCorrection &correction,
                                                  const QList<ItemToCorrect> &items)
{
    if (correction.id.isEmpty())
        return tl::unexpected<Error>(refusals::operationMissing());
    if (correction.from == correction.to)
        return tl::unexpected<Error>(refusals::correctToSame());
    return carryOut(m_connection, m_identity, verbs::correctItems, correction, eachOnce(items));
}

} // namespace intray
