// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/askedtostop.h"
#include "app/ctlfixture.h"
#include "support/testclass.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QProcess>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// import and export, on the published hospital records and on files with faults.
class CtlImportTest : public QObject
{
    Q_OBJECT

private slots:
    void theHospitalRecordsComeInOnce();
    void aDryRunChangesNothing();
    void standardInputIsImportedToo();
    void emptyStandardInputIsTold();
    void rejectedRowsAreWrittenWithLineAndReason();
    void theDocumentIsWhatIsPromised();
    void whatIsThereAndDifferentIsRejectedToo();
    void equalRowsComeInByThemselves();
    void aKeyCanHaveACommaInItsName();
    void aFileOfWhichNothingComesInMakesNoQueue();
    void encodingAndDelimiterCanBeSaid();
    void aFileThatCannotBeImportedLeavesNothing_data();
    void aFileThatCannotBeImportedLeavesNothing();
    void aCancelledImportLeavesNothing();
    void aKilledImportLeavesNothing();
    void theNextImportNeedNotWaitForAKilledOne();
    void exportedCsvComesInAgainUnchanged();
    void jsonLinesHoldEveryItem();
    void howTheFileIsWrittenCanBeSaid();
    void otherColumnsMustBeConfirmed();
    void whatIsMissingIsMarkedBothWays();
    void anExportUnderAFalseNameIsRefused();
    void anExportOfOneStateHoldsOnlyThat();
    void anExportToStandardOutputIsTheTable();
    void aFileThatExistsIsNotOverwritten();

private:
    static Ran import(const CtlFixture &fixture, const QString &file, const QStringList &more = {});
    static QString bigTable(const CtlFixture &fixture, int rows);
};

// The records are public but not part of the sources, so whoever builds without them tests all
// else. In CI hospital() itself fails when they are missing.
#define REQUIRE_HOSPITAL()                                                                         \
    if (CtlFixture::hospital().isEmpty())                                                          \
    QSKIP("the published records are not on this machine")

Ran CtlImportTest::import(const CtlFixture &fixture, const QString &file, const QStringList &more)
{
    return fixture.ctl(QStringList{u"import"_s, u"q"_s, file} + more);
}

QString CtlImportTest::bigTable(const CtlFixture &fixture, int rows)
{
    QByteArray table = "id,city\n";
    for (int row = 0; row < rows; ++row)
        table += QByteArray::number(row) + ",boaz\n";
    return fixture.file(u"big.csv"_s, table);
}

void CtlImportTest::theHospitalRecordsComeInOnce()
{
    REQUIRE_HOSPITAL();
    const CtlFixture fixture;
    const QJsonObject first = import(fixture, CtlFixture::hospital()).json();
    QCOMPARE(first.value(u"read"_s), 1000);
    QCOMPARE(first.value(u"added"_s), 1000);
    QCOMPARE(first.value(u"duplicate"_s), 0);
    QCOMPARE(first.value(u"rejected"_s), 0);
    const QJsonObject second = import(fixture, CtlFixture::hospital()).json();
    QCOMPARE(second.value(u"added"_s), 0);
    QCOMPARE(second.value(u"duplicate"_s), 1000);
    const QJsonValue item = fixture.ctl({u"list"_s, u"q"_s, u"--limit"_s, u"1"_s}).items().at(0);
    QCOMPARE(item[u"record"][u"ProviderNumber"], u"10018"_s);
    QCOMPARE(item[u"record"][u"City"], u"birmingham"_s);
    QCOMPARE(fixture.ctl({u"audit"_s}).exit, 0);
}

void CtlImportTest::aDryRunChangesNothing()
{
    REQUIRE_HOSPITAL();
    const CtlFixture fixture;
    const Ran dry = import(fixture, CtlFixture::hospital(), {u"--dry-run"_s});
    QCOMPARE(dry.json().value(u"added"_s), 1000);
    QVERIFY(!QFileInfo::exists(fixture.database()));
    fixture.addQueue(u"other"_s, {});
    QCOMPARE(import(fixture, CtlFixture::hospital(), {u"--dry-run"_s}).json().value(u"added"_s),
             1000);
    QCOMPARE(fixture.ctl({u"queue"_s, u"list"_s}).json().value(u"queues"_s).toArray().size(), 1);
}

void CtlImportTest::standardInputIsImportedToo()
{
    const CtlFixture fixture;
    const Ran ran =
        fixture.ctl({u"import"_s, u"q"_s, u"-"_s, u"--key"_s, u"id"_s}, "id,city\n1,boaz\n2,opp\n");
    QCOMPARE(ran.exit, 0);
    QCOMPARE(ran.json().value(u"added"_s), 2);
}

void CtlImportTest::emptyStandardInputIsTold()
{
    const CtlFixture fixture;
    const Ran ran = fixture.ctl({u"import"_s, u"q"_s, u"-"_s}, QByteArray());
    QCOMPARE(ran.exit, 1);
    QVERIFY2(ran.sentence().contains(u"Standard input is empty"_s), qPrintable(ran.sentence()));
}

void CtlImportTest::rejectedRowsAreWrittenWithLineAndReason()
{
    const CtlFixture fixture;
    const QString file =
        fixture.file(u"t.csv"_s, "id,city\n1,boaz\n,opp\n2,a,b\n1,florence\n3,mobile\n");
    const Ran ran =
        import(fixture, file, {u"--key"_s, u"id"_s, u"--rejects"_s, fixture.path(u"bad.csv"_s)});
    QCOMPARE(ran.json().value(u"read"_s), 5);
    QCOMPARE(ran.json().value(u"added"_s), 2);
    QCOMPARE(ran.exit, 6);
    QCOMPARE(ran.json().value(u"rejected"_s), 3);
    QFile rejects(fixture.path(u"bad.csv"_s));
    QVERIFY(rejects.open(QIODevice::ReadOnly));
    const QByteArray told = rejects.readAll();
    for (const char *line : {"3,", "4,", "5,"})
        QVERIFY2(told.contains(QByteArray("\n") + line), told.constData());
}

void CtlImportTest::theDocumentIsWhatIsPromised()
{
    const CtlFixture fixture;
    const Ran ran = import(fixture, fixture.file(u"t.csv"_s, "id,city\n1,boaz\n"));
    QCOMPARE(ran.exit, 0);
    QCOMPARE(ran.json(), (QJsonObject{{u"read"_s, 1},
                                      {u"added"_s, 1},
                                      {u"duplicate"_s, 0},
                                      {u"updates"_s, 0},
                                      {u"changed"_s, 0},
                                      {u"rejected"_s, 0},
                                      {u"delivery"_s, 1},
                                      {u"key"_s, QJsonArray{u"id"_s}},
                                      {u"key_guessed"_s, true}}));
}

void CtlImportTest::whatIsThereAndDifferentIsRejectedToo()
{
    const CtlFixture fixture;
    QCOMPARE(import(fixture, fixture.file(u"t.csv"_s, "id,city\n1,boaz\n2,opp\n")).exit, 0);
    const QString changed = fixture.file(u"changed.csv"_s, "id,city\n1,boaz\n2,arab\n");
    const Ran ran = import(fixture, changed, {u"--rejects"_s, fixture.path(u"bad.csv"_s)});
    QCOMPARE(ran.exit, 6);
    QCOMPARE(ran.json().value(u"duplicate"_s), 1);
    QCOMPARE(ran.json().value(u"changed"_s), 1);
    QCOMPARE(ran.json().value(u"rejected"_s), 0);
    QFile rejects(fixture.path(u"bad.csv"_s));
    QVERIFY(rejects.open(QIODevice::ReadOnly));
    QVERIFY(rejects.readAll().endsWith(",2,arab\r\n"));
    QCOMPARE(import(fixture, changed, {u"--dry-run"_s}).exit, 6);
}

void CtlImportTest::equalRowsComeInByThemselves()
{
    const CtlFixture fixture;
    const QString file = fixture.file(u"t.csv"_s, "id,city\n1,boaz\n1,boaz\n2,opp\n");
    const Ran ran = import(fixture, file, {u"--key"_s, u"row"_s});
    QCOMPARE(ran.exit, 0);
    QCOMPARE(ran.json().value(u"added"_s), 3);
    QCOMPARE(ran.json().value(u"key"_s), QJsonArray());
    QCOMPARE(ran.json().value(u"key_guessed"_s), false);
    QCOMPARE(import(fixture, file).json().value(u"duplicate"_s), 3);
    QCOMPARE(import(fixture, file, {u"--key"_s, u"row"_s, u"--key"_s, u"id"_s}).exit, 2);
}

void CtlImportTest::aKeyCanHaveACommaInItsName()
{
    const CtlFixture fixture;
    const QString file = fixture.file(u"t.csv"_s, "\"Name, first\",row,c\nanna,1,x\nbert,1,x\n");
    const QList<QStringList> ways{{u"--key"_s, u"\"Name, first\",row"_s},
                                  {u"--key"_s, u"\"Name, first\""_s, u"--key"_s, u"\"row\""_s}};
    for (const QStringList &way : ways) {
        const Ran ran = import(fixture, file, way + QStringList{u"--dry-run"_s});
        QCOMPARE(ran.exit, 0);
        QCOMPARE(ran.json().value(u"key"_s), (QJsonArray{u"Name, first"_s, u"row"_s}));
    }
    QCOMPARE(import(fixture, file, {u"--key"_s, u"\"Name"_s}).exit, 2);
}

void CtlImportTest::aFileOfWhichNothingComesInMakesNoQueue()
{
    const CtlFixture fixture;
    const Ran ran = import(fixture, fixture.file(u"t.csv"_s, "id,city\n1\n"));
    QCOMPARE(ran.exit, 6);
    QCOMPARE(ran.json().value(u"rejected"_s), 1);
    QCOMPARE(fixture.ctl({u"queue"_s, u"list"_s}).json().value(u"queues"_s), QJsonArray());
    QCOMPARE(fixture.ctl({u"audit"_s}).exit, 0);
}

void CtlImportTest::encodingAndDelimiterCanBeSaid()
{
    const CtlFixture fixture;
    const QString file = fixture.file(u"t.csv"_s, "id|city\n1|K\xF6ln\n");
    const Ran ran =
        import(fixture, file, {u"--encoding"_s, u"windows-1252"_s, u"--delimiter"_s, u"|"_s});
    QCOMPARE(ran.exit, 0);
    QCOMPARE(fixture.ctl({u"list"_s, u"q"_s}).items().at(0)[u"record"][u"city"], u"Köln"_s);
    QVERIFY(import(fixture, file, {u"--encoding"_s, u"klingon"_s}).exit != 0);
}

void CtlImportTest::aFileThatCannotBeImportedLeavesNothing_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QStringList>("more");
    QTest::newRow("empty") << QByteArray() << QStringList{};
    QTest::newRow("unclosed quote")
        << QByteArray("id,city\n1,boaz\n2,\"opp\n3,mobile\n") << QStringList{};
    QTest::newRow("key that is not there")
        << QByteArray("id,city\n1,boaz\n") << QStringList{u"--key"_s, u"zip"_s};
}

void CtlImportTest::aFileThatCannotBeImportedLeavesNothing()
{
    QFETCH(QByteArray, content);
    QFETCH(QStringList, more);
    const CtlFixture fixture;
    fixture.addQueue(u"q"_s, {u"a"_s});
    const Ran ran = import(fixture, fixture.file(u"t.csv"_s, content), more);
    QCOMPARE(ran.exit, 1);
    QVERIFY2(ran.sentence().endsWith(u'.'), qPrintable(ran.sentence()));
    QCOMPARE(fixture.sql(u"SELECT count(*) FROM item"_s), u"1"_s);
    QCOMPARE(import(fixture, u"/nowhere.csv"_s).errorKind(), u"unreadable"_s);
}

void CtlImportTest::aCancelledImportLeavesNothing()
{
    const CtlFixture fixture;
    fixture.addQueue(u"q"_s, {u"a"_s});
    const QString file = bigTable(fixture, 300'000);
    QProcess importing;
    prepareToAsk(importing);
    importing.start(CtlFixture::program(), {u"-d"_s, fixture.database(), u"--json"_s, u"import"_s,
                                            u"q"_s, file, u"--columns"_s, u"add"_s});
    QTRY_VERIFY(fixture.sql(u"SELECT count(*) > 100 FROM item"_s) == u"1");
    interrupt(importing);
    QVERIFY(importing.waitForFinished(60'000));
    QCOMPARE(importing.exitStatus(), QProcess::NormalExit);
    QCOMPARE(importing.exitCode(), 1);
    const QJsonObject told = QJsonDocument::fromJson(importing.readAllStandardOutput()).object();
    QCOMPARE(told[u"error"][u"kind"], u"cancelled"_s);
    QCOMPARE(fixture.sql(u"SELECT count(*) FROM item"_s), u"1"_s);
    QCOMPARE(fixture.ctl({u"audit"_s}).exit, 0);
}

void CtlImportTest::aKilledImportLeavesNothing()
{
    const CtlFixture fixture;
    fixture.addQueue(u"q"_s, {u"a"_s});
    QProcess importing;
    importing.start(CtlFixture::program(), {u"-d"_s, fixture.database(), u"import"_s, u"q"_s,
                                            bigTable(fixture, 300'000), u"--columns"_s, u"add"_s});
    QTRY_VERIFY(fixture.sql(u"SELECT count(*) > 100 FROM item"_s) == u"1");
    importing.kill();
    QVERIFY(importing.waitForFinished());
    QCOMPARE(fixture.ctl({u"list"_s, u"q"_s}).items().size(), 1);
    QCOMPARE(fixture.ctl({u"claim"_s, u"q"_s, u"--count"_s, u"5"_s}).json().value(u"assigned"_s),
             1);
    QCOMPARE(fixture.ctl({u"status"_s}).json()[u"queues"][0][u"open"], 0);
    QCOMPARE(fixture.ctl({u"audit"_s}).exit, 0);
}

void CtlImportTest::theNextImportNeedNotWaitForAKilledOne()
{
    const CtlFixture fixture;
    fixture.addQueue(u"q"_s, {u"a"_s});
    QProcess importing;
    importing.start(CtlFixture::program(), {u"-d"_s, fixture.database(), u"import"_s, u"q"_s,
                                            bigTable(fixture, 300'000), u"--columns"_s, u"add"_s});
    QTRY_VERIFY(fixture.sql(u"SELECT count(*) > 100 FROM item"_s) == u"1");
    const QString file = fixture.file(u"s.csv"_s, "id,city\nk,opp\n");
    const QStringList add{u"--columns"_s, u"add"_s};
    QCOMPARE(import(fixture, file, add).exit, 5); // it is at work
    importing.kill();
    QVERIFY(importing.waitForFinished());
    QCOMPARE(import(fixture, file, add).json().value(u"added"_s), 1);
    QCOMPARE(fixture.sql(u"SELECT count(*) FROM item"_s), u"2"_s);
    QVERIFY(!QFileInfo::exists(fixture.database() + u"-import-1"_s));
    QVERIFY(!QFileInfo::exists(fixture.database() + u"-room-1"_s));
}

void CtlImportTest::exportedCsvComesInAgainUnchanged()
{
    REQUIRE_HOSPITAL();
    const CtlFixture fixture;
    QCOMPARE(import(fixture, CtlFixture::hospital()).exit, 0);
    const QString file = fixture.path(u"out.csv"_s);
    QCOMPARE(fixture.ctl({u"export"_s, u"q"_s, file}).json(), (QJsonObject{{u"written"_s, 1000}}));
    const Ran again = fixture.ctl({u"import"_s, u"again"_s, file, u"--key"_s, u"intray_key"_s});
    QCOMPARE(again.json().value(u"added"_s), 1000);
    const QString differing =
        u"SELECT count(*) FROM item AS a JOIN record AS ra ON ra.item_id = a.id "
        "JOIN item AS b ON b.key = a.key AND b.queue_id <> a.queue_id "
        "JOIN record AS rb ON rb.item_id = b.id "
        "WHERE a.queue_id = 1 AND ra.imported <> "
        "json_remove(rb.imported, '$.intray_key', '$.intray_state')"_s;
    QCOMPARE(fixture.sql(differing), u"0"_s);
}

void CtlImportTest::jsonLinesHoldEveryItem()
{
    const CtlFixture fixture;
    fixture.addQueue(u"q"_s, {u"a"_s, u"b"_s});
    QCOMPARE(fixture.ctl({u"export"_s, u"q"_s, fixture.path(u"out.jsonl"_s)}).exit, 0);
    QFile file(fixture.path(u"out.jsonl"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject first = QJsonDocument::fromJson(file.readLine()).object();
    QCOMPARE(first.value(u"key"_s), u"a"_s);
    QCOMPARE(first[u"record"][u"city"], u"boaz"_s);
    QCOMPARE(QJsonDocument::fromJson(file.readLine()).object().value(u"key"_s), u"b"_s);
    QVERIFY(file.atEnd());
}

void CtlImportTest::howTheFileIsWrittenCanBeSaid()
{
    const CtlFixture fixture;
    const QString file = fixture.file(u"t.csv"_s, "by hand\n# id,city\n1,'a\\'b, c'\n2,\"opp\"\n");
    const Ran ran =
        import(fixture, file,
               {u"--skip"_s, u"1"_s, u"--comment"_s, u"#"_s, u"--quote"_s, u"'"_s, u"--escape"_s,
                u"\\"_s, u"--header"_s, u"no"_s, u"--key"_s, u"column 1"_s});
    QCOMPARE(ran.json().value(u"added"_s), 2);
    const QJsonArray items = fixture.ctl({u"list"_s, u"q"_s}).items();
    QCOMPARE(items.at(0)[u"record"][u"column 2"], u"a'b, c"_s);
    QCOMPARE(items.at(1)[u"record"][u"column 2"], u"\"opp\""_s);
    for (const QStringList &wrong :
         {QStringList{u"--header"_s, u"maybe"_s}, QStringList{u"--quote"_s, u"ab"_s},
          QStringList{u"--skip"_s, u"-1"_s}, QStringList{u"--columns"_s, u"x"_s}})
        QCOMPARE(import(fixture, file, wrong).exit, 2);
}

void CtlImportTest::otherColumnsMustBeConfirmed()
{
    const CtlFixture fixture;
    QCOMPARE(import(fixture, fixture.file(u"a.csv"_s, "id,city\n1,boaz\n")).exit, 0);
    const QString wider = fixture.file(u"b.csv"_s, "id,city,zip\n2,opp,7\n");
    const Ran refused = import(fixture, wider);
    QCOMPARE(refused.exit, 1);
    QVERIFY2(refused.sentence().contains(u"zip"), qPrintable(refused.sentence()));
    QCOMPARE(import(fixture, wider, {u"--columns"_s, u"same"_s}).exit, 1);
    QCOMPARE(import(fixture, wider, {u"--columns"_s, u"add"_s}).json().value(u"added"_s), 1);
    QCOMPARE(fixture.ctl({u"list"_s, u"q"_s}).items().at(1)[u"record"][u"zip"], u"7"_s);
    QCOMPARE(fixture.ctl({u"audit"_s}).exit, 0);
}

void CtlImportTest::whatIsMissingIsMarkedBothWays()
{
    const CtlFixture fixture;
    const QStringList mark{u"--null"_s, u"NULL"_s};
    QCOMPARE(import(fixture, fixture.file(u"t.csv"_s, "id,a,b\n1,NULL,\n"), mark).exit, 0);
    const QJsonObject record = fixture.ctl({u"list"_s, u"q"_s}).items().at(0)[u"record"].toObject();
    QCOMPARE(record, (QJsonObject{{u"id"_s, u"1"_s}, {u"b"_s, u""_s}}));
    const QString out = fixture.path(u"out.csv"_s);
    QCOMPARE(fixture.ctl(QStringList{u"export"_s, u"q"_s, out} + mark).exit, 0);
    QFile file(out);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(),
             QByteArray("intray_key,intray_state,id,a,b\r\n1,open,1,NULL,\"\"\r\n"));
}

void CtlImportTest::anExportUnderAFalseNameIsRefused()
{
    const CtlFixture fixture;
    fixture.addQueue(u"q"_s, {u"a"_s});
    for (const QString &name : {u"out.xls"_s, u"out.ODS"_s, u"out.json"_s, u"out.tsv"_s}) {
        QCOMPARE(fixture.ctl({u"export"_s, u"q"_s, fixture.path(name)}).exit, 2);
        QVERIFY(!QFileInfo::exists(fixture.path(name)));
    }
    const QStringList asCsv{u"--format"_s, u"csv"_s};
    QCOMPARE(fixture.ctl(QStringList{u"export"_s, u"q"_s, fixture.path(u"o.jsonl"_s)} + asCsv).exit,
             2);
    QCOMPARE(fixture.ctl(QStringList{u"export"_s, u"q"_s, fixture.path(u"o.xlsx"_s)} + asCsv).exit,
             2);
    QCOMPARE(fixture.ctl({u"export"_s, u"q"_s, fixture.path(u"out.txt"_s)}).exit, 0);
}

void CtlImportTest::anExportOfOneStateHoldsOnlyThat()
{
    const CtlFixture fixture;
    fixture.addQueue(u"q"_s, {u"a"_s, u"b"_s});
    const QJsonObject held = fixture.claimOne(u"q"_s);
    fixture.ctl({u"complete"_s, u"--lock"_s, held.value(u"lock"_s).toString()});
    const Ran ran =
        fixture.ctl({u"export"_s, u"q"_s, fixture.path(u"out.csv"_s), u"--state"_s, u"done"_s});
    QCOMPARE(ran.json().value(u"written"_s), 1);
}

void CtlImportTest::anExportToStandardOutputIsTheTable()
{
    const CtlFixture fixture;
    fixture.addQueue(u"q"_s, {u"a"_s});
    const Ran ran = fixture.bare({u"-d"_s, fixture.database(), u"export"_s, u"q"_s, u"-"_s});
    QCOMPARE(ran.exit, 0);
    QVERIFY2(ran.out.startsWith("intray_key,") && ran.out.contains("\na,open,boaz"),
             ran.out.constData());
    QCOMPARE(fixture.ctl({u"export"_s, u"q"_s, u"-"_s}).exit,
             2); // one document and a table do not go together
}

void CtlImportTest::aFileThatExistsIsNotOverwritten()
{
    const CtlFixture fixture;
    fixture.addQueue(u"q"_s, {u"a"_s});
    const auto content = [](const QString &path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    const QString mine = fixture.file(u"mine.csv"_s, "mine");
    const QString rows = fixture.file(u"rows.csv"_s, "id,city\n1,Boaz\n");
    const QStringList out{u"export"_s, u"q"_s, mine};
    const QStringList in{u"import"_s, u"r"_s, rows, u"--rejects"_s, mine};
    for (const QStringList &words : {out, in}) {
        const Ran refused = fixture.ctl(words);
        QCOMPARE(refused.exit, 1);
        QVERIFY2(refused.sentence().contains(mine) && refused.sentence().contains(u"--force"_s),
                 qPrintable(refused.sentence()));
        QCOMPARE(content(mine), QByteArray("mine"));
    }
    QCOMPARE(fixture.ctl({u"list"_s, u"r"_s}).errorKind(), u"not_found"_s);
    for (const QStringList &words : {in, out})
        QCOMPARE(fixture.ctl(words + QStringList{u"--force"_s}).exit, 0);
    QVERIFY(content(mine).startsWith("intray_key,"));
}

INTRAY_TEST_GUILESS_MAIN(CtlImportTest)
#include "tst_ctl_import.moc"
