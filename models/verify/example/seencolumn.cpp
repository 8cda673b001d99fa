// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/example/seencolumn.h"

#include <algorithm>

namespace intray {

namespace {

// They tell programs apart, and how a field's right values look.
constexpr qsizetype mostOfColumn = 500;

QList<QStringList> someOf(const CountedRecords &records)
{
    QList<QStringList> some;
    const qint64 many = std::min<qint64>(records.records(), mostOfColumn);
    for (qint64 number = 0; number < many; ++number)
        some.append(records.record(int(number * records.records() / many)));
    return some;
}

} // namespace

QList<SeenColumn> columnsOf(const CountedRecords &records)
{
    const QList<QStringList> cameIn = records.handledAsTheyCameIn();
    const QList<QStringList> some = someOf(records);
    QList<SeenColumn> columns;
    for (int field = 0; field < records.fields(); ++field)
        columns.append({records.valuesOf(field).mid(0, mostOfColumn), records.handledValues(field),
                        cameIn, some});
    return columns;
}

SourceCells cellsIn(const QStringList &record, int field)
{
    SourceCells cells{record.value(field), record};
    if (field < cells.others.size())
        cells.others[field].clear();
    return cells;
}

} // namespace intray
