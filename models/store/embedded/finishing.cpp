// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/embedded/finishing.h"

#include "queue/times.h"
#include "schema/correction.h"
#include "store/embedded/adoptedwork.h"
#include "store/embedded/claiming.h"
#include "store/embedded/ending.h"
#include "store/embedded/stepping.h"
#include "store/refusals/refusals.h"

namespace intray {

namespace {

/// An item under its lock, with what its queue says of finishing it.
struct ItemInWork
{
    Step step;
    Endings endings;
    RecordLimits limits;
    bool isAdopted = false;
    bool wasTold = false; ///< The operation is in the history already.
};

Step stepOf(const Row &row)
{
    return {ItemId(row.number("id")),
            ItemId(row.number("from_item_id")),
            row.text("key"),
            static_cast<int>(row.number("priority")),
            QueueId(row.number("queue_id")),
            QueueId(row.number("next_queue_id")),
            row.text("not_for"),
            fieldsOf(row.text("blind_fields")),
            QueueId(row.number("decide_queue_id"))};
}

ItemInWork itemInWorkOf(const Row &row)
{
    return {stepOf(row), endingsOf(row), recordLimitsOf(row), row.isTrue("is_adopted"),
            row.isTrue("was_told")};
}

/// All fields that the record has or came in with.
Record recordAndOriginal(const Writing &writing, ItemId item)
{
    const auto both =
        writing.sql.first("record_of_item", {{":item", item.value()}}, [](const Row &row) {
            return withGiven(row.json("imported"), row.json("current"), Given::FieldsToChange);
        });
    return both.value_or(Record());
}

QJsonObject reasonsOf(const Writing &writing, ItemId item)
{
    return writing.sql
        .first("reasons_of_record", {{":item", item.value()}},
               [](const Row &row) { return row.json("missing"); })
        .value_or(QJsonObject());
}

std::optional<Error> ruleBroken(const Writing &writing, const ItemInWork &item,
                                const Disposition &disposition)
{
    if (const auto refused = endingRefused(item.endings, disposition))
        return refused;
    return rulesOf(disposition.kind).way == Way::ToStepBefore ? whyNotSendBack(writing, item.step)
                                                              : std::nullopt;
}

/// The record in the database is read only if the given one has a field that the queue does not
/// know, because a record may keep the fields with which it came in.
std::optional<Error> recordBroken(const Writing &writing, const ItemInWork &item,
                                  const Disposition &disposition)
{
    if (!disposition.record)
        return std::nullopt;
    const bool completes = disposition.kind == Disposition::Kind::Complete;
    auto fault = faultIn(*disposition.record, item.limits, {}, completes);
    if (fault && fault->why == RecordFault::Why::UnknownField)
        fault = faultIn(*disposition.record, item.limits,
                        recordAndOriginal(writing, item.step.item), completes);
    if (fault && fault->why == RecordFault::Why::Required)
        fault = faultIn(withReasons(*disposition.record, reasonsOf(writing, item.step.item)),
                        item.limits, recordAndOriginal(writing, item.step.item), completes);
    return fault ? std::optional(recordRefused(*fault)) : std::nullopt;
}

/// The answer when the operation is in the history already: it was sent again after a lost answer.
std::optional<Outcome<Finished>> earlierAnswer(const Writing &writing, ItemId item,
                                               const Disposition &disposition)
{
    const auto event =
        writing.sql.first("event_of_operation", {{":operation", disposition.operation}}, eventOf);
    if (!event)
        return std::nullopt;
    if (event->item == item && event->user == writing.identity.user &&
        event->kind == rulesOf(disposition.kind).event)
        return Outcome<Finished>(Finished{item, stateAfter(disposition.kind)});
    return Outcome<Finished>(tl::unexpected<Error>(refused("called_off")));
}

void endLock(const Writing &writing, ItemId item, const LockId &lock,
             const Disposition &disposition)
{
    writing.sql.change("finish_item", {{":item", item.value()},
                                       {":lock", lock},
                                       {":user", writing.identity.user},
                                       {":state", nameOf(stateAfter(disposition.kind))},
                                       {":available_at", availableAt(writing, disposition)}});
}

/// The record and its search text as an ending writes them; null: the record stays as it is.
struct Correction
{
    QString current;
    QString search;
};

Correction correctionOf(const ItemInWork &work, const Disposition &disposition)
{
    // what the second person keyed is dropped, because whoever keys the record again must not see
    // it
    const bool isKeptBack =
        rulesOf(disposition.kind).way == Way::ToStepBefore && !work.step.blindFields.isEmpty();
    if (!disposition.record || isKeptBack)
        return {};
    return {jsonText(*disposition.record), searchText(work.step.key, *disposition.record)};
}

/// The digest of the record that a closed item is left with.
QString digestOfFinished(const Writing &writing, ItemId item, const Correction &correction)
{
    if (!correction.current.isNull())
        return digestOfRecord(correction.current);
    return writing.sql
        .first("finished_record", {{":item", item.value()}},
               [](const Row &row) { return digestOfRecord(row.text("record")); })
        .value_or(QString());
}

/// The digest of the record that an ending leaves; empty: the item is open again.
QString writeRecord(const Writing &writing, ItemId item, const ItemInWork &work,
                    const Disposition &disposition)
{
    const bool isClosed = closesItem(rulesOf(disposition.kind).event);
    const QString error = disposition.reason.isEmpty() ? QString() : disposition.reason;
    const Correction correction = correctionOf(work, disposition);
    const Bindings written{
        {":item", item.value()}, {":current", correction.current}, {":search", correction.search}};
    if (isClosed)
        writing.sql.change("finish_record", writing.with(written + Bindings{{":error", error}}));
    else if (disposition.record)
        writing.sql.change("correct_record", written);
    writing.sql.change("forget_reasons", {{":items", idsText({item})}});
    if (!isClosed && !error.isNull())
        writing.sql.change("set_error", {{":item", item.value()}, {":error", error}});
    if (disposition.result)
        writing.sql.change("set_result",
                           {{":item", item.value()}, {":result", jsonText(*disposition.result)}});
    return isClosed ? digestOfFinished(writing, item, correction) : QString();
}

void goToOtherSteps(const Writing &writing, const Step &step, const Disposition &disposition)
{
    const Way way = rulesOf(disposition.kind).way;
    if (way == Way::ToNextStep)
        stepOn(writing, step);
    else if (way == Way::ToStepBefore)
        stepBack(writing, step, disposition.reason);
}

} // namespace

/// The disposition with the record as the adopted table has it after the correction.
static Outcome<Disposition> asItStands(const Writing &writing, const AdoptedItem &item,
                                       Disposition disposition)
{
    const auto row = disposition.record ? adoptedRow(writing, item) : std::nullopt;
    if (!row || disposition.kind != Disposition::Kind::Complete)
        return disposition;
    if (const QString lost = lostIn(row->record, *disposition.record); !lost.isEmpty())
        return tl::unexpected<Error>(recordRefused({RecordFault::Why::NotKept, lost}));
    disposition.record = row->record;
    return disposition;
}

static void forgetProposal(const Writing &writing, ItemId item)
{
    if (writing.sql.change("forget_proposal", {{":item", item.value()}}) > 0)
        writing.sql.change("forget_worked_from", {{":item", item.value()}});
}

Outcome<Finished> finishOne(const Writing &writing, ItemId item, const LockId &lock,
                            const Disposition &given)
{
    Disposition disposition = given;
    const auto work = writing.sql.first("item_in_work",
                                        {{":item", item.value()},
                                         {":lock", lock},
                                         {":user", writing.identity.user},
                                         {":operation", disposition.operation}},
                                        itemInWorkOf);
    if (!work) {
        if (auto answer = earlierAnswer(writing, item, disposition))
            return *answer;
        return tl::unexpected<Error>(lockLost(writing, item));
    }
    if (const auto broken = ruleBroken(writing, *work, disposition))
        return tl::unexpected<Error>(*broken);
    if (work->wasTold)
        return *earlierAnswer(writing, item, disposition);
    if (const auto broken = recordBroken(writing, *work, disposition))
        return tl::unexpected<Error>(*broken);
    if (work->isAdopted) {
        const auto adopted = adoptedItem(writing, item);
        if (!holdsAdopted(writing, *adopted, writing.identity.user, lock))
            return tl::unexpected<Error>(adoptedLockLost(writing, *adopted));
        finishAdopted(writing, *adopted, disposition);
        const auto kept = asItStands(writing, *adopted, disposition);
        if (!kept)
            return tl::unexpected<Error>(kept.error());
        disposition = *kept;
    }
    endLock(writing, item, lock, disposition);
    const QString digest = writeRecord(writing, item, *work, disposition);
    writing.tell(rulesOf(disposition.kind).event, item, lock, disposition.operation,
                 detailOf(disposition, digest));
    writing.sql.change("discard_drafts_of",
                       {{":item", item.value()}, {":user", writing.identity.user}});
    if (decidesProposal(disposition))
        forgetProposal(writing, item);
    if (work->isAdopted)
        tellOutcome(writing, item, stateAfter(disposition.kind), disposition.reason);
    goToOtherSteps(writing, work->step, disposition);
    return Finished{item, stateAfter(disposition.kind)};
}

namespace {

/// The event to undo: the item's last one, this user's, and young enough.
std::optional<Event> undoable(const Writing &writing, ItemId item, const OperationId &operation)
{
    const auto last = writing.sql.first("last_event", {{":item", item.value()}}, eventOf);
    if (!last || last->operation != operation || last->user != writing.identity.user)
        return std::nullopt;
    if (last->at.addSecs(takeBackSpan.count()) < timeFromIso(writing.now))
        return std::nullopt;
    return last;
}

/// How this user ended the item, and until when the queue lets them reopen it.
Outcome<Event> reopenable(const Writing &writing, const Item &item)
{
    if (item.state == State::Open || item.state == State::Locked)
        return tl::unexpected<Error>(refused("not_finished"));
    const Bindings ofItem{{":item", item.id.value()}};
    const auto ending = writing.sql.first("last_event", ofItem, eventOf);
    if (!ending || ending->user != writing.identity.user || !closesItem(ending->kind) ||
        ending->kind == EventKind::Recalled)
        return tl::unexpected<Error>(refused("finished_by_other"));
    const auto span = writing.sql.number("reopen_own_seconds", ofItem, "seconds");
    if (span.isNull())
        return tl::unexpected<Error>(refused("reopens_no_own"));
    const QDateTime until = ending->at.addSecs(span.toLongLong());
    if (until < timeFromIso(writing.now))
        return tl::unexpected<Error>(refused("reopened_until", {{"until", until}}));
    if (writing.sql.number("step_assigned", ofItem, "n").toInt() > 0)
        return tl::unexpected<Error>(refused("another_step_at_work"));
    return *ending;
}

/// Locks a finished item for this user again, with the values it was finished with.
Outcome<Claim> lockAgain(const Writing &writing, const Item &item, const Event &ending)
{
    const LockId lock = newId();
    const auto adopted = adoptedItem(writing, item.id);
    if (adopted && !retakeAdopted(writing, *adopted, lock))
        return tl::unexpected<Error>(refused("moved_on"));
    writing.sql.change("take_back", writing.with({{":item", item.id.value()},
                                                  {":lock", lock},
                                                  {":state", nameOf(item.state)}}));
    writing.sql.change("unfinish_record", {{":item", item.id.value()}});
    writing.sql.change("forget_asking", {{":item", item.id.value()}});
    // figures count completions only, so only a completion is told as taken back
    if (item.state != State::Open)
        writing.tell(rulesOf(ending.kind).completed > 0 ? EventKind::TakenBack
                                                        : EventKind::Reopened,
                     item.id, lock);
    return grantedClaim(writing, lock, 1);
}

Outcome<Claim> reopenOwn(const Writing &writing, const Item &item)
{
    const auto ending = reopenable(writing, item);
    if (!ending)
        return tl::unexpected<Error>(ending.error());
    if (const auto refused = lockRefused(writing, item.id))
        return *refused;
    if (!withdrawStep(writing, item, *ending))
        return tl::unexpected<Error>(refused("another_step_at_work"));
    return lockAgain(writing, item, *ending);
}

} // namespace

Outcome<Claim> takeBackOne(const Writing &writing, ItemId item, const OperationId &operation)
{
    const auto found = writing.sql.first("item_by_id", {{":item", item.value()}}, itemOf);
    if (!found)
        return tl::unexpected<Error>(refused("no_such_item", {{"item", item}}));
    if (operation.isEmpty())
        return reopenOwn(writing, *found);
    const auto ending = undoable(writing, item, operation);
    if (!ending || found->state == State::Locked)
        return tl::unexpected<Error>(refused("too_late"));
    if (!withdrawStep(writing, *found, *ending))
        return tl::unexpected<Error>(refused("another_step_at_work"));
    return lockAgain(writing, *found, *ending);
}

} // namespace intray
