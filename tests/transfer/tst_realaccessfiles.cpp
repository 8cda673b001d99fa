// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "realtable.h"
#include "support/testclass.h"

using namespace intray;
using namespace Qt::StringLiterals;

static const QList<RealTable> &realTables()
{
    static const QList<RealTable> tables{
        {"access/testIndexPropertiesV2010.accdb", "TableIgnoreNulls1", 10, 0},
        {"access/testIndexPropertiesV2010.accdb", "TableIgnoreNulls2", 11, 0, {}},
        {"access/testIndexPropertiesV2010.accdb", "TableUnique1_temp", 10, 0},
        {"access/testIndexPropertiesV2010.accdb", "TableUnique2_temp", 11, 0},
        {"access/testIndexPropertiesV2010.accdb", "TableIgnoreNulls1_temp", 0, 0, {}, "no rows"},
        {"access/testIndexPropertiesV2010.accdb", "TableIgnoreNulls2_temp", 0, 0, {}, "no rows"},
        {"access/testIndexPropertiesV2010.accdb", nullptr, 0, 0, {}, "TableUnique1_temp"},
        {"access/testUnicodeCompV2003.mdb",
         "Table",
         8,
         0,
         {{2, "Unicode", "ääkkösiä"}, {5, "Unicode", "漢字仮名交じり文"}}},
        {"access/testV2007.accdb",
         "Table1",
         2,
         0,
         {{2, "A", "abcdefg"}, {2, "F", "444.555"}, {2, "G", "1974-09-21T00:00:00"}}},
        {"access/testV2007.accdb", "Table2", 0, 0, {}, "no rows"},
        {"access/testV2007.accdb", "Table3", 0, 0, {}, "no rows"},
        {"access/testV2007.accdb", "Table4", 0, 0, {}, "no rows"},
    };
    return tables;
}

/// Every Access file of the real records, as tst_realfiles brings in the others.
class RealAccessFilesTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { REQUIRE_DATA(); }

    void noFileIsLeftOut();
    void aTableComesIn_data();
    void aTableComesIn();
};

void RealAccessFilesTest::noFileIsLeftOut()
{
    QSet<QString> named;
    for (const RealTable &table : realTables())
        named << QString::fromUtf8(table.file);
    QSet<QString> there;
    for (const QString &file : QDir(dataFile("access")).entryList(QDir::Files))
        there << u"access/"_s + file;
    QCOMPARE(there, named);
}

void RealAccessFilesTest::aTableComesIn_data()
{
    QTest::addColumn<int>("place");
    nameRows(realTables());
}

void RealAccessFilesTest::aTableComesIn()
{
    QFETCH(const int, place);
    compareWithFile(realTables().at(place));
}

INTRAY_TEST_GUILESS_MAIN(RealAccessFilesTest)
#include "tst_realaccessfiles.moc"
