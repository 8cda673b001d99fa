// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/acrossfields.h"

#include "schema/fieldrules.h"
#include "schema/intraywords.h"
#include "schema/recordschema.h"

#include <QSet>

namespace intray {

/// The schema without what FieldRules and CrossRule say in sentences.
static QJsonObject remainder(QJsonObject schema)
{
    QJsonObject properties = schema.value(QStringLiteral("properties")).toObject();
    for (auto it = properties.begin(); it != properties.end(); ++it) {
        if (!it->isObject())
            continue;
        QJsonObject property = it->toObject();
        for (const QString &keyword : FieldRules::keywords())
            property.remove(keyword);
        property.remove(intrayKeyword);
        *it = property;
    }
    if (!properties.isEmpty())
        schema.insert(QStringLiteral("properties"), properties);
    schema.remove(QStringLiteral("required"));
    schema.remove(intrayKeyword);
    return schema;
}

/// Whether it demands nothing more: what is left describes, or names fields without a word on them.
static bool demandsNothing(const QJsonObject &schema)
{
    static const QSet<QString> describing{QStringLiteral("$schema"),     QStringLiteral("$id"),
                                          QStringLiteral("$comment"),    QStringLiteral("title"),
                                          QStringLiteral("description"), QStringLiteral("examples"),
                                          QStringLiteral("default"),     QStringLiteral("readOnly"),
                                          QStringLiteral("definitions"), QStringLiteral("$defs")};
    for (auto it = schema.begin(); it != schema.end(); ++it) {
        if (describing.contains(it.key()) || it.key().startsWith(QStringLiteral("x-")))
            continue;
        if (it.key() == u"type" && *it == QStringLiteral("object")) // as every record is
            continue;
        if (it.key() != u"properties")
            return false;
        const QJsonObject properties = it->toObject();
        for (const QJsonValue property : properties)
            if (!property.isObject() ||
                property.toObject().contains(QStringLiteral("properties")) ||
                property.toObject().contains(QStringLiteral("type")) ||
                !demandsNothing(property.toObject()))
                return false;
    }
    return true;
}

std::optional<QJsonObject> demandedAcrossFields(const QJsonObject &schema)
{
    const QJsonObject rest = remainder(schema);
    return demandsNothing(rest) ? std::nullopt : std::optional(rest);
}

bool looksAcrossFields(const RecordSchema &schema)
{
    return !schema.crossRules().isEmpty() || demandedAcrossFields(schema.toJson()).has_value();
}

} // namespace intray
