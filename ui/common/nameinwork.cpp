// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/nameinwork.h"

#include "lists/rowwords.h"
#include "session/desk/recordinwork.h"

namespace intray {

// With every key, so the record is not put together for it.
QString nameInWork(const RecordInWork &record)
{
    return nameOf(
        record.item().key, [&](const QString &field) { return record.text(field); },
        NamingFields::of(record.schema()));
}

} // namespace intray
