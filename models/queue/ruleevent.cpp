// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/ruleevent.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QStringList>

namespace intray {

QString nameOf(RulesOf about)
{
    return about == RulesOf::Queue ? QStringLiteral("queue") : QStringLiteral("user");
}

QString inWords(const QJsonValue &value)
{
    if (value.isObject())
        return QString::fromUtf8(QJsonDocument(value.toObject()).toJson(QJsonDocument::Compact));
    if (value.isArray())
        return QString::fromUtf8(QJsonDocument(value.toArray()).toJson(QJsonDocument::Compact));
    return value.toVariant().toString();
}

QString listInWords(const QJsonValue &value)
{
    if (!value.isArray())
        return inWords(value);
    QStringList parts;
    for (const QJsonValue part : value.toArray())
        parts << inWords(part);
    return parts.join(QStringLiteral(", "));
}

QString inShort(const QJsonValue &value)
{
    constexpr int most = 60;
    const QString text = inWords(value);
    return text.isEmpty()       ? QStringLiteral("nothing")
           : text.size() > most ? text.first(most) + QStringLiteral("...")
                                : text;
}

QList<RuleDifference> changesBetween(const QJsonObject &before, const QJsonObject &after)
{
    QStringList names = before.keys() + after.keys();
    names.removeDuplicates();
    names.sort();
    QList<RuleDifference> changes;
    for (const QString &name : std::as_const(names)) {
        // A rule that is empty on one side and unheard of on the other is no difference.
        const QJsonValue from = before.value(name);
        const QJsonValue to = after.value(name);
        if (from != to && !(from.isNull() && to.isUndefined()) &&
            !(from.isUndefined() && to.isNull()))
            changes.append({name, from, to});
    }
    return changes;
}

QList<RuleDifference> RuleEvent::changes() const
{
    return changesBetween(before.value_or(QJsonObject()), state.value_or(QJsonObject()));
}

} // namespace intray
