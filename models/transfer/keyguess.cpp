// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/keyguess.h"

#include "schema/keynames.h"
#include "transfer/exportcolumns.h"
#include "transfer/importoptions.h"
#include "transfer/keylooks.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <utility>

namespace intray {

namespace {

using Columns = QList<qsizetype>;

constexpr qsizetype longestPart = 128; // a SHA-512 has as many figures
constexpr size_t partSeed = 20260131;
constexpr qsizetype others = 8;        ///< So many guesses beside the first are put to the test ...
constexpr qsizetype wider = 8;         ///< ... and so many that add a column to it.
constexpr qsizetype mostPaired = 64;   ///< Columns of which each two are tried together ...
constexpr qsizetype mostInThrees = 12; ///< ... and each three.
constexpr qsizetype rowsLookedAt = 500;
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

struct LookedAt
{
    qsizetype column = 0;
    KeyLooks looks = KeyLooks::Words;
};

KeyLooks looksIn(const TableSample &sample, qsizetype column)
{
    QList<QStringView> values;
    for (const CsvRow &row : sample.rows.first(std::min(rowsLookedAt, sample.rows.size())))
        values << row.at(column).trimmed();
    return keyLooksOf(sample.columns.at(column), values);
}

/// The likeliest first.
QList<LookedAt> lookedAt(const TableSample &sample)
{
    QList<LookedAt> all;
    for (const qsizetype column : fitColumns(sample))
        all << LookedAt{column, looksIn(sample, column)};
    std::ranges::stable_sort(all, {}, &LookedAt::looks);
    return all;
}

/// So many together of the first ones, those that look most like keys first; each in the order of
/// the file.
QList<Columns> together(int count, const QList<LookedAt> &of)
{
    struct Several
    {
        Columns columns;
        int looks = 0; ///< Of all of them.
        qsizetype last = -1;
    };
    QList<Several> all{Several()};
    for (int taken = 0; taken < count; ++taken) {
        QList<Several> longer;
        for (const Several &one : std::as_const(all))
            for (qsizetype next = one.last + 1; next < of.size(); ++next)
                longer << Several{one.columns + Columns{of.at(next).column},
                                  one.looks + int(of.at(next).looks), next};
        all = longer;
    }
    std::ranges::stable_sort(all, {}, &Several::looks);
    QList<Columns> columns;
    for (Several &one : all) {
        std::ranges::sort(one.columns);
        columns << one.columns;
    }
    return columns;
}

/// What holds for the sample, at most so many: single columns that look like keys, then a person's
/// names together, then any single one that is no amount, and where no column is enough alone two
/// or three together.
QList<Columns> likelyKeys(const TableSample &sample, qsizetype most)
{
    QList<LookedAt> all = lookedAt(sample);
    all.removeIf([](const LookedAt &one) { return one.looks == KeyLooks::Measure; });
    QList<LookedAt> names = all;
    names.removeIf([](const LookedAt &one) { return one.looks != KeyLooks::PartOfName; });
    QList<Columns> keys;
    const auto take = [&](const Columns &columns) {
        if (keys.size() < most && holdsFor(sample, columns))
            keys << columns;
    };
    const auto takeTogether = [&](int count, const QList<LookedAt> &among) {
        if (keys.size() < most)
            for (const Columns &columns : together(count, among))
                take(columns);
    };
    for (const LookedAt &one : std::as_const(all))
        if (one.looks <= KeyLooks::Hash)
            take({one.column});
    takeTogether(2, names.mid(0, mostPaired));
    for (const LookedAt &one : std::as_const(all))
        if (one.looks > KeyLooks::Hash)
            take({one.column});
    takeTogether(2, all.mid(0, mostPaired));
    takeTogether(3, all.mid(0, mostInThrees));
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
