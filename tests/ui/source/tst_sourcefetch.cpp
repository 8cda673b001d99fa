// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/source/sourcereader.h"

#include <QBuffer>
#include <QImage>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

namespace {

QByteArray picture()
{
    QImage image(40, 30, QImage::Format_RGB32);
    image.fill(Qt::red);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    image.save(&buffer, "PNG");
    return bytes;
}

/// Answers each request with what stands for its path, word by word, and notes what was asked.
class PlainServer : public QTcpServer
{
public:
    PlainServer()
    {
        if (!listen(QHostAddress::LocalHost))
            qFatal("%s", qPrintable(errorString()));
        connect(this, &QTcpServer::newConnection, this, [this] {
            QTcpSocket *line = nextPendingConnection();
            connect(line, &QTcpSocket::readyRead, this, [this, line] { answer(*line); });
            ++lines;
            connect(line, &QTcpSocket::disconnected, this, [this, line] {
                --lines;
                line->deleteLater();
            });
        });
    }

    QString origin() const { return u"http://127.0.0.1:%1"_s.arg(serverPort()); }
    void say(const QString &path, const QByteArray &head, const QByteArray &body = {})
    {
        m_answers.insert(path, "HTTP/1.1 " + head + "\r\nConnection: close\r\n\r\n" + body);
    }

    QStringList asked;
    QByteArray heads;
    int lines = 0; ///< That are open.

private:
    void answer(QTcpSocket &line)
    {
        const QByteArray request = line.readAll();
        const QString path = QString::fromLatin1(request.split(' ').value(1));
        asked << path;
        heads += request;
        if (!m_answers.contains(path))
            return; // it never answers
        line.write(m_answers.value(path));
        line.disconnectFromHost();
    }

    QHash<QString, QByteArray> m_answers;
};

} // namespace

/// Sources of the web: from the allowed host alone, and told why not.
class SourceFetchTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_server = std::make_unique<PlainServer>(); }

    void aPictureOfAnAllowedHostIsShown();
    void whatTheHostRefusesIsTold_data();
    void whatTheHostRefusesIsTold();
    void itIsNotSentElsewhere();
    void whatIsTooLargeIsLeft();
    void whatIsNotAllowedIsNotAsked();
    void theNextSourceDoesNotWaitForASilentHost();

private:
    /// The sentence that it fails with; empty: it was opened.
    QString opened(const QString &url, const QStringList &hosts)
    {
        SourceReader reader;
        QSignalSpy good(&reader, &SourceReader::opened);
        QSignalSpy bad(&reader, &SourceReader::failed);
        reader.open(url, {true, {}, hosts});
        if (!QTest::qWaitFor([&] { return good.size() + bad.size() > 0; }, 20'000))
            return u"nothing came"_s;
        return bad.isEmpty() ? QString() : bad.constFirst().constFirst().toString();
    }
    QString opened(const QString &path)
    {
        return opened(m_server->origin() + path, {m_server->origin()});
    }

    std::unique_ptr<PlainServer> m_server;
};

void SourceFetchTest::aPictureOfAnAllowedHostIsShown()
{
    m_server->say(u"/scans/1.png"_s, "200 OK", picture());
    QCOMPARE(opened(u"/scans/1.png"_s), QString());
    QCOMPARE(m_server->asked, QStringList{u"/scans/1.png"_s});
    QVERIFY(!m_server->heads.contains("Cookie"));
    QVERIFY(!m_server->heads.contains("Authorization"));
}

void SourceFetchTest::whatTheHostRefusesIsTold_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("words");
    QTest::newRow("gone") << QByteArray("404 Not Found") << QByteArray() << u"no longer exists"_s;
    QTest::newRow("a login") << QByteArray("401 Unauthorized\r\nWWW-Authenticate: Basic realm=x")
                             << QByteArray() << u"does not let Intray read"_s;
    QTest::newRow("forbidden") << QByteArray("403 Forbidden") << QByteArray()
                               << u"does not let Intray read"_s;
    QTest::newRow("trouble") << QByteArray("500 Oh") << QByteArray() << u"does not answer"_s;
    QTest::newRow("a page of text") << QByteArray("200 OK") << QByteArray("<html>Hello</html>")
                                    << u"“1.png” is neither a picture"_s;
    QTest::newRow("nothing") << QByteArray("200 OK") << QByteArray() << u"is neither a picture"_s;
    QTest::newRow("less than was said")
        << QByteArray("200 OK\r\nContent-Length: 100000") << picture() << u"does not answer"_s;
}

void SourceFetchTest::whatTheHostRefusesIsTold()
{
    QFETCH(QByteArray, head);
    QFETCH(QByteArray, body);
    QFETCH(QString, words);
    m_server->say(u"/1.png"_s, head, body);
    const QString said = opened(u"/1.png"_s);
    QVERIFY2(said.contains(words), qPrintable(said));
}

void SourceFetchTest::itIsNotSentElsewhere()
{
    PlainServer elsewhere;
    elsewhere.say(u"/1.png"_s, "200 OK", picture());
    m_server->say(u"/1.png"_s,
                  "302 Found\r\nLocation: " + elsewhere.origin().toLatin1() + "/1.png");
    const QString said = opened(u"/1.png"_s);
    QVERIFY2(said.contains(u"redirects to another address"_s), qPrintable(said));
    QVERIFY(elsewhere.asked.isEmpty());
    m_server->say(u"/2.png"_s, "302 Found\r\nLocation: /3.png");
    m_server->say(u"/3.png"_s, "200 OK", picture());
    QCOMPARE(opened(u"/2.png"_s), QString());
    m_server->say(u"/4.png"_s, "302 Found\r\nLocation: file:///etc/hostname");
    QVERIFY(!opened(u"/4.png"_s).isEmpty());
}

void SourceFetchTest::whatIsTooLargeIsLeft()
{
    m_server->say(u"/1.png"_s, "200 OK", QByteArray(210'000'000, 'x'));
    const QString said = opened(u"/1.png"_s);
    QVERIFY2(said.contains(u"larger than 200 MB"_s), qPrintable(said));
}

void SourceFetchTest::whatIsNotAllowedIsNotAsked()
{
    m_server->say(u"/1.png"_s, "200 OK", picture());
    QVERIFY(!opened(m_server->origin() + u"/1.png"_s, {}).isEmpty());
    QVERIFY(!opened(m_server->origin() + u"/1.png"_s, {u"http://127.0.0.1:1"_s}).isEmpty());
    QVERIFY(m_server->asked.isEmpty());
}

void SourceFetchTest::theNextSourceDoesNotWaitForASilentHost()
{
    m_server->say(u"/2.png"_s, "200 OK", picture());
    SourceReader reader;
    QSignalSpy good(&reader, &SourceReader::opened);
    const SourceRule rule{true, {}, {m_server->origin()}};
    reader.open(m_server->origin() + u"/silent.png"_s, rule);
    QTRY_COMPARE(m_server->asked.size(), 1);
    reader.open(m_server->origin() + u"/2.png"_s, rule);
    QTRY_COMPARE(good.size(), 1);
    QTRY_COMPARE(m_server->lines, 0); // it is not waited for any more
}

INTRAY_TEST_MAIN(SourceFetchTest)
#include "tst_sourcefetch.moc"
