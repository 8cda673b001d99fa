// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/connection.h"
#include "store/line/databasethread.h"
#include "store/line/odbclogin.h"
#include "store/line/timedopening.h"
#include "store/work/workstore.h"
#include "support/odbcsettings.h"
#include "support/postgresserver.h"
#include "support/tcpproxy.h"
#include "support/testclass.h"

#include <QTemporaryDir>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// Servers of PostgreSQL that go mute while a line to them is opened, as a frozen one does, whose
/// kernel still acknowledges what it is sent.
class MuteServersTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup() { m_line->pass(); }

    void theOpeningEndsWhereverTheServerGoesMute();
    void soDoesThatOfADriverOfOdbc();
    void whoeverOpensAgainFindsTheServerThatIsBack();
    void aThreadThatOpensCanBeEnded();

private:
    DatabaseLogin login(bool isOdbc) const;
    /// Once nobody says good bye any more.
    void beginToCount()
    {
        QTRY_COMPARE(m_line->connections(), 0);
        m_line->mark();
    }
    void goMuteBefore(qint64 message)
    {
        m_line->failAt({Direction::ToServer, Unit::Message, message, Side::Before},
                       LineFault::Mute);
    }

    QTemporaryDir m_folder;
    OdbcSettings m_odbc{m_folder.path()};
    std::unique_ptr<PostgresServer> m_server;
    std::unique_ptr<TcpProxy> m_line;
};

void MuteServersTest::initTestCase()
{
    m_server = std::make_unique<PostgresServer>();
    m_server->sql(u"CREATE ROLE anna LOGIN SUPERUSER PASSWORD 'right'; CREATE DATABASE d"_s);
    m_line = std::make_unique<TcpProxy>(Wire::Postgres, m_server->port());
    QVERIFY(Connection::open(login(false), OpenMode::AddTables));
}

DatabaseLogin MuteServersTest::login(bool isOdbc) const
{
    const QString text =
        isOdbc ? u"odbc:DRIVER={PostgreSQL Unicode};Server=127.0.0.1;Port=%1;Database=d;Uid=anna"_s
               : u"postgresql://anna@127.0.0.1:%1/d?sslmode=disable&connect_timeout=2"_s;
    DatabaseLogin made(DatabaseUrl::fromText(text.arg(m_line->port())).value(),
                       Password(u"right"_s));
    made.patience = 1s;
    return made;
}

void MuteServersTest::theOpeningEndsWhereverTheServerGoesMute()
{
    beginToCount();
    auto good = Connection::open(login(false), OpenMode::Existing);
    const auto messages = m_line->tally().toServer.messages;
    good->reset();
    QVERIFY(messages > 8);
    for (qint64 message = 1; message <= messages; ++message) {
        goMuteBefore(message);
        const auto opened = Connection::open(login(false), OpenMode::Existing);
        QVERIFY2(!opened, qPrintable(QString::number(message)));
        QCOMPARE(opened.error().kind, Error::Kind::Offline);
        m_line->pass();
    }
}

/// What is asked afterwards is another matter: that driver knows no clock for it.
void MuteServersTest::soDoesThatOfADriverOfOdbc()
{
    beginToCount();
    QSqlDatabase good = openOdbc(login(true));
    const auto messages = m_line->tally().toServer.messages;
    discard(good);
    QVERIFY(messages > 4);
    for (const qint64 message : {qint64(1), messages / 2, messages}) {
        goMuteBefore(message);
        try {
            openOdbc(login(true));
            QFAIL(qPrintable(QString::number(message)));
        } catch (const SqlFailure &failed) {
            QCOMPARE(failed.error.kind, Error::Kind::Offline);
        }
        m_line->pass();
    }
}

void MuteServersTest::whoeverOpensAgainFindsTheServerThatIsBack()
{
    for (int message = 4; message < 8; ++message) {
        goMuteBefore(message);
        QVERIFY(!Connection::open(login(false), OpenMode::Existing));
        m_line->pass();
        QVERIFY(Connection::open(login(false), OpenMode::Existing));
    }
}

void MuteServersTest::aThreadThatOpensCanBeEnded()
{
    goMuteBefore(4); // the first question of Qt's driver
    QFuture<Outcome<QDateTime>> asked;
    {
        DatabaseThread thread(login(false), {u"anna"_s, u"desk"_s}, OpenMode::Existing);
        asked = thread.run([](WorkStore &store) { return store.now(); });
        QVERIFY(m_line->waitUntilFailed());
    }
    QVERIFY(asked.isFinished());
    QCOMPARE(asked.result().error().kind, Error::Kind::Offline);
}

INTRAY_TEST_GUILESS_MAIN(MuteServersTest)
#include "tst_muteservers.moc"
