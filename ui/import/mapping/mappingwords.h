// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/mapping/mappingrows.h"

namespace intray {

/// What the row is made of: its columns, or the name of the file.
QString sourceWords(const MappingRow &row);
/// What is done to the values on the way, and what else becomes of the column; empty: nothing.
QString doneWords(const MappingRows &rows, qsizetype row);
/// Which part of a value that is taken apart.
QString partWords(int part);
/// How many fields and columns the mapping changes; empty: none.
QString amountWords(const Mapping &mapping);

} // namespace intray
