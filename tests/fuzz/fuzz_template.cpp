// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz/fuzzedfile.h"
#include "fuzz/keptwords.h"
#include "fuzz/quiet.h"
#include "transfer/csvtable.h"
#include "transfer/mapping/importtemplate.h"
#include "transfer/mapping/mappedtable.h"

using namespace intray;

/// A file with the columns that the mapping names, and values of every kind below them.
static QByteArray fileFor(const Mapping &mapping)
{
    const QList<QByteArray> values{" Anna  Berg ", "31.12.2025", "1.234,50", "N/A", "\"a;b\"", ""};
    QByteArray file;
    for (const QString &column : mapping.columns())
        file += '"' + QString(column).replace(u'"', QStringLiteral("\"\"")).toUtf8() + "\",";
    file += "last\n";
    for (qsizetype row = 0; row < values.size(); ++row) {
        for (qsizetype column = 0; column < mapping.columns().size(); ++column)
            file += values.at((row + column) % values.size()) + ',';
        file += "x\n";
    }
    return file;
}

static void fuzz(const QByteArray &json)
{
    const auto read = templateFromJson(json);
    if (!read)
        return checkTold(read.error());
    const auto again = templateFromJson(jsonOf(*read));
    if (!again || !(*again == *read))
        qFatal("A template that was written is another when it is read again.");
    if (read->mapping.columns().size() > 200)
        return;
    const FuzzedFile file(fileFor(read->mapping));
    CsvChoices choices;
    choices.hasHeader = true;
    auto table = CsvTable::open(file.path(), choices);
    if (!table)
        return checkTold(table.error());
    const auto mapped =
        MappedTable::open(*std::move(table), read->mapping, QStringLiteral("file.csv"));
    if (mapped)
        checkRows(**mapped);
    else
        checkTold(mapped.error());
}

INTRAY_FUZZ(fuzz)
