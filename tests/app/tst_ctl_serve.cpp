// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runningworker.h"
#include "support/testclass.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// intrayctl serve on a file: one process that looks after it.
class CtlServeTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aRoundOfEverythingIsDone();
    void itGoesOnUntilItIsAskedToEnd();
    void foldersStandInAFile();
    void whileOneKeepsItAnotherRoundIsBusy();
    void whenOneIsKilledTheOtherTakesOver();
    void whenOneEndsTheOtherTakesOverAtOnce();
    void statusSaysHowItStands();
    void whatCannotBeIsSaid_data();
    void whatCannotBeIsSaid();

private:
    /// An item whose lock is over.
    void leaveExpired() const
    {
        m_ctl->claimOne(u"q"_s);
        QTRY_COMPARE(m_ctl
                         ->sql(u"SELECT count(*) FROM item WHERE state = 'locked' AND expires_at < "
                               "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')"_s)
                         .trimmed(),
                     u"1"_s);
    }
    int open() const
    {
        return m_ctl->sql(u"SELECT count(*) FROM item WHERE state = 'open'"_s).toInt();
    }
    QString folder() const { return u"q %1 --settle 1s --every 1s"_s.arg(m_ctl->path(u"in"_s)); }
    bool isIn(const QString &name) const
    {
        return QFile::exists(m_ctl->path(u"in/done/"_s + name));
    }
    QJsonObject companion() const
    {
        return m_ctl->ctl({u"status"_s}).json().value(u"companion"_s).toObject();
    }
    static QJsonObject duty(const QJsonObject &json, const QString &name)
    {
        return json.value(u"duties"_s)[name].toObject();
    }

    std::unique_ptr<CtlFixture> m_ctl;
};

void CtlServeTest::init()
{
    m_ctl = std::make_unique<CtlFixture>();
    m_ctl->addQueue(u"q"_s, {u"a"_s}, {u"--hold"_s, u"1s"_s});
    QVERIFY(QDir(m_ctl->path({})).mkdir(u"in"_s));
    qputenv("INTRAY_SEALS", m_ctl->path(u"seals"_s).toUtf8());
}

void CtlServeTest::aRoundOfEverythingIsDone()
{
    leaveExpired();
    m_ctl->file(u"in/a.csv"_s, "city\nAnn\n");
    const Ran ran =
        m_ctl->ctl({u"serve"_s, u"--once"_s, u"--watch"_s, folder() + u" --key city"_s});
    QVERIFY2(ran.exit == 0, ran.err.constData());
    QCOMPARE(duty(ran.json(), u"sweep"_s).value(u"done"_s), 1);
    QCOMPARE(duty(ran.json(), u"seals"_s).value(u"done"_s), 1);
    QCOMPARE(duty(ran.json(), u"folders"_s).value(u"done"_s), 1);
    for (const QString &name :
         {u"figures"_s, u"counts"_s, u"duplicate_keys"_s, u"doubts"_s, u"sources"_s})
        QCOMPARE(duty(ran.json(), name).value(u"rounds"_s), 1);
    QVERIFY(isIn(u"a.csv"_s));
    QCOMPARE(open(), 2);
}

void CtlServeTest::itGoesOnUntilItIsAskedToEnd()
{
    RunningCommand serve(
        *m_ctl, {u"serve"_s, u"--every"_s, u"1s"_s, u"--watch"_s, folder() + u" --key city"_s});
    m_ctl->claimOne(u"q"_s);
    QTRY_COMPARE_WITH_TIMEOUT(open(), 1, 30'000);
    m_ctl->file(u"in/a.csv"_s, "city\nAnn\n");
    QTRY_VERIFY_WITH_TIMEOUT(isIn(u"a.csv"_s), 30'000);
    m_ctl->claimOne(u"q"_s);
    QTRY_COMPARE_WITH_TIMEOUT(open(), 2, 30'000);
    serve.askToEnd();
    const Ran ran = serve.end();
    QVERIFY2(ran.exit == 0, ran.err.constData());
    QCOMPARE(duty(ran.json(), u"sweep"_s).value(u"done"_s), 2);
    QCOMPARE(ran.err.count("Keeping the database"), 1);
}

void CtlServeTest::foldersStandInAFile()
{
    const QString settings = m_ctl->file(u"serve"_s, "# What comes from the supplier.\n\nwatch " +
                                                         folder().toUtf8() + " --key city\n");
    m_ctl->file(u"in/a.csv"_s, "city\nAnn\n");
    const Ran ran = m_ctl->ctl({u"serve"_s, u"--once"_s, u"--settings"_s, settings});
    QVERIFY2(ran.exit == 0, ran.err.constData());
    QVERIFY(isIn(u"a.csv"_s));
}

void CtlServeTest::whileOneKeepsItAnotherRoundIsBusy()
{
    RunningCommand serve(*m_ctl, {u"serve"_s, u"--every"_s, u"1s"_s});
    QTRY_VERIFY_WITH_TIMEOUT(companion().value(u"live"_s).toBool(), 30'000);
    const Ran ran = m_ctl->ctl({u"serve"_s, u"--once"_s});
    QCOMPARE(ran.exit, 5);
    QVERIFY2(ran.sentence().contains(u"robot"), ran.err.constData());
}

void CtlServeTest::whenOneIsKilledTheOtherTakesOver()
{
    RunningCommand one(*m_ctl, {u"serve"_s, u"--every"_s, u"1s"_s});
    QTRY_VERIFY_WITH_TIMEOUT(companion().value(u"live"_s).toBool(), 30'000);
    const QJsonValue since = companion().value(u"since"_s);
    RunningCommand other(*m_ctl, {u"serve"_s, u"--every"_s, u"1s"_s});
    one.kill();
    QTRY_VERIFY_WITH_TIMEOUT(companion().value(u"since"_s) != since, 60'000);
    m_ctl->claimOne(u"q"_s);
    QTRY_COMPARE_WITH_TIMEOUT(open(), 1, 30'000);
    other.askToEnd();
    const Ran ran = other.end();
    QVERIFY2(ran.exit == 0, ran.err.constData());
    QCOMPARE(ran.err.count("Waiting to take over"), 1);
    QCOMPARE(ran.err.count("Keeping the database"), 1);
}

void CtlServeTest::whenOneEndsTheOtherTakesOverAtOnce()
{
    RunningCommand one(*m_ctl, {u"serve"_s});
    QTRY_VERIFY_WITH_TIMEOUT(companion().value(u"live"_s).toBool(), 30'000);
    one.interrupt();
    QCOMPARE(one.end().exit, 0);
    QCOMPARE(companion().value(u"live"_s), false);
    QCOMPARE(m_ctl->ctl({u"serve"_s, u"--once"_s}).exit, 0);
}

void CtlServeTest::statusSaysHowItStands()
{
    QVERIFY(m_ctl->ctl({u"status"_s}).json().value(u"companion"_s).isNull());
    RunningCommand serve(*m_ctl, {u"serve"_s, u"--every"_s, u"1s"_s});
    QTRY_VERIFY_WITH_TIMEOUT(!duty(companion(), u"sweep"_s).value(u"last_round"_s).isNull() &&
                                 duty(companion(), u"sweep"_s).value(u"rounds"_s).toInt() > 1,
                             30'000);
    QCOMPARE(companion().value(u"user"_s), u"robot"_s);
    const QByteArray text = m_ctl->bare({u"-d"_s, m_ctl->database(), u"status"_s}).out;
    QVERIFY2(text.contains("A companion process keeps the database: robot on "), text.constData());
    QVERIFY2(text.contains("expired locks"), text.constData());
}

void CtlServeTest::whatCannotBeIsSaid_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("too often") << QStringList{u"--every"_s, u"0s"_s};
    QTest::newRow("no folder named") << QStringList{u"--watch"_s, u"q"_s};
    QTest::newRow("an option that is none") << QStringList{u"--watch"_s, u"q . --sideways"_s};
    QTest::newRow("a folder that is watched once") << QStringList{u"--watch"_s, u"q . --once"_s};
    QTest::newRow("another command") << QStringList{u"--settings"_s, u"lines"_s};
}

void CtlServeTest::whatCannotBeIsSaid()
{
    QFETCH(QStringList, words);
    if (words.first() == u"--settings")
        words.last() = m_ctl->file(u"lines"_s, "export q out.csv\n");
    const Ran ran = m_ctl->ctl(QStringList{u"serve"_s, u"--once"_s} + words);
    QCOMPARE(ran.exit, 2);
    QVERIFY(!ran.sentence().isEmpty());
}

INTRAY_TEST_GUILESS_MAIN(CtlServeTest)
#include "tst_ctl_serve.moc"
