// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

#include <optional>

namespace intray {

/// A number as it stands in a text, digit by digit, so that no figure is lost. A plain value.
struct WrittenNumber
{
    QString whole;    ///< Digits, at least one.
    QString fraction; ///< Digits; may be empty.
    bool isNegative = false;

    /// The first number in the text; `decimal`: the sign before its fraction. None: there is none,
    /// or it cannot be read so ("1.234,5" with a point).
    static std::optional<WrittenNumber> in(QStringView text, QChar decimal);
};

/// How a number is written.
struct NumberWriting
{
    enum Decimals { AsTheyAre = -1, NoZeros = -2 };

    int decimals = AsTheyAre; ///< Or so many.
    QChar decimal = u'.';
    QChar group;   ///< Null: none.
    int shift = 0; ///< 2: a hundred times as much; -2: a hundredth.

    /// None: with so few decimals a figure would be lost.
    std::optional<QString> of(WrittenNumber number) const;
    bool operator==(const NumberWriting &) const = default;
};

} // namespace intray
