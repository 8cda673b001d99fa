// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/example/piece.h"

#include <QHash>
#include <QSet>

#include <optional>

namespace intray {

/// How often a column writes its values so: whole values, forms, first and last words, and forms
/// among the records that have the same in another field. What is wrong is rarer than what is
/// right, so it tells whether a change brings a value nearer to the others. A plain value; any
/// thread.
class ColumnHabits
{
public:
    ColumnHabits() = default; ///< Of no column: it knows nothing.
    explicit ColumnHabits(const QList<SourceCells> &column);

    bool isEmpty() const { return m_all == 0; }
    /// Whether a value may be right: then all of it counts that others have, too. Else wrong values
    /// may be alike.
    enum class Looked { Words, All };
    /// Above zero: what is made is more usual than what stands there. Below: something about this
    /// is more usual than about what is made. The words of `known` were changed by examples.
    int leaning(const SourceCells &cells, const QString &made, Looked looked,
                const QSet<QString> &known) const;
    /// Whether hardly any are written as the value is, and many as what is made.
    bool isFarRarer(const QString &value, const QString &made) const;
    /// Whether it begins or ends as nothing else in the column, or is of a form that records like
    /// this one do not have.
    bool isStrange(const SourceCells &cells, const QString &made) const;
    /// How many of the values that are written as what is made contain a word; none: too few are.
    std::optional<double> shareWith(const QString &word, const QString &made) const;
    /// The same among those with this in another field.
    std::optional<double> shareWith(const QString &word, const QString &made, int field,
                                    const QString &other) const;
    /// In how many records a value stands.
    int countOf(const QString &value) const;
    /// Whether as many of them have it that a gap is filled with nothing else.
    bool mostAre(const QString &value) const;
    /// Whether it recurs and stands, in this record, in another field where the others do not have
    /// it.
    bool isMisplaced(const SourceCells &cells, const QString &made) const;
    /// Whether another value that recurs begins as this one does, too.
    bool isBeginOfOthers(const QString &value, const QString &meant) const;

    /// Its first and last word; empty: it has no letters.
    static QString headOf(const QString &value);
    static QString tailOf(const QString &value);

private:
    struct Group
    {
        int all = 0;
        QHash<QString, int> forms;
    };
    using Counts = QHash<QString, int>;

    struct Balance;

    void noteGroups();
    void weighForms(Balance &balance, const SourceCells &cells, const QString &made,
                    bool isAll) const;
    static void weighFormsBeside(Balance &balance, const Group &like, const QString &form,
                                 const QString &madeForm);
    static void addWord(Counts &words, QHash<QString, Group> &forms, const QString &word,
                        const QString &form);
    bool isUsualAmongLike(const SourceCells &cells, const QString &form) const;
    bool isUnknownAmongLike(const SourceCells &cells, const QString &form) const;

    int m_all = 0;
    int m_filled = 0;
    Counts m_wholes, m_forms, m_exactForms, m_heads, m_tails;
    QHash<QString, Group> m_formsByHead, m_formsByTail;
    bool m_headsRecur = false;
    bool m_tailsRecur = false;
    QList<QHash<QString, Group>> m_groups; ///< By other field and what stands there.
    QList<SourceCells> m_column;
    QHash<QString, QList<qsizetype>> m_ofForm; ///< Places in the column.
};

} // namespace intray
