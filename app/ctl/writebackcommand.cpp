// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/call.h"
#include "ctl/historycommand.h"
#include "ctl/interruption.h"
#include "ctl/kepttemplates.h"
#include "ctl/othersource.h"
#include "ctl/progress.h"
#include "ctl/text.h"
#include "ctl/writing.h"
#include "store/other/otherdatabase.h"
#include "transfer/accesstable.h"
#include "transfer/columnlist.h"
#include "transfer/writeback/writeback.h"

#include <QTemporaryDir>

namespace intray::ctl {

using namespace Qt::StringLiterals;

/// Columns as in a line of CSV, or the option once for each.
static Checked<QStringList> keyOf(const Call &call)
{
    QStringList columns;
    for (const QString &line : call.texts(u"key"_s)) {
        const auto list = columnsIn(line);
        if (!list)
            return wrongUsage(Ctl::tr("--key cannot be read: %1").arg(list.error().sentence));
        columns += *list;
    }
    return columns;
}

static Checked<Done> readFilters(const Call &call, WriteBackOptions &options)
{
    const auto since = timeIn(call, u"since"_s);
    const auto until = timeIn(call, u"until"_s);
    if (!since || !until)
        return failed(since ? until : since);
    options.finishedBy = call.text(u"of"_s);
    options.from = *since;
    options.to = *until;
    return Done();
}

/// What is said by options outranks what the template says.
static Checked<Done> readTemplate(Call &call, WriteBackOptions &options)
{
    if (!call.has(u"template"_s))
        return Done();
    const auto read = importTemplateOf(call);
    if (!read)
        return failed(read);
    options.mapping = read->mapping;
    if (options.keyFields.isEmpty())
        options.keyFields = read->keyColumns;
    if (options.table.isEmpty())
        options.table = read->table;
    return Done();
}

/// A database, or the Access file that a script is for.
static Checked<Done> readTarget(const Call &call, WriteBackOptions &options)
{
    const QString place = call.argument(1);
    if (options.table.isEmpty())
        return wrongUsage(Ctl::tr("Give --table, the table that the corrections go into."));
    if (namesDatabase(place))
        return loginTo(place).map([&](const DatabaseLogin &login) {
            options.database = login;
            return Done();
        });
    if (!isAccessFile(place))
        return wrongUsage(
            Ctl::tr("“%1” is neither the address of a database nor an SQLite or Access file.")
                .arg(place));
    if (options.scriptFile.isEmpty())
        return wrongUsage(
            Ctl::tr("Intray cannot write Access files. With --sql FILE it writes a script that "
                    "Access runs."));
    options.accessFile = place;
    return Done();
}

static Checked<WriteBackOptions> optionsOf(Call &call)
{
    WriteBackOptions options;
    options.queue = call.argument(0);
    options.table = call.text(u"table"_s);
    options.fields = call.texts(u"field"_s);
    options.reportFile = call.text(u"report"_s);
    options.scriptFile = call.text(u"sql"_s);
    options.dryRun = call.has(u"dry-run"_s);
    const auto key = keyOf(call);
    if (!key)
        return failed(key);
    options.keyFields = *key;
    return readFilters(call, options)
        .and_then([&](Done) { return readTemplate(call, options); })
        .and_then([&](Done) { return readTarget(call, options); })
        .map([&](Done) { return options; });
}

static QString sentenceFor(const WriteBackResult &result, const WriteBackOptions &options)
{
    const int corrected = int(result.corrected);
    const QString sentence =
        !options.scriptFile.isEmpty()
            ? Ctl::tr("Nothing was written to the table. Of %n corrected record(s): %1 in the "
                      "script, %2 already right, %3 rejected.",
                      nullptr, corrected)
        : options.dryRun ? Ctl::tr("Nothing was written. Of %n corrected record(s): %1 to write, "
                                   "%2 already right, %3 to reject.",
                                   nullptr, corrected)
                         : Ctl::tr("Of %n corrected record(s): %1 written, %2 already right, %3 "
                                   "rejected.",
                                   nullptr, corrected);
    return sentence.arg(result.written).arg(result.asItShouldBe).arg(result.refused);
}

static QString noteOf(const UnwrittenRow &row)
{
    const QString key =
        row.more == 0 ? row.key : Ctl::tr("%1 and %n more", nullptr, int(row.more)).arg(row.key);
    return Ctl::tr("%1: %2").arg(key, row.why);
}

static Answer answerFor(const WriteBackResult &result, const WriteBackOptions &options)
{
    for (const UnwrittenRow &row : result.first)
        printNote(noteOf(row));
    if (result.ended) {
        if (result.corrected > 0)
            printNote(sentenceFor(result, options));
        return tl::unexpected<Failure>(*result.ended);
    }
    const QJsonObject json{{u"corrected"_s, result.corrected},
                           {u"written"_s, result.written},
                           {u"as_it_should_be"_s, result.asItShouldBe},
                           {u"refused"_s, result.refused}};
    return Reply{json,
                 sentenceFor(result, options),
                 {},
                 result.refused == 0 ? Exit::Done : Exit::SomeRejected};
}

static Answer carryOut(Call &call, const WriteBackOptions &options)
{
    const auto open = call.connection();
    if (!open)
        return failed(open);
    const Interruption interruption(**open);
    const ProgressLine line;
    return WriteBack(**open, call.identity())
        .run(options, line.report(), interruption.cancellation())
        .map_error([](const Error &error) { return Failure(error); })
        .and_then([&](const WriteBackResult &result) { return answerFor(result, options); });
}

static FileInUse targetOf(const WriteBackOptions &options)
{
    return {options.database ? options.database->url.path() : options.accessFile,
            FileInUse::For::TargetDatabase};
}

static Answer carryOutToFiles(Call &call, const WriteBackOptions &options)
{
    const FileInUse target = targetOf(options);
    const FileInUse script{options.scriptFile, FileInUse::For::Script};
    return mayWrite(call, Output::Script, options.scriptFile, {target})
        .and_then([&](Done) {
            return mayWrite(call, Output::Report, options.reportFile, {target, script});
        })
        .and_then([&](Done) { return carryOut(call, options); });
}

/// The script goes to standard output once it is whole, and the answer beside it.
static Answer carryOutToOutput(Call &call, WriteBackOptions options)
{
    if (call.wantsJson())
        return wrongUsage(Ctl::tr("With --json the script must go to a file, because the document "
                                  "goes to standard output."));
    const auto may = mayWrite(call, Output::Report, options.reportFile, {targetOf(options)});
    if (!may)
        return failed(may);
    const QTemporaryDir folder;
    options.scriptFile = folder.filePath(u"script"_s);
    return carryOut(call, options).and_then([&](const Reply &reply) -> Answer {
        QFile script(options.scriptFile);
        if (!script.open(QIODevice::ReadOnly))
            return failure(Error::Kind::Unreadable, Ctl::tr("The script cannot be read again."));
        return Reply{{}, QString::fromUtf8(script.readAll()).trimmed(), reply.text, reply.exit};
    });
}

static Answer writeBack(Call &call)
{
    return optionsOf(call).and_then([&](const WriteBackOptions &options) {
        return options.scriptFile == u"-" ? carryOutToOutput(call, options)
                                          : carryOutToFiles(call, options);
    });
}

QList<Command> writeBackCommands()
{
    const QList<Option> options{
        {u"table"_s, u"TABLE"_s,
         Ctl::tr("Which table of the database, perhaps with its schema: the one that the records "
                 "came from.")},
        {u"key"_s, u"COLUMN[,COLUMN]"_s,
         Ctl::tr("The columns that identify a row, as for import; by default those of the queue's "
                 "first import.")},
        {u"template"_s, u"NAME"_s,
         Ctl::tr("The template with which the records were imported: what it renamed goes back "
                 "under the column's own name.")},
        {u"field"_s, u"NAME"_s, Ctl::tr("Only this field; given again, also that one.")},
        {u"of"_s, u"USER"_s, Ctl::tr("Only what this user finished.")},
        {u"since"_s, u"TIME"_s,
         Ctl::tr("Only what was finished on this day or at this time, or later.")},
        {u"until"_s, u"TIME"_s, Ctl::tr("Only what was finished before this day or time.")},
        {u"sql"_s, u"FILE"_s,
         Ctl::tr("Writes the statements to this file instead of running them; \"-\" is standard "
                 "output. The only way for an Access file.")},
        {u"report"_s, u"FILE"_s,
         Ctl::tr("Writes a CSV with what became of each field: key, field, was, becomes, outcome "
                 "and why.")},
        forceOption(),
        {u"dry-run"_s, {}, Ctl::tr("Only show what would happen.")},
    };
    return {
        {u"write-back"_s, u"QUEUE DATABASE"_s, 2, 2,
         Ctl::tr(
             "Write the corrections of finished items back into a table of another database, which "
             "is an address such as postgresql://USER@HOST/DB, or an SQLite file; for an Access "
             "file a script.\nOnly changed fields are written, and only where the table still has "
             "what was imported. Every 500 rows are one transaction; running it again does nothing "
             "twice. The password comes from $INTRAY_SOURCE_PASSWORD, the database's own password "
             "file or a prompt. Exit status 6: all else was written, but rows were rejected."),
         options, writeBack}};
}

} // namespace intray::ctl
