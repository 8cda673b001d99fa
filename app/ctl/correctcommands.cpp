// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/call.h"
#include "ctl/correctionreplies.h"
#include "ctl/exampleplan.h"
#include "ctl/interruption.h"
#include "ctl/json.h"
#include "ctl/progress.h"
#include "ctl/text.h"
#include "queue/shellword.h"
#include "queue/times.h"
#include "store/importing/decisionstore.h"
#include "store/importing/templatestore.h"
#include "store/verifying/correctionstore.h"

#include <limits>

namespace intray::ctl {

using namespace Qt::StringLiterals;

namespace {

// --- Correcting ---

/// A value may be empty, but must be given, once.
Checked<QString> valueIn(const Call &call, const QString &option)
{
    if (call.texts(option).size() == 1)
        return call.text(option);
    return call.needed(option);
}

Checked<CorrectionPlan> wishOf(const Call &call)
{
    if (!call.argument(1).isEmpty())
        return wrongUsage(Ctl::tr("A bulk correction can only be named with --undo, and a field "
                                  "behind the queue only with --by-example or --like."));
    const auto field = call.needed(u"field"_s);
    if (!field)
        return failed(field);
    const auto from = valueIn(call, u"old"_s);
    if (!from)
        return failed(from);
    const auto to = valueIn(call, u"new"_s);
    if (!to)
        return failed(to);
    return CorrectionPlan(CorrectionWish{*field, *from, *to});
}

Answer preview(CorrectionStore &store, const Call &call, const CorrectionPlan &plan,
               const Cancellation &cancellation)
{
    const auto found =
        store.preview(call.argument(0), plan, std::numeric_limits<int>::max(), {}, cancellation);
    if (!found)
        return failed(found);
    return replyOfPreview(*found);
}

// --- Keeping what was decided for the next delivery ---

/// Before anything is corrected.
Checked<Done> mayKeep(const Call &call, Connection &open)
{
    if (!call.has(u"keep"_s))
        return Done();
    const auto kept =
        TemplateStore(open, call.identity()).withName(call.text(u"keep"_s), TemplateKind::Import);
    return kept ? Checked<Done>(Done()) : failed(kept);
}

/// What was corrected stays so if this fails.
void keepDecision(const Call &call, Connection &open, const KeptDecision &decision, Reply &reply)
{
    const QString name = call.text(u"keep"_s);
    const auto kept = DecisionStore(open, call.identity()).keep(name, decision);
    reply.json.insert(u"kept_with"_s, kept ? QJsonValue(name) : QJsonValue());
    reply.note +=
        u'\n' + (kept ? Ctl::tr("It was saved in the template “%1”: the next delivery that "
                                "it imports comes with it.")
                            .arg(name)
                      : Ctl::tr("It was not saved in the template “%1”. %2")
                            .arg(name, kept.error().sentence));
    if (!kept && reply.exit == Exit::Done)
        reply.exit = Failure(kept.error()).exit;
}

/// What is undone is not proposed for the next delivery either.
void forgetDecision(const Call &call, Connection &open, const OperationId &correction, Reply &reply)
{
    const auto names = DecisionStore(open, call.identity()).forget(correction);
    if (!names)
        reply.note += u'\n' + Ctl::tr("It is still in a template. %1").arg(names.error().sentence);
    else if (!names->isEmpty())
        reply.note +=
            u'\n' + Ctl::tr("It is no longer in the template “%1”.").arg(names->join(u"”, “"_s));
}

Answer undo(CorrectionStore &store, const Call &call, Connection &open,
            const Cancellation &cancellation)
{
    const OperationId id = QUuid(call.argument(1)).toString(QUuid::WithoutBraces);
    const Progress progress;
    const ElapsedLine line(Ctl::tr("Restoring the old value"), progress);
    const auto report = store.takeBack(call.argument(0), id, progress, cancellation);
    if (!report)
        return failed(report);
    Reply reply = replyOfTakingBack(*report);
    forgetDecision(call, open, id, reply);
    return reply;
}

Checked<Done> mayUndo(const Call &call)
{
    for (const QString &option : {u"field"_s, u"old"_s, u"new"_s, u"dry-run"_s, u"by-example"_s,
                                  u"like"_s, u"form"_s, u"keep"_s})
        if (call.has(option))
            return wrongUsage(Ctl::tr("--undo cannot be used with --%1.").arg(option));
    if (QUuid(call.argument(1)).isNull())
        return wrongUsage(Ctl::tr("Name the bulk correction to undo, a UUID; \"intrayctl "
                                  "corrections QUEUE\" lists them."));
    return Done();
}

/// Whether the call says what many values become.
bool isOfValues(const Call &call)
{
    return call.has(u"by-example"_s) || call.has(u"like"_s);
}

Checked<Done> mayCorrectValues(const Call &call)
{
    const QString how = call.has(u"by-example"_s) ? u"by-example"_s : u"like"_s;
    for (const QString &option : {u"field"_s, u"old"_s, u"new"_s, u"like"_s})
        if (option != how && call.has(option))
            return wrongUsage(Ctl::tr("--%1 cannot be used with --%2.").arg(how, option));
    if (call.argument(1).isEmpty())
        return wrongUsage(Ctl::tr("Name the field behind the queue."));
    return Done();
}

/// Whether the call can be understood; it needs no database to tell.
Checked<Done> mayCorrect(const Call &call)
{
    if (call.has(u"undo"_s))
        return mayUndo(call);
    if (isOfValues(call))
        return mayCorrectValues(call);
    if (call.has(u"form"_s))
        return wrongUsage(Ctl::tr("--form is used with --by-example or --like."));
    return wishOf(call).map([](const CorrectionPlan &) { return Done(); });
}

Checked<DecidedPlan> planOf(const Call &call, Connection &open, const Cancellation &cancellation)
{
    if (isOfValues(call))
        return planOfValues(call, open, cancellation);
    return wishOf(call).map([&](const CorrectionPlan &plan) { return decidedPlan(call, plan); });
}

Answer correctByPlan(CorrectionStore &store, const Call &call, Connection &open,
                     DecidedPlan decided, const Cancellation &cancellation)
{
    const Progress progress;
    const ElapsedLine line(Ctl::tr("Correcting"), progress);
    const auto report = store.correct(call.argument(0), decided.plan, progress, cancellation);
    if (!report)
        return failed(report);
    Reply reply = replyOfCorrection(*report, call.argument(0));
    if (!report->result.done.isEmpty())
        decided.decision.correction = report->id;
    if (call.has(u"keep"_s))
        keepDecision(call, open, decided.decision, reply);
    return reply;
}

Answer correct(Call &call)
{
    const auto may = mayCorrect(call);
    if (!may)
        return failed(may);
    const auto open = call.connection();
    if (!open)
        return failed(open);
    const Interruption interruption(**open);
    CorrectionStore store(**open, call.identity());
    if (call.has(u"undo"_s))
        return undo(store, call, **open, interruption.cancellation());
    if (const auto mayBeKept = mayKeep(call, **open); !mayBeKept)
        return failed(mayBeKept);
    const auto decided = planOf(call, **open, interruption.cancellation());
    if (!decided)
        return failed(decided);
    if (isOfValues(call) && decided->plan.isEmpty())
        return replyOfNothing(
            call.has(u"like"_s)
                ? Ctl::tr("No other value of the field can be built like this one.")
                : Ctl::tr("The examples say nothing about any value of the field."));
    if (const auto fault = faultIn(decided->decision); fault && call.has(u"keep"_s))
        return wrongUsage(fault->sentence);
    if (call.has(u"dry-run"_s))
        return preview(store, call, decided->plan, interruption.cancellation());
    return correctByPlan(store, call, **open, *decided, interruption.cancellation());
}

// --- What was corrected ---

QJsonValue jsonOf(const std::optional<QString> &value)
{
    return value ? QJsonValue(*value) : QJsonValue();
}

QJsonObject jsonOf(const MadeCorrection &made)
{
    return {{u"correction"_s, made.id},       {u"undoes"_s, ctl::jsonOf(made.undoes)},
            {u"field"_s, made.field},         {u"old"_s, jsonOf(made.from)},
            {u"new"_s, jsonOf(made.to)},      {u"user"_s, made.user},
            {u"at"_s, ctl::jsonOf(made.at)},  {u"corrected"_s, made.items},
            {u"taken_back"_s, made.takenBack}};
}

Answer corrections(Call &call)
{
    const auto open = call.connection();
    if (!open)
        return failed(open);
    const Interruption interruption(**open);
    const auto all = CorrectionStore(**open, call.identity())
                         .made(call.argument(0), interruption.cancellation());
    if (!all)
        return failed(all);
    QList<QStringList> rows;
    for (const MadeCorrection &made : *all)
        rows.append({made.id, isoTime(made.at), made.user, made.field, made.from.value_or(u"?"_s),
                     made.to.value_or(u"?"_s), QString::number(made.items),
                     QString::number(made.takenBack)});
    const auto shape = [](const MadeCorrection &made) { return jsonOf(made); };
    return Reply{
        {{u"corrections"_s, jsonList(*all, shape)}},
        rows.isEmpty()
            ? QString()
            : table({Ctl::tr("correction"), Ctl::tr("at (UTC)"), Ctl::tr("who"), Ctl::tr("field"),
                     Ctl::tr("old"), Ctl::tr("new"), Ctl::tr("records"), Ctl::tr("undone")},
                    rows),
        rows.isEmpty() ? Ctl::tr("There are no bulk corrections in this queue.") : QString()};
}

} // namespace

QList<Command> correctCommands()
{
    return {{u"correct"_s,
             u"QUEUE [CORRECTION|FIELD]"_s,
             1,
             2,
             Ctl::tr("Replace one value by another, or values as examples show it, in all open "
                     "records of a queue that nobody holds. For supervisors."),
             {{u"field"_s, u"NAME"_s, Ctl::tr("The field; required.")},
              {u"old"_s, u"TEXT"_s, Ctl::tr("Its whole value now; required."), {}, {u"from"_s}},
              {u"new"_s, u"TEXT"_s, Ctl::tr("Its new value; required."), {}, {u"to"_s}},
              {u"by-example"_s, u"FILE"_s,
               Ctl::tr("Do with each value of FIELD as this CSV file with the columns from and to "
                       "shows; two examples are often enough.")},
              {u"like"_s, u"VALUE"_s,
               Ctl::tr("Build the values of FIELD like this one, where that can be told.")},
              {u"form"_s, u"FORM"_s,
               Ctl::tr("Only values that are built like this, as \"values --forms\" says it.")},
              {u"keep"_s, u"TEMPLATE"_s,
               Ctl::tr("Also save it in this import template, for the next delivery.")},
              {u"dry-run"_s, {}, Ctl::tr("Only show which records, and which not and why.")},
              {u"undo"_s,
               {},
               Ctl::tr("Restore the old value where nobody has worked on the item since.")}},
             correct},
            {u"corrections"_s,
             u"QUEUE"_s,
             1,
             1,
             Ctl::tr("List the bulk corrections of a queue, newest first."),
             {},
             corrections}};
}

} // namespace intray::ctl
