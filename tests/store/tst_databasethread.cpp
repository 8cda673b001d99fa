// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/databasethread.h"
#include "support/testclass.h"
#include "support/testdatabase.h"
#include "support/testengine.h"

#include <QSqlDatabase>
#include <QSqlQuery>

using namespace intray;
using namespace std::chrono_literals;

class DatabaseThreads : public QObject
{
    Q_OBJECT

private slots:
    void workIsDoneInOrderAwayFromTheCaller();
    void anErrorComesBackAsAValue();
    void aFailedOpeningIsTriedAgain();
    void whatWasHandedInIsDoneBeforeTheEnd();
    void workCancelledBeforeItStartsNeverRuns();
    void cancellingEndsARunningWait();
    void cancellingOneWorkLeavesTheNextAlone();
    void aServersLineIsGivenBackWhenThereIsNothingToDo();
};

static const Identity anna{QStringLiteral("anna"), QStringLiteral("desk")};

void DatabaseThreads::workIsDoneInOrderAwayFromTheCaller()
{
    const TestDatabase database;
    DatabaseThread thread(database.url(), anna, OpenMode::CreateOrUpgrade);
    const auto first =
        thread.run([](Store &store) { return store.addQueue(queueNamed(QStringLiteral("work"))); });
    const auto second =
        thread.run([](Store &store) { return store.queue(QStringLiteral("work")); });
    const auto where =
        thread.run([](Store &) -> Outcome<QThread *> { return QThread::currentThread(); });
    QCOMPARE(valueOf(second.result()).name, QStringLiteral("work"));
    QVERIFY(first.isFinished());
    QVERIFY(valueOf(where.result()) != QThread::currentThread());
}

void DatabaseThreads::anErrorComesBackAsAValue()
{
    const TestDatabase database;
    DatabaseThread thread(database.url(), anna, OpenMode::CreateOrUpgrade);
    const auto answer =
        thread.run([](Store &store) { return store.queue(QStringLiteral("none")); });
    QCOMPARE(errorIn(answer.result()).kind, Error::Kind::NotFound);
}

void DatabaseThreads::aFailedOpeningIsTriedAgain()
{
    const TestDatabase database;
    DatabaseThread thread(database.url(), anna, OpenMode::Existing);
    const auto queues = [&thread] {
        return thread.run([](Store &store) { return store.queues(); }).result();
    };
    QCOMPARE(errorIn(queues()).kind, Error::Kind::NotFound);
    database.connect();
    QVERIFY(valueOf(queues()).isEmpty());
}

void DatabaseThreads::whatWasHandedInIsDoneBeforeTheEnd()
{
    const TestDatabase database;
    {
        DatabaseThread thread(database.url(), anna, OpenMode::CreateOrUpgrade);
        thread.run([](Store &store) { return store.addQueue(queueNamed(QStringLiteral("work"))); });
        for (int i = 0; i < 20; ++i)
            thread.run([i](Store &store) {
                return store.addItem(QStringLiteral("work"), newItem(QString::number(i)));
            });
    }
    Person bert(database, QStringLiteral("bert"));
    QCOMPARE(valueOf(bert.store.claimNext({QStringLiteral("work")}, 50)).items.size(), 20);
}

void DatabaseThreads::workCancelledBeforeItStartsNeverRuns()
{
    const TestDatabase database;
    DatabaseThread thread(database.url(), anna, OpenMode::CreateOrUpgrade);
    Cancellation cancellation;
    cancellation.cancel();
    std::atomic_bool ran = false;
    const auto answer = thread.run(
        [&ran](Store &) -> Outcome<Done> {
            ran = true;
            return Done{};
        },
        cancellation);
    QCOMPARE(errorIn(answer.result()).kind, Error::Kind::Cancelled);
    QVERIFY(!ran);
}

/// Somebody who keeps the database to himself, with a program that knows nothing of Intray.
class Blocker
{
public:
    explicit Blocker(const TestDatabase &database)
    {
        m_raw = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("blocker"));
        m_raw.setDatabaseName(database.path());
        m_raw.open();
        QSqlQuery(m_raw).exec(QStringLiteral("BEGIN IMMEDIATE"));
    }
    ~Blocker()
    {
        m_raw = {};
        QSqlDatabase::removeDatabase(QStringLiteral("blocker"));
    }

private:
    QSqlDatabase m_raw;
};

void DatabaseThreads::cancellingEndsARunningWait()
{
    const TestDatabase database;
    database.connect();
    const Blocker blocker(database);
    DatabaseThread thread(database.url(), anna, OpenMode::Existing);
    Cancellation cancellation;
    std::atomic_bool started = false;
    const auto answer = thread.run(
        [&started](Store &store) {
            started = true;
            return store.addQueue(queueNamed(QStringLiteral("work")));
        },
        cancellation);
    QTRY_VERIFY(started);
    thread.cancel(cancellation);
    QCOMPARE(errorIn(answer.result()).kind, Error::Kind::Cancelled);
}

void DatabaseThreads::cancellingOneWorkLeavesTheNextAlone()
{
    const TestDatabase database;
    DatabaseThread thread(database.url(), anna, OpenMode::CreateOrUpgrade);
    for (int i = 0; i < 200; ++i) {
        Cancellation cancellation;
        const auto first = thread.run([](Store &store) { return store.queues(); }, cancellation);
        const auto second = thread.run([](Store &store) { return store.now(); });
        thread.cancel(cancellation);
        QVERIFY(second.result().has_value());
    }
}

void DatabaseThreads::aServersLineIsGivenBackWhenThereIsNothingToDo()
{
    const auto server = databaseOf(QStringLiteral("postgresql"));
    const Person known(*server, QStringLiteral("anna"));
    DatabaseThread thread(server->loginOf(QStringLiteral("anna")), anna, OpenMode::Existing);
    thread.giveBackAfter(1ms);
    const auto queues = [&] { return thread.run([](Store &store) { return store.queues(); }); };
    valueOf(queues().result());
    QCOMPARE(thread.connections(), 1);
    QTRY_VERIFY((valueOf(queues().result()), thread.connections() > 1));
}

INTRAY_TEST_GUILESS_MAIN(DatabaseThreads)
#include "tst_databasethread.moc"
