// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/rows/workitem.h"

#include <QCoreApplication>

namespace intray {

Item workItemOf(const Row &row)
{
    const Item item = itemOf(row);
    if (!item.record.isEmpty())
        return item;
    try {
        (void)row.json("record");
    } catch (const SqlFailure &failed) {
        throw SqlFailure{{Error::Kind::Damaged,
                          QCoreApplication::translate(
                              "Store", "The record of item %1 cannot be read. Nothing was changed. "
                                       "Tell an administrator.")
                              .arg(item.id.value()),
                          failed.error.detail}};
    }
    return item;
}

} // namespace intray
