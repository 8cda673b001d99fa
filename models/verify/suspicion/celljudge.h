// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/suspicion/suspicionmodel.h"
#include "verify/suspicion/valuecounts.h"

#include <QHash>

namespace intray {

/// What may have been meant by a cell.
struct Meant
{
    QString value;
    double share = 0;   ///< How likely this is what was meant.
    qint64 records = 0; ///< In how many records it stands.
    QList<Slip> slips;
    double misspelt = 0; ///< How much of the share comes of a misspelling, and so on.
    double exchanged = 0;
    double missing = 0;
    double anything = 0;
    int by = -1;           ///< The field that speaks for it most; -1: none.
    qint64 together = 0;   ///< In how many records it stands with the value of that field,
    qint64 ofTogether = 0; ///< of so many that have that value.
    qint64 corrected = 0;  ///< How often others put this right so.
};

/// The verdict on one cell.
struct Verdict
{
    double wrong = 0;           ///< Probability.
    QList<Meant> meant;         ///< The likeliest first.
    double unknownMisspelt = 0; ///< That something unknown was meant.
    double unknownOther = 0;
    QList<double>
        voices;     ///< If it is right: whose doing that is: the field's own, each determination.
    int oddAt = -1; ///< The character that is odd in its place; -1: none is.
};

/// Weighs for one cell what speaks for its value and for others: a naive Bayes over a noisy
/// channel. What a right value would be is a mixture of the field's own frequencies and of what
/// each determining field says; how a wrong one comes about is in FieldModel. Remembers what it
/// found out about values: make a new one when model or counts change. One thread.
class CellJudge
{
public:
    CellJudge(const SuspicionModel &model, const ValueCounts &counts)
        : m_model(model)
        , m_counts(counts)
    {
    }

    /// `countedAs`: how the record stands among those counted, so that it says nothing for itself;
    /// empty: it does not. What differs from it was put right meanwhile.
    Verdict judge(const QStringList &cells, int field, const QStringList &countedAs) const;
    const QStringList &fields() const { return m_model.fields; }
    bool isToldBy(int field, int by) const; ///< Whether `by` says something about the field.
    /// How likely it is a value of the field and no misspelling that recurs.
    double genuine(int field, const ValueCount &value) const
    {
        return spellingOf(field, value.value, value.records).genuine;
    }

private:
    struct Near
    {
        QString value;
        qint64 records = 0;
        QList<Slip> slips;
        double probability = 0;
        double likelierMeant = 0.5; ///< By spelling alone, than that it is the misspelt one.
    };
    struct Spelling
    {
        double probability = 0; ///< Of the spelling, as the field spells.
        double misspelt = 0;    ///< The same, if something unknown was misspelt.
        double genuine = 1;     ///< That it is a value of the field and no misspelling that recurs.
        qint64 records = 0;
        int oddAt = -1;
        QList<Near> near;
    };
    struct Voice
    {
        const Determination *by = nullptr; ///< Null: the field's own values.
        double weight = 0;
        qint64 records = 0;
        bool holdsItself = false; ///< The record that is judged is among them.
        QList<ValueCount> given;
        double all = 1; ///< Their sum, sharpened.
        double of(const QString &value, double genuine, double own, qint64 without) const;
        qint64 countOf(const QString &value) const;
        double openness() const; ///< How much it leaves to the field's own values.
    };

    void heedCorrections(int field, const QString &value, qint64 elsewhere, Verdict &verdict) const;
    const Spelling &spellingOf(int field, const QString &value, qint64 records) const;
    void lookForOddities(const FieldModel &field, const QString &value, double without,
                         Spelling &spelling) const;
    double mirrored(int field, const ValueCount &meant, const QString &value, double typed) const;
    void lookForNear(int field, const QString &value, Spelling &spelling) const;
    QList<Voice> voicesFor(const QStringList &cells, int field, const QStringList &countedAs) const;

    const QList<ValueCount> &givenBy(int by, const QString &value, int field) const;

    const SuspicionModel &m_model;
    const ValueCounts &m_counts;
    mutable QHash<std::pair<int, QString>, Spelling> m_spellings;
    mutable QHash<std::pair<int, QString>, QList<ValueCount>> m_given;
};

} // namespace intray
