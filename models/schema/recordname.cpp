// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/recordname.h"

#include <QRegularExpression>

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

QString recordName(const QString &key, const Record &record, const RecordSchema &schema)
{
    if (!isOfWholeRow(key, schema))
        return key;
    const QStringList values = valuesIn(record, schema.listFields());
    return values.isEmpty() ? key : values.join(QStringLiteral(", "));
}

} // namespace intray
