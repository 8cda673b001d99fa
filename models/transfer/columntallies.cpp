// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/columntallies.h"

#include "transfer/recordtable.h"

#include <QSet>

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
        const qsizetype before = seen.size();
        seen.insert(qHash(text, valueSeed));
        ++(seen.size() == before ? tally.twice : tally.different);
        if (tally.example.isEmpty())
            tally.example = text.toString();
    }
};

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
    ColumnTallies all;
    TableRow row;
    for (;;) {
        if (all.rows % rowsBetweenLooks == 0 && cancellation.isCancelled())
            return failure(Error::Kind::Cancelled, QString());
        const auto more = (*table)->next(row);
        if (!more)
            return tl::unexpected<Error>(more.error());
        if (!*more)
            break;
        if (!row.reason.isEmpty()) {
            ++all.unreadable;
            continue;
        }
        if (all.rows == most) {
            all.isWhole = false;
            break;
        }
        ++all.rows;
        for (qsizetype at = 0; at < counting.size(); ++at)
            counting[at].see(row.row.at(at));
    }
    for (Counting &one : counting)
        all.columns.append(std::move(one.tally));
    return all;
}

} // namespace intray
