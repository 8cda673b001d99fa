// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/rowdoubts.h"

#include "verify/proposal/cleaning.h"

#include <QCoreApplication>
#include <QMap>
#include <QSet>

#include <algorithm>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(RowDoubts)
};

constexpr qsizetype longestShown = 40;
constexpr qint64 valuesToOneOdd = 20;
constexpr qint64 oddInTheBeginning = 20; ///< More may come, and be few in the end.

QString shown(QStringView value)
{
    return value.size() <= longestShown ? value.toString()
                                        : value.left(longestShown).toString() + u'…';
}

/// What is no letter of any language: it could not be read, or stands for nothing.
bool isLost(QChar c)
{
    return c == QChar::ReplacementCharacter || (c >= QChar(0x80) && c <= QChar(0x9f));
}

/// Of what is written in figures: a number, an amount, a day, a telephone.
bool isOfFigures(QStringView value)
{
    static const QString signs = QStringLiteral("+-.,:/()'’ %#*");
    return std::ranges::all_of(
        value, [](QChar c) { return c.isDigit() || c.isSpace() || signs.contains(c); });
}

} // namespace

bool looksMisread(QStringView text)
{
    const bool isPlain = std::ranges::all_of(text, [](QChar c) { return c < QChar(0x80); });
    return !isPlain && (std::ranges::any_of(text, isLost) || text.contains(u"ï¿½") ||
                        withLettersAsWritten(text.toString()) != text);
}

RowDoubts::RowDoubts(const QStringList &columns)
{
    m_columns.resize(columns.size());
    for (qsizetype at = 0; at < columns.size(); ++at)
        m_columns[at].name = columns.at(at);
}

void RowDoubts::Odd::add(qint64 place, const CsvRow &row, const QString &reason)
{
    places << place;
    if (first.size() < doubtsToShow)
        first << RowDoubt{row.line, row.file, row.values(), reason};
}

void RowDoubts::see(const CsvRow &row)
{
    for (qsizetype at = 0; at < m_columns.size(); ++at)
        seeValue(m_columns[at], row.at(at).trimmed(), row);
    ++m_rows;
}

void RowDoubts::seeValue(Column &column, QStringView value, const CsvRow &row)
{
    const bool isKnown = !m_misread.places.isEmpty() && m_misread.places.constLast() == m_rows;
    if (!isKnown && looksMisread(value))
        m_misread.add(
            m_rows, row,
            Words::tr("“%1” looks as if it was written in another encoding.").arg(shown(value)));
    if (value.isEmpty() || !column.isOfFigures)
        return;
    ++column.filled;
    if (isOfFigures(value))
        return;
    column.lettered.add(m_rows, row,
                        Words::tr("“%1” has letters; nearly all others in “%2” are figures.")
                            .arg(shown(value), column.name));
    column.isOfFigures =
        column.lettered.places.size() <= oddInTheBeginning + column.filled * 2 / valuesToOneOdd;
}

QList<const RowDoubts::Odd *> RowDoubts::found() const
{
    QList<const Odd *> all{&m_misread};
    for (const Column &column : m_columns)
        if (column.isOfFigures && column.lettered.places.size() * valuesToOneOdd <= column.filled)
            all << &column.lettered;
    return all;
}

QList<RowDoubt> RowDoubts::first() const
{
    QMap<qint64, RowDoubt> doubts;
    for (const Odd *odd : found())
        for (qsizetype at = 0; at < odd->first.size(); ++at)
            if (!doubts.contains(odd->places.at(at)))
                doubts.insert(odd->places.at(at), odd->first.at(at));
    return doubts.values().mid(0, doubtsToShow);
}

qint64 RowDoubts::count() const
{
    QSet<qint64> places;
    for (const Odd *odd : found())
        places.unite(QSet<qint64>(odd->places.begin(), odd->places.end()));
    return places.size();
}

} // namespace intray
