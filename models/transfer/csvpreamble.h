// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QChar>
#include <QStringView>

#include <optional>

namespace intray {

/// What stands in front of the header of a delimited file and is no part of its table: Excel's line
/// "sep=;", and comments that begin with "#".
struct CsvPreamble
{
    int lines = 0;                  ///< Physical ones, from the first.
    std::optional<QChar> delimiter; ///< As the file says itself.
};

CsvPreamble preambleOf(QStringView text);

} // namespace intray
