// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

namespace intray {

/// A record that somebody opened: what had been expected of it, and what was found.
struct ProvenDoubt
{
    double expected = 0; ///< So many of its fields were expected to be wrong.
    bool isWrong = false;
};

/// Records of which about as much was expected.
struct CalibrationGroup
{
    double least = 0; ///< The chance of a fault that they were given, from here
    double most = 0;  ///< to here.
    qint64 records = 0;
    double expected = 0; ///< So many of them should have had a fault,
    qint64 wrong = 0;    ///< and in so many one was found.

    double expectedShare() const { return expected / double(records); }
    double share() const { return double(wrong) / double(records); }
};

/// Whether of the records told "1 in 10" one in ten has a fault: groups from the least doubt on,
/// without those that no record is in. A function without state.
QList<CalibrationGroup> calibrationOf(const QList<ProvenDoubt> &records);

} // namespace intray
