// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/call.h"
#include "ctl/historycommand.h"
#include "ctl/interruption.h"
#include "ctl/kepttemplates.h"
#include "ctl/listing.h"
#include "ctl/progress.h"
#include "ctl/writing.h"
#include "lists/listquery.h"
#include "store/rules/filterstore.h"
#include "transfer/exporter.h"
#include "transfer/missingmark.h"
#include "transfer/transferfile.h"

#include <QFileInfo>
#include <QTemporaryDir>

#include <cstdio>

namespace intray::ctl {

using namespace Qt::StringLiterals;

static Checked<std::optional<State>> stateOf(const Call &call)
{
    if (!call.has(u"state"_s))
        return std::optional<State>();
    return shownStateNamed(call.text(u"state"_s)).map([](State state) {
        return std::optional<State>(state);
    });
}

static bool asksWhoFinished(const Call &call)
{
    return call.has(u"of"_s) || call.has(u"since"_s) || call.has(u"until"_s);
}

static Checked<ExportedRecord> recordOf(const Call &call)
{
    const QString name = call.has(u"record"_s) ? call.text(u"record"_s) : u"current"_s;
    if (const auto record = exportedRecordNamed(name))
        return *record;
    return wrongUsage(
        Ctl::tr("--record must be original, current, both or changes, not \"%1\".").arg(name));
}

/// Each named once; a table cannot have a column twice.
static Checked<QStringList> fieldsOf(const Call &call)
{
    const QStringList fields = call.texts(u"field"_s);
    for (const QString &field : fields)
        if (fields.count(field) > 1)
            return wrongUsage(Ctl::tr("--field \"%1\" is given twice.").arg(field));
    return fields;
}

/// Which items; what is not said stays as it was.
static Checked<Done> readFilters(const Call &call, ExportOptions &options)
{
    const auto state = stateOf(call);
    const auto since = timeIn(call, u"since"_s);
    const auto until = timeIn(call, u"until"_s);
    if (!state)
        return failed(state);
    if (!since || !until)
        return failed(since ? until : since);
    const auto its = call.has(u"state"_s) ? *state : options.state;
    const bool asks = asksWhoFinished(call) || !options.finishedBy.isEmpty();
    if (asks && (its == State::Open || its == State::Locked))
        return wrongUsage(Ctl::tr("--of, --since and --until are for finished items: --state must "
                                  "be done, failed or dismissed."));
    if (call.has(u"state"_s))
        options.state = *state;
    if (call.has(u"of"_s))
        options.finishedBy = call.text(u"of"_s);
    options.from = *since;
    options.to = *until;
    return Done();
}

/// As it is said, by an option or by the file's name; else as the template has it.
static Checked<ExportFormat> formatOf(const Call &call, ExportFormat ofTemplate)
{
    const QString file = call.argument(1);
    const QString name = call.text(u"format"_s);
    const auto said = exportFormatNamed(name);
    if (call.has(u"format"_s) && !said)
        return wrongUsage(Ctl::tr("--format must be csv, jsonl or xlsx, not \"%1\".").arg(name));
    const ExportFormat format = said.value_or(exportFormatPromisedBy(file).value_or(ofTemplate));
    if (isMisnamed(file, format))
        return wrongUsage(Ctl::tr("The file %1 would contain something other than its name says. "
                                  "Intray writes .csv, .jsonl and .xlsx.")
                              .arg(file));
    return format;
}

/// What the template says, if one is named.
static Checked<ExportOptions> templateOf(Call &call)
{
    if (!call.has(u"template"_s))
        return ExportOptions();
    const auto read = exportTemplateOf(call);
    if (!read)
        return failed(read);
    return read->appliedTo({});
}

/// The columns that the queue's list can have.
static QList<ItemColumn> columnsOf(const Queue &queue)
{
    const auto schema = RecordSchema::of(queue);
    return itemColumns(schema ? schema->fields() : QList<Field>());
}

/// The list that a shared filter shows. Here nobody sees that a part of it was left out.
static Checked<ItemQuery> shownBy(const SharedFilter &shared, const Queue &queue)
{
    const auto filter = listFilterFromText(shared.name, shared.text);
    if (!filter)
        return failed(filter);
    const QList<ItemColumn> columns = columnsOf(queue);
    if (const QStringList missing = missingFields(*filter, columns); !missing.isEmpty())
        return failure(Error::Kind::Invalid,
                       Ctl::tr("The filter “%1” names fields that the queue does not have: %2.")
                           .arg(shared.name, missing.join(u", "_s)));
    ItemQuery query = itemQueryOf(*filter, columns);
    query.queue = queue.name;
    return query;
}

static Checked<Done> readShared(Call &call, ExportOptions &options)
{
    if (!call.has(u"filter"_s))
        return Done();
    if (call.has(u"state"_s) || asksWhoFinished(call))
        return wrongUsage(Ctl::tr("--filter says which items: leave out --state, --of, --since "
                                  "and --until."));
    return call.with([&](QueueStore &queues, FilterStore &filters) -> Checked<Done> {
        const auto queue = queues.queue(call.argument(0));
        if (!queue)
            return failed(queue);
        const auto shared = filters.withName({queue->name, call.text(u"filter"_s)});
        if (!shared)
            return failed(shared);
        return shownBy(*shared, *queue).map([&](const ItemQuery &query) {
            options.listed = query;
            return Done();
        });
    });
}

static Checked<Done> readMark(const Call &call, ExportOptions &options)
{
    if (!call.has(u"null"_s))
        return Done();
    options.missing = call.text(u"null"_s);
    const QString why = whyNoMissingMark(options.missing, u',', u'"');
    return why.isEmpty() ? Checked<Done>(Done()) : wrongUsage(why);
}

static Checked<ExportedReasons> reasonsOf(Call &call, ExportedReasons ofTemplate)
{
    if (!call.has(u"reasons"_s))
        return ofTemplate;
    if (const auto said = exportedReasonsNamed(call.text(u"reasons"_s)))
        return *said;
    return wrongUsage(Ctl::tr("--reasons is columns, values or none."));
}

/// What is said by options outranks what the template says.
static Checked<ExportOptions> optionsOf(Call &call, ExportOptions options)
{
    const auto filters = readFilters(call, options);
    const auto format = formatOf(call, options.format);
    const auto record = recordOf(call);
    const auto reasons = reasonsOf(call, options.reasons);
    const auto fields = fieldsOf(call);
    const auto mark = readMark(call, options);
    const auto shared = readShared(call, options);
    if (!filters)
        return failed(filters);
    if (!format)
        return failed(format);
    if (!record)
        return failed(record);
    if (!reasons)
        return failed(reasons);
    if (!fields)
        return failed(fields);
    if (!mark)
        return failed(mark);
    if (!shared)
        return failed(shared);
    options.queue = call.argument(0);
    options.file = call.argument(1);
    options.format = *format;
    if (call.has(u"record"_s))
        options.record = *record;
    if (call.has(u"field"_s))
        options.fields = *fields;
    options.reasons = *reasons;
    options.withEndings = options.withEndings || call.has(u"endings"_s);
    return options;
}

/// `{"written":N}`, and into how many sheets, where one did not hold them.
static Reply replyOf(const ExportResult &result, ExportedRecord record)
{
    QJsonObject json{{u"written"_s, result.written}};
    QString sentence = record == ExportedRecord::Changes
                           ? Ctl::tr("%n change(s) were written.", nullptr, int(result.written))
                           : Ctl::tr("%n item(s) were written.", nullptr, int(result.written));
    if (result.sheets > 1) {
        json.insert(u"sheets"_s, result.sheets);
        sentence += u' ' + Ctl::tr("They are in %n sheets, because one holds 1,048,576 rows.",
                                   nullptr, result.sheets);
    }
    return {json, sentence, {}};
}

static Answer writeOut(Call &call, const ExportOptions &options)
{
    const auto open = call.connection();
    if (!open)
        return failed(open);
    const Interruption interruption(**open);
    const ProgressLine line;
    return Exporter(**open, call.identity())
        .writeOut(options, line.report(), interruption.cancellation())
        .map([&](const ExportResult &result) { return replyOf(result, options.record); });
}

static Answer writeToFile(Call &call, const ExportOptions &options)
{
    return mayWrite(call, Output::Items, options.file).and_then([&](Done) {
        return writeOut(call, options);
    });
}

static bool copyTo(QFile &output, const QString &name)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        return false;
    QByteArray piece;
    while (!(piece = file.read(1 << 20)).isEmpty()) {
        if (output.write(piece) != piece.size())
            return false;
    }
    return output.flush();
}

/// Nothing goes out before all of it is read.
static Answer writeThrough(Call &call, ExportOptions options, QFile &output)
{
    const QTemporaryDir folder;
    options.file = folder.filePath(u"items"_s);
    auto written = writeOut(call, options);
    if (written && !copyTo(output, options.file))
        return failure(Error::Kind::Unreadable, Ctl::tr("The items cannot be written there."),
                       output.errorString());
    return written;
}

static Answer writeToOutput(Call &call, const ExportOptions &options)
{
    if (call.wantsJson())
        return wrongUsage(
            Ctl::tr("With --json the items must go to a file, because the document goes to "
                    "standard output."));
    QFile output;
    output.open(stdout, QIODevice::WriteOnly);
    return writeThrough(call, options, output).map([](const Reply &written) {
        return Reply{written.json, {}, written.text};
    });
}

static bool isPipeOrDevice(const QString &name)
{
    const QFileInfo info(name);
    return info.exists() && !info.isFile() && !info.isDir();
}

// A file that is put in its place would be read by nobody.
static Answer writeToDevice(Call &call, const ExportOptions &options)
{
    QFile output(options.file);
    if (!output.open(QIODevice::WriteOnly))
        return tl::unexpected<Failure>(writeError(output, options.file));
    return writeThrough(call, options, output);
}

static Answer exportItems(Call &call)
{
    const auto wanted =
        templateOf(call).and_then([&](const ExportOptions &kept) { return optionsOf(call, kept); });
    return wanted.and_then([&](const ExportOptions &options) -> Answer {
        if (options.file == u"-")
            return writeToOutput(call, options);
        return isPipeOrDevice(options.file) ? writeToDevice(call, options)
                                            : writeToFile(call, options);
    });
}

QList<Command> exportCommands()
{
    const QList<Option> options{
        stateOption(Ctl::tr("Only items that are open, locked, done, failed or dismissed.")),
        {u"format"_s,
         u"FORMAT"_s,
         Ctl::tr("csv, jsonl or xlsx; by default the file's name decides."),
         {u"csv"_s, u"jsonl"_s, u"xlsx"_s}},
        {u"record"_s,
         u"WHICH"_s,
         Ctl::tr("original: records as imported; current: as they are now (default); both: side by "
                 "side; changes: a line for each field that was corrected."),
         {u"original"_s, u"current"_s, u"both"_s, u"changes"_s}},
        {u"field"_s, u"NAME"_s,
         Ctl::tr("Only this field; given again, also that one, in this order.")},
        {u"reasons"_s, u"HOW"_s,
         Ctl::tr("Why fields are empty: columns: in a column of its own behind each field whose "
                 "rule names reasons (default); values: in the place of the value, by its code; "
                 "none: not at all."),
         exportedReasonsNames()},
        {u"endings"_s, {}, Ctl::tr("Also who finished each item, and when.")},
        {u"of"_s, u"USER"_s, Ctl::tr("Only items that this user finished.")},
        {u"since"_s, u"TIME"_s,
         Ctl::tr("Only items finished on this day or at this time, or later.")},
        {u"until"_s, u"TIME"_s, Ctl::tr("Only items finished before this day or time.")},
        {u"null"_s, u"TEXT"_s,
         Ctl::tr("What is written to CSV, without quotes, for a missing value; by default nothing, "
                 "and \"\" for an empty one.")},
        {u"template"_s, u"NAME"_s,
         Ctl::tr("Export as the template of this name says (\"template save\"); options and the "
                 "file's name take precedence.")},
        {u"filter"_s, u"NAME"_s,
         Ctl::tr(
             "Only what the shared filter of this name shows (\"filter list\"), in its order.")},
        forceOption(),
    };
    return {{u"export"_s, u"QUEUE FILE"_s, 2, 2,
             Ctl::tr("Write the items of a queue to a file; \"-\" is standard output."), options,
             exportItems}};
}

} // namespace intray::ctl
