// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/json.h"

#include "queue/times.h"
#include "schema/plainsearch.h"

namespace intray::ctl {

using namespace Qt::StringLiterals;

QJsonValue jsonOf(const QString &text)
{
    return text.isEmpty() ? QJsonValue() : QJsonValue(text);
}

QJsonValue jsonOf(const QDateTime &time)
{
    return jsonOf(isoTime(time));
}

static QJsonObject lockJson(const Item &item)
{
    return {
        {u"lock_user"_s, jsonOf(item.lock.user)},
        {u"lock_workstation"_s, jsonOf(item.lock.workstation)},
        {u"locked_at"_s, jsonOf(item.lock.lockedAt)},
        {u"expires_at"_s, jsonOf(item.lock.expiresAt)},
    };
}

static QJsonObject joined(QJsonObject object, const QJsonObject &more)
{
    for (auto it = more.begin(); it != more.end(); ++it)
        object.insert(it.key(), it.value());
    return object;
}

/// Whether an answer is awaited: "open", "closed" or null.
static QJsonValue askedJson(Asked asked)
{
    return asked == Asked::Open     ? QJsonValue(u"open"_s)
           : asked == Asked::Closed ? QJsonValue(u"closed"_s)
                                    : QJsonValue();
}

QJsonObject listedJson(const Item &item)
{
    QJsonObject json{
        {u"item"_s, item.id.value()},
        {u"queue"_s, item.queue},
        {u"key"_s, item.key},
        {u"priority"_s, item.priority},
        {u"state"_s, nameOf(item.state)},
        {u"passed"_s, item.hasPassed},
        {u"asked"_s, askedJson(item.asked)},
        {u"available_at"_s, jsonOf(item.availableAt)},
        {u"assigned_to"_s, jsonOf(item.assignedTo)},
        {u"attempts"_s, item.attempts},
        {u"created_by"_s, jsonOf(item.createdBy)},
        {u"created_at"_s, jsonOf(item.createdAt)},
        {u"record"_s, item.record},
        {u"from_item"_s,
         item.fromItem.isValid() ? QJsonValue(item.fromItem.value()) : QJsonValue()},
        {u"sent_back_by"_s, jsonOf(item.sentBackBy)},
        {u"sent_back_reason"_s, jsonOf(item.sentBackReason)},
    };
    if (!item.missing.isEmpty())
        json.insert(u"missing"_s, item.missing);
    return joined(json, lockJson(item));
}

QJsonObject heldJson(const Item &item)
{
    return joined(listedJson(item), {{u"lock"_s, jsonOf(item.lock.id)}});
}

QJsonObject jsonOf(const Draft &draft)
{
    return {
        {u"lock"_s, draft.lock},
        {u"user"_s, draft.user},
        {u"revision"_s, draft.revision},
        {u"content"_s, draft.content},
        {u"saved_at"_s, jsonOf(draft.savedAt)},
    };
}

QJsonObject jsonOf(const HeldItem &held)
{
    const QJsonValue draft = held.draft ? QJsonValue(jsonOf(*held.draft)) : QJsonValue();
    return joined(heldJson(held.item), {{u"draft"_s, draft}});
}

static QJsonValue resultJson(const QJsonObject &result)
{
    return result.isEmpty() ? QJsonValue() : QJsonValue(result);
}

static QJsonValue proposalJson(const std::optional<Proposal> &proposal)
{
    if (!proposal)
        return {};
    return QJsonObject{{u"user"_s, proposal->user},
                       {u"given_by"_s, proposal->givenBy},
                       {u"typed_at"_s, jsonOf(proposal->typedAt)},
                       {u"content"_s, proposal->content}};
}

static QJsonObject noteJson(const Note &note)
{
    return {{u"at"_s, jsonOf(note.at)},
            {u"user"_s, note.user},
            {u"kind"_s, nameOf(note.kind)},
            {u"text"_s, note.text}};
}

QJsonObject jsonOf(const ItemDetail &detail)
{
    const auto drafts = jsonList(detail.drafts, [](const Draft &draft) { return jsonOf(draft); });
    return joined(listedJson(detail.item), {
                                               {u"imported"_s, detail.imported},
                                               {u"drafts"_s, drafts},
                                               {u"notes"_s, jsonList(detail.notes, noteJson)},
                                               {u"proposal"_s, proposalJson(detail.proposal)},
                                               {u"context"_s, detail.context},
                                               {u"result"_s, resultJson(detail.result)},
                                               {u"error"_s, jsonOf(detail.error)},
                                               {u"finished_by"_s, jsonOf(detail.finishedBy)},
                                               {u"finished_at"_s, jsonOf(detail.finishedAt)},
                                               {u"changed_by"_s, jsonOf(detail.changed.user)},
                                               {u"changed_at"_s, jsonOf(detail.changed.at)},
                                           });
}

QJsonObject jsonOf(const Event &event)
{
    return {
        {u"event"_s, event.id},
        {u"item"_s, event.item.isValid() ? QJsonValue(event.item.value()) : QJsonValue()},
        {u"at"_s, jsonOf(event.at)},
        {u"kind"_s, nameOf(event.kind)},
        {u"user"_s, jsonOf(event.user)},
        {u"workstation"_s, jsonOf(event.workstation)},
        {u"lock"_s, jsonOf(event.lock)},
        {u"operation"_s, jsonOf(event.operation)},
        {u"detail"_s, event.detail},
        {u"queue"_s, jsonOf(event.queue)},
    };
}

QJsonObject jsonOf(const Claim &claim, const QHash<ItemId, Proposal> &proposals)
{
    const auto taken = [&proposals](const Item &item) {
        const auto proposal = proposals.constFind(item.id);
        return joined(heldJson(item), {{u"proposal"_s, proposal == proposals.constEnd()
                                                           ? QJsonValue()
                                                           : proposalJson(*proposal)}});
    };
    QJsonObject json{
        {u"requested"_s, claim.requested},
        {u"assigned"_s, claim.items.size()},
        {u"lock"_s, jsonOf(claim.lock)},
        {u"items"_s, jsonList(claim.items, taken)},
    };
    if (claim.shortage != Shortage::None)
        json.insert(u"reason"_s, nameOf(claim.shortage));
    return json;
}

QJsonObject jsonOf(const WorkRequest &request)
{
    QJsonObject json{
        {u"request"_s, request.id.value()},
        {u"queue"_s, request.queue},
        {u"requested"_s, request.requested},
        {u"assigned"_s, request.assigned},
        {u"state"_s, nameOf(request.state)},
        {u"user"_s, request.user},
        {u"asked_at"_s, jsonOf(request.askedAt)},
        {u"answered_at"_s, jsonOf(request.answeredAt)},
        {u"reason"_s, jsonOf(nameOf(request.reason))},
    };
    if (!request.detail.isEmpty())
        json.insert(u"detail"_s, request.detail);
    if (request.isOpen())
        json.insert(u"running"_s, request.isAttended);
    return json;
}

static QJsonValue jsonOf(const std::optional<int> &number)
{
    return number ? QJsonValue(*number) : QJsonValue();
}

static QJsonValue jsonOf(const std::optional<std::chrono::seconds> &span)
{
    return span ? QJsonValue(qint64(span->count())) : QJsonValue();
}

QJsonObject jsonOf(const Queue &queue)
{
    const auto kinds = jsonList(queue.dispositions, [](Disposition::Kind k) { return nameOf(k); });
    const auto required =
        jsonList(queue.reasonRequired, [](Disposition::Kind k) { return nameOf(k); });
    return {
        {u"queue"_s, queue.name},
        {u"title"_s, queue.displayTitle()},
        {u"hold_s"_s, qint64(queue.lockDuration.count())},
        {u"longest_hold_s"_s, qint64(queue.longestHold.count())},
        {u"locks_per_user"_s, jsonOf(queue.locksPerUser)},
        {u"attempts"_s, jsonOf(queue.attempts)},
        {u"dispositions"_s, kinds},
        {u"next"_s, jsonOf(queue.nextQueue)},
        {u"source"_s, jsonOf(queue.source)},
        {u"fresh_s"_s, qint64(queue.fresh.count())},
        {u"paused"_s, queue.paused},
        {u"pause_message"_s, jsonOf(queue.pauseMessage)},
        {u"first_warning_s"_s, jsonOf(queue.firstWarning)},
        {u"last_warning_s"_s, jsonOf(queue.lastWarning)},
        {u"reason_required"_s, required},
        {u"return_reasons"_s,
         QJsonArray::fromStringList(queue.reasons.value(Disposition::Kind::Return))},
        {u"dismiss_reasons"_s,
         QJsonArray::fromStringList(queue.reasons.value(Disposition::Kind::Dismiss))},
        {u"fail_reasons"_s,
         QJsonArray::fromStringList(queue.reasons.value(Disposition::Kind::Fail))},
        {u"send_back_reasons"_s,
         QJsonArray::fromStringList(queue.reasons.value(Disposition::Kind::SendBack))},
        {u"usual_questions"_s, QJsonArray::fromStringList(queue.usualQuestions)},
        {u"reopen_own_s"_s, jsonOf(queue.reopenOwn)},
        {u"other_hands"_s, queue.otherHands},
        {u"blind"_s, QJsonArray::fromStringList(queue.blindFields)},
        {u"decide"_s, jsonOf(queue.decideQueue)},
        {u"share_percent"_s, queue.share},
        {u"doubtful_first"_s, queue.doubtfulFirst},
        {u"pass_most_wrong"_s, queue.letPass ? queue.letPass->mostWrong / 1e6 : QJsonValue()},
        {u"pass_sure"_s, queue.letPass ? queue.letPass->surePercent / 100.0 : QJsonValue()},
        {u"plant_every"_s, jsonOf(queue.plantEvery)},
        {u"not_again_s"_s, jsonOf(queue.notAgain)},
        {u"plain_search"_s, isSearchedPlainly(queue)},
        {u"schema"_s, queue.recordSchema},
        {u"fields"_s, QJsonArray::fromStringList(queue.fields)},
        {u"largest_record"_s, queue.largestRecord},
        {u"largest_field"_s, queue.largestField},
    };
}

static QJsonObject heldFor(const Item &item, const QDateTime &now)
{
    return joined(lockJson(item), {
                                      {u"item"_s, item.id.value()},
                                      {u"key"_s, item.key},
                                      {u"age_s"_s, item.lock.lockedAt.secsTo(now)},
                                  });
}

static QJsonObject jsonOf(const RequestCounts &counts)
{
    return {{u"asked"_s, counts.asked},
            {u"empty"_s, counts.empty},
            {u"requested"_s, counts.requested},
            {u"assigned"_s, counts.assigned}};
}

QJsonObject jsonOf(const QueueStatus &status)
{
    QJsonObject json{
        {u"queue"_s, status.queue},
        {u"title"_s, status.title.isEmpty() ? status.queue : status.title},
        {u"paused"_s, status.paused},
        {u"put_off"_s, status.later},
        {u"oldest_open"_s, jsonOf(status.oldestOpen)},
        {u"now"_s, jsonOf(status.now)},
        {u"locks"_s, jsonList(status.locks, [&](const Item &i) { return heldFor(i, status.now); })},
    };
    for (const State state : shownStates)
        json.insert(nameOf(state), status.items.value(state));
    if (!status.tableFault.isEmpty())
        json.insert(u"table_fault"_s, status.tableFault);
    if (status.isFilledBySource)
        json.insert(u"requests_today"_s, jsonOf(status.requests));
    return json;
}

QJsonObject jsonOf(const AuditReport &report)
{
    return {
        {u"items"_s, report.items},
        {u"events"_s, report.events},
        {u"seals"_s, report.seals},
        {u"violations"_s, QJsonArray::fromStringList(report.violations)},
        {u"notes"_s, QJsonArray::fromStringList(report.notes)},
        {u"differences"_s, jsonList(report.differences,
                                    [](const TableDifference &one) {
                                        const QString gone;
                                        return QJsonObject{{u"queue"_s, one.queue},
                                                           {u"table"_s, one.table},
                                                           {u"key"_s, one.key},
                                                           {u"column"_s, jsonOf(one.column)}};
                                    })},
    };
}

QJsonObject jsonOf(const FieldErrors &errors)
{
    return {
        {u"field"_s, errors.field},
        {u"keyed_twice"_s, errors.keyedTwice},
        {u"differing"_s, errors.differing},
        {u"undecided"_s, errors.undecided},
        {u"first_wrong"_s, errors.firstWrong},
        {u"second_wrong"_s, errors.secondWrong},
        {u"error_rate"_s, errors.errorRate() ? QJsonValue(*errors.errorRate()) : QJsonValue()},
    };
}

QJsonObject jsonOf(const Finished &finished)
{
    return {{u"item"_s, finished.item.value()}, {u"state"_s, nameOf(finished.state)}};
}

QJsonObject jsonOf(const User &user)
{
    return {
        {u"name"_s, user.name},
        {u"login"_s, user.login},
        {u"active"_s, user.active},
        {u"roles"_s, jsonList(user.roles, [](Role role) { return nameOf(role); })},
        {u"queues"_s, QJsonArray::fromStringList(user.queues)},
    };
}

QString nameOf(Shortage shortage)
{
    switch (shortage) {
    case Shortage::None:
        return u"none"_s;
    case Shortage::Empty:
        return u"empty"_s;
    case Shortage::AllHeld:
        return u"all_held"_s;
    case Shortage::Later:
        return u"later"_s;
    case Shortage::Paused:
        return u"paused"_s;
    case Shortage::LockLimit:
        return u"lock_limit"_s;
    case Shortage::NotPermitted:
        return u"not_permitted"_s;
    case Shortage::TakenByOther:
        return u"taken_by_other"_s;
    case Shortage::OtherHands:
        return u"other_hands"_s;
    case Shortage::NotForYou:
        return u"not_for_you"_s;
    case Shortage::ForOthers:
        return u"for_others"_s;
    case Shortage::Returned:
        return u"returned"_s;
    case Shortage::ForSomebodyElse:
        return u"for_somebody_else"_s;
    case Shortage::Finished:
        return u"finished"_s;
    case Shortage::OnRequest:
        return u"on_request"_s;
    case Shortage::TableRefuses:
        return u"table_refuses"_s;
    case Shortage::ClockMoved:
        return u"clock_moved"_s;
    }
    return u"none"_s;
}

} // namespace intray::ctl
