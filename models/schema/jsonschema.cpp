// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/jsonschema.h"

#include "schema/appliedpatterns.h"

#define VALIJSON_USE_EXCEPTIONS 1
#include <valijson/adapters/qtjson_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validation_results.hpp>
#include <valijson/validator.hpp>

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <vector>

namespace intray {

using valijson::adapters::QtJsonAdapter;

namespace {

/// What must hold for itself: the schema, or one of those that all must hold. Where it begins with
/// a condition that has no regular expression, it is asked first: of many such rules few apply.
struct Part
{
    bool isConditional = false;
    valijson::Schema when;
    valijson::Schema rules;
    QJsonObject patterned; ///< Empty: none of its rules is a regular expression.
};

} // namespace

struct JsonSchema::Compiled
{
    std::vector<std::unique_ptr<Part>> parts;
};

using Results = valijson::ValidationResults;

static void compile(const QJsonObject &schema, valijson::Schema &compiled)
{
    const QJsonValue value(schema);
    valijson::SchemaParser(valijson::SchemaParser::kDraft7)
        .populateSchema(QtJsonAdapter(value), compiled);
}

static bool allows(const QJsonObject &schema, const QString &text)
{
    valijson::Schema compiled;
    compile(schema, compiled);
    const QJsonValue value(text);
    return valijson::Validator().validate(compiled, QtJsonAdapter(value), nullptr);
}

JsonSchema::JsonSchema() = default;

/// Conditions without a word beside them.
static bool isCondition(const QJsonObject &schema)
{
    const QString when = QStringLiteral("if");
    return schema.size() == 2 && schema.value(when).isObject() &&
           schema.contains(QStringLiteral("then")) && !hasPatterns(schema.value(when).toObject());
}

static std::unique_ptr<Part> partOf(const QJsonObject &schema)
{
    auto part = std::make_unique<Part>();
    part->isConditional = isCondition(schema);
    if (part->isConditional)
        compile(schema.value(QStringLiteral("if")).toObject(), part->when);
    if (hasPatterns(schema))
        part->patterned = schema;
    compile(withPatternsApplied(schema, {}, allows), part->rules);
    return part;
}

/// The parts can be asked one by one, unless one speaks of another.
static QList<QJsonObject> partsOf(QJsonObject schema)
{
    const QString all = QStringLiteral("allOf");
    QList<QJsonObject> parts;
    const QJsonArray list = schema.value(all).toArray();
    const bool areObjects =
        std::all_of(list.begin(), list.end(), [](const QJsonValue &one) { return one.isObject(); });
    const QByteArray text = QJsonDocument(schema).toJson(QJsonDocument::Compact);
    if (!list.isEmpty() && areObjects && !text.contains("\"$ref\"")) {
        schema.remove(all);
        for (const QJsonValue one : list)
            parts << one.toObject();
    }
    parts.prepend(schema);
    return parts;
}

Outcome<JsonSchema> JsonSchema::fromJson(const QJsonObject &schema)
{
    auto compiled = std::make_shared<Compiled>();
    try {
        for (const QJsonObject &part : partsOf(schema))
            compiled->parts.push_back(partOf(part));
    } catch (const std::exception &problem) {
        return failure(Error::Kind::Invalid,
                       QCoreApplication::translate(
                           "RecordSchema", "The record schema cannot be used. Please correct it."),
                       QString::fromUtf8(problem.what()));
    }
    JsonSchema result;
    result.m_compiled = compiled;
    return result;
}

/// The context of a result reads "<root>", "[field]", ...
static QString fieldIn(const std::vector<std::string> &context)
{
    if (context.size() < 2)
        return {};
    return QString::fromStdString(context.at(1)).mid(1).chopped(1);
}

static bool holds(const Part &part, const QJsonObject &record, Results &results)
{
    const QJsonValue value(record);
    valijson::Validator validator;
    if (part.isConditional && !validator.validate(part.when, QtJsonAdapter(value), nullptr))
        return true;
    if (part.patterned.isEmpty())
        return validator.validate(part.rules, QtJsonAdapter(value), &results);
    valijson::Schema forThis;
    compile(withPatternsApplied(part.patterned, record, allows), forThis);
    return validator.validate(forThis, QtJsonAdapter(value), &results);
}

QStringList JsonSchema::faultyFields(const QJsonObject &record) const
{
    if (!m_compiled)
        return {};
    QStringList fields;
    try {
        for (const auto &part : m_compiled->parts) {
            Results results;
            if (!holds(*part, record, results))
                for (const auto &fault : results)
                    fields << fieldIn(fault.context);
        }
    } catch (const std::exception &) { // a number that valijson cannot hold
        fields << QString();
    }
    fields.removeDuplicates();
    return fields;
}

} // namespace intray
