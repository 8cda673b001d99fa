// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/rules/ruleproposal.h"

#include "schema/intraywords.h"

#include <QJsonArray>

namespace intray {

namespace {

const QString properties = QStringLiteral("properties");
const QString required = QStringLiteral("required");
const QString rules = QStringLiteral("rules");

void addAll(QJsonObject &to, const QJsonObject &from)
{
    for (auto it = from.begin(); it != from.end(); ++it)
        to.insert(it.key(), it.value());
}

QJsonObject withRequired(QJsonObject schema, const QString &field)
{
    QJsonArray names = schema.value(required).toArray();
    if (!names.contains(field))
        names << field;
    schema.insert(required, names);
    return schema;
}

QJsonObject withCrossRule(const QJsonObject &schema, const QJsonObject &rule)
{
    QJsonObject words = intrayWords(schema);
    QJsonArray list = words.value(rules).toArray();
    if (!list.contains(rule))
        list << rule;
    words.insert(rules, list);
    return withIntrayWords(schema, words);
}

QJsonObject withField(QJsonObject schema, const RuleProposal &proposal)
{
    QJsonObject all = schema.value(properties).toObject();
    QJsonObject property = all.value(proposal.fields.constFirst()).toObject();
    addAll(property, proposal.keywords);
    QJsonObject words = intrayWords(property);
    addAll(words, proposal.words);
    all.insert(proposal.fields.constFirst(), withIntrayWords(property, words));
    schema.insert(properties, all);
    return schema;
}

/// What the queue says itself of its field stays.
QJsonObject withKind(const QJsonObject &property, const QJsonObject &kind)
{
    const QJsonValue type = property.value(QStringLiteral("type"));
    QJsonObject words = intrayWords(property);
    if (type == QStringLiteral("number") || type == QStringLiteral("integer") ||
        words.contains(QStringLiteral("kind")))
        return property;
    addAll(words, kind);
    return withIntrayWords(property, words);
}

} // namespace

QJsonObject withProposal(QJsonObject schema, const RuleProposal &proposal)
{
    if (proposal.kind == required)
        return withRequired(schema, proposal.fields.constFirst());
    if (!proposal.crossRule.isEmpty()) {
        QJsonObject all = schema.value(properties).toObject();
        for (const QString &field : proposal.fields)
            all.insert(field, withKind(all.value(field).toObject(),
                                       proposal.kinds.value(field).toObject()));
        schema.insert(properties, all);
        return withCrossRule(schema, proposal.crossRule);
    }
    return withField(schema, proposal);
}

QList<RuleProposal> proposalsNamed(const QString &name, const QList<RuleProposal> &proposals)
{
    QList<RuleProposal> found;
    for (const RuleProposal &proposal : proposals) {
        const bool isMeant = proposal.rule.compare(name, Qt::CaseInsensitive) == 0 ||
                             proposal.fields.constFirst() == name || name == u"all";
        if (isMeant)
            found << proposal;
    }
    return found;
}

bool hasProposal(const QJsonObject &schema, const RuleProposal &proposal)
{
    return withProposal(schema, proposal) == schema;
}

} // namespace intray
