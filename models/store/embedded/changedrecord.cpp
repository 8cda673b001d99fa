// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/embedded/changedrecord.h"

namespace intray {

QString digestOfItem(const Writing &writing, ItemId item)
{
    return writing.sql
        .first("finished_record", {{":item", item.value()}},
               [](const Row &row) { return digestOfRecord(row.text("record")); })
        .value_or(QString());
}

QString changeRecord(const Writing &writing, ItemId item, const QString &key, const Record &record)
{
    const Bindings ofItem{{":item", item.value()}};
    const QString before = digestOfItem(writing, item);
    writing.sql.change("keep_record_before_change", ofItem);
    writing.sql.change("correct_record", ofItem + Bindings{{":current", jsonText(record)},
                                                           {":search", searchText(key, record)}});
    writing.sql.change("forget_reasons", {{":items", idsText({item})}});
    writing.sql.change("keep_changed_record",
                       ofItem + Bindings{{":user", writing.identity.user}, {":now", writing.now}});
    writing.sql.change("change_item_of_record", ofItem);
    return before + u':' + digestOfItem(writing, item);
}

} // namespace intray
