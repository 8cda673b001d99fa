// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringView>

#include <optional>

namespace intray {

/// What is measured, with the units in which people write it. Each is counted in its smallest
/// unit, so that "1 h 30 min", "1:30" and "90 min" are one.
enum class Quantity {
    Numbers, ///< Plain ones, thousands and millions, hundredths; also "1 1/2" and "1.5E+03".
    Time,
    ShortTime, ///< The same where 5:30 are minutes and seconds.
    Angle,
    Length,
    Mass,
    Volume,
    Data,       ///< A thousand bytes in a kilobyte.
    BinaryData, ///< 1024 of them.
    Temperature,
    Speed,
    Power,
    Area,
};

/// How a measure, or a part of it, is written as a number in one unit.
struct MeasureWriting
{
    enum Decimals { AsMany = -1, Floor = -2, Rest = -3 };

    int unit = 0; ///< Of unitsOf(), by place.
    /// So many, rounded, or as many as it has; or only whole units, without a larger unit's own.
    int decimals = AsMany;
    int width = 0; ///< Zeros in front up to so many figures.
    QChar decimal = u'.';
    bool operator==(const MeasureWriting &) const = default;
};

constexpr int noUnit = -1;

/// Units that all texts with a number alone would be read in; the first is the smallest.
int unitsOf(Quantity quantity);
/// Whether the text says itself in which units it is.
bool namesUnit(QStringView text, Quantity quantity);
/// How much it is, in the smallest unit. `bare`: the unit of a number that says none. None: the
/// text has something else in it, too.
std::optional<double> measureIn(QStringView text, Quantity quantity, int bare);
std::optional<QString> written(double measure, Quantity quantity, const MeasureWriting &writing);

} // namespace intray
