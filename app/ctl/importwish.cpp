// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What the options of an import say.
#include "ctl/importing.h"
#include "ctl/kepttemplates.h"
#include "ctl/text.h"
#include "store/other/otherdatabase.h"
#include "transfer/columnlist.h"
#include "transfer/deliveredfiles.h"
#include "transfer/missingmark.h"

#include <QFileInfo>

#include <algorithm>

namespace intray::ctl {

using namespace Qt::StringLiterals;

/// Columns as in a line of CSV, or the option once for each.
static Checked<QStringList> columnsOf(const Call &call, const QString &option)
{
    QStringList all;
    for (const QString &columns : call.texts(option)) {
        const auto list = columnsIn(columns);
        if (!list)
            return wrongUsage(
                Ctl::tr("--%1 cannot be read: %2").arg(option, list.error().sentence));
        all += *list;
    }
    return all;
}

/// "row" is each row by itself; else columns as in a line of CSV, or the option once for each.
static Checked<Done> readKey(const Call &call, ImportOptions &options)
{
    const QStringList said = call.texts(u"key"_s);
    options.keyIsRow = said.contains(u"row"_s);
    if (options.keyIsRow && said.size() == 1)
        return Done();
    if (options.keyIsRow)
        return wrongUsage(
            Ctl::tr("--key row is used alone. For a column of this name write --key '\"row\"'."));
    const auto columns = columnsOf(call, u"key"_s);
    if (!columns)
        return failed(columns);
    options.keyColumns = *columns;
    return Done();
}

/// An option that is one character, or "none".
static Checked<std::optional<QChar>> characterOf(const Call &call, const QString &option)
{
    if (!call.has(option))
        return std::optional<QChar>();
    const QString text = call.text(option);
    if (text == u"none")
        return std::optional(QChar());
    if (text.size() == 1)
        return std::optional(text.front());
    return wrongUsage(Ctl::tr("--%1 must be one character, or none.").arg(option));
}

static Checked<std::optional<bool>> choiceOf(const Call &call, const QString &option)
{
    if (!call.has(option))
        return std::optional<bool>();
    const QString text = call.text(option);
    if (text == u"yes" || text == u"no")
        return std::optional(text == u"yes");
    return wrongUsage(Ctl::tr("--%1 must be yes or no.").arg(option));
}

static Checked<Done> readColumns(const Call &call, ImportOptions &options)
{
    static const QHash<QString, NewColumns> ways{{u"same"_s, NewColumns::Same},
                                                 {u"add"_s, NewColumns::Add},
                                                 {u"ignore"_s, NewColumns::Ignore}};
    const QString way = call.has(u"columns"_s) ? call.text(u"columns"_s) : u"same"_s;
    if (!ways.contains(way))
        return wrongUsage(Ctl::tr("--columns must be same, add or ignore."));
    options.newColumns = ways.value(way);
    return Done();
}

static Checked<Done> readDelimiter(const Call &call, CsvChoices &format)
{
    if (!call.has(u"delimiter"_s))
        return Done();
    format.delimiter = delimiterNamed(call.text(u"delimiter"_s));
    if (format.delimiter)
        return Done();
    return wrongUsage(
        Ctl::tr("--delimiter must be one character or tab, comma, semicolon, pipe or space."));
}

static Checked<Done> readCharacters(const Call &call, CsvChoices &format)
{
    for (const auto &[option, place] :
         {std::pair(u"quote"_s, &format.quote), std::pair(u"escape"_s, &format.escape),
          std::pair(u"comment"_s, &format.comment)}) {
        const auto character = characterOf(call, option);
        if (!character)
            return failed(character);
        *place = *character;
    }
    return Done();
}

static Checked<Done> readLines(const Call &call, CsvChoices &format)
{
    const auto header = choiceOf(call, u"header"_s);
    if (!header)
        return failed(header);
    const auto guarded = choiceOf(call, u"guarded"_s);
    if (!guarded)
        return failed(guarded);
    const auto skip = call.number(u"skip"_s, 0, 0, 1'000'000);
    if (!skip)
        return failed(skip);
    format.hasHeader = *header;
    format.guarded = *guarded;
    if (call.has(u"skip"_s))
        format.skipLines = *skip;
    return Done();
}

/// By the separator and the quote that are said, or the usual ones.
static Checked<Done> checkMark(const CsvChoices &format)
{
    const QString why =
        whyNoMissingMark(format.missing.value_or(QString()), format.delimiter.value_or(u','),
                         format.quote.value_or(u'"'));
    return why.isEmpty() ? Checked<Done>(Done()) : wrongUsage(why);
}

/// How the file is written, as far as it is said.
static Checked<Done> readFormat(const Call &call, CsvChoices &format)
{
    if (call.has(u"encoding"_s))
        format.encoding = call.text(u"encoding"_s);
    if (call.has(u"null"_s))
        format.missing = call.text(u"null"_s);
    return readDelimiter(call, format)
        .and_then([&](Done) { return readCharacters(call, format); })
        .and_then([&](Done) { return checkMark(format); })
        .and_then([&](Done) { return readLines(call, format); });
}

/// What can be read by itself only cannot be one of several files.
static Checked<Done> checkFiles(const Call &call, const ImportOptions &options)
{
    const QStringList files = filesOf(options);
    if (files.size() == 1)
        return Done();
    if (call.has(u"query"_s) || call.has(u"query-file"_s))
        return wrongUsage(Ctl::tr("A query reads one database, not several files."));
    if (files.contains(u"-"_s))
        return wrongUsage(Ctl::tr("Standard input is imported alone, not together with files."));
    for (const QString &file : files)
        if (namesDatabase(file))
            return wrongUsage(
                Ctl::tr(
                    "\"%1\" is a database, which is imported alone, not together with other files.")
                    .arg(file));
    return Done();
}

static Checked<Done> readAttached(const Call &call, ImportOptions &options)
{
    options.attachFrom = QFileInfo(options.file).absolutePath();
    if (call.has(u"attach-from"_s)) {
        options.attachFrom = call.text(u"attach-from"_s);
        return Done();
    }
    const bool isOneFolder = std::ranges::all_of(options.moreFiles, [&](const QString &file) {
        return QFileInfo(file).absolutePath() == options.attachFrom;
    });
    if (isOneFolder || options.attachColumns.isEmpty())
        return Done();
    return wrongUsage(Ctl::tr("The files are in several folders. Give --attach-from, the folder "
                              "that the files to attach are in."));
}

static Checked<Done> readContext(const Call &call, ImportOptions &options)
{
    const auto columns = columnsOf(call, u"context-from"_s);
    if (!columns)
        return failed(columns);
    options.mapping.contextFrom = *columns;
    return Done();
}

static Checked<ImportOptions> optionsOf(const Call &call)
{
    ImportOptions options;
    options.byOptions = true;
    options.queue = call.argument(0);
    options.file = call.argument(1);
    options.moreFiles = call.arguments().mid(2);
    options.table = call.text(u"table"_s);
    options.sheet = call.text(u"sheet"_s);
    options.title = call.text(u"title"_s);
    options.rejectsFile = call.text(u"rejects"_s);
    options.dryRun = call.has(u"dry-run"_s);
    options.redelivery = {call.has(u"update"_s), call.has(u"whole"_s)};
    options.attachColumns = call.texts(u"attach-column"_s);
    options.mapping.priorityFrom = call.text(u"priority-from"_s);
    return checkFiles(call, options)
        .and_then([&](Done) { return readAttached(call, options); })
        .and_then([&](Done) { return readContext(call, options); })
        .and_then([&](Done) { return readKey(call, options); })
        .and_then([&](Done) { return readColumns(call, options); })
        .and_then([&](Done) { return readFormat(call, options.format); })
        .map([&](Done) { return options; });
}

/// What is said by options outranks what the template says.
static Checked<ImportOptions> withTemplate(Call &call, const ImportOptions &options)
{
    if (!call.has(u"template"_s))
        return options;
    const auto read = importTemplateOf(call);
    if (!read)
        return failed(read);
    ImportOptions applied = read->appliedTo(options);
    applied.fromTemplate = call.text(u"template"_s);
    if (call.has(u"columns"_s))
        applied.newColumns = options.newColumns;
    return applied;
}

Checked<ImportOptions> importWishOf(Call &call)
{
    return optionsOf(call).and_then(
        [&](const ImportOptions &options) { return withTemplate(call, options); });
}

QList<Option> readingOptions()
{
    return QList<Option>{
        {u"sheet"_s, u"SHEET"_s,
         Ctl::tr("Which sheet of a spreadsheet; by default the only one that has rows.")},
        {u"key"_s, u"COLUMN[,COLUMN]"_s,
         Ctl::tr("The columns that identify a record, in double quotes where a name has a comma, "
                 "or the option once for each; or row: each row by itself, so that rows may be "
                 "equal. By default they are guessed and the guess is checked against all rows.")},
        {u"priority-from"_s, u"COLUMN"_s,
         Ctl::tr("The column that has the items' priorities, whole numbers; a row that says "
                 "anything else is rejected. It becomes no field.")},
        {u"context-from"_s, u"COLUMN[,COLUMN]"_s,
         Ctl::tr("The columns that go into the items' contexts, which workers are handed: whose "
                 "request it was, in which language. They become no fields.")},
        {u"columns"_s,
         u"same|add|ignore"_s,
         Ctl::tr("Columns that are not the queue's fields: same rejects the file (by default), add "
                 "makes new ones fields, ignore leaves them out; missing ones stay missing."),
         {u"same"_s, u"add"_s, u"ignore"_s}},
        {u"title"_s, u"TITLE"_s, Ctl::tr("The title of a new queue.")},
        {u"encoding"_s,
         u"ENCODING"_s,
         Ctl::tr("The encoding of the file, such as windows-1252; guessed by default."),
         {u"utf-8"_s, u"utf-16"_s, u"windows-1252"_s, u"iso-8859-1"_s, u"iso-8859-15"_s}},
        {u"delimiter"_s,
         u"C"_s,
         Ctl::tr("The separator of values: one character, or tab, comma, semicolon, pipe or space; "
                 "guessed by default."),
         {u"tab"_s, u"comma"_s, u"semicolon"_s, u"pipe"_s, u"space"_s}},
        {u"header"_s,
         u"yes|no"_s,
         Ctl::tr("Whether the first line names the columns; guessed by default."),
         {u"yes"_s, u"no"_s}},
        {u"skip"_s, u"N"_s, Ctl::tr("Skip this many lines before the header.")},
        {u"comment"_s, u"C"_s, Ctl::tr("Lines that begin with this character are not read.")},
        {u"quote"_s, u"C"_s, Ctl::tr("What values are quoted with: \"; or none.")},
        {u"escape"_s, u"C"_s,
         Ctl::tr(
             "Makes the next character part of the value, as \\ in many files; none by default.")},
        {u"null"_s, u"TEXT"_s,
         Ctl::tr("What is written, without quotes, for a missing value; by default an empty one is "
                 "empty. In files that Intray wrote, a missing value is not written at all.")},
        {u"guarded"_s,
         u"yes|no"_s,
         Ctl::tr("Whether formulas have an apostrophe in front that is not theirs; by default only "
                 "in files that Intray wrote."),
         {u"yes"_s, u"no"_s}},
        {u"template"_s, u"NAME"_s,
         Ctl::tr("Import as the template of this name says (\"template save\"); other options take "
                 "precedence.")},
        {u"update"_s,
         {},
         Ctl::tr("Update records that already exist and differ, field by field, where they wait "
                 "and nobody has changed the field; otherwise the values are proposed to whoever "
                 "takes the record next.")},
        {u"whole"_s,
         {},
         Ctl::tr("The file is complete: list the waiting records that are missing in it.")},
        {u"attach-column"_s, u"COLUMN"_s,
         Ctl::tr("A column that names files, which are attached to the items; may be given "
                 "again. A row whose file is missing, too large or unreadable is rejected.")},
        {u"attach-from"_s, u"DIR"_s,
         Ctl::tr("The folder that these files are in; by default that of the imported file.")},
    };
}

} // namespace intray::ctl
