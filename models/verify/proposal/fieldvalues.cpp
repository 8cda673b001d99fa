// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/proposal/fieldvalues.h"

#include "verify/proposal/timekind.h"
#include "verify/rules/columncontent.h"
#include "verify/rules/kindproposal.h"
#include "verify/rules/placeholders.h"

namespace intray {

// Many deliveries have a third of a column in another form.
static constexpr double leastOfKind = 0.6;
static constexpr qsizetype longestLooked = 250;

static QJsonObject propertyOf(const RecordSchema &schema, const QString &field)
{
    return schema.toJson()
        .value(QLatin1StringView("properties"))
        .toObject()
        .value(field)
        .toObject();
}

FieldValues::FieldValues(const RecordSchema &schema, const Field &field,
                         const QList<ValueCount> &values, qint64 records,
                         const std::optional<FieldKind> &shown)
    : m_schema(schema)
    , m_field(field)
    , m_rules(propertyOf(schema, field.name), field.required)
    , m_kind(m_rules.kind())
    , m_records(records)
{
    const QJsonObject property = propertyOf(schema, field.name);
    m_pattern = property.value(QLatin1StringView("pattern")).toString();
    m_format = property.value(QLatin1StringView("format")).toString();
    guessKind(values);
    if (m_isOpen && shown) {
        m_kind = *shown;
        m_isKindGuessed = m_isKindShown = true;
    }
    for (const ValueCount &one : values) {
        if (one.value.isEmpty() || one.value.size() > longestLooked)
            continue;
        const bool isRight = keeps(one.value) && !isPlaceholder(one.value);
        (isRight ? m_right : m_wrong).append(one);
        (isRight ? m_rightRecords : m_wrongRecords) += one.records;
        if (isRight)
            m_counts.insert(one.value, one.records);
    }
}

void FieldValues::guessKind(const QList<ValueCount> &values)
{
    ColumnProfile column(m_field.name);
    constexpr qint64 most = 20'000; // counting on would say no more
    qint64 all = 0;
    for (const ValueCount &one : values)
        all += one.records;
    const qint64 each = all / most + 1;
    for (const ValueCount &one : values)
        for (qint64 i = 0; i < one.records; i += each)
            column.add(one.value);
    m_placeholders = placeholdersIn(column);
    m_isOpen = m_kind.kind() == FieldKind::Kind::Text && m_format.isEmpty() &&
               m_pattern.isEmpty() && m_field.choices.isEmpty() && m_field.several.isEmpty() &&
               !m_field.multiline && (m_field.type.isEmpty() || m_field.type == u"string");
    if (!m_isOpen)
        return;
    m_kind = kindOf(ColumnContent(column, m_placeholders, leastOfKind));
    if (m_kind.kind() != FieldKind::Kind::Time)
        m_kind = timeKindOf(values).value_or(m_kind);
    m_isKindGuessed = m_kind.kind() != FieldKind::Kind::Text;
}

bool FieldValues::keepsRules(const QString &value) const
{
    return !m_rules.faultIn(m_schema.valueOf(m_field, value));
}

bool FieldValues::keeps(const QString &value) const
{
    return m_counts.contains(value) ||
           (keepsRules(value) && (!m_isKindGuessed || m_kind.keeps(value)));
}

bool FieldValues::isPlaceholder(const QString &value) const
{
    return m_placeholders.contains(value.trimmed()) && !m_field.choices.contains(value);
}

bool FieldValues::saysNothing(const QString &value) const
{
    ColumnProfile numbers; // among these no word is a value
    for (const QString &one : {QStringLiteral("1"), QStringLiteral("2"), value.trimmed()})
        numbers.add(one);
    const bool isZeros = value.size() > 1 && value.count(u'0') == value.size();
    return isPlaceholder(value) || isZeros || !placeholdersIn(numbers).isEmpty();
}

double FieldValues::filled() const
{
    return m_records > 0 ? double(m_rightRecords + m_wrongRecords) / double(m_records) : 0;
}

double FieldValues::share(const std::function<bool(const QString &)> &holds) const
{
    qint64 count = 0;
    for (const ValueCount &one : m_right)
        if (holds(one.value))
            count += one.records;
    return m_rightRecords > 0 ? double(count) / double(m_rightRecords) : 0;
}

} // namespace intray
