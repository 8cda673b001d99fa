// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/words/wordsintext.h"

namespace intray {

/// Where two texts differ: without these stretches both are the same text. Characters are compared
/// as they are shown, so none is cut in two.
struct TextDifference
{
    QList<Stretch> inFirst;
    QList<Stretch> inSecond;

    bool isNone() const { return inFirst.isEmpty() && inSecond.isEmpty(); }
};

/// The fewest characters that differ (Wagner and Fischer, "The String-to-String Correction
/// Problem", 1974), what belongs together in one stretch. Of long texts everything between the
/// first and the last difference. Any thread.
TextDifference differenceOf(const QString &first, const QString &second);

} // namespace intray
