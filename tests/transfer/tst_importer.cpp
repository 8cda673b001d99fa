// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixturedata.h"
#include "schema/recordschema.h"
#include "support/testclass.h"
#include "support/testdatabase.h"
#include "transfer/importer.h"

#include <QJsonArray>

using namespace intray;

class TestImporter : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aFileBecomesAQueueOfOpenItems();
    void runningItAgainAddsNothing();
    void newRowsOfASecondFileAreAdded();
    void theQueueRemembersItsKey();
    void theFirstFileSaysTheFieldsOfAQueueWithoutASchema();
    void aMissingRememberedKeyIsNamed();
    void keyColumnsCanBeChosen();
    void emptyValuesAreEmptyNotMissing();
    void leadingZerosAndLongDigitsSurvive();
    void markupAndEmojiComeThroughAsTheyAre();
    void aMegabyteOfTextComesThrough();
    void repeatedAndBlankKeysAreRejectedWithLineAndReason();
    void badRowsAreRejectedAndTheRestComesIn();
    void theRejectFileHasEveryRejectedRow();
    void moreRejectsThanShownAreStillCounted();
    void failuresLeaveNothingBehind_data();
    void failuresLeaveNothingBehind();
    void aFailureInTheMiddleOfManyRowsLeavesNothing();
    void aRejectFileThatCannotBeWrittenStopsTheImport();
    void cancellingLeavesNothing();
    void cancellingBeforeTheFirstRowLeavesNothing();
    void cancellingComesTooLateOnceTheRowsWereAccepted();
    void aDryRunWritesNothingAndSaysWhatWouldHappen();
    void aDryRunKnowsWhatTheQueueHasAlready();
    void progressGrowsToTheWholeFile();
    void itemsComeInTheOrderOfTheFile();
    void aQueueNameThatCannotBeIsRefused();
    void theHospitalComesInWhole();

private:
    Outcome<ImportResult> bringIn(const QByteArray &text);
    Outcome<ImportResult> bringIn(const ImportOptions &options, const ProgressReport &report = {},
                                  const Cancellation &cancellation = {});
    ImportOptions optionsFor(const QString &path) const;
    QList<Item> items(State state = State::Open);
    QStringList keys();
    qint64 itemsOfAnyState();
    qint64 openItems();

    std::unique_ptr<TestDatabase> m_database;
    std::unique_ptr<Connection> m_connection;
    std::unique_ptr<Store> m_store;
    const Identity m_identity{QStringLiteral("importer"), QStringLiteral("desk")};
};

void TestImporter::init()
{
    m_store.reset();
    m_connection.reset();
    m_database = std::make_unique<TestDatabase>();
    m_connection = m_database->connect();
    m_store = std::make_unique<Store>(*m_connection, m_identity);
}

ImportOptions TestImporter::optionsFor(const QString &path) const
{
    ImportOptions options;
    options.queue = QStringLiteral("q");
    options.file = path;
    return options;
}

Outcome<ImportResult> TestImporter::bringIn(const ImportOptions &options,
                                            const ProgressReport &report,
                                            const Cancellation &cancellation)
{
    return Importer(*m_connection, m_identity).bringIn(options, report, cancellation);
}

Outcome<ImportResult> TestImporter::bringIn(const QByteArray &text)
{
    const WrittenFile file(text);
    return bringIn(optionsFor(file.path()));
}

QList<Item> TestImporter::items(State state)
{
    ItemQuery query;
    query.queue = QStringLiteral("q");
    query.state = state;
    PageRequest request;
    request.limit = 500;
    QList<Item> all;
    do {
        const ItemPage page = valueOf(m_store->page(query, request));
        all << page.items;
        request = {PageRequest::From::After, page.next, 500};
    } while (!request.cursor.isEmpty());
    return all;
}

QStringList TestImporter::keys()
{
    QStringList keys;
    for (const Item &item : items())
        keys << item.key;
    return keys;
}

qint64 TestImporter::itemsOfAnyState()
{
    qint64 count = 0;
    for (const QueueStatus &status : valueOf(m_store->status()))
        for (const qint64 items : status.items)
            count += items;
    return count;
}

qint64 TestImporter::openItems()
{
    qint64 count = 0;
    for (const QueueStatus &status : valueOf(m_store->status()))
        count += status.items.value(State::Open);
    return count;
}

void TestImporter::aFileBecomesAQueueOfOpenItems()
{
    const ImportResult result = valueOf(bringIn("id,city\n1,Boaz\n2,Opp\n"));
    QCOMPARE(result.read, 2);
    QCOMPARE(result.added, 2);
    QVERIFY(result.queueMade);
    QCOMPARE(keys().join(u' '), QStringLiteral("1 2"));
    QCOMPARE(items().first().record, (Record{{QStringLiteral("id"), QStringLiteral("1")},
                                             {QStringLiteral("city"), QStringLiteral("Boaz")}}));
    QCOMPARE(items().first().createdBy, m_identity.user);
    const auto schema =
        RecordSchema::fromJson(valueOf(m_store->queue(QStringLiteral("q"))).recordSchema);
    QCOMPARE(schema->fields().size(), 2);
}

void TestImporter::runningItAgainAddsNothing()
{
    const WrittenFile file("id,city\n1,Boaz\n2,Opp\n");
    QVERIFY(bringIn(optionsFor(file.path())).has_value());
    const ImportResult again = valueOf(bringIn(optionsFor(file.path())));
    QCOMPARE(again.read, 2);
    QCOMPARE(again.added, 0);
    QCOMPARE(again.duplicate, 2);
    QVERIFY(!again.queueMade);
    QCOMPARE(itemsOfAnyState(), 2);
}

void TestImporter::newRowsOfASecondFileAreAdded()
{
    QVERIFY(bringIn("id,city\n1,Boaz\n").has_value());
    const ImportResult result = valueOf(bringIn("id,city\n1,changed\n2,Opp\n"));
    QCOMPARE(result.added, 1);
    QCOMPARE(result.changed, 1);
    QCOMPARE(items().first().record.value(QStringLiteral("city")).toString(),
             QStringLiteral("Boaz"));
}

void TestImporter::theQueueRemembersItsKey()
{
    QVERIFY(bringIn("a,b\nx,1\nx,2\n").has_value());
    const ImportResult result =
        valueOf(bringIn("a,b\nnew,1\nother,3\n")); // alone, "a" would be the key
    QCOMPARE(result.keyColumns, QStringList{QStringLiteral("b")});
    QCOMPARE(result.changed, 1);
    QCOMPARE(keys().join(u' '), QStringLiteral("1 2 3"));
}

void TestImporter::theFirstFileSaysTheFieldsOfAQueueWithoutASchema()
{
    Queue rules;
    rules.name = QStringLiteral("q");
    valueOf(m_store->addQueue(rules));
    valueOf(bringIn("zip,id,city\n1,2,Boaz\n"));
    QCOMPARE(valueOf(m_store->queue(rules.name)).fields.join(u' '), QStringLiteral("zip id city"));
}

void TestImporter::aMissingRememberedKeyIsNamed()
{
    QVERIFY(bringIn("id,b\n1,1\n").has_value());
    const Error error = errorIn(bringIn("b\n7\n"));
    QCOMPARE(error.kind, Error::Kind::Invalid);
    QVERIFY2(error.sentence.contains(QStringLiteral("id")), qPrintable(error.sentence));
}

void TestImporter::keyColumnsCanBeChosen()
{
    const WrittenFile file("id,city\n1,Boaz\n2,Opp\n");
    ImportOptions options = optionsFor(file.path());
    options.keyColumns = {QStringLiteral("city"), QStringLiteral("id")};
    QVERIFY(bringIn(options).has_value());
    QCOMPARE(keys().join(u' '), QStringLiteral("Boaz-1 Opp-2"));
}

void TestImporter::emptyValuesAreEmptyNotMissing()
{
    QVERIFY(bringIn("id,a,b\n1,,\"\"\n").has_value());
    const Record record = items().first().record;
    QVERIFY(record.contains(QStringLiteral("a")));
    QCOMPARE(record.value(QStringLiteral("a")), QJsonValue(QString()));
    QCOMPARE(record.value(QStringLiteral("b")), QJsonValue(QString()));
}

void TestImporter::leadingZerosAndLongDigitsSurvive()
{
    QVERIFY(bringIn("id,n\n007,12345678901234567890\n").has_value());
    QCOMPARE(items().first().key, QStringLiteral("007"));
    QCOMPARE(items().first().record.value(QStringLiteral("n")),
             QJsonValue(QStringLiteral("12345678901234567890")));
}

void TestImporter::markupAndEmojiComeThroughAsTheyAre()
{
    const QString odd = QStringLiteral("<b>x</b> \u202E🐶 '; DROP TABLE item;--");
    QVERIFY(bringIn("id,t\n1,\"" + odd.toUtf8() + "\"\n").has_value());
    QCOMPARE(items().first().record.value(QStringLiteral("t")).toString(), odd);
}

void TestImporter::aMegabyteOfTextComesThrough()
{
    constexpr int megabyte = 1'000'000;
    const ImportResult result = valueOf(bringIn("id,t\n1," + QByteArray(megabyte, 'x') + "\n2," +
                                                QByteArray(1100 * 1024, 'y') + "\n"));
    QCOMPARE(result.added, 1);
    QCOMPARE(items().first().record.value(QStringLiteral("t")).toString().size(), megabyte);
    QCOMPARE(result.rejected, 1);
    QVERIFY2(result.rejects.first().reason.contains(QStringLiteral("too large")),
             qPrintable(result.rejects.first().reason));
}

void TestImporter::repeatedAndBlankKeysAreRejectedWithLineAndReason()
{
    const WrittenFile file("id,a\n1,x\n1,y\n,z\n2,u\n");
    ImportOptions options = optionsFor(file.path());
    options.keyColumns = {QStringLiteral("id")};
    const ImportResult result = valueOf(bringIn(options));
    QCOMPARE(result.added, 2);
    QCOMPARE(result.rejected, 2);
    QCOMPARE(result.rejects.at(0).line, 3);
    QVERIFY(result.rejects.at(0).reason.contains(QStringLiteral("same key")));
    QCOMPARE(result.rejects.at(1).line, 4); // although it is seen before the chunk is staged
    QVERIFY(result.rejects.at(1).reason.contains(QStringLiteral("blank")));
    QCOMPARE(result.read, result.added + result.duplicate + result.rejected);
}

void TestImporter::badRowsAreRejectedAndTheRestComesIn()
{
    const ImportResult result =
        valueOf(bringIn(QByteArray("id,a\n1,x\n2\n3,y,z\n4,\0\n5,u\n", 25)));
    QCOMPARE(result.read, 5);
    QCOMPARE(result.added, 2);
    QCOMPARE(result.rejected, 3);
    QCOMPARE(keys().join(u' '), QStringLiteral("1 5"));
}

void TestImporter::theRejectFileHasEveryRejectedRow()
{
    const WrittenFile file("id,a\n1,x\n2\n3,\"y, 1\",z\n");
    ImportOptions options = optionsFor(file.path());
    options.rejectsFile = file.beside(QStringLiteral("rejects.csv"));
    const ImportResult result = valueOf(bringIn(options));
    QCOMPARE(result.rejectsFile, options.rejectsFile);
    QFile rejects(options.rejectsFile);
    QVERIFY(rejects.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(rejects.readAll());
    QVERIFY(text.startsWith(QStringLiteral("intray_line,intray_reason,id,a\r\n3,")));
    QVERIFY(text.contains(QStringLiteral(",2\r\n4,")));
    QVERIFY(text.contains(QStringLiteral("3,\"y, 1\",z\r\n")));
}

void TestImporter::moreRejectsThanShownAreStillCounted()
{
    QByteArray text = "id,a\n1,x\n";
    for (int i = 0; i < 250; ++i)
        text += "short\n";
    const ImportResult result = valueOf(bringIn(text));
    QCOMPARE(result.rejected, 250);
    QCOMPARE(result.rejects.size(), rejectsToShow);
}

void TestImporter::failuresLeaveNothingBehind_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("words");
    QTest::newRow("empty") << QByteArray() << "is empty";
    QTest::newRow("unclosed quote") << QByteArray("id,a\n1,x\n2,\"y\n3,z\n") << "opened in line 3";
    QTest::newRow("header") << QByteArray("id,\0\n1,2\n", 9) << "line 1";
}

void TestImporter::failuresLeaveNothingBehind()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, words);
    const Error error = errorIn(bringIn(text));
    QCOMPARE(error.kind, Error::Kind::Invalid);
    QVERIFY2(error.sentence.contains(words), qPrintable(error.sentence));
    QCOMPARE(itemsOfAnyState(), 0);
    QVERIFY(valueOf(Store(*m_connection, m_identity).queues()).isEmpty());
}

static QByteArray manyRows(int count)
{
    QByteArray text = "id,name,city\n";
    for (int i = 0; i < count; ++i)
        text += QByteArray::number(i) + ",name " + QByteArray::number(i) + ",city\n";
    return text;
}

void TestImporter::aFailureInTheMiddleOfManyRowsLeavesNothing()
{
    QVERIFY(bringIn("id,name,city\nfirst,x,y\n").has_value());
    const WrittenFile file(manyRows(25000) + "x,\"unclosed,y\n");
    QVERIFY(!bringIn(optionsFor(file.path())));
    QCOMPARE(itemsOfAnyState(), 1);
    const WrittenFile whole(manyRows(2500));
    QCOMPARE(valueOf(bringIn(optionsFor(whole.path()))).added, 2500);
}

void TestImporter::aRejectFileThatCannotBeWrittenStopsTheImport()
{
    const WrittenFile file("id,a\n1,x\n");
    ImportOptions options = optionsFor(file.path());
    options.rejectsFile = QStringLiteral("/no/such/folder/rejects.csv");
    QCOMPARE(errorIn(bringIn(options)).kind, Error::Kind::Unreadable);
    QCOMPARE(itemsOfAnyState(), 0);
}

void TestImporter::cancellingLeavesNothing()
{
    const WrittenFile file(manyRows(30000));
    Cancellation cancellation;
    const auto cancelAfterSome = [&](const TransferProgress &progress) {
        if (progress.rows >= 5000)
            cancellation.cancel();
    };
    const Error error = errorIn(bringIn(optionsFor(file.path()), cancelAfterSome, cancellation));
    QCOMPARE(error.kind, Error::Kind::Cancelled);
    QCOMPARE(itemsOfAnyState(), 0);
    QVERIFY(valueOf(Store(*m_connection, m_identity).queues()).isEmpty());
    QCOMPARE(valueOf(bringIn(optionsFor(file.path()))).added, 30000);
}

void TestImporter::cancellingComesTooLateOnceTheRowsWereAccepted()
{
    constexpr int rows = 10000; // some pieces of what is opened at once
    const WrittenFile file(manyRows(rows));
    Cancellation cancellation;
    bool isInterrupted = false;
    const auto cancelOnceSomeAreOpen = [&](const TransferProgress &) {
        if (isInterrupted || openItems() == 0)
            return;
        isInterrupted = true;
        cancellation.cancel();
        m_connection->interrupt();
    };
    const auto result = bringIn(optionsFor(file.path()), cancelOnceSomeAreOpen, cancellation);
    QVERIFY(isInterrupted);
    QCOMPARE(valueOf(result).added, rows);
    QCOMPARE(openItems(), rows);
}

void TestImporter::cancellingBeforeTheFirstRowLeavesNothing()
{
    const WrittenFile file(manyRows(10));
    Cancellation cancellation;
    cancellation.cancel();
    QCOMPARE(errorIn(bringIn(optionsFor(file.path()), {}, cancellation)).kind,
             Error::Kind::Cancelled);
    QCOMPARE(itemsOfAnyState(), 0);
}

void TestImporter::aDryRunWritesNothingAndSaysWhatWouldHappen()
{
    const WrittenFile file("id,a\n1,x\n1,y\n2\n3,z\n");
    ImportOptions options = optionsFor(file.path());
    options.keyColumns = {QStringLiteral("id")};
    options.dryRun = true;
    options.rejectsFile = file.beside(QStringLiteral("rejects.csv"));
    const ImportResult result = valueOf(bringIn(options));
    QCOMPARE(result.read, 4);
    QCOMPARE(result.added, 2);
    QCOMPARE(result.rejected, 2);
    QVERIFY(result.queueMade);
    QVERIFY(result.dryRun);
    QVERIFY(valueOf(m_store->queues()).isEmpty());
    QVERIFY(!QFile::exists(options.rejectsFile));
}

void TestImporter::aDryRunKnowsWhatTheQueueHasAlready()
{
    const WrittenFile file(manyRows(1200));
    QVERIFY(bringIn(optionsFor(file.path())).has_value());
    const WrittenFile more(manyRows(1300));
    ImportOptions options = optionsFor(more.path());
    options.dryRun = true;
    const ImportResult result = valueOf(bringIn(options));
    QCOMPARE(result.duplicate, 1200);
    QCOMPARE(result.added, 100);
    QVERIFY(!result.queueMade);
    QCOMPARE(itemsOfAnyState(), 1200);
}

void TestImporter::progressGrowsToTheWholeFile()
{
    const WrittenFile file(manyRows(5000));
    QList<TransferProgress> told;
    const auto keep = [&](const TransferProgress &progress) { told << progress; };
    QVERIFY(bringIn(optionsFor(file.path()), keep).has_value());
    QVERIFY(told.size() >= 5);
    for (qsizetype i = 1; i < told.size(); ++i)
        QVERIFY(told.at(i).rows >= told.at(i - 1).rows && told.at(i).bytes >= told.at(i - 1).bytes);
    QCOMPARE(told.last().rows, 5000);
    QCOMPARE(told.last().bytes, told.last().totalBytes);
}

void TestImporter::itemsComeInTheOrderOfTheFile()
{
    const WrittenFile file("id\n30\n10\n20\n");
    QVERIFY(bringIn(optionsFor(file.path())).has_value());
    QCOMPARE(keys().join(u' '), QStringLiteral("30 10 20"));
}

void TestImporter::aQueueNameThatCannotBeIsRefused()
{
    const WrittenFile file("id\n1\n");
    ImportOptions options = optionsFor(file.path());
    options.queue = QStringLiteral("no good");
    const Error error = errorIn(bringIn(options));
    QCOMPARE(error.kind, Error::Kind::Invalid);
    QVERIFY(error.sentence.contains(QStringLiteral("no good")));
}

void TestImporter::theHospitalComesInWhole()
{
    REQUIRE_DATA();
    const ImportResult result = valueOf(bringIn(optionsFor(dataFile("hospital/hospital.csv"))));
    QCOMPARE(result.read, 1000);
    QCOMPARE(result.added, 1000);
    QCOMPARE(items().size(), 1000);
    QCOMPARE(items().first().key, QStringLiteral("10018-scip-card-2"));
    QCOMPARE(valueOf(bringIn(optionsFor(dataFile("hospital/hospital.csv")))).duplicate, 1000);
}

INTRAY_TEST_GUILESS_MAIN(TestImporter)
#include "tst_importer.moc"
