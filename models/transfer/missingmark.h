// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace intray {

/// Why a text cannot stand for a missing value in a CSV file, as a sentence; empty: it can. It
/// would be read as something else, or a spreadsheet would run it. A null quote: quotes mean
/// nothing.
QString whyNoMissingMark(const QString &mark, QChar delimiter, QChar quote);

} // namespace intray
