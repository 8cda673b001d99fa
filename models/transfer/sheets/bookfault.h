// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"

namespace intray {

/// Why a spreadsheet cannot be read, with a sentence that says what to do. Each is said in one
/// place only, because the same happens in every part of the file.

/// Invalid: a part does not hold what was packed, or is no XML; `detail` is for the log.
Error damagedPart(const QString &file, const QString &part, const QString &detail);
/// Invalid: the file begins as a packed file does and has no directory at its end.
Error damagedBook(const QString &file, const QString &detail);
/// Invalid: a part that every such spreadsheet has is not there.
Error missingPart(const QString &file, const QString &part);
/// Invalid: it would unpack to more than any spreadsheet; `detail` says which limit.
Error oversized(const QString &file, const QString &detail);
/// Invalid: it has what no spreadsheet program writes, such as a document type.
Error suspicious(const QString &file, const QString &detail);
/// Unreadable: it is not what it was when it was opened.
Error changedBook(const QString &file);
/// Unreadable: it is not there, or may not be read.
Error unreadableBook(const QString &file, const QString &detail);
/// Invalid: it can only be opened with a password.
Error lockedBook(const QString &file);

} // namespace intray
