// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/tablesample.h"

namespace intray {

Outcome<TableSample> sampleOf(RecordTable &table)
{
    constexpr qsizetype mostBad = 100;
    TableSample sample;
    sample.columns = table.columns();
    sample.isJson = table.isJson();
    qsizetype characters = 0;
    TableRow row;
    while (sample.rows.size() < sampleRows && characters < sampleCharacters &&
           sample.rows.size() * sample.columns.size() < sampleValues) {
        const auto more = table.next(row);
        if (!more)
            return tl::unexpected<Error>(more.error());
        if (!*more) {
            sample.whole = true;
            break;
        }
        characters += row.row.text.size();
        if (row.reason.isEmpty())
            sample.rows << row.row;
        else if (sample.bad.size() < mostBad)
            sample.bad << row;
    }
    return sample;
}

} // namespace intray
