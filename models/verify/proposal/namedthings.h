// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringView>

#include <optional>

namespace intray {

/// Rows of things that have a name in several writings: a month in each language, short and long,
/// and by its number; numbers as figures, in Roman, as ordinals and in words; days of the week,
/// quarters, answers, points of the compass, currencies. Constant; any thread.
enum class NamedRow {
    Numbers,
    Letters, ///< A is the first.
    Months,
    Weekdays,
    Quarters,
    Answers,
    Persons, ///< Of either sex, and how they are addressed.
    Compass,
    Currencies,
    Years, ///< Of two figures: 1970 to 2069.
};

/// A name of one of the things. `writing` counts within the row.
struct ThingName
{
    NamedRow row = NamedRow::Numbers;
    int writing = 0;
    int number = 0; ///< Of the thing in its row.
    bool operator==(const ThingName &) const = default;
};

/// In which language or writing a word is read: one alone, or any, as far as all of them agree.
constexpr int anyLanguage = -1;

/// All that the word may name, whatever its letters.
QList<ThingName> namesIn(QStringView word);
/// How many writings the row has.
int writingsOf(NamedRow row);
/// The writings of one language have the same number, which is that of its first writing.
int languageOf(NamedRow row, int writing);
/// Whether the writing says no more than figures do: "3", "03".
bool isOfFigures(NamedRow row, int writing);
/// Which thing of the row the word names in this language. None: no thing, or several.
std::optional<int> thingNamed(QStringView word, NamedRow row, int language);
/// Its name. None: it has none in this writing.
std::optional<QString> nameOf(NamedRow row, int writing, int number);

} // namespace intray
