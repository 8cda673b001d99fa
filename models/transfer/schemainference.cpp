// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/schemainference.h"

#include "schema/intraywords.h"
#include "schema/recordname.h"
#include "transfer/exportcolumns.h"
#include "verify/rules/columncontent.h"
#include "verify/rules/columnproposals.h"
#include "verify/rules/listproposal.h"
#include "verify/rules/queueprofile.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QMap>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace intray {

namespace {

constexpr qsizetype columnsInList = 3;
constexpr qsizetype longLine = 80;
constexpr qsizetype longestKnownValue = 250;

QList<ColumnProfile> profilesOf(const TableSample &sample)
{
    QList<ColumnProfile> columns;
    for (qsizetype i = 0; i < sample.columns.size(); ++i) {
        if (isExportColumn(sample.columns.at(i)))
            continue;
        ColumnProfile column(sample.columns.at(i));
        for (const CsvRow &row : sample.rows)
            column.add(row.at(i).toString());
        columns << column;
    }
    return columns;
}

/// Varied, short and nearly always filled in: worth a column in a list.
bool isInformative(const ColumnProfile &column)
{
    const qint64 filled = column.filled();
    const bool isVaried = column.distinct() > 1 && column.distinct() * 20 >= filled;
    const bool isShort = filled > 0 && column.characters() <= filled * 30;
    return isVaried && isShort && filled * 5 >= column.records() * 4;
}

/// Most of its values are.
bool holdsWords(const ColumnProfile &column)
{
    qint64 inWords = 0, all = 0;
    for (const ColumnProfile::Counted &value : column.values()) {
        all += value.count;
        inWords += isInWords(value.value) ? value.count : 0;
    }
    return inWords * 2 > all;
}

/// The first columns that tell records apart at a glance; the key is in the list anyway. People
/// call things by words: those are chosen and stand before what is further in front in the file.
QStringList listColumns(const QList<ColumnProfile> &columns, const QStringList &keyColumns)
{
    enum class Wanted { Words, Informative, Any };
    QStringList chosen, list;
    for (const Wanted wanted : {Wanted::Words, Wanted::Informative, Wanted::Any})
        for (const ColumnProfile &column : columns) {
            const bool isTaken =
                chosen.contains(column.field()) || keyColumns.contains(column.field());
            const bool fits =
                wanted == Wanted::Any ||
                (isInformative(column) && (wanted == Wanted::Informative || holdsWords(column)));
            if (chosen.size() < columnsInList && !isTaken && fits)
                chosen << column.field();
        }
    for (const bool inWords : {true, false})
        for (const ColumnProfile &column : columns)
            if (chosen.contains(column.field()) && holdsWords(column) == inWords)
                list << column.field();
    return list;
}

/// How many pairs of values the two columns have in these rows.
qsizetype pairsOf(const TableSample &sample, const QString &one, const QString &other)
{
    const qsizetype first = sample.columns.indexOf(one), second = sample.columns.indexOf(other);
    if (first < 0 || second < 0)
        return 0; // a key may be made of what is no column
    QSet<QPair<QString, QString>> pairs;
    for (const CsvRow &row : sample.rows)
        pairs.insert({row.at(first).toString(), row.at(second).toString()});
    return pairs.size();
}

/// Where a key has parts, many records may be about the same and be named alike: then the part that
/// tells them apart leads, for the end of a name may have no room.
QStringList toldApart(QStringList list, const TableSample &sample, const QStringList &keyColumns)
{
    if (keyColumns.size() < 2 || list.size() < 2 ||
        pairsOf(sample, list.at(0), list.at(1)) * 2 > sample.rows.size())
        return list;
    const auto pairs = [&](const QString &part) { return pairsOf(sample, part, list.at(0)); };
    const QString part = *std::ranges::max_element(keyColumns, {}, pairs);
    if (pairs(part) == 0)
        return list;
    list.replace(1, list.at(0)); // what both had in common is said once
    list.replace(0, part);
    return list;
}

/// The values that occur again and again, to choose from: all of them or none, because whatever is
/// none of them is asked about. Of what is measured or numbered the next value is a new one.
QStringList knownValues(const ColumnProfile &column, const ColumnFindings &findings)
{
    if (findings.kind.kind() != FieldKind::Kind::Text &&
        findings.kind.kind() != FieldKind::Kind::YesNo)
        return {};
    QStringList values =
        fewValuesOf(ColumnContent(column, findings.placeholders, QueueProfile::usualLeast));
    const bool isWhole = std::all_of(values.begin(), values.end(), [](const QString &value) {
        return value.size() <= longestKnownValue;
    });
    const auto numbered = std::count_if(values.begin(), values.end(), [](const QString &value) {
        return std::any_of(value.begin(), value.end(), [](QChar c) { return c.isDigit(); });
    });
    values.sort();
    return !isWhole || numbered * 2 > values.size() ? QStringList() : values;
}

/// What all values but one in fifty keep: a single slip makes no field wide.
int usualLengthOf(const ColumnProfile &column)
{
    constexpr qint64 oneIn = 50;
    QMap<qsizetype, qint64> ofLength;
    for (const ColumnProfile::Counted &value : column.values())
        ofLength[value.value.size()] += value.value.isEmpty() ? 0 : value.count;
    qint64 longer = 0;
    for (auto length = ofLength.cend(); length != ofLength.cbegin();) {
        --length;
        longer += *length;
        if (longer * oneIn > column.filled())
            return int(length.key());
    }
    return 0;
}

QJsonObject propertyOf(const ColumnProfile &column, bool isText)
{
    QJsonObject property{{QStringLiteral("title"), readableTitle(column.field())}};
    if (isText)
        property.insert(QStringLiteral("type"), QStringLiteral("string"));
    const ColumnFindings findings = findingsOf(column, QueueProfile::usualLeast);
    if (const QString help = helpOf(findings); !help.isEmpty())
        property.insert(QStringLiteral("description"), help);
    const QStringList known = knownValues(column, findings);
    if (!known.isEmpty())
        property.insert(QStringLiteral("examples"), QJsonArray::fromStringList(known));
    if (column.hasLineBreaks() || column.longest() > longLine)
        return withIntrayWords(property, {{QStringLiteral("multiline"), true}});
    if (const int length = usualLengthOf(column); length > 0 && known.isEmpty())
        property = withIntrayWords(property, {{QStringLiteral("usual_length"), length}});
    return property;
}

} // namespace

QJsonObject inferSchema(const TableSample &sample, const QStringList &keyColumns)
{
    const QList<ColumnProfile> columns = profilesOf(sample);
    QJsonObject properties;
    QStringList names;
    for (const ColumnProfile &column : columns) {
        properties.insert(column.field(), propertyOf(column, !sample.isJson));
        names << column.field();
    }
    const QJsonObject words{{QStringLiteral("order"), QJsonArray::fromStringList(names)},
                            {QStringLiteral("list"),
                             QJsonArray::fromStringList(
                                 toldApart(listColumns(columns, keyColumns), sample, keyColumns))},
                            {QStringLiteral("key"), QJsonArray::fromStringList(keyColumns)}};
    return withIntrayWords(
        {{QStringLiteral("$schema"), QStringLiteral("http://json-schema.org/draft-07/schema#")},
         {QStringLiteral("type"), QStringLiteral("object")},
         {QStringLiteral("properties"), properties}},
        words);
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
