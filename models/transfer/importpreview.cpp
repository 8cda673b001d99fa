// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/importpreview.h"

#include "transfer/accesstable.h"
#include "transfer/filekind.h"
#include "transfer/jsontable.h"
#include "transfer/keyguess.h"
#include "transfer/mapping/besiderecord.h"
#include "transfer/recordkey.h"
#include "transfer/recordtable.h"
#include "transfer/rejectfile.h"
#include "transfer/schemainference.h"
#include "transfer/sheets/book.h"
#include "transfer/tablesample.h"
#include "transfer/textfile.h"

#include <QFile>

namespace intray {

namespace {

/// The key, chosen or guessed, and whether it is a question: then what was probably meant is
/// offered.
Outcome<ProvenKey> keyOf(const ImportOptions &options, const TableSample &sample)
{
    if (options.keyIsRow)
        return ProvenKey();
    ProvenKey key{options.keyColumns, options.keyColumns, std::nullopt};
    if (options.keyColumns.isEmpty())
        key = guessedKey(sample);
    if (key.doubt)
        key.columns = {key.doubt->column};
    return checkKeyIsOfFields(options.mapping, key.columns)
        .and_then([&](Done) { return RecordKey::fromColumns(sample.columns, key.columns); })
        .map([&](const RecordKey &) { return key; });
}

ImportPreview previewOf(const RecordTable &table, const TableSample &sample, const ProvenKey &key)
{
    ImportPreview preview;
    preview.format = table.format();
    preview.columns = table.columns();
    preview.fileColumns = table.fileColumns();
    preview.keyColumns = key.columns;
    if (key.doubt)
        preview.keyDoubt = doubtOf(*key.doubt);
    preview.recordSchema = inferSchema(sample, key.columns);
    preview.notes = table.notes();
    preview.isJson = table.isJson();
    preview.totalBytes = table.totalBytes();
    for (const CsvRow &row : sample.rows.mid(0, previewRows)) {
        preview.rows << row.values();
        preview.lines << row.line;
        preview.files << row.file;
    }
    for (const TableRow &bad : sample.bad)
        preview.rejects << rejectOf(bad, bad.reason);
    return preview;
}

} // namespace

Outcome<ImportPreview> previewImport(const ImportOptions &options)
{
    const auto table = RecordTable::open(options);
    if (!table)
        return tl::unexpected<Error>(table.error());
    const auto sample = sampleOf(**table);
    if (!sample)
        return tl::unexpected<Error>(sample.error());
    return keyOf(options, *sample).map([&](const ProvenKey &key) {
        return previewOf(**table, *sample, key);
    });
}

static FileLook lookOf(const QStringList &tables, const QString &table, bool isSpreadsheet,
                       ImportOptions options)
{
    FileLook look{tables, table, isSpreadsheet, previewImport(options)};
    if (look.preview) {
        look.fileColumns = look.preview->fileColumns;
    } else if (!options.mapping.isEmpty()) {
        options.mapping = {};
        if (const auto unmapped = RecordTable::open(options))
            look.fileColumns = (*unmapped)->fileColumns();
    }
    return look;
}

static FileLook lookAtSpreadsheet(ImportOptions options)
{
    const auto sheets = sheetsIn(options.file);
    if (!sheets)
        return {{}, {}, true, tl::unexpected<Error>(sheets.error())};
    QStringList withRows;
    QStringList empty;
    for (const SheetName &sheet : *sheets)
        (sheet.hasRows ? withRows : empty) << sheet.name;
    QString sheet = options.sheet;
    if (sheet.isEmpty() && withRows.size() == 1)
        sheet = withRows.constFirst();
    if (options.moreFiles.isEmpty()) // others may call theirs otherwise
        options.sheet = sheet;
    return lookOf(withRows + empty, sheet, true, options);
}

static FileLook lookAtAccess(ImportOptions options)
{
    const auto tables = tablesIn(options.file);
    if (!tables)
        return {{}, {}, false, tl::unexpected<Error>(tables.error())};
    if (options.table.isEmpty() && tables->size() == 1)
        options.table = tables->constFirst();
    return lookOf(*tables, options.table, false, options);
}

/// Whoever is told that a text cannot be read so can say how else.
static std::optional<CsvFormat> formatTried(const ImportOptions &options)
{
    QFile file(options.file);
    if (isJsonLines(options.file, options.format.encoding) || !checkIsText(options.file) ||
        !checkIsNoJson(options.file) || !openText(file))
        return std::nullopt;
    const QByteArray sample = file.peek(csvSampleBytes);
    const auto format = guessCsvFormat(sample, sample.size() < csvSampleBytes, options.format);
    return format && !sample.isEmpty() ? std::optional(*format) : std::nullopt;
}

FileLook lookAtFile(const ImportOptions &options)
{
    if (bookKindOf(options.file).value_or(BookKind::None) != BookKind::None)
        return lookAtSpreadsheet(options);
    if (isAccessFile(options.file))
        return lookAtAccess(options);
    FileLook look = lookOf({}, {}, false, options);
    if (!look.preview && look.preview.error().kind == Error::Kind::Invalid)
        look.inVain = formatTried(options);
    return look;
}

} // namespace intray
