// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/tcpproxy.h"
#include "support/testclass.h"

#include <QElapsedTimer>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

using namespace intray;

/// The line that is bad on demand, with plain bytes between a client and a server of its own.
class TcpProxyTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void bytesGoBothWays();
    void anEndIsPassedOn();
    void muchGoesThroughWhole();
    void eachWayIsDelayedAsTold();
    void aMuteLineKeepsEverythingOpenAndForwardsNothing();
    void aMuteLineTakesNewConnections();
    void aMuteLineHidesThatAnEndHasGone();
    void aRefusingLineStillServesWhoIsIn();
    void allConnectionsEndNow();
    void aLineIsCutWhereItIsTold_data();
    void aLineIsCutWhereItIsTold();
    void aCutSparesTheOtherConnections();
    void aLineGoesMuteWhereItIsTold();
    void placesCountFromTheMark();
    void countsBeginAtTheMark();
    void anAnswerAfterAQuestionIsARoundTrip();
    void newConnectionsLeadToANewTarget();

private:
    std::unique_ptr<QTcpSocket> connectedClient();
    QTcpSocket *serverSide();

    std::unique_ptr<QTcpServer> m_server;
    std::unique_ptr<TcpProxy> m_proxy;
};

void TcpProxyTest::init()
{
    m_server = std::make_unique<QTcpServer>();
    QVERIFY(m_server->listen(QHostAddress::LocalHost));
    m_proxy = std::make_unique<TcpProxy>(Wire::Bytes, m_server->serverPort());
}

void TcpProxyTest::cleanup()
{
    m_proxy.reset();
    m_server.reset();
}

std::unique_ptr<QTcpSocket> TcpProxyTest::connectedClient()
{
    auto client = std::make_unique<QTcpSocket>();
    client->connectToHost(QHostAddress::LocalHost, m_proxy->port());
    client->waitForConnected();
    return client;
}

QTcpSocket *TcpProxyTest::serverSide()
{
    if (!m_server->hasPendingConnections() && !m_server->waitForNewConnection(30'000))
        qFatal("The proxy did not call the server.");
    return m_server->nextPendingConnection();
}

/// Everything that comes until `size` bytes are there or the other end is gone.
static QByteArray received(QTcpSocket *socket, qsizetype size)
{
    QByteArray bytes = socket->readAll();
    while (bytes.size() < size && socket->waitForReadyRead(30'000))
        bytes += socket->readAll();
    return bytes + socket->readAll();
}

static void say(QTcpSocket *socket, const QByteArray &bytes)
{
    socket->write(bytes);
    socket->flush();
}

static bool isGone(const QTcpSocket *socket)
{
    return socket->state() == QAbstractSocket::UnconnectedState;
}

void TcpProxyTest::bytesGoBothWays()
{
    const auto client = connectedClient();
    auto *server = serverSide();
    say(client.get(), "question");
    QCOMPARE(received(server, 8), QByteArray("question"));
    say(server, "answer");
    QCOMPARE(received(client.get(), 6), QByteArray("answer"));
}

void TcpProxyTest::anEndIsPassedOn()
{
    const auto client = connectedClient();
    auto *server = serverSide();
    say(server, "last words");
    server->disconnectFromHost();
    QCOMPARE(received(client.get(), 10), QByteArray("last words"));
    QTRY_VERIFY(isGone(client.get()));
    QTRY_COMPARE(m_proxy->connections(), 0);
}

static QByteArray patternOf(qsizetype size)
{
    QByteArray bytes(size, 'x');
    for (qsizetype at = 0; at < size; at += 997)
        bytes[at] = char(at / 997);
    return bytes;
}

// First as much as fits into the line while nobody reads at its end, then far more.
void TcpProxyTest::muchGoesThroughWhole()
{
    const auto client = connectedClient();
    auto *server = serverSide();
    const QByteArray much = patternOf(40 << 20);
    client->write(much.first(14 << 20));
    while (client->bytesToWrite() > 0)
        QVERIFY(client->waitForBytesWritten());
    client->write(much.sliced(14 << 20));
    QByteArray arrived;
    const auto take = [&] { arrived += server->readAll(); };
    connect(server, &QTcpSocket::readyRead, this, take);
    QTRY_COMPARE_WITH_TIMEOUT(arrived.size(), much.size(), 60'000);
    QVERIFY(arrived == much);
}

void TcpProxyTest::eachWayIsDelayedAsTold()
{
    const auto client = connectedClient();
    auto *server = serverSide();
    m_proxy->setDelay(60, 90);
    QElapsedTimer clock;
    clock.start();
    say(client.get(), "question");
    QCOMPARE(received(server, 8), QByteArray("question"));
    QVERIFY(clock.elapsed() >= 59);
    clock.restart();
    say(server, "answer");
    QCOMPARE(received(client.get(), 6), QByteArray("answer"));
    QVERIFY(clock.elapsed() >= 89);
}

void TcpProxyTest::aMuteLineKeepsEverythingOpenAndForwardsNothing()
{
    const auto client = connectedClient();
    auto *server = serverSide();
    m_proxy->mute();
    say(client.get(), "question");
    say(server, "news");
    QTRY_COMPARE(m_proxy->held(), 12);
    QCOMPARE(m_proxy->tally().toServer.bytes + m_proxy->tally().toClient.bytes, 0);
    QVERIFY(!isGone(client.get()) && !isGone(server));
    m_proxy->pass();
    QCOMPARE(received(server, 8), QByteArray("question"));
    QCOMPARE(received(client.get(), 4), QByteArray("news"));
}

void TcpProxyTest::aMuteLineTakesNewConnections()
{
    m_proxy->mute();
    const auto client = connectedClient();
    say(client.get(), "hello?");
    QTRY_COMPARE(m_proxy->held(), 6);
    QVERIFY(!m_server->hasPendingConnections());
    m_proxy->pass();
    QCOMPARE(received(serverSide(), 6), QByteArray("hello?"));
}

void TcpProxyTest::aMuteLineHidesThatAnEndHasGone()
{
    const auto client = connectedClient();
    auto *server = serverSide();
    m_proxy->mute();
    server->disconnectFromHost();
    QTRY_VERIFY(isGone(server));
    say(client.get(), "still there?");
    QTRY_COMPARE(m_proxy->held(), 12);
    QVERIFY(!client->waitForReadyRead(50) && !isGone(client.get()));
    m_proxy->pass();
    QTRY_VERIFY(isGone(client.get()));
}

void TcpProxyTest::aRefusingLineStillServesWhoIsIn()
{
    const auto inside = connectedClient();
    auto *server = serverSide();
    m_proxy->refuse();
    const auto outside = connectedClient();
    QCOMPARE(outside->error(), QAbstractSocket::ConnectionRefusedError);
    say(inside.get(), "still");
    QCOMPARE(received(server, 5), QByteArray("still"));
    m_proxy->pass();
    QVERIFY(!isGone(connectedClient().get()));
}

void TcpProxyTest::allConnectionsEndNow()
{
    const auto one = connectedClient();
    const auto other = connectedClient();
    auto *server = serverSide();
    m_proxy->cutAll();
    QCOMPARE(m_proxy->connections(), 0);
    QTRY_VERIFY(isGone(one.get()) && isGone(other.get()) && isGone(server));
    QVERIFY(!isGone(connectedClient().get()));
}

void TcpProxyTest::aLineIsCutWhereItIsTold_data()
{
    QTest::addColumn<Direction>("direction");
    QTest::addColumn<qint64>("number");
    QTest::addColumn<Side>("side");
    QTest::addColumn<QByteArray>("arrives");
    const QByteArray nothing;
    QTest::newRow("question, before 1") << Direction::ToServer << 1LL << Side::Before << nothing;
    QTest::newRow("question, after 1")
        << Direction::ToServer << 1LL << Side::After << QByteArray("a");
    QTest::newRow("question, before 4")
        << Direction::ToServer << 4LL << Side::Before << QByteArray("abc");
    QTest::newRow("question, after 6")
        << Direction::ToServer << 6LL << Side::After << QByteArray("abcdef");
    QTest::newRow("answer, before 1") << Direction::ToClient << 1LL << Side::Before << nothing;
    QTest::newRow("answer, after 3")
        << Direction::ToClient << 3LL << Side::After << QByteArray("abc");
}

void TcpProxyTest::aLineIsCutWhereItIsTold()
{
    QFETCH(Direction, direction);
    QFETCH(qint64, number);
    QFETCH(Side, side);
    QFETCH(QByteArray, arrives);
    const auto client = connectedClient();
    auto *server = serverSide();
    const bool asks = direction == Direction::ToServer;
    auto *speaker = asks ? client.get() : server;
    auto *listener = asks ? server : client.get();

    m_proxy->failAt({direction, Unit::Byte, number, side});
    say(speaker, "abcdef");
    QVERIFY(m_proxy->waitUntilFailed());
    QCOMPARE(received(listener, 7), arrives);
    QTRY_VERIFY(isGone(client.get()) && isGone(server));
    Tally tally = m_proxy->tally();
    QCOMPARE(tally.of(direction).bytes, arrives.size());
}

void TcpProxyTest::aCutSparesTheOtherConnections()
{
    const auto spared = connectedClient();
    auto *sparedServer = serverSide();
    const auto client = connectedClient();
    m_proxy->failAt({Direction::ToServer, Unit::Byte, 1, Side::Before});
    say(client.get(), "abc");
    QTRY_VERIFY(isGone(client.get()));
    say(spared.get(), "going on");
    QCOMPARE(received(sparedServer, 8), QByteArray("going on"));
}

void TcpProxyTest::aLineGoesMuteWhereItIsTold()
{
    const auto client = connectedClient();
    auto *server = serverSide();
    m_proxy->failAt({Direction::ToServer, Unit::Byte, 3, Side::After}, LineFault::Mute);
    QVERIFY(!m_proxy->hasFailed());
    say(client.get(), "abcdef");
    QVERIFY(m_proxy->waitUntilFailed());
    QCOMPARE(received(server, 3), QByteArray("abc"));
    QTRY_COMPARE(m_proxy->held(), 3);
    m_proxy->pass();
    QCOMPARE(received(server, 3), QByteArray("def"));
}

void TcpProxyTest::placesCountFromTheMark()
{
    const auto client = connectedClient();
    auto *server = serverSide();
    say(client.get(), "before");
    QCOMPARE(received(server, 6), QByteArray("before"));
    m_proxy->failAt({Direction::ToServer, Unit::Byte, 2, Side::After});
    say(client.get(), "xyz");
    QCOMPARE(received(server, 3), QByteArray("xy"));
}

void TcpProxyTest::countsBeginAtTheMark()
{
    const auto client = connectedClient();
    auto *server = serverSide();
    say(client.get(), "before");
    QCOMPARE(received(server, 6), QByteArray("before"));
    QCOMPARE(m_proxy->tally().toServer.bytes, 6);
    QCOMPARE(m_proxy->tally().connections, 1);
    m_proxy->mark();
    say(client.get(), "now");
    QCOMPARE(received(server, 3), QByteArray("now"));
    QCOMPARE(m_proxy->tally().toServer.bytes, 3);
    QCOMPARE(m_proxy->tally().connections, 0);
}

void TcpProxyTest::anAnswerAfterAQuestionIsARoundTrip()
{
    const auto client = connectedClient();
    auto *server = serverSide();
    say(server, "greeting");
    QCOMPARE(received(client.get(), 8).size(), 8);
    QCOMPARE(m_proxy->tally().roundTrips, 0);
    for (int count = 1; count <= 3; ++count) {
        say(client.get(), "ask");
        QCOMPARE(received(server, 3).size(), 3);
        say(server, "answer");
        QCOMPARE(received(client.get(), 6).size(), 6);
        QCOMPARE(m_proxy->tally().roundTrips, count);
    }
    say(client.get(), "asked before");
    QCOMPARE(received(server, 12).size(), 12);
    m_proxy->mark();
    say(server, "answered");
    QCOMPARE(received(client.get(), 8).size(), 8);
    QCOMPARE(m_proxy->tally().roundTrips, 0);
}

void TcpProxyTest::newConnectionsLeadToANewTarget()
{
    QTcpServer other;
    QVERIFY(other.listen(QHostAddress::LocalHost));
    m_proxy->setTarget(other.serverPort());
    const auto client = connectedClient();
    QVERIFY(other.hasPendingConnections() || other.waitForNewConnection(30'000));
}

INTRAY_TEST_GUILESS_MAIN(TcpProxyTest)
#include "tst_tcpproxy.moc"
