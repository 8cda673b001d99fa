// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/suspicion/recordjudge.h"

#include <QSet>

namespace intray {

static constexpr double suspicious = 0.5;

/// Of the cells that are not settled yet and have a better value: the one that is likeliest wrong.
static int mostSuspicious(const QList<Verdict> &verdicts, const QSet<int> &settled)
{
    int most = -1;
    for (int field = 0; field < verdicts.size(); ++field) {
        const Verdict &verdict = verdicts.at(field);
        if (settled.contains(field) || verdict.wrong < suspicious || verdict.meant.isEmpty())
            continue;
        if (verdict.meant.at(0).share < suspicious)
            continue;
        if (most < 0 || verdict.wrong > verdicts.at(most).wrong)
            most = field;
    }
    return most;
}

QList<Verdict> judgeRecord(const CellJudge &judge, const QStringList &cells,
                           const QStringList &countedAs)
{
    QList<Verdict> verdicts;
    for (int field = 0; field < cells.size(); ++field)
        verdicts.append(judge.judge(cells, field, countedAs));
    QStringList right = cells;
    QSet<int> settled;
    for (int field = mostSuspicious(verdicts, settled); field >= 0;
         field = mostSuspicious(verdicts, settled)) {
        settled.insert(field);
        right[field] = verdicts.at(field).meant.at(0).value;
        for (int other = 0; other < cells.size(); ++other)
            if (!settled.contains(other) && judge.isToldBy(other, field))
                verdicts[other] = judge.judge(right, other, countedAs);
    }
    return verdicts;
}

} // namespace intray
