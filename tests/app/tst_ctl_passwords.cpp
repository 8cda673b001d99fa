// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctlserver.h"
#include "app/onterminal.h"
#include "support/testclass.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// Where intrayctl has a server's password from, and that it keeps it to itself.
class CtlPasswordsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data();
    void init();
    void itComesFromTheEnvironment();
    void itComesFromTheServersOwnFile();
    void itIsAskedForOnATerminalWithoutShowingIt();
    void givingUpEndsTheQuestion();
    void aWrongOneIsToldAndNotAskedForAgain();
    void withoutATerminalNothingIsAskedFor();
    void itIsRefusedInAnAddress();

private:
    Ran status(const QProcessEnvironment &environment) const;
    QByteArray password() const { return CtlServer::passwordOf(u"chief"_s).toUtf8(); }
    QStringList words() const { return {u"-d"_s, m_url, u"status"_s, u"--json"_s}; }

    QString m_engine;
    QString m_url;
};

void CtlPasswordsTest::initTestCase_data()
{
    QTest::addColumn<QString>("engine");
    QTest::newRow("postgresql") << u"postgresql"_s;
    QTest::newRow("mariadb") << u"mariadb"_s;
}

void CtlPasswordsTest::init()
{
    QFETCH_GLOBAL(QString, engine);
    m_engine = engine;
    m_url = CtlServer::of(engine).url(u"chief"_s);
}

Ran CtlPasswordsTest::status(const QProcessEnvironment &environment) const
{
    return CtlFixture::run(CtlFixture::program(), words(), {}, environment);
}

void CtlPasswordsTest::itComesFromTheEnvironment()
{
    const CtlFixture home;
    QProcessEnvironment environment = home.environment();
    environment.insert(u"INTRAY_PASSWORD"_s, QString::fromUtf8(password()));
    const Ran ran = status(environment);
    QVERIFY2(ran.exit == 0, ran.err.constData());
}

void CtlPasswordsTest::itComesFromTheServersOwnFile()
{
    const CtlFixture home;
    home.keepPassword(m_engine, u"chief"_s, CtlServer::passwordOf(u"chief"_s));
    const Ran ran = status(home.environment());
    QVERIFY2(ran.exit == 0, ran.err.constData());
}

void CtlPasswordsTest::itIsAskedForOnATerminalWithoutShowingIt()
{
    const CtlFixture home;
    OnTerminal terminal(words(), home.environment());
    QVERIFY2(terminal.says("Password of chief for desk on 127.0.0.1: "),
             terminal.said().constData());
    terminal.type(password() + '\n');
    QVERIFY2(terminal.exit() == 0, terminal.said().constData());
    QVERIFY(terminal.said().contains("\"queues\":"));
    QVERIFY(!terminal.said().contains(password()));
}

void CtlPasswordsTest::givingUpEndsTheQuestion()
{
    const CtlFixture home;
    OnTerminal terminal(words(), home.environment());
    QVERIFY(terminal.says("Password of chief"));
    terminal.type("half\x03");
    QCOMPARE(terminal.exit(), 1);
    QVERIFY(terminal.said().contains("\"wrong_password\""));
    QVERIFY(!terminal.said().contains("half"));
}

void CtlPasswordsTest::aWrongOneIsToldAndNotAskedForAgain()
{
    const CtlFixture home;
    QProcessEnvironment environment = home.environment();
    environment.insert(u"INTRAY_PASSWORD"_s, u"guessed-wrong"_s);
    OnTerminal terminal(words(), environment);
    QCOMPARE(terminal.exit(), 1);
    QVERIFY2(terminal.said().contains("\"wrong_password\""), terminal.said().constData());
    QVERIFY(!terminal.said().contains("Password of"));
    QVERIFY(!terminal.said().contains("guessed-wrong"));
}

void CtlPasswordsTest::withoutATerminalNothingIsAskedFor()
{
    const CtlFixture home;
    const Ran ran =
        CtlFixture::run(CtlFixture::program(), words(), password() + '\n', home.environment());
    QCOMPARE(ran.exit, 1);
    QCOMPARE(ran.errorKind(), u"wrong_password"_s);
    QVERIFY(!ran.err.contains("Password of"));
}

void CtlPasswordsTest::itIsRefusedInAnAddress()
{
    QString url = m_url;
    url.replace(u"chief@"_s, u"chief:secret@"_s);
    const Ran ran = CtlFixture().bare({u"-d"_s, url, u"status"_s});
    QCOMPARE(ran.exit, 2);
    QVERIFY(!ran.err.contains("secret"));
}

INTRAY_TEST_GUILESS_MAIN(CtlPasswordsTest)
#include "tst_ctl_passwords.moc"
