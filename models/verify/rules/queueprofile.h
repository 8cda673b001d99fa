// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/item.h"
#include "verify/rules/columnproposals.h"
#include "verify/rules/crossproposals.h"
#include "verify/rules/recordsample.h"

namespace intray {

/// The records of a queue, counted as they go by, and the rules that they suggest. Its size is
/// bounded, however many records there are. Any one thread.
class QueueProfile
{
public:
    /// The fields in the order in which they are shown; others are added as records have them.
    explicit QueueProfile(const QStringList &fields = {});

    void add(const Record &record);
    /// The values in the order of the fields that were given.
    void add(const QStringList &values);

    qint64 records() const { return m_records; }
    const QList<ColumnProfile> &columns() const { return m_columns; }

    /// Rules that at least this share of the values fits, field by field, then across fields.
    /// Looks at the values for a second or so where there are many; asks `isStopped` between two
    /// fields, and what it has by then is not all.
    QList<RuleProposal> proposals(double least, const Stopped &isStopped = {}) const;

    static constexpr double usualLeast = 0.75;

private:
    qsizetype placeOf(const QString &field);

    qint64 m_records = 0;
    QStringList m_fields;
    QHash<QString, qsizetype> m_places; ///< Of the fields.
    QList<ColumnProfile> m_columns;
    RecordSample m_sample;
};

} // namespace intray
