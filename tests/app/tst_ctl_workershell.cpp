// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runningworker.h"
#include "support/testclass.h"

#include <QFile>
#include <QTest>

#include <csignal>

using namespace intray;
using namespace Qt::StringLiterals;

/// intrayctl work with scripts of the shell, and the signals that only Unix has.
class CtlWorkerShellTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void aScriptIsACommand();
    void badCommandsFailTheirTry_data();
    void badCommandsFailTheirTry();
    void aKilledWorkerTakesItsCommandAlong();
    void anItemThatKillsItsWorkersIsSetAside();

private:
    QString script(const QByteArray &lines) const;
    Ran workOnce(const QByteArray &lines) const;
    QJsonObject shown(int item) const
    {
        return m_ctl->ctl({u"show"_s, QString::number(item)}).json();
    }
    QString stateOf(int item) const { return shown(item).value(u"state"_s).toString(); }
    QString errorOf(int item) const { return shown(item).value(u"error"_s).toString(); }
    QByteArray heard(const QString &name) const;
    void letExpire(int item) const;

    std::unique_ptr<CtlFixture> m_ctl;
};

void CtlWorkerShellTest::init()
{
    m_ctl = std::make_unique<CtlFixture>();
}

QString CtlWorkerShellTest::script(const QByteArray &lines) const
{
    const QString path = m_ctl->file(u"command"_s, "#!/bin/sh\ncd " + m_ctl->path(u"."_s).toUtf8() +
                                                       '\n' + lines + '\n');
    QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    return path;
}

Ran CtlWorkerShellTest::workOnce(const QByteArray &lines) const
{
    return m_ctl->ctl({u"work"_s, u"q"_s, u"--once"_s, u"--"_s, script(lines)});
}

QByteArray CtlWorkerShellTest::heard(const QString &name) const
{
    QFile file(m_ctl->path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void CtlWorkerShellTest::letExpire(int item) const
{
    const QDateTime end =
        QDateTime::fromString(shown(item).value(u"expires_at"_s).toString(), Qt::ISODateWithMs);
    QTRY_VERIFY(QDateTime::currentDateTimeUtc() > end);
}

void CtlWorkerShellTest::aScriptIsACommand()
{
    m_ctl->addQueue(u"q"_s, {u"a"_s});
    const Ran ran = workOnce("cat > record; echo \"$INTRAY_ITEM|$INTRAY_KEY\" > facts; cat record");
    QCOMPARE(ran.json().value(u"done"_s).toInt(), 1);
    QCOMPARE(heard(u"record"_s), QByteArray("{\"city\":\"boaz\"}\n"));
    QCOMPARE(heard(u"facts"_s), QByteArray("1|a\n"));
}

void CtlWorkerShellTest::badCommandsFailTheirTry_data()
{
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<QString>("reason");
    QTest::newRow("flood") << QByteArray("exec yes") << u"16 MB"_s;
    QTest::newRow("ignores the wish to end")
        << QByteArray("trap '' TERM; yes; sleep 1000") << u"16 MB"_s;
    QTest::newRow("signal") << QByteArray("kill -9 $$") << u"signal 9"_s;
}

void CtlWorkerShellTest::badCommandsFailTheirTry()
{
    QFETCH(const QByteArray, lines);
    QFETCH(const QString, reason);
    m_ctl->addQueue(u"q"_s, {u"a"_s});
    const Ran ran = workOnce(lines);
    QCOMPARE(ran.exit, 0);
    QCOMPARE(ran.json().value(u"failed"_s).toInt(), 1);
    QVERIFY2(errorOf(1).contains(reason), qPrintable(errorOf(1).left(500)));
    QVERIFY(errorOf(1).size() < 4200);
}

void CtlWorkerShellTest::aKilledWorkerTakesItsCommandAlong()
{
    m_ctl->addQueue(u"q"_s, {u"a"_s});
    {
        RunningWorker worker(*m_ctl, {u"q"_s, u"--"_s, script("echo $$ > up; exec sleep 1000")});
        QTRY_VERIFY(heard(u"up"_s).endsWith('\n'));
        worker.kill();
        QCOMPARE(worker.end().out, QByteArray());
    }
    const auto command = static_cast<pid_t>(heard(u"up"_s).trimmed().toInt());
    QTRY_VERIFY(::kill(command, 0) != 0);
}

void CtlWorkerShellTest::anItemThatKillsItsWorkersIsSetAside()
{
    m_ctl->addQueue(u"q"_s, {u"poison"_s, u"b"_s}, {u"--hold"_s, u"1s"_s, u"--attempts"_s, u"2"_s});
    for (int i = 0; i < 2; ++i) {
        RunningWorker worker(
            *m_ctl, {u"q"_s, u"--"_s, script("test $INTRAY_KEY = b || kill -9 $PPID; sleep 0.1")});
        worker.end();
        letExpire(1);
    }
    QCOMPARE(workOnce("true").json().value(u"done"_s).toInt(), 1);
    QCOMPARE(stateOf(2), u"done"_s);
    QCOMPARE(m_ctl->ctl({u"sweep"_s}).json().value(u"released"_s).toInt(), 1);
    QCOMPARE(stateOf(1), u"failed"_s);
    QVERIFY(!errorOf(1).isEmpty());
}

INTRAY_TEST_GUILESS_MAIN(CtlWorkerShellTest)
#include "tst_ctl_workershell.moc"
