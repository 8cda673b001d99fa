// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/importoptions.h"
#include "transfer/recordtable.h"

namespace intray {

/// Reads the beginning of a table and ends the program where it does not keep what RecordTable
/// promises.
void checkRows(RecordTable &table);
/// Opens what the options name, as an import does, and checks its rows; then looks at it as the
/// dialog does, and checks that a queue could be made of it.
void checkImport(const ImportOptions &options);
/// An error that has no sentence for the person ends the program.
void checkTold(const Error &error);

} // namespace intray
