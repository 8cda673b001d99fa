// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/rowwords.h"

#include "lists/celltext.h"
#include "schema/recordname.h"

#include <QCoreApplication>

#include <algorithm>

namespace intray {

NamingFields NamingFields::of(const RecordSchema &schema)
{
    return {schema.listFields(), schema.fields()};
}

static TextOfField textsIn(const Record &record)
{
    return [&record](const QString &field) { return RecordSchema::textOf(record.value(field)); };
}

static QStringList valuesOf(const TextOfField &text, const QList<Field> &fields)
{
    QStringList values;
    for (const Field &field : fields)
        if (const QString value = cellText(text(field.name).simplified()); !value.isEmpty())
            values << value;
    return values;
}

// A name of which only the end is known would be taken for all of it.
static QString listedName(const TextOfField &text, const QList<Field> &listFields)
{
    const QList<Field> fields = listFields.mid(0, fieldsOfName);
    const QStringList name = valuesOf(text, fields);
    const bool isBeginMissing = name.size() == 1 && fields.size() > 1 &&
                                text(fields.constFirst().name).simplified().isEmpty();
    if (isBeginMissing)
        return QCoreApplication::translate("RowWords", "(%1 empty)")
                   .arg(cellText(fields.constFirst().label)) +
               u' ' + name.constFirst();
    return name.join(jointOfName(fields));
}

static QString nameInWords(const TextOfField &text, const QList<Field> &fields)
{
    QList<Field> inWords;
    for (const Field &field : fields)
        if (inWords.size() < fieldsOfName && isInWords(text(field.name)))
            inWords << field;
    return valuesOf(text, inWords).join(jointOfName(inWords));
}

static QList<Field> withoutBareCodes(const TextOfField &text, QList<Field> fields)
{
    fields.removeIf([&](const Field &field) {
        const QString value = text(field.name).simplified();
        return value.isEmpty() || isBareCode(value);
    });
    return fields;
}

// Among the listed ones, too, a code tells nobody anything beside words.
static QString nameBesideCode(const TextOfField &text, const NamingFields &fields)
{
    const QList<Field> telling = withoutBareCodes(text, fields.listed.mid(0, fieldsOfName));
    const QStringList told = valuesOf(text, telling);
    const QString inWords =
        std::ranges::any_of(told, isInWords) ? QString() : nameInWords(text, fields.all);
    return inWords.isEmpty() ? told.join(jointOfName(telling)) : inWords;
}

QString nameOf(const QString &key, const TextOfField &text, const NamingFields &fields)
{
    const QStringList listed = valuesOf(text, fields.listed.mid(0, fieldsOfName));
    const bool isCodeAmongThem = listed.isEmpty() || std::ranges::any_of(listed, isBareCode);
    const QString name =
        isBareCode(key) && isCodeAmongThem ? nameBesideCode(text, fields) : QString();
    return name.isEmpty() ? listedName(text, fields.listed) : name;
}

QString nameOf(const QString &key, const Record &record, const NamingFields &fields)
{
    return nameOf(key, textsIn(record), fields);
}

QString nameAndKey(const QString &key, const Record &record, const NamingFields &fields)
{
    const QString name = nameOf(key, record, fields);
    return name.isEmpty()
               ? key
               : QCoreApplication::translate("RowWords", "%1 (%2)").arg(name, keyText(key));
}

RowWords rowWords(const QString &key, const Record &record, const NamingFields &fields)
{
    const QString shownKey = keyText(key);
    const QString name = nameOf(key, record, fields);
    const QString rest =
        valuesOf(textsIn(record), fields.listed.mid(fieldsOfName)).join(QStringLiteral(", "));
    if (name.isEmpty())
        return {shownKey, rest};
    return {name, rest.isEmpty() ? shownKey : shownKey + QStringLiteral(" \u00B7 ") + rest};
}

} // namespace intray
