// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/schemacheck.h"

#include "schema/intraywords.h"
#include "schema/pattern.h"

#include <QCoreApplication>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QStringList>

namespace intray {

namespace {

constexpr int deepestNesting = 64;
constexpr qsizetype largestSchema = 1024 * 1024; // bytes
constexpr qint64 mostRulesAtOnce = 10'000;

/// Walks a schema from the top down and remembers the first thing that is wrong.
class SchemaCheck
{
    Q_DECLARE_TR_FUNCTIONS(SchemaCheck)

public:
    explicit SchemaCheck(const QJsonObject &root)
        : m_root(root)
    {
        if (QJsonDocument(root).toJson(QJsonDocument::Compact).size() > largestSchema)
            report({}, tr("it is too large."));
        else
            checkSchema(root, {}, 0);
    }

    std::optional<SchemaFault> fault() const { return m_fault; }

private:
    void report(const QString &place, const QString &what)
    {
        if (m_fault)
            return;
        const QString shown = place.isEmpty() ? QStringLiteral("/") : place;
        m_fault = SchemaFault{place, tr("The record schema is wrong at %1: %2").arg(shown, what)};
    }

    void expect(bool holds, const QString &place, const QString &what)
    {
        if (!holds)
            report(place, what);
    }

    void checkSchema(const QJsonValue &value, const QString &place, int depth)
    {
        if (depth > deepestNesting)
            return report(place, tr("it is nested too deeply."));
        if (value.isBool())
            return;
        if (!value.isObject())
            return report(place, tr("a schema, that is an object, is expected."));
        const QJsonObject schema = value.toObject();
        for (auto it = schema.begin(); it != schema.end() && !m_fault; ++it)
            checkKeyword(it.key(), it.value(), pointer(place, it.key()), depth);
        if (!m_fault)
            countRules(value, place);
    }

    void checkKeyword(const QString &name, const QJsonValue &value, const QString &place, int depth)
    {
        if (name == intrayKeyword)
            checkWords(value, place);
        else if (isOneOf(name, {u"properties", u"definitions", u"$defs", u"patternProperties"}))
            checkNamedSchemas(value, place, depth);
        else if (isOneOf(name, {u"allOf", u"anyOf", u"oneOf"}))
            checkSchemaList(value, place, depth);
        else if (isOneOf(name, {u"if", u"then", u"else", u"not", u"additionalProperties",
                                u"propertyNames", u"contains"}))
            checkSchema(value, place, depth + 1);
        else
            checkPlainKeyword(name, value, place);
    }

    void checkWords(const QJsonValue &value, const QString &place)
    {
        const QJsonObject fields = m_root.value(QStringLiteral("properties")).toObject();
        const bool isTop = place.indexOf(u'/', 1) < 0;
        if (const auto fault = isTop ? faultInSchemaWords(value, fields.keys())
                                     : faultInPropertyWords(value, fields))
            report(place + fault->first, fault->second);
    }

    void checkPlainKeyword(const QString &name, const QJsonValue &value, const QString &place)
    {
        if (name == u"type")
            checkType(value, place);
        else if (name == u"enum")
            expect(value.isArray() && !value.toArray().isEmpty(), place,
                   tr("a list with at least one value is expected."));
        else if (name == u"pattern")
            checkPattern(value, place);
        else if (name == u"$ref")
            checkReference(value, place);
        else if (isOneOf(name, {u"required", u"x-intray-order", u"x-intray-list", u"x-intray-key"}))
            checkNames(value, place);
        else
            checkScalar(name, value, place);
    }

    void checkScalar(const QString &name, const QJsonValue &value, const QString &place)
    {
        if (isOneOf(name, {u"minLength", u"maxLength", u"minItems", u"maxItems", u"minProperties",
                           u"maxProperties"}))
            expect(value.toInteger(-1) >= 0, place, tr("a whole number from 0 is expected."));
        else if (isOneOf(name, {u"minimum", u"maximum", u"exclusiveMinimum", u"exclusiveMaximum"}))
            expect(value.isDouble(), place, tr("a number is expected."));
        else if (name == u"multipleOf")
            expect(value.toDouble() > 0, place, tr("a number above 0 is expected."));
        else if (isOneOf(name, {u"title", u"description", u"format"}))
            expect(value.isString(), place, tr("text is expected."));
        else if (name == u"readOnly")
            expect(value.isBool(), place, tr("true or false is expected."));
    }

    void checkNamedSchemas(const QJsonValue &value, const QString &place, int depth)
    {
        if (!value.isObject())
            return report(place, tr("an object with a schema for each name is expected."));
        const QJsonObject schemas = value.toObject();
        const bool arePatterns = place.endsWith(QStringLiteral("/patternProperties"));
        for (auto it = schemas.begin(); it != schemas.end() && arePatterns; ++it)
            checkPattern(it.key(), place);
        for (auto it = schemas.begin(); it != schemas.end(); ++it)
            checkSchema(it.value(), pointer(place, it.key()), depth + 1);
    }

    void checkSchemaList(const QJsonValue &value, const QString &place, int depth)
    {
        const QJsonArray schemas = value.toArray();
        if (schemas.isEmpty())
            return report(place, tr("a list of schemas is expected."));
        for (qsizetype i = 0; i < schemas.size(); ++i)
            checkSchema(schemas.at(i), pointer(place, QString::number(i)), depth + 1);
    }

    void checkType(const QJsonValue &value, const QString &place)
    {
        const QJsonArray types = value.isArray() ? value.toArray() : QJsonArray{value};
        expect(!types.isEmpty(), place, tr("at least one type is expected."));
        for (const QJsonValue &type : types)
            expect(isOneOf(type.toString(), {u"string", u"integer", u"number", u"boolean", u"null",
                                             u"object", u"array"}),
                   place,
                   tr("a type is one of string, integer, number, boolean, null, object, array."));
    }

    void checkPattern(const QJsonValue &value, const QString &place)
    {
        if (!value.isString())
            return report(place, tr("a regular expression is expected."));
        checkPattern(value.toString(), place);
    }

    void checkPattern(const QString &text, const QString &place)
    {
        if (const auto pattern = Pattern::fromText(text); !pattern)
            report(place, pattern.error().sentence);
    }

    /// How many schemas a value is held against at once, its references followed; so that no schema
    /// leads back to itself before it looks deeper into the value, or doubles at each step.
    qint64 countRules(const QJsonValue &value, const QString &place)
    {
        if (m_rules.contains(place))
            return m_rules.value(place);
        if (m_way.contains(place)) {
            report(place, tr("the reference leads back to itself."));
            return 1;
        }
        if (m_way.size() > deepestNesting) {
            report(place, tr("it is nested too deeply."));
            return 1;
        }
        m_way << place;
        qint64 count = 1;
        for (const auto &[schema, where] : appliedBeside(value.toObject(), place))
            count = std::min(mostRulesAtOnce, count + (m_fault ? 0 : countRules(schema, where)));
        m_way.removeLast();
        expect(count < mostRulesAtOnce, place, tr("it has too many rules for one value."));
        m_rules.insert(place, count);
        return count;
    }

    using Placed = std::pair<QJsonValue, QString>;

    QList<Placed> appliedBeside(const QJsonObject &schema, const QString &place) const
    {
        if (const QString to = schema.value(QStringLiteral("$ref")).toString(); !to.isEmpty())
            return {Placed(resolved(to), to.mid(1))};
        QList<Placed> all;
        for (const char16_t *name : {u"if", u"then", u"else", u"not"})
            if (const QString key = QString::fromUtf16(name); schema.value(key).isObject())
                all << Placed(schema.value(key), pointer(place, key));
        for (const char16_t *name : {u"allOf", u"anyOf", u"oneOf"}) {
            const QString key = QString::fromUtf16(name);
            const QJsonArray list = schema.value(key).toArray();
            for (qsizetype i = 0; i < list.size(); ++i)
                all << Placed(list.at(i), pointer(pointer(place, key), QString::number(i)));
        }
        return all;
    }

    void checkNames(const QJsonValue &value, const QString &place)
    {
        if (!value.isArray())
            return report(place, tr("a list of field names is expected."));
        for (const QJsonValue &name : value.toArray())
            expect(name.isString(), place, tr("a list of field names is expected."));
    }

    void checkReference(const QJsonValue &value, const QString &place)
    {
        QJsonValue target = value;
        for (int steps = 0; target.isString(); ++steps) {
            if (steps > deepestNesting)
                return report(place, tr("the reference leads back to itself."));
            const QJsonValue schema = resolved(target.toString());
            if (!schema.isObject() && !schema.isBool())
                return report(place, tr("the reference leads nowhere in this document."));
            target = schema.toObject().value(QStringLiteral("$ref"));
        }
    }

    QJsonValue resolved(const QString &reference) const
    {
        if (!reference.startsWith(u"#/"))
            return {};
        QJsonValue value = m_root;
        for (QString name : reference.mid(2).split(u'/')) {
            name.replace(QStringLiteral("~1"), QStringLiteral("/"));
            name.replace(QStringLiteral("~0"), QStringLiteral("~"));
            value =
                value.isArray() ? value.toArray().at(name.toInt()) : value.toObject().value(name);
        }
        return value;
    }

    static bool isOneOf(const QString &name, std::initializer_list<QStringView> names)
    {
        return std::find(names.begin(), names.end(), name) != names.end();
    }

    static QString pointer(const QString &place, QString name)
    {
        name.replace(QStringLiteral("~"), QStringLiteral("~0"));
        name.replace(QStringLiteral("/"), QStringLiteral("~1"));
        return place + u'/' + name;
    }

    const QJsonObject m_root;
    QHash<QString, qint64> m_rules; ///< Counted so far, by place.
    QStringList m_way;              ///< Where counting is.
    std::optional<SchemaFault> m_fault;
};

} // namespace

std::optional<SchemaFault> faultInSchema(const QJsonObject &schema)
{
    return SchemaCheck(schema).fault();
}

} // namespace intray
