// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/rows/rows.h"

#include "queue/times.h"
#include "queue/utf8text.h"
#include "schema/missingreason.h"
#include "schema/recordschema.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>

namespace intray {

QString notNull(const QString &text)
{
    return text.isNull() ? QStringLiteral("") : text;
}

QString jsonText(const QJsonObject &object)
{
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

QVariant jsonOrNull(const QJsonObject &object)
{
    return object.isEmpty() ? QVariant(QString()) : QVariant(jsonText(object));
}

QJsonObject jsonOf(const QString &text)
{
    return jsonOfUtf8(text.toUtf8()).object();
}

QString textOfDispositions(const QSet<Disposition::Kind> &kinds)
{
    QStringList names;
    for (const Disposition::Kind kind : kinds)
        names << nameOf(kind);
    names.sort();
    return names.join(u',');
}

QSet<Disposition::Kind> dispositionsOf(const QString &text)
{
    QSet<Disposition::Kind> kinds;
    for (const QString &name : text.split(u',', Qt::SkipEmptyParts))
        if (const auto kind = dispositionNamed(name))
            kinds << *kind;
    return kinds;
}

QString textOfFields(const QStringList &fields)
{
    return QString::fromUtf8(
        QJsonDocument(QJsonArray::fromStringList(fields)).toJson(QJsonDocument::Compact));
}

QStringList fieldsOf(const QString &text)
{
    QStringList fields;
    for (const QJsonValue field : jsonOfUtf8(text.toUtf8()).array())
        fields << field.toString();
    return fields;
}

QSet<Disposition::Kind> reasonRequiredIn(const QJsonObject &reasons)
{
    QSet<Disposition::Kind> kinds;
    for (const QJsonValue kind : reasons.value(u"required").toArray())
        if (const auto known = dispositionNamed(kind.toString()))
            kinds.insert(*known);
    return kinds;
}

// Some drivers shout.
static QString idIn(const Row &row, const char *column)
{
    return row.text(column).toLower();
}

QString digestOfRecord(const QString &text)
{
    return QString::fromLatin1(
        QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256).toHex());
}

RecordLimits recordLimitsOf(const Row &row)
{
    return {fieldsOf(row.text("fields")), fieldsOf(row.text("required_fields")),
            row.number("largest_record"), row.number("largest_field")};
}

Lock lockOf(const Row &row)
{
    return {idIn(row, "lock_id"), row.text("lock_user"), row.text("lock_workstation"),
            timeFromIso(row.text("locked_at")), timeFromIso(row.text("expires_at"))};
}

bool isLine(const QDateTime &available)
{
    return available.isValid() && available.date().year() < 1900;
}

/// All but the record.
static Item factsOf(const Row &row)
{
    Item item;
    item.id = ItemId(row.number("id"));
    item.queueId = QueueId(row.number("queue_id"));
    item.queue = row.text("queue");
    item.key = row.text("key");
    item.priority = static_cast<int>(row.number("priority"));
    item.rank = row.number("rank");
    item.state = stateNamed(row.text("state")).value_or(State::Open);
    const QDateTime available = timeFromIso(row.text("available_at"));
    (isLine(available) ? item.line : item.availableAt) = available;
    item.lock = lockOf(row);
    item.attempts = static_cast<int>(row.number("attempts"));
    item.createdBy = row.text("created_by");
    item.createdAt = timeFromIso(row.text("created_at"));
    item.change = row.number("change");
    item.fromItem = ItemId(row.number("from_item_id"));
    item.sentBackBy = row.text("sent_back_by");
    item.sentBackReason = row.text("sent_back_reason");
    item.assignedTo = row.text("assigned_to");
    item.asked = static_cast<Asked>(row.number("asked"));
    item.hasPassed = row.isTrue("has_passed");
    return item;
}

Item itemOf(const Row &row)
{
    Item item = factsOf(row);
    try {
        item.record = row.json("record");
        if (!row.isNull("missing"))
            item.missing = stillMissing(row.json("missing"), item.record);
    } catch (const SqlFailure &) {
        item.record = {}; // It has its place in a list all the same.
    }
    return item;
}

static Draft draftFrom(const Row &row, ItemId item, const char *user, const Record &content)
{
    return {item,           idIn(row, "lock_id"),
            row.text(user), static_cast<int>(row.number("revision")),
            content,        timeFromIso(row.text("saved_at"))};
}

Draft draftOf(const Row &row)
{
    return draftFrom(row, ItemId(row.number("item_id")), "user", row.json("content"));
}

HeldItem heldItemOf(const Row &row)
{
    HeldItem held{itemOf(row), std::nullopt};
    if (!row.isNull("content"))
        held.draft = draftFrom(row, held.item.id, "draft_user", jsonOf(row.text("content")));
    return held;
}

Proposal proposalOf(const Row &row)
{
    return {row.text("user"), row.json("content"), timeFromIso(row.text("typed_at")),
            row.text("given_by")};
}

Event eventOf(const Row &row)
{
    return {row.number("id"),
            ItemId(row.number("item_id")),
            timeFromIso(row.text("at")),
            eventKindNamed(row.text("kind")),
            row.text("user"),
            row.text("workstation"),
            idIn(row, "lock_id"),
            idIn(row, "operation_id"),
            jsonOf(row.text("detail")),
            {}};
}

/// Nobody ended it: whoever's program swept only found it.
static void nameHolder(Event &event)
{
    const QString holder = event.detail.value(QStringLiteral("holder")).toString();
    if (event.kind != EventKind::Expired || holder.isEmpty())
        return;
    event.user = holder;
    event.workstation.clear();
}

Event eventOfStep(const Row &row)
{
    Event event = eventOf(row);
    event.queue = row.text("queue");
    nameHolder(event);
    return event;
}

FieldErrors errorsOf(const Row &row)
{
    return {row.text("field"),       row.number("keyed_twice"), row.number("differing"),
            row.number("undecided"), row.number("first_wrong"), row.number("second_wrong")};
}

QString foldedForSearch(const QString &text)
{
    return text.normalized(QString::NormalizationForm_KC).toCaseFolded();
}

QString searchTextOfValues(const Record &record)
{
    QString text;
    for (const QJsonValue value : record)
        text += u'\n' + RecordSchema::textOf(value);
    return foldedForSearch(text);
}

QString searchText(const QString &key, const Record &record)
{
    return foldedForSearch(key) + searchTextOfValues(record);
}

} // namespace intray
