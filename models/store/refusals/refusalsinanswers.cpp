// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/correction.h"
#include "queue/listfilter.h"
#include "queue/times.h"
#include "store/refusals/refusals.h"
#include "store/refusals/refusals_p.h"
#include "store/rows.h"
#include "store/sources/sourcequery.h"

#include <QCoreApplication>
#include <QHash>

#include <functional>

namespace intray::refusals {

namespace {

using Facts = QJsonObject;

QString textIn(const Facts &facts, const char *name)
{
    return facts.value(QLatin1StringView(name)).toString();
}

Error lockLostIn(const Facts &facts)
{
    const JsonRow row(facts);
    const State state = stateNamed(row.text("state")).value_or(State::Open);
    return facts.contains(QStringLiteral("adopted"))
               ? adoptedLockLost(lockOf(row), state, row.text("row"))
               : lockLost(lockOf(row), state);
}

using Say = std::function<Error(const Facts &)>;

Say refusedRecord(RecordFault::Why why)
{
    return [why](const Facts &f) {
        return recordRefused({why, textIn(f, "field"), JsonRow(f).number("most")});
    };
}

/// What people know an item by.
QString keyIn(const Facts &facts)
{
    const QString key = textIn(facts, "key");
    return key.isEmpty() ? QString::number(JsonRow(facts).number("item")) : key;
}

Say ofKey(Error (*say)(const QString &key))
{
    return [say](const Facts &f) { return say(keyIn(f)); };
}

Say plain(Error (*error)())
{
    return [error](const Facts &) { return error(); };
}

Say ofText(Error (*say)(const QString &text), const char *name)
{
    return [=](const Facts &f) { return say(textIn(f, name)); };
}

Say ofFilter(Error (*say)(const QString &name, const QString &sharedBy))
{
    return [say](const Facts &f) { return say(textIn(f, "name"), textIn(f, "by")); };
}

Say ofHolder(Error (*say)(const QString &key, const Lock &holder))
{
    return [say](const Facts &f) { return say(keyIn(f), lockOf(JsonRow(f))); };
}

const QHash<QString, Say> &errorsByCode()
{
    static const QHash<QString, Say> all{
        {QStringLiteral("lock_lost"), lockLostIn},
        {QStringLiteral("newer_schema"), plain(newerSchema)},
        {QStringLiteral("record_is_no_object"), refusedRecord(RecordFault::Why::NoObject)},
        {QStringLiteral("record_too_large"), refusedRecord(RecordFault::Why::RecordTooLarge)},
        {QStringLiteral("field_too_large"), refusedRecord(RecordFault::Why::FieldTooLarge)},
        {QStringLiteral("unknown_field"), refusedRecord(RecordFault::Why::UnknownField)},
        {QStringLiteral("not_kept"), refusedRecord(RecordFault::Why::NotKept)},
        {QStringLiteral("field_required"), refusedRecord(RecordFault::Why::Required)},
        {QStringLiteral("text_too_long"),
         [](const Facts &f) { return textTooLong(textIn(f, "what"), JsonRow(f).number("most")); }},
        {QStringLiteral("too_many"),
         [](const Facts &f) { return tooMany(textIn(f, "what"), JsonRow(f).number("most")); }},
        {QStringLiteral("value_odd"), ofText(valueOdd, "what")},
        {QStringLiteral("no_such_item"),
         [](const Facts &f) { return noSuchItem(ItemId(JsonRow(f).number("item"))); }},
        {QStringLiteral("lock_was_gone"),
         [](const Facts &f) {
             const JsonRow row(f);
             return lockWasGone(lockOf(row), stateNamed(row.text("state")).value_or(State::Open));
         }},
        {QStringLiteral("rows_held"),
         [](const Facts &f) { return rowsHeld(int(JsonRow(f).number("items"))); }},
        {QStringLiteral("table_refused"), tableRefused},
        {QStringLiteral("table_changed"), tableChanged},
        {QStringLiteral("stands_in_table"), plain(standsInTable)},
        {QStringLiteral("does_not_wait"),
         [](const Facts &f) {
             const JsonRow row(f);
             return doesNotWait(lockOf(row), stateNamed(row.text("state")).value_or(State::Open));
         }},
        {QStringLiteral("order_of_table"), plain(orderOfTable)},
        {QStringLiteral("order_of_query"), plain(orderOfQuery)},
        {QStringLiteral("assigns_in_table"), plain(assignsInTable)},
        {QStringLiteral("assigns_in_query"), plain(assignsInQuery)},
        {QStringLiteral("no_tag"), ofText(noTag, "tag")},
        {QStringLiteral("taken_between"), plain(takenBetween)},
        {QStringLiteral("takes_nothing"), ofText(takesNothing, "user")},
        {QStringLiteral("not_a_member"),
         [](const Facts &f) { return notAMember(textIn(f, "user"), textIn(f, "queue")); }},
        {QStringLiteral("not_for_them"), ofText(notForThem, "user")},
        {QStringLiteral("holds_already"), ofText(holdsAlready, "user")},
        {QStringLiteral("holds_enough"),
         [](const Facts &f) { return holdsEnough(textIn(f, "user"), textIn(f, "queue")); }},
        {QStringLiteral("no_such_queue"), ofText(noSuchQueue, "queue")},
        {QStringLiteral("queue_is_adopted"), ofText(queueIsAdopted, "queue")},
        {QStringLiteral("table_makes_no_keys"), ofText(tableMakesNoKeys, "queue")},
        {QStringLiteral("row_not_in_queue"), ofText(rowNotInQueue, "queue")},
        {QStringLiteral("disposition_not_allowed"), ofText(dispositionNotAllowed, "queue")},
        {QStringLiteral("unknown_disposition"), plain(unknownDisposition)},
        {QStringLiteral("operation_missing"), plain(operationMissing)},
        {QStringLiteral("reason_missing"),
         [](const Facts &f) {
             return reasonMissing(
                 dispositionNamed(textIn(f, "kind")).value_or(Disposition::Kind::Fail));
         }},
        {QStringLiteral("send_back_reason_missing"),
         [](const Facts &) { return reasonMissing(Disposition::Kind::SendBack); }},
        {QStringLiteral("note_missing"), plain(noteMissing)},
        {QStringLiteral("no_such_lookup"), ofText(noSuchLookup, "name")},
        {QStringLiteral("lookup_interrupted"), ofText(lookupInterrupted, "name")},
        {QStringLiteral("no_such_template"), ofText(noSuchTemplate, "name")},
        {QStringLiteral("other_template"), ofText(otherTemplate, "name")},
        {QStringLiteral("no_such_filter"), ofText(noSuchFilter, "name")},
        {QStringLiteral("filter_unnamed"), plain(filterUnnamed)},
        {QStringLiteral("filter_name_too_long"), plain(filterNameTooLong)},
        {QStringLiteral("filter_name_taken"), ofFilter(filterNameTaken)},
        {QStringLiteral("filter_of_other"), ofFilter(filterOfOther)},
        {QStringLiteral("filter_too_long"), plain(filterTooLong)},
        {QStringLiteral("attachment_too_large"),
         [](const Facts &f) { return attachmentTooLarge(JsonRow(f).number("most")); }},
        {QStringLiteral("attaching_interrupted"), plain(attachingInterrupted)},
        {QStringLiteral("merge_itself"), plain(mergeItself)},
        {QStringLiteral("merge_queues"), plain(mergeQueues)},
        {QStringLiteral("merge_in_table"), plain(mergeInTable)},
        {QStringLiteral("merge_held"), ofHolder(mergeHeld)},
        {QStringLiteral("merge_in_hand"), ofHolder(mergeInHand)},
        {QStringLiteral("merge_ended"), ofKey(mergeEnded)},
        {QStringLiteral("merge_gone"), ofKey(mergeGone)},
        {QStringLiteral("merge_other_hands"), ofKey(mergeOtherHands)},
        {QStringLiteral("merge_changed"), ofKey(mergeChanged)},
        {QStringLiteral("for_somebody_else"), ofKey(mergeForSomebodyElse)},
        {QStringLiteral("merge_told_apart"),
         [](const Facts &f) {
             return mergeToldApart(keyIn(f), textIn(f, "other_key"), textIn(f, "user"),
                                   timeFromIso(textIn(f, "at")));
         }},
        {QStringLiteral("not_merged"), plain(notMerged)},
        {QStringLiteral("kept_held"), ofHolder(keptHeld)},
        {QStringLiteral("kept_finished"), ofKey(keptFinished)},
        {QStringLiteral("kept_worked_on"), ofKey(keptWorkedOn)},
        {QStringLiteral("kept_not_known"), ofKey(keptNotKnown)},
        {QStringLiteral("correct_in_table"), plain(correctInTable)},
        {QStringLiteral("correct_keyed_twice"), plain(correctKeyedTwice)},
        {QStringLiteral("correct_other_hands"), plain(correctOtherHands)},
        {QStringLiteral("correct_not_open"),
         [](const Facts &f) {
             const JsonRow row(f);
             return correctNotOpen(lockOf(row),
                                   stateNamed(row.text("state")).value_or(State::Open));
         }},
        {QStringLiteral("correct_proposed_already"),
         [](const Facts &f) { return correctProposedAlready(lockOf(JsonRow(f))); }},
        {QStringLiteral("correct_proposed_otherwise"),
         [](const Facts &f) { return correctProposedOtherwise(lockOf(JsonRow(f))); }},
        {QStringLiteral("correct_other_value"), ofText(correctOtherValue, "field")},
        {QStringLiteral("correct_changed"), plain(correctChanged)},
        {QStringLiteral("no_step_before"), plain(noStepBefore)},
        {QStringLiteral("another_step_at_work"), plain(anotherStepAtWork)},
        {QStringLiteral("step_before_ended"), plain(stepBeforeEnded)},
        {QStringLiteral("after_out_of_range"), plain(afterOutOfRange)},
        {QStringLiteral("called_off"), plain(calledOff)},
        {QStringLiteral("too_late"), plain(tooLate)},
        {QStringLiteral("moved_on"), plain(movedOn)},
        {QStringLiteral("not_finished"), plain(notFinished)},
        {QStringLiteral("finished_by_other"), plain(finishedByOther)},
        {QStringLiteral("reopens_no_own"), plain(reopensNoOwn)},
        {QStringLiteral("asks_unfinished"), plain(asksUnfinished)},
        {QStringLiteral("asked_already"),
         [](const Facts &f) { return askedAlready(textIn(f, "user")); }},
        {QStringLiteral("nobody_asks"), plain(nobodyAsks)},
        {QStringLiteral("reopened_until"),
         [](const Facts &f) { return reopenedUntil(timeFromIso(textIn(f, "until"))); }},
        {QStringLiteral("key_is_there"),
         [](const Facts &f) { return keyIsThere(textIn(f, "key"), textIn(f, "queue")); }},
        {QStringLiteral("key_blank"), plain(keyBlank)},
        {QStringLiteral("queue_is_there"), ofText(queueIsThere, "queue")},
        {QStringLiteral("queues_in_circle"), ofText(queuesInCircle, "queue")},
        {QStringLiteral("queue_in_use"), ofText(queueInUse, "queue")},
        {QStringLiteral("import_running"), plain(importRunning)},
        {QStringLiteral("import_not_staging"), plain(importNotStaging)},
        {QStringLiteral("no_such_delivery"), plain(noSuchDelivery)},
        {QStringLiteral("delivery_not_complete"), plain(deliveryNotComplete)},
        {QStringLiteral("delivery_not_whole"), plain(deliveryNotWhole)},
        {QStringLiteral("delivery_has_rejects"), plain(deliveryHasRejects)},
        {QStringLiteral("recall_reason_missing"), plain(recallReasonMissing)},
        {QStringLiteral("lock_holds_nothing"), plain(lockHoldsNothing)},
        {QStringLiteral("not_permitted"), ofText(notPermitted, "role")},
        {QStringLiteral("no_such_login"), ofText(noSuchLogin, "user")},
        {QStringLiteral("last_administrator"), ofText(lastAdministrator, "user")},
        {QStringLiteral("no_such_user"), ofText(noSuchUser, "user")},
        {QStringLiteral("no_such_request"),
         [](const Facts &f) { return noSuchRequest(RequestId(JsonRow(f).number("request"))); }},
        {QStringLiteral("no_source"), ofText(noSource, "queue")},
        {QStringLiteral("source_failed"),
         [](const Facts &f) { return sourceFailed(textIn(f, "words"), textIn(f, "state")); }},
        {QStringLiteral("source_too_slow"), plain(sourceTooSlow)}};
    return all;
}

} // namespace

Error in(const QJsonObject &answer)
{
    const QString code = textIn(answer, "refused");
    if (const Say toError = errorsByCode().value(code))
        return toError(answer);
    return {Error::Kind::Broken,
            say(QT_TRANSLATE_NOOP(
                "Store", "The database rejected this. Nothing was changed; the details say more.")),
            code};
}

} // namespace intray::refusals
