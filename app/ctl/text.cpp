// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/text.h"

#include "schema/recordschema.h"

#include <algorithm>

namespace intray::ctl {

using namespace Qt::StringLiterals;

static constexpr qsizetype longestCell = 60;

/// They join what belongs together in Arabic, Persian, Indic scripts and emoji, and no more.
static bool joins(QChar character)
{
    constexpr QChar nonJoiner = QChar(0x200C);
    constexpr QChar joiner = QChar(0x200D);
    return character == nonJoiner || character == joiner;
}

static bool steers(QChar character)
{
    if (joins(character))
        return false;
    const QChar::Category category = character.category();
    return category == QChar::Other_Control || category == QChar::Other_Format ||
           category == QChar::Separator_Line || category == QChar::Separator_Paragraph;
}

QString plain(const QString &text)
{
    QString shown = text;
    std::replace_if(shown.begin(), shown.end(), steers, QChar(0xFFFD));
    return shown;
}

QString plainLines(const QString &text)
{
    QStringList shown;
    for (const QString &line : text.split(u'\n'))
        shown << plain(line);
    return shown.join(u'\n');
}

static QString cell(const QString &text)
{
    const QString shown = plain(text);
    return shown.size() > longestCell ? shown.left(longestCell - 1) + QChar(0x2026) : shown;
}

static bool isNumber(const QString &text)
{
    const bool digits = !text.isEmpty() &&
                        std::all_of(text.begin(), text.end(), [](QChar c) { return c.isDigit(); });
    return digits || text == u"-";
}

namespace {

/// One column: its cells, ready to be shown, and how wide they are.
struct Column
{
    QStringList cells;
    qsizetype width = 0;
    bool right = true;

    void add(const QString &text, bool heading)
    {
        cells.append(cell(text));
        width = std::max(width, cells.last().size());
        right = right && (heading || isNumber(text));
    }
    QString at(qsizetype row) const
    {
        return right ? cells.at(row).rightJustified(width) : cells.at(row).leftJustified(width);
    }
};

} // namespace

static QString trimmedEnd(QString line)
{
    while (line.endsWith(u' '))
        line.chop(1);
    return line;
}

static QString aligned(const QList<QStringList> &rows, qsizetype headings)
{
    QList<Column> columns;
    for (qsizetype row = 0; row < rows.size(); ++row) {
        columns.resize(std::max(columns.size(), rows.at(row).size()));
        for (qsizetype column = 0; column < columns.size(); ++column)
            columns[column].add(rows.at(row).value(column), row < headings);
    }
    QStringList shown;
    for (qsizetype row = 0; row < rows.size(); ++row) {
        QStringList cells;
        for (const Column &column : columns)
            cells.append(column.at(row));
        shown.append(trimmedEnd(cells.join(u"  "_s)));
    }
    return shown.join(u'\n');
}

QString table(const QStringList &headings, const QList<QStringList> &rows)
{
    return aligned(QList<QStringList>{headings} + rows, 1);
}

QString lines(const QList<QStringList> &pairs)
{
    return aligned(pairs, 0);
}

QString shownTime(const QDateTime &time)
{
    return time.isValid() ? time.toLocalTime().toString(u"yyyy-MM-dd HH:mm"_s) : u"-"_s;
}

QString shownRecord(const Record &record, const QStringList &fields)
{
    QStringList values;
    for (const QString &field : fields.isEmpty() ? record.keys() : fields) {
        const QString value = RecordSchema::textOf(record.value(field));
        if (!value.isEmpty())
            values.append(value);
    }
    return values.join(u", "_s);
}

} // namespace intray::ctl
