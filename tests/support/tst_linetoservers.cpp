// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/tcpproxy.h"
#include "support/testclass.h"
#include "support/testserver.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTest>

using namespace intray;

/// A bad line in front of real servers: what it is told in messages comes true in the database.
class LineToServers : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data();
    void initTestCase();
    void init();
    void cleanup();

    void aStatementIsOneRoundTripAndNamesItsMessages();
    void aCutBeforeTheStatementLeavesItUndone();
    void aCutBeforeTheAnswerLeavesItDone();
    void whatTheClientWasToldIsTrueWhereverTheLineIsCut();
    void anEncryptedLineIsCutToo();
    void aLineCanHideThatTheServerEncrypts();

private:
    bool isPostgres() const;
    QSqlDatabase open(const QString &options = {});
    qint64 rows() const;

    std::unique_ptr<PostgresServer> m_postgres;
    std::unique_ptr<MariaServer> m_maria;
    std::unique_ptr<TcpProxy> m_postgresLine;
    std::unique_ptr<TcpProxy> m_mariaLine;
    TcpProxy *m_line = nullptr;
};

static const QString connectionName = QStringLiteral("line");
static const QString insertion = QStringLiteral("INSERT INTO t VALUES (1)");

void LineToServers::initTestCase_data()
{
    QTest::addColumn<bool>("postgres");
    QTest::newRow("postgresql") << true;
    QTest::newRow("mariadb") << false;
}

void LineToServers::initTestCase()
{
    m_postgres = std::make_unique<PostgresServer>(ServerOptions{.tls = true});
    m_postgres->sql(QStringLiteral("CREATE ROLE anna LOGIN PASSWORD 'right';"
                                   "CREATE DATABASE d OWNER anna"));
    m_postgres->sql(QStringLiteral("CREATE TABLE t (a int); ALTER TABLE t OWNER TO anna"),
                    QStringLiteral("d"));
    m_postgresLine = std::make_unique<TcpProxy>(Wire::Postgres, m_postgres->port());

    m_maria = std::make_unique<MariaServer>(ServerOptions{.tls = true});
    m_maria->sql(QStringLiteral("CREATE USER anna IDENTIFIED BY 'right'; CREATE DATABASE d;"
                                "CREATE TABLE d.t (a int); GRANT ALL ON d.* TO anna"));
    m_mariaLine = std::make_unique<TcpProxy>(Wire::MySql, m_maria->port());
}

bool LineToServers::isPostgres() const
{
    QFETCH_GLOBAL(bool, postgres);
    return postgres;
}

void LineToServers::init()
{
    m_line = isPostgres() ? m_postgresLine.get() : m_mariaLine.get();
}

void LineToServers::cleanup()
{
    QSqlDatabase::removeDatabase(connectionName);
    m_line->pass();
    m_line->cutAll();
    if (isPostgres())
        m_postgres->sql(QStringLiteral("TRUNCATE t"), QStringLiteral("d"));
    else
        m_maria->sql(QStringLiteral("TRUNCATE t"), QStringLiteral("d"));
}

// The last thing QMYSQL says when it opens has no answer; the statement that has one makes sure
// that it has gone through.
QSqlDatabase LineToServers::open(const QString &options)
{
    if (QSqlDatabase::contains(connectionName))
        QSqlDatabase::removeDatabase(connectionName);
    auto database = QSqlDatabase::addDatabase(
        isPostgres() ? QStringLiteral("QPSQL") : QStringLiteral("QMYSQL"), connectionName);
    database.setHostName(m_line->host());
    database.setPort(m_line->port());
    database.setDatabaseName(QStringLiteral("d"));
    database.setUserName(QStringLiteral("anna"));
    database.setPassword(QStringLiteral("right"));
    const QString clear = isPostgres() ? QStringLiteral("sslmode=disable") : QString();
    database.setConnectOptions(options.isEmpty() ? clear : options);
    if (database.open())
        QSqlQuery(QStringLiteral("SELECT 1"), database);
    return database;
}

qint64 LineToServers::rows() const
{
    const QString question = QStringLiteral("SELECT count(*) FROM t");
    return (isPostgres() ? m_postgres->sql(question, QStringLiteral("d"))
                         : m_maria->sql(question, QStringLiteral("d")))
        .toLongLong();
}

static bool inserts(QSqlDatabase &database)
{
    QSqlQuery query(database);
    return query.exec(insertion);
}

void LineToServers::aStatementIsOneRoundTripAndNamesItsMessages()
{
    auto database = open();
    QVERIFY2(database.isOpen(), qPrintable(database.lastError().text()));
    m_line->mark();
    QVERIFY(inserts(database));
    const Tally tally = m_line->tally();
    QCOMPARE(tally.roundTrips, 1);
    QCOMPARE(tally.toServer.messages, 1);
    QCOMPARE(tally.toServer.lastMessage,
             isPostgres() ? QStringLiteral("Query") : QStringLiteral("COM_QUERY"));
    QCOMPARE(tally.toClient.messages, isPostgres() ? 2 : 1);
    QCOMPARE(tally.toClient.lastMessage,
             isPostgres() ? QStringLiteral("ReadyForQuery") : QStringLiteral("OK"));
    QVERIFY(tally.toServer.bytes > insertion.size());
}

void LineToServers::aCutBeforeTheStatementLeavesItUndone()
{
    auto database = open();
    m_line->failAt({Direction::ToServer, Unit::Message, 1, Side::Before});
    QVERIFY(!inserts(database));
    QVERIFY(m_line->hasFailed());
    QCOMPARE(m_line->tally().toServer.bytes, 0);
    QCOMPARE(rows(), 0);
}

void LineToServers::aCutBeforeTheAnswerLeavesItDone()
{
    auto database = open();
    m_line->failAt({Direction::ToClient, Unit::Message, 1, Side::Before});
    QVERIFY(!inserts(database));
    QVERIFY(m_line->hasFailed());
    QCOMPARE(m_line->tally().toServer.messages, 1);
    QCOMPARE(m_line->tally().toClient.bytes, 0);
    QCOMPARE(rows(), 1);
}

void LineToServers::whatTheClientWasToldIsTrueWhereverTheLineIsCut()
{
    Tally whole;
    {
        auto database = open();
        m_line->mark();
        QVERIFY(inserts(database));
        whole = m_line->tally();
    }
    qint64 done = 1;
    for (const Direction direction : {Direction::ToServer, Direction::ToClient}) {
        for (qint64 byte = 1; byte <= whole.of(direction).bytes; byte += 5) {
            auto database = open();
            m_line->failAt({direction, Unit::Byte, byte, Side::Before});
            const bool wasTold = inserts(database);
            QVERIFY(m_line->waitUntilFailed());
            done += direction == Direction::ToClient ? 1 : 0;
            QVERIFY(!wasTold || direction == Direction::ToClient);
            QCOMPARE(rows(), done);
        }
    }
}

void LineToServers::anEncryptedLineIsCutToo()
{
    auto database =
        open(isPostgres() ? QStringLiteral("sslmode=require")
                          : QStringLiteral("SSL_CA=") + m_maria->certificates().authorityFile());
    QVERIFY2(database.isOpen(), qPrintable(database.lastError().text()));
    m_line->mark();
    QVERIFY(inserts(database));
    QCOMPARE(m_line->tally().toServer.lastMessage, QStringLiteral("TlsRecord"));
    QCOMPARE(m_line->tally().roundTrips, 1);
    m_line->failAt({Direction::ToServer, Unit::Message, 1, Side::Before});
    QVERIFY(!inserts(database));
    QCOMPARE(rows(), 1);
}

// QMYSQL takes clear text even when it is given an authority: who uses it must ask afterwards.
void LineToServers::aLineCanHideThatTheServerEncrypts()
{
    const QString willing =
        isPostgres() ? QStringLiteral("sslmode=prefer")
                     : QStringLiteral("SSL_CA=") + m_maria->certificates().authorityFile();
    m_line->hideTls();
    QVERIFY(open(willing).isOpen());
    QVERIFY(m_line->tally().toClient.lastMessage != QStringLiteral("TlsRecord"));
    QVERIFY(!isPostgres() || !open(QStringLiteral("sslmode=require")).isOpen());
    m_line->pass();
    QVERIFY(open(willing).isOpen());
    QCOMPARE(m_line->tally().toClient.lastMessage, QStringLiteral("TlsRecord"));
}

INTRAY_TEST_GUILESS_MAIN(LineToServers)
#include "tst_linetoservers.moc"
