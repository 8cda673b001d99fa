// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/sqlite/endedatonce.h"
#include "store/line/sqlite/networkfolder.h"
#include "store/line/sqlite/sqlitefile.h"
#include "support/testclass.h"
#include "support/testdatabase.h"

#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>

using namespace intray;

class Connections : public QObject
{
    Q_OBJECT

private slots:
    void aMissingFileIsNotMadeByMistake();
    void aFreshFileGetsTheSchemaOnce();
    void twoWhoCreateAtOnceBothSucceed();
    void aTextFileIsNotADatabase();
    void aFolderIsNotADatabase();
    void aDatabaseWithoutQueuesSaysHowToMakeThem();
    void aNewerDatabaseIsLeftAlone();
    void aDamagedFileSaysSo();
    void aFileOnANetworkShareIsRefused();
    void urlsNameFilesAndNothingElse();
    void theLogNeverCheckpointsByItself();
    void theLogStaysBounded_data();
    void theLogStaysBounded();
    void interruptingEndsTheWait();
    void anInterruptBeforeTheFirstRowIsNotLost();
};

static Error openError(const DatabaseUrl &url, OpenMode mode)
{
    return errorIn(Connection::open(url, mode));
}

static void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        qFatal("%s", qPrintable(path));
    file.write(bytes);
}

/// Runs statements on a file behind Intray's back.
static void runRaw(const QString &path, const QStringList &statements)
{
    {
        QSqlDatabase raw =
            QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("raw"));
        raw.setDatabaseName(path);
        raw.open();
        QSqlQuery query(raw);
        for (const QString &statement : statements)
            if (!query.exec(statement))
                qFatal("%s", qPrintable(statement));
    }
    QSqlDatabase::removeDatabase(QStringLiteral("raw"));
}

void Connections::aMissingFileIsNotMadeByMistake()
{
    const TestDatabase database;
    QCOMPARE(openError(database.url(), OpenMode::Existing).kind, Error::Kind::NotFound);
    QVERIFY(!QFile::exists(database.path()));
}

void Connections::aFreshFileGetsTheSchemaOnce()
{
    const TestDatabase database;
    QCOMPARE(database.connect()->schemaResult(), SchemaResult::Created);
    const auto again = database.connect(OpenMode::Existing);
    QCOMPARE(again->schemaResult(), SchemaResult::UpToDate);
    QVERIFY(again->schemaVersion() >= 1);
}

void Connections::twoWhoCreateAtOnceBothSucceed()
{
    for (int round = 0; round < 10; ++round) {
        const TestDatabase database;
        std::atomic_int failed = 0;
        QList<QThread *> threads;
        for (int i = 0; i < 4; ++i)
            threads << QThread::create([&] {
                if (!Connection::open(database.url(), OpenMode::CreateOrUpgrade))
                    ++failed;
            });
        for (QThread *thread : threads)
            thread->start();
        for (QThread *thread : threads)
            thread->wait();
        qDeleteAll(threads);
        QCOMPARE(failed.load(), 0);
    }
}

void Connections::aTextFileIsNotADatabase()
{
    const TestDatabase database;
    write(database.path(), "Dear Sir or Madam, this is a letter and no database at all.");
    for (const OpenMode mode : {OpenMode::Existing, OpenMode::CreateOrUpgrade})
        QCOMPARE(openError(database.url(), mode).kind, Error::Kind::NotADatabase);
}

void Connections::aFolderIsNotADatabase()
{
    const TestDatabase database;
    QCOMPARE(openError(DatabaseUrl::sqlite(database.folder()), OpenMode::Existing).kind,
             Error::Kind::NotADatabase);
}

void Connections::aDatabaseWithoutQueuesSaysHowToMakeThem()
{
    const TestDatabase database;
    runRaw(database.path(), {QStringLiteral("CREATE TABLE customer (id INTEGER)")});
    for (const OpenMode mode : {OpenMode::Existing, OpenMode::CreateOrUpgrade}) {
        const Error error = openError(database.url(), mode);
        QCOMPARE(error.kind, Error::Kind::OlderSchema);
        QVERIFY(error.sentence.contains(QStringLiteral("intrayctl init")));
    }
    QVERIFY(Connection::open(database.url(), OpenMode::AddTables).has_value());
}

void Connections::aNewerDatabaseIsLeftAlone()
{
    const TestDatabase database;
    database.connect();
    runRaw(database.path(),
           {QStringLiteral(
               "INSERT INTO schema_version VALUES (9999, 'from the future', '2099-01-01')")});
    for (const OpenMode mode : {OpenMode::Existing, OpenMode::CreateOrUpgrade})
        QCOMPARE(openError(database.url(), mode).kind, Error::Kind::NewerSchema);
}

void Connections::aDamagedFileSaysSo()
{
    const TestDatabase database;
    database.connect();
    QFile file(database.path());
    QVERIFY(file.open(QIODevice::ReadWrite));
    file.seek(100);
    file.write(QByteArray(4000, '\x5a'));
    file.close();
    const Error error = openError(database.url(), OpenMode::Existing);
    QCOMPARE(error.kind, Error::Kind::Damaged);
    QVERIFY(!error.sentence.isEmpty());
}

void Connections::aFileOnANetworkShareIsRefused()
{
    for (const char *type : {"nfs", "nfs4", "cifs", "smb3", "fuse.sshfs", "9p"})
        QVERIFY2(isNetworkFileSystem(type), type);
    for (const char *type : {"ext4", "btrfs", "tmpfs", "xfs", "overlay", "fuseblk", "NTFS", "apfs"})
        QVERIFY2(!isNetworkFileSystem(type), type);
    QVERIFY(!isOnNetwork(QDir::tempPath()));
#ifdef Q_OS_WIN
    QVERIFY(isOnNetwork(QStringLiteral("//server/share/intray")));
    QVERIFY(isOnNetwork(QStringLiteral("\\\\?\\UNC\\server\\share")));
#endif
}

void Connections::urlsNameFilesAndNothingElse()
{
    const QString folder =
        QFileInfo(QStringLiteral("/a")).absoluteFilePath(); // on Windows with its drive
    QCOMPARE(valueOf(DatabaseUrl::fromText(QStringLiteral("sqlite:%1/b.db").arg(folder))).path(),
             folder + QStringLiteral("/b.db"));
    QCOMPARE(valueOf(DatabaseUrl::fromText(folder + QStringLiteral("/./b.db"))).text(),
             QStringLiteral("sqlite:%1/b.db").arg(folder));
    QCOMPARE(errorIn(DatabaseUrl::fromText(QStringLiteral("oracle:x"))).kind, Error::Kind::Invalid);
    QCOMPARE(errorIn(DatabaseUrl::fromText(QString())).kind, Error::Kind::Invalid);
}

void Connections::theLogNeverCheckpointsByItself()
{
    const TestDatabase database;
    Person anna(database, QStringLiteral("anna"));
    valueOf(anna.store.addQueue(queueNamed(QStringLiteral("work"))));
    const qint64 before = QFileInfo(database.path()).size();
    for (int i = 0; i < 50; ++i) // below the size at which a checkpoint is due
        valueOf(anna.store.addItem(QStringLiteral("work"), newItem(QString::number(i))));
    QCOMPARE(QFileInfo(database.path()).size(), before);
    QVERIFY(QFileInfo(database.path() + QStringLiteral("-wal")).size() > 0);
}

/// Another program may have made its file with pages of another size.
static void setPageSize(const QString &path, int bytes)
{
    {
        QSqlDatabase file = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), path);
        file.setDatabaseName(path);
        QVERIFY(file.open());
        QSqlQuery query(file);
        QVERIFY(query.exec(QStringLiteral("PRAGMA journal_mode = DELETE")));
        query.finish();
        QVERIFY(query.exec(QStringLiteral("PRAGMA page_size = %1").arg(bytes)));
        QVERIFY(query.exec(QStringLiteral("VACUUM")));
    }
    QSqlDatabase::removeDatabase(path);
}

void Connections::theLogStaysBounded_data()
{
    QTest::addColumn<int>("page");
    QTest::newRow("small pages") << 1024;
    QTest::newRow("Intray's pages") << 4096;
    QTest::newRow("large pages") << 65536;
}

void Connections::theLogStaysBounded()
{
    QFETCH(int, page);
    const TestDatabase database;
    database.connect();
    setPageSize(database.path(), page);
    database.administer(QStringLiteral("PRAGMA journal_mode = WAL"));
    Person anna(database, QStringLiteral("anna"));
    Person bert(database, QStringLiteral("bert"));
    valueOf(anna.store.addQueue(queueNamed(QStringLiteral("work"))));
    qint64 largest = 0;
    for (int i = 0; i < 1500; ++i) {
        Person &person = i % 2 == 0 ? anna : bert;
        valueOf(person.store.addItem(QStringLiteral("work"), newItem(QString::number(i))));
        largest = std::max(largest, QFileInfo(database.path() + QStringLiteral("-wal")).size());
    }
    QVERIFY2(largest > 3'000'000 && largest < 8'000'000, qPrintable(QString::number(largest)));
}

void Connections::anInterruptBeforeTheFirstRowIsNotLost()
{
    const TestDatabase database;
    Person anna(database, QStringLiteral("anna"));
    Connection::Private &line = anna.connection->d();
    const EndedAtOnce ended(line.session->handle(), line.session->interruptFlag());
    line.session->interrupt();
    bool isEnded = false;
    try {
        line.runner->query(
            QStringLiteral("WITH RECURSIVE n (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) "
                           "SELECT max(x) FROM n"));
    } catch (const SqlFailure &) {
        isEnded = true;
    }
    QVERIFY(isEnded);
}

void Connections::interruptingEndsTheWait()
{
    const TestDatabase database;
    Person anna(database, QStringLiteral("anna"));
    valueOf(anna.store.addQueue(queueNamed(QStringLiteral("work"))));
    QSqlDatabase raw =
        QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("blocker"));
    raw.setDatabaseName(database.path());
    raw.open();
    QSqlQuery blocker(raw);
    QVERIFY(blocker.exec(QStringLiteral("BEGIN IMMEDIATE")));
    std::unique_ptr<QThread> interrupter(QThread::create([&] { anna.connection->interrupt(); }));
    interrupter->start();
    QCOMPARE(errorIn(anna.store.claimNext({QStringLiteral("work")})).kind, Error::Kind::Cancelled);
    interrupter->wait();
    blocker = QSqlQuery();
    raw = {};
    QSqlDatabase::removeDatabase(QStringLiteral("blocker"));
}

INTRAY_TEST_GUILESS_MAIN(Connections)
#include "tst_connection.moc"
