// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/itempage.h"
#include "schema/sortkeys.h"
#include "store/cancellation.h"
#include "store/line/sql.h"

#include <functional>

namespace intray {

class Sieve;

/// Where an item stands in a list that is sorted by a field.
struct FieldPlace
{
    QByteArray key; ///< As SortKeys gives it.
    qint64 id = 0;

    /// Less than 0, 0 or more, as it comes first.
    int compared(const FieldPlace &other) const
    {
        const int by = key.compare(other.key);
        return by != 0 ? by : id < other.id ? -1 : id > other.id;
    }
};

/// The items of one queue and state in the order of a field. The database gives the field of each
/// item, in portions; only the next places are kept here, so that neither holds the list. All of
/// it must be asked within one Snapshot. Throws SqlFailure, also when it was cancelled.
class FieldOrder
{
public:
    /// `rules`: of the query's queue. Everything given must live as long.
    FieldOrder(Sql &sql, const ItemQuery &query, const Queue &rules, const Sieve &sieve,
               const Cancellation &cancellation);

    FieldPlace placeOf(const Item &item) const;
    /// None: this is no cursor of such a list.
    std::optional<FieldPlace> placeOf(const Cursor &cursor) const;

    /// The next hits behind a place, upwards or downwards; none: from the end where that begins.
    QList<Item> next(std::optional<FieldPlace> behind, bool isDownwards, int limit);

private:
    QList<FieldPlace> nextPlaces(const std::optional<FieldPlace> &behind, bool isDownwards,
                                 qsizetype most);
    bool readPortion(Bindings &begin, const std::function<void(FieldPlace)> &take);
    QByteArray statement() const;
    Bindings beginning() const;
    QList<Item> itemsAt(const QList<FieldPlace> &places);
    void stopIfCancelled() const;

    Sql &m_sql;
    const ItemQuery &m_query;
    const Queue &m_rules;
    const Sieve &m_sieve;
    const Cancellation &m_cancellation;
    const SortKeys m_keys;
};

} // namespace intray
