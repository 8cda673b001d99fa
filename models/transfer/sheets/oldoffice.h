// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace intray {

/// What a file of the compound kind holds, in which programs of before 2007 kept all documents.
enum class CompoundKind { None, OldSpreadsheet, LockedSpreadsheet, Other };

/// By the names of its streams (MS-CFB 2.6). None: it does not begin so, or is not there. Opens and
/// closes the file; reads its beginning and its directory only.
CompoundKind compoundKindOf(const QString &path);

} // namespace intray
