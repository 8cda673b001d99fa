// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exportground.h"
#include "fixturedata.h"
#include "store/importing/importstore.h"
#include "store/reading/storeditem.h"
#include "support/testclass.h"
#include "transfer/importer.h"
#include "transfer/workbook.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// What an export writes of items: which of them, which fields, which version of the record, and
/// who finished them.
class ExportChoicesTest : public QObject, protected TwoAtExport
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init();

    void theOriginalIsWrittenAsItCameIn();
    void bothStandSideBySide();
    void eachChangedFieldIsALine();
    void whatALaterFileBroughtIsNoChange();
    void endingsSayWhoAndWhen();
    void whatNobodyFinishedHasPassed();
    void chosenFieldsComeInTheirOrder();
    void aFieldThatIsNotThereIsTold();
    void finishedItemsAreChosenByWhoAndWhen();
    void bothComeInAgainAsTheCurrentOnes_data();
    void bothComeInAgainAsTheCurrentOnes();
    void aWorkbookHasTheSameColumns();
    void namesOfVersions();

private:
    void bringInLater(const QMap<QString, Record> &records);

    QByteArray m_at; ///< When the first item was finished.
};

/// Three items; bert corrected the first.
void ExportChoicesTest::init()
{
    beginOn(engineOfRow());
    for (const QString &key : {u"1"_s, u"2"_s, u"3"_s}) {
        NewItem item;
        item.key = key;
        item.record = {{u"a"_s, u"a"_s + key}, {u"b"_s, u"b"_s + key}, {u"n"_s, 1.5}};
        valueOf(anna->store.addItem(q, item));
    }
    setRules([](Queue &rules) {
        QJsonObject fields;
        for (const QString &field : {u"a"_s, u"b"_s, u"c"_s, u"n"_s})
            fields.insert(field, QJsonObject());
        rules.recordSchema = QJsonObject{{u"properties"_s, fields}};
    });
    const Claim claim = take(*bert);
    const ItemId first = claim.items.first().id;
    valueOf(bert->store.finish(
        first, claim.lock,
        Disposition::complete(Record{{u"a"_s, u"new"_s}, {u"c"_s, u"added"_s}, {u"n"_s, 1.5}})));
    m_at = valueOf(anna->store.detail(first)).finishedAt.toString(Qt::ISODateWithMs).toLatin1();
}

static QByteArray lines(const QByteArrayList &lines)
{
    return lines.join("\r\n") + "\r\n";
}

void ExportChoicesTest::theOriginalIsWrittenAsItCameIn()
{
    ExportOptions original = options();
    original.record = ExportedRecord::Original;
    QCOMPARE(written(original), lines({"intray_key,intray_state,a,b,c,n", "1,done,a1,b1,,1.5",
                                       "2,open,a2,b2,,1.5", "3,open,a3,b3,,1.5"}));
}

void ExportChoicesTest::bothStandSideBySide()
{
    ExportOptions both = options();
    both.record = ExportedRecord::Both;
    both.fields = QStringList{u"a"_s, u"b"_s};
    QCOMPARE(written(both),
             lines({"intray_key,intray_state,a,intray_original_a,b,intray_original_b",
                    "1,done,new,a1,,b1", "2,open,a2,a2,b2,b2", "3,open,a3,a3,b3,b3"}));
    both.format = ExportFormat::JsonLines;
    both.state = State::Done;
    QCOMPARE(written(both),
             QByteArray(R"({"current":{"a":"new"},"key":"1","original":{"a":"a1","b":"b1"},)"
                        R"("priority":0,"state":"done"})"
                        "\n"));
}

void ExportChoicesTest::eachChangedFieldIsALine()
{
    ExportOptions changes = options();
    changes.record = ExportedRecord::Changes;
    QCOMPARE(written(changes),
             lines({"key,field,from,to,finished_by,finished_at", "1,a,a1,new,bert," + m_at,
                    "1,b,b1,,bert," + m_at, "1,c,,added,bert," + m_at}));
    changes.format = ExportFormat::JsonLines;
    changes.fields = QStringList{u"c"_s};
    QCOMPARE(written(changes), R"({"key":"1","field":"c","from":null,"to":"added",)"
                               R"("finished_by":"bert","finished_at":")" +
                                   m_at + "\"}\n");
}

/// In a file that updates, with what becomes of the fields a and b.
void ExportChoicesTest::bringInLater(const QMap<QString, Record> &records)
{
    ImportStore imports(*anna->connection, anna->store.identity());
    const ImportId import = valueOf(imports.beginImport(q, u"later.csv"_s));
    QList<NewItem> items;
    for (auto record = records.begin(); record != records.end(); ++record)
        items << NewItem{record.key(), 0, {}, *record, {}};
    valueOf(imports.stageItems(import, items, {true, false}));
    valueOf(imports.acceptImport(import, {}));
    while (valueOf(imports.openStagedItems(import)) > 0) {
    }
}

/// Neither where it was taken nor where a person has not decided yet.
void ExportChoicesTest::whatALaterFileBroughtIsNoChange()
{
    ExportOptions changes = options();
    changes.record = ExportedRecord::Changes;
    const QByteArray before = written(changes);
    bringInLater({{u"1"_s, {{u"a"_s, u"a1"_s}, {u"b"_s, u"file"_s}}},
                  {u"2"_s, {{u"a"_s, u"file"_s}, {u"b"_s, u"b2"_s}}}});
    QCOMPARE(before, written(changes));
    const Claim claim = take(*bert);
    const Item item = claim.items.first();
    QCOMPARE(item.record.value(u"a"_s).toString(), u"file"_s);
    Record corrected = item.record;
    corrected.insert(u"b"_s, u"mine"_s);
    valueOf(bert->store.finish(item.id, claim.lock, Disposition::complete(corrected)));
    const QByteArray after = written(changes);
    QVERIFY2(after.startsWith(before), after.constData());
    QVERIFY2(after.mid(before.size()).startsWith("2,b,b2,mine,bert,"), after.constData());
    QCOMPARE(after.count('\n'), before.count('\n') + 1);
}

void ExportChoicesTest::endingsSayWhoAndWhen()
{
    ExportOptions endings = options();
    endings.withEndings = true;
    endings.fields = QStringList{u"a"_s};
    QCOMPARE(
        written(endings),
        lines({"intray_key,intray_state,intray_finished_by,intray_finished_at,intray_passed,a",
               "1,done,bert," + m_at + ",false,new", "2,open,,,false,a2", "3,open,,,false,a3"}));
    endings.format = ExportFormat::JsonLines;
    const QByteArray first = written(endings).split('\n').constFirst();
    QCOMPARE(
        first,
        R"({"finished_at":")" + m_at +
            R"(","finished_by":"bert","key":"1","passed":false,"priority":0,"record":{"a":"new"},)"
            R"("state":"done"})");
}

void ExportChoicesTest::whatNobodyFinishedHasPassed()
{
    StoredItem item;
    item.state = "done";
    item.finishedAt = m_at;
    QVERIFY(item.hasPassed());
    item.finishedBy = "bert";
    QVERIFY(!item.hasPassed());
    item = {};
    item.state = "open";
    QVERIFY(!item.hasPassed());
}

void ExportChoicesTest::chosenFieldsComeInTheirOrder()
{
    ExportOptions chosen = options();
    chosen.fields = QStringList{u"c"_s, u"a"_s};
    chosen.state = State::Done;
    QCOMPARE(written(chosen), lines({"intray_key,intray_state,c,a", "1,done,added,new"}));
    chosen.format = ExportFormat::JsonLines;
    QVERIFY(written(chosen).contains(R"("record":{"c":"added","a":"new"})"));
}

void ExportChoicesTest::aFieldThatIsNotThereIsTold()
{
    ExportOptions chosen = options();
    chosen.file = path(u"never"_s);
    chosen.fields = QStringList{u"a"_s, u"intray_key"_s};
    const Error error =
        errorIn(Exporter(*anna->connection, anna->store.identity()).writeOut(chosen));
    QCOMPARE(error.kind, Error::Kind::Invalid);
    QVERIFY2(error.sentence.contains(u"“intray_key”"), qPrintable(error.sentence));
    QVERIFY(!QFile::exists(chosen.file));
}

void ExportChoicesTest::finishedItemsAreChosenByWhoAndWhen()
{
    const QByteArray header = "intray_key,intray_state,a";
    ExportOptions chosen = options();
    chosen.fields = QStringList{u"a"_s};
    chosen.finishedBy = u"bert"_s;
    chosen.from = QDateTime::fromString(QString::fromLatin1(m_at), Qt::ISODateWithMs);
    QCOMPARE(written(chosen), lines({header, "1,done,new"}));
    chosen.to = chosen.from;
    QCOMPARE(written(chosen), lines({header}));
    chosen.from = {};
    chosen.to = {};
    chosen.finishedBy = u"anna"_s;
    QCOMPARE(written(chosen), lines({header}));
}

void ExportChoicesTest::bothComeInAgainAsTheCurrentOnes_data()
{
    QTest::addColumn<bool>("isCsv");
    QTest::newRow("CSV") << true;
    QTest::newRow("JSON lines") << false;
}

void ExportChoicesTest::bothComeInAgainAsTheCurrentOnes()
{
    QFETCH(bool, isCsv);
    const ExportFormat format = isCsv ? ExportFormat::Csv : ExportFormat::JsonLines;
    ExportOptions plain = options(format);
    plain.fields = QStringList{u"a"_s, u"b"_s, u"c"_s, u"n"_s};
    const QByteArray current = written(plain);
    ExportOptions both = options(format);
    both.record = ExportedRecord::Both;
    both.withEndings = true;
    (void)written(both);
    ImportOptions import;
    import.queue = u"again"_s;
    import.file = both.file;
    const ImportResult result =
        valueOf(Importer(*anna->connection, anna->store.identity()).bringIn(import));
    QCOMPARE(result.added, 3);
    QCOMPARE(valueOf(anna->store.queue(u"again"_s)).fields.size(), 4);
    plain.queue = u"again"_s;
    QCOMPARE(written(plain), QByteArray(current).replace("done", "open"));
}

void ExportChoicesTest::aWorkbookHasTheSameColumns()
{
    ExportOptions both = options(ExportFormat::Xlsx);
    both.record = ExportedRecord::Both;
    both.fields = QStringList{u"a"_s};
    both.withEndings = true;
    (void)written(both);
    const QHash<QString, WrittenCell> cells = Workbook(both.file).cells();
    QStringList header;
    QStringList first;
    for (const QChar column : u"ABCDEFG"_s) {
        header << cells.value(column + u"1"_s).value;
        first << cells.value(column + u"2"_s).value;
    }
    QCOMPARE(header.join(u' '),
             u"intray_key intray_state intray_finished_by intray_finished_at intray_passed a "
             "intray_original_a"_s);
    QCOMPARE(first.join(u' '), u"1 done bert %1 false new a1"_s.arg(QString::fromLatin1(m_at)));
}

void ExportChoicesTest::namesOfVersions()
{
    QVERIFY(exportedRecordNamed(u"both"_s) == ExportedRecord::Both);
    QVERIFY(exportedRecordNamed(u"changes"_s) == ExportedRecord::Changes);
    QVERIFY(!exportedRecordNamed(u""_s));
    QVERIFY(!exportedRecordNamed(u"all"_s));
}

INTRAY_TEST_GUILESS_MAIN(ExportChoicesTest)
#include "tst_exportchoices.moc"
