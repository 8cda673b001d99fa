// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults/serverground.h"
#include "store/line/connection_p.h"
#include "support/testclass.h"
#include "support/testdatabase.h"
#include "support/testengine.h"

#include <QThread>

using namespace intray;
using namespace intray::faults;
using namespace Qt::StringLiterals;

/// An address of MariaDB that names several servers leads to the first that can be written, else to
/// one that can be read. Each server here has a database of its own, with a queue named after it.
class SeveralServers : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void theFirstThatCanBeWrittenIsTaken();
    void oneThatDoesNotAnswerIsPassedOver();
    void oneThatIsReadOnlyIsPassedOver();
    void whereNoneCanBeWrittenOneIsReadAndChangesWait();
    void aWrongPasswordIsToldAtOnce();
    void whereNoneAnswersThatIsTold();
    void whatRunsAtTheSecondIsCancelledThere();
    void aNodeThatItsClusterHasLostIsPassedOver();

private:
    DatabaseLogin loginAt(const QList<quint16> &ports) const;
    QStringList queuesAt(const QList<quint16> &ports) const;
    void makeReadOnly(const ServerGround &server, bool on) const
    {
        server.sql(u"SET GLOBAL read_only = %1"_s.arg(on ? 1 : 0));
    }

    std::unique_ptr<ServerGround> m_one;
    std::unique_ptr<ServerGround> m_two;
    quint16 m_closed = freePort();
};

void SeveralServers::initTestCase()
{
    m_one = ServerGround::on(u"mariadb"_s);
    m_two = ServerGround::on(u"mariadb"_s);
    for (const auto &[server, queue] :
         {std::pair{m_one.get(), u"one"_s}, {m_two.get(), u"two"_s}}) {
        server->welcome(u"boss"_s, {Role::Administrator, Role::Supervisor});
        const auto connection = server->connect(u"boss"_s);
        Store store(*connection, connection->identityFor({}));
        valueOf(store.addQueue(queueNamed(queue)));
    }
}

void SeveralServers::init()
{
    makeReadOnly(*m_one, false);
    makeReadOnly(*m_two, false);
}

DatabaseLogin SeveralServers::loginAt(const QList<quint16> &ports) const
{
    QStringList hosts;
    for (const quint16 port : ports)
        hosts << u"127.0.0.1:%1"_s.arg(port);
    DatabaseLogin login = m_one->login(u"boss"_s);
    login.url =
        valueOf(DatabaseUrl::fromText(u"mariadb://boss@%1/intray?tls=off"_s.arg(hosts.join(u','))));
    return login;
}

QStringList SeveralServers::queuesAt(const QList<quint16> &ports) const
{
    const auto connection = m_one->connect(loginAt(ports));
    Store store(*connection, connection->identityFor({}));
    QStringList names;
    for (const Queue &queue : valueOf(store.queues()))
        names << queue.name;
    return names;
}

void SeveralServers::theFirstThatCanBeWrittenIsTaken()
{
    QCOMPARE(queuesAt({m_one->port(), m_two->port()}), QStringList{u"one"_s});
    QCOMPARE(queuesAt({m_two->port(), m_one->port()}), QStringList{u"two"_s});
}

void SeveralServers::oneThatDoesNotAnswerIsPassedOver()
{
    QCOMPARE(queuesAt({m_closed, m_two->port()}), QStringList{u"two"_s});
}

void SeveralServers::oneThatIsReadOnlyIsPassedOver()
{
    makeReadOnly(*m_one, true);
    QCOMPARE(queuesAt({m_one->port(), m_two->port()}), QStringList{u"two"_s});
}

void SeveralServers::whereNoneCanBeWrittenOneIsReadAndChangesWait()
{
    makeReadOnly(*m_one, true);
    makeReadOnly(*m_two, true);
    QCOMPARE(queuesAt({m_closed, m_one->port(), m_two->port()}), QStringList{u"one"_s});
    const auto connection = m_one->connect(loginAt({m_one->port(), m_two->port()}));
    Store store(*connection, connection->identityFor({}));
    const Error error = errorIn(store.addQueue(queueNamed(u"three"_s)));
    QCOMPARE(error.kind, Error::Kind::Busy);
    QVERIFY2(error.sentence.contains(u"another one is taking over"_s), qPrintable(error.sentence));
}

void SeveralServers::aWrongPasswordIsToldAtOnce()
{
    DatabaseLogin login = loginAt({m_one->port(), m_two->port()});
    m_one->sql(u"ALTER USER 'boss'@'%' IDENTIFIED BY 'another'"_s);
    QCOMPARE(errorIn(Connection::open(login, OpenMode::Existing)).kind, Error::Kind::WrongPassword);
    m_one->sql(u"ALTER USER 'boss'@'%' IDENTIFIED BY '%1'"_s.arg(ServerGround::password()));
}

void SeveralServers::whereNoneAnswersThatIsTold()
{
    QCOMPARE(errorIn(Connection::open(loginAt({m_closed, m_closed}), OpenMode::Existing)).kind,
             Error::Kind::PortClosed);
}

void SeveralServers::whatRunsAtTheSecondIsCancelledThere()
{
    std::atomic<Connection *> line = nullptr;
    bool isEnded = false;
    std::unique_ptr<QThread> working(QThread::create([&] {
        const auto connection = m_one->connect(loginAt({m_closed, m_two->port()}));
        line = connection.get();
        try {
            connection->d().runner->query(u"SELECT SLEEP(100)"_s);
        } catch (const SqlFailure &) {
            isEnded = true;
        }
        line = nullptr;
    }));
    working->start();
    QTRY_COMPARE_WITH_TIMEOUT(
        m_two
            ->sql(
                u"SELECT COUNT(*) FROM information_schema.processlist WHERE info LIKE 'SELECT SLEEP%'"_s)
            .trimmed(),
        u"1"_s, 60'000);
    line.load()->interrupt();
    QVERIFY(working->wait(60'000));
    QVERIFY(isEnded);
}

/// A cluster of one whose node has left it.
void SeveralServers::aNodeThatItsClusterHasLostIsPassedOver()
{
    const QString places =
        u"gmcast.listen_addr=tcp://127.0.0.1:%1;ist.recv_addr=127.0.0.1:%2"_s.arg(
            QString::number(freePort()), QString::number(freePort()));
    const auto node = ServerGround::on(
        u"mariadb"_s, {u"binlog_format = ROW"_s, u"innodb_autoinc_lock_mode = 2"_s,
                       u"wsrep_provider_options = \"%1\""_s.arg(places), u"wsrep_on = ON"_s,
                       u"wsrep_provider = /usr/lib/galera/libgalera_smm.so"_s,
                       u"wsrep_cluster_address = gcomm://"_s});
    node->welcome(u"boss"_s, {Role::Administrator, Role::Supervisor});
    QTRY_COMPARE_WITH_TIMEOUT(node->sql(u"SHOW STATUS LIKE 'wsrep_ready'"_s).trimmed(),
                              u"wsrep_ready\tON"_s, 60'000);
    const DatabaseLogin login = loginAt({node->port()});
    QVERIFY(Connection::open(login, OpenMode::Existing));
    node->sql(u"SET GLOBAL wsrep_cluster_address = ''"_s);
    const Error error = errorIn(Connection::open(login, OpenMode::Existing));
    QCOMPARE(error.kind, Error::Kind::Busy);
    QVERIFY2(error.sentence.contains(u"cut off"_s), qPrintable(error.sentence));
    QCOMPARE(queuesAt({node->port(), m_two->port()}), QStringList{u"two"_s});
}

INTRAY_TEST_GUILESS_MAIN(SeveralServers)
#include "tst_severalservers.moc"
