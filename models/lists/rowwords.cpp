// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/rowwords.h"

#include "lists/celltext.h"
#include "schema/recordname.h"

#include <QCoreApplication>

namespace intray {

static QStringList valuesOf(const Record &record, const QList<Field> &fields)
{
    QStringList values = valuesIn(record, fields);
    for (QString &value : values)
        value = cellText(value);
    return values;
}

// A name of which only the end is known would be taken for all of it.
QString nameOf(const QStringList &texts, const QList<Field> &fields)
{
    QStringList name;
    for (const QString &text : texts)
        if (const QString shown = cellText(text.simplified()); !shown.isEmpty())
            name << shown;
    const bool isBeginMissing =
        name.size() == 1 && texts.size() > 1 && texts.constFirst().simplified().isEmpty();
    if (isBeginMissing)
        name.prepend(QCoreApplication::translate("RowWords", "(%1 empty)")
                         .arg(cellText(fields.constFirst().label)));
    return name.join(u' ');
}

QString rowName(const Record &record, const QList<Field> &listFields)
{
    const QList<Field> fields = listFields.mid(0, fieldsOfName);
    QStringList texts;
    for (const Field &field : fields)
        texts << RecordSchema::textOf(record.value(field.name));
    return nameOf(texts, fields);
}

QString nameAndKey(const QString &key, const Record &record, const QList<Field> &listFields)
{
    const QString name = rowName(record, listFields);
    return name.isEmpty()
               ? key
               : QCoreApplication::translate("RowWords", "%1 (%2)").arg(name, keyText(key));
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
