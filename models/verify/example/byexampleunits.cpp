// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Words, such as units, of which a value has to have one to be changed as the examples were.
#include "verify/example/byexample.h"

namespace intray {

static QSet<QString> wordsIn(const QString &text)
{
    QSet<QString> words;
    for (const TextRun &run : runsIn(text, RunKind::Letters))
        words << text.mid(run.begin, run.end - run.begin);
    return words;
}

void ByExample::noteUnits(Branch &branch)
{
    branch.lostWords = wordsIn(branch.examples.constFirst().from.value);
    branch.broughtWords = wordsIn(branch.examples.constFirst().to);
    for (const Example &example : std::as_const(branch.examples)) {
        const QSet<QString> before = wordsIn(example.from.value), after = wordsIn(example.to);
        branch.lostWords = (branch.lostWords & before) - after;
        branch.broughtWords = (branch.broughtWords & after) - before;
    }
}

/// All that was changed had it.
bool ByExample::lacksUnit(const Branch &branch, const QString &value)
{
    return !branch.lostWords.isEmpty() && !branch.lostWords.intersects(wordsIn(value));
}

/// Whether it is in the other half of the day than all examples were: pm, where these had am.
bool ByExample::isOfOtherHalf(const Branch &branch, const QString &value)
{
    static const QSet<QString> halves{QStringLiteral("am"), QStringLiteral("pm"),
                                      QStringLiteral("AM"), QStringLiteral("PM")};
    return branch.lostWords.intersects(halves) && lacksUnit(branch, value) &&
           wordsIn(value).intersects(halves);
}

/// What was made of it still has what all examples lost.
bool ByExample::keepsUnit(const Branch &branch, const QString &made)
{
    return branch.examples.size() > 1 && branch.lostWords.intersects(wordsIn(made));
}

/// It has the words of the results in place of those that the examples lost.
bool ByExample::isOfUnit(const Branch &branch, const QString &value)
{
    return !branch.broughtWords.isEmpty() && lacksUnit(branch, value) &&
           wordsIn(value).contains(branch.broughtWords);
}

} // namespace intray
