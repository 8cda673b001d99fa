// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/suspicion/countchanges.h"
#include "verify/suspicion/countedrecords.h"
#include "verify/suspicion/facts/toldcolumn.h"

namespace intray {

/// The cells as they came in: what was put right no longer tells how far a source is trusted.
class ToldRecords
{
public:
    explicit ToldRecords(const CountedRecords &records)
        : m_records(records)
        , m_cells(records.fields())
    {
        for (int field = 0; field < records.fields(); ++field)
            for (int record = 0; record < records.records(); ++record)
                m_cells[field].append(records.valueOf(record, field));
        for (const Correction &correction : records.corrections())
            m_cells[correction.field][correction.record] = correction.before;
    }

    int fields() const { return m_records.fields(); }
    int records() const { return int(m_records.records()); }
    bool isHandled(int record) const { return m_records.isHandled(record); }
    const QString &cell(int record, int field) const { return m_cells.at(field).at(record); }
    const QString &now(int record, int field) const { return m_records.valueOf(record, field); }
    QList<ValueCount> valuesOf(int field) const { return m_records.valuesOf(field); }
    /// The field's value in each record by number, -1 where it is empty.
    QList<int> numbered(int field, QStringList *values) const
    {
        QHash<QString, int> numbers;
        QList<int> all;
        for (const QString &value : m_cells.at(field)) {
            if (value.isEmpty()) {
                all << -1;
                continue;
            }
            const auto known = numbers.constFind(value);
            if (known == numbers.constEnd()) {
                numbers.insert(value, int(values->size()));
                values->append(value);
            }
            all << numbers.value(value);
        }
        return all;
    }

private:
    const CountedRecords &m_records;
    QList<QStringList> m_cells;
};

/// What one field tells, by what it means.
struct ToldField
{
    int field = -1;
    ToldColumn column;
    QHash<QString, int> numbers;
    QStringList meanings;
    QList<int> of;      ///< By record; -1: nothing.
    QList<int> rightOf; ///< As somebody completed it.

    int numberOf(const QString &value)
    {
        const QString meaning = column.meaningOf(value);
        if (meaning.isEmpty())
            return -1;
        const auto known = numbers.constFind(meaning);
        if (known != numbers.constEnd())
            return *known;
        meanings << meaning;
        return *numbers.insert(meaning, int(meanings.size()) - 1);
    }
};

/// All that the field tells.
ToldField toldField(const ToldRecords &records, int field);

} // namespace intray
