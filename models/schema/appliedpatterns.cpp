// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/appliedpatterns.h"

#include "schema/fieldformat.h"
#include "schema/pattern.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>

namespace intray {

namespace {

bool isOneOf(const QString &name, std::initializer_list<QStringView> names)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

/// The texts and the names that stand anywhere in a record.
struct Words
{
    QSet<QString> texts;
    QSet<QString> names;

    void read(const QJsonValue &value)
    {
        if (value.isString())
            texts << value.toString();
        for (const QJsonValue one : value.toArray())
            read(one);
        const QJsonObject object = value.toObject();
        for (auto it = object.begin(); it != object.end(); ++it) {
            names << it.key();
            read(it.value());
        }
    }
};

class Applying
{
public:
    Applying(const QJsonObject &record, const Allows &allows)
        : m_allows(allows)
    {
        m_words.read(record);
    }

    QJsonValue applied(const QJsonValue &schema)
    {
        if (!schema.isObject())
            return schema;
        const QJsonObject given = schema.toObject();
        QJsonObject result;
        for (auto it = given.begin(); it != given.end(); ++it)
            addKeyword(result, it.key(), it.value());
        barTexts(result, given);
        barNames(result, given.value(QStringLiteral("propertyNames")));
        giveSchemasToNames(result, given.value(QStringLiteral("patternProperties")).toObject());
        return result;
    }

private:
    void addKeyword(QJsonObject &result, const QString &name, const QJsonValue &value)
    {
        if (isOneOf(name, {u"pattern", u"format", u"patternProperties", u"propertyNames"}))
            return;
        if (isOneOf(name, {u"properties", u"definitions", u"$defs", u"dependencies"}))
            result.insert(name, ofEach(value.toObject()));
        else if (isOneOf(name, {u"allOf", u"anyOf", u"oneOf"}) ||
                 (name == u"items" && value.isArray()))
            result.insert(name, ofEach(value.toArray()));
        else if (isOneOf(name, {u"if", u"then", u"else", u"not", u"additionalProperties",
                                u"contains", u"items", u"additionalItems"}))
            result.insert(name, applied(value));
        else
            result.insert(name, value);
    }

    QJsonObject ofEach(QJsonObject schemas)
    {
        for (auto it = schemas.begin(); it != schemas.end(); ++it)
            *it = applied(*it);
        return schemas;
    }

    QJsonArray ofEach(QJsonArray schemas)
    {
        for (auto it = schemas.begin(); it != schemas.end(); ++it)
            *it = applied(*it);
        return schemas;
    }

    bool isFound(const QString &text, const QString &pattern)
    {
        auto known = m_patterns.find(pattern);
        if (known == m_patterns.end())
            known = m_patterns.insert(pattern, Pattern::fromText(pattern).value_or(Pattern()));
        return known->in(text) == Pattern::Match::Found;
    }

    bool breaks(const QString &text, const QJsonObject &schema)
    {
        const QJsonValue pattern = schema.value(QStringLiteral("pattern"));
        return (pattern.isString() && !isFound(text, pattern.toString())) ||
               !keepsFormat(text, schema.value(QStringLiteral("format")).toString());
    }

    void barTexts(QJsonObject &result, const QJsonObject &schema)
    {
        if (!schema.contains(QStringLiteral("pattern")) &&
            !schema.contains(QStringLiteral("format")))
            return;
        QJsonArray barred;
        for (const QString &text : m_words.texts + m_words.names)
            if (breaks(text, schema))
                barred << text;
        if (!barred.isEmpty())
            demand(result,
                   {{QStringLiteral("not"), QJsonObject{{QStringLiteral("enum"), barred}}}});
    }

    void barNames(QJsonObject &result, const QJsonValue &schema)
    {
        if (!schema.isObject())
            return;
        const QJsonObject rules = applied(schema).toObject();
        QJsonObject barred;
        for (const QString &name : m_words.names)
            if (!m_allows(rules, name))
                barred.insert(name, QJsonObject{{QStringLiteral("not"), QJsonObject()}});
        if (!barred.isEmpty())
            demand(result, {{QStringLiteral("properties"), barred}});
    }

    /// Names that match count as named, so that "additionalProperties" leaves them alone.
    void giveSchemasToNames(QJsonObject &result, const QJsonObject &schemas)
    {
        QJsonObject named = result.value(QStringLiteral("properties")).toObject();
        for (auto it = schemas.begin(); it != schemas.end(); ++it) {
            QJsonObject matching;
            for (const QString &name : m_words.names)
                if (isFound(name, it.key()))
                    matching.insert(name, applied(it.value()));
            for (const QString &name : matching.keys())
                if (!named.contains(name))
                    named.insert(name, QJsonObject());
            if (!matching.isEmpty())
                demand(result, {{QStringLiteral("properties"), matching}});
        }
        if (!named.isEmpty())
            result.insert(QStringLiteral("properties"), named);
    }

    static void demand(QJsonObject &schema, const QJsonObject &more)
    {
        QJsonArray all = schema.value(QStringLiteral("allOf")).toArray();
        all << more;
        schema.insert(QStringLiteral("allOf"), all);
    }

    const Allows &m_allows;
    Words m_words;
    QHash<QString, Pattern> m_patterns;
};

} // namespace

bool hasPatterns(const QJsonObject &schema)
{
    const QByteArray text = QJsonDocument(schema).toJson(QJsonDocument::Compact);
    return text.contains("\"pattern") || text.contains("\"format\"");
}

QJsonObject withPatternsApplied(const QJsonObject &schema, const QJsonObject &record,
                                const Allows &allows)
{
    return Applying(record, allows).applied(schema).toObject();
}

} // namespace intray
