// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/suspicion/repair.h"
#include "verify/suspicion/valuecounts.h"

#include <QHash>
#include <QSet>
#include <QStringList>

#include <vector>

namespace intray {

/// A value that somebody put right.
struct Correction
{
    int record = -1;
    int field = -1;
    QString before;
    QString after;
};

/// Counts made in memory from records, each a value per field. For a file or a sample; a queue
/// keeps its counts in the database. One thread at a time.
class CountedRecords : public ValueCounts
{
public:
    explicit CountedRecords(int fields);

    /// Fields beyond those before are new: the records before lack them.
    void add(const QStringList &record);
    /// Somebody finished a record that was added. `values`: as it is now; where it differs, it was
    /// corrected.
    void handle(int record, const QStringList &right);

    int fields() const { return int(m_columns.size()); }
    const QString &valueOf(int record, int field) const;
    QStringList record(int record) const;
    qint64 handled() const { return m_handled.size(); } ///< How many records.
    bool isHandled(int record) const { return m_handled.contains(record); }
    /// As many of the records, evenly chosen, those that somebody handled first.
    CountedRecords sample(int most) const;
    /// The values of a field in the records that somebody finished, with what was made of them.
    QList<HandledValue> handledValues(int field) const;
    /// Their records before that, in the same order.
    QList<QStringList> handledAsTheyCameIn() const;
    const QList<Correction> &corrections() const { return m_corrections; }
    QList<ValueCount> valuesOf(int field) const; ///< The most frequent first.

    // The words of a field are asked for by wordFieldOf().

    qint64 records() const override { return m_records; }
    qint64 countOf(int field, const QString &value) const override;
    QList<ValueCount> alike(int field, const QString &value) const override;
    QList<ValueCount> given(int by, const QString &value, int field) const override;
    QList<ValueCount> correctedTo(int field, const QString &value) const override;
    qint64 leftAs(int field, const QString &value) const override;

private:
    struct Value
    {
        QString text;
        QList<int> records;
    };
    struct Column
    {
        QHash<QString, int> numbers;
        std::vector<Value> values;
        std::vector<int> cells;            ///< Number of the value per record.
        mutable std::vector<int> frequent; ///< The numbers, the most frequent value first.
        mutable std::vector<int> places;   ///< Of each number in that order.
        mutable QHash<QString, QList<int>> beginnings;
        mutable QHash<QString, QList<int>> ends;
        mutable bool ordered = false;
    };

    void addField();
    QList<int> handledInOrder() const;
    const Column &columnOf(int field) const;
    static Column wordsOf(const Column &column);
    static int numberOf(Column &column, const QString &value);
    static void order(const Column &column);

    void change(int record, int field, const QString &value);

    std::vector<Column> m_columns;
    mutable QHash<int, Column> m_words; ///< Made when they are asked for.

    qint64 m_records = 0;
    QSet<int> m_handled;
    QList<Correction> m_corrections;
};

} // namespace intray
