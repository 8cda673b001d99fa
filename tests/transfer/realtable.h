// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "importground.h"

namespace intray {

/// A value that a record has; null: it has none.
struct Cell
{
    int record; ///< From 1, as they stand in the file.
    const char *field;
    const char *value;
};

/// One table of a file of the real records, brought in as the command line does it where no more
/// is said than which table or sheet.
struct RealTable
{
    const char *file;
    const char *part; ///< Table or sheet; null: the only one.
    int added;
    int rejected;
    QList<Cell> cells = {};
    const char *refusal = nullptr; ///< What the sentence says if nothing can be brought in.
};

/// A row of a test for each table: its place in the list.
inline void nameRows(const QList<RealTable> &tables)
{
    for (const RealTable &table : tables)
        QTest::newRow(
            qPrintable(QString::fromUtf8(table.file) + u' ' + QString::fromUtf8(table.part)))
            << int(&table - tables.constData());
}

inline void compareWithFile(const RealTable &table)
{
    ImportGround ground;
    ImportOptions options;
    options.file = dataFile(table.file);
    const bool isAccess = options.file.contains(QStringLiteral("/access/"));
    (isAccess ? options.table : options.sheet) = QString::fromUtf8(table.part);
    const auto result = ground.bringInFile(options);
    if (table.refusal) {
        const Error refused = errorIn(result);
        QCOMPARE(refused.kind, Error::Kind::Invalid);
        QVERIFY2(refused.sentence.contains(QString::fromUtf8(table.refusal)),
                 qPrintable(refused.sentence));
        return;
    }
    QVERIFY2(result, result ? "" : qPrintable(result.error().sentence));
    QCOMPARE(result->added, table.added);
    QCOMPARE(result->rejected, table.rejected);
    QCOMPARE(result->read, table.added + table.rejected);
    const QList<Item> items = table.added > 0 ? ground.items() : QList<Item>();
    QCOMPARE(items.size(), table.added);
    for (const Cell &cell : table.cells) {
        const QJsonValue value =
            items.at(cell.record - 1).record.value(QString::fromUtf8(cell.field));
        QVERIFY2(value.isUndefined() == !cell.value, cell.field);
        QCOMPARE(value.toString(), QString::fromUtf8(cell.value));
    }
}

} // namespace intray
