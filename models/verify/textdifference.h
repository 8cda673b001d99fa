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

/// The fewest words that differ, and in these the fewest characters (Wagner and Fischer, "The
/// String-to-String Correction Problem", 1974), what belongs together in one stretch. Words that
/// have less than half of their characters in common are marked whole: letters that happen to be in
/// both would only be scattered about. Of long texts everything between the first and the last
/// difference. Any thread.
TextDifference differenceOf(const QString &first, const QString &second);

} // namespace intray
