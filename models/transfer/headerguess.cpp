// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/headerguess.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>

namespace intray {

namespace {

bool isNumber(QStringView value)
{
    static const QRegularExpression number(QStringLiteral("^[+-]?[0-9]+([.,][0-9]+)*$"));
    return number.match(value).hasMatch();
}

bool isYear(QStringView value)
{
    const int year = value.toInt();
    return value.size() == 4 && year >= 1900 && year <= 2100;
}

bool hasNumber(const CsvRow &row)
{
    for (qsizetype i = 0; i < row.size(); ++i)
        if (isNumber(row.at(i)) && !isYear(row.at(i)))
            return true;
    return false;
}

} // namespace

QPair<qsizetype, qsizetype> commonWidth(const QList<CsvRow> &rows)
{
    QHash<qsizetype, qsizetype> count;
    QPair<qsizetype, qsizetype> best{0, 0};
    for (const CsvRow &row : rows) {
        const qsizetype width = row.size();
        if (++count[width] > best.second)
            best = {width, count[width]};
    }
    return best;
}

/// A column of numbers from the first row on has no name above it.
bool likelyHeader(const QList<CsvRow> &rows)
{
    if (rows.size() < 2)
        return true;
    for (qsizetype column = 0; column < rows.first().size(); ++column) {
        const auto isNumberHere = [column](const CsvRow &row) {
            return column < row.size() && isNumber(row.at(column));
        };
        if (std::all_of(rows.begin(), rows.end(), isNumberHere) && !isYear(rows.first().at(column)))
            return false;
    }
    return true;
}

/// Narrow rows in front of the first row of the common width are notes, if that row looks like a
/// header.
int likelyNotes(const QList<CsvRow> &rows)
{
    const qsizetype width = commonWidth(rows).first;
    qsizetype notes = 0;
    while (notes < rows.size() && rows.at(notes).size() < std::min<qsizetype>(width, 3))
        ++notes;
    if (notes == 0 || notes == rows.size() || rows.at(notes).size() != width ||
        hasNumber(rows.at(notes)))
        return 0;
    return int(rows.at(notes).line - 1);
}

} // namespace intray
