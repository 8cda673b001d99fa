// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/writing.h"

namespace intray {

/// Writes the record of an item that nobody holds, and keeps how it was and how it is now among its
/// earlier records. The digests of both, BEFORE:AFTER, as the history tells them. Throws
/// SqlFailure.
QString changeRecord(const Writing &writing, ItemId item, const QString &key, const Record &record);
/// The digest of the record as it is.
QString digestOfItem(const Writing &writing, ItemId item);

} // namespace intray
