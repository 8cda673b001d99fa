// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz/keptwords.h"

#include "schema/recordschema.h"
#include "transfer/exportcolumns.h"
#include "transfer/importpreview.h"

#include <QSet>

namespace intray {

namespace {

/// A few bytes can say that a row stands there a million times.
constexpr int mostRows = 2000;

void demand(bool isKept, const char *promise)
{
    if (!isKept)
        qFatal("A promise was not kept: %s", promise);
}

void checkColumns(const QStringList &columns)
{
    demand(!columns.isEmpty(), "a table has columns");
    demand(!columns.contains(QString()), "no column's name is empty");
    demand(QSet<QString>(columns.begin(), columns.end()).size() == columns.size(),
           "no two columns have one name");
}

void checkRow(const TableRow &row, const RecordTable &table)
{
    demand(row.row.ends.isEmpty() || row.row.ends.constLast() == row.row.text.size(),
           "the values end where the text ends");
    if (row.reason.isEmpty())
        demand(row.row.ends.size() == table.columns().size(), "a good row has a value per column");
}

} // namespace

void checkTold(const Error &error)
{
    demand(!error.sentence.isEmpty(), "an error has a sentence");
}

void checkRows(RecordTable &table)
{
    checkColumns(table.columns());
    TableRow row;
    qint64 line = 0;
    for (int i = 0; i < mostRows; ++i) {
        const auto more = table.next(row);
        if (!more)
            return checkTold(more.error());
        if (!*more)
            break;
        checkRow(row, table);
        demand(row.row.line >= line, "lines go forwards");
        line = row.row.line;
    }
    for (const QString &note : table.notes())
        demand(!note.isEmpty(), "a note says something");
}

void checkImport(const ImportOptions &options)
{
    const auto table = RecordTable::open(options);
    if (!table)
        return checkTold(table.error());
    checkRows(**table);
    const FileLook look = lookAtFile(options);
    if (!look.preview)
        return checkTold(look.preview.error());
    const auto schema = RecordSchema::fromJson(look.preview->recordSchema);
    demand(schema.has_value(), "what was read can become a queue");
    QStringList columns = look.preview->columns;
    columns.removeIf(isExportColumn);
    demand(schema->fields().size() == columns.size(), "each column is a field");
}

} // namespace intray
