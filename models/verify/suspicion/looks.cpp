// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/suspicion/looks.h"

#include "verify/suspicion/verdict.h"

#include <algorithm>

namespace intray {

/// As many looks of people as this count as much as the suspicion itself.
static constexpr double worth = 5;
/// The weight of a value that was left as it was; the same as in heedCorrections().
static constexpr double worthOfValue = 2;
/// If people left this many suspected cells and changed none, the suspicion is wrong in this field.
static constexpr double enoughLeft = 10;

Reason reasonOf(const Verdict &verdict, const QString &value)
{
    if (value.isEmpty())
        return Reason::Missing;
    if (isGuessKnown(verdict)) {
        const Meant &meant = verdict.meant.at(0);
        return meant.by >= 0 && meant.together > 0 && meant.word.isEmpty() ? Reason::Told
                                                                           : Reason::Spelling;
    }
    if (!verdict.shape.isEmpty())
        return Reason::Shape;
    if (verdict.oddAt < 0 || verdict.oddAt >= value.size())
        return Reason::Unlike;
    return value.at(verdict.oddAt).isLetter() ? Reason::LetterCase : Reason::Character;
}

static bool isAllLeft(const LooksByReason &looks)
{
    Looks all;
    for (const Looks &each : looks) {
        all.left += each.left;
        all.changed += each.changed;
    }
    return all.left >= enoughLeft && all.changed == 0;
}

void heedLooks(const LooksByReason &looks, const QString &value, double leftSo, Verdict &verdict)
{
    const bool isPutRight = !verdict.meant.isEmpty() &&
                            (verdict.meant.at(0).corrected > 0 || verdict.meant.at(0).repaired > 0);
    if (verdict.wrong <= 0 || isPutRight)
        return;
    if (isAllLeft(looks))
        return shrink(verdict, 0);
    const Reason reason = reasonOf(verdict, value);
    const Looks like = looks.value(reason);
    double wrong = (worth * verdict.wrong + like.changed) / (worth + like.changed + like.left);
    // a value that is right in one record may be wrong in another one, where other fields tell
    // another value
    if (reason != Reason::Told && reason != Reason::Missing)
        wrong *= worthOfValue / (worthOfValue + leftSo);
    shrink(verdict, std::min(1.0, wrong / verdict.wrong));
}

} // namespace intray
