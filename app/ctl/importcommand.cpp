// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/call.h"
#include "ctl/importing.h"
#include "ctl/interruption.h"
#include "ctl/othersource.h"
#include "ctl/progress.h"
#include "ctl/terminal.h"
#include "ctl/text.h"
#include "ctl/writing.h"
#include "transfer/columnlist.h"
#include "transfer/deliveredfiles.h"
#include "transfer/importer.h"
#include "transfer/rejectfile.h"

#include <QJsonArray>
#include <QTemporaryFile>

namespace intray::ctl {

using namespace Qt::StringLiterals;

/// The options that answer what the notes leave to a person.
static QStringList hintsOf(const ImportResult &result)
{
    QStringList hints;
    if (result.keyGuessed && !result.keyColumns.isEmpty())
        hints << Ctl::tr("The key “%1” is a guess. Another one is chosen with --key.")
                     .arg(lineOf(result.keyColumns));
    if (result.format.isHeaderDoubtful)
        hints << Ctl::tr("A file without a header is read with --header no.");
    if (result.format.isHeaderDouble)
        hints << Ctl::tr("The first lines are skipped with --skip %1.")
                     .arg(result.format.skipLines + 1);
    return hints;
}

QStringList notesOf(const ImportResult &result)
{
    QStringList notes = result.notes + hintsOf(result);
    for (const Reject &reject : result.rejects)
        notes.append(Ctl::tr("Line %1: %2")
                         .arg(placeOf(reject, QString::number(reject.line)), reject.reason));
    if (result.notAttached > 0)
        notes.append(
            Ctl::tr("%n file(s) of rows that already exist are not attached: an import attaches "
                    "only to what it adds. Use \"intrayctl attach\" for the others.",
                    nullptr, int(result.notAttached)));
    return notes;
}

/// What became of the records that were there before.
static QString redeliveredIn(const ImportResult &result)
{
    if (result.dryRun)
        return result.updates == 0
                   ? QString()
                   : Ctl::tr("%n row(s) would update records.", nullptr, int(result.updates));
    if (!result.delivery)
        return {};
    const DeliveryState &state = *result.delivery;
    QStringList sentences;
    if (state.updated > 0)
        sentences << Ctl::tr("%n record(s) were updated.", nullptr, int(state.updated));
    if (state.again > 0)
        sentences << Ctl::tr("%n record(s) that had been dismissed are back.", nullptr,
                             int(state.again));
    if (state.proposed > 0)
        sentences << Ctl::tr("Values are proposed for %n record(s).", nullptr, int(state.proposed));
    if (state.refused > 0)
        sentences << Ctl::tr("%n record(s) could not be updated.", nullptr, int(state.refused));
    if (state.missing > 0)
        sentences
            << Ctl::tr(
                   "%n waiting record(s) are missing in the file; \"delivery show %1\" lists them.",
                   nullptr, int(state.missing))
                   .arg(state.delivery.id.value());
    return sentences.join(u' ');
}

QString sentenceFor(const ImportResult &result)
{
    const int read = int(result.read);
    const QString sentence =
        result.dryRun
            ? Ctl::tr("Nothing was written. Of %n row(s): %1 to add, %2 there already, %3 there "
                      "already with other values, %4 to reject.",
                      nullptr, read)
            : Ctl::tr("Of %n row(s): %1 added, %2 there already, %3 there already with other "
                      "values, %4 rejected.",
                      nullptr, read);
    const QString rows =
        sentence.arg(result.added).arg(result.duplicate).arg(result.changed).arg(result.rejected);
    const QString more = redeliveredIn(result);
    return more.isEmpty() ? rows : rows + u' ' + more;
}

QJsonObject jsonOf(const ImportResult &result)
{
    return {
        {u"updates"_s, result.updates},
        {u"delivery"_s,
         result.delivery ? QJsonValue(result.delivery->delivery.id.value()) : QJsonValue()},
        {u"read"_s, result.read},
        {u"added"_s, result.added},
        {u"duplicate"_s, result.duplicate},
        {u"changed"_s, result.changed},
        {u"rejected"_s, result.rejected},
        {u"key"_s, QJsonArray::fromStringList(result.keyColumns)},
        {u"key_guessed"_s, result.keyGuessed},
    };
}

/// What the import reads; standard input may be a file, too.
static QList<FileInUse> filesRead(const Call &call, const ImportOptions &options)
{
    QList<FileInUse> read{{call.text(u"query-file"_s), FileInUse::For::Query}};
    if (options.other)
        return read << FileInUse{options.other->login.url.path(), FileInUse::For::SourceDatabase};
    for (const QString &file : filesOf(options))
        read << FileInUse{file == u"-" ? fileOfInput() : file, FileInUse::For::Import};
    return read;
}

static Answer bringIn(Call &call, const ImportOptions &options)
{
    const auto open = options.dryRun ? call.connectionOrNone() : call.connectionOrNew();
    if (!open)
        return failed(open);
    const Interruption interruption(**open);
    const ProgressLine line;
    const auto result = Importer(**open, call.identity())
                            .bringIn(options, line.report(), interruption.cancellation());
    if (!result)
        return failed(result);
    for (const QString &note : notesOf(*result))
        printNote(note);
    const bool isWhole = result->rejected == 0 && result->changed == 0;
    const Exit exit = isWhole ? Exit::Done : Exit::SomeRejected;
    QJsonObject json = jsonOf(*result);
    if (!options.corrections.isEmpty())
        json.insert(u"corrected"_s, result->corrected);
    if (!options.attachColumns.isEmpty()) {
        json.insert(u"attached"_s, result->attached);
        json.insert(u"not_attached"_s, result->notAttached);
    }
    return Reply{json, sentenceFor(*result), {}, exit};
}

/// An import reads its file twice; standard input can be read once only.
static Answer bringInCopy(Call &call, ImportOptions options)
{
    QTemporaryFile copy;
    QFile input;
    if (!copy.open() || !input.open(stdin, QIODevice::ReadOnly))
        return failure(
            Error::Kind::Unreadable,
            Ctl::tr("Standard input cannot be saved to a file: %1.").arg(copy.errorString()));
    QByteArray piece;
    while (!(piece = input.read(1 << 20)).isEmpty()) {
        if (copy.write(piece) != piece.size())
            return failure(
                Error::Kind::DiskFull,
                Ctl::tr("Standard input cannot be saved to a file: %1.").arg(copy.errorString()));
    }
    if (copy.size() == 0)
        return failure(Error::Kind::Invalid,
                       Ctl::tr("Standard input is empty: there is nothing to import."));
    copy.close();
    options.file = copy.fileName();
    return bringIn(call, options);
}

static Answer import(Call &call)
{
    return importWishOf(call).and_then([&](ImportOptions options) -> Answer {
        const auto other = otherSourceIn(call, options.file);
        if (!other)
            return failed(other);
        options.other = *other;
        const auto may =
            mayWrite(call, Output::Rejects, options.rejectsFile, filesRead(call, options));
        if (!may)
            return failed(may);
        return options.file == u"-" ? bringInCopy(call, options) : bringIn(call, options);
    });
}

QList<Command> importCommands()
{
    const QList<Option> options = otherSourceOptions() + readingOptions() +
                                  QList<Option>{
                                      {u"rejects"_s, u"FILE"_s,
                                       Ctl::tr("Where to write rows that were rejected, or that "
                                               "already exist and differ, with line and reason.")},
                                      forceOption(),
                                      {u"dry-run"_s, {}, Ctl::tr("Only show what would happen.")},
                                  };
    return {
        {u"import"_s, u"QUEUE FILE..."_s, 2, anyNumber,
         Ctl::tr("Import the records of a CSV, JSON lines or Access file, of a spreadsheet (.xlsx, "
                 ".ods), or of a table or query of another database, all or none; \"-\" is "
                 "standard input. Several files with the same columns are one delivery.\nCreates "
                 "the queue and the database if they are new. Running it again adds nothing twice. "
                 "Ctrl+C cancels and leaves nothing behind. Exit status 6: all else was imported, "
                 "but rows were rejected or already exist and differ."),
         options, import}};
}

} // namespace intray::ctl
