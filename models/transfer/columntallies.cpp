// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/columntallies.h"

#include "transfer/columnlist.h"
#include "transfer/recordtable.h"

#include <QSet>

#include <functional>
#include <utility>

namespace intray {

namespace {

constexpr size_t valueSeed = 20261126;
constexpr qint64 rowsBetweenLooks = 1000;

/// One column while row after row is seen. Of the values only hashes are kept.
struct Counting
{
    ColumnTally tally;
    QSet<size_t> seen = {};

    void see(QStringView value)
    {
        const QStringView text = value.trimmed();
        if (text.isEmpty()) {
            ++tally.empty;
            return;
        }
        count(qHash(text, valueSeed));
        if (tally.example.isEmpty())
            tally.example = text.toString();
    }
    void see(const CsvRow &row, const QList<qsizetype> &columns)
    {
        QStringList texts;
        size_t hash = valueSeed;
        for (const qsizetype column : columns) {
            texts << row.at(column).trimmed().toString();
            hash = qHash(texts.constLast(), hash);
        }
        if (texts.contains(QString())) {
            ++tally.empty;
            return;
        }
        count(hash);
        if (tally.example.isEmpty())
            tally.example = texts.join(QStringLiteral(", "));
    }

private:
    void count(size_t hash)
    {
        const qsizetype before = seen.size();
        seen.insert(hash);
        ++(seen.size() == before ? tally.twice : tally.different);
    }
};

/// Hands on the good rows of a table, up to so many, and counts them.
Outcome<ColumnTallies> seeRows(RecordTable &table, const Cancellation &cancellation, qint64 most,
                               const std::function<void(const CsvRow &)> &see)
{
    ColumnTallies all;
    TableRow row;
    for (;;) {
        if (all.rows % rowsBetweenLooks == 0 && cancellation.isCancelled())
            return failure(Error::Kind::Cancelled, QString());
        const auto more = table.next(row);
        if (!more)
            return tl::unexpected<Error>(more.error());
        if (!*more)
            return all;
        if (!row.reason.isEmpty()) {
            ++all.unreadable;
            continue;
        }
        if (all.rows == most) {
            all.isWhole = false;
            return all;
        }
        ++all.rows;
        see(row.row);
    }
}

} // namespace

Outcome<ColumnTallies> tallyColumns(const ImportOptions &options, const Cancellation &cancellation,
                                    qint64 most)
{
    const auto table = RecordTable::open(options);
    if (!table)
        return tl::unexpected<Error>(table.error());
    QList<Counting> counting;
    for (const QString &column : (*table)->columns())
        counting.append(Counting{ColumnTally{column}});
    auto all = seeRows(**table, cancellation, most, [&counting](const CsvRow &row) {
        for (qsizetype at = 0; at < counting.size(); ++at)
            counting[at].see(row.at(at));
    });
    if (all)
        for (Counting &one : counting)
            all->columns.append(std::move(one.tally));
    return all;
}

Outcome<ColumnTallies> tallyTogether(const ImportOptions &options, const QStringList &columns,
                                     const Cancellation &cancellation, qint64 most)
{
    const auto table = RecordTable::open(options);
    if (!table)
        return tl::unexpected<Error>(table.error());
    QList<qsizetype> places;
    for (const QString &column : columns)
        places << (*table)->columns().indexOf(column);
    if (places.contains(-1))
        return failure(Error::Kind::Invalid, QString());
    Counting together{ColumnTally{lineOf(columns)}};
    auto all =
        seeRows(**table, cancellation, most, [&](const CsvRow &row) { together.see(row, places); });
    if (all)
        all->columns.append(std::move(together.tally));
    return all;
}

} // namespace intray
