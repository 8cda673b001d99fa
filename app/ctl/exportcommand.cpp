// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/call.h"
#include "ctl/interruption.h"
#include "ctl/listing.h"
#include "ctl/progress.h"
#include "transfer/exporter.h"
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

static Checked<ExportFormat> formatOf(const Call &call)
{
    const QString file = call.argument(1);
    const QString name = call.text(u"format"_s);
    const auto said = exportFormatNamed(name);
    if (call.has(u"format"_s) && !said)
        return wrongUsage(Ctl::tr("--format must be csv or jsonl, not \"%1\".").arg(name));
    const ExportFormat format = said.value_or(exportFormatOf(file));
    if (isMisnamed(file, format))
        return wrongUsage(Ctl::tr("The file %1 would hold something else than its name says. "
                                  "Intray writes .csv and .jsonl.")
                              .arg(file));
    return format;
}

static Checked<ExportOptions> optionsOf(const Call &call)
{
    const auto state = stateOf(call);
    if (!state)
        return failed(state);
    const auto format = formatOf(call);
    if (!format)
        return failed(format);
    ExportOptions options;
    options.queue = call.argument(0);
    options.file = call.argument(1);
    options.format = *format;
    options.state = *state;
    options.missing = call.text(u"null"_s);
    return options;
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
        .map([](const ExportResult &result) {
            const QString sentence =
                Ctl::tr("%n item(s) were written.", nullptr, int(result.written));
            return Reply{{{u"written"_s, result.written}}, sentence, {}};
        });
}

static Answer writeToFile(Call &call, const ExportOptions &options)
{
    return call.mayWrite(options.file).and_then([&](Done) { return writeOut(call, options); });
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
        return failure(Error::Kind::Unreadable,
                       Ctl::tr("The items cannot be written to where they were to go."),
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
    return optionsOf(call).and_then([&](const ExportOptions &options) {
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
         Ctl::tr("csv or jsonl; without it the file's name decides."),
         {u"csv"_s, u"jsonl"_s}},
        {u"null"_s, u"TEXT"_s,
         Ctl::tr("What is written to CSV, without quotes, for a value that is missing; without it "
                 "nothing, and \"\" for an empty one.")},
        forceOption(),
    };
    return {{u"export"_s, u"QUEUE FILE"_s, 2, 2,
             Ctl::tr("Write the items of a queue to a file; \"-\" is standard output."), options,
             exportItems}};
}

} // namespace intray::ctl
