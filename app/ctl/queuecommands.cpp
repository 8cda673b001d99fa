// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/call.h"
#include "ctl/eyerules.h"
#include "ctl/json.h"
#include "ctl/queuerules.h"
#include "ctl/text.h"
#include "queue/times.h"
#include "schema/plainsearch.h"
#include "store/rules/queuestore.h"
#include "store/sources/sourcestore.h"

#include <QJsonDocument>
#include <QLocale>

namespace intray::ctl {

using namespace Qt::StringLiterals;

static QString warningsOf(const Queue &queue)
{
    QStringList spans;
    for (const auto &warning : {queue.firstWarning, queue.lastWarning}) {
        if (warning)
            spans << textOfSpan(*warning);
    }
    return spans.isEmpty() ? Ctl::tr("usual") : spans.join(u", ");
}

static QString pauseOf(const Queue &queue)
{
    if (!queue.paused)
        return Ctl::tr("no");
    return queue.pauseMessage.isEmpty() ? Ctl::tr("yes")
                                        : Ctl::tr("yes: %1").arg(queue.pauseMessage);
}

static QString namesOf(const QSet<Disposition::Kind> &kinds)
{
    QStringList names;
    for (const Disposition::Kind kind : kinds)
        names << nameOf(kind);
    names.sort();
    return names.join(u',');
}

static QString dispositionsOf(const Queue &queue)
{
    return namesOf(queue.dispositions);
}

static QString requiredOf(const Queue &queue)
{
    return queue.reasonRequired.isEmpty() ? u"-"_s : namesOf(queue.reasonRequired);
}

static QString reasonsOf(const Queue &queue, Disposition::Kind kind)
{
    const QStringList reasons = queue.reasons.value(kind);
    return reasons.isEmpty() ? u"-"_s : reasons.join(u"; ");
}

/// What may be long stands below, whole, so that it can be written down.
static QString longRulesOf(const Queue &queue)
{
    QString text;
    if (queue.isFilledBySource())
        text += u"\n\n"_s + Ctl::tr("source") + u'\n' + plainLines(queue.source.trimmed());
    if (!queue.recordSchema.isEmpty())
        text += u"\n\n"_s + Ctl::tr("schema") + u'\n' +
                plainLines(QString::fromUtf8(QJsonDocument(queue.recordSchema).toJson()).trimmed());
    return text;
}

static QString againOf(const Queue &queue)
{
    if (!queue.notAgain)
        return Ctl::tr("when nothing else is left");
    return queue.notAgain->count() == 0 ? Ctl::tr("once somebody else had them")
                                        : Ctl::tr("after %1").arg(textOfSpan(*queue.notAgain));
}

static QString textOf(const Queue &queue)
{
    const auto limit = [](std::optional<int> n) { return n ? QString::number(*n) : u"-"_s; };
    return lines({
               {Ctl::tr("queue"), queue.name},
               {Ctl::tr("title"), queue.displayTitle()},
               {Ctl::tr("lock duration"), textOfSpan(queue.lockDuration)},
               {Ctl::tr("longest lock"), textOfSpan(queue.longestHold)},
               {Ctl::tr("warnings"), warningsOf(queue)},
               {Ctl::tr("locks per user"), limit(queue.locksPerUser)},
               {Ctl::tr("attempts"), limit(queue.attempts)},
               {Ctl::tr("endings"), dispositionsOf(queue)},
               {Ctl::tr("reason required"), requiredOf(queue)},
               {Ctl::tr("reasons to return"), reasonsOf(queue, Disposition::Kind::Return)},
               {Ctl::tr("reasons to dismiss"), reasonsOf(queue, Disposition::Kind::Dismiss)},
               {Ctl::tr("reasons to fail"), reasonsOf(queue, Disposition::Kind::Fail)},
               {Ctl::tr("reasons to send back"), reasonsOf(queue, Disposition::Kind::SendBack)},
               {Ctl::tr("usual questions"),
                queue.usualQuestions.isEmpty() ? u"-"_s : queue.usualQuestions.join(u"; ")},
               {Ctl::tr("returned items again"), againOf(queue)},
               {Ctl::tr("reopen own"),
                queue.reopenOwn ? textOfSpan(*queue.reopenOwn) : Ctl::tr("no")},
               {Ctl::tr("next queue"), queue.nextQueue.isEmpty() ? u"-"_s : queue.nextQueue},
               {Ctl::tr("paused"), pauseOf(queue)},
               {Ctl::tr("different person"), queue.otherHands ? Ctl::tr("yes") : Ctl::tr("no")},
               {Ctl::tr("share"), Ctl::tr("%1%").arg(queue.share)},
               {Ctl::tr("second keying"), queue.isBlind() ? queue.blindFields.join(u", ") : u"-"_s},
               {Ctl::tr("decided in"), queue.decideQueue.isEmpty() ? u"-"_s : queue.decideQueue},
               {Ctl::tr("most doubtful first"),
                queue.doubtfulFirst ? Ctl::tr("yes") : Ctl::tr("no")},
               {Ctl::tr("records that pass"), passOf(queue)},
               {Ctl::tr("planted slip in one of"), limit(queue.plantEvery)},
               {Ctl::tr("search ignores accents"),
                isSearchedPlainly(queue) ? Ctl::tr("yes") : Ctl::tr("no")},
               {Ctl::tr("largest record"), QLocale().formattedDataSize(queue.largestRecord)},
               {Ctl::tr("largest field"), QLocale().formattedDataSize(queue.largestField)},
               {Ctl::tr("fields"), queue.fields.isEmpty() ? u"-"_s : queue.fields.join(u", ")},
               {Ctl::tr("fresh"), queue.isFilledBySource() ? textOfSpan(queue.fresh) : u"-"_s},
           }) +
           longRulesOf(queue);
}

static Reply replyWith(const Queue &queue, const QString &note)
{
    return {jsonOf(queue), textOf(queue), note};
}

static Reply replyAbout(const Queue &queue)
{
    return replyWith(queue, {});
}

static QString noteOn(const SourceTrial &trial)
{
    QStringList notes;
    if (trial.duplicates > 0)
        notes << Ctl::tr("The query finds %n key(s) more than once; of those the first row counts.",
                         nullptr, trial.duplicates);
    if (trial.rows == 0)
        notes << (trial.wasCut
                      ? Ctl::tr("The query takes long; the test was stopped before its end.")
                      : Ctl::tr("The query finds nothing at the moment."));
    QStringList first;
    for (const QString &key : trial.first)
        first << plain(key.left(40));
    if (!first.isEmpty())
        notes << Ctl::tr("First: %1").arg(first.join(u", "));
    return notes.join(u' ');
}

/// Tries a source that is given, before anything is changed; what is to be said of it.
static Checked<QString> withSourceTried(const Call &call, SourceStore &store, const Queue &rules)
{
    if (!call.has(u"source"_s) || rules.source.isEmpty())
        return QString();
    const auto trial = store.trySource(rules.source);
    if (!trial)
        return failed(trial);
    return noteOn(*trial);
}

static Answer add(Call &call)
{
    Queue fresh;
    fresh.name = call.argument(0);
    const auto rules = withOptions(fresh, call);
    if (!rules)
        return failed(rules);
    const auto open = call.connectionOrNew();
    if (!open)
        return failed(open);
    QueueStore queues(**open, call.identity());
    SourceStore sources(**open, call.identity());
    return withSourceTried(call, sources, *rules).and_then([&](const QString &note) -> Answer {
        return queues.addQueue(*rules).map([&](const Queue &q) { return replyWith(q, note); });
    });
}

static Outcome<Queue> widened(QueueStore &queues, const Queue &rules, const Call &call)
{
    const QStringList more = call.texts(u"add-field"_s);
    return more.isEmpty() ? Outcome<Queue>(rules) : queues.widenFields(rules.name, more);
}

static Answer set(Call &call)
{
    return call.with([&](QueueStore &queues, SourceStore &sources) -> Answer {
        const auto now = queues.queue(call.argument(0));
        if (!now)
            return failed(now);
        const auto rules = withOptions(*now, call);
        if (!rules)
            return failed(rules);
        return withSourceTried(call, sources, *rules).and_then([&](const QString &note) -> Answer {
            // What was not named stays, also if somebody changes it meanwhile.
            return queues.changeQueue(*now, *rules, true)
                .and_then([&](const MergedRules &set) { return widened(queues, set.rules, call); })
                .map([&](const Queue &q) { return replyWith(q, note); });
        });
    });
}

static Answer show(Call &call)
{
    return call.with(
        [&](QueueStore &store) -> Answer { return store.queue(call.argument(0)).map(replyAbout); });
}

static QString namesOf(const QList<Queue> &queues)
{
    QStringList names;
    for (const Queue &queue : queues)
        names.append(plain(queue.name));
    return names.join(u'\n');
}

static Reply replyWith(const QList<Queue> &queues)
{
    QList<QStringList> rows;
    for (const Queue &queue : queues)
        rows.append({queue.name, queue.displayTitle(), textOfSpan(queue.lockDuration),
                     queue.paused ? Ctl::tr("paused") : QString()});
    const auto all = jsonList(queues, [](const Queue &queue) { return jsonOf(queue); });
    const QStringList headings{Ctl::tr("queue"), Ctl::tr("title"), Ctl::tr("lock duration"),
                               QString()};
    return {{{u"queues"_s, all}}, table(headings, rows), {}};
}

static Answer list(Call &call)
{
    return call.with([&](QueueStore &store) -> Answer {
        return store.queues().map([&](const QList<Queue> &queues) {
            Reply reply = replyWith(queues);
            if (call.has(u"names"_s))
                reply.text = namesOf(queues);
            return reply;
        });
    });
}

static Answer remove(Call &call)
{
    const QString name = call.argument(0);
    return call.with([&](QueueStore &store) -> Answer {
        return store.removeQueue(name).map([&](Done) {
            const QString sentence = Ctl::tr("The queue %1 is removed.").arg(name);
            return Reply{{{u"queue"_s, name}, {u"removed"_s, true}}, sentence, {}};
        });
    });
}

static Answer paused(Call &call, bool pause)
{
    const QString name = call.argument(0);
    const QString message = pause ? call.text(u"message"_s) : QString();
    return call.with([&](QueueStore &store) -> Answer {
        return store.pauseQueue(name, pause, message).map([&](Done) {
            const QString sentence = pause
                                         ? Ctl::tr("The queue %1 is paused; nobody gets its items.")
                                         : Ctl::tr("The queue %1 gives out its items again.");
            return Reply{{{u"queue"_s, name}, {u"paused"_s, pause}}, sentence.arg(name), {}};
        });
    });
}

static Answer pause(Call &call)
{
    return paused(call, true);
}

static Answer resume(Call &call)
{
    return paused(call, false);
}

QList<Command> queueCommands()
{
    return {
        {u"queue add"_s, u"NAME"_s, 1, 1, Ctl::tr("Add a queue."), ruleOptions(), add},
        {u"queue set"_s, u"QUEUE"_s, 1, 1,
         Ctl::tr("Change rules of a queue; what is not named stays as it is."), ruleOptions(), set},
        {u"queue show"_s, u"QUEUE"_s, 1, 1, Ctl::tr("Show the rules of a queue."), {}, show},
        {u"queue remove"_s,
         u"QUEUE"_s,
         1,
         1,
         Ctl::tr("Remove a queue that never had an item; any other can be paused."),
         {},
         remove},
        {u"queue list"_s, {}, 0, 0, Ctl::tr("List the queues."), {namesOption()}, list},
        {u"queue pause"_s,
         u"QUEUE"_s,
         1,
         1,
         Ctl::tr("Pause a queue: give out no more items."),
         {{u"message"_s, u"TEXT"_s, Ctl::tr("What the people who work there read.")}},
         pause},
        {u"queue resume"_s,
         u"QUEUE"_s,
         1,
         1,
         Ctl::tr("Resume a queue: give out items again."),
         {},
         resume},
    };
}

} // namespace intray::ctl
