// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/embedded/returning.h"

#include "store/embedded/finishing.h"

#include <algorithm>

namespace intray {

Returning returningOf(const Row &row)
{
    Returning returning;
    returning.item = ItemId(row.number("item"));
    returning.lock = row.text("lock");
    if (!row.value("record").isNull())
        returning.record = row.json("record");
    returning.after = std::chrono::seconds(row.number("after"));
    if (reasonRequiredIn(row.json("reasons")).contains(Disposition::Kind::Return))
        returning.reason = row.text("reason");
    return returning;
}

std::optional<Error> returnOne(const Writing &writing, const Returning &returning)
{
    Disposition disposition = Disposition::returnLater(
        std::min<std::chrono::seconds>(returning.after, longestReturn), returning.reason);
    disposition.record = returning.record;
    const auto returned = finishOne(writing, returning.item, returning.lock, disposition);
    return returned ? std::nullopt : std::optional(returned.error());
}

} // namespace intray
