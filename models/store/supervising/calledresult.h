// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/bulk.h"

namespace intray {

/// What a verb on many items answers.
struct CalledResult
{
    BulkResult result;
    QList<ItemId> inTable; ///< Items of adopted tables, which MariaDB works on one by one.
};

CalledResult calledResultIn(const QJsonObject &answer);

/// MariaDB works on adopted tables by a procedure, one item at a time.
template <typename Work>
BulkResult workedOneByOne(const CalledResult &called, Work work)
{
    BulkResult all = called.result;
    for (const ItemId item : called.inTable) {
        if (const std::optional<Error> why = work(item))
            all.notDone << NotDone{item, *why};
        else
            all.done << item;
    }
    return all;
}

} // namespace intray
