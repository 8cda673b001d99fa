// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/proposal/offeredvalue.h"
#include "verify/suspicion/countedrecords.h"

#include <QHash>
#include <QStringList>

#include <optional>

namespace intray {

/// Which fields of a queue determine others, and what stands with their values: the state with the
/// town. Only what at least three records say, and none contradicts. Immutable; any thread.
class Companions
{
public:
    Companions() = default;
    Companions(const QStringList &labels, const CountedRecords &records);

    /// What stands in the field in all records that have what this one has in a field that
    /// determines it. None: nothing determines it, or two do and differ.
    std::optional<MeantValue> candidate(int field, const QStringList &cells) const;

private:
    struct Told
    {
        QString value;
        qint64 records = 0;
        qint64 of = 0; ///< So many have the determining value.
    };
    struct Determination
    {
        int by = -1;
        int field = -1;
        QHash<QString, Told> told;
    };

    void learn(int by, int field, const QList<QList<int>> &columns,
               const QList<QStringList> &texts);

    QStringList m_labels;
    QList<Determination> m_determinations;
};

} // namespace intray
