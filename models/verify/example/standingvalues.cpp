// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/example/standingvalues.h"

#include <algorithm>

namespace intray {

StandingValues::StandingValues(const QList<SourceCells> &column)
{
    for (const SourceCells &cells : column) {
        const QList<TextRun> words = runsIn(cells.value, RunKind::Letters);
        if (!words.isEmpty())
            m_values << cells.value;
        for (const TextRun &word : words)
            m_words << cells.value.mid(word.begin, word.end - word.begin);
        m_exactForms << exactFormOf(cells.value);
    }
}

bool StandingValues::areNewWordsKnown(const QString &made, const QString &before) const
{
    bool hasNew = false;
    for (const TextRun &run : runsIn(made, RunKind::Letters)) {
        const QString word = made.mid(run.begin, run.end - run.begin);
        if (before.contains(word, Qt::CaseInsensitive))
            continue;
        if (!m_words.contains(word))
            return false;
        hasNew = true;
    }
    return hasNew;
}

double StandingValues::familiarity(const QString &made, const QString &before) const
{
    constexpr double ofWords = 0.5, ofForm = 0.25;
    if (made == before)
        return 0;
    if (m_values.contains(made))
        return 1;
    return (areNewWordsKnown(made, before) ? ofWords : 0) +
           (m_exactForms.contains(exactFormOf(made)) ? ofForm : 0);
}

double StandingValues::shareOf(const Transformation &program,
                               const QList<SourceCells> &values) const
{
    double all = 0;
    for (const SourceCells &cells : values)
        if (const auto made = program.of(cells))
            all += familiarity(*made, cells.value);
    return all / std::max(1.0, double(values.size()));
}

} // namespace intray
