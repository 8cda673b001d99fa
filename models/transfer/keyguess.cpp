// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/keyguess.h"

#include "transfer/exportcolumns.h"
#include "transfer/importoptions.h"
#include "transfer/keynames.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace intray {

namespace {

using Columns = QList<qsizetype>;

constexpr qsizetype longestPart = 100;
constexpr size_t partSeed = 20260131;
constexpr qsizetype others = 8;      ///< So many guesses beside the first are put to the test ...
constexpr qsizetype wider = 8;       ///< ... and so many that add a column to it.
constexpr qsizetype mostPaired = 64; ///< Columns of which each two are tried together.
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
    for (const bool isNamed : {true, false})
        for (const qsizetype column : fit)
            if (isNamedLikeKey(sample.columns.at(column)) == isNamed)
                take({column});
    const qsizetype paired = std::min(fit.size(), mostPaired);
    for (qsizetype i = 0; i < paired; ++i)
        for (qsizetype j = i + 1; j < paired && keys.size() < most; ++j)
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

/// Of the columns that are named like keys, from left to right; they have seen no row yet.
QList<KeyTally> newTallies(const TableSample &sample)
{
    QList<KeyTally> tallies;
    for (qsizetype i = 0; i < sample.columns.size(); ++i)
        if (isNamedLikeKey(sample.columns.at(i)) && !isExportColumn(sample.columns.at(i)))
            tallies << KeyTally(sample.columns.at(i), i);
    return tallies;
}

QList<KeyTally> talliesOf(const TableSample &sample)
{
    QList<KeyTally> tallies = newTallies(sample);
    for (KeyTally &tally : tallies)
        for (const CsvRow &row : sample.rows)
            tally.see(row);
    tallies.removeIf([](const KeyTally &tally) { return !tally.isNear(); });
    return tallies;
}

/// A key that is named like one leaves no doubt.
std::optional<KeyDoubt> doubtAbout(const QStringList &key, const QList<KeyTally> &tallies)
{
    const auto near = std::find_if(tallies.begin(), tallies.end(),
                                   [](const KeyTally &tally) { return tally.isNear(); });
    const bool isNamed = key.size() == 1 && isNamedLikeKey(key.constFirst());
    return isNamed || near == tallies.end() ? std::nullopt : std::optional(near->doubt(key));
}

/// Hands each good row of the whole table to `see` until that wants no more.
Outcome<Done> forEachRow(const ImportOptions &options, const Cancellation &cancellation, auto see)
{
    const auto table = RecordTable::open(options);
    if (!table)
        return tl::unexpected<Error>(table.error());
    TableRow row;
    for (qint64 rows = 0;; ++rows) {
        if (rows % rowsBetweenLooks == 0 && cancellation.isCancelled())
            return cancelled();
        const auto more = (*table)->next(row);
        if (!more)
            return tl::unexpected<Error>(more.error());
        if (!*more || (row.reason.isEmpty() && !see(row.row)))
            return Done();
    }
}

/// The first of the keys that the whole table bears out; no columns: none.
Outcome<Columns> firstThatHolds(const QList<Columns> &keys, const ImportOptions &options,
                                const Cancellation &cancellation)
{
    QList<Trial> trials(keys.begin(), keys.end());
    return forEachRow(options, cancellation,
                      [&](const CsvRow &row) {
                          for (Trial &trial : trials)
                              trial.see(row);
                          trials.removeIf([](const Trial &trial) { return !trial.holds(); });
                          return !trials.isEmpty();
                      })
        .map([&](Done) { return trials.isEmpty() ? Columns() : trials.constFirst().columns(); });
}

/// The tallies of the whole table, of which the sample has the beginning.
Outcome<QList<KeyTally>> talliesOf(const TableSample &sample, const ImportOptions &options,
                                   const Cancellation &cancellation)
{
    if (talliesOf(sample).isEmpty())
        return QList<KeyTally>();
    QList<KeyTally> tallies = newTallies(sample);
    return forEachRow(options, cancellation,
                      [&](const CsvRow &row) {
                          for (KeyTally &tally : tallies)
                              tally.see(row);
                          return true;
                      })
        .map([&](Done) { return tallies; });
}

} // namespace

ProvenKey guessedKey(const TableSample &sample)
{
    if (sample.columns.contains(exportKeyColumn()))
        return {{exportKeyColumn()}, {exportKeyColumn()}, std::nullopt};
    const QStringList first = namesOf(likelyKeys(sample, 1).value(0), sample);
    return {first, first, doubtAbout(first, talliesOf(sample))};
}

QStringList guessKey(const TableSample &sample)
{
    return guessedKey(sample).columns;
}

static Outcome<ProvenKey> provenColumns(const TableSample &sample, const ImportOptions &options,
                                        const Cancellation &cancellation)
{
    const QList<Columns> likely = likelyKeys(sample, 1);
    const QStringList first = namesOf(likely.value(0), sample);
    if (likely.isEmpty())
        return ProvenKey{first, first, std::nullopt};
    const auto proven = [&](const Columns &columns) {
        return ProvenKey{namesOf(columns, sample), first, std::nullopt};
    };
    const auto held = firstThatHolds(likely, options, cancellation);
    if (!held || !held->isEmpty())
        return held.map(proven);
    const QList<Columns> more =
        likelyKeys(sample, 1 + others).mid(1) + widened(likely.constFirst(), sample);
    return firstThatHolds(more, options, cancellation).map(proven);
}

Outcome<ProvenKey> proveKey(const TableSample &sample, const ImportOptions &options,
                            const Cancellation &cancellation)
{
    if (sample.whole)
        return guessedKey(sample);
    auto key = provenColumns(sample, options, cancellation);
    const bool isNamed =
        key && key->columns.size() == 1 && isNamedLikeKey(key->columns.constFirst());
    if (!key || isNamed)
        return key;
    const auto tallies = talliesOf(sample, options, cancellation);
    if (!tallies)
        return tl::unexpected<Error>(tallies.error());
    key->doubt = doubtAbout(key->columns, *tallies);
    return key;
}

} // namespace intray
