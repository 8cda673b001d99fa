// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/recordschema.h"

#include <QHash>
#include <QList>

#include <unordered_map>

namespace intray {

/// The rules of a schema that need the queue's other records: for equal fields others are equal,
/// and no two have the same. All records are shown to it once; then it says of each whether it
/// stands out. Of records that contradict each other the fewer are wrong; of as many on both sides,
/// those whose value is the rarer one in the whole field; else all. Any one thread.
class AcrossRecords
{
public:
    explicit AcrossRecords(const RecordSchema &schema);

    bool isNeeded() const { return !m_rules.isEmpty(); }
    void see(const Record &record);
    QList<Fault> faultsIn(const Record &record) const;

private:
    /// What the records of one group have, and how many of them.
    struct Results
    {
        int value = -1;
        qint64 count = 0;
        QList<std::pair<int, qint64>> others;

        void add(int result);
        qint64 countOf(int result) const;
    };

    struct Watched
    {
        CrossRule rule;
        QString labels;            ///< Of the fields that must be equal, for sentences.
        QList<qsizetype> equal;    ///< Places of the fields in m_fields.
        qsizetype determined = -1; ///< None: the group itself must be of one.
        std::unordered_map<quint64, Results> groups;
        QHash<QString, int> numbers;
        QStringList texts;
        QList<qint64> counts; ///< In the whole field.
    };

    /// What a record has in one of the fields that the rules name.
    struct Cell
    {
        QString text; ///< Null: nothing, which is equal to nothing.
        quint64 hash = 0;
    };

    void watch(const CrossRule &rule, const QString &determined);
    qsizetype placeOf(const QString &field);
    QList<Cell> cellsOf(const Record &record) const;
    static std::optional<quint64> groupOf(const QList<Cell> &cells, const Watched &watched);
    static void seeBy(Watched &watched, const QList<Cell> &cells);
    std::optional<Fault> faultBy(const Watched &watched, const QList<Cell> &cells) const;
    std::optional<Fault> dependencyFault(const Watched &watched, const Results &results,
                                         const QString &text) const;
    QString labelsOf(const QStringList &fields) const;

    RecordSchema m_schema;
    QStringList m_fields; ///< That the rules name; each is looked at once in a record.
    QList<Watched> m_rules;
};

} // namespace intray
