// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/crossrule.h"

#include <QJsonObject>
#include <QList>
#include <QStringList>

namespace intray {

/// A rule across fields while somebody puts it together, complete or not yet. A plain value.
struct EditedRule
{
    /// One field of "if" or "then".
    struct Condition
    {
        enum class Test { Is, Filled, Empty };

        QString field;
        Test test = Test::Is;
        QStringList values; ///< Of Is: one of them.

        bool operator==(const Condition &) const = default;
    };

    CrossRule::Kind kind = CrossRule::Kind::Comparison;
    QStringList fields;                  ///< Of a comparison two; of others those that are equal.
    QString sign = QStringLiteral("<="); ///< Of a comparison.
    QStringList determined;              ///< Of a dependency.
    QList<Condition> when;               ///< Of a condition.
    QList<Condition> then;
    QString sentence; ///< Told in place of Intray's own.

    bool operator==(const EditedRule &) const = default;
};

/// What the rule says; what is no rule gives an empty one.
EditedRule ruleIn(const QJsonObject &json);
/// The rule as it stands in a schema; what `json` has besides stays in it.
QJsonObject withRule(QJsonObject json, const EditedRule &rule);
/// Why it is no rule yet, in a sentence; empty: it is one.
QString whyIncomplete(const EditedRule &rule);

} // namespace intray
