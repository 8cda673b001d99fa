// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/rows/rows.h"

#include "queue/times.h"
#include "queue/utf8text.h"
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

static QString textOfReasons(const Queue &queue)
{
    QJsonObject object;
    if (!queue.reasonRequired.isEmpty()) {
        QStringList kinds;
        for (const Disposition::Kind kind : queue.reasonRequired)
            kinds << nameOf(kind);
        kinds.sort();
        object.insert(QStringLiteral("required"), QJsonArray::fromStringList(kinds));
    }
    const auto &reasons = queue.reasons;
    for (auto kind = reasons.begin(); kind != reasons.end(); ++kind) {
        if (!kind->isEmpty())
            object.insert(nameOf(kind.key()), QJsonArray::fromStringList(*kind));
    }
    return jsonText(object);
}

static QMap<Disposition::Kind, QStringList> reasonsOf(const QJsonObject &object)
{
    QMap<Disposition::Kind, QStringList> reasons;
    for (auto kind = object.begin(); kind != object.end(); ++kind) {
        if (const auto known = dispositionNamed(kind.key()))
            reasons.insert(*known, kind->toVariant().toStringList());
    }
    return reasons;
}

QSet<Disposition::Kind> reasonRequiredIn(const QJsonObject &reasons)
{
    QSet<Disposition::Kind> kinds;
    for (const QJsonValue kind : reasons.value(u"required").toArray())
        if (const auto known = dispositionNamed(kind.toString()))
            kinds.insert(*known);
    return kinds;
}

static std::optional<std::chrono::seconds> optionalSpan(const Row &row, const char *column)
{
    if (row.isNull(column))
        return std::nullopt;
    return std::chrono::seconds(row.number(column));
}

static std::optional<int> optionalNumber(const Row &row, const char *column)
{
    if (row.isNull(column))
        return std::nullopt;
    return static_cast<int>(row.number(column));
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

Queue queueOf(const Row &row)
{
    Queue queue;
    queue.id = QueueId(row.number("id"));
    queue.name = row.text("name");
    queue.title = row.text("title");
    queue.recordSchema = jsonOf(row.text("record_schema"));
    queue.lockDuration = std::chrono::seconds(row.number("lock_seconds"));
    queue.longestHold = std::chrono::seconds(row.number("longest_hold_seconds"));
    queue.locksPerUser = optionalNumber(row, "locks_per_user");
    queue.attempts = optionalNumber(row, "attempts");
    queue.dispositions = dispositionsOf(row.text("dispositions"));
    queue.nextQueue = row.text("next_queue");
    queue.source = row.text("source_query");
    queue.fresh = std::chrono::seconds(row.number("source_fresh_seconds"));
    queue.paused = row.isTrue("paused");
    queue.otherHands = row.isTrue("other_hands");
    queue.blindFields = fieldsOf(row.text("blind_fields"));
    queue.decideQueue = row.text("decide_queue");
    queue.share = static_cast<int>(row.number("share"));
    queue.pauseMessage = row.text("pause_message");
    queue.firstWarning = optionalSpan(row, "first_warning_seconds");
    queue.lastWarning = optionalSpan(row, "last_warning_seconds");
    const QJsonObject reasons = jsonOf(row.text("reasons"));
    queue.reasons = reasonsOf(reasons);
    queue.reasonRequired = reasonRequiredIn(reasons);
    queue.fields = fieldsOf(row.text("fields"));
    queue.largestRecord = row.number("largest_record");
    queue.largestField = row.number("largest_field");
    queue.reopenOwn = optionalSpan(row, "reopen_own_seconds");
    return queue;
}

static QVariant numberOrNull(const std::optional<int> &number)
{
    return number ? QVariant(*number) : QVariant(QMetaType::fromType<int>());
}

static std::optional<int> secondsIn(const std::optional<std::chrono::seconds> &span)
{
    if (!span)
        return std::nullopt;
    return static_cast<int>(span->count());
}

static bool wantsOtherHands(const Queue &queue)
{
    return queue.otherHands || queue.isBlind();
}

Bindings bindingsOf(const Queue &queue, const QVariant &nextQueueId, const QVariant &decideQueueId)
{
    return {{":name", queue.name},
            {":title", notNull(queue.title)},
            {":record_schema", jsonText(queue.recordSchema)},
            {":lock_seconds", qint64(queue.lockDuration.count())},
            {":longest_hold_seconds", qint64(queue.longestHold.count())},
            {":locks_per_user", numberOrNull(queue.locksPerUser)},
            {":attempts", numberOrNull(queue.attempts)},
            {":dispositions", notNull(textOfDispositions(queue.dispositions))},
            {":next_queue_id", nextQueueId},
            {":source_query", queue.source.isEmpty() ? QString() : queue.source},
            {":source_fresh_seconds", qint64(queue.fresh.count())},
            {":paused", queue.paused ? 1 : 0},
            {":other_hands", wantsOtherHands(queue) ? 1 : 0},
            {":blind_fields", textOfFields(queue.blindFields)},
            {":decide_queue_id", decideQueueId},
            {":share", queue.share},
            {":pause_message", notNull(queue.pauseMessage)},
            {":first_warning_seconds", numberOrNull(secondsIn(queue.firstWarning))},
            {":last_warning_seconds", numberOrNull(secondsIn(queue.lastWarning))},
            {":reasons", textOfReasons(queue)},
            {":fields", textOfFields(queue.fields)},
            {":required_fields", textOfFields(requiredIn(queue.recordSchema))},
            {":largest_record", queue.largestRecord},
            {":largest_field", queue.largestField},
            {":reopen_own_seconds", numberOrNull(secondsIn(queue.reopenOwn))}};
}

static QJsonValue numberOrNothing(const std::optional<int> &number)
{
    return number ? QJsonValue(*number) : QJsonValue();
}

static QJsonValue textOrNothing(const QString &text)
{
    return text.isEmpty() ? QJsonValue() : QJsonValue(text);
}

QJsonObject rulesAsJson(const Queue &queue)
{
    return {
        {QStringLiteral("name"), queue.name},
        {QStringLiteral("title"), notNull(queue.title)},
        {QStringLiteral("record_schema"), queue.recordSchema},
        {QStringLiteral("lock_seconds"), qint64(queue.lockDuration.count())},
        {QStringLiteral("longest_hold_seconds"), qint64(queue.longestHold.count())},
        {QStringLiteral("locks_per_user"), numberOrNothing(queue.locksPerUser)},
        {QStringLiteral("attempts"), numberOrNothing(queue.attempts)},
        {QStringLiteral("dispositions"), notNull(textOfDispositions(queue.dispositions))},
        {QStringLiteral("next_queue"), textOrNothing(queue.nextQueue)},
        {QStringLiteral("source_query"), textOrNothing(queue.source)},
        {QStringLiteral("source_fresh_seconds"), qint64(queue.fresh.count())},
        {QStringLiteral("paused"), queue.paused},
        {QStringLiteral("other_hands"), wantsOtherHands(queue) ? 1 : 0},
        {QStringLiteral("blind_fields"), textOfFields(queue.blindFields)},
        {QStringLiteral("decide_queue"), textOrNothing(queue.decideQueue)},
        {QStringLiteral("share"), queue.share},
        {QStringLiteral("pause_message"), notNull(queue.pauseMessage)},
        {QStringLiteral("first_warning_seconds"), numberOrNothing(secondsIn(queue.firstWarning))},
        {QStringLiteral("last_warning_seconds"), numberOrNothing(secondsIn(queue.lastWarning))},
        {QStringLiteral("reasons"), textOfReasons(queue)},
        {QStringLiteral("fields"), QJsonArray::fromStringList(queue.fields)},
        {QStringLiteral("largest_record"), queue.largestRecord},
        {QStringLiteral("largest_field"), queue.largestField},
        {QStringLiteral("reopen_own_seconds"), numberOrNothing(secondsIn(queue.reopenOwn))}};
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
    return item;
}

Item itemOf(const Row &row)
{
    Item item = factsOf(row);
    try {
        item.record = row.json("record");
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
