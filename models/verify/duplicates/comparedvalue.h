// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <array>
#include <optional>

namespace intray {

/// A value made ready to be compared with others of its field: letters without case and accents,
/// words without the signs between them. A plain value; any thread.
struct ComparedValue
{
    QString words;  ///< The words in their order, one blank between two; empty: nothing to compare.
    QString joined; ///< The same without blanks.
    QString digits; ///< The digits alone.
    /// Which characters there are, as bits: texts that differ in more of them are far apart.
    quint64 letters = 0;
    double amount = 0; ///< As a number, where it is one.
    bool isAmount = false;
    std::array<int, 3> date = {}; ///< Year, and the other two numbers as they stand; 0: no date.

    bool isDate() const { return date[0] != 0; }
    QStringList wordList() const { return words.split(u' ', Qt::SkipEmptyParts); }
};

/// Whether so many slips of the keys make one of the other.
bool areWithin(int slips, const ComparedValue &a, const ComparedValue &b);

/// Whether two values say the same, however they are written, or one of them says nothing: 12 and
/// 12.0, "St. Paul" and "ST PAUL".
bool differInWritingOnly(const QString &a, const QString &b);

/// The value as it is compared. What says that there is nothing ("", "-", "N/A") gives no words.
ComparedValue comparedValueOf(const QString &text);

} // namespace intray
