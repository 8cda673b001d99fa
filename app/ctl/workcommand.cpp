// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/endsignals.h"
#include "ctl/call.h"
#include "session/worker/streamworker.h"
#include "session/worker/worker.h"
#include "store/rules/queuestore.h"

#include <QDir>
#include <QEventLoop>
#include <QFileInfo>
#include <QStandardPaths>

namespace intray::ctl {

using namespace Qt::StringLiterals;

/// The command's file as a shell would find it; empty: there is none that can be run.
static QString programNamed(const QString &name)
{
    const QString path = QDir::fromNativeSeparators(name);
    if (!path.contains(u'/'))
        return QStandardPaths::findExecutable(name);
    const QFileInfo file(path);
    return QStandardPaths::findExecutable(file.fileName(), {file.absolutePath()});
}

static tl::unexpected<Failure> noProgram(const QString &name)
{
    const QString sentence =
        Ctl::tr("There is no command \"%1\" that can be run. Nothing was taken from the queue.");
    return tl::unexpected<Failure>(Error{Error::Kind::NotFound, sentence.arg(name), {}});
}

static Checked<std::optional<std::chrono::seconds>> spanIfGiven(const Call &call,
                                                                const QString &option)
{
    if (!call.has(option))
        return std::nullopt;
    return call.span(option, {}).map([](std::chrono::seconds span) { return std::optional(span); });
}

static Checked<WorkOrder> spansOf(const Call &call, WorkOrder order)
{
    const auto timeout = spanIfGiven(call, u"timeout"_s);
    const auto grace = spanIfGiven(call, u"grace"_s);
    const auto retry = call.span(u"retry"_s, order.retry);
    if (!timeout)
        return failed(timeout);
    if (!grace)
        return failed(grace);
    if (!retry)
        return failed(retry);
    order.timeout = *timeout;
    order.grace = *grace;
    order.retry = *retry;
    return order;
}

static Checked<Done> fittingOptions(const Call &call)
{
    if (call.has(u"stream"_s) && call.has(u"parallel"_s))
        return wrongUsage(Ctl::tr("--stream and --parallel do not go together. --at-once says how "
                                  "many records the program has."));
    if (call.has(u"at-once"_s) && !call.has(u"stream"_s))
        return wrongUsage(Ctl::tr("--at-once goes with --stream only."));
    return Done();
}

static Checked<WorkOrder> orderOf(const Call &call)
{
    WorkOrder order;
    order.queue = call.argument(0);
    order.arguments = call.arguments().mid(2);
    order.program = programNamed(call.argument(1));
    order.once = call.has(u"once"_s);
    const auto parallel = call.number(u"parallel"_s, 1, 1, 64);
    if (!parallel)
        return failed(parallel);
    if (order.program.isEmpty())
        return noProgram(call.argument(1));
    const auto atOnce = call.number(u"at-once"_s, 100, 1, 1000);
    if (!atOnce)
        return failed(atOnce);
    if (const auto fitting = fittingOptions(call); !fitting)
        return failed(fitting);
    order.parallel = call.has(u"stream"_s) ? *atOnce : *parallel;
    return spansOf(call, order);
}

static Reply replyWith(const WorkCount &count)
{
    const QString sentence =
        Ctl::tr("%1 completed, %2 failed, %3 to be tried again, %4 returned, %5 lost.")
            .arg(count.done)
            .arg(count.failed)
            .arg(count.retried)
            .arg(count.returned)
            .arg(count.lost);
    return {{{u"done"_s, count.done},
             {u"failed"_s, count.failed},
             {u"retried"_s, count.retried},
             {u"returned"_s, count.returned},
             {u"lost"_s, count.lost}},
            sentence,
            {}};
}

static Identity workerOf(const Call &call)
{
    Identity identity = call.identity();
    if (call.has(u"name"_s))
        identity.workstation += u'/' + call.text(u"name"_s);
    return identity;
}

template <typename AnyWorker>
static Answer answerOf(const AnyWorker &worker)
{
    const Reply reply = replyWith(worker.count());
    if (!worker.trouble())
        return reply;
    printNote(reply.text);
    return tl::unexpected<Failure>(Failure(*worker.trouble()));
}

/// Works until nothing is left or a signal comes.
template <typename AnyWorker>
static Answer workOn(AnyWorker &worker)
{
    QEventLoop loop;
    const EndSignals end;
    QObject::connect(&end, &EndSignals::endWanted, &worker, &AnyWorker::stop);
    QObject::connect(&worker, &AnyWorker::told, &loop,
                     [](const QString &line) { printNote(line); });
    QObject::connect(&worker, &AnyWorker::finished, &loop, &QEventLoop::quit, Qt::QueuedConnection);
    worker.start();
    loop.exec();
    return answerOf(worker);
}

static Answer work(Call &call)
{
    const auto order = orderOf(call);
    if (!order)
        return failed(order);
    const auto open = call.connection();
    if (!open)
        return failed(open);
    const Identity identity = workerOf(call);
    const auto queue = QueueStore(**open, identity).queue(order->queue);
    if (!queue)
        return failed(queue);
    const bool tells = (*open)->server().notifies;
    if (call.has(u"stream"_s)) {
        StreamWorker worker(call.close(), identity, *order);
        if (tells && !order->once)
            worker.listen();
        return workOn(worker);
    }
    Worker worker(call.close(), identity, *order);
    if (tells && !order->once)
        worker.listen();
    return workOn(worker);
}

QList<Command> workCommands()
{
    const QList<Option> options{
        {u"parallel"_s, u"N"_s, Ctl::tr("This many items at once; 1 by default.")},
        {u"stream"_s,
         {},
         Ctl::tr(
             "COMMAND is one program that stays: it gets a record a line as JSON, and answers a "
             "line for each with its id, and a result or an error.")},
        {u"at-once"_s, u"N"_s,
         Ctl::tr("With --stream: the program has this many records at once; 100 by default.")},
        {u"once"_s, {}, Ctl::tr("Stop when nothing is left, instead of waiting for more.")},
        {u"timeout"_s, u"SPAN"_s,
         Ctl::tr("End a command that takes longer; by default shortly before the queue's longest "
                 "lock.")},
        {u"retry"_s, u"SPAN"_s,
         Ctl::tr("How long a failed item waits for its second try, 10s by default; each further "
                 "wait is twice as long, up to 1h.")},
        {u"grace"_s, u"SPAN"_s,
         Ctl::tr(
             "When stopped, wait this long for running commands; by default until they are done.")},
        {u"name"_s, u"TEXT"_s, Ctl::tr("Recorded in the history beside the name of this machine.")},
    };
    return {
        {u"work"_s, u"QUEUE -- COMMAND [ARG...]"_s, 2, anyNumber,
         Ctl::tr("Run a command for each item of a queue: the record as JSON on its standard "
                 "input, the result as JSON on its standard output.\nStatus 0 completes the item. "
                 "Otherwise it is tried again as often as the queue allows, and then fails with "
                 "the command's standard error as the reason. Ctrl+C takes no more items and waits "
                 "for running commands; a second one ends these too and returns the items."),
         options, work}};
}

} // namespace intray::ctl
