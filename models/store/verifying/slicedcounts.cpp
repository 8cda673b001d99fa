// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/verifying/slicedcounts.h"

#include "store/line/calls.h"
#include "store/line/drivererror.h"
#include "store/verifying/countedrows.h"

#include <QElapsedTimer>

#include <algorithm>

namespace intray {

namespace {

/// A piece of the queue's history, read.
struct ReadPiece
{
    qint64 upTo = 0;
    CountedItems items;
};

/// Its part of a sum: those of all slices make the whole.
qint64 shareOf(qint64 sum, qsizetype slice, qsizetype slices)
{
    return sum * (slice + 1) / slices - sum * slice / slices;
}

QList<QByteArray> placesOf(Sql &sql, qint64 learned)
{
    return sql.all("where_slices_begin", {{":learned", learned}},
                   [](const Row &row) { return row.value("begins").toByteArray(); });
}

void keepSlices(Sql &sql, qint64 learned, const CountChanges &changes, qsizetype mostOfSlice)
{
    const auto slices = changes.slices(placesOf(sql, learned), mostOfSlice);
    const qsizetype count = slices.size();
    for (qsizetype at = 0; at < count; ++at)
        sql.change("keep_slice", {{":learned", learned},
                                  {":begins", slices.at(at).begins},
                                  {":records", shareOf(changes.records(), at, count)},
                                  {":corrections", shareOf(changes.corrections(), at, count)},
                                  {":changes", slices.at(at).changes}});
}

/// False: somebody else was first.
bool keep(Sql &sql, const LearnedQueue &learned, const ReadPiece &piece, qsizetype mostOfSlice)
{
    const Bindings ofLearned{{":learned", learned.id}};
    const QVariant readUpTo = sql.number("learned_to_count", ofLearned, "last_event");
    if (!readUpTo.isValid() || readUpTo.toLongLong() != learned.lastEvent)
        return false;
    keepSlices(sql, learned.id, piece.items.changes(), mostOfSlice);
    QJsonObject items = piece.items.itemsAsJson();
    items.insert(QStringLiteral("records"), 0);
    items.insert(QStringLiteral("corrections"), 0);
    const Bindings counts = ofLearned + Bindings{{":counts", jsonText(items)}};
    sql.change("drop_counted_items", counts);
    sql.change("keep_counted_items", counts);
    sql.change("learned_reaches", counts + Bindings{{":last", piece.upTo}, {":whole", 0}});
    return true;
}

/// Slices whose keys lie side by side, summed up.
struct Together
{
    CountChanges changes{{}};
    QJsonArray slices; ///< Their ids.
    qint64 records = 0;
    qint64 corrections = 0;
};

Together nextSlices(Sql &sql, qint64 learned, qsizetype most)
{
    Together together;
    sql.each("slices_in_turn", {{":learned", learned}}, [&](const Row &row) {
        together.changes.addSlice(row.value("changes").toByteArray());
        together.slices.append(row.number("id"));
        together.records += row.number("records");
        together.corrections += row.number("corrections");
        return together.changes.size() < most;
    });
    return together;
}

} // namespace

Outcome<SlicedCounts::Waiting> SlicedCounts::waiting()
{
    return attempt(m_connection, [&](Sql &sql) -> Outcome<Waiting> {
        return *sql.first("slices_waiting", {{":learned", m_learned.id}}, [](const Row &row) {
            return Waiting{row.number("slices"), row.number("records")};
        });
    });
}

Outcome<bool> SlicedCounts::isWorthReading(qint64 queue, qint64 last)
{
    return attempt(m_connection, [&](Sql &sql) -> Outcome<bool> {
        return !stretchToCount(sql, queue, m_learned, last, m_sizes.worthSlicing).isLast;
    });
}

int SlicedCounts::eventsOfPiece() const
{
    const qsizetype cells = m_learned.fields.size() + m_learned.pairs.size();
    return std::max(int(m_sizes.cellsOfPiece / std::max<qsizetype>(cells, 1)),
                    m_sizes.worthSlicing);
}

Outcome<bool> SlicedCounts::read(qint64 queue, qint64 last, const Cancellation &cancellation)
{
    const auto piece = attempt(m_connection, [&](Sql &sql) -> Outcome<ReadPiece> {
        ReadPiece read{stretchToCount(sql, queue, m_learned, last, eventsOfPiece()).upTo,
                       CountedItems(m_learned)};
        eachRowToCount(sql, queue, m_learned, read.upTo, [&](const CountedRow &row) {
            read.items.take(row);
            return !cancellation.isCancelled();
        });
        return read;
    });
    if (!piece)
        return tl::unexpected<Error>(piece.error());
    if (cancellation.isCancelled())
        return tl::unexpected<Error>(Error{Error::Kind::Cancelled, cancelledSentence(), {}});
    return attemptInTransaction(m_connection, [&](Sql &sql) -> Outcome<bool> {
        return keep(sql, m_learned, *piece, m_sizes.changesOfSlice);
    });
}

Outcome<bool> SlicedCounts::putSomeIn(Sql &sql)
{
    const Together together = nextSlices(sql, m_learned.id, m_sizes.changesAtOnce);
    if (together.slices.isEmpty())
        return false;
    const Bindings learned{{":learned", m_learned.id}};
    const Bindings counts = learned + Bindings{{":counts", jsonText(together.changes.toJson())}};
    sql.change("add_value_counts", counts);
    sql.change("add_pair_counts", counts);
    if (together.changes.takesOut()) {
        sql.change("drop_value_counts", counts);
        sql.change("drop_pair_counts", counts);
    }
    sql.change("slices_are_in", learned + Bindings{{":records", together.records},
                                                   {":corrections", together.corrections}});
    sql.change("drop_slices", {{":slices", jsonText(together.slices)}});
    return true;
}

Outcome<Done> SlicedCounts::putIn(const Cancellation &cancellation)
{
    QElapsedTimer clock;
    clock.start();
    do {
        const auto isMoved = attemptInTransaction(
            m_connection, [&](Sql &sql) -> Outcome<bool> { return putSomeIn(sql); });
        if (!isMoved)
            return tl::unexpected<Error>(isMoved.error());
        if (!*isMoved)
            break;
    } while (clock.elapsed() < m_sizes.ofStep.count() && !cancellation.isCancelled());
    return Done{};
}

} // namespace intray
