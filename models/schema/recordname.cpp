// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/recordname.h"

#include "schema/keynames.h"

#include <QRegularExpression>

#include <algorithm>

namespace intray {

static bool isOfWholeRow(const QString &key, const RecordSchema &schema)
{
    static const QRegularExpression hash(QStringLiteral("^[0-9a-f]{32}$"));
    return schema.keyFields().isEmpty() && hash.match(key).hasMatch();
}

QStringList valuesIn(const Record &record, const QList<Field> &fields)
{
    QStringList values;
    for (const Field &field : fields)
        if (const QString value = RecordSchema::textOf(record.value(field.name)).simplified();
            !value.isEmpty())
            values << value;
    return values;
}

QString jointOfName(const QList<Field> &fields)
{
    const bool isOfPerson = std::ranges::all_of(fields, [](const Field &field) {
        return isNamedLikePartOfName(field.name) || isNamedLikePartOfName(field.label);
    });
    return isOfPerson ? QStringLiteral(" ") : QStringLiteral(", ");
}

bool isInWords(const QString &value)
{
    constexpr qsizetype leastLetters = 3;
    const auto letters = std::ranges::count_if(value, [](QChar c) { return c.isLetter(); });
    const auto digits = std::ranges::count_if(value, [](QChar c) { return c.isDigit(); });
    const bool isOneCode = digits > 0 && !value.trimmed().contains(u' ');
    return letters >= leastLetters && letters > digits && !isOneCode;
}

bool isBareCode(const QString &value)
{
    static constexpr qsizetype leastLength = 10;
    static const QRegularExpression word(QStringLiteral("(?=\\p{L}*[^\\P{L}A-Fa-f])\\p{L}{3,}"),
                                         QRegularExpression::UseUnicodePropertiesOption);
    return value.size() >= leastLength && !word.match(value).hasMatch();
}

QString recordName(const QString &key, const Record &record, const RecordSchema &schema)
{
    if (!isOfWholeRow(key, schema))
        return key;
    const QStringList values = valuesIn(record, schema.listFields());
    return values.isEmpty() ? key : values.join(QStringLiteral(", "));
}

} // namespace intray
