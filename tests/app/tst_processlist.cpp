// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctlserver.h"
#include "app/onterminal.h"
#include "support/testclass.h"

#include <QDirIterator>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

static const QString login = u"olga"_s;

/// While the programs are connected, nobody else on the machine or on the server reads a password
/// in a list of what runs there. The environment of a process is its owner's own.
class ProcessListTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data();
    void initTestCase();
    void init() { m_url = server().url(login); }
    void thePasswordOfTheEnvironmentIsNotSeen();
    void aTypedPasswordIsNotSeen();
    void theWindowsPasswordIsNotSeen();
    void noStatementCarriesAPassword();

private:
    CtlServer &server() const;
    QStringList sweeping() const { return {u"-d"_s, m_url, u"sweep"_s, u"--every"_s, u"1s"_s}; }
    void mustBeConnectedAndUnseen();

    QString m_url;
};

/// Parts of the password, so that other quotes around it hide nothing.
static void mustNotBeIn(const QString &text)
{
    QVERIFY2(!text.contains(u"own pass"_s) && !text.contains(u"word of "_s + login),
             qPrintable(text));
}

/// The command lines of all that runs on this machine.
static QString processes()
{
    QByteArray lines;
    QDirIterator all(u"/proc"_s, QDir::Dirs | QDir::NoDotAndDotDot);
    while (all.hasNext()) {
        QFile line(all.next() + u"/cmdline"_s);
        if (line.open(QIODevice::ReadOnly)) // or it has just ended
            lines += line.readAll().replace('\0', ' ') + '\n';
    }
    return QString::fromUtf8(lines);
}

static void end(QProcess &program)
{
    program.terminate();
    QVERIFY(program.waitForFinished(30'000));
}

void ProcessListTest::initTestCase_data()
{
    QTest::addColumn<QString>("engine");
    QTest::newRow("postgresql") << u"postgresql"_s;
    QTest::newRow("mariadb") << u"mariadb"_s;
}

CtlServer &ProcessListTest::server() const
{
    QFETCH_GLOBAL(QString, engine);
    return CtlServer::of(engine);
}

void ProcessListTest::initTestCase()
{
    for (const QString &engine : {u"postgresql"_s, u"mariadb"_s})
        CtlServer::of(engine).employ(login, {u"clerk"_s, u"supervisor"_s});
}

void ProcessListTest::mustBeConnectedAndUnseen()
{
    // Asked once each time: while a procedure of its owner's runs, MariaDB lists the session under
    // the owner's name.
    const auto isThere = [this] { return server().sessions().contains(login); };
    QVERIFY(QTest::qWaitFor(isThere, 30'000));
    const QString running = processes();
    QVERIFY2(running.contains(m_url), qPrintable(running));
    mustNotBeIn(running);
    mustNotBeIn(server().sessions());
}

void ProcessListTest::thePasswordOfTheEnvironmentIsNotSeen()
{
    const CtlFixture home;
    QProcessEnvironment environment = home.environment();
    environment.insert(u"INTRAY_PASSWORD"_s, CtlServer::passwordOf(login));
    QProcess program;
    program.setProcessEnvironment(environment);
    program.start(CtlFixture::program(), sweeping());
    mustBeConnectedAndUnseen();
    end(program);
}

void ProcessListTest::aTypedPasswordIsNotSeen()
{
    const CtlFixture home;
    OnTerminal terminal(sweeping(), home.environment());
    QVERIFY2(terminal.says("Password of olga"), terminal.said().constData());
    terminal.type(CtlServer::passwordOf(login).toUtf8() + '\n');
    mustBeConnectedAndUnseen();
    terminal.type("\x03");
    terminal.exit();
}

void ProcessListTest::theWindowsPasswordIsNotSeen()
{
    QFETCH_GLOBAL(QString, engine);
    const CtlFixture home;
    home.keepPassword(engine, login, CtlServer::passwordOf(login));
    QProcess program;
    program.setProcessEnvironment(home.environment());
    program.start(qEnvironmentVariable("INTRAY_TEST_BIN") + u"/intray"_s,
                  {u"-platform"_s, u"offscreen"_s, u"-d"_s, m_url});
    mustBeConnectedAndUnseen();
    end(program);
}

void ProcessListTest::noStatementCarriesAPassword()
{
    server().makeLogin(u"newcomer"_s);
    const QString heard = server().heardWhile([this] {
        QCOMPARE(server().as(u"dba"_s, {u"init"_s}).exit, 0);
        QCOMPARE(server()
                     .as(u"dba"_s, {u"user"_s, u"add"_s, u"newcomer"_s, u"--role"_s, u"clerk"_s})
                     .exit,
                 0);
        QCOMPARE(server().as(u"newcomer"_s, {u"mine"_s}).exit, 0);
        QCOMPARE(server().as(login, {u"sweep"_s}).exit, 0);
        QCOMPARE(server().as(u"dba"_s, {u"user"_s, u"remove"_s, u"newcomer"_s}).exit, 0);
    });
    QVERIFY2(heard.contains(u"set_user"_s) && heard.contains(u"newcomer"_s), qPrintable(heard));
    QVERIFY2(!heard.contains(u"own pass"_s), qPrintable(heard));
}

INTRAY_TEST_GUILESS_MAIN(ProcessListTest)
#include "tst_processlist.moc"
