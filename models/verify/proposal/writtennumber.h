// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
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
    /// What a text is that is nothing but digits and signs between them, if it is a number: 1.234
    /// has two readings, that with a fraction first.
    static QList<WrittenNumber> readingsOf(QStringView text);
    QString bare() const; ///< As programs write it: "-1234.50".
    bool operator==(const WrittenNumber &) const = default;
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
