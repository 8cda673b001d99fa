// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/recordschema.h"

#include "queue/fieldrules.h"
#include "queue/jsonschema.h"
#include "queue/recordfields.h"
#include "queue/schemacheck.h"

#include <QCoreApplication>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(RecordSchema)
};

constexpr int fieldsInList = 3;
constexpr double largestExactWhole = 9007199254740991.0;

QStringList namesIn(const QJsonValue &list)
{
    QStringList names;
    for (const QJsonValue &name : list.toArray())
        names << name.toString();
    return names;
}

QStringList listNames(const QJsonObject &schema, const QStringList &order)
{
    const QString keyword = QStringLiteral("x-intray-list");
    return schema.contains(keyword) ? namesIn(schema.value(keyword)) : order.mid(0, fieldsInList);
}

/// The schema without what FieldRules says in sentences.
QJsonObject remainder(QJsonObject schema)
{
    QJsonObject properties = schema.value(QStringLiteral("properties")).toObject();
    for (auto it = properties.begin(); it != properties.end(); ++it) {
        if (!it->isObject())
            continue;
        QJsonObject property = it->toObject();
        for (const QString &keyword : FieldRules::keywords())
            property.remove(keyword);
        *it = property;
    }
    if (!properties.isEmpty())
        schema.insert(QStringLiteral("properties"), properties);
    schema.remove(QStringLiteral("required"));
    return schema;
}

/// An empty text is no value: rules across fields see it as missing, as the rules of the field do.
Record withoutEmpty(Record record)
{
    for (auto it = record.begin(); it != record.end();)
        it = *it == QJsonValue(QString()) ? record.erase(it) : it + 1;
    return record;
}

QString textOfNumber(const QJsonValue &value)
{
    const double number = value.toDouble();
    if (const qint64 whole = value.toInteger(); whole != 0 && double(whole) == number)
        return QString::number(whole);
    return QString::number(number, 'g', QLocale::FloatingPointShortest);
}

QJsonValue numberIn(const QString &typed, const QString &type)
{
    bool isNumber = false;
    const double number = typed.toDouble(&isNumber);
    if (!isNumber || !std::isfinite(number))
        return typed;
    const bool isWhole = std::floor(number) == number;
    if (isWhole && std::abs(number) > largestExactWhole)
        return typed;
    return type == u"integer" && !isWhole ? QJsonValue(typed) : QJsonValue(number);
}

QJsonValue asTyped(const QString &typed, const QString &type)
{
    if (type == u"integer" || type == u"number")
        return numberIn(typed, type);
    if (type == u"boolean" && typed == u"true")
        return true;
    if (type == u"boolean" && typed == u"false")
        return false;
    return typed;
}

} // namespace

struct RecordSchema::Rules
{
    QJsonObject json;
    QList<Field> fields;
    QStringList list;
    QHash<QString, FieldRules> byName;
    JsonSchema across;

    void addField(const QString &name, const QJsonObject &property, bool required);
    QString faultIn(const Record &record, const QString &field) const;
};

void RecordSchema::Rules::addField(const QString &name, const QJsonObject &property, bool required)
{
    const FieldRules rules(property, required);
    Field field;
    field.name = name;
    field.label = property.value(QStringLiteral("title")).toString(name);
    field.hint = rules.hint();
    field.required = required;
    field.readOnly = property.value(QStringLiteral("readOnly")).toBool();
    field.inList = list.contains(name);
    field.multiline = property.value(QStringLiteral("x-intray-multiline")).toBool();
    field.type = rules.type();
    field.choices = rules.choices();
    for (const QJsonValue example : property.value(QStringLiteral("examples")).toArray())
        field.known << RecordSchema::textOf(example);
    fields << field;
    byName.insert(name, rules);
}

QString RecordSchema::Rules::faultIn(const Record &record, const QString &field) const
{
    return byName.value(field).faultIn(record.value(field));
}

RecordSchema::RecordSchema()
    : m_rules(std::make_shared<const Rules>())
{
}

Outcome<RecordSchema> RecordSchema::fromJson(const QJsonObject &schema)
{
    if (const auto fault = faultInSchema(schema))
        return failure(Error::Kind::Invalid, fault->sentence, fault->place);
    auto rules = std::make_shared<Rules>();
    rules->json = schema;
    const QStringList order = fieldsOfSchema(schema);
    rules->list = listNames(schema, order);
    const QStringList required = namesIn(schema.value(QStringLiteral("required")));
    const QJsonObject properties = schema.value(QStringLiteral("properties")).toObject();
    for (const QString &name : order)
        rules->addField(name, properties.value(name).toObject(), required.contains(name));
    auto across = JsonSchema::fromJson(remainder(schema));
    if (!across)
        return tl::unexpected<Error>(across.error());
    rules->across = *across;
    RecordSchema result;
    result.m_rules = rules;
    return result;
}

Outcome<RecordSchema> RecordSchema::of(const Queue &queue)
{
    return fromJson(queue.recordSchema).map([&queue](RecordSchema schema) {
        return schema.withFields(queue.fields);
    });
}

RecordSchema RecordSchema::withFields(const QStringList &names) const
{
    auto rules = std::make_shared<Rules>(*m_rules);
    if (rules->list.isEmpty() && rules->fields.isEmpty())
        rules->list = names.mid(0, fieldsInList);
    for (const QString &name : names)
        if (!rules->byName.contains(name))
            rules->addField(name, {}, false);
    RecordSchema result;
    result.m_rules = rules;
    return result;
}

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
                                   QStringLiteral("x-intray-order")};
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
            Words::tr("This is no record schema: it has none of JSON Schema's words, such "
                      "as \"properties\" or \"required\". Nothing was changed."));
    return fromJson(schema);
}

const QList<Field> &RecordSchema::fields() const
{
    return m_rules->fields;
}

QList<Field> RecordSchema::listFields() const
{
    QList<Field> result;
    for (const QString &name : m_rules->list)
        for (const Field &field : m_rules->fields)
            if (field.name == name)
                result << field;
    return result;
}

QStringList RecordSchema::keyFields() const
{
    return namesIn(m_rules->json.value(QStringLiteral("x-intray-key")));
}

QList<Field> RecordSchema::fieldsOf(const Record &record) const
{
    QList<Field> result = m_rules->fields;
    for (const QString &name : record.keys()) {
        if (m_rules->byName.contains(name))
            continue;
        Field field;
        field.name = name;
        field.label = name;
        result << field;
    }
    return result;
}

QJsonObject RecordSchema::toJson() const
{
    return m_rules->json;
}

QJsonValue RecordSchema::valueOf(const Field &field, const QString &typed) const
{
    const QJsonValue value = asTyped(typed, field.type);
    return textOf(value) == typed ? value : QJsonValue(typed);
}

QString RecordSchema::textOf(const QJsonValue &value)
{
    switch (value.type()) {
    case QJsonValue::String:
        return value.toString();
    case QJsonValue::Bool:
        return value.toBool() ? QStringLiteral("true") : QStringLiteral("false");
    case QJsonValue::Double:
        return textOfNumber(value);
    case QJsonValue::Array:
        return QString::fromUtf8(QJsonDocument(value.toArray()).toJson(QJsonDocument::Compact));
    case QJsonValue::Object:
        return QString::fromUtf8(QJsonDocument(value.toObject()).toJson(QJsonDocument::Compact));
    case QJsonValue::Null:
    case QJsonValue::Undefined:
        break;
    }
    return {};
}

QList<Fault> RecordSchema::check(const Record &record) const
{
    QList<Fault> faults;
    const QStringList across = m_rules->across.faultyFields(withoutEmpty(record));
    for (const Field &field : m_rules->fields) {
        const QString sentence = m_rules->faultIn(record, field.name);
        if (!sentence.isEmpty())
            faults << Fault{field.name, sentence};
        else if (across.contains(field.name))
            faults << Fault{field.name,
                            Words::tr("This does not fit the queue's rules. Please check it.")};
    }
    for (const QString &name : across)
        if (!m_rules->byName.contains(name) && !name.isEmpty())
            faults << Fault{name, Words::tr("The queue's rules do not allow this field.")};
    if (faults.isEmpty() && !across.isEmpty())
        faults << Fault{
            {},
            Words::tr("The values do not fit together by the queue's rules. Please check "
                      "the record.")};
    return faults;
}

QList<Fault> RecordSchema::checkField(const Record &record, const QString &field) const
{
    QList<Fault> faults = check(record);
    faults.removeIf([&](const Fault &fault) { return fault.field != field; });
    return faults;
}

} // namespace intray
