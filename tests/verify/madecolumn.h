// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/proposal/fieldvalues.h"
#include "verify/proposal/offeredvalue.h"

#include <QJsonObject>

namespace intray {

/// A field with this property in its schema, in whose records these values stand.
inline FieldValues madeColumn(const QJsonObject &property, const QStringList &values,
                              const QString &name = QStringLiteral("field"))
{
    const RecordSchema schema =
        RecordSchema::fromJson({{QStringLiteral("type"), QStringLiteral("object")},
                                {QStringLiteral("properties"), QJsonObject{{name, property}}}})
            .value();
    QHash<QString, qint64> counts;
    for (const QString &value : values)
        ++counts[value];
    QList<ValueCount> counted;
    for (auto one = counts.begin(); one != counts.end(); ++one)
        counted.append({one.key(), one.value()});
    return FieldValues(schema, schema.fields().at(0), counted, values.size());
}

/// What is offered, in one line: "(602) 555-0168", or "2024-03-04 | 2024-04-03".
inline QString inLine(const QList<MeantValue> &candidates)
{
    QStringList values;
    for (const MeantValue &one : candidates)
        values << one.value;
    return values.join(QStringLiteral(" | "));
}

} // namespace intray
