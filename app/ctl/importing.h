// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ctl/call.h"
#include "transfer/importoptions.h"

namespace intray::ctl {

/// The options that say how a file is read, of every command that brings files in.
QList<Option> readingOptions();
/// What they say, with the template if one is named, for the arguments QUEUE and FILE.
Checked<ImportOptions> importWishOf(Call &call);

/// What an import did, for people and for programs.
QString sentenceFor(const ImportResult &result);
QStringList notesOf(const ImportResult &result);
QJsonObject jsonOf(const ImportResult &result);

} // namespace intray::ctl
