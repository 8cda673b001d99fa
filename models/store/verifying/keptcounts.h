// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/verifying/learnedqueue.h"
#include "verify/suspicion/valuecounts.h"

#include <QHash>

namespace intray {

/// The counts that a database keeps of a queue. look() asks for all that one record's cells need by
/// one statement, but for the frequent values, which `learned` has where they are not told;
/// whatever turns out to be needed besides is asked for alone, each value once.
/// Lives within attempt(): throws SqlFailure. Borrows both.
class KeptCounts : public ValueCounts
{
public:
    KeptCounts(Sql &sql, const LearnedQueue &learned)
        : m_sql(sql)
        , m_learned(learned)
    {
    }

    void look(const QStringList &cells); ///< In the order of the fields. Needs the model.

    qint64 records() const override { return m_learned.records; }
    qint64 countOf(int field, const QString &value) const override;
    QList<ValueCount> alike(int field, const QString &value) const override;
    QList<ValueCount> given(int by, const QString &value, int field) const override;
    QList<ValueCount> correctedTo(int field, const QString &value) const override;
    qint64 leftAs(int field, const QString &value) const override;

private:
    struct Told
    {
        qint64 leftAs = 0;
        QList<ValueCount> alike;
        QList<ValueCount> correctedTo;
    };
    using Cell = std::pair<int, QString>;
    struct Asked
    {
        Cell cell;
        bool withOthers = false; ///< What stands in other fields of the same records, too.
    };
    void ask(const QList<Asked> &asked) const;
    QList<ValueCount> withFrequent(int field, const QString &value,
                                   const QList<ValueCount> &alike) const;
    void take(const Asked &asked, const QJsonObject &told) const;
    const Told &toldOf(int field, const QString &value) const;

    Sql &m_sql;
    const LearnedQueue &m_learned;
    mutable QHash<Cell, Told> m_told;
    mutable QHash<Cell, qint64> m_counts;
    mutable QHash<Cell, QHash<int, QList<ValueCount>>> m_with;
};

} // namespace intray
