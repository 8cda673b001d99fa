// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/connection.h"
#include "support/mariaserver.h"
#include "support/testclass.h"

#include <QSignalSpy>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>
#include <QThread>

using namespace intray;
using namespace Qt::StringLiterals;

namespace {

const QString password = u"whatonlythisserverknows"_s;
const QString user = u"anna"_s;

QByteArray packet(int number, const QByteArray &body)
{
    QByteArray text;
    text.append(char(body.size() & 0xff)).append(char(body.size() >> 8)).append(char(0));
    return text.append(char(number)) + body;
}

/// What a server of MariaDB's says first.
QByteArray greeting(bool offersTls, const QByteArray &wayOfLogin)
{
    constexpr int ssl = 0x0800;
    const int capabilities = 0x000ff7ff & ~ssl; // protocol 4.1, and ways of login by name
    const int all = offersTls ? capabilities | ssl : capabilities;
    QByteArray body("\x0a"
                    "5.5.5-10.11.6-MariaDB");
    body.append('\0').append("\x07\0\0\0", 4).append("abcdefgh").append('\0');
    body.append(char(all & 0xff)).append(char(all >> 8 & 0xff)).append('\x2d');
    body.append("\x02\0", 2).append(char(all >> 16 & 0xff)).append('\0').append('\x15');
    body.append(QByteArray(10, '\0')).append("ijklmnopqrst").append('\0');
    return packet(0, body + wayOfLogin + '\0');
}

/// Stands in the line in the place of the server, and wants the password.
class FakeServer : public QObject
{
public:
    FakeServer(bool offersTls, const QByteArray &firstWay, const QByteArray &secondWay)
        : m_greeting(greeting(offersTls, firstWay))
        , m_way(secondWay)
    {
        moveToThread(&m_thread);
        m_thread.start();
        QMetaObject::invokeMethod(
            this, [this] { listen(); }, Qt::BlockingQueuedConnection);
    }
    ~FakeServer() override
    {
        QMetaObject::invokeMethod(
            this, [this] { delete m_server; }, Qt::BlockingQueuedConnection);
        m_thread.quit();
        m_thread.wait();
    }

    quint16 port() const { return m_port; }
    QByteArray heard()
    {
        QByteArray text;
        QMetaObject::invokeMethod(
            this, [&] { text = m_heard; }, Qt::BlockingQueuedConnection);
        return text;
    }

private:
    void listen()
    {
        m_server = new QTcpServer;
        m_server->listen(QHostAddress::LocalHost);
        m_port = m_server->serverPort();
        connect(m_server, &QTcpServer::newConnection, this, [this] {
            QTcpSocket *line = m_server->nextPendingConnection();
            line->write(m_greeting);
            connect(line, &QTcpSocket::readyRead, this, [this, line] { answer(line); });
        });
    }
    /// Whatever it hears, it asks for the password in its own way; then everything is fine.
    void answer(QTcpSocket *line)
    {
        const QByteArray said = line->readAll();
        m_heard += said;
        const int number = said.size() > 3 ? said.at(3) + 1 : 1;
        if (number <= 2)
            line->write(packet(number, "\xfe" + m_way + '\0' + "abcdefghijklmnopqrst" + '\0'));
        else
            line->write(packet(number, QByteArray("\0\0\0\2\0\0\0", 7)));
    }

    QThread m_thread;
    QTcpServer *m_server = nullptr;
    quint16 m_port = 0;
    QByteArray m_greeting;
    QByteArray m_way;
    QByteArray m_heard;
};

Outcome<std::unique_ptr<Connection>> opened(const DatabaseUrl &url)
{
    return Connection::open({url, Password(password)}, OpenMode::Existing);
}

Outcome<std::unique_ptr<Connection>> opened(const QString &address)
{
    return DatabaseUrl::fromText(address).and_then(
        [](const DatabaseUrl &url) { return opened(url); });
}

} // namespace

/// Somebody who stands in the line to MariaDB and poses as the server must get neither the password
/// nor a proof of it that could be handed on.
class FakeServerTest : public QObject
{
    Q_OBJECT

private slots:
    void thePasswordIsNotSent_data();
    void thePasswordIsNotSent();
    void nothingIsSaidBeforeTheProof_data();
    void nothingIsSaidBeforeTheProof();
    void theServerItselfIsTrusted();
    void anotherCertificateIsRefused_data();
    void anotherCertificateIsRefused();
    void aHostsNameIsNoOption_data();
    void aHostsNameIsNoOption();

private:
    MariaServer &server();
    QString encrypted(const QString &host);

    std::unique_ptr<MariaServer> m_server;
};

MariaServer &FakeServerTest::server()
{
    if (!m_server) {
        m_server = std::make_unique<MariaServer>(ServerOptions{.tls = true});
        m_server->sql(u"CREATE DATABASE intray; CREATE USER %1 IDENTIFIED BY '%2'; GRANT ALL ON "
                      "intray.* TO %1"_s.arg(user, password));
    }
    return *m_server;
}

QString FakeServerTest::encrypted(const QString &host)
{
    return u"mariadb://%1@%2:%3/intray?ssl_ca=%4"_s.arg(
        user, host, QString::number(server().port()), server().certificates().authorityFile());
}

void FakeServerTest::thePasswordIsNotSent_data()
{
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<QByteArray>("second");
    for (const char *way : {"mysql_clear_password", "dialog", "sha256_password",
                            "caching_sha2_password", "mysql_old_password"}) {
        QTest::addRow("%s at once", way) << QByteArray(way) << QByteArray(way);
        QTest::addRow("%s later", way) << QByteArray("mysql_native_password") << QByteArray(way);
    }
}

/// Without encryption too, which a person has allowed.
void FakeServerTest::thePasswordIsNotSent()
{
    QFETCH(QByteArray, first);
    QFETCH(QByteArray, second);
    FakeServer fake(false, first, second);
    const auto connection =
        opened(u"mariadb://%1@127.0.0.1:%2/intray?tls=off"_s.arg(user).arg(fake.port()));
    QVERIFY(!connection);
    QCOMPARE(connection.error().kind, Error::Kind::TlsRefused);
    QVERIFY(!fake.heard().contains(password.toUtf8()));
}

void FakeServerTest::nothingIsSaidBeforeTheProof_data()
{
    QTest::addColumn<bool>("offersTls");
    QTest::newRow("offers no encryption") << false;
    QTest::newRow("offers it and then speaks in clear text") << true;
}

void FakeServerTest::nothingIsSaidBeforeTheProof()
{
    QFETCH(bool, offersTls);
    FakeServer fake(offersTls, "mysql_native_password", "mysql_clear_password");
    const QString address = u"mariadb://%1@127.0.0.1:%2/intray?ssl_ca=%3"_s.arg(
        user, QString::number(fake.port()), server().certificates().authorityFile());
    const auto connection = opened(address);
    QVERIFY(!connection);
    QCOMPARE(connection.error().kind, Error::Kind::TlsRefused);
    QVERIFY(!fake.heard().contains(user.toUtf8()));
    QVERIFY(!fake.heard().contains(password.toUtf8()));
}

void FakeServerTest::theServerItselfIsTrusted()
{
    server().show(Certificate::Good);
    const auto connection = opened(encrypted(u"127.0.0.1"_s));
    QVERIFY(!connection); // nobody has set it up
    QVERIFY2(connection.error().kind == Error::Kind::OlderSchema,
             qPrintable(connection.error().detail));
}

void FakeServerTest::anotherCertificateIsRefused_data()
{
    QTest::addColumn<Certificate>("certificate");
    QTest::newRow("for another host") << Certificate::OtherHost;
    QTest::newRow("out of date") << Certificate::Expired;
    QTest::newRow("of another authority") << Certificate::OtherAuthority;
    QTest::newRow("of nobody") << Certificate::SelfSigned;
}

void FakeServerTest::anotherCertificateIsRefused()
{
    QFETCH(Certificate, certificate);
    server().show(certificate);
    const auto connection = opened(encrypted(u"127.0.0.1"_s));
    QVERIFY(!connection);
    QVERIFY2(connection.error().kind == Error::Kind::TlsRefused,
             qPrintable(connection.error().detail));
}

void FakeServerTest::aHostsNameIsNoOption_data()
{
    QTest::addColumn<QString>("host");
    QTest::newRow("an option") << u"127.0.0.1%3Bssl-verify-server-cert%3D0"_s;
    QTest::newRow("a statement") << u"127.0.0.1%3Binit-command%3DSELECT"_s;
    QTest::newRow("another way") << u"replication%3A%2F%2F127.0.0.1"_s;
}

void FakeServerTest::aHostsNameIsNoOption()
{
    QFETCH(QString, host);
    const auto url = DatabaseUrl::fromText(u"mariadb://anna@%1/intray?tls=off"_s.arg(host));
    if (!url)
        return;
    const auto connection = opened(*url);
    QVERIFY(!connection);
    QCOMPARE(connection.error().kind, Error::Kind::NameUnknown);
}

INTRAY_TEST_GUILESS_MAIN(FakeServerTest)
#include "tst_fakeserver.moc"
