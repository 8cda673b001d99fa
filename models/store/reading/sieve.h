// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/itempage.h"
#include "schema/recordschema.h"
#include "store/line/sql.h"

#include <optional>

namespace intray {

/// The conditions of a query, checked with full knowledge of letters and rules; the database only
/// sieves beforehand. Any one thread.
class Sieve
{
public:
    /// `names`: under which items of the queue are for whoever asks.
    Sieve(const ItemQuery &query, const Queue &rules, Dialect dialect,
          const QStringList &names = {});

    /// What the database sieves by beforehand, as FOUND_IN has it.
    Bindings sought() const;
    /// The longest text that every hit contains somewhere; empty where marks on letters do not
    /// matter.
    QString needle() const;
    /// Not every item is a hit.
    bool isSieving() const { return readsRecords() || isOfAssigned() || m_hasPassed || m_missing; }
    /// Only what is assigned can be a hit.
    bool isOfAssigned() const { return !m_assignedTo.isEmpty() || m_names; }
    /// Whether the database must give whole records (1), because they are looked through here.
    int wholeFor(const ItemQuery &query) const { return query.isBrief && !readsRecords() ? 0 : 1; }
    bool passes(const Item &item) const;

private:
    bool readsRecords() const { return !texts().isEmpty() || m_schema; }
    QStringList texts() const;
    QString folded(const QString &text) const;

    const Dialect m_dialect;
    const bool m_isPlain;                   ///< Marks on letters do not matter.
    const bool m_hasPassed;                 ///< Nobody may have opened it.
    std::optional<MissingFilter> m_missing; ///< What must be empty; none: that does not matter.
    QStringList m_find;                     ///< Words, each of which must stand somewhere.
    QString m_key;
    QMap<QString, QString> m_fields;
    QString m_assignedTo;
    std::optional<QStringList> m_names;   ///< For whom it must be; none: that does not matter.
    std::optional<RecordSchema> m_schema; ///< Whose rules are broken; none: that does not matter.
};

} // namespace intray
