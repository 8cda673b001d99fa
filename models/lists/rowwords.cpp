// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/rowwords.h"

#include "lists/celltext.h"
#include "schema/recordname.h"

namespace intray {

static QStringList valuesOf(const Record &record, const QList<Field> &fields)
{
    QStringList values = valuesIn(record, fields);
    for (QString &value : values)
        value = cellText(value);
    return values;
}

QString rowName(const Record &record, const QList<Field> &listFields)
{
    return valuesOf(record, listFields.mid(0, fieldsOfName)).join(u' ');
}

RowWords rowWords(const QString &key, const Record &record, const QList<Field> &listFields)
{
    const QString shownKey = keyText(key);
    const QString name = rowName(record, listFields);
    const QString rest = valuesOf(record, listFields.mid(fieldsOfName)).join(QStringLiteral(", "));
    if (name.isEmpty())
        return {shownKey, rest};
    return {name, rest.isEmpty() ? shownKey : shownKey + QStringLiteral(" \u00B7 ") + rest};
}

} // namespace intray
