// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/schemaconditions.h"

#include "schema/crossrule.h"
#include "schema/recordschema.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QRegularExpression>

#include <algorithm>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

// The sentences are those of our own rules across fields.
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CrossRule)
};

QStringList valuesOf(const QJsonObject &wanted)
{
    QStringList values;
    if (wanted.contains("const"_L1))
        values << RecordSchema::textOf(wanted.value("const"_L1));
    for (const QJsonValue value : wanted.value("enum"_L1).toArray())
        values << RecordSchema::textOf(value);
    return values;
}

/// Of "^937": 937; empty: the pattern says something else.
QString beginningBy(const QString &pattern)
{
    static const QRegularExpression plain(u"^\\^([\\p{L}\\p{N} _-]+)$"_s);
    return plain.match(pattern).captured(1);
}

QString faultBy(const QJsonObject &wanted, const QString &text, const QString &reason)
{
    constexpr qsizetype mostNamed = 5; // more would be a list to read, and no sentence
    const QStringList values = valuesOf(wanted);
    if (!values.isEmpty() && values.size() <= mostNamed && !values.contains(text))
        return Words::tr("This must be %1, because %2.").arg(values.join(u", "_s), reason);
    const QString beginning = beginningBy(wanted.value("pattern"_L1).toString());
    if (!beginning.isEmpty() && !text.startsWith(beginning))
        return Words::tr("This must begin with %1, because %2.").arg(beginning, reason);
    return {};
}

QString labelOf(const QString &field, const SchemaConditions::Fields &fields)
{
    return fields.value(field).label(field);
}

/// What a part of "if" or "then" wants of a field.
QString wantedInWords(const QString &label, const QJsonObject &wanted)
{
    const QStringList values = valuesOf(wanted);
    const QString beginning = beginningBy(wanted.value("pattern"_L1).toString());
    if (!values.isEmpty())
        return Words::tr("“%1” is %2").arg(label, values.join(u", "_s));
    return beginning.isEmpty() ? Words::tr("“%1” has rules of its own").arg(label)
                               : Words::tr("“%1” begins with %2").arg(label, beginning);
}

QString partsInWords(const QJsonObject &parts, const SchemaConditions::Fields &fields)
{
    QStringList words;
    for (const QString &field : parts.keys())
        words << wantedInWords(labelOf(field, fields), parts.value(field).toObject());
    return words.join(u", "_s);
}

bool namesValues(const QJsonObject &fields)
{
    return !fields.isEmpty() && std::ranges::all_of(fields.keys(), [&](const QString &field) {
        return !valuesOf(fields.value(field).toObject()).isEmpty();
    });
}

} // namespace

SchemaConditions SchemaConditions::of(const QJsonObject &schema)
{
    SchemaConditions conditions;
    conditions.add(schema);
    for (const QJsonValue part : schema.value("allOf"_L1).toArray())
        conditions.add(part.toObject());
    return conditions;
}

void SchemaConditions::add(const QJsonObject &schema)
{
    const auto fieldsOf = [&](QLatin1StringView word) {
        return schema.value(word).toObject().value("properties"_L1).toObject();
    };
    const Condition condition{fieldsOf("if"_L1), fieldsOf("then"_L1)};
    if (namesValues(condition.when) && !condition.then.isEmpty())
        m_conditions << condition;
}

bool SchemaConditions::holds(const Condition &condition, const Record &record)
{
    return std::ranges::all_of(condition.when.keys(), [&](const QString &field) {
        return record.contains(field) && valuesOf(condition.when.value(field).toObject())
                                             .contains(RecordSchema::textOf(record.value(field)));
    });
}

QString SchemaConditions::whenInWords(const Condition &condition, const Record &record,
                                      const Fields &fields)
{
    QStringList parts;
    for (const QString &field : condition.when.keys())
        parts << Words::tr("“%1” is %2")
                     .arg(labelOf(field, fields), RecordSchema::textOf(record.value(field)));
    return parts.join(u", "_s);
}

QString SchemaConditions::faultIn(const QString &field, const Record &record,
                                  const Fields &fields) const
{
    for (const Condition &condition : m_conditions) {
        if (!condition.then.contains(field) || !holds(condition, record))
            continue;
        const QString fault = faultBy(condition.then.value(field).toObject(),
                                      RecordSchema::textOf(record.value(field)),
                                      whenInWords(condition, record, fields));
        if (!fault.isEmpty())
            return fault;
    }
    return {};
}

QStringList SchemaConditions::inWords(const Fields &fields) const
{
    QStringList sentences;
    for (const Condition &one : m_conditions)
        sentences << Words::tr("Where %1: %2.")
                         .arg(partsInWords(one.when, fields), partsInWords(one.then, fields));
    return sentences;
}

} // namespace intray
