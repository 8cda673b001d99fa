// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctlfixture.h"
#include "faults/serverground.h"
#include "session/worker/worker.h"
#include "support/testclass.h"
#include "support/testdatabase.h"

#include <QSignalSpy>

using namespace intray;
using namespace intray::faults;
using namespace Qt::StringLiterals;

/// Programs that go on by themselves, at three servers of which the first dies: the second stays a
/// standby, the third takes over.
class FaultsStandbyTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aWorkerLeavesAStandbyForTheServerThatTookOver();
    void aWorkerThatStopsDoesNotWaitForAServerThatCanBeWritten();
    void whatAWorkerCannotTellEndsItWithASentence();
    void aSweeperLeavesAStandbyToo();
    void aStandbyCountsWhatIsOpenByItself();

private:
    QString address(const QString &user) const;
    std::unique_ptr<Connection> connectTo(const PostgresServer &server) const;
    std::unique_ptr<Worker> workerOf(const QString &script, int parallel) const;
    bool wasSeen(const QString &what, const QString &answer);
    bool wasAtTheFirstStandby(const QString &user);
    bool hasSwept(const QString &user);
    void loseThePrimary();

    std::unique_ptr<ServerGround> m_primary;
    std::unique_ptr<PostgresServer> m_stays;
    std::unique_ptr<PostgresServer> m_successor;
    std::unique_ptr<QTemporaryDir> m_folder;
    QList<ItemId> m_items;
    QSet<QString> m_seen;
};

void FaultsStandbyTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_primary = ServerGround::on(u"postgresql"_s);
    m_primary->welcome(u"robot"_s, {Role::Worker, Role::Importer, Role::Supervisor});
    const auto connection = m_primary->connect(u"robot"_s);
    Store store(*connection, {});
    valueOf(store.addQueue(queueNamed(u"work"_s)));
    m_items.clear();
    m_seen.clear();
    for (int n = 0; n < 3; ++n)
        m_items << valueOf(store.addItem(u"work"_s, newItem(u"key-%1"_s.arg(n))));
    m_stays = postgresOf(*m_primary).standby(false);
    m_successor = postgresOf(*m_primary).standby(false);
}

void FaultsStandbyTest::cleanup()
{
    m_successor.reset();
    m_stays.reset();
    m_primary.reset();
}

QString FaultsStandbyTest::address(const QString &user) const
{
    return u"postgresql://%1@127.0.0.1:%2,127.0.0.1:%3,127.0.0.1:%4/intray?sslmode=disable"_s.arg(
        user, QString::number(m_primary->port()), QString::number(m_stays->port()),
        QString::number(m_successor->port()));
}

std::unique_ptr<Connection> FaultsStandbyTest::connectTo(const PostgresServer &server) const
{
    return m_primary->connect(m_primary->login(u"robot"_s, server.port()));
}

/// Its commands say that they run and wait until they may end.
std::unique_ptr<Worker> FaultsStandbyTest::workerOf(const QString &script, int parallel) const
{
    WorkOrder order;
    order.queue = u"work"_s;
    order.program = u"/bin/sh"_s;
    order.arguments = {u"-c"_s, u"cd '%1'; %2"_s.arg(m_folder->path(), script)};
    order.parallel = parallel;
    const DatabaseLogin login{valueOf(DatabaseUrl::fromText(address(u"robot"_s))),
                              Password(ServerGround::password())};
    auto worker = std::make_unique<Worker>(login, Identity{u"robot"_s, u"here"_s}, order);
    worker->start();
    return worker;
}

/// Sessions come and go between two looks of one wait: once seen is enough.
bool FaultsStandbyTest::wasSeen(const QString &what, const QString &answer)
{
    if (answer.trimmed() == u"t"_s)
        m_seen.insert(what);
    return m_seen.contains(what);
}

bool FaultsStandbyTest::wasAtTheFirstStandby(const QString &user)
{
    return wasSeen(
        u"standby"_s,
        m_stays->sql(
            u"SELECT count(*) > 0 FROM pg_stat_activity WHERE usename = '%1'"_s.arg(user)));
}

bool FaultsStandbyTest::hasSwept(const QString &user)
{
    return wasSeen(u"swept"_s,
                   m_primary->sql(u"SELECT count(*) > 0 FROM pg_stat_activity WHERE usename = '%1' "
                                  "AND query LIKE '%intray.%'"_s.arg(user)));
}

/// When both standbys have all that was written.
void FaultsStandbyTest::loseThePrimary()
{
    const QString written = m_primary->sql(u"SELECT pg_current_wal_lsn()"_s).trimmed();
    for (const auto *standby : {m_stays.get(), m_successor.get()})
        QTRY_COMPARE_WITH_TIMEOUT(
            standby->sql(u"SELECT pg_last_wal_replay_lsn() >= '%1'"_s.arg(written)).trimmed(),
            u"t"_s, 30'000);
    postgresOf(*m_primary).stop(Stop::Killed);
}

static const QString untilLetGo =
    u"touch up-$INTRAY_KEY; until test -e go; do sleep 0.02; done; echo '{\"n\": 1}'"_s;

void FaultsStandbyTest::aWorkerLeavesAStandbyForTheServerThatTookOver()
{
    const auto worker = workerOf(untilLetGo, 3);
    QSignalSpy told(worker.get(), &Worker::told);
    for (int n = 0; n < 3; ++n)
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(m_folder->filePath(u"up-key-%1"_s.arg(n))), 30'000);
    loseThePrimary();
    QVERIFY(QFile(m_folder->filePath(u"go"_s)).open(QIODevice::WriteOnly));
    QTRY_VERIFY_WITH_TIMEOUT(wasAtTheFirstStandby(u"robot"_s), 60'000);
    m_successor->promote();
    QTRY_COMPARE_WITH_TIMEOUT(worker->count().done, 3, 60'000);
    const auto connection = connectTo(*m_successor);
    Store store(*connection, {});
    for (const ItemId item : m_items) {
        QCOMPARE(valueOf(store.detail(item)).item.state, intray::State::Done);
        const auto history = valueOf(store.history(item));
        QCOMPARE(
            std::count_if(history.begin(), history.end(),
                          [](const Event &event) { return event.kind == EventKind::Completed; }),
            1);
    }
    QVERIFY(valueOf(store.mine()).isEmpty());
    QTRY_COMPARE_WITH_TIMEOUT(told.last().first().toString(), u"The database answers again."_s,
                              10'000);
}

/// It holds nothing: there is nothing to wait for.
void FaultsStandbyTest::aWorkerThatStopsDoesNotWaitForAServerThatCanBeWritten()
{
    const auto worker = workerOf(u"true"_s, 2);
    QTRY_COMPARE_WITH_TIMEOUT(worker->count().done, 3, 30'000);
    loseThePrimary();
    QTRY_VERIFY_WITH_TIMEOUT(wasAtTheFirstStandby(u"robot"_s), 60'000);
    QSignalSpy finished(worker.get(), &Worker::finished);
    worker->stop();
    QVERIFY(!finished.isEmpty() || finished.wait(60'000));
}

void FaultsStandbyTest::whatAWorkerCannotTellEndsItWithASentence()
{
    const auto worker = workerOf(untilLetGo, 3);
    QSignalSpy told(worker.get(), &Worker::told);
    for (int n = 0; n < 3; ++n)
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(m_folder->filePath(u"up-key-%1"_s.arg(n))), 30'000);
    loseThePrimary();
    QVERIFY(QFile(m_folder->filePath(u"go"_s)).open(QIODevice::WriteOnly));
    QTRY_VERIFY_WITH_TIMEOUT(wasAtTheFirstStandby(u"robot"_s), 60'000);
    QSignalSpy finished(worker.get(), &Worker::finished);
    worker->stop();
    QVERIFY(finished.wait(90'000));
    QVERIFY2(told.last().first().toString().contains(u"3 items stay locked"_s) ||
                 told.last().first().toString().contains(u"3 item(s) stay locked"_s),
             qPrintable(told.last().first().toString()));
}

void FaultsStandbyTest::aSweeperLeavesAStandbyToo()
{
    QProcess sweeper;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"INTRAY_PASSWORD"_s, ServerGround::password());
    sweeper.setProcessEnvironment(environment);
    sweeper.start(CtlFixture::program(),
                  {u"-d"_s, address(u"robot"_s), u"sweep"_s, u"--every"_s, u"1s"_s});
    QTRY_VERIFY_WITH_TIMEOUT(hasSwept(u"robot"_s), 30'000);
    loseThePrimary();
    QTRY_VERIFY_WITH_TIMEOUT(wasAtTheFirstStandby(u"robot"_s), 60'000);
    m_successor->promote();
    const auto connection = connectTo(*m_successor);
    Store store(*connection, {});
    Queue brief = queueNamed(u"brief"_s);
    brief.lockDuration = std::chrono::seconds(1);
    valueOf(store.addQueue(brief));
    valueOf(store.addItem(u"brief"_s, newItem(u"a"_s)));
    const ItemId item = valueOf(store.claimNext({u"brief"_s})).items.constFirst().id;
    QTRY_COMPARE_WITH_TIMEOUT(valueOf(store.history(item)).constLast().kind, EventKind::Expired,
                              60'000);
    sweeper.terminate();
    QVERIFY(sweeper.waitForFinished());
    QCOMPARE(sweeper.exitCode(), 0);
}

/// What the servers keep for one another is not there.
void FaultsStandbyTest::aStandbyCountsWhatIsOpenByItself()
{
    const auto atStandby = connectTo(*m_stays);
    Store store(*atStandby, atStandby->identityFor({}));
    QTRY_COMPARE_WITH_TIMEOUT(valueOf(store.countsToday(u"work"_s)).open, 3, 30'000);
}

INTRAY_TEST_GUILESS_MAIN(FaultsStandbyTest)
#include "tst_faults_standby.moc"
