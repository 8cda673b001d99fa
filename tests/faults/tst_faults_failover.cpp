// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults/raceground.h"
#include "faults/racers.h"
#include "faults/serverground.h"
#include "store/line/connection_p.h"
#include "support/testclass.h"
#include "support/testdatabase.h"

#include <QElapsedTimer>
#include <QThread>

#include <ctime>

using namespace intray;
using namespace intray::faults;
using namespace Qt::StringLiterals;

/// A pair of PostgreSQL servers, of which the first dies. A pair that is whole serves the next test
/// too.
class FaultsFailoverTest : public QObject
{
    Q_OBJECT

private slots:
    void cleanup();
    void clientsGoOnAtThePromotedStandbyAndLoseNothing();
    void aStandbyLetsPeopleLookButNotWrite();
    void whatAStandbyStopsReadingIsToldAsSuch();
    void untilOneTakesOverTheServersAreBusy();
    void onALaggingStandbyAnUnknownLockIsLost();
    void cleanupTestCase();

private:
    void prepare(bool synchronous, std::chrono::seconds lockDuration);
    QString addressOfBoth(const QString &user) const;
    std::unique_ptr<Connection> connectToStandby(const QString &user) const;
    void waitUntilStandbyHasAll() const;
    bool goesOn(const QString &racer, qint64 since) const;
    Ending endingOfStandby() const;

    std::unique_ptr<ServerGround> m_primary;
    std::unique_ptr<PostgresServer> m_standby;
    std::unique_ptr<Racers> m_racers;
};

void FaultsFailoverTest::cleanup()
{
    if (m_racers)
        m_racers->killAll();
    m_racers.reset();
    if (m_primary && !postgresOf(*m_primary).isRunning()) {
        m_standby.reset();
        m_primary.reset();
    }
}

void FaultsFailoverTest::cleanupTestCase()
{
    m_standby.reset();
    m_primary.reset();
}

void FaultsFailoverTest::prepare(bool synchronous, std::chrono::seconds lockDuration)
{
    if (m_primary)
        return;
    m_primary = ServerGround::on(u"postgresql"_s);
    m_standby = postgresOf(*m_primary).standby(synchronous);
    m_primary->welcome(u"importer"_s, {Role::Importer});
    QCOMPARE(makeRace(m_primary->login(u"importer"_s), OpenMode::Existing, 500, lockDuration),
             QString());
}

QString FaultsFailoverTest::addressOfBoth(const QString &user) const
{
    return u"postgresql://%1@127.0.0.1:%2,127.0.0.1:%3/intray?sslmode=disable"_s.arg(
        user, QString::number(m_primary->port()), QString::number(m_standby->port()));
}

std::unique_ptr<Connection> FaultsFailoverTest::connectToStandby(const QString &user) const
{
    return m_primary->connect(m_primary->login(user, m_standby->port()));
}

/// Until the standby shows what the primary has written so far.
void FaultsFailoverTest::waitUntilStandbyHasAll() const
{
    const QString written = m_primary->sql(u"SELECT pg_current_wal_lsn()"_s).trimmed();
    QTRY_COMPARE_WITH_TIMEOUT(
        m_standby->sql(u"SELECT pg_last_wal_replay_lsn() >= '%1'"_s.arg(written)).trimmed(), u"t"_s,
        20'000);
}

static qint64 monotonicNow()
{
    timespec now = {};
    clock_gettime(CLOCK_MONOTONIC, &now);
    return qint64(now.tv_sec) * 1'000'000'000 + now.tv_nsec;
}

/// Whether this racer has written something since then.
bool FaultsFailoverTest::goesOn(const QString &racer, qint64 since) const
{
    const QList<Attempt> attempts = m_racers->attemptsOf(racer);
    return std::any_of(attempts.begin(), attempts.end(), [since](const Attempt &attempt) {
        return attempt.begin > since && attempt.succeeded() && attempt.what != u"mine"_s;
    });
}

Ending FaultsFailoverTest::endingOfStandby() const
{
    return endingOf(m_primary->questions(), [this](const QString &statement) {
        return m_standby->sql(statement, u"intray"_s);
    });
}

void FaultsFailoverTest::clientsGoOnAtThePromotedStandbyAndLoseNothing()
{
    prepare(true, std::chrono::seconds(60));
    QRandomGenerator dice = faultDice();
    m_racers = std::make_unique<Racers>();
    for (int i = 0; i < 6; ++i) {
        const QString name = u"worker%1"_s.arg(i);
        m_primary->welcome(name, {Role::Clerk, Role::Worker, Role::Importer});
        m_racers->start(name, addressOfBoth(name), dice.generate());
    }
    for (const QString &name : m_racers->names())
        QTRY_VERIFY_WITH_TIMEOUT(m_racers->attemptsOf(name).size() > 50, 30'000);

    QElapsedTimer clock;
    clock.start();
    postgresOf(*m_primary).stop(Stop::Killed);
    m_standby->promote();
    const qint64 promoted = monotonicNow();
    const qint64 promotion = clock.restart();
    for (const QString &name : m_racers->names())
        QTRY_VERIFY_WITH_TIMEOUT(goesOn(name, promoted), 5'000);
    qInfo("promoted %lld ms after the crash; everybody goes on %lld ms later", promotion,
          clock.elapsed());
    for (const QString &name : m_racers->names()) // and really works there
        QTRY_VERIFY_WITH_TIMEOUT(m_racers->attemptsOf(name).size() > 100, 30'000);
    m_racers->killAll();

    const QList<Attempt> attempts = m_racers->attempts();
    for (const Attempt &attempt : attempts)
        if ((attempt.phase.isEmpty() || attempt.phase == u"unknown"_s) &&
            attempt.asked.contains(u"operation"_s))
            valueOf(Store(*connectToStandby(attempt.worker), {})
                        .outcomeOf(attempt.asked.value(u"operation"_s).toString()));
    const QSet<QString> expected{u"offline"_s, u"busy"_s, u"port_closed"_s, u"read_only"_s};
    const QStringList violations = violationsIn(attempts, endingOfStandby(), expected);
    QVERIFY2(violations.isEmpty(), qPrintable(violations.mid(0, 20).join(u'\n')));
}

void FaultsFailoverTest::aStandbyLetsPeopleLookButNotWrite()
{
    prepare(false, std::chrono::minutes(30));
    m_primary->welcome(u"bert"_s, {Role::Clerk, Role::Supervisor});
    const auto working = m_primary->connect(u"bert"_s);
    const Claim claim = valueOf(Store(*working, {}).claimNext({u"race"_s}));
    waitUntilStandbyHasAll();

    const auto looking = connectToStandby(u"bert"_s);
    QVERIFY(looking->server().isReadOnly);
    Store store(*looking, looking->identityFor({}));
    QCOMPARE(valueOf(store.mine()).first().item.id, claim.items.first().id);
    ItemQuery query;
    query.queue = u"race"_s;
    QCOMPARE(valueOf(store.page(query, {})).items.size(), 200);
    QCOMPARE(valueOf(store.status(u"race"_s)).first().items.value(State::Locked), 1);
    QVERIFY(!valueOf(store.history(claim.items.first().id)).isEmpty());
    const ItemId item = claim.items.first().id;
    for (const Error &error :
         {errorIn(store.claimNext({u"race"_s})), errorIn(store.extend(item, claim.lock)),
          errorIn(store.finish(item, claim.lock, Disposition::complete())),
          errorIn(store.saveDraft(item, claim.lock, 1, {})), errorIn(store.sweep()),
          errorIn(store.outcomeOf(newId()))})
        QVERIFY2(error.kind == Error::Kind::ReadOnly, qPrintable(error.sentence + error.detail));
}

/// Between the death of the primary and the promotion of its successor; and an address that says
/// which servers it wants gets those and no others.
/// The primary removes rows that are being read at a standby which waits for nobody.
void FaultsFailoverTest::whatAStandbyStopsReadingIsToldAsSuch()
{
    prepare(false, std::chrono::minutes(30));
    waitUntilStandbyHasAll();
    m_standby->sql(u"ALTER SYSTEM SET max_standby_streaming_delay = 0"_s);
    m_standby->sql(u"SELECT pg_reload_conf()"_s);
    Error told;
    std::unique_ptr<QThread> reading(QThread::create([&] {
        const auto connection = connectToStandby(u"importer"_s);
        try {
            connection->d().execute(u"SELECT pg_sleep(60) FROM pg_catalog.pg_class LIMIT 1"_s);
        } catch (const SqlFailure &failed) {
            told = failed.error;
        }
    }));
    reading->start();
    const QString isReading =
        u"SELECT count(*) FROM pg_stat_activity WHERE query LIKE '%pg_sleep(60)%' AND pid <> pg_backend_pid()"_s;
    QTRY_COMPARE_WITH_TIMEOUT(m_standby->sql(isReading).trimmed(), u"1"_s, 30'000);
    m_primary->sql(u"CREATE TABLE passing AS SELECT 1 AS one"_s);
    m_primary->sql(u"DROP TABLE passing"_s);
    m_primary->sql(u"VACUUM pg_catalog.pg_class"_s);
    QVERIFY(reading->wait(60'000));
    QCOMPARE(told.kind, Error::Kind::Busy);
    QVERIFY2(told.sentence.contains(u"standby server stopped"_s),
             qPrintable(told.sentence + told.detail));
}

void FaultsFailoverTest::untilOneTakesOverTheServersAreBusy()
{
    prepare(true, std::chrono::seconds(30));
    waitUntilStandbyHasAll();
    const auto loginTo = [&](const QString &more) {
        return DatabaseLogin{valueOf(DatabaseUrl::fromText(addressOfBoth(u"importer"_s) + more)),
                             Password(ServerGround::password())};
    };
    const QString attributes = u"&target_session_attrs="_s;
    const auto reading = Connection::open(loginTo(attributes + u"standby"_s), OpenMode::Existing);
    QVERIFY2(reading, qPrintable(reading ? QString() : reading.error().detail));
    QVERIFY((*reading)->server().isReadOnly);
    postgresOf(*m_primary).stop(Stop::Killed);
    const auto opened = Connection::open(loginTo({}), OpenMode::Existing);
    QVERIFY2(opened, qPrintable(opened ? QString() : opened.error().detail));
    Connection &open = **opened;
    QVERIFY(open.server().isReadOnly);
    const Error error =
        errorIn(Store(open, open.identityFor({})).addItem(u"race"_s, newItem(u"later"_s)));
    QVERIFY2(error.kind == Error::Kind::Busy, qPrintable(error.sentence + error.detail));
    const auto refused =
        Connection::open(loginTo(attributes + u"read-write"_s), OpenMode::Existing);
    QVERIFY(!refused);
    QVERIFY2(refused.error().kind == Error::Kind::Busy, qPrintable(refused.error().detail));
}

void FaultsFailoverTest::onALaggingStandbyAnUnknownLockIsLost()
{
    prepare(false, std::chrono::minutes(30));
    m_primary->welcome(u"anna"_s, {Role::Clerk});
    waitUntilStandbyHasAll();
    m_standby->sql(u"ALTER SYSTEM SET primary_conninfo = ''; SELECT pg_reload_conf()"_s);
    QTRY_COMPARE_WITH_TIMEOUT(
        m_standby->sql(u"SELECT count(*) FROM pg_stat_wal_receiver"_s).trimmed(), u"0"_s, 20'000);

    auto connection = m_primary->connect(u"anna"_s);
    const Claim claim = valueOf(Store(*connection, {}).claimNext({u"race"_s}));
    const ItemId item = claim.items.first().id;
    valueOf(Store(*connection, {}).saveDraft(item, claim.lock, 1, {{u"city"_s, u"opp"_s}}));
    postgresOf(*m_primary).stop(Stop::Killed);
    m_standby->promote();
    const Disposition disposition = Disposition::complete();
    QCOMPARE(errorIn(Store(*connection, {}).finish(item, claim.lock, disposition)).kind,
             Error::Kind::Offline);

    connection = connectToStandby(u"anna"_s);
    Store store(*connection, connection->identityFor({}));
    QVERIFY(!valueOf(store.outcomeOf(disposition.operation)));
    QVERIFY(valueOf(store.mine()).isEmpty());
    QCOMPARE(errorIn(store.extend(item, claim.lock)).kind, Error::Kind::LockLost);
    QCOMPARE(errorIn(store.saveDraft(item, claim.lock, 2, {{u"city"_s, u"opp"_s}})).kind,
             Error::Kind::LockLost);
    const Error lost = errorIn(store.finish(item, claim.lock, Disposition::complete()));
    QCOMPARE(lost.kind, Error::Kind::LockLost);
    QCOMPARE(lost.state, State::Open);
    QVERIFY(!lost.holder.isHeld());
    QCOMPARE(valueOf(store.claimNext({u"race"_s})).items.size(), 1);
}

INTRAY_TEST_GUILESS_MAIN(FaultsFailoverTest)
#include "tst_faults_failover.moc"
