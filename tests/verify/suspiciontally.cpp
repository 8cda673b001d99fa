// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "suspiciontally.h"

#include "transfer/csvtable.h"
#include "verify/distance.h"
#include "verify/suspicion/learning.h"

#include <QHash>
#include <QSet>

namespace intray {

static QList<QStringList> rowsOf(const QString &file, QStringList *columns)
{
    QList<QStringList> rows;
    const auto table = CsvTable::open(file, {});
    if (!table)
        return rows;
    *columns = (*table)->columns();
    TableRow row;
    while ((*table)->next(row).value_or(false)) {
        rows.append(row.row.values());
    }
    return rows;
}

SpoiltTable spoiltTable(const QString &spoilt, const QString &right)
{
    SpoiltTable table;
    QStringList columns;
    table.records = rowsOf(spoilt, &table.fields);
    table.right = rowsOf(right, &columns);
    return table;
}

SpoiltTable hospitalTable(const QString &spoilt, const QString &rightCells)
{
    SpoiltTable table;
    QStringList columns;
    table.records = rowsOf(spoilt, &table.fields);
    table.right = table.records;
    for (const QStringList &cell : rowsOf(rightCells, &columns))
        table.right[cell.at(0).toInt()][table.fields.indexOf(cell.at(1))] = cell.at(2);
    return table;
}

static void count(SuspicionTally &tally, bool isWrong, bool isFlagged, bool isFirst)
{
    if (isWrong) {
        ++tally.wrong;
        tally.flagged += isFlagged;
        tally.first += isFirst;
    } else {
        ++tally.right;
        tally.falseAlarms += isFlagged;
    }
}

/// As many as wanted, evenly among all or among those that have a wrong cell. The very first of
/// these happens to teach nothing that could be wrong.
static QSet<int> chosenByHand(const SpoiltTable &table, int many, ByHand which)
{
    QList<int> candidates;
    for (int record = 0; record < table.records.size(); ++record)
        if (which == ByHand::Evenly || table.records.at(record) != table.right.at(record))
            candidates << record;
    const int skipped = which == ByHand::WithFaults ? 1 : 0;
    QSet<int> chosen;
    for (int number = 0; number < many && !candidates.isEmpty(); ++number)
        chosen.insert(
            candidates.at((candidates.size() * number / many + skipped) % candidates.size()));
    return chosen;
}

SuspicionTally tallyOf(const SpoiltTable &table, int byHand, bool learning, ByHand which)
{
    CountedRecords counts(int(table.fields.size()));
    for (const QStringList &record : table.records)
        counts.add(record);
    const QSet<int> putRight = chosenByHand(table, byHand, which);
    if (learning)
        for (const int record : std::as_const(putRight))
            counts.handle(record, table.right.at(record));
    const SuspicionModel model = learnSuspicion(table.fields, counts);
    const CellJudge judge(model, counts);
    SuspicionTally tally;
    for (int record = 0; record < table.records.size(); ++record) {
        if (putRight.contains(record))
            continue;
        const QStringList &cells = table.records.at(record);
        QHash<int, Suspicion> found;
        for (const Suspicion &suspicion : suspicionsOf(judge, cells, cells))
            found.insert(suspicion.field, suspicion);
        for (int field = 0; field < cells.size(); ++field) {
            const QString &right = table.right.at(record).at(field);
            count(tally, cells.at(field) != right, found.contains(field),
                  found.contains(field) && found.value(field).suggestion == right);
        }
    }
    return tally;
}

SuspicionTally naiveTallyOf(const SpoiltTable &table)
{
    CountedRecords counts(int(table.fields.size()));
    for (const QStringList &record : table.records)
        counts.add(record);
    SuspicionTally tally;
    for (int field = 0; field < table.fields.size(); ++field) {
        const QList<ValueCount> values = counts.valuesOf(field);
        QHash<QString, QString> suggestions;
        for (const ValueCount &value : values)
            for (const ValueCount &frequent : values) {
                if (frequent.records < 5 * value.records || value.value.isEmpty())
                    break;
                if (!frequent.value.isEmpty() &&
                    editDistance(frequent.value, value.value, 2) <= 2) {
                    suggestions.insert(value.value, frequent.value);
                    break;
                }
            }
        for (int record = 0; record < table.records.size(); ++record) {
            const QString &value = table.records.at(record).at(field);
            const QString &right = table.right.at(record).at(field);
            count(tally, value != right, suggestions.contains(value),
                  suggestions.contains(value) && suggestions.value(value) == right);
        }
    }
    return tally;
}

} // namespace intray
