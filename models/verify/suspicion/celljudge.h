// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/suspicion/spellings.h"
#include "verify/suspicion/verdict.h"
#include "verify/suspicion/voices.h"

#include <QHash>

#include <optional>

namespace intray {

/// Weighs for one cell what speaks for its value and for others: a naive Bayes over a noisy
/// channel. What a right value would be is a mixture of the field's own frequencies and of what
/// each determining field says; how a wrong one comes about is in FieldModel. Remembers what it
/// found out about values: make a new one when model or counts change. One thread.
class CellJudge
{
public:
    /// Borrows both.
    CellJudge(const SuspicionModel &model, const ValueCounts &counts)
        : m_model(model)
        , m_counts(counts)
        , m_spellings(model, counts)
        , m_voices(model, counts)
    {
    }

    /// `countedAs`: the values with which this record was counted, so that it does not speak for
    /// itself; empty: it was not counted. Where its value differs now, somebody has corrected it.
    Verdict judge(const QStringList &cells, int field, const QStringList &countedAs) const;
    /// The same without what people made of values.
    Verdict judgeUnlooked(const QStringList &cells, int field, const QStringList &countedAs) const;
    /// The same for a word of a field's value, compared with the words of this field. `isCounted`:
    /// this record was counted with the word. The reference is valid until the next call.
    const Verdict &judgeWord(int field, const QString &word, bool isCounted) const;
    /// How many times likelier a value or word is a slip of a known one than right, if it stood
    /// nowhere else. Nothing if a character is odd in its place: then that tells.
    std::optional<double> oddsIfNew(int number, const QString &value) const;
    const QStringList &fields() const { return m_model.fields; }
    /// A frequent value of the field that has this shape (see shapeOf(), digitsOf()), among those
    /// that are known beside this value; empty: none has it.
    QString exampleOf(int field, const QString &value, const QString &shape) const;
    bool isToldBy(int field, int by) const; ///< Whether `by` says something about the field.
    /// How likely this is a value of the field, and not a misspelling that occurs several times.
    double genuine(int field, const ValueCount &value) const
    {
        return m_spellings.of(field, value.value, value.records).genuine;
    }

private:
    /// One cell while it is weighed.
    struct Cell
    {
        int field = -1;
        QString value;
        double all = 1;       ///< Records that are counted, but for this one.
        qint64 elsewhere = 0; ///< In how many of them the value stands.
        double plain = 0;     ///< The share of that.
        QList<Voice> voices;
    };
    struct Right
    {
        double all = 0;
        double fresh = 0; ///< Of that, because it may be a value that stands nowhere else.
    };

    Cell cellOf(const QStringList &cells, int field, const QStringList &countedAs) const;
    Cell cellAlone(int number, const QString &value, qint64 elsewhere) const;
    Verdict weigh(const Cell &cell, qint64 own) const;
    Right rightness(const Cell &cell, const KnownSpelling &spelling, qint64 own,
                    Verdict &verdict) const;
    QList<NearValue> candidatesFor(const Cell &cell, const KnownSpelling &spelling) const;
    double possibility(const Cell &cell, Meant &meant) const;
    Meant meantBy(const Cell &cell, const NearValue &near, const KnownSpelling &spelling) const;
    double asSpelt(int number, const QString &value, const Meant &word) const;
    double weighWords(const Cell &cell, double fresh, qint64 own, bool isExplained,
                      Verdict &verdict) const;
    void weighUnknown(const Cell &cell, const KnownSpelling &spelling, Verdict &verdict) const;

    const SuspicionModel &m_model;
    const ValueCounts &m_counts;
    Spellings m_spellings;
    Voices m_voices;
    mutable QHash<std::pair<int, QString>, Verdict> m_wordVerdicts;
};

} // namespace intray
