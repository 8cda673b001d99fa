// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/suspicion/looklearning.h"

#include "verify/suspicion/celljudge.h"

#include <QMap>

namespace intray {

void learnLooks(const CountedRecords &records, SuspicionModel &model)
{
    static constexpr double suspicious = 0.5;
    const CellJudge judge(model, records);
    QMap<int, QStringList> before;
    for (int record = 0; record < records.records(); ++record)
        if (records.isHandled(record))
            before.insert(record, records.record(record));
    for (const Correction &correction : records.corrections())
        before[correction.record][correction.field] = correction.before;
    QList<LooksByReason> looks(model.of.size());
    for (auto cells = before.cbegin(); cells != before.cend(); ++cells) {
        const QStringList now = records.record(cells.key());
        for (int field = 0; field < now.size(); ++field) {
            const Verdict verdict = judge.judgeUnlooked(*cells, field, now);
            if (verdict.wrong < suspicious)
                continue;
            Looks &like = looks[field][reasonOf(verdict, cells->at(field))];
            ++(now.at(field) == cells->at(field) ? like.left : like.changed);
        }
    }
    for (int field = 0; field < looks.size(); ++field)
        model.of[field].looks = looks.at(field);
}

} // namespace intray
