// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/mapping/templatesense.h"

#include "queue/templatereader.h"
#include "schema/dateform.h"
#include "transfer/mapping/fieldmaker.h"

#include <QCoreApplication>
#include <QSet>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Mapping)
};

tl::unexpected<Error> fault(const QString &place, const QString &sentence)
{
    return tl::unexpected<Error>(templateFault(place, sentence));
}

Outcome<Done> checkForms(const FieldMapping &field, const QString &place)
{
    if (!field.date.isEmpty() && !DateForm::fromText(field.date))
        return fault(place + QStringLiteral("/date"),
                     Words::tr("“%1” is not a date format. Write it like dd.MM.yyyy or yyyy-MM-dd "
                               "HH:mm.")
                         .arg(field.date));
    if (!field.number.isEmpty() && !numberFormNamed(field.number))
        return fault(place + QStringLiteral("/number"),
                     Words::tr("“%1” is not a number format. Name a country, as in de_DE, or an "
                               "example, as in 1.234,5.")
                         .arg(field.number));
    return Done();
}

Outcome<Done> checkFields(const QList<FieldMapping> &fields)
{
    QSet<QString> made;
    for (qsizetype i = 0; i < fields.size(); ++i) {
        const QString place = QStringLiteral("/fields/%1").arg(i);
        if (made.contains(fields.at(i).field))
            return fault(place + QStringLiteral("/field"),
                         Words::tr("the field “%1” would be made twice.").arg(fields.at(i).field));
        made << fields.at(i).field;
        if (const auto checked = checkForms(fields.at(i), place); !checked)
            return checked;
    }
    return Done();
}

Outcome<Done> checkFormat(const CsvChoices &format)
{
    if (format.encoding)
        if (const auto known = encodingNamed(*format.encoding); !known)
            return fault(QStringLiteral("/format/encoding"), known.error().sentence);
    if (const auto checked = checkChoices(format); !checked)
        return fault(QStringLiteral("/format"), checked.error().sentence);
    return Done();
}

/// A column that the template makes something else of is no field any more.
Outcome<Done> checkKey(const ImportTemplate &read)
{
    const QStringList used = read.mapping.columns();
    const auto isMade = [&](const QString &name) {
        return std::any_of(read.mapping.fields.begin(), read.mapping.fields.end(),
                           [&](const FieldMapping &field) { return field.field == name; });
    };
    for (const QString &name : read.keyColumns) {
        if (name.isEmpty() || read.keyColumns.count(name) > 1)
            return fault(QStringLiteral("/key"), Words::tr("it must name fields, each once."));
        if (used.contains(name) && !isMade(name))
            return fault(QStringLiteral("/key"),
                         Words::tr("the template makes no field “%1” of the column of this name.")
                             .arg(name));
    }
    return Done();
}

} // namespace

Outcome<Done> checkSense(const ImportTemplate &read)
{
    return checkFields(read.mapping.fields)
        .and_then([&](Done) { return checkFormat(read.format); })
        .and_then([&](Done) { return checkKey(read); });
}

} // namespace intray
