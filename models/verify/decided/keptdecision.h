// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "queue/lock.h"

#include <QDateTime>
#include <QJsonArray>
#include <QList>
#include <QStringList>

#include <optional>
#include <utility>

namespace intray {

/// What was decided about a field's values, once, for all deliveries that a template brings into a
/// queue. A plain value.
struct KeptDecision
{
    using Pairs = QList<std::pair<QString, QString>>; ///< A value and what it becomes.

    QString queue;
    QString field;
    Pairs becomes = {};     ///< Exactly these values; empty: the examples tell.
    Pairs examples = {};    ///< What is done with other values, too,
    QStringList forms = {}; ///< of these forms, as exactFormOf() says them; empty: of any.
    QDateTime at = {};      ///< Invalid: it was written by hand.
    QString by = {};
    OperationId correction = {}; ///< The bulk correction by which it was decided; may be empty.

    bool operator==(const KeptDecision &) const = default;
    /// Whether it is about the same values as the other one, and so was decided anew.
    bool isAsOf(const KeptDecision &other) const;
};

/// Why a decision cannot be kept, and the word of it that is wrong.
struct DecisionFault
{
    QString word;     ///< Of the template: "becomes".
    QString sentence; ///< Names the pair or the field; translated.
};
/// None: it can be kept. One that says two things of a value, or that names what no record can
/// have, cannot.
std::optional<DecisionFault> faultIn(const KeptDecision &decision);

/// What becomes of the values of a delivery that something was decided about.
enum class ApplyDecisions { Propose, AtOnce };

/// Invalid with the place of the first decision that is none. `place` is the list's JSON pointer.
Outcome<QList<KeptDecision>> decisionsFrom(const QJsonArray &list, const QString &place);
/// The same decisions, as decisionsFrom() reads them.
QJsonArray listOf(const QList<KeptDecision> &decisions);

/// The decisions with a newer one behind them; what it decides anew is no longer in the others.
QList<KeptDecision> withDecision(QList<KeptDecision> decisions, const KeptDecision &newest);

} // namespace intray
