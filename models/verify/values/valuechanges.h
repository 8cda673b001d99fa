// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/bulkcorrection.h"
#include "verify/values/valueproposals.h"

namespace intray {

class RecordSchema;

/// What somebody wants the chosen values of a field to become.
struct ValueWish
{
    enum class How { Proposed, Like, Examples, Same, Nothing };

    How how = How::Proposed;
    QList<Example> examples;
    QString same;      ///< One value for all of them.
    QString form = {}; ///< Built like the values that have it, as exactFormOf() says it.
};

/// A value and what it would become.
struct ValueChange
{
    QString from;
    QString to;
    qint64 records = 0;
    bool breaks = false;      ///< The new value breaks a rule of the field, so the old one stays.
    QList<ItemId> items = {}; ///< Only in these; empty: wherever it stands.
    /// The new value lacks digits, which no example shows, so the old one stays. Zeros are none.
    bool losesDigits = false;

    bool isLeftOut() const { return breaks || losesDigits; }
};

/// What the wish makes of the chosen values, in their order; those that stay are left out. `all`
/// are the field's values, which tell what examples mean. Where a value becomes different things in
/// different records, as their other fields tell, each of these is a change. `complies`: whether a
/// value keeps the rules of the field; null: it has none. Takes a second for many values; any
/// thread.
QList<ValueChange> changesOf(const QList<FieldValue> &chosen, const QList<FieldValue> &all,
                             const ValueWish &wish, const Complies &complies);

/// Whether the new value lacks digits of the old one. A zero is none: it is as often behind a point
/// or in front of a number, where it says nothing.
bool losesDigits(const QString &from, const QString &to);
/// Whether one of the examples does: what was meant for the rest may have been meant for the whole.
bool isLossShownBy(const QList<Example> &examples);

/// Whether a text in the field keeps its rules.
Complies rulesOfField(const RecordSchema &schema, const QString &field);

/// What shows the next delivery what the wish made of this one: its examples, or where values
/// became like others two of the plan's changes for each form.
QList<std::pair<QString, QString>> examplesToKeep(const ValueWish &wish,
                                                  const CorrectionPlan &plan);

/// The changes that are not left out.
CorrectionPlan planOf(const QString &field, const QList<ValueChange> &changes);

} // namespace intray
