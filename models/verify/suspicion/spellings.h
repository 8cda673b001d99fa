// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/suspicion/suspicionmodel.h"
#include "verify/suspicion/valuecounts.h"

#include <QHash>

namespace intray {

/// A value that may be meant by another one.
struct NearValue
{
    QString value;
    qint64 records = 0;
    QList<Slip> slips;
    double probability = 0;     ///< That it is misspelt so.
    double likelierMeant = 0.5; ///< By spelling alone, than that it is the misspelt one.
};

/// What the spelling of a value tells.
struct KnownSpelling
{
    double probability = 0; ///< Of the spelling, as the field spells.
    double misspelt = 0;    ///< The same, if something unknown was misspelt.
    double genuine = 1;     ///< That it is a value of the field and no misspelling that recurs.
    int oddAt = -1;         ///< The character that is odd in its place; -1: none is.
    QList<NearValue> near;
};

/// Looks at the spelling of values, each once. Make a new one when model or counts change. One
/// thread; borrows both.
class Spellings
{
public:
    Spellings(const SuspicionModel &model, const ValueCounts &counts)
        : m_model(model)
        , m_counts(counts)
    {
    }

    /// Of a value that stands in so many records, the one that is judged included. Good until the
    /// next is asked for.
    const KnownSpelling &of(int field, const QString &value, qint64 records) const;
    /// How the value that the rest of the record tells may have become the typed one. `spelt`: how
    /// likely the typed value's spelling is.
    /// Kept as well, because the same pairs occur in many records.
    NearValue told(int field, const ValueCount &meant, const QString &typed,
                   double typedSpelling) const;

private:
    struct Mistyped
    {
        QList<Slip> slips;
        double probability = 0;
    };
    Mistyped mistyped(const QString &meant, const QString &typed, int mostSlips) const;
    void compareSpelling(int field, double typedSpelling, NearValue &near) const;
    double spelt(int field, const QString &value, bool withoutOne) const;
    void lookForOddities(int field, const QString &value, double without,
                         KnownSpelling &spelling) const;
    void lookForNear(int field, const ValueCount &value, KnownSpelling &spelling) const;
    const QList<CharacterModel::KindOdds> &oddsOfKinds(int field, const QString &value,
                                                       double without) const;
    double genuine(const FieldModel &field, const KnownSpelling &spelling, double records) const;

    const SuspicionModel &m_model;
    const ValueCounts &m_counts;
    mutable QHash<std::pair<int, QString>, KnownSpelling> m_spellings;
    mutable QHash<std::pair<QString, QString>, Mistyped> m_told; ///< By what is meant and typed.
    mutable QHash<std::pair<int, QString>, double>
        m_spelt; ///< By twice the field, more if without one.
    /// By field, kinds and what is left out, in 256ths of a record.
    mutable QHash<std::pair<qint64, QString>, QList<CharacterModel::KindOdds>> m_odds;
};

} // namespace intray
