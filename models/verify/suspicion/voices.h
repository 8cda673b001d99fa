// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/suspicion/suspicionmodel.h"
#include "verify/suspicion/valuecounts.h"

#include <QHash>

namespace intray {

/// What speaks for values of a cell: another field of its record, or the field's own frequencies.
struct Voice
{
    const Determination *by = nullptr; ///< Null: the field's own values.
    double weight = 0;                 ///< All voices' weights together are 1.
    qint64 records = 0;                ///< So many others have the other field's value.
    bool isNew = false;                ///< The other field's value stands nowhere else.
    bool holdsItself = false;          ///< The record that is judged is among those given.
    QList<ValueCount> given;
    double all = 1; ///< Their sum, sharpened.

    /// How likely a right cell has this value. `own`: the same by the field's own frequencies;
    /// `without`: how many records with the value are left out.
    double of(const QString &value, double genuine, double own, qint64 without) const;
    /// The same if the other field's value is new. `known`: how likely the value is by the field's
    /// own frequencies, if other records have it; `spelt`: how likely by its spelling, if none has.
    double ofNew(double known, double spelt) const
    {
        return (1 - by->newTogether) * known + by->newTogether * spelt;
    }
    qint64 countOf(const QString &value) const;
    double openness() const; ///< How much it leaves to the field's own values.
};

/// Collects the voices for cells and asks for each once. Make a new one when model or counts
/// change. One thread; borrows both.
class Voices
{
public:
    Voices(const SuspicionModel &model, const ValueCounts &counts)
        : m_model(model)
        , m_counts(counts)
    {
    }

    /// `countedAs` as for CellJudge::judge().
    QList<Voice> of(const QStringList &cells, int field, const QStringList &countedAs) const;

private:
    Voice voiceOf(const Determination &by, const QStringList &cells, int field,
                  bool holdsItself) const;
    struct Given
    {
        qint64 records = 0; ///< That have the value.
        QList<ValueCount> values;
        double all = 0; ///< Their sum, sharpened.
    };
    const Given &givenBy(const Determination &by, const QString &value, int field) const;

    const SuspicionModel &m_model;
    const ValueCounts &m_counts;
    mutable QHash<std::pair<int, QString>, Given> m_given;
};

} // namespace intray
