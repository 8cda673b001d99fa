// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixturedata.h"
#include "support/testclass.h"
#include "support/testdatabase.h"
#include "transfer/importer.h"
#include "transfer/importpreview.h"

#include <QFile>
#include <QFileInfo>

#include <filesystem>
#include <memory>

using namespace intray;
using namespace Qt::StringLiterals;

/// Several files that are one delivery.
class SeveralFilesTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void theRowsOfAllFilesAreOneDelivery();
    void aRejectedRowTellsItsFile();
    void rejectedRowsStandInTheOrderOfTheFiles();
    void aRejectFileOfSeveralComesInAgain();
    void aRowThatIsTooShortStaysTooShort();
    void oneFileThatCannotBeReadKeepsAllOut();
    void aFileWithOtherColumnsIsRefusedWithItsName();
    void otherKindsAreRefused();
    void columnsMayStandInAnotherOrder();
    void theKeyMustTellTheRowsOfAllFilesApart();
    void aKeyOfAnotherFileIsRejected();
    void theSameFilesAreKnownInAnotherOrder();
    void aFileIsNotNamedTwice();
    void aFileUnderTwoNamesIsRefused();
    void aCopyIsTold();
    void whatChangesWhileItIsReadKeepsAllOut_data();
    void whatChangesWhileItIsReadKeepsAllOut();
    void rejectsReplaceNothingThatIsInUse();
    void aTrialWritesNothing();
    void eachRowHasTheNameOfItsOwnFile();
    void jsonLinesMayLeaveFieldsOutInOneFile();
    void equalNamesAreToldByTheirFolders();
    void theFirstRowsTellTheirFiles();
    void progressGoesOverAllFiles();

private:
    QString file(const QString &name, const QByteArray &content) const;
    ImportOptions optionsFor(const QStringList &files) const;
    Outcome<ImportResult> bringIn(const ImportOptions &options, const ProgressReport &report = {});
    Outcome<ImportResult> bringIn(const QStringList &files) { return bringIn(optionsFor(files)); }
    QStringList values(const QString &field);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<TestDatabase> m_database;
    std::unique_ptr<Connection> m_connection;
    std::unique_ptr<Store> m_store;
    const Identity m_identity{u"importer"_s, u"desk"_s};
};

void SeveralFilesTest::init()
{
    m_store.reset();
    m_connection.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_database = std::make_unique<TestDatabase>();
    m_connection = m_database->connect();
    m_store = std::make_unique<Store>(*m_connection, m_identity);
}

QString SeveralFilesTest::file(const QString &name, const QByteArray &content) const
{
    QFile written(m_folder->filePath(name));
    if (!written.open(QIODevice::WriteOnly) || written.write(content) != content.size())
        qFatal("The file cannot be written.");
    return written.fileName();
}

ImportOptions SeveralFilesTest::optionsFor(const QStringList &files) const
{
    ImportOptions options;
    options.queue = u"q"_s;
    options.file = files.constFirst();
    options.moreFiles = files.mid(1);
    return options;
}

Outcome<ImportResult> SeveralFilesTest::bringIn(const ImportOptions &options,
                                                const ProgressReport &report)
{
    return Importer(*m_connection, m_identity).bringIn(options, report);
}

/// Of all items, in the order in which they came in.
QStringList SeveralFilesTest::values(const QString &field)
{
    ItemQuery query;
    query.queue = u"q"_s;
    PageRequest request;
    request.limit = 100;
    const auto page = m_store->page(query, request);
    QStringList values;
    if (page)
        for (const Item &item : page->items)
            values << item.record.value(field).toString(u"missing"_s);
    return values;
}

void SeveralFilesTest::theRowsOfAllFilesAreOneDelivery()
{
    const auto result = bringIn(QStringList{file(u"north.csv"_s, "id,name\n1,Ann\n2,Bob\n"),
                                            file(u"south.csv"_s, "id,name\n3,Cid\n"),
                                            file(u"west.csv"_s, "id,name\n")});
    valueOf(result);
    QCOMPARE(result->added, 3);
    QCOMPARE(values(u"name"_s), (QStringList{u"Ann"_s, u"Bob"_s, u"Cid"_s}));
    const Delivery delivery =
        valueOf(DeliveryStore(*m_connection, m_identity).deliveries({})).at(0);
    QCOMPARE(delivery.source, u"north.csv, south.csv, west.csv"_s);
    QCOMPARE(delivery.counts.files, (QStringList{u"north.csv"_s, u"south.csv"_s, u"west.csv"_s}));
    QCOMPARE(delivery.counts.rows, 3);
}

void SeveralFilesTest::aRejectedRowTellsItsFile()
{
    ImportOptions options =
        optionsFor({file(u"a.csv"_s, "id,name\n1,Ann\n"), file(u"b.csv"_s, "id,name\n2,Bob\n3\n")});
    options.rejectsFile = m_folder->filePath(u"rejects.csv"_s);
    const auto result = bringIn(options);
    valueOf(result);
    QCOMPARE(result->rejects.size(), 1);
    QCOMPARE(result->rejects.constFirst().file, u"b.csv"_s);
    QCOMPARE(result->rejects.constFirst().line, 3);
    QFile rejects(options.rejectsFile);
    QVERIFY(rejects.open(QIODevice::ReadOnly));
    QCOMPARE(rejects.readLine(), QByteArray("intray_line,intray_reason,intray_file,id,name\r\n"));
    const QByteArray row = rejects.readLine();
    QVERIFY2(row.startsWith("3,") && row.endsWith(",b.csv,3\r\n"), row);
}

/// Of some it is known when they are read, of others when the database has been asked.
void SeveralFilesTest::rejectedRowsStandInTheOrderOfTheFiles()
{
    valueOf(bringIn(QStringList{file(u"old.csv"_s, "id,name\n1,Ann\n")}));
    ImportOptions options = optionsFor({file(u"a.csv"_s, "id,name\n1,Anna\n2,Bob\n2,Bo\n"),
                                        file(u"b.csv"_s, "id,name\n3\n3,Cid\n2,Bea\n4\n")});
    options.keyColumns = QStringList{u"id"_s};
    options.rejectsFile = m_folder->filePath(u"rejects.csv"_s);
    QStringList places;
    for (const Reject &reject : valueOf(bringIn(options)).rejects)
        places << u"%1:%2"_s.arg(reject.file).arg(reject.line);
    const QStringList inOrder{u"a.csv:2"_s, u"a.csv:4"_s, u"b.csv:2"_s, u"b.csv:4"_s, u"b.csv:5"_s};
    QCOMPARE(places, inOrder);
    QFile rejects(options.rejectsFile);
    QVERIFY(rejects.open(QIODevice::ReadOnly));
    rejects.readLine();
    for (const QString &place : inOrder) {
        const QByteArray row = rejects.readLine();
        QVERIFY2(row.startsWith(place.section(u':', 1).toLatin1() + ',') &&
                     row.contains(',' + place.section(u':', 0, 0).toLatin1() + ','),
                 row);
    }
}

void SeveralFilesTest::aRejectFileOfSeveralComesInAgain()
{
    ImportOptions options =
        optionsFor({file(u"a.csv"_s, "id,name\n1,Ann\n"), file(u"b.csv"_s, "id,name\n1,Bob\n")});
    options.rejectsFile = m_folder->filePath(u"rejects.csv"_s);
    options.keyColumns = QStringList{u"id"_s};
    QCOMPARE(valueOf(bringIn(options)).rejected, 1);
    QFile rejects(options.rejectsFile);
    QVERIFY(rejects.open(QIODevice::ReadOnly));
    QByteArray corrected = rejects.readAll();
    corrected.replace(",1,Bob", ",2,Bob");
    const auto again = bringIn(QStringList{file(u"corrected.csv"_s, corrected)});
    valueOf(again);
    QCOMPARE(again->added, 1);
    QCOMPARE(values(u"intray_file"_s), (QStringList{u"missing"_s, u"missing"_s}));
}

void SeveralFilesTest::aRowThatIsTooShortStaysTooShort()
{
    ImportOptions options = optionsFor({file(u"a.csv"_s, "id,name,city\n1,Ann,Opp\n"),
                                        file(u"b.csv"_s, "city,name,id\nBoaz,Bob\nOpp,Cid,3\n")});
    options.rejectsFile = m_folder->filePath(u"rejects.csv"_s);
    const auto result = bringIn(options);
    valueOf(result);
    QCOMPARE(result->rejects.constFirst().values, (QStringList{u"Boaz"_s, u"Bob"_s}));
    QCOMPARE(values(u"city"_s), (QStringList{u"Opp"_s, u"Opp"_s}));
}

void SeveralFilesTest::oneFileThatCannotBeReadKeepsAllOut()
{
    const QString good = file(u"good.csv"_s, "id,name\n1,Ann\n");
    const QString open = file(u"open.csv"_s, "id,name\n2,\"Bob\n3,Cid\n");
    const auto result = bringIn(QStringList{good, open});
    QVERIFY(!result);
    QVERIFY2(result.error().sentence.contains(u"open.csv"_s), qPrintable(result.error().sentence));
    QVERIFY(!bringIn(QStringList{good, m_folder->filePath(u"missing.csv"_s)}));
    QCOMPARE(values(u"id"_s), QStringList());
    QVERIFY(valueOf(DeliveryStore(*m_connection, m_identity).deliveries({})).isEmpty());
}

void SeveralFilesTest::aFileWithOtherColumnsIsRefusedWithItsName()
{
    const auto result = bringIn(QStringList{file(u"a.csv"_s, "id,name\n1,Ann\n"),
                                            file(u"b.csv"_s, "id,name\n2,Bob\n"),
                                            file(u"c.csv"_s, "id,town\n3,Opp\n")});
    QVERIFY(!result);
    QCOMPARE(result.error().kind, Error::Kind::Invalid);
    QCOMPARE(result.error().sentence,
             u"The file “c.csv” has other columns than “a.csv”. New are: town. Missing are: name. "
             "Nothing was imported."_s);
    QVERIFY(!m_store->queue(u"q"_s));
}

void SeveralFilesTest::otherKindsAreRefused()
{
    const auto result = bringIn(QStringList{file(u"a.csv"_s, "id,name\n1,Ann\n"),
                                            file(u"b.jsonl"_s, "{\"id\":2,\"name\":\"Bob\"}\n")});
    QVERIFY(!result);
    QVERIFY2(result.error().sentence.contains(u"“b.jsonl” is of a different kind than “a.csv”"_s),
             qPrintable(result.error().sentence));
}

void SeveralFilesTest::columnsMayStandInAnotherOrder()
{
    const auto result = bringIn(QStringList{file(u"a.csv"_s, "id,name,note\n1,Ann,\n"),
                                            file(u"b.csv"_s, "note;name;id\n\"\";Bob;2\n")});
    valueOf(result);
    QCOMPARE(values(u"id"_s), (QStringList{u"1"_s, u"2"_s}));
    QCOMPARE(values(u"name"_s), (QStringList{u"Ann"_s, u"Bob"_s}));
}

void SeveralFilesTest::theKeyMustTellTheRowsOfAllFilesApart()
{
    QByteArray many = "label,name\n";
    for (int i = 0; i < 10'100; ++i)
        many += QByteArray::number(i) + ",n" + QByteArray::number(i) + '\n';
    const auto result =
        bringIn(QStringList{file(u"a.csv"_s, many), file(u"b.csv"_s, "label,name\n7,other\n")});
    valueOf(result);
    QCOMPARE(result->keyColumns, QStringList{u"name"_s});
    QCOMPARE(result->added, 10'101);
}

void SeveralFilesTest::aKeyOfAnotherFileIsRejected()
{
    ImportOptions options =
        optionsFor({file(u"a.csv"_s, "id,name\n1,Ann\n"), file(u"b.csv"_s, "id,name\n1,Bob\n")});
    options.keyColumns = QStringList{u"id"_s};
    const auto result = bringIn(options);
    valueOf(result);
    QCOMPARE(result->rejects.constFirst().file, u"b.csv"_s);
    QCOMPARE(result->rejects.constFirst().reason,
             u"An earlier row of these files has the same key, “1”."_s);
}

void SeveralFilesTest::theSameFilesAreKnownInAnotherOrder()
{
    const QString a = file(u"a.csv"_s, "id,name\n1,Ann\n");
    const QString b = file(u"b.csv"_s, "id,name\n2,Bob\n");
    QVERIFY(bringIn(QStringList{a, b}));
    const ImportResult again = valueOf(bringIn(QStringList{b, a}));
    QCOMPARE(again.duplicate, 2);
    QVERIFY2(again.notes.join(u'\n').contains(u"The same files were imported on"_s),
             qPrintable(again.notes.join(u'\n')));
    const ImportResult one = valueOf(bringIn(QStringList{a}));
    QVERIFY(!one.notes.join(u'\n').contains(u"imported on"_s));
}

void SeveralFilesTest::aFileIsNotNamedTwice()
{
    const QString a = file(u"a.csv"_s, "id,name\n1,Ann\n");
    const QString b = file(u"b.csv"_s, "id,name\n2,Bob\n");
    const Error error = errorIn(bringIn(QStringList{a, b, a}));
    QVERIFY2(error.sentence.contains(u"is named twice"_s), qPrintable(error.sentence));
    QVERIFY(!m_store->queue(u"q"_s));
}

void SeveralFilesTest::aFileUnderTwoNamesIsRefused()
{
    const QString a = file(u"a.csv"_s, "id,name\n1,Ann\n");
    const QString b = file(u"b.csv"_s, "id,name\n2,Bob\n");
    std::filesystem::create_hard_link(
        QFileInfo(a).filesystemFilePath(),
        QFileInfo(m_folder->filePath(u"c.csv"_s)).filesystemFilePath());
    QCOMPARE(errorIn(bringIn(QStringList{b, a, m_folder->filePath(u"c.csv"_s)})).sentence,
             u"The file “c.csv” is the same file as “a.csv”, under another name. Nothing was "
             u"imported."_s);
    QVERIFY(!m_store->queue(u"q"_s));
    valueOf(bringIn(QStringList{b, a}));
}

/// Two branches may have had the same to tell, so it is not refused.
void SeveralFilesTest::aCopyIsTold()
{
    const QStringList files{file(u"a.csv"_s, "id,name\n1,Ann\n"),
                            file(u"b.csv"_s, "id,name\n2,Bob\n"),
                            file(u"c.csv"_s, "id,name\n1,Ann\n")};
    const QString told = u"The file “c.csv” has the same content as “a.csv”."_s;
    ImportOptions trial = optionsFor(files);
    trial.dryRun = true;
    QVERIFY(valueOf(bringIn(trial)).notes.contains(told));
    QVERIFY(valueOf(bringIn(files)).notes.contains(told));
    const ImportResult others = valueOf(bringIn(files.mid(0, 2)));
    QVERIFY(!others.notes.join(u'\n').contains(u"same content"_s));
}

void SeveralFilesTest::whatChangesWhileItIsReadKeepsAllOut_data()
{
    QTest::addColumn<int>("which");
    QTest::addColumn<bool>("isTakenAway");
    QTest::newRow("a file that was read grows") << 0 << false;
    QTest::newRow("a file to come grows") << 1 << false;
    QTest::newRow("a file to come goes") << 1 << true;
}

void SeveralFilesTest::whatChangesWhileItIsReadKeepsAllOut()
{
    QFETCH(const int, which);
    QFETCH(const bool, isTakenAway);
    QByteArray many = "id,name\n";
    for (int i = 0; i < 9000; ++i)
        many += QByteArray::number(i) + ",Ann\n";
    ImportOptions options =
        optionsFor({file(u"a.csv"_s, many), file(u"b.csv"_s, "id,name\n9999,Bob\n")});
    options.keyColumns = QStringList{u"id"_s};
    const QString changed = which == 0 ? options.file : options.moreFiles.constFirst();
    bool isDone = false;
    const auto result = bringIn(options, [&](const TransferProgress &) {
        if (std::exchange(isDone, true))
            return;
        if (isTakenAway) {
            QFile::remove(changed);
            return;
        }
        QFile grown(changed);
        QVERIFY(grown.open(QIODevice::Append) && grown.write("9990,Eve\n") > 0);
    });
    QVERIFY(isDone);
    QVERIFY(!result);
    QCOMPARE(result.error().kind, Error::Kind::Unreadable);
    QVERIFY2(result.error().sentence.contains(QFileInfo(changed).fileName()),
             qPrintable(result.error().sentence));
    QVERIFY(!m_store->queue(u"q"_s));
}

void SeveralFilesTest::rejectsReplaceNothingThatIsInUse()
{
    const QString b = file(u"b.csv"_s, "id,name\n2\n");
    ImportOptions options = optionsFor({file(u"a.csv"_s, "id,name\n1,Ann\n"), b});
    for (const QString &taken : {b, m_connection->url().path()}) {
        options.rejectsFile = taken;
        const Error error = errorIn(bringIn(options));
        QVERIFY2(error.sentence.startsWith(u"The rejects cannot be written to “"_s + taken),
                 qPrintable(error.sentence));
    }
    QVERIFY(!m_store->queue(u"q"_s));
}

void SeveralFilesTest::aTrialWritesNothing()
{
    ImportOptions options = optionsFor(
        {file(u"a.csv"_s, "id,name\n1,Ann\n"), file(u"b.csv"_s, "id,name\n2,Bob\n\"3\",\n4\n")});
    options.dryRun = true;
    const ImportResult result = valueOf(bringIn(options));
    QCOMPARE(result.added, 3);
    QCOMPARE(result.rejected, 1);
    QCOMPARE(result.rejects.constFirst().file, u"b.csv"_s);
    QVERIFY(!m_store->queue(u"q"_s));
}

void SeveralFilesTest::eachRowHasTheNameOfItsOwnFile()
{
    ImportOptions options =
        optionsFor({file(u"a.csv"_s, "id,name\n1,Ann\n"), file(u"b.csv"_s, "name,id\nBob,2\n")});
    FieldMapping origin;
    origin.field = u"origin"_s;
    origin.isFileName = true;
    options.mapping.fields << origin;
    const auto result = bringIn(options);
    valueOf(result);
    QCOMPARE(values(u"origin"_s), (QStringList{u"a.csv"_s, u"b.csv"_s}));
    QCOMPARE(values(u"name"_s), (QStringList{u"Ann"_s, u"Bob"_s}));
}

void SeveralFilesTest::jsonLinesMayLeaveFieldsOutInOneFile()
{
    const auto result =
        bringIn(QStringList{file(u"a.jsonl"_s, "{\"id\":1,\"name\":\"Ann\"}\n"),
                            file(u"b.jsonl"_s, "{\"note\":\"late\",\"id\":2}\nno json\n")});
    valueOf(result);
    QCOMPARE(result->added, 2);
    QCOMPARE(result->rejects.constFirst().file, u"b.jsonl"_s);
    QCOMPARE(values(u"note"_s), (QStringList{u"missing"_s, u"late"_s}));
}

void SeveralFilesTest::equalNamesAreToldByTheirFolders()
{
    QVERIFY(QDir(m_folder->path()).mkdir(u"may"_s));
    const QString one = file(u"list.csv"_s, "id,name\n1,Ann\n");
    const QString other = file(u"may/list.csv"_s, "id,name\n2\n");
    const auto result = bringIn(QStringList{one, other});
    valueOf(result);
    QCOMPARE(result->rejects.constFirst().file, QDir::toNativeSeparators(other));
}

void SeveralFilesTest::theFirstRowsTellTheirFiles()
{
    const auto preview = previewImport(optionsFor(
        {file(u"a.csv"_s, "id,name\n1,Ann\n"), file(u"b.csv"_s, "id,name\n2,Bob\n3\n")}));
    valueOf(preview);
    QCOMPARE(preview->files, (QStringList{u"a.csv"_s, u"b.csv"_s}));
    QCOMPARE(preview->lines, (QList<qint64>{2, 2}));
    QCOMPARE(preview->rejects.constFirst().file, u"b.csv"_s);
}

void SeveralFilesTest::progressGoesOverAllFiles()
{
    const QByteArray text = "id,name\n1,Ann\n";
    const QStringList files{file(u"a.csv"_s, text), file(u"b.csv"_s, "id,name\n2,Bob\n")};
    TransferProgress last;
    QVERIFY(bringIn(optionsFor(files), [&](const TransferProgress &progress) { last = progress; }));
    QCOMPARE(last.totalBytes, 2 * text.size());
    QCOMPARE(last.bytes, last.totalBytes);
}

INTRAY_TEST_GUILESS_MAIN(SeveralFilesTest)
#include "tst_severalfiles.moc"
