// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/recordschema.h"

#include "queue/valuetext.h"
#include "schema/acrossfields.h"
#include "schema/fieldnamed.h"
#include "schema/fieldrules.h"
#include "schema/intraywords.h"
#include "schema/jsonschema.h"
#include "schema/recordfields.h"
#include "schema/schemacheck.h"
#include "schema/schemaconditions.h"

#include <QCoreApplication>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLocale>
#include <QSet>

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
    const QJsonObject words = intrayWords(schema);
    const QString word = QStringLiteral("list");
    return words.contains(word) ? namesIn(words.value(word)) : order.mid(0, fieldsInList);
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
    SchemaConditions conditions;
    QList<CrossRule> cross;

    void addField(const QString &name, const QJsonObject &property, bool required);
    void addCrossRules();
    void protectKey(const QStringList &names);
    Record withoutEmpty(Record record) const;
    std::optional<Fault> ownFault(const Record &record, const QString &field) const;
    Fault acrossFault(const Record &record, const QString &field) const;
    bool looksAcross() const { return !cross.isEmpty() || !across.allowsAll(); }
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
    const QJsonObject words = intrayWords(property);
    field.multiline = words.value(QStringLiteral("multiline")).toBool();
    field.spelling = words.value(QStringLiteral("spelling")).toString();
    field.source = SourceRule::of(words);
    field.group = words.value(QStringLiteral("group")).toString();
    field.kind = words.value(QStringLiteral("kind")).toString();
    field.format = rules.kind().format();
    field.usualLength = words.value(QStringLiteral("usual_length")).toInt();
    field.several = SeveralValues::of(words);
    field.lookup = LookupRule::of(words);
    field.missing = missingReasonsIn(words);
    field.type = rules.type();
    field.choices = rules.choices();
    for (const QJsonValue example : property.value(QStringLiteral("examples")).toArray())
        field.known << RecordSchema::textOf(example);
    fields << field;
    byName.insert(name, rules);
}

// What an import made the key of would no longer be the same thing.
void RecordSchema::Rules::protectKey(const QStringList &names)
{
    const QJsonObject properties = json.value(QStringLiteral("properties")).toObject();
    for (Field &field : fields)
        if (names.contains(field.name))
            field.readOnly = properties.value(field.name)
                                 .toObject()
                                 .value(QStringLiteral("readOnly"))
                                 .toBool(true);
}

void RecordSchema::Rules::addCrossRules()
{
    const QJsonObject words = intrayWords(json);
    for (const QJsonValue rule : words.value(QStringLiteral("rules")).toArray())
        if (const auto read = CrossRule::from(rule))
            cross << *read;
}

/// What is no value, rules across fields see as missing, as the rules of the field do.
Record RecordSchema::Rules::withoutEmpty(Record record) const
{
    for (auto it = record.begin(); it != record.end();) {
        const auto rules = byName.find(it.key());
        const bool isPlaceholder = rules != byName.end() && it->isString() &&
                                   !it->toString().trimmed().isEmpty() && rules->isNothing(*it);
        const bool isEmpty = *it == QJsonValue(QString()) || isPlaceholder;
        it = isEmpty ? record.erase(it) : it + 1;
    }
    return record;
}

/// By the rules of the field alone.
std::optional<Fault> RecordSchema::Rules::ownFault(const Record &record, const QString &field) const
{
    const auto rules = byName.constFind(field);
    const auto broken =
        rules == byName.constEnd() ? std::nullopt : rules->faultIn(record.value(field));
    return broken ? std::optional(Fault{field, broken->sentence, broken->rule}) : std::nullopt;
}

/// By what the schema demands of several fields together.
Fault RecordSchema::Rules::acrossFault(const Record &record, const QString &field) const
{
    const QString known = conditions.faultIn(field, record, byName);
    return {field,
            known.isEmpty()
                ? Words::tr("This does not comply with the queue's rules. Please check it.")
                : known,
            QStringLiteral("schema")};
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
    if (const auto rest = demandedAcrossFields(schema)) {
        auto across = JsonSchema::fromJson(*rest);
        if (!across)
            return tl::unexpected<Error>(across.error());
        rules->across = *across;
        rules->conditions = SchemaConditions::of(schema);
    }
    rules->addCrossRules();
    rules->protectKey(namesIn(intrayWords(schema).value(QStringLiteral("key"))));
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
    rules->protectKey(keyFields());
    RecordSchema result;
    result.m_rules = rules;
    return result;
}

RecordSchema RecordSchema::shownFor(const QLocale &locale) const
{
    auto rules = std::make_shared<Rules>(*m_rules);
    for (FieldRules &one : rules->byName)
        one.speakFor(locale);
    for (Field &field : rules->fields)
        field.hint = rules->byName[field.name].hint();
    RecordSchema result;
    result.m_rules = rules;
    return result;
}

const QList<Field> &RecordSchema::fields() const
{
    return m_rules->fields;
}

QList<Field> RecordSchema::listFields() const
{
    QList<Field> result;
    for (const QString &name : m_rules->list)
        if (const Field *field = fieldNamed(m_rules->fields, name))
            result << *field;
    return result;
}

QStringList RecordSchema::keyFields() const
{
    return namesIn(intrayWords(m_rules->json).value(QStringLiteral("key")));
}

QStringList RecordSchema::ownWords() const
{
    return namesIn(intrayWords(m_rules->json).value(QStringLiteral("words")));
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
    return textOfValue(value);
}

const QList<CrossRule> &RecordSchema::crossRules() const
{
    return m_rules->cross;
}

bool RecordSchema::isNothing(const QString &field, const QJsonValue &value) const
{
    static const FieldRules none;
    const auto rules = m_rules->byName.constFind(field);
    return (rules == m_rules->byName.constEnd() ? none : *rules).isNothing(value);
}

QList<Fault> RecordSchema::check(const Record &record) const
{
    QList<Fault> faults;
    const QStringList across = m_rules->across.allowsAll()
                                   ? QStringList()
                                   : m_rules->across.faultyFields(m_rules->withoutEmpty(record));
    QHash<QString, Fault> crossed;
    for (const CrossRule &rule : m_rules->cross)
        for (const Fault &fault : rule.faultsIn(record, m_rules->byName))
            if (!crossed.contains(fault.field))
                crossed.insert(fault.field, fault);
    const QString bySchema = QStringLiteral("schema");
    for (const Field &field : m_rules->fields) {
        if (const auto broken = m_rules->ownFault(record, field.name))
            faults << *broken;
        else if (crossed.contains(field.name))
            faults << crossed.value(field.name);
        else if (across.contains(field.name))
            faults << m_rules->acrossFault(record, field.name);
    }
    for (const QString &name : across)
        if (!m_rules->byName.contains(name) && !name.isEmpty())
            faults << Fault{name, Words::tr("The queue's rules do not allow this field."),
                            bySchema};
    if (faults.isEmpty() && !across.isEmpty())
        faults << Fault{
            {},
            Words::tr(
                "By the queue's rules, the values do not go together. Please check the record."),
            bySchema};
    return faults;
}

QList<Fault> RecordSchema::checkField(const Record &record, const QString &field) const
{
    if (const auto broken = m_rules->ownFault(record, field))
        return {*broken};
    if (!m_rules->looksAcross())
        return {};
    QList<Fault> faults = check(record);
    faults.removeIf([&](const Fault &fault) { return fault.field != field; });
    return faults;
}

} // namespace intray
