// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/recordtable.h"

#include "transfer/accesstable.h"
#include "transfer/csvtable.h"
#include "transfer/databasetable.h"
#include "transfer/deliveredfiles.h"
#include "transfer/filekind.h"
#include "transfer/filesinturn.h"
#include "transfer/importoptions.h"
#include "transfer/jsontable.h"
#include "transfer/mapping/mappedtable.h"
#include "transfer/sheets/sheettable.h"

#include <QCoreApplication>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(RecordTable)
};

/// A sheet is only asked of a spreadsheet, and a table never.
Outcome<Done> checkPlace(const ImportOptions &options, BookKind kind)
{
    if (kind == BookKind::None && !options.sheet.isEmpty())
        return failure(
            Error::Kind::Invalid,
            Words::tr("“%1” is not a spreadsheet; only spreadsheets have sheets to choose from.")
                .arg(options.other ? nameOf(*options.other) : options.file));
    if (kind != BookKind::None && !options.table.isEmpty())
        return failure(Error::Kind::Invalid,
                       (options.byOptions
                            ? Words::tr("The file “%1” is a spreadsheet, which has sheets, not "
                                        "tables. Choose one of its sheets by --sheet.")
                            : Words::tr("The file “%1” is a spreadsheet, which has sheets, not "
                                        "tables. Choose one of its sheets."))
                           .arg(options.file));
    return Done();
}

} // namespace

/// Before any mapping.
static Outcome<std::unique_ptr<RecordTable>> openAsItStands(const ImportOptions &options)
{
    using Table = std::unique_ptr<RecordTable>;
    if (options.other) {
        if (const auto place = checkPlace(options, BookKind::None); !place)
            return tl::unexpected<Error>(place.error());
        return DatabaseTable::open(*options.other).map([](std::unique_ptr<DatabaseTable> &&table) {
            return Table(std::move(table));
        });
    }
    if (const auto plain = checkIsPlainFile(options.file); !plain)
        return tl::unexpected<Error>(plain.error());
    const auto kind = bookKindOf(options.file);
    if (!kind)
        return tl::unexpected<Error>(kind.error());
    if (const auto place = checkPlace(options, *kind); !place)
        return tl::unexpected<Error>(place.error());
    if (*kind != BookKind::None)
        return SheetTable::open(options.file, options.sheet, options.format)
            .map([](std::unique_ptr<SheetTable> &&table) { return Table(std::move(table)); });
    if (!options.table.isEmpty() || isAccessFile(options.file))
        return AccessTable::open(options.file, options.table)
            .map([](std::unique_ptr<AccessTable> &&table) { return Table(std::move(table)); });
    if (const auto text = checkIsText(options.file); !text)
        return tl::unexpected<Error>(text.error());
    if (isJsonLines(options.file, options.format.encoding))
        return JsonTable::open(options.file, options.format.encoding)
            .map([](std::unique_ptr<JsonTable> &&table) { return Table(std::move(table)); });
    if (const auto table = checkIsNoJson(options.file); !table)
        return tl::unexpected<Error>(table.error());
    return CsvTable::open(options.file, options.format).map([](std::unique_ptr<CsvTable> &&table) {
        return Table(std::move(table));
    });
}

Outcome<std::unique_ptr<RecordTable>> RecordTable::open(const ImportOptions &options)
{
    if (!options.moreFiles.isEmpty())
        return FilesInTurn::open(options).map([](std::unique_ptr<FilesInTurn> &&files) {
            return std::unique_ptr<RecordTable>(std::move(files));
        });
    auto table = openAsItStands(options);
    if (!table || options.mapping.isEmpty())
        return table;
    return MappedTable::open(*std::move(table), options.mapping, sourceOf(options))
        .map([](std::unique_ptr<MappedTable> &&mapped) {
            return std::unique_ptr<RecordTable>(std::move(mapped));
        });
}

} // namespace intray
