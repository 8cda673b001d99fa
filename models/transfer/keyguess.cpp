// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/keyguess.h"

#include "transfer/exportcolumns.h"
#include "transfer/importoptions.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace intray {

namespace {

using Columns = QList<qsizetype>;

constexpr qsizetype longestPart = 100;
constexpr size_t partSeed = 20260131;
constexpr qsizetype others = 8; ///< So many guesses beside the first are put to the test ...
constexpr qsizetype wider = 8;  ///< ... and so many that add a column to it.
constexpr int rowsBetweenLooks = 1000;

/// Short, as names and numbers are, and not blank.
bool canBePart(QStringView value)
{
    const QStringView part = value.trimmed();
    return !part.isEmpty() && part.size() <= longestPart && !part.contains(u'\n');
}

/// Whether a combination of columns tells rows apart, as far as they have been seen.
class Trial
{
public:
    explicit Trial(Columns columns)
        : m_columns(std::move(columns))
    {
    }

    const Columns &columns() const { return m_columns; }
    bool holds() const { return m_holds; }
    void see(const CsvRow &row)
    {
        size_t hash = partSeed;
        for (const qsizetype column : m_columns) {
            m_holds = m_holds && canBePart(row.at(column));
            hash = qHash(row.at(column).trimmed(), hash);
        }
        const qsizetype before = m_seen.size();
        m_seen.insert(hash);
        m_holds = m_holds && m_seen.size() > before;
        if (!m_holds)
            m_seen.clear();
    }

private:
    Columns m_columns;
    QSet<size_t> m_seen;
    bool m_holds = true;
};

bool holdsFor(const TableSample &sample, const Columns &columns)
{
    Trial trial(columns);
    for (const CsvRow &row : sample.rows)
        if (trial.holds())
            trial.see(row);
    return trial.holds();
}

Columns fitColumns(const TableSample &sample)
{
    Columns fit;
    for (qsizetype i = 0; i < sample.columns.size(); ++i)
        if (!isExportColumn(sample.columns.at(i)) &&
            std::all_of(sample.rows.begin(), sample.rows.end(),
                        [i](const CsvRow &row) { return canBePart(row.at(i)); }))
            fit << i;
    return fit;
}

/// Single columns, then pairs, that hold for the sample; at most so many.
QList<Columns> likelyKeys(const TableSample &sample, qsizetype most)
{
    const Columns fit = fitColumns(sample);
    QList<Columns> keys;
    const auto take = [&](const Columns &columns) {
        if (keys.size() < most && holdsFor(sample, columns))
            keys << columns;
    };
    for (const qsizetype column : fit)
        take({column});
    for (qsizetype i = 0; i < fit.size(); ++i)
        for (qsizetype j = i + 1; j < fit.size() && keys.size() < most; ++j)
            take({fit.at(i), fit.at(j)});
    return keys;
}

QList<Columns> widened(const Columns &columns, const TableSample &sample)
{
    QList<Columns> keys;
    for (const qsizetype column : fitColumns(sample))
        if (!columns.contains(column) && keys.size() < wider)
            keys << columns + Columns{column};
    return keys;
}

QStringList namesOf(const Columns &columns, const TableSample &sample)
{
    QStringList names;
    for (const qsizetype column : columns)
        names << sample.columns.at(column);
    return names;
}

tl::unexpected<Error> cancelled()
{
    return failure(
        Error::Kind::Cancelled,
        QCoreApplication::translate("Importer", "The import was cancelled. Nothing was imported."));
}

/// The first of the keys that the whole table bears out; no columns: none.
Outcome<Columns> firstThatHolds(const QList<Columns> &keys, const ImportOptions &options,
                                const Cancellation &cancellation)
{
    const auto table = RecordTable::open(options);
    if (!table)
        return tl::unexpected<Error>(table.error());
    QList<Trial> trials(keys.begin(), keys.end());
    TableRow row;
    for (qint64 rows = 0; !trials.isEmpty(); ++rows) {
        if (rows % rowsBetweenLooks == 0 && cancellation.isCancelled())
            return cancelled();
        const auto more = (*table)->next(row);
        if (!more)
            return tl::unexpected<Error>(more.error());
        if (!*more)
            return trials.constFirst().columns();
        if (!row.reason.isEmpty())
            continue;
        for (Trial &trial : trials)
            trial.see(row.row);
        trials.removeIf([](const Trial &trial) { return !trial.holds(); });
    }
    return Columns();
}

} // namespace

QStringList guessKey(const TableSample &sample)
{
    if (sample.columns.contains(exportKeyColumn()))
        return {exportKeyColumn()};
    return namesOf(likelyKeys(sample, 1).value(0), sample);
}

Outcome<ProvenKey> proveKey(const TableSample &sample, const ImportOptions &options,
                            const Cancellation &cancellation)
{
    const QList<Columns> likely = likelyKeys(sample, 1);
    const QStringList first = namesOf(likely.value(0), sample);
    if (likely.isEmpty() || sample.whole)
        return ProvenKey{first, first};
    const auto proven = [&](const Columns &columns) {
        return ProvenKey{namesOf(columns, sample), first};
    };
    const auto held = firstThatHolds(likely, options, cancellation);
    if (!held || !held->isEmpty())
        return held.map(proven);
    const QList<Columns> more =
        likelyKeys(sample, 1 + others).mid(1) + widened(likely.constFirst(), sample);
    return firstThatHolds(more, options, cancellation).map(proven);
}

} // namespace intray
