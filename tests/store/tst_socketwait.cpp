// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/socketwait.h"
#include "support/testclass.h"

#include <QElapsedTimer>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

#include <memory>
#include <thread>

using namespace intray;
using namespace std::chrono_literals;
using Until = SocketWait::Until;

class SocketWaitTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void itEndsWhenTheOtherSideSendsSomething();
    void itEndsWhenTheSocketTakesSomething();
    void itEndsWhenTheTimeIsOver();
    void anotherThreadEndsIt();
    void whoWasWokenOnceGoesOnUntilRearmed();
    void whoIsNotToBeWokenIsNot();
    void theOtherSideSeesTheEndOfALineThatIsShutDown();

private:
    qintptr ours() const { return m_ours->socketDescriptor(); }

    QTcpServer m_server;
    std::unique_ptr<QTcpSocket> m_ours;
    std::unique_ptr<QTcpSocket> m_theirs;
};

void SocketWaitTest::init()
{
    if (!m_server.isListening())
        QVERIFY(m_server.listen(QHostAddress::LocalHost));
    m_ours = std::make_unique<QTcpSocket>();
    m_ours->connectToHost(m_server.serverAddress(), m_server.serverPort());
    QVERIFY(m_server.waitForNewConnection(10'000));
    m_theirs.reset(m_server.nextPendingConnection());
    QVERIFY(m_ours->waitForConnected(10'000));
}

void SocketWaitTest::itEndsWhenTheOtherSideSendsSomething()
{
    const SocketWait wait;
    QVERIFY(!wait.wait(ours(), Until::Readable, 0ms));
    m_theirs->write("x");
    QVERIFY(m_theirs->waitForBytesWritten());
    QVERIFY(wait.wait(ours(), Until::Readable, 10s));
}

void SocketWaitTest::itEndsWhenTheSocketTakesSomething()
{
    const SocketWait wait;
    QVERIFY(wait.wait(ours(), Until::ReadableOrWritable, 10s));
}

void SocketWaitTest::itEndsWhenTheTimeIsOver()
{
    const SocketWait wait;
    QElapsedTimer timer;
    timer.start();
    QVERIFY(!wait.wait(ours(), Until::Readable, 50ms));
    QVERIFY(timer.elapsed() >= 40);
}

void SocketWaitTest::anotherThreadEndsIt()
{
    SocketWait wait;
    QElapsedTimer timer;
    timer.start();
    std::thread other([&] { wait.wake(); });
    QVERIFY(!wait.wait(ours(), Until::Readable, 60s));
    other.join();
    QVERIFY(timer.elapsed() < 30'000);
}

void SocketWaitTest::whoWasWokenOnceGoesOnUntilRearmed()
{
    SocketWait wait;
    wait.wake();
    wait.wake();
    QElapsedTimer timer;
    timer.start();
    QVERIFY(!wait.wait(ours(), Until::Readable, 60s));
    QVERIFY(timer.elapsed() < 30'000);
    wait.rearm();
    timer.start();
    QVERIFY(!wait.wait(ours(), Until::Readable, 50ms));
    QVERIFY(timer.elapsed() >= 40);
}

void SocketWaitTest::whoIsNotToBeWokenIsNot()
{
    SocketWait wait;
    wait.wake();
    QElapsedTimer timer;
    timer.start();
    QVERIFY(!wait.waitUnwoken(ours(), Until::Readable, 50ms));
    QVERIFY(timer.elapsed() >= 40);
}

void SocketWaitTest::theOtherSideSeesTheEndOfALineThatIsShutDown()
{
    shutDown(ours());
    QTRY_COMPARE(m_theirs->state(), QAbstractSocket::UnconnectedState);
}

INTRAY_TEST_GUILESS_MAIN(SocketWaitTest)
#include "tst_socketwait.moc"
