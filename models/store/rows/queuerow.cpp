// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// A queue's rules as a row of its table, and as the JSON that the servers' functions take.
#include "schema/recordschema.h"
#include "store/rows/rows.h"

#include <QJsonArray>

#include <array>

namespace intray {

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

/// Beside the reasons, which are also what people choose from.
static constexpr QLatin1StringView questionsKey{"questions"};

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
    if (!queue.usualQuestions.isEmpty())
        object.insert(questionsKey, QJsonArray::fromStringList(queue.usualQuestions));
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
    queue.usualQuestions = reasons.value(questionsKey).toVariant().toStringList();
    queue.fields = fieldsOf(row.text("fields"));
    queue.largestRecord = row.number("largest_record");
    queue.largestField = row.number("largest_field");
    queue.reopenOwn = optionalSpan(row, "reopen_own_seconds");
    queue.notAgain = optionalSpan(row, "not_again_seconds");
    queue.doubtfulFirst = row.isTrue("doubtful_first");
    if (const auto most = optionalNumber(row, "pass_most_wrong"))
        queue.letPass = PassRule{*most, static_cast<int>(row.number("pass_sure_percent"))};
    queue.plantEvery = optionalNumber(row, "plant_every");
    return queue;
}

static std::optional<int> secondsIn(const std::optional<std::chrono::seconds> &span)
{
    if (!span)
        return std::nullopt;
    return static_cast<int>(span->count());
}

static std::optional<int> mostWrongIn(const Queue &queue)
{
    return queue.letPass ? std::optional(queue.letPass->mostWrong) : std::nullopt;
}

static std::optional<int> surePercentIn(const Queue &queue)
{
    return queue.letPass ? std::optional(queue.letPass->surePercent) : std::nullopt;
}

static bool wantsOtherHands(const Queue &queue)
{
    return queue.otherHands || queue.isBlind();
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
        {QStringLiteral("reopen_own_seconds"), numberOrNothing(secondsIn(queue.reopenOwn))},
        {QStringLiteral("doubtful_first"), queue.doubtfulFirst ? 1 : 0},
        {QStringLiteral("pass_most_wrong"), numberOrNothing(mostWrongIn(queue))},
        {QStringLiteral("pass_sure_percent"), numberOrNothing(surePercentIn(queue))},
        {QStringLiteral("plant_every"), numberOrNothing(queue.plantEvery)},
        {QStringLiteral("not_again_seconds"), numberOrNothing(secondsIn(queue.notAgain))}};
}

// What the servers are sent as JSON, a file is given one by one.
static QVariant bound(const QJsonValue &value)
{
    if (value.isObject())
        return jsonText(value.toObject());
    if (value.isArray())
        return textOfFields(value.toVariant().toStringList());
    if (value.isBool())
        return value.toBool() ? 1 : 0;
    return value.isNull() ? QVariant(QString()) : value.toVariant();
}

Bindings bindingsOf(const Queue &queue, const QVariant &nextQueueId, const QVariant &decideQueueId)
{
    constexpr std::array rules{":name",
                               ":title",
                               ":record_schema",
                               ":lock_seconds",
                               ":longest_hold_seconds",
                               ":locks_per_user",
                               ":attempts",
                               ":dispositions",
                               ":source_query",
                               ":source_fresh_seconds",
                               ":paused",
                               ":other_hands",
                               ":blind_fields",
                               ":share",
                               ":pause_message",
                               ":first_warning_seconds",
                               ":last_warning_seconds",
                               ":reasons",
                               ":fields",
                               ":largest_record",
                               ":largest_field",
                               ":reopen_own_seconds",
                               ":doubtful_first",
                               ":pass_most_wrong",
                               ":pass_sure_percent",
                               ":plant_every",
                               ":not_again_seconds"};
    Bindings bindings{{":next_queue_id", nextQueueId},
                      {":decide_queue_id", decideQueueId},
                      {":required_fields", textOfFields(requiredIn(queue.recordSchema))}};
    const QJsonObject values = rulesAsJson(queue);
    for (const char *rule : rules)
        bindings.append({rule, bound(values.value(QLatin1StringView(rule + 1)))});
    return bindings;
}

} // namespace intray
