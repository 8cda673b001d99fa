// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

namespace intray {

/// A rule that a queue's records suggest. It asks, and refuses nothing, until somebody takes it
/// over. A plain value.
struct RuleProposal
{
    QString rule;           ///< Its name, such as "ZipCode:shape" or "ZipCode->City".
    QString kind;           ///< "placeholders", "kind", "choices", "shape", "range", "required",
                            ///< "unique", "comparison", "condition" or "dependency".
    QStringList fields;     ///< The fields it is about; the first is the one that it looks at.
    qint64 fits = 0;        ///< So many records keep it,
    qint64 of = 0;          ///< of those that it says something about.
    QString sentence;       ///< What it demands, for people.
    QStringList broken;     ///< Some values that break it, the most frequent first.
    QJsonObject keywords;   ///< What it adds to the field's property in the record schema,
    QJsonObject words;      ///< to the property's "x-intray",
    QJsonObject crossRule;  ///< or to the list of rules across fields; empty: nothing.
    QJsonObject kinds = {}; ///< What the fields that it compares are, by field, as "kind" and
                            ///< "format": without that nobody can compare them.

    double share() const { return of > 0 ? double(fits) / double(of) : 0; }
};

/// The record schema with the rule in it. What it had about the same is replaced.
QJsonObject withProposal(QJsonObject schema, const RuleProposal &proposal);
/// The proposals of that name, in any case of its letters; those of a field; or "all".
QList<RuleProposal> proposalsNamed(const QString &name, const QList<RuleProposal> &proposals);
/// Whether the schema has the rule already.
bool hasProposal(const QJsonObject &schema, const RuleProposal &proposal);

} // namespace intray
