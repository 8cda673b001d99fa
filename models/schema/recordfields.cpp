// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/recordfields.h"

#include "schema/intraywords.h"

#include <QJsonArray>
#include <QSet>

namespace intray {

static QStringList namesIn(const QJsonValue &list)
{
    QStringList names;
    for (const QJsonValue &name : list.toArray())
        names << name.toString();
    return names;
}

QStringList fieldsOfSchema(const QJsonObject &schema)
{
    const QJsonObject properties = schema.value(QStringLiteral("properties")).toObject();
    QStringList names = namesIn(intrayWords(schema).value(QStringLiteral("order")));
    names.removeIf([&](const QString &name) { return !properties.contains(name); });
    names.removeDuplicates();
    names = widenedBy(names, properties.keys());
    return widenedBy(names, namesIn(schema.value(QStringLiteral("required"))));
}

QStringList widenedBy(QStringList fields, const QStringList &more)
{
    QSet<QString> known(fields.begin(), fields.end());
    for (const QString &name : more)
        if (!known.contains(name)) {
            known.insert(name);
            fields << name;
        }
    return fields;
}

QStringList firstFieldsOf(const Queue &rules)
{
    return widenedBy(fieldsOfSchema(rules.recordSchema), rules.fields);
}

QStringList fieldsAfter(const Queue &before, const Queue &rules)
{
    const QStringList named = fieldsOfSchema(rules.recordSchema);
    const bool namesOthers = named != fieldsOfSchema(before.recordSchema);
    return namesOthers && !named.isEmpty() ? named : before.fields;
}

} // namespace intray
