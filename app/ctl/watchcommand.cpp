// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/endsignals.h"
#include "ctl/importing.h"
#include "ctl/othersource.h"
#include "ctl/watching.h"
#include "session/folder/folderwatch.h"

#include <QEventLoop>
#include <QFileInfo>

namespace intray::ctl {

using namespace Qt::StringLiterals;
using std::chrono::seconds;

static QStringList accountOf(const ImportResult &result)
{
    return QStringList{sentenceFor(result)} + notesOf(result);
}

static bool isMarker(const QString &ending)
{
    return ending.size() > 1 && ending.startsWith(u'.') && !ending.contains(u'/') &&
           !ending.contains(u'\\');
}

static Checked<FolderOrder> withSpans(const Call &call, FolderOrder order)
{
    const auto settle = call.span(u"settle"_s, seconds(2));
    const auto every = call.span(u"every"_s, seconds(10));
    if (!settle)
        return failed(settle);
    if (!every)
        return failed(every);
    if (*settle < seconds(1))
        return wrongUsage(Ctl::tr("--settle must be one second at least."));
    if (*every < seconds(1))
        return wrongUsage(Ctl::tr("--every must be one second at least."));
    if (call.has(u"ready"_s) && !isMarker(order.marker))
        return wrongUsage(Ctl::tr("--ready must be an ending with a dot, for example \".ok\"."));
    order.settling = *settle;
    order.every = *every;
    return order;
}

Checked<FolderOrder> folderOrderOf(Call &call)
{
    const QFileInfo folder(call.argument(1));
    if (!folder.isDir())
        return failure(Error::Kind::Unreadable,
                       Ctl::tr("There is no folder \"%1\".").arg(call.argument(1)));
    return importWishOf(call).and_then([&](const ImportOptions &options) {
        FolderOrder order;
        order.folder = folder.absoluteFilePath();
        order.options = options;
        order.account = accountOf;
        order.once = call.has(u"once"_s);
        order.marker = call.text(u"ready"_s);
        if (!call.has(u"attach-from"_s))
            order.options.attachFrom = order.folder;
        return withSpans(call, order);
    });
}

/// The numbers of files, and of the rows of all.
static Reply replyWith(const FolderWatch &watch)
{
    const FolderCount &count = watch.count();
    QJsonObject json{
        {u"done"_s, count.done}, {u"failed"_s, count.failed}, {u"unfinished"_s, watch.unsettled()}};
    for (const auto &[name, rows] :
         {std::pair(u"read"_s, count.rows.read), std::pair(u"added"_s, count.rows.added),
          std::pair(u"duplicate"_s, count.rows.duplicate),
          std::pair(u"changed"_s, count.rows.changed),
          std::pair(u"rejected"_s, count.rows.rejected)})
        json.insert(name, rows);
    QString sentence = Ctl::tr("Files done: %1; failed: %2; rows added: %3.")
                           .arg(count.done)
                           .arg(count.failed)
                           .arg(count.rows.added);
    if (watch.unsettled() > 0)
        sentence +=
            u' ' + Ctl::tr("%n file(s) may still be written to.", nullptr, watch.unsettled());
    return {json, sentence, {}, count.failed == 0 ? Exit::Done : Exit::SomeRejected};
}

static Answer answerOf(const FolderWatch &watch)
{
    const Reply reply = replyWith(watch);
    if (!watch.trouble())
        return reply;
    if (watch.count().done + watch.count().failed > 0)
        printNote(reply.text);
    return tl::unexpected<Failure>(Failure(*watch.trouble()));
}

/// Until a signal comes, or what is there has come in.
static Answer watchOver(FolderWatch &watch)
{
    QEventLoop loop;
    const EndSignals end;
    QObject::connect(&end, &EndSignals::endWanted, &watch, &FolderWatch::stop);
    QObject::connect(&watch, &FolderWatch::told, &loop,
                     [](const QString &line) { printNote(line); });
    QObject::connect(&watch, &FolderWatch::finished, &loop, &QEventLoop::quit,
                     Qt::QueuedConnection);
    watch.start();
    loop.exec();
    return answerOf(watch);
}

static Answer watch(Call &call)
{
    const auto order = folderOrderOf(call);
    if (!order)
        return failed(order);
    const auto open = call.connectionOrNew();
    if (!open)
        return failed(open);
    const Identity identity = call.identity();
    FolderWatch watching(call.close(), identity, *order);
    return watchOver(watching);
}

/// Of what reads tables, what files have.
static QList<Option> tableOption()
{
    return {otherSourceOptions().constFirst()};
}

QList<Command> watchCommands()
{
    const QList<Option> options =
        tableOption() + readingOptions() +
        QList<Option>{
            {u"once"_s, {}, Ctl::tr("Stop when nothing is left, instead of waiting for more.")},
            {u"ready"_s, u"ENDING"_s,
             Ctl::tr("Take a file only when another of the same name with this ending, for example "
                     "\".ok\", lies beside it; that one is deleted afterwards.")},
            {u"settle"_s, u"SPAN"_s,
             Ctl::tr("A file is complete when its size and time have not changed for this long and "
                     "nobody has it open for writing; 2s by default.")},
            {u"every"_s, u"SPAN"_s,
             Ctl::tr("How often to look into the folder where the system does not announce new "
                     "files; 10s by default.")},
        };
    return {{u"watch"_s, u"QUEUE FOLDER"_s, 2, 2,
             Ctl::tr("Import each file that arrives in a folder, as import does, and move it to "
                     "the folder \"done\" inside.\nA file that cannot be imported, or of which "
                     "rows were rejected or already exist and differ, goes to \"failed\", with its "
                     "rejected rows and a text that says why. Names that programs give "
                     "to unfinished files or to their own, such as .part, .filepart, .tmp and ~$, "
                     "are left alone. Nothing is imported twice, even if this is "
                     "killed at any moment. Ctrl+C ends it when the current file is imported; a "
                     "second one leaves that file. Exit status 6: files have failed."),
             options, watch}};
}

} // namespace intray::ctl
