// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/call.h"
#include "ctl/exampleplan.h"
#include "ctl/interruption.h"
#include "ctl/json.h"
#include "ctl/progress.h"
#include "ctl/text.h"
#include "queue/shellword.h"
#include "queue/times.h"
#include "store/verifying/correctionstore.h"

#include <limits>

namespace intray::ctl {

using namespace Qt::StringLiterals;

namespace {

// --- What becomes of the items ---

QJsonObject jsonOf(ItemId item, const QString &key, const Error *why)
{
    QJsonObject json{{u"item"_s, item.value()}, {u"key"_s, key}};
    if (why) {
        json.insert(u"error"_s, nameOf(why->kind));
        json.insert(u"sentence"_s, why->sentence);
    }
    return json;
}

/// Items and what became of each, for the document and for the table.
struct ItemReport
{
    QJsonArray done;
    QJsonArray notDone;
    QList<QStringList> rows;

    void add(ItemId item, const QString &key, const QString &word, const Error *why,
             const FoundToCorrect *found = nullptr)
    {
        QJsonObject json = jsonOf(item, key, why);
        if (found) {
            json.insert(u"old"_s, found->from);
            json.insert(u"new"_s, found->to);
        }
        (why ? notDone : done) << json;
        rows.append({QString::number(item.value()), key, why ? why->sentence : word});
    }
    QString asTable() const
    {
        return rows.isEmpty() ? QString()
                              : table({Ctl::tr("item"), Ctl::tr("key"), Ctl::tr("result")}, rows);
    }
};

Exit exitFor(const CorrectionReport &report)
{
    const BulkResult &result = report.result;
    if (result.isCancelled)
        return Exit::Failed;
    if (report.stopped)
        return Failure(*report.stopped).exit;
    if (result.notDone.isEmpty())
        return result.done.isEmpty() ? Exit::NothingAvailable : Exit::Done;
    return result.done.isEmpty() ? Failure(result.notDone.constFirst().why).exit
                                 : Exit::SomeRejected;
}

QString noteOn(const CorrectionReport &report, const QString &sentence)
{
    QStringList notes{sentence};
    if (report.result.isCancelled)
        notes << Ctl::tr("The rest was left out, because this was cancelled. What was corrected "
                         "stays corrected; the same command goes on with the rest.");
    if (report.stopped)
        notes << report.stopped->sentence;
    return notes.join(u'\n');
}

Reply replyWith(const CorrectionReport &report, const QString &word, const QString &sentence)
{
    ItemReport items;
    for (const ItemId item : report.result.done)
        items.add(item, report.keys.value(item), word, nullptr);
    for (const NotDone &one : report.result.notDone)
        items.add(one.item, report.keys.value(one.item), word, &one.why);
    const QJsonValue id = report.result.done.isEmpty() ? QJsonValue() : QJsonValue(report.id);
    const QJsonValue stopped = report.stopped ? QJsonValue(report.stopped->sentence) : QJsonValue();
    return {{{u"correction"_s, id},
             {u"corrected"_s, items.done.size()},
             {u"items"_s, items.done},
             {u"not_done"_s, items.notDone},
             {u"cancelled"_s, report.result.isCancelled},
             {u"stopped"_s, stopped}},
            items.asTable(),
            noteOn(report, sentence),
            exitFor(report)};
}

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
                                  "behind the queue only with --by-example."));
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
    ItemReport items;
    for (const FoundToCorrect &one : found->first)
        items.add(one.item, one.key, Ctl::tr("%1 would become %2").arg(one.from, one.to),
                  one.why ? &*one.why : nullptr, &one);
    const bool isNothing = found->open + found->refused == 0;
    return Reply{{{u"correction"_s, QJsonValue()},
                  {u"would_correct"_s, found->open},
                  {u"items"_s, items.done},
                  {u"not_done"_s, items.notDone}},
                 items.asTable(),
                 isNothing ? Ctl::tr("No record that is not finished has this value.")
                           : Ctl::tr("%n record(s) would be corrected.", nullptr, int(found->open)),
                 isNothing ? Exit::NothingAvailable : Exit::Done};
}

Reply corrected(const CorrectionReport &report, const QString &queue)
{
    if (report.result.done.isEmpty() && report.result.notDone.isEmpty())
        return replyWith(report, {}, Ctl::tr("No record that is not finished has this value."));
    const QString sentence =
        Ctl::tr("%n record(s) were corrected.", nullptr, int(report.result.done.size()));
    const QString undo = Ctl::tr("\"intrayctl correct %1 --undo %2\" undoes it.");
    return replyWith(report, Ctl::tr("corrected"),
                     report.result.done.isEmpty()
                         ? sentence
                         : sentence + u' ' + undo.arg(shellWord(queue), report.id));
}

Reply takenBack(const CorrectionReport &report)
{
    if (report.result.done.isEmpty() && report.result.notDone.isEmpty())
        return replyWith(report, {}, Ctl::tr("All of it was already undone."));
    return replyWith(report, Ctl::tr("undone"),
                     Ctl::tr("%n record(s) have their old value again.", nullptr,
                             int(report.result.done.size())));
}

Answer undo(CorrectionStore &store, const Call &call, const Cancellation &cancellation)
{
    const QUuid id(call.argument(1));
    const Progress progress;
    const ElapsedLine line(Ctl::tr("Restoring the old value"), progress);
    return store
        .takeBack(call.argument(0), id.toString(QUuid::WithoutBraces), progress, cancellation)
        .map_error([](const Error &error) { return Failure(error); })
        .map(takenBack);
}

Checked<Done> mayUndo(const Call &call)
{
    for (const QString &option :
         {u"field"_s, u"old"_s, u"new"_s, u"dry-run"_s, u"by-example"_s, u"form"_s})
        if (call.has(option))
            return wrongUsage(Ctl::tr("--undo cannot be used with --%1.").arg(option));
    if (QUuid(call.argument(1)).isNull())
        return wrongUsage(Ctl::tr("Name the bulk correction to undo, a UUID; \"intrayctl "
                                  "corrections QUEUE\" lists them."));
    return Done();
}

Checked<Done> mayCorrectByExample(const Call &call)
{
    for (const QString &option : {u"field"_s, u"old"_s, u"new"_s})
        if (call.has(option))
            return wrongUsage(Ctl::tr("--by-example cannot be used with --%1.").arg(option));
    if (call.argument(1).isEmpty())
        return wrongUsage(Ctl::tr("Name the field behind the queue."));
    return Done();
}

/// Whether the call can be understood; it needs no database to tell.
Checked<Done> mayCorrect(const Call &call)
{
    if (call.has(u"undo"_s))
        return mayUndo(call);
    if (call.has(u"by-example"_s))
        return mayCorrectByExample(call);
    if (call.has(u"form"_s))
        return wrongUsage(Ctl::tr("--form is used with --by-example."));
    return wishOf(call).map([](const CorrectionPlan &) { return Done(); });
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
        return undo(store, call, interruption.cancellation());
    const auto plan = call.has(u"by-example"_s)
                          ? planByExample(call, **open, interruption.cancellation())
                          : wishOf(call);
    if (!plan)
        return failed(plan);
    if (call.has(u"by-example"_s) && plan->becomes.isEmpty())
        return replyWith({}, {}, Ctl::tr("The examples say nothing about any value of the field."));
    if (call.has(u"dry-run"_s))
        return preview(store, call, *plan, interruption.cancellation());
    const Progress progress;
    const ElapsedLine line(Ctl::tr("Correcting"), progress);
    const auto report =
        store.correct(call.argument(0), *plan, progress, interruption.cancellation());
    return report ? Answer(corrected(*report, call.argument(0))) : failed(report);
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
              {u"form"_s, u"FORM"_s,
               Ctl::tr("Only values that are built like this, as \"values --forms\" says it.")},
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
