// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "support/testdatabase.h"

#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>

#include <memory>

using namespace intray;

/// A database whose files are moved or deleted while it is in use.
class TakenAway : public QObject
{
    Q_OBJECT

private slots:
    void filesThatAreTakenAwayUnderUsAreNoticed_data();
    void filesThatAreTakenAwayUnderUsAreNoticed();
    void whatWasFinishedIsInTheFileThatWasMoved_data();
    void whatWasFinishedIsInTheFileThatWasMoved();
    void nobodyOpensAMovedFileWhoseLogIsInUse();
    void anotherFileInItsPlaceGetsNothingOfTheLog();
    void aFileThatSomebodyOpenedElsewhereIsLeftAsItIs();
    void whatWasFinishedIsThereWithoutTheLog();
};

/// Of a file that nobody of ours has open.
static int countOfItems(const QString &path)
{
    int items = -1;
    {
        QSqlDatabase database =
            QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("look"));
        database.setDatabaseName(path);
        QSqlQuery query(database);
        if (database.open() && query.exec(QStringLiteral("SELECT count(*) FROM item")) &&
            query.next())
            items = query.value(0).toInt();
    }
    QSqlDatabase::removeDatabase(QStringLiteral("look"));
    return items;
}

static void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        qFatal("%s", qPrintable(path));
    file.write(bytes);
}

/// A database of one item, that somebody has open.
struct UsedDatabase
{
    UsedDatabase()
    {
        valueOf(anna->store.addQueue(queueNamed(QStringLiteral("q"))));
        valueOf(anna->store.addItem(QStringLiteral("q"), newItem(QStringLiteral("a"))));
    }
    bool move() const { return QFile::rename(database.path(), away); }
    Error errorOfTheNext() const
    {
        return errorIn(anna->store.addItem(QStringLiteral("q"), newItem(QStringLiteral("b"))));
    }

    const TestDatabase database;
    const QString away = database.path() + QStringLiteral(".away");
    std::unique_ptr<Person> anna = std::make_unique<Person>(database, QStringLiteral("anna"));
};

void TakenAway::filesThatAreTakenAwayUnderUsAreNoticed_data()
{
    QTest::addColumn<QString>("ending");
    QTest::addColumn<bool>("isReplaced");
    QTest::newRow("the log deleted") << QStringLiteral("-wal") << false;
    QTest::newRow("the log replaced") << QStringLiteral("-wal") << true;
    QTest::newRow("the file moved") << QString() << false;
    QTest::newRow("the file replaced") << QString() << true;
}

void TakenAway::filesThatAreTakenAwayUnderUsAreNoticed()
{
    QFETCH(QString, ending);
    QFETCH(bool, isReplaced);
    const QString queue = QStringLiteral("q");
    const TestDatabase database;
    Person anna(database, QStringLiteral("anna"));
    valueOf(anna.store.addQueue(queueNamed(queue)));
    const QString path = database.path() + ending;
    const QString away = path + QStringLiteral(".away");
    QVERIFY(QFile::rename(path, away));
    if (isReplaced)
        write(path, "another");
    const Error error = errorIn(anna.store.addItem(queue, newItem(QStringLiteral("a"))));
    QCOMPARE(error.kind, Error::Kind::Damaged);
    QVERIFY2(error.sentence.contains(QStringLiteral("was moved")), qPrintable(error.sentence));
    QVERIFY(!isReplaced || QFile::remove(path));
    QVERIFY(QFile::rename(away, path));
    valueOf(anna.store.addItem(queue, newItem(QStringLiteral("a"))));
}

void TakenAway::whatWasFinishedIsInTheFileThatWasMoved_data()
{
    QTest::addColumn<bool>("isUsed");
    QTest::newRow("and is used once more") << true;
    QTest::newRow("and is closed") << false;
}

void TakenAway::whatWasFinishedIsInTheFileThatWasMoved()
{
#ifdef Q_OS_LINUX
    QFETCH(bool, isUsed);
    UsedDatabase used;
    QVERIFY(used.move());
    if (isUsed) {
        const Error error = used.errorOfTheNext();
        QVERIFY2(error.sentence.contains(QStringLiteral("it is \"%1\" now").arg(used.away)),
                 qPrintable(error.sentence));
    }
    used.anna.reset();
    QCOMPARE(countOfItems(used.away), 1);
#endif
}

void TakenAway::nobodyOpensAMovedFileWhoseLogIsInUse()
{
#ifdef Q_OS_LINUX
    UsedDatabase used;
    QVERIFY(used.move());
    const DatabaseLogin elsewhere(DatabaseUrl::sqlite(used.away), {});
    const auto refused = Connection::open(elsewhere, OpenMode::Existing);
    QVERIFY(!refused);
    QVERIFY2(refused.error().sentence.contains(QStringLiteral("was moved while a program")),
             qPrintable(refused.error().sentence));
    QVERIFY(!QFile::exists(used.away + QStringLiteral("-wal")));
    used.anna.reset();
    QVERIFY(Connection::open(elsewhere, OpenMode::Existing));
    QCOMPARE(countOfItems(used.away), 1);
#endif
}

void TakenAway::anotherFileInItsPlaceGetsNothingOfTheLog()
{
#ifdef Q_OS_LINUX
    const TestDatabase other;
    {
        Person bert(other, QStringLiteral("bert"));
        valueOf(bert.store.addQueue(queueNamed(QStringLiteral("q"))));
    }
    UsedDatabase used;
    QVERIFY(used.move());
    QVERIFY(QFile::rename(other.path(), used.database.path()));
    used.anna.reset();
    QCOMPARE(countOfItems(used.database.path()), 0);
    QCOMPARE(countOfItems(used.away), 1);
#endif
}

void TakenAway::aFileThatSomebodyOpenedElsewhereIsLeftAsItIs()
{
#ifdef Q_OS_LINUX
    UsedDatabase used;
    QVERIFY(used.move());
    write(used.away + QStringLiteral("-wal"), "another's");
    const Error error = used.errorOfTheNext();
    QVERIFY2(
        error.sentence.contains(QStringLiteral("the log \"%1-wal\"").arg(used.database.path())),
        qPrintable(error.sentence));
#endif
}

void TakenAway::whatWasFinishedIsThereWithoutTheLog()
{
    UsedDatabase used;
    if (!QFile::remove(used.database.path() + QStringLiteral("-wal")))
        QSKIP("the system lets nobody delete it");
    const Error error = used.errorOfTheNext();
    QVERIFY2(error.sentence.contains(QStringLiteral("is in the database")),
             qPrintable(error.sentence));
    used.anna.reset();
    QCOMPARE(countOfItems(used.database.path()), 1);
}

INTRAY_TEST_GUILESS_MAIN(TakenAway)
#include "tst_takenawaydatabase.moc"
