// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/rules/editedschema.h"

#include "schema/formcolumns.h"
#include "schema/intraywords.h"
#include "schema/recordfields.h"
#include "schema/schemasense.h"

#include <algorithm>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype fieldsInList = 3;

QJsonArray without(const QJsonArray &list, const QJsonValue &value)
{
    QJsonArray rest;
    for (const QJsonValue one : list)
        if (one != value)
            rest << one;
    return rest;
}

QJsonObject uniqueRule(const QString &field)
{
    return {{u"unique"_s, QJsonArray{field}}};
}

bool isUniqueRule(const QJsonValue &rule, const QString &field)
{
    return rule.toObject().value(u"unique"_s) == QJsonArray{field};
}

} // namespace

EditedSchema::EditedSchema(const QJsonObject &schema, const QStringList &more)
    : m_json(withOneKeyword(schema))
    , m_fields(widenedBy(fieldsOfSchema(m_json), more))
{
}

QJsonObject EditedSchema::propertyOf(const QString &name) const
{
    return m_json.value(u"properties"_s).toObject().value(name).toObject();
}

void EditedSchema::putProperty(const QString &name, const QJsonObject &property)
{
    QJsonObject properties = m_json.value(u"properties"_s).toObject();
    properties.insert(name, property);
    m_json.insert(u"properties"_s, properties);
}

/// So that the queue keeps its fields, and their order, whatever else changes.
void EditedSchema::nameFields()
{
    QJsonObject properties = m_json.value(u"properties"_s).toObject();
    for (const QString &name : std::as_const(m_fields))
        if (!properties.contains(name))
            properties.insert(name, QJsonObject());
    m_json.insert(u"properties"_s, properties);
    setWord(u"order"_s, QJsonArray::fromStringList(m_fields));
}

int EditedSchema::columns() const
{
    return formColumns(m_json);
}

void EditedSchema::setColumns(int columns)
{
    if (columns == this->columns())
        return;
    QJsonObject words = intrayWords(m_json);
    if (columns > 1)
        words.insert(u"columns"_s, columns);
    else
        words.remove(u"columns"_s);
    m_json = withIntrayWords(m_json, words);
}

void EditedSchema::setWord(const QString &word, const QJsonArray &list)
{
    QJsonObject words = intrayWords(m_json);
    words.insert(word, list);
    if (list.isEmpty() && word != u"list") // no list is another thing than an empty one
        words.remove(word);
    m_json = withIntrayWords(m_json, words);
}

/// A field of the key is read-only unless its property says otherwise.
bool EditedSchema::isReadOnly(const QString &name) const
{
    const bool isKey = intrayWords(m_json).value(u"key"_s).toArray().contains(name);
    return propertyOf(name).value(u"readOnly"_s).toBool(isKey);
}

EditedField EditedSchema::field(const QString &name) const
{
    EditedField field = fieldIn(propertyOf(name));
    field.readOnly = isReadOnly(name);
    field.required = m_json.value(u"required"_s).toArray().contains(name);
    const QJsonArray all = rules();
    field.unique = std::any_of(all.begin(), all.end(),
                               [&](const QJsonValue &rule) { return isUniqueRule(rule, name); });
    const QJsonObject words = intrayWords(m_json);
    field.inList = words.contains(u"list"_s) ? words.value(u"list"_s).toArray().contains(name)
                                             : m_fields.indexOf(name) < fieldsInList;
    return field;
}

QHash<QString, EditedField> EditedSchema::allFields() const
{
    const QJsonObject properties = m_json.value(u"properties"_s).toObject();
    const QJsonObject words = intrayWords(m_json);
    QHash<QString, EditedField> all;
    for (const QString &name : m_fields) {
        EditedField &field = *all.insert(name, fieldIn(properties.value(name).toObject()));
        field.readOnly = isReadOnly(name);
    }
    const auto mark = [&](const QJsonValue &names, bool EditedField::*what) {
        for (const QJsonValue name : names.toArray())
            if (const auto field = all.find(name.toString()); field != all.end())
                (*field).*what = true;
    };
    mark(m_json.value(u"required"_s), &EditedField::required);
    const QJsonArray first = QJsonArray::fromStringList(m_fields.mid(0, fieldsInList));
    mark(words.value(u"list"_s).isArray() ? words.value(u"list"_s) : first, &EditedField::inList);
    for (const QJsonValue rule : words.value(u"rules"_s).toArray())
        if (const QJsonArray names = rule[u"unique"_s].toArray(); names.size() == 1)
            mark(names, &EditedField::unique);
    return all;
}

void EditedSchema::setField(const QString &name, const EditedField &wished)
{
    const EditedField before = field(name);
    if (wished == before)
        return;
    nameFields();
    putProperty(name, withField(propertyOf(name), before, wished));
    if (isReadOnly(name) != wished.readOnly) {
        QJsonObject property = propertyOf(name);
        property.insert(u"readOnly"_s, wished.readOnly);
        putProperty(name, property);
    }
    if (wished.required != before.required)
        setRequired(name, wished.required);
    if (wished.unique != before.unique)
        setUnique(name, wished.unique);
    if (wished.inList != before.inList)
        setInList(name, wished.inList);
}

void EditedSchema::setRequired(const QString &name, bool required)
{
    QJsonArray names = without(m_json.value(u"required"_s).toArray(), name);
    if (required)
        names << name;
    m_json.insert(u"required"_s, names);
    if (names.isEmpty())
        m_json.remove(u"required"_s);
}

void EditedSchema::setUnique(const QString &name, bool unique)
{
    QJsonArray rest;
    for (const QJsonValue rule : rules())
        if (!isUniqueRule(rule, name))
            rest << rule;
    if (unique)
        rest << uniqueRule(name);
    setWord(u"rules"_s, rest);
}

void EditedSchema::setInList(const QString &name, bool inList)
{
    QJsonArray names;
    const QHash<QString, EditedField> all = allFields();
    for (const QString &one : std::as_const(m_fields))
        if (one == name ? inList : all.value(one).inList)
            names << one;
    setWord(u"list"_s, names);
}

void EditedSchema::move(const QString &name, int step)
{
    const qsizetype from = m_fields.indexOf(name);
    const qsizetype to = from + step;
    if (from < 0 || to < 0 || to >= m_fields.size())
        return;
    const bool hasList = intrayWords(m_json).contains(u"list"_s);
    if (!hasList) // else the first three would be others
        setWord(u"list"_s, QJsonArray::fromStringList(m_fields.mid(0, fieldsInList)));
    m_fields.move(from, to);
    nameFields();
}

void EditedSchema::addField(const QString &name)
{
    if (name.isEmpty() || m_fields.contains(name))
        return;
    m_fields << name;
    nameFields();
}

void EditedSchema::removeField(const QString &name)
{
    if (!m_fields.removeOne(name))
        return;
    QJsonObject properties = m_json.value(u"properties"_s).toObject();
    properties.remove(name);
    m_json.insert(u"properties"_s, properties);
    setRequired(name, false);
    QJsonArray left;
    for (const QJsonValue rule : rules())
        if (const auto read = CrossRule::from(rule); !read || !read->fields().contains(name))
            left << rule;
    setWord(u"rules"_s, left);
    const QJsonObject words = intrayWords(m_json);
    for (const QString &word : {u"list"_s, u"key"_s})
        if (words.value(word).toArray().contains(name))
            setWord(word, without(words.value(word).toArray(), name));
    nameFields();
}

QJsonArray EditedSchema::rules() const
{
    return intrayWords(m_json).value(u"rules"_s).toArray();
}

void EditedSchema::addRule(const QJsonObject &rule)
{
    nameFields();
    QJsonArray all = rules();
    all << rule;
    setWord(u"rules"_s, all);
}

void EditedSchema::setRule(qsizetype index, const QJsonObject &rule)
{
    QJsonArray all = rules();
    if (index < 0 || index >= all.size())
        return;
    all.replace(index, rule);
    setWord(u"rules"_s, all);
}

void EditedSchema::removeRule(qsizetype index)
{
    QJsonArray all = rules();
    if (index < 0 || index >= all.size())
        return;
    all.removeAt(index);
    setWord(u"rules"_s, all);
}

void EditedSchema::take(const RuleProposal &proposal)
{
    nameFields();
    m_json = withProposal(m_json, proposal);
    m_fields = widenedBy(m_fields, fieldsOfSchema(m_json));
}

bool EditedSchema::has(const RuleProposal &proposal) const
{
    return hasProposal(m_json, proposal);
}

QList<SchemaFault> EditedSchema::faults() const
{
    if (const auto fault = faultInSchema(m_json))
        return {*fault};
    return contradictionsIn(m_json);
}

} // namespace intray
