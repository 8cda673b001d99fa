// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/endsignals.h"
#include "ctl/commandline.h"
#include "ctl/json.h"
#include "ctl/watching.h"
#include "session/serving/serving.h"

#include <QEventLoop>

#include <algorithm>

namespace intray::ctl {

using namespace Qt::StringLiterals;
using std::chrono::seconds;

/// Lines of the file that say something, and those of --watch as if they stood there.
static Checked<QStringList> linesOf(const Call &call)
{
    QStringList lines;
    for (const QString &folder : call.texts(u"watch"_s))
        lines << u"watch "_s + folder;
    if (!call.has(u"settings"_s))
        return lines;
    return contentOf(call.text(u"settings"_s)).map([&](const QByteArray &content) {
        for (const QByteArray &line : content.split('\n')) {
            const QString text = QString::fromUtf8(line).trimmed();
            if (!text.isEmpty() && !text.startsWith(u'#'))
                lines << text;
        }
        return lines;
    });
}

static Checked<FolderOrder> folderIn(const QString &line, const Call &call)
{
    auto read = readLine(line, call);
    if (!read)
        return failed(read);
    if (read->command.name != u"watch"_s || read->call.has(u"once"_s))
        return wrongUsage(
            Ctl::tr("\"%1\" cannot be kept. Write \"watch QUEUE FOLDER\" with options "
                    "of watch other than --once.")
                .arg(line));
    return folderOrderOf(read->call);
}

static Checked<ServingOrder> orderOf(const Call &call)
{
    ServingOrder order;
    order.once = call.has(u"once"_s);
    const auto every = call.span(u"every"_s, order.every);
    if (!every)
        return failed(every);
    if (*every < seconds(1))
        return wrongUsage(Ctl::tr("--every must be one second at least."));
    order.every = *every;
    const auto lines = linesOf(call);
    if (!lines)
        return failed(lines);
    for (const QString &line : *lines) {
        const auto folder = folderIn(line, call);
        if (!folder)
            return failed(folder);
        order.folders << *folder;
    }
    return order;
}

static Reply replyWith(const Serving &serving)
{
    QStringList sentences;
    const QList<DutyReport> reports = serving.reports();
    for (const DutyReport &report : reports)
        sentences << Ctl::tr("%1: %n round(s), %2 done.", nullptr, int(report.rounds))
                         .arg(titleOf(report.duty))
                         .arg(report.done);
    const bool isAll = std::ranges::all_of(
        reports, [](const DutyReport &report) { return report.error.isEmpty(); });
    return {{{u"kept_since"_s, jsonOf(serving.keptSince())}, {u"duties"_s, jsonOfDuties(reports)}},
            sentences.join(u'\n'),
            {},
            isAll ? Exit::Done : Exit::SomeRejected};
}

/// Until a signal comes, or a round of everything is done.
static Answer keepWith(Serving &serving)
{
    QEventLoop loop;
    const EndSignals end;
    QObject::connect(&end, &EndSignals::endWanted, &serving, &Serving::stop);
    QObject::connect(&serving, &Serving::told, &loop, [](const QString &line) { printNote(line); });
    QObject::connect(&serving, &Serving::finished, &loop, &QEventLoop::quit, Qt::QueuedConnection);
    serving.start();
    loop.exec();
    if (serving.trouble())
        return tl::unexpected<Failure>(Failure(*serving.trouble()));
    return replyWith(serving);
}

static Answer serve(Call &call)
{
    const auto order = orderOf(call);
    if (!order)
        return failed(order);
    const auto open = call.connection();
    if (!open)
        return failed(open);
    const Identity identity = call.identity();
    const ServerFacts server = (*open)->server();
    DatabaseLogin login = call.close();
    login.patience = seconds(30); // sealing takes its time
    Serving serving(login, identity, *order, server);
    return keepWith(serving);
}

QList<Command> serveCommands()
{
    const QList<Option> options{
        {u"watch"_s, u"FOLDER"_s,
         Ctl::tr("A queue, a folder and options as \"intrayctl watch\" takes them, in one word: "
                 "'orders /srv/orders --key number'. May be given again.")},
        {u"settings"_s, u"FILE"_s,
         Ctl::tr("A file with a line for each folder: watch QUEUE FOLDER, and options of watch. "
                 "Lines that begin with # say nothing.")},
        {u"every"_s, u"SPAN"_s, Ctl::tr("Between two rounds of each duty; 60s by default.")},
        {u"once"_s, {}, Ctl::tr("One round of everything, instead of going on.")},
    };
    return {
        {u"serve"_s,
         {},
         0,
         0,
         Ctl::tr("Look after a database for everybody, until Ctrl+C: release expired locks, keep "
                 "figures, counts, the keys of duplicates and the order of doubt, seal the "
                 "history, run the queries that queues wait for, and watch folders.\nWhat "
                 "the login has no role for is told and left out. If several run, one works and "
                 "the others wait to take over, at most 20 seconds after it has died. "
                 "\"intrayctl status\" shows how it stands."),
         options,
         serve}};
}

} // namespace intray::ctl
