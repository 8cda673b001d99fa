// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/proposal/fieldvalues.h"
#include "verify/proposal/momentreading.h"
#include "verify/proposal/offeredvalue.h"

#include <QHash>

namespace intray {

/// Days and times in the form of a field, whatever form they came in. Which order of day and month
/// is meant, those of the column tell that can be read in one way only; which century, the column's
/// own span. Where they do not even tell in which order the field writes them, nothing is written.
/// Immutable; any thread.
class MomentForms
{
public:
    explicit MomentForms(const FieldValues &values);

    bool isMoment() const { return m_form.has_value(); }
    /// What the value means in the field's form: one, or the two that it may be where nothing tells
    /// which.
    QList<MeantValue> candidates(const QString &value) const;

private:
    void learn(const FieldValues &values, bool isGuessed);
    void learnSpan(QList<double> scales);
    bool isOrderKnown() const;
    QList<MomentReading> likely(QList<MomentReading> readings) const;
    std::optional<MomentReading::Order> usualOrder(const QString &style) const;
    MeantValue candidate(const MomentReading &reading, double sure) const;

    std::optional<DateForm> m_form;
    bool m_isOrderOpen = false; ///< Whether the field writes 3/4 or 4/3, its values do not tell.
    QString m_behind;           ///< What a date and time ends with in JSON Schema, such as Z.
    std::optional<std::pair<double, double>> m_span;
    QHash<QString, QHash<int, qint64>> m_orders; ///< By style: how many are of one order only.
};

} // namespace intray
