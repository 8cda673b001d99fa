// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctlfixture.h"
#include "support/realdata.h"
#include "support/testclass.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// Spreadsheets through import and look-up tables, on published ones.
class CtlSheetsTest : public QObject
{
    Q_OBJECT

private slots:
    void theEquipmentRecordsComeInOnce();
    void theSheetIsChosenAndRejectedRowsAreTold();
    void anOdsComesInWithItsTypes();
    void aSheetAndATableAreNotMixedUp();
    void aLookUpTableIsLoadedFromASheet();

private:
    static Ran import(const CtlFixture &fixture, const char *file, const QStringList &more = {});
};

Ran CtlSheetsTest::import(const CtlFixture &fixture, const char *file, const QStringList &more)
{
    return fixture.ctl(QStringList{u"import"_s, u"q"_s, dataFile(file)} + more);
}

void CtlSheetsTest::theEquipmentRecordsComeInOnce()
{
    REQUIRE_DATA();
    const CtlFixture fixture;
    const QStringList eachRow{u"--key"_s, u"row"_s};
    const Ran first = import(fixture, "spreadsheets/ne_1033_data.xlsx", eachRow);
    QCOMPARE(first.exit, 0);
    QCOMPARE(first.json().value(u"read"_s), 1036);
    QCOMPARE(first.json().value(u"added"_s), 1036);
    QVERIFY2(first.err.contains("“NE data”"), first.err.constData());
    const Ran again = import(fixture, "spreadsheets/ne_1033_data.xlsx", eachRow);
    QCOMPARE(again.json().value(u"added"_s), 0);
    QCOMPARE(again.json().value(u"duplicate"_s), 1036);
    QCOMPARE(fixture.ctl({u"audit"_s}).exit, 0);
}

void CtlSheetsTest::theSheetIsChosenAndRejectedRowsAreTold()
{
    REQUIRE_DATA();
    const CtlFixture fixture;
    const Ran unsaid = import(fixture, "spreadsheets/sheets.xlsx");
    QCOMPARE(unsaid.exit, 1);
    QVERIFY2(unsaid.sentence().contains(u"It has: data, \u02a4"_s), qPrintable(unsaid.sentence()));
    const QString rejects = fixture.path(u"rejects.csv"_s);
    const Ran ran =
        import(fixture, "spreadsheets/sheets.xlsx",
               {u"--sheet"_s, u"data"_s, u"--key"_s, u"text"_s, u"--rejects"_s, rejects});
    QCOMPARE(ran.exit, 6);
    QCOMPARE(ran.json().value(u"added"_s), 4);
    QCOMPARE(ran.json().value(u"rejected"_s), 1);
    QVERIFY2(ran.err.contains("Line 3: The cell H3"), ran.err.constData());
    QFile file(rejects);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains("Extra data beyond headers will be trimmed"));
}

void CtlSheetsTest::anOdsComesInWithItsTypes()
{
    REQUIRE_DATA();
    const CtlFixture fixture;
    const Ran ran = import(fixture, "spreadsheets/films.ods", {u"--key"_s, u"Title"_s});
    QCOMPARE(ran.exit, 0);
    QCOMPARE(ran.json().value(u"added"_s), 4);
    const QJsonValue item = fixture.ctl({u"list"_s, u"q"_s, u"--find"_s, u"Delpy"_s}).items().at(0);
    QCOMPARE(item[u"record"][u"Release Date"], u"2012-03-28"_s);
    QCOMPARE(item[u"record"][u"Gross"], u"10000000"_s);
    QCOMPARE(item[u"record"][u"Good?"], u"false"_s);
}

void CtlSheetsTest::aSheetAndATableAreNotMixedUp()
{
    REQUIRE_DATA();
    const CtlFixture fixture;
    const Ran table = import(fixture, "spreadsheets/films.ods", {u"--table"_s, u"Films"_s});
    QCOMPARE(table.exit, 1);
    QVERIFY2(table.sentence().contains(u"--sheet"_s), qPrintable(table.sentence()));
    const QString text = fixture.file(u"in.csv"_s, "id,name\n1,Ann\n");
    const Ran sheet = fixture.ctl({u"import"_s, u"q"_s, text, u"--sheet"_s, u"S"_s});
    QCOMPARE(sheet.exit, 1);
    QVERIFY2(sheet.sentence().contains(u"not a spreadsheet"_s), qPrintable(sheet.sentence()));
    QVERIFY(fixture.ctl({u"queue"_s, u"list"_s}).json().value(u"queues"_s).toArray().isEmpty());
}

void CtlSheetsTest::aLookUpTableIsLoadedFromASheet()
{
    REQUIRE_DATA();
    const CtlFixture fixture;
    fixture.ctl({u"init"_s});
    const Ran ran =
        fixture.ctl({u"lookup"_s, u"load"_s, u"t"_s, dataFile("spreadsheets/sheets.xlsx"),
                     u"--sheet"_s, u"\u02a4"_s, u"--value"_s, u"b"_s});
    QCOMPARE(ran.exit, 0);
    QCOMPARE(ran.json().value(u"lines"_s), 1);
}

INTRAY_TEST_GUILESS_MAIN(CtlSheetsTest)
#include "tst_ctl_sheets.moc"
