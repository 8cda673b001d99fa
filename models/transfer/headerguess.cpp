// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/headerguess.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace intray {

namespace {

bool isNumber(QStringView value)
{
    static const QRegularExpression number(QStringLiteral("^[+-]?[0-9]+([.,][0-9]+)*$"));
    return number.match(value.trimmed()).hasMatch();
}

bool isYear(QStringView value)
{
    const int year = value.toInt();
    return value.size() == 4 && year >= 1900 && year <= 2100;
}

/// Above a column of numbers.
bool isName(QStringView value)
{
    return !isNumber(value) || isYear(value);
}

bool hasNumber(const CsvRow &row)
{
    for (qsizetype i = 0; i < row.size(); ++i)
        if (!isName(row.at(i)))
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

/// How a value is written: its runs of digits, and what stands between them; letters only by case.
/// Empty: it has neither a digit nor an at sign, so that it may be a word like any other.
static QString formOf(QStringView value)
{
    QString form;
    for (const QChar c : value) {
        const QChar kind = c.isDigit() ? u'0' : c.isLetter() ? u'a' : c;
        if (!form.endsWith(kind))
            form += kind;
    }
    return form.contains(u'0') || form.contains(u'@') ? form : QString();
}

/// As checksums are, whose digits and letters follow each other in no form.
static bool isCode(QStringView value, qsizetype size)
{
    constexpr qsizetype least = 8;
    return size >= least && value.size() == size && !formOf(value).isEmpty() &&
           !value.contains(u' ');
}

/// What a column says of the rows at its top.
struct ColumnTop
{
    bool isNamed = false;      ///< The first value is of another kind than all below it.
    bool isRecord = false;     ///< It is of the same kind, or stands below once more.
    bool isNamedTwice = false; ///< So are the first two.
};

static bool isBelow(const QList<CsvRow> &rows, qsizetype from, qsizetype column, auto fits)
{
    return rows.size() > from &&
           std::all_of(rows.begin() + from, rows.end(), [&](const CsvRow &row) {
               return column < row.size() && fits(row.at(column));
           });
}

/// Whether nearly all values below the first row are so, which a few mistakes do not change. What
/// is empty says nothing.
static bool isMostlyBelow(const QList<CsvRow> &rows, qsizetype column, auto fits)
{
    const auto isGiven = [&](const CsvRow &row) {
        return column < row.size() && !row.at(column).isEmpty();
    };
    const auto given = std::count_if(rows.begin() + 1, rows.end(), isGiven);
    const auto fitting = std::count_if(rows.begin() + 1, rows.end(), [&](const CsvRow &row) {
        return isGiven(row) && fits(row.at(column));
    });
    return given > 0 && fitting * 10 >= given * 8;
}

static ColumnTop topOf(const QList<CsvRow> &rows, qsizetype column)
{
    constexpr qsizetype enough = 3;
    const QStringView first = rows.at(0).at(column);
    if (isBelow(rows, 1, column, isNumber))
        return {isName(first), !isName(first), false};
    const QStringView second = column < rows.at(1).size() ? rows.at(1).at(column) : QStringView();
    if (rows.size() > enough && isBelow(rows, 2, column, isNumber))
        return {isName(first), false, !second.isEmpty() && isName(first) && isName(second)};
    if (isName(first) && isMostlyBelow(rows, column, isNumber))
        return {true, false, false};
    const QStringView last = rows.constLast().at(std::min(column, rows.constLast().size() - 1));
    const auto isCodeAsLast = [&](QStringView value) { return isCode(value, last.size()); };
    const bool isWord = !first.isEmpty() && formOf(first).isEmpty();
    if (isWord && rows.size() > enough && isMostlyBelow(rows, column, isCodeAsLast))
        return {true, false, false};
    const QString form = formOf(last);
    const auto isOfForm = [&](QStringView value) { return formOf(value) == form; };
    if (form.isEmpty())
        return {};
    const bool isRecord = rows.size() >= enough && isBelow(rows, 0, column, isOfForm);
    return {!isOfForm(first) && isMostlyBelow(rows, column, isOfForm), isRecord, false};
}

/// A value of the first row that stands below it again, in a row that is not the header once more.
static bool occursAgain(const QList<CsvRow> &rows, qsizetype column)
{
    const QStringView first = rows.at(0).at(column);
    return !first.trimmed().isEmpty() &&
           std::any_of(rows.begin() + 1, rows.end(), [&](const CsvRow &row) {
               return column < row.size() && row.at(column) == first && row.text != rows.at(0).text;
           });
}

/// A column of numbers, or of values in one form, from the first row on has no name above it.
HeaderGuess guessHeader(const QList<CsvRow> &rows)
{
    if (rows.size() < 2)
        return {};
    qsizetype named = 0;
    qsizetype records = 0;
    qsizetype again = 0;
    qsizetype twice = 0;
    for (qsizetype column = 0; column < rows.first().size(); ++column) {
        const ColumnTop top = topOf(rows, column);
        named += top.isNamed ? 1 : 0;
        records += top.isRecord ? 1 : 0;
        twice += top.isNamedTwice ? 1 : 0;
        again += occursAgain(rows, column) ? 1 : 0;
    }
    const bool isWhole = again > 0 && !rows.first().values().contains(QStringLiteral(""));
    const bool isRecord = records > 0 || (named == 0 && isWhole);
    return {!isRecord, named > 0 || isRecord, !isRecord && twice >= 2};
}

/// A title has one value, and behind it the separators with which spreadsheet programs fill up
/// every row.
static qsizetype widthOfNote(const CsvRow &row)
{
    if (row.isAllEmpty())
        return 0;
    const bool isTitle = row.size() >= 3 && row.ends.constFirst() == row.text.size();
    return isTitle ? 1 : row.size();
}

/// Narrow rows in front of the first row of the common width are notes, if that row looks like a
/// header; rows without any value always are.
static qsizetype narrowRows(const QList<CsvRow> &rows)
{
    const qsizetype width = commonWidth(rows).first;
    const auto isIn = [&](qsizetype narrow) {
        qsizetype at = 0;
        while (at < rows.size() && widthOfNote(rows.at(at)) < narrow)
            ++at;
        return at < rows.size() ? at : 0;
    };
    const qsizetype notes = isIn(std::min<qsizetype>(width, 3));
    const bool isHeader = rows.at(notes).size() == width && !hasNumber(rows.at(notes));
    return isHeader ? notes : isIn(1);
}

/// Names of groups have gaps; the names below them have none, and are no numbers and all different.
static bool areGroups(const QList<CsvRow> &rows)
{
    if (!guessHeader(rows).isDouble)
        return false;
    const QStringList groups = rows.at(0).values();
    const QStringList names = rows.at(1).values();
    const bool isGapped = groups.contains(QString()) || groups.size() < names.size();
    const QSet<QString> different(names.begin(), names.end());
    return isGapped && different.size() == names.size() && !different.contains(QString()) &&
           !hasNumber(rows.at(1));
}

int likelyNotes(const QList<CsvRow> &rows)
{
    if (rows.isEmpty())
        return 0;
    const qsizetype narrow = narrowRows(rows);
    const qsizetype notes = narrow + (areGroups(rows.mid(narrow)) ? 1 : 0);
    return notes == 0 ? 0 : int(rows.at(notes).line - 1);
}

} // namespace intray
