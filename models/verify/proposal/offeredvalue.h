// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace intray {

/// A value that Intray offers for a field in place of what stands there. A plain value.
struct OfferedValue
{
    QString field;
    QString value;
    double sure = 0;        ///< How likely it is the right one, from 0 to 1.
    QString why;            ///< Translated, in a few words: "429 others look like (602) 555-0168".
    bool isDecided = false; ///< Somebody has decided it, so it goes before what is likely.
    /// The fields, this one too, whose values are only right with each other: what leaves one comes
    /// into another. Empty: it is right by itself.
    QStringList together = {};

    bool operator==(const OfferedValue &) const = default;
};

/// What may be meant by one value, before the record's rules were asked.
struct MeantValue
{
    QString value;
    double sure = 0;
    QString why;
};

} // namespace intray
