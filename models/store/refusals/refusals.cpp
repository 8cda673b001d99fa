// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/refusals/refusals.h"

#include "queue/correction.h"
#include "queue/times.h"
#include "store/refusals/refusals_p.h"
#include "store/rows.h"
#include "store/sources/sourcequery.h"

#include <QCoreApplication>
#include <QHash>
#include <QLocale>

#include <functional>

namespace intray::refusals {

QString say(const char *text)
{
    return QCoreApplication::translate("Store", text);
}

Error invalid(const QString &sentence)
{
    return {Error::Kind::Invalid, sentence, {}};
}

QString shownTime(const QDateTime &time)
{
    const QDateTime local = time.toLocalTime();
    return local.date() == QDate::currentDate()
               ? QLocale().toString(local.time(), QLocale::ShortFormat)
               : QLocale().toString(local, QLocale::ShortFormat);
}

static Error notFound(const QString &sentence)
{
    return {Error::Kind::NotFound, sentence, {}};
}

static QString sentenceFor(const Lock &holder, State state)
{
    switch (state) {
    case State::Locked:
        return say(QT_TRANSLATE_NOOP("Store",
                                     "Your lock no longer holds this item: %1 took it at %2."))
            .arg(holder.user, shownTime(holder.lockedAt));
    case State::Done:
        return say(QT_TRANSLATE_NOOP(
            "Store", "Your lock no longer holds this item: it has been completed."));
    case State::Failed:
    case State::Dismissed:
        return say(QT_TRANSLATE_NOOP(
            "Store", "Your lock no longer holds this item: it has been put aside."));
    default:
        return say(QT_TRANSLATE_NOOP(
            "Store", "Your lock no longer holds this item: it is open again, and nobody "
                     "has taken it yet."));
    }
}

Error lockLost(const Lock &holder, State state)
{
    return {Error::Kind::LockLost, sentenceFor(holder, state), {}, holder, state};
}

static QString sentenceForRow(const QString &row)
{
    if (row == QStringLiteral("gone"))
        return say(QT_TRANSLATE_NOOP("Store", "The row of this item is not in the table any more, "
                                              "so it cannot be finished."));
    if (row == QStringLiteral("closed"))
        return say(QT_TRANSLATE_NOOP("Store", "Your lock no longer holds this item: another "
                                              "program has finished it in the table, or has taken "
                                              "it out of the queue."));
    if (row == QStringLiteral("ended"))
        return say(QT_TRANSLATE_NOOP("Store", "Another program has ended or changed this lock in "
                                              "the table. Take the item again to go on."));
    return {};
}

Error adoptedLockLost(const Lock &holder, State state, const QString &row)
{
    const QString sentence = sentenceForRow(row);
    return {Error::Kind::LockLost,
            sentence.isEmpty() ? sentenceFor(holder, state) : sentence,
            QStringLiteral("another program changed the lock in the table"),
            holder,
            state,
            true};
}

Error noSuchItem(ItemId item)
{
    return notFound(say(QT_TRANSLATE_NOOP("Store", "There is no item %1.")).arg(item.value()));
}

Error notInQueue(ItemId item, const QString &queue)
{
    return notFound(say(QT_TRANSLATE_NOOP("Store", "The queue “%2” has no item %1."))
                        .arg(QString::number(item.value()), queue));
}

Error noSuchQueue(const QString &name)
{
    return notFound(say(QT_TRANSLATE_NOOP("Store", "There is no queue named \"%1\".")).arg(name));
}

Error calledOff()
{
    return {Error::Kind::Cancelled,
            say(QT_TRANSLATE_NOOP("Store", "This was called off before; nothing was "
                                           "changed. Please do it again.")),
            {}};
}

Error tooLate()
{
    return invalid(say(QT_TRANSLATE_NOOP(
        "Store", "It is too late to take this back. A supervisor can open the item again.")));
}

Error notFinished()
{
    return invalid(say(QT_TRANSLATE_NOOP("Store", "Only a finished item can be opened again.")));
}

Error queueIsThere(const QString &name)
{
    return invalid(
        say(QT_TRANSLATE_NOOP("Store", "There is a queue named \"%1\" already.")).arg(name));
}

Error queueInUse(const QString &name)
{
    return invalid(
        say(QT_TRANSLATE_NOOP("Store", "The queue \"%1\" is in use and cannot be removed."))
            .arg(name));
}

Error clockMoved()
{
    return {Error::Kind::Busy,
            say(QT_TRANSLATE_NOOP(
                "Store", "The clock of this computer was put forward while Intray was running, so "
                         "no lock is made, extended or released by it. Set it right, or start "
                         "Intray again if it is right now; nothing was changed.")),
            {}};
}

Error lockHoldsNothing()
{
    return {Error::Kind::LockLost,
            say(QT_TRANSLATE_NOOP("Store", "This lock holds no item (any more).")),
            {}};
}

Error notPermitted(const QString &neededRole)
{
    return {Error::Kind::NotPermitted,
            say(QT_TRANSLATE_NOOP("Store", "Your login does not have the right to do this. Nothing "
                                           "was changed; ask an administrator of Intray for the "
                                           "right.")),
            neededRole.isEmpty() ? QString() : QStringLiteral("role needed: ") + neededRole};
}

Error noSuchLogin(const QString &name)
{
    return notFound(
        say(QT_TRANSLATE_NOOP("Store",
                              "The database server has no login named \"%1\". Its administrator "
                              "makes logins; Intray gives them their roles."))
            .arg(name));
}

Error noSuchUser(const QString &name)
{
    return notFound(say(QT_TRANSLATE_NOOP("Store", "There is no user named \"%1\".")).arg(name));
}

static Error lastAdministrator(const QString &name)
{
    return invalid(
        say(QT_TRANSLATE_NOOP("Store", "%1 is the last administrator. Make somebody else "
                                       "an administrator first."))
            .arg(name));
}

Error noUser(const QString &login, const QString &detail)
{
    return {Error::Kind::NotPermitted,
            say(QT_TRANSLATE_NOOP("Store", "The login %1 is no user of Intray in this database. An "
                                           "administrator makes it one with \"intrayctl user "
                                           "add\"."))
                .arg(login),
            detail};
}

Error noSuchRequest(RequestId request)
{
    return notFound(
        say(QT_TRANSLATE_NOOP("Store", "There is no request %1 of yours.")).arg(request.value()));
}

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

Say ofText(Error (*say)(const QString &text), const char *name)
{
    return [=](const Facts &f) { return say(textIn(f, name)); };
}

Say ofHolder(Error (*say)(const QString &key, const Lock &holder))
{
    return [say](const Facts &f) { return say(keyIn(f), lockOf(JsonRow(f))); };
}

const QHash<QString, Say> &errorsByCode()
{
    static const QHash<QString, Say> all{
        {QStringLiteral("lock_lost"), lockLostIn},
        {QStringLiteral("record_is_no_object"), refusedRecord(RecordFault::Why::NoObject)},
        {QStringLiteral("record_too_large"), refusedRecord(RecordFault::Why::RecordTooLarge)},
        {QStringLiteral("field_too_large"), refusedRecord(RecordFault::Why::FieldTooLarge)},
        {QStringLiteral("unknown_field"), refusedRecord(RecordFault::Why::UnknownField)},
        {QStringLiteral("not_kept"), refusedRecord(RecordFault::Why::NotKept)},
        {QStringLiteral("field_required"), refusedRecord(RecordFault::Why::Required)},
        {QStringLiteral("text_too_long"),
         [](const Facts &f) { return textTooLong(textIn(f, "what"), JsonRow(f).number("most")); }},
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
        {QStringLiteral("stands_in_table"), [](const Facts &) { return standsInTable(); }},
        {QStringLiteral("does_not_wait"),
         [](const Facts &f) {
             const JsonRow row(f);
             return doesNotWait(lockOf(row), stateNamed(row.text("state")).value_or(State::Open));
         }},
        {QStringLiteral("order_of_table"), [](const Facts &) { return orderOfTable(); }},
        {QStringLiteral("order_of_query"), [](const Facts &) { return orderOfQuery(); }},
        {QStringLiteral("assigns_in_table"), [](const Facts &) { return assignsInTable(); }},
        {QStringLiteral("assigns_in_query"), [](const Facts &) { return assignsInQuery(); }},
        {QStringLiteral("no_tag"), ofText(noTag, "tag")},
        {QStringLiteral("taken_between"), [](const Facts &) { return takenBetween(); }},
        {QStringLiteral("takes_nothing"), ofText(takesNothing, "user")},
        {QStringLiteral("not_a_member"),
         [](const Facts &f) { return notAMember(textIn(f, "user"), textIn(f, "queue")); }},
        {QStringLiteral("not_for_them"), ofText(notForThem, "user")},
        {QStringLiteral("holds_already"), ofText(holdsAlready, "user")},
        {QStringLiteral("holds_enough"),
         [](const Facts &f) { return holdsEnough(textIn(f, "user"), textIn(f, "queue")); }},
        {QStringLiteral("no_such_queue"), ofText(noSuchQueue, "queue")},
        {QStringLiteral("disposition_not_allowed"), ofText(dispositionNotAllowed, "queue")},
        {QStringLiteral("unknown_disposition"), [](const Facts &) { return unknownDisposition(); }},
        {QStringLiteral("operation_missing"), [](const Facts &) { return operationMissing(); }},
        {QStringLiteral("reason_missing"),
         [](const Facts &f) {
             return reasonMissing(
                 dispositionNamed(textIn(f, "kind")).value_or(Disposition::Kind::Fail));
         }},
        {QStringLiteral("send_back_reason_missing"),
         [](const Facts &) { return reasonMissing(Disposition::Kind::SendBack); }},
        {QStringLiteral("note_missing"), [](const Facts &) { return noteMissing(); }},
        {QStringLiteral("no_such_lookup"), ofText(noSuchLookup, "name")},
        {QStringLiteral("lookup_interrupted"), ofText(lookupInterrupted, "name")},
        {QStringLiteral("no_such_template"), ofText(noSuchTemplate, "name")},
        {QStringLiteral("attachment_too_large"),
         [](const Facts &f) { return attachmentTooLarge(JsonRow(f).number("most")); }},
        {QStringLiteral("attaching_interrupted"),
         [](const Facts &) { return attachingInterrupted(); }},
        {QStringLiteral("merge_itself"), [](const Facts &) { return mergeItself(); }},
        {QStringLiteral("merge_queues"), [](const Facts &) { return mergeQueues(); }},
        {QStringLiteral("merge_in_table"), [](const Facts &) { return mergeInTable(); }},
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
        {QStringLiteral("not_merged"), [](const Facts &) { return notMerged(); }},
        {QStringLiteral("kept_held"), ofHolder(keptHeld)},
        {QStringLiteral("kept_finished"), ofKey(keptFinished)},
        {QStringLiteral("kept_worked_on"), ofKey(keptWorkedOn)},
        {QStringLiteral("kept_not_known"), ofKey(keptNotKnown)},
        {QStringLiteral("correct_in_table"), [](const Facts &) { return correctInTable(); }},
        {QStringLiteral("correct_keyed_twice"), [](const Facts &) { return correctKeyedTwice(); }},
        {QStringLiteral("correct_other_hands"), [](const Facts &) { return correctOtherHands(); }},
        {QStringLiteral("correct_not_open"),
         [](const Facts &f) {
             const JsonRow row(f);
             return correctNotOpen(lockOf(row),
                                   stateNamed(row.text("state")).value_or(State::Open));
         }},
        {QStringLiteral("correct_other_value"), ofText(correctOtherValue, "field")},
        {QStringLiteral("correct_changed"), [](const Facts &) { return correctChanged(); }},
        {QStringLiteral("no_step_before"), [](const Facts &) { return noStepBefore(); }},
        {QStringLiteral("another_step_at_work"), [](const Facts &) { return anotherStepAtWork(); }},
        {QStringLiteral("step_before_ended"), [](const Facts &) { return stepBeforeEnded(); }},
        {QStringLiteral("after_out_of_range"), [](const Facts &) { return afterOutOfRange(); }},
        {QStringLiteral("called_off"), [](const Facts &) { return calledOff(); }},
        {QStringLiteral("too_late"), [](const Facts &) { return tooLate(); }},
        {QStringLiteral("moved_on"), [](const Facts &) { return movedOn(); }},
        {QStringLiteral("not_finished"), [](const Facts &) { return notFinished(); }},
        {QStringLiteral("finished_by_other"), [](const Facts &) { return finishedByOther(); }},
        {QStringLiteral("reopens_no_own"), [](const Facts &) { return reopensNoOwn(); }},
        {QStringLiteral("asks_unfinished"), [](const Facts &) { return asksUnfinished(); }},
        {QStringLiteral("asked_already"),
         [](const Facts &f) { return askedAlready(textIn(f, "user")); }},
        {QStringLiteral("nobody_asks"), [](const Facts &) { return nobodyAsks(); }},
        {QStringLiteral("reopened_until"),
         [](const Facts &f) { return reopenedUntil(timeFromIso(textIn(f, "until"))); }},
        {QStringLiteral("key_is_there"),
         [](const Facts &f) { return keyIsThere(textIn(f, "key"), textIn(f, "queue")); }},
        {QStringLiteral("key_blank"), [](const Facts &) { return keyBlank(); }},
        {QStringLiteral("queue_is_there"), ofText(queueIsThere, "queue")},
        {QStringLiteral("queues_in_circle"), ofText(queuesInCircle, "queue")},
        {QStringLiteral("queue_in_use"), ofText(queueInUse, "queue")},
        {QStringLiteral("import_running"), [](const Facts &) { return importRunning(); }},
        {QStringLiteral("import_not_staging"), [](const Facts &) { return importNotStaging(); }},
        {QStringLiteral("no_such_delivery"), [](const Facts &) { return noSuchDelivery(); }},
        {QStringLiteral("delivery_not_complete"),
         [](const Facts &) { return deliveryNotComplete(); }},
        {QStringLiteral("delivery_not_whole"), [](const Facts &) { return deliveryNotWhole(); }},
        {QStringLiteral("recall_reason_missing"),
         [](const Facts &) { return recallReasonMissing(); }},
        {QStringLiteral("lock_holds_nothing"), [](const Facts &) { return lockHoldsNothing(); }},
        {QStringLiteral("not_permitted"), ofText(notPermitted, "role")},
        {QStringLiteral("no_such_login"), ofText(noSuchLogin, "user")},
        {QStringLiteral("last_administrator"), ofText(lastAdministrator, "user")},
        {QStringLiteral("no_such_user"), ofText(noSuchUser, "user")},
        {QStringLiteral("no_such_request"),
         [](const Facts &f) { return noSuchRequest(RequestId(JsonRow(f).number("request"))); }},
        {QStringLiteral("no_source"), ofText(noSource, "queue")},
        {QStringLiteral("source_failed"),
         [](const Facts &f) { return sourceFailed(textIn(f, "words"), textIn(f, "state")); }},
        {QStringLiteral("source_too_slow"), [](const Facts &) { return sourceTooSlow(); }}};
    return all;
}

} // namespace

Error in(const QJsonObject &answer)
{
    const QString code = textIn(answer, "refused");
    if (const Say toError = errorsByCode().value(code))
        return toError(answer);
    return {Error::Kind::Broken,
            say(QT_TRANSLATE_NOOP("Store", "The database refused this. Nothing was changed; the "
                                           "details say more.")),
            code};
}

} // namespace intray::refusals
