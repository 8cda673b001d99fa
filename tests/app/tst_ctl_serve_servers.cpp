// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctlserver.h"
#include "support/testclass.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// intrayctl serve at servers: it does what its login may, and survives them.
class CtlServeServersTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data();
    void init();
    void itDoesWhatTheLoginMay();
    void whatTheLoginMayNotIsToldOnce();
    void aLoginThatMayNothingIsRefused();
    void itSurvivesARestartOfTheServer();
    void whenOneIsKilledTheOtherTakesOver();

private:
    CtlServer &server() const { return CtlServer::of(m_engine); }
    QStringList serve(const QString &queue) const
    {
        return {u"serve"_s, u"--every"_s, u"1s"_s, u"--watch"_s,
                u"%1 %2 --key city --settle 1s --every 1s"_s.arg(queue, m_files->path(u"in"_s))};
    }
    bool isIn(const QString &name) const
    {
        return QFile::exists(m_files->path(u"in/done/"_s + name));
    }
    QJsonObject companion() const
    {
        return server().as(u"chief"_s, {u"status"_s}).json().value(u"companion"_s).toObject();
    }
    static Ran ended(QProcess &program)
    {
        program.terminate();
        program.waitForFinished(30'000);
        return {program.exitStatus() == QProcess::NormalExit ? program.exitCode() : -1,
                program.readAllStandardOutput(), program.readAllStandardError()};
    }

    QString m_engine;
    std::unique_ptr<CtlFixture> m_files;
};

void CtlServeServersTest::initTestCase_data()
{
    QTest::addColumn<QString>("engine");
    QTest::newRow("postgresql") << u"postgresql"_s;
    QTest::newRow("mariadb") << u"mariadb"_s;
}

void CtlServeServersTest::init()
{
    QFETCH_GLOBAL(QString, engine);
    m_engine = engine;
    m_files = std::make_unique<CtlFixture>();
    QVERIFY(QDir(m_files->path({})).mkdir(u"in"_s));
    qputenv("INTRAY_SEALS", m_files->path(u"seals"_s).toUtf8());
    server().employ(u"keeper"_s, {u"worker"_s, u"supervisor"_s, u"importer"_s});
}

void CtlServeServersTest::itDoesWhatTheLoginMay()
{
    server().employ(u"anna"_s, {u"clerk"_s});
    server().addQueue(u"kept"_s, {u"a"_s});
    server().as(u"chief"_s, {u"queue"_s, u"set"_s, u"kept"_s, u"--hold"_s, u"1s"_s});
    QCOMPARE(server().as(u"anna"_s, {u"claim"_s, u"kept"_s}).exit, 0);
    const auto program = server().begin(u"keeper"_s, serve(u"kept"_s));
    m_files->file(u"in/a.csv"_s, "city\nflorence\n");
    QTRY_VERIFY_WITH_TIMEOUT(isIn(u"a.csv"_s), 60'000);
    QTRY_VERIFY_WITH_TIMEOUT(companion().value(u"duties"_s)[u"sweep"_s][u"done"_s].toInt() > 0,
                             60'000);
    for (const QString &duty :
         {u"figures"_s, u"seals"_s, u"counts"_s, u"duplicate_keys"_s, u"doubts"_s, u"sources"_s})
        QTRY_VERIFY_WITH_TIMEOUT(companion().value(u"duties"_s)[duty][u"rounds"_s].toInt() > 0,
                                 60'000);
    const Ran ran = ended(*program);
    QVERIFY2(ran.exit == 0, ran.err.constData());
    QVERIFY2(!ran.err.contains("Not done here"), ran.err.constData());
    QCOMPARE(companion().value(u"live"_s), false);
}

void CtlServeServersTest::whatTheLoginMayNotIsToldOnce()
{
    server().employ(u"robot"_s, {u"worker"_s});
    const Ran ran = server().as(
        u"robot"_s, {u"serve"_s, u"--once"_s, u"--watch"_s, u"kept "_s + m_files->path(u"in"_s)});
    QVERIFY2(ran.exit == 0, ran.err.constData());
    QCOMPARE(ran.err.count("Not done here"), 1);
    QVERIFY2(ran.err.contains("order of doubt, watched folders."), ran.err.constData());
    QVERIFY(!ran.json().value(u"duties"_s).toObject().contains(u"folders"_s));
}

void CtlServeServersTest::aLoginThatMayNothingIsRefused()
{
    server().employ(u"anna"_s, {u"clerk"_s});
    const Ran ran = server().as(u"anna"_s, {u"serve"_s, u"--once"_s});
    QVERIFY2(ran.exit == 4, ran.err.constData());
}

void CtlServeServersTest::itSurvivesARestartOfTheServer()
{
    server().addQueue(u"restarted"_s, {});
    const auto program = server().begin(u"keeper"_s, serve(u"restarted"_s));
    m_files->file(u"in/a.csv"_s, "city\nflorence\n");
    QTRY_VERIFY_WITH_TIMEOUT(isIn(u"a.csv"_s), 60'000);
    const int before = companion().value(u"duties"_s)[u"sweep"_s][u"rounds"_s].toInt();
    server().restart();
    QTRY_VERIFY_WITH_TIMEOUT(companion().value(u"live"_s).toBool() &&
                                 companion().value(u"duties"_s)[u"sweep"_s][u"rounds"_s].toInt() >
                                     before + 2,
                             90'000);
    m_files->file(u"in/b.csv"_s, "city\nopp\n");
    QTRY_VERIFY_WITH_TIMEOUT(isIn(u"b.csv"_s), 60'000);
    QCOMPARE(program->state(), QProcess::Running);
    const Ran ran = ended(*program);
    QVERIFY2(ran.exit == 0, ran.err.constData());
}

void CtlServeServersTest::whenOneIsKilledTheOtherTakesOver()
{
    server().addQueue(u"twice"_s, {});
    const auto one = server().begin(u"keeper"_s, serve(u"twice"_s));
    QTRY_VERIFY_WITH_TIMEOUT(companion().value(u"live"_s).toBool(), 60'000);
    const QJsonValue since = companion().value(u"since"_s);
    const auto other = server().begin(u"keeper"_s, serve(u"twice"_s));
    one->kill();
    QVERIFY(one->waitForFinished(30'000));
    QTRY_VERIFY_WITH_TIMEOUT(companion().value(u"since"_s) != since, 60'000);
    m_files->file(u"in/a.csv"_s, "city\nflorence\n");
    QTRY_VERIFY_WITH_TIMEOUT(isIn(u"a.csv"_s), 60'000);
    const Ran ran = ended(*other);
    QVERIFY2(ran.exit == 0, ran.err.constData());
}

INTRAY_TEST_GUILESS_MAIN(CtlServeServersTest)
#include "tst_ctl_serve_servers.moc"
