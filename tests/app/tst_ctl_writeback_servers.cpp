// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctlserver.h"
#include "support/testclass.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// `write-back` into a server's table, from a queue in a file: with a password, and killed amid it.
class CtlWriteBackServersTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data();
    void init();

    void thePasswordComesFromTheEnvironment();
    void whoMayNotWriteIsRefused();
    void intraysOwnTablesAreRefused();
    void aRunThatIsKilledLeavesWholePieces();

private:
    CtlServer &server() const { return CtlServer::of(m_engine); }
    QProcessEnvironment environment(const QString &password) const;
    QStringList command(const QString &login) const;
    Ran write(const QString &login, const QString &password) const;
    qint64 corrected() const;

    QString m_engine;
    std::unique_ptr<CtlFixture> m_ctl;
};

static constexpr int rows = 4000;

void CtlWriteBackServersTest::initTestCase_data()
{
    QTest::addColumn<QString>("engine");
    QTest::newRow("postgresql") << u"postgresql"_s;
    QTest::newRow("mariadb") << u"mariadb"_s;
}

/// A table of a thousand towns and more; all of them are corrected.
void CtlWriteBackServersTest::init()
{
    QFETCH_GLOBAL(QString, engine);
    m_engine = engine;
    m_ctl = std::make_unique<CtlFixture>();
    server().makeLogin(u"writer"_s);
    server().sql(u"DROP TABLE IF EXISTS town"_s);
    server().sql(u"CREATE TABLE town (id INTEGER PRIMARY KEY, name VARCHAR(20))"_s);
    QStringList towns;
    for (int id = 1; id <= rows; ++id)
        towns << u"(%1, 'boaz')"_s.arg(id);
    server().sql(u"INSERT INTO town VALUES "_s + towns.join(u", "_s));
    const QString who = engine == u"mariadb"_s ? u"writer@'%'"_s : u"writer"_s;
    server().sql(u"GRANT SELECT, UPDATE ON town TO "_s + who);
    QByteArray table = "id,name\n";
    for (int id = 1; id <= rows; ++id)
        table += QByteArray::number(id) + ",boaz\n";
    const QString file = m_ctl->file(u"town.csv"_s, table);
    QCOMPARE(m_ctl->ctl({u"import"_s, u"towns"_s, file, u"--key"_s, u"id"_s}).exit, 0);
    for (int done = 0; done < rows; done += 1000) {
        const Ran claimed = m_ctl->ctl({u"claim"_s, u"towns"_s, u"--count"_s, u"1000"_s});
        const QString lock = claimed.json().value(u"lock"_s).toString();
        QCOMPARE(m_ctl->ctl({u"complete"_s, u"--lock"_s, lock}).exit, 0);
    }
    m_ctl->sql(u"UPDATE record SET current = json_set(imported, '$.name', 'Boaz')"_s);
}

QProcessEnvironment CtlWriteBackServersTest::environment(const QString &password) const
{
    QProcessEnvironment environment = m_ctl->environment();
    environment.insert(u"INTRAY_SOURCE_PASSWORD"_s, password);
    return environment;
}

QStringList CtlWriteBackServersTest::command(const QString &login) const
{
    return {u"-d"_s,      u"sqlite:"_s + m_ctl->database(),
            u"--json"_s,  u"write-back"_s,
            u"towns"_s,   server().url(login),
            u"--table"_s, u"town"_s};
}

Ran CtlWriteBackServersTest::write(const QString &login, const QString &password) const
{
    return CtlFixture::run(CtlFixture::program(), command(login), {}, environment(password));
}

qint64 CtlWriteBackServersTest::corrected() const
{
    const QString binary = m_engine == u"mariadb"_s ? u"BINARY "_s : QString();
    return server()
        .sql(u"SELECT count(*) FROM town WHERE %1name = 'Boaz'"_s.arg(binary))
        .trimmed()
        .toLongLong();
}

void CtlWriteBackServersTest::thePasswordComesFromTheEnvironment()
{
    QCOMPARE(write(u"writer"_s, u"wrong"_s).errorKind(), u"wrong_password"_s);
    QCOMPARE(corrected(), 0);
    const Ran ran = write(u"writer"_s, CtlServer::passwordOf(u"writer"_s));
    QVERIFY2(ran.exit == 0, ran.err);
    QCOMPARE(ran.json().value(u"written"_s), rows);
    QCOMPARE(corrected(), rows);
}

void CtlWriteBackServersTest::whoMayNotWriteIsRefused()
{
    const QString who = m_engine == u"mariadb"_s ? u"writer@'%'"_s : u"writer"_s;
    server().sql(u"REVOKE UPDATE ON town FROM "_s + who);
    const Ran ran = write(u"writer"_s, CtlServer::passwordOf(u"writer"_s));
    QCOMPARE(ran.exit, 6);
    QCOMPARE(ran.json().value(u"refused"_s), rows);
    QCOMPARE(corrected(), 0);
}

void CtlWriteBackServersTest::intraysOwnTablesAreRefused()
{
    QStringList words = command(u"dba"_s);
    words.last() = server().table(u"setting"_s);
    const Ran ran = CtlFixture::run(CtlFixture::program(), words, {},
                                    environment(CtlServer::passwordOf(u"dba"_s)));
    QCOMPARE(ran.exit, 4);
    QVERIFY2(ran.sentence().contains(u"one of Intray's own"_s), ran.err);
}

void CtlWriteBackServersTest::aRunThatIsKilledLeavesWholePieces()
{
    QProcess program;
    program.setProcessEnvironment(environment(CtlServer::passwordOf(u"writer"_s)));
    program.start(CtlFixture::program(), command(u"writer"_s));
    QTRY_VERIFY_WITH_TIMEOUT(corrected() > 0, 60'000);
    program.kill();
    program.waitForFinished();
    const qint64 before = corrected();
    QCOMPARE(before % 500, 0);
    const Ran again = write(u"writer"_s, CtlServer::passwordOf(u"writer"_s));
    QVERIFY2(again.exit == 0, again.err);
    // What was committed while the test looked counts, too.
    QVERIFY(again.json().value(u"as_it_should_be"_s).toInteger() >= before);
    QCOMPARE(again.json().value(u"as_it_should_be"_s).toInteger() % 500, 0);
    QCOMPARE(corrected(), rows);
}

INTRAY_TEST_GUILESS_MAIN(CtlWriteBackServersTest)
#include "tst_ctl_writeback_servers.moc"
