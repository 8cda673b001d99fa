// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/jsonschema.h"

#include "queue/appliedpatterns.h"

#define VALIJSON_USE_EXCEPTIONS 1
#include <valijson/adapters/qtjson_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validation_results.hpp>
#include <valijson/validator.hpp>

#include <QCoreApplication>

namespace intray {

using valijson::adapters::QtJsonAdapter;

struct JsonSchema::Compiled
{
    valijson::Schema schema;
    QJsonObject patterned; ///< Empty: none of its rules is a regular expression.
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

Outcome<JsonSchema> JsonSchema::fromJson(const QJsonObject &schema)
{
    auto compiled = std::make_shared<Compiled>();
    if (hasPatterns(schema))
        compiled->patterned = schema;
    try {
        compile(withPatternsApplied(schema, {}, allows), compiled->schema);
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

QStringList JsonSchema::faultyFields(const QJsonObject &record) const
{
    if (!m_compiled)
        return {};
    const QJsonValue value(record);
    Results results;
    valijson::Validator validator;
    valijson::Schema forThis;
    QStringList fields;
    try {
        if (!m_compiled->patterned.isEmpty())
            compile(withPatternsApplied(m_compiled->patterned, record, allows), forThis);
        const valijson::Schema &rules =
            m_compiled->patterned.isEmpty() ? m_compiled->schema : forThis;
        if (validator.validate(rules, QtJsonAdapter(value), &results))
            return {};
        for (const auto &fault : results)
            fields << fieldIn(fault.context);
    } catch (const std::exception &) { // a number that valijson cannot hold
        fields << QString();
    }
    fields.removeDuplicates();
    return fields;
}

} // namespace intray
