// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/importpreview.h"

#include "transfer/accesstable.h"
#include "transfer/keyguess.h"
#include "transfer/recordkey.h"
#include "transfer/recordtable.h"
#include "transfer/rejectfile.h"
#include "transfer/schemainference.h"
#include "transfer/sheets/book.h"
#include "transfer/tablesample.h"

namespace intray {

namespace {

Outcome<QStringList> keyColumnsOf(const ImportOptions &options, const TableSample &sample)
{
    if (options.keyIsRow)
        return QStringList();
    const QStringList columns =
        options.keyColumns.isEmpty() ? guessKey(sample) : options.keyColumns;
    return RecordKey::fromColumns(sample.columns, columns).map([](const RecordKey &key) {
        return key.columns();
    });
}

ImportPreview previewOf(const RecordTable &table, const TableSample &sample,
                        const QStringList &keyColumns)
{
    ImportPreview preview;
    preview.format = table.format();
    preview.columns = table.columns();
    preview.keyColumns = keyColumns;
    preview.recordSchema = inferSchema(sample, keyColumns);
    preview.notes = table.notes();
    preview.isJson = table.isJson();
    preview.totalBytes = table.totalBytes();
    for (const CsvRow &row : sample.rows.mid(0, previewRows))
        preview.rows << row.values();
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
    return keyColumnsOf(options, *sample).map([&](const QStringList &keyColumns) {
        return previewOf(**table, *sample, keyColumns);
    });
}

static FileLook lookAtSpreadsheet(ImportOptions options)
{
    const auto sheets = sheetsIn(options.file);
    if (!sheets)
        return {{}, {}, true, tl::unexpected<Error>(sheets.error())};
    QStringList names;
    QStringList withRows;
    for (const SheetName &sheet : *sheets) {
        names << sheet.name;
        if (sheet.hasRows)
            withRows << sheet.name;
    }
    if (options.sheet.isEmpty() && withRows.size() == 1)
        options.sheet = withRows.constFirst();
    return {names, options.sheet, true, previewImport(options)};
}

static FileLook lookAtAccess(ImportOptions options)
{
    const auto tables = tablesIn(options.file);
    if (!tables)
        return {{}, {}, false, tl::unexpected<Error>(tables.error())};
    if (options.table.isEmpty() && tables->size() == 1)
        options.table = tables->constFirst();
    return {*tables, options.table, false, previewImport(options)};
}

FileLook lookAtFile(const ImportOptions &options)
{
    if (bookKindOf(options.file).value_or(BookKind::None) != BookKind::None)
        return lookAtSpreadsheet(options);
    if (isAccessFile(options.file))
        return lookAtAccess(options);
    return {{}, {}, false, previewImport(options)};
}

} // namespace intray
