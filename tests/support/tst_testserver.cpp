// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "support/testserver.h"

#include <unistd.h>

#include <QFileInfo>
#include <QTest>

#include <cstdio>

using namespace intray;

/// The servers that other tests build on: they come up, do what a fault test asks, and go.
class TestServers : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void noPortIsGivenTwice();
    void postgresAnswersItsSuperuser();
    void postgresAsksForTheRightPassword();
    void postgresKeepsWhatWasCommittedHoweverItStops_data();
    void postgresKeepsWhatWasCommittedHoweverItStops();
    void postgresRecoversFromTheDeathOfABackend();
    void standbysFollowAndTakeOver();
    void serversOfOneTestHaveNumbersOfTheirOwn();
    void postgresShowsTheCertificateItIsTold();
    void pgbouncerAsksForTheRightPassword();
    void pgbouncerLendsAConnectionForATransactionOnly();
    void mariaAnswersItsSuperuser();
    void mariaLetsTheTestItselfInByTheSocket();
    void mariaAsksForTheRightPassword();
    void mariaKeepsWhatWasCommittedHoweverItStops_data();
    void mariaKeepsWhatWasCommittedHoweverItStops();
    void mariaShowsTheCertificateItIsTold();
    void serversLiveSideBySideAndGoWithTheirObjects();

private:
    std::unique_ptr<PostgresServer> m_postgres;
    std::unique_ptr<MariaServer> m_maria;
};

static Said run(const QString &program, const QStringList &arguments,
                const QByteArray &password = {})
{
    QProcess client;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("PGPASSWORD"), QString::fromLatin1(password));
    environment.insert(QStringLiteral("MYSQL_PWD"), QString::fromLatin1(password));
    client.setProcessEnvironment(environment);
    client.start(program, arguments);
    client.closeWriteChannel();
    client.waitForFinished();
    return {client.exitStatus() == QProcess::NormalExit && client.exitCode() == 0,
            QString::fromUtf8(client.readAllStandardOutput()).trimmed(),
            QString::fromUtf8(client.readAllStandardError()).trimmed()};
}

/// What a client of PostgreSQL sees over TCP.
static Said psql(quint16 port, const QString &login, const QByteArray &password,
                 const QString &more = {}, const QString &statement = QStringLiteral("SELECT 'in'"))
{
    const QString target =
        QStringLiteral("host=localhost port=%1 dbname=postgres user=%2 ").arg(port).arg(login);
    return run(QStringLiteral("psql"),
               {QStringLiteral("-XAtd"), target + more, QStringLiteral("-c"), statement}, password);
}

/// What a client of MariaDB sees over TCP.
static Said mariadb(quint16 port, const QString &login, const QByteArray &password,
                    const QStringList &more = {})
{
    return run(QStringLiteral("mariadb"),
               QStringList{QStringLiteral("--no-defaults"), QStringLiteral("--protocol=tcp"),
                           QStringLiteral("-hlocalhost"), QStringLiteral("-NB"),
                           QStringLiteral("-P%1").arg(port), QStringLiteral("-u") + login,
                           QStringLiteral("-eSELECT 'in'")} +
                   more,
               password);
}

static bool lives(qint64 pid)
{
    QFile file(QStringLiteral("/proc/%1/stat").arg(pid));
    return file.open(QIODevice::ReadOnly) && !file.readAll().contains(") Z ");
}

static const QString anna = QStringLiteral("anna");
static const QString makeAnna = QStringLiteral("CREATE ROLE anna LOGIN PASSWORD 'right'");
static const QString makeAnnaForMaria = QStringLiteral("CREATE USER anna IDENTIFIED BY 'right'");

void TestServers::initTestCase()
{
    m_postgres = std::make_unique<PostgresServer>(ServerOptions{.durable = true});
    m_postgres->sql(makeAnna);
    m_maria = std::make_unique<MariaServer>(ServerOptions{.durable = true});
    m_maria->sql(makeAnnaForMaria);
}

void TestServers::cleanupTestCase()
{
    m_postgres.reset();
    m_maria.reset();
}

void TestServers::noPortIsGivenTwice()
{
    QSet<quint16> ports;
    for (int count = 1; count <= 500; ++count) {
        ports << freePort();
        QCOMPARE(ports.size(), count);
    }
}

void TestServers::postgresAnswersItsSuperuser()
{
    QCOMPARE(m_postgres->sql(QStringLiteral("SELECT 1, current_user; SELECT 2")),
             QStringLiteral("1|postgres\n2"));
    QVERIFY(m_postgres->trySql(QStringLiteral("SELECT nothing"))
                .error.contains(QStringLiteral("does not exist")));
    QCOMPARE(m_postgres->sql(QStringLiteral("SHOW server_encoding")), QStringLiteral("UTF8"));
}

void TestServers::postgresAsksForTheRightPassword()
{
    QCOMPARE(psql(m_postgres->port(), anna, "right").output, QStringLiteral("in"));
    QVERIFY(psql(m_postgres->port(), anna, "wrong")
                .error.contains(QStringLiteral("password authentication failed")));
    QVERIFY(!psql(m_postgres->port(), QStringLiteral("postgres"), "").ok);
}

void TestServers::postgresKeepsWhatWasCommittedHoweverItStops_data()
{
    QTest::addColumn<Stop>("how");
    QTest::newRow("fast") << Stop::Fast;
    QTest::newRow("immediate") << Stop::Immediate;
    QTest::newRow("killed") << Stop::Killed;
}

void TestServers::postgresKeepsWhatWasCommittedHoweverItStops()
{
    QFETCH(Stop, how);
    m_postgres->sql(QStringLiteral("DROP TABLE IF EXISTS t; CREATE TABLE t AS SELECT 7 AS a"));
    m_postgres->stop(how);
    QVERIFY(!m_postgres->isRunning());
    QVERIFY(!m_postgres->trySql(QStringLiteral("SELECT 1")).ok);
    m_postgres->start();
    QCOMPARE(m_postgres->sql(QStringLiteral("SELECT a FROM t")), QStringLiteral("7"));
    QCOMPARE(m_postgres->log().contains("was not properly shut down"), how != Stop::Fast);
}

void TestServers::postgresRecoversFromTheDeathOfABackend()
{
    QProcess sleeper;
    sleeper.start(QStringLiteral("psql"),
                  {QStringLiteral("-Xd"),
                   QStringLiteral("host=%1 port=%2 user=anna dbname=postgres")
                       .arg(m_postgres->socketFolder())
                       .arg(m_postgres->port()),
                   QStringLiteral("-c"), QStringLiteral("SELECT pg_sleep(60)")});
    QString backend;
    const QString question = QStringLiteral(
        "SELECT pid FROM pg_stat_activity WHERE usename = 'anna' AND wait_event = 'PgSleep'");
    QTRY_VERIFY(!(backend = m_postgres->sql(question)).isEmpty());
    m_postgres->killBackend(backend.toLongLong());
    QVERIFY(sleeper.waitForFinished());
    m_postgres->waitUntilReady();
    QVERIFY(m_postgres->log().contains("terminated by signal 9"));
    QVERIFY(m_postgres->sql(question).isEmpty());
}

void TestServers::standbysFollowAndTakeOver()
{
    PostgresServer primary;
    const auto waitedFor = primary.standby(true);
    const auto late = primary.standby(false);
    primary.sql(QStringLiteral("CREATE TABLE t AS SELECT 7 AS a"));
    QTRY_COMPARE(late->trySql(QStringLiteral("SELECT a FROM t")).output, QStringLiteral("7"));
    QVERIFY(
        late->trySql(QStringLiteral("DELETE FROM t")).error.contains(QStringLiteral("read-only")));
    late->stop();
    primary.sql(QStringLiteral("INSERT INTO t VALUES (8)"));
    primary.stop(Stop::Killed);
    waitedFor->promote();
    QCOMPARE(waitedFor->sql(QStringLiteral("SELECT sum(a) FROM t")), QStringLiteral("15"));
    waitedFor->sql(QStringLiteral("INSERT INTO t VALUES (9)"));
    QVERIFY(!primary.isRunning());
}

void TestServers::serversOfOneTestHaveNumbersOfTheirOwn()
{
    const QString number = QStringLiteral("SELECT system_identifier FROM pg_control_system()");
    const PostgresServer another;
    QVERIFY(another.sql(number) != m_postgres->sql(number));
}

void TestServers::postgresShowsTheCertificateItIsTold()
{
    PostgresServer server({.tls = true});
    server.sql(makeAnna);
    const QString verified = QStringLiteral("sslmode=verify-full sslrootcert=%1");
    const QString trusting = verified.arg(server.certificates().authorityFile());
    const auto seen = [&](const QString &how) { return psql(server.port(), anna, "right", how); };

    QCOMPARE(seen(trusting).output, QStringLiteral("in"));
    QVERIFY(!seen(verified.arg(server.certificates().otherAuthorityFile())).ok);
    server.show(Certificate::OtherHost);
    QVERIFY(seen(trusting).error.contains(QStringLiteral("does not match host name")));
    server.show(Certificate::Expired);
    QVERIFY(seen(trusting).error.contains(QStringLiteral("certificate verify failed")));
    server.show(Certificate::OtherAuthority);
    QVERIFY(seen(trusting).error.contains(QStringLiteral("certificate verify failed")));
    QVERIFY(seen(verified.arg(server.certificates().otherAuthorityFile())).ok);
    server.show(Certificate::SelfSigned);
    QVERIFY(seen(trusting).error.contains(QStringLiteral("certificate verify failed")));
    server.show(Certificate::Good);
    QCOMPARE(seen(trusting).output, QStringLiteral("in"));
}

void TestServers::pgbouncerAsksForTheRightPassword()
{
    const PgBouncer bouncer(*m_postgres);
    const QString who = QStringLiteral("SELECT session_user");
    QCOMPARE(psql(bouncer.port(), anna, "right", {}, who).output, anna);
    QVERIFY(!psql(bouncer.port(), anna, "wrong").ok);
}

void TestServers::pgbouncerLendsAConnectionForATransactionOnly()
{
    const PgBouncer bouncer(*m_postgres, {QStringLiteral("default_pool_size = 1")});
    qputenv("PGPASSWORD", "right");
    QProcess first;
    first.start(
        QStringLiteral("psql"),
        {QStringLiteral("-XAtd"),
         QStringLiteral("host=localhost port=%1 user=anna dbname=postgres").arg(bouncer.port())});
    first.write("SELECT 'first';\n");
    QVERIFY(first.waitForReadyRead());
    QCOMPARE(psql(bouncer.port(), anna, "right").output, QStringLiteral("in"));
    first.closeWriteChannel();
    QVERIFY(first.waitForFinished());
    qunsetenv("PGPASSWORD");
}

void TestServers::mariaAnswersItsSuperuser()
{
    QCOMPARE(m_maria->sql(QStringLiteral("SELECT 1, 2; SELECT '\u00e4\U0001F600'")),
             QStringLiteral("1\t2\n\u00e4\U0001F600"));
    QVERIFY(m_maria->trySql(QStringLiteral("SELECT nothing"))
                .error.contains(QStringLiteral("Unknown column")));
}

void TestServers::mariaLetsTheTestItselfInByTheSocket()
{
    const Said said = run(QStringLiteral("mariadb"),
                          {QStringLiteral("--no-defaults"), QStringLiteral("-NB"),
                           QStringLiteral("--socket=") + m_maria->socketPath(),
                           QStringLiteral("-u") + m_maria->superuser(),
                           QStringLiteral("-eCREATE DATABASE e; GRANT ALL ON e.* TO anna")});
    QVERIFY2(said.ok, qPrintable(said.error));
}

void TestServers::mariaAsksForTheRightPassword()
{
    QCOMPARE(mariadb(m_maria->port(), anna, "right").output, QStringLiteral("in"));
    QVERIFY(mariadb(m_maria->port(), anna, "wrong").error.contains(QStringLiteral("1045")));
    for (const QString &name : {QStringLiteral("root"), QStringLiteral("mysql"), QString()})
        QVERIFY(!mariadb(m_maria->port(), name, "").ok);
}

void TestServers::mariaKeepsWhatWasCommittedHoweverItStops_data()
{
    QTest::addColumn<Stop>("how");
    QTest::newRow("fast") << Stop::Fast;
    QTest::newRow("killed") << Stop::Killed;
}

void TestServers::mariaKeepsWhatWasCommittedHoweverItStops()
{
    QFETCH(Stop, how);
    m_maria->sql(QStringLiteral("CREATE OR REPLACE DATABASE d; CREATE TABLE d.t SELECT 7 AS a"));
    m_maria->stop(how);
    QVERIFY(!m_maria->isRunning());
    m_maria->start();
    QCOMPARE(m_maria->sql(QStringLiteral("SELECT a FROM t"), QStringLiteral("d")),
             QStringLiteral("7"));
    QCOMPARE(m_maria->log().contains("crash recovery"), how != Stop::Fast);
}

void TestServers::mariaShowsTheCertificateItIsTold()
{
    MariaServer server({.tls = true});
    server.sql(makeAnnaForMaria);
    const auto seen = [&](const QString &authority) {
        return mariadb(
            server.port(), anna, "right",
            {QStringLiteral("--ssl-verify-server-cert"), QStringLiteral("--ssl-ca=") + authority});
    };
    const QString authority = server.certificates().authorityFile();

    QCOMPARE(seen(authority).output, QStringLiteral("in"));
    QVERIFY(!seen(server.certificates().otherAuthorityFile()).ok);
    for (const Certificate wrong : {Certificate::OtherHost, Certificate::Expired,
                                    Certificate::OtherAuthority, Certificate::SelfSigned}) {
        server.show(wrong);
        QVERIFY(!seen(authority).ok);
    }
    server.show(Certificate::Good);
    QCOMPARE(seen(authority).output, QStringLiteral("in"));
}

void TestServers::serversLiveSideBySideAndGoWithTheirObjects()
{
    QList<qint64> pids;
    QStringList folders;
    {
        const PostgresServer postgres;
        const MariaServer maria;
        pids = {postgres.pid(), maria.pid()};
        folders = {postgres.folder(), maria.folder()};
        QVERIFY(lives(postgres.pid()) && lives(maria.pid()));
        QVERIFY(postgres.port() != m_postgres->port() && maria.port() != m_maria->port());
        QVERIFY(postgres.trySql(makeAnna).ok && maria.trySql(makeAnnaForMaria).ok);
    }
    for (const qint64 pid : pids)
        QVERIFY(!lives(pid));
    for (const QString &folder : folders)
        QVERIFY(!QFileInfo::exists(folder));
}

INTRAY_TEST_GUILESS_MAIN(TestServers)
#include "tst_testserver.moc"
