// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/recordtable.h"

#include "transfer/accesstable.h"
#include "transfer/csvtable.h"
#include "transfer/databasetable.h"
#include "transfer/filekind.h"
#include "transfer/importoptions.h"
#include "transfer/jsontable.h"

namespace intray {

Outcome<std::unique_ptr<RecordTable>> RecordTable::open(const ImportOptions &options)
{
    using Table = std::unique_ptr<RecordTable>;
    if (options.other)
        return DatabaseTable::open(*options.other).map([](std::unique_ptr<DatabaseTable> &&table) {
            return Table(std::move(table));
        });
    if (const auto plain = checkIsPlainFile(options.file); !plain)
        return tl::unexpected<Error>(plain.error());
    if (!options.table.isEmpty() || isAccessFile(options.file))
        return AccessTable::open(options.file, options.table)
            .map([](std::unique_ptr<AccessTable> &&table) { return Table(std::move(table)); });
    if (const auto text = checkIsText(options.file); !text)
        return tl::unexpected<Error>(text.error());
    if (isJsonLines(options.file))
        return JsonTable::open(options.file).map([](std::unique_ptr<JsonTable> &&table) {
            return Table(std::move(table));
        });
    if (const auto table = checkIsNoJson(options.file); !table)
        return tl::unexpected<Error>(table.error());
    return CsvTable::open(options.file, options.format).map([](std::unique_ptr<CsvTable> &&table) {
        return Table(std::move(table));
    });
}

} // namespace intray
