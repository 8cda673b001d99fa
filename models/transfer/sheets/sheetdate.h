// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/sheets/numberformat.h"

#include <QString>

#include <optional>

namespace intray {

/// From which day a workbook counts.
enum class DateSystem {
    From1900, ///< 1 is the first of January 1900, and 60 a leap day that never was.
    From1904, ///< 0 is the first of January 1904.
};

/// A number of days as a date (2024-02-29), a time (07:05:00) or both (2024-02-29T07:05:00), to the
/// millisecond, with a fraction only if there is one. A day that has a time, or a time that has a
/// day, is both, whatever its format shows; elapsed time counts its hours on (36:00:00). Nothing:
/// it is no such thing, as before 1900, the 60th day of 1900, or beyond the year 9999.
std::optional<QString> textOfSerial(double days, NumberKind kind, DateSystem system);
/// The same of a date, time or both in ISO 8601, as they stand in files of newer kinds.
std::optional<QString> textOfIso(const QString &iso);
/// The same of a duration such as PT12H30M00.5S (ISO 8601).
std::optional<QString> textOfDuration(const QString &duration);

/// The shortest text that gives the number back: 31001, 0.1, -2.5; with an exponent only from 1e21
/// on and below 0.0000001, as JavaScript and JSON do. A number with more digits than a spreadsheet
/// keeps has those that are written. Nothing: it is no number.
std::optional<QString> textOfNumber(QStringView number);
/// Whether the text of a number has more digits in front of its point than spreadsheet programs
/// keep, which make the rest of them zeros.
bool isLongNumber(QStringView text);

} // namespace intray
