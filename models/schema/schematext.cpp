// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// How a record schema is read from the text of a file.
#include "schema/intraywords.h"
#include "schema/mostfields.h"
#include "schema/recordschema.h"
#include "schema/schemasense.h"

#include <QCoreApplication>
#include <QJsonDocument>

#include <algorithm>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(RecordSchema)
};

} // namespace

/// Line and column, from 1, of a byte, as an editor counts them.
static std::pair<qsizetype, qsizetype> placeOf(const QByteArray &text, qsizetype offset)
{
    const QByteArray before = text.left(offset);
    const qsizetype lineStart = before.lastIndexOf('\n') + 1;
    return {before.count('\n') + 1, QString::fromUtf8(before.mid(lineStart)).size() + 1};
}

/// What `intrayctl queue show --json` prints has the schema in it.
static QJsonObject schemaIn(const QJsonObject &object)
{
    const QString inside = QStringLiteral("schema");
    const bool isQueue =
        object.contains(QStringLiteral("queue")) && object.value(inside).isObject();
    return isQueue ? object.value(inside).toObject() : object;
}

static bool isSchema(const QJsonObject &object)
{
    static const QStringList words{QStringLiteral("properties"),
                                   QStringLiteral("patternProperties"),
                                   QStringLiteral("required"),
                                   QStringLiteral("additionalProperties"),
                                   QStringLiteral("allOf"),
                                   QStringLiteral("anyOf"),
                                   QStringLiteral("oneOf"),
                                   QStringLiteral("not"),
                                   QStringLiteral("if"),
                                   QStringLiteral("definitions"),
                                   QStringLiteral("$defs"),
                                   QStringLiteral("$ref"),
                                   QStringLiteral("propertyNames"),
                                   QStringLiteral("dependencies"),
                                   QStringLiteral("minProperties"),
                                   QStringLiteral("maxProperties"),
                                   QStringLiteral("type"),
                                   QStringLiteral("x-intray-order"),
                                   intrayKeyword};
    const QStringList names = object.keys();
    return std::any_of(names.begin(), names.end(),
                       [](const QString &name) { return words.contains(name); });
}

Outcome<RecordSchema> RecordSchema::fromText(const QByteArray &text)
{
    QJsonParseError problem;
    const QJsonDocument document = QJsonDocument::fromJson(text, &problem);
    if (problem.error != QJsonParseError::NoError) {
        const auto [line, column] = placeOf(text, problem.offset - 1);
        return failure(
            Error::Kind::Invalid,
            Words::tr("The record schema is not valid JSON: there is an error in line %1, "
                      "column %2. Please correct it there.")
                .arg(line)
                .arg(column),
            problem.errorString());
    }
    if (!document.isObject())
        return failure(Error::Kind::Invalid,
                       Words::tr("The record schema is wrong at %1: %2")
                           .arg(QStringLiteral("/"), Words::tr("an object is expected.")));
    const QJsonObject schema = schemaIn(document.object());
    if (!schema.isEmpty() && !isSchema(schema))
        return failure(
            Error::Kind::Invalid,
            Words::tr("This is not a record schema: it has none of JSON Schema's keywords, such as "
                      "\"properties\" or \"required\". Nothing was changed."));
    const qsizetype fields = schema.value(QStringLiteral("properties")).toObject().size();
    if (fields > mostFieldsOfQueue)
        return failure(Error::Kind::Invalid,
                       Words::tr("The record schema is wrong at %1: %2")
                           .arg(QStringLiteral("/properties"),
                                Words::tr("there are %1 fields, but a form has room for only %2.")
                                    .arg(fields)
                                    .arg(mostFieldsOfQueue)));
    if (const auto fault = faultInSchema(schema))
        return failure(Error::Kind::Invalid, fault->sentence, fault->place);
    if (const auto faults = contradictionsIn(schema); !faults.isEmpty())
        return failure(Error::Kind::Invalid, faults.constFirst().sentence,
                       faults.constFirst().place);
    return fromJson(withOneKeyword(schema));
}

} // namespace intray
