// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/rules/editedfield.h"

#include "schema/fieldformat.h"
#include "schema/intraywords.h"
#include "schema/ownhelp.h"
#include "schema/recordschema.h"
#include "verify/rules/otherkind.h"

#include <QJsonArray>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

QStringList textsIn(const QJsonValue &list)
{
    QStringList texts;
    for (const QJsonValue one : list.toArray())
        texts << RecordSchema::textOf(one);
    return texts;
}

/// A type that the form must keep to: its values are no texts.
QString plainType(const QJsonObject &property)
{
    const QJsonValue said = property.value(u"type"_s);
    QStringList types = said.isArray() ? textsIn(said) : QStringList{said.toString()};
    types.removeAll(u"null"_s);
    return types.size() == 1 && types.constFirst() != u"string" ? types.constFirst() : QString();
}

bool isNumeric(const EditedField &field)
{
    return field.kind.isEmpty() && (field.type == u"integer" || field.type == u"number");
}

void put(QJsonObject &object, const QString &name, const QJsonValue &value, bool isNothing)
{
    if (isNothing)
        object.remove(name);
    else
        object.insert(name, value);
}

void put(QJsonObject &object, const QString &name, const QString &text)
{
    put(object, name, text, text.isEmpty());
}

/// A number where it is one; what is none is told with its place when the schema is looked at.
QJsonValue numberOrText(const QString &text)
{
    bool isNumber = false;
    const double number = text.toDouble(&isNumber);
    return isNumber ? QJsonValue(number) : QJsonValue(text);
}

/// The texts as values; those that the property has already stay what they are.
QJsonArray valuesOf(const QStringList &texts, const QJsonArray &before, bool areNumbers)
{
    QJsonArray values;
    for (const QString &text : texts) {
        QJsonValue value = areNumbers ? numberOrText(text) : QJsonValue(text);
        for (const QJsonValue one : before)
            if (RecordSchema::textOf(one) == text)
                value = one;
        values << value;
    }
    return values;
}

void putChoices(QJsonObject &property, const EditedField &field)
{
    const bool isSeveral = field.several && !field.choices.isEmpty();
    const bool areNumbers = field.type == u"integer" || field.type == u"number";
    put(property, u"enum"_s,
        valuesOf(field.choices, property.value(u"enum"_s).toArray(), areNumbers),
        isSeveral || field.choices.isEmpty());
    QJsonObject words = intrayWords(property);
    put(words, u"several"_s, QJsonArray::fromStringList(field.choices), !isSeveral);
    if (!isSeveral)
        words.remove(u"separator"_s);
    if (words != intrayWords(property))
        property = withIntrayWords(property, words);
}

void putLookup(QJsonObject &words, const LookupRule &rule)
{
    QJsonObject lookup = words.value(u"lookup"_s).toObject();
    put(lookup, u"table"_s, rule.table);
    put(lookup, u"says"_s, rule.says);
    QJsonObject fills;
    for (auto it = rule.fills.begin(); it != rule.fills.end(); ++it)
        fills.insert(it.key(), it.value());
    put(lookup, u"fills"_s, fills, fills.isEmpty());
    put(words, u"lookup"_s, lookup, rule.isEmpty());
}

void putWords(QJsonObject &property, const EditedField &before, const EditedField &after)
{
    QJsonObject words = intrayWords(property);
    if (after.group != before.group)
        put(words, u"group"_s, after.group);
    if (after.kind != before.kind)
        put(words, u"kind"_s, after.kind);
    if (after.format != before.format)
        put(words, u"format"_s, after.format);
    if (after.spelling != before.spelling)
        put(words, u"spelling"_s, after.spelling);
    if (after.lookup != before.lookup)
        putLookup(words, after.lookup);
    if (after.source != before.source)
        after.source.putInto(words);
    if (after.missing != before.missing)
        words = withMissingReasons(words, after.missing);
    if (after.placeholders != before.placeholders)
        put(words, u"placeholders"_s, QJsonArray::fromStringList(after.placeholders),
            after.placeholders.isEmpty());
    if (after.right != before.right || after.pattern != before.pattern)
        put(words, u"right"_s, QJsonArray::fromStringList(after.right),
            after.right.isEmpty() || after.pattern.isEmpty());
    if (after.multiline != before.multiline)
        put(words, u"multiline"_s, true, !after.multiline);
    if (!isNumeric(after)) {
        if (after.least != before.least || isNumeric(before))
            put(words, u"least"_s, after.least);
        if (after.most != before.most || isNumeric(before))
            put(words, u"most"_s, after.most);
    }
    if (words != intrayWords(property))
        property = withIntrayWords(property, words);
}

} // namespace

FittingRules fittingRules(const EditedField &field)
{
    const FieldKind kind = FieldKind::from(field.kind, {}).value_or(FieldKind());
    const bool isText = kind.kind() == FieldKind::Kind::Text && field.type.isEmpty();
    FittingRules fitting;
    fitting.format = kind.isOrdered();
    fitting.limits = kind.isOrdered() || isNumeric(field);
    fitting.text = isText;
    fitting.choices = isText || kind.kind() == FieldKind::Kind::YesNo || isNumeric(field);
    return fitting;
}

EditedField fieldIn(const QJsonObject &property)
{
    const QJsonObject words = intrayWords(property);
    const auto text = [](const QJsonObject &object, const QString &name) {
        return RecordSchema::textOf(object.value(name));
    };
    EditedField field;
    field.label = text(property, u"title"_s);
    field.help = shownHelp(text(property, u"description"_s));
    field.group = text(words, u"group"_s);
    field.type = plainType(property);
    field.kind = text(words, u"kind"_s);
    if (field.kind == u"text")
        field.kind.clear();
    field.format = text(words, u"format"_s);
    if (const QString known = text(property, u"format"_s); !exampleOfFormat(known).isEmpty())
        field.textFormat = known;
    field.least = isNumeric(field) ? text(property, u"minimum"_s) : text(words, u"least"_s);
    field.most = isNumeric(field) ? text(property, u"maximum"_s) : text(words, u"most"_s);
    field.several = words.contains(u"several"_s);
    field.choices = textsIn(field.several ? words.value(u"several"_s) : property.value(u"enum"_s));
    field.pattern = text(property, u"pattern"_s);
    field.right = textsIn(words.value(u"right"_s));
    field.longest = text(property, u"maxLength"_s);
    field.placeholders = textsIn(words.value(u"placeholders"_s));
    field.missing = missingReasonsIn(words);
    field.spelling = text(words, u"spelling"_s);
    field.lookup = LookupRule::of(words);
    field.source = EditedSource::of(words);
    field.readOnly = property.value(u"readOnly"_s).toBool();
    field.multiline = words.value(u"multiline"_s).toBool();
    return field;
}

QJsonObject withField(QJsonObject property, const EditedField &before, const EditedField &wished)
{
    const EditedField after = withoutStrangers(before, wished);
    if (after.label != before.label)
        put(property, u"title"_s, after.label);
    if (after.help != before.help)
        put(property, u"description"_s, after.help);
    if (after.pattern != before.pattern)
        put(property, u"pattern"_s, after.pattern);
    if (after.textFormat != before.textFormat)
        put(property, u"format"_s, after.textFormat);
    if (after.longest != before.longest)
        put(property, u"maxLength"_s, numberOrText(after.longest), after.longest.isEmpty());
    if (after.readOnly != before.readOnly)
        put(property, u"readOnly"_s, true, !after.readOnly);
    if (after.choices != before.choices || after.several != before.several)
        putChoices(property, after);
    if (isNumeric(after) && isNumeric(before)) {
        if (after.least != before.least)
            put(property, u"minimum"_s, numberOrText(after.least), after.least.isEmpty());
        if (after.most != before.most)
            put(property, u"maximum"_s, numberOrText(after.most), after.most.isEmpty());
    }
    putWords(property, before, after);
    return property;
}

} // namespace intray
