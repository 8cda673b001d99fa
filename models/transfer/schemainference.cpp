// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/schemainference.h"

#include "transfer/columnrules.h"
#include "transfer/exportcolumns.h"

#include <QJsonArray>
#include <QRegularExpression>

namespace intray {

namespace {

constexpr qsizetype columnsInList = 3;

QStringList fieldNames(const QStringList &columns)
{
    QStringList names = columns;
    names.removeIf(isExportColumn);
    return names;
}

/// The first columns that tell records apart at a glance; the key is in the list anyway.
QStringList listColumns(const QList<ColumnRules> &columns, const QStringList &keyColumns)
{
    QStringList list;
    for (const bool anyWill : {false, true})
        for (const ColumnRules &column : columns)
            if (list.size() < columnsInList && !list.contains(column.name()) &&
                !keyColumns.contains(column.name()) && (anyWill || column.isInformative()))
                list << column.name();
    return list;
}

} // namespace

QJsonObject inferSchema(const TableSample &sample, const QStringList &keyColumns)
{
    QJsonObject properties;
    QStringList required;
    QList<ColumnRules> columns;
    for (qsizetype i = 0; i < sample.columns.size(); ++i) {
        if (isExportColumn(sample.columns.at(i)))
            continue;
        const ColumnRules rules(sample, i);
        properties.insert(rules.name(), rules.property());
        if (rules.isRequired())
            required << rules.name();
        columns << rules;
    }
    return {
        {QStringLiteral("$schema"), QStringLiteral("http://json-schema.org/draft-07/schema#")},
        {QStringLiteral("type"), QStringLiteral("object")},
        {QStringLiteral("properties"), properties},
        {QStringLiteral("required"), QJsonArray::fromStringList(required)},
        {QStringLiteral("x-intray-order"), QJsonArray::fromStringList(fieldNames(sample.columns))},
        {QStringLiteral("x-intray-list"),
         QJsonArray::fromStringList(listColumns(columns, keyColumns))},
        {QStringLiteral("x-intray-key"), QJsonArray::fromStringList(keyColumns)}};
}

QString readableTitle(const QString &column)
{
    static const QRegularExpression wordStart(QStringLiteral("(?<=\\p{Ll})(?=\\p{Lu})"));
    static const QRegularExpression separators(QStringLiteral("[_\\s]+"));
    QString spaced = column;
    spaced.replace(wordStart, QStringLiteral(" ")).replace(separators, QStringLiteral(" "));
    QStringList words = spaced.trimmed().split(u' ');
    for (qsizetype i = 0; i < words.size(); ++i) {
        QString &word = words[i];
        const bool isAbbreviation = word.size() > 1 && word == word.toUpper();
        if (word.isEmpty() || isAbbreviation)
            continue;
        word[0] = i == 0 ? word.at(0).toUpper() : word.at(0).toLower();
    }
    return words.join(u' ');
}

} // namespace intray
