// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixturedata.h"
#include "schema/mostfields.h"
#include "support/testclass.h"
#include "support/twoatwork.h"
#include "transfer/importer.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// Columns whose names are equal, empty or very long, and more columns than anybody looks at, on
/// every engine.
class OddColumnsTest : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init() { beginOn(engineOfRow()); }

    void namesThatAreEqualEmptyOrLong();
    void theSecondFileHasTheSameColumns();
    void asManyColumnsAsAQueueCanHave();
    void asManyColumnsAsASheetCanHaveAreRefused();

private:
    Outcome<ImportResult> bringIn(const QByteArray &text, bool updates = false);
    QList<Record> records();
};

Outcome<ImportResult> OddColumnsTest::bringIn(const QByteArray &text, bool updates)
{
    const WrittenFile file(text);
    ImportOptions options;
    options.queue = u"q"_s;
    options.file = file.path();
    options.redelivery.updates = updates;
    return Importer(*anna->connection, anna->store.identity()).bringIn(options);
}

QList<Record> OddColumnsTest::records()
{
    ItemQuery query;
    query.queue = u"q"_s;
    QList<Record> records;
    for (const Item &item : valueOf(anna->store.page(query, {})).items)
        records << item.record;
    return records;
}

/// Two of 300 characters that differ in the last one only.
static QString longName(QChar last)
{
    return QString(299, u'ä') + last;
}

static QByteArray headerOfOddNames()
{
    return u"id,town,town,,%1,%2,\"a.b\"\"c[0]$\",TOWN\n"_s.arg(longName(u'1'), longName(u'2'))
        .toUtf8();
}

void OddColumnsTest::namesThatAreEqualEmptyOrLong()
{
    QCOMPARE(valueOf(bringIn(headerOfOddNames() + "7,1st,2nd,none,long,longer,odd,large\n")).added,
             1);
    const Record expected{{u"id"_s, u"7"_s},           {u"town"_s, u"1st"_s},
                          {u"town (2)"_s, u"2nd"_s},   {u"column 4"_s, u"none"_s},
                          {longName(u'1'), u"long"_s}, {longName(u'2'), u"longer"_s},
                          {u"a.b\"c[0]$"_s, u"odd"_s}, {u"TOWN"_s, u"large"_s}};
    QCOMPARE(records(), QList<Record>{expected});
}

void OddColumnsTest::theSecondFileHasTheSameColumns()
{
    bringIn(headerOfOddNames() + "7,1st,2nd,none,long,longer,odd,large\n8,a,b,c,d,e,f,g\n");
    QCOMPARE(valueOf(bringIn(headerOfOddNames() +
                                 "7,1st,2nd,none,long,LONGER,ODD,LARGE\n8,a,b,c,d,e,f,g\n",
                             true))
                 .updates,
             1);
    const Record now = records().constFirst();
    QCOMPARE(now.value(longName(u'1')).toString(), u"long"_s);
    QCOMPARE(now.value(longName(u'2')).toString(), u"LONGER"_s);
    QCOMPARE(now.value(u"a.b\"c[0]$"_s).toString(), u"ODD"_s);
    QCOMPARE(now.value(u"TOWN"_s).toString(), u"LARGE"_s);
    QCOMPARE(now.value(u"town"_s).toString(), u"1st"_s);
}

/// A file of one row.
static QByteArray ofColumns(int columns)
{
    QByteArray header = "id";
    QByteArray row = "1";
    for (int column = 1; column < columns; ++column) {
        header += ",c" + QByteArray::number(column);
        row += ",v";
    }
    return header + '\n' + row + '\n';
}

void OddColumnsTest::asManyColumnsAsAQueueCanHave()
{
    QCOMPARE(valueOf(bringIn(ofColumns(int(mostFieldsOfQueue)))).added, 1);
    const Record record = records().constFirst();
    QCOMPARE(record.size(), mostFieldsOfQueue);
    QCOMPARE(record.value(u"c%1"_s.arg(mostFieldsOfQueue - 1)).toString(), u"v"_s);
}

void OddColumnsTest::asManyColumnsAsASheetCanHaveAreRefused()
{
    const Error error = errorIn(bringIn(ofColumns(16'384)));
    QVERIFY2(error.sentence.contains(u"16384 fields"_s), qPrintable(error.sentence));
}

INTRAY_TEST_GUILESS_MAIN(OddColumnsTest)
#include "tst_oddcolumns.moc"
