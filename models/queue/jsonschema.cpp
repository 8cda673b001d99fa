// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/jsonschema.h"

#define VALIJSON_USE_EXCEPTIONS 1
#include <valijson/adapters/qtjson_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validation_results.hpp>
#include <valijson/validator.hpp>

#include <QCoreApplication>
#include <QJsonDocument>

namespace intray {

using valijson::adapters::QtJsonAdapter;

struct JsonSchema::Compiled
{
    valijson::Schema schema;
    bool hasPatterns = false;
};

JsonSchema::JsonSchema() = default;

Outcome<JsonSchema> JsonSchema::fromJson(const QJsonObject &schema)
{
    auto compiled = std::make_shared<Compiled>();
    compiled->hasPatterns = QJsonDocument(schema).toJson().contains("\"pattern");
    try {
        const QJsonValue value(schema);
        valijson::SchemaParser(valijson::SchemaParser::kDraft7)
            .populateSchema(QtJsonAdapter(value), compiled->schema);
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

// valijson matches patterns with std::regex, which recurses once per character and overflows the
// stack on long text.
static QJsonObject shortened(QJsonObject record)
{
    constexpr qsizetype longestMatched = 4096;
    for (auto it = record.begin(); it != record.end(); ++it)
        if (it->isString() && it->toString().size() > longestMatched)
            *it = it->toString().left(longestMatched);
    return record;
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
    const QJsonValue value(m_compiled->hasPatterns ? shortened(record) : record);
    valijson::ValidationResults results;
    valijson::Validator validator;
    QStringList fields;
    try {
        if (validator.validate(m_compiled->schema, QtJsonAdapter(value), &results))
            return {};
        for (const auto &fault : results)
            fields << fieldIn(fault.context);
    } catch (const std::exception &) { // a pattern that std::regex refuses
        fields << QString();
    }
    fields.removeDuplicates();
    return fields;
}

} // namespace intray
