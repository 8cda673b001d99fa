// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

namespace intray {

/// What the number in a cell is, as its format shows it.
enum class NumberKind {
    Plain,    ///< Also percentages, currencies and fractions: the number itself is stored.
    Date,     ///< A day.
    Time,     ///< A time of the day.
    DateTime, ///< Both.
    Elapsed,  ///< Hours, minutes or seconds that may be more than a day's.
};

/// Of a format code as it stands in a file (ECMA-376 part 1, 18.8.31), where names are English
/// whatever the language of the program. Colours, conditions and languages in brackets, text in
/// quotes and escaped letters say nothing. The first section decides, or where sections have
/// conditions, any that shows a date.
NumberKind kindOfFormat(QStringView code);
/// Of a format that every program knows by its number (18.8.30), in the languages of East Asia too.
NumberKind kindOfKnownFormat(int id);

} // namespace intray
