// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctlfixture.h"
#include "support/testclass.h"

#include <sys/stat.h>

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// Pipes and devices that lie among files, as only Unix has them.
class CtlPipesTest : public QObject
{
    Q_OBJECT

private slots:
    void aPipeIsNotImported();
    void anExportGoesIntoAPipeAndReplacesNone();
    void aFileWithTheQueryIsNotWaitedFor();
    void aDeviceIsNotAttached();
    void aPipeIsNotAttachedByAnImport();

private:
    static QString pipeIn(const CtlFixture &fixture, const QString &name);
};

QString CtlPipesTest::pipeIn(const CtlFixture &fixture, const QString &name)
{
    const QString path = fixture.path(name);
    if (::mkfifo(QFile::encodeName(path).constData(), 0600) != 0)
        qFatal("no pipe can be made");
    return path;
}

void CtlPipesTest::aPipeIsNotImported()
{
    const CtlFixture fixture;
    const QString pipe = pipeIn(fixture, u"p.csv"_s);
    const Ran ran = fixture.ctl({u"import"_s, u"q"_s, pipe, u"--key"_s, u"id"_s});
    QCOMPARE(ran.exit, 1);
    QVERIFY2(ran.sentence().contains(u"is a pipe or a device"_s), ran.err.constData());
    const Ran rejects = fixture.ctl({u"import"_s, u"q"_s, fixture.file(u"a.csv"_s, "id\n1\n"),
                                     u"--rejects"_s, pipe, u"--force"_s});
    QCOMPARE(rejects.exit, 1);
    QVERIFY2(rejects.sentence().contains(u"is a pipe or a device"_s), rejects.err.constData());
}

void CtlPipesTest::anExportGoesIntoAPipeAndReplacesNone()
{
    const CtlFixture fixture;
    fixture.ctl({u"import"_s, u"q"_s, fixture.file(u"a.csv"_s, "id,city\n1,boaz\n")});
    const QString pipe = pipeIn(fixture, u"p.csv"_s);
    QProcess reader;
    reader.start(u"cat"_s, {pipe});
    QVERIFY(reader.waitForStarted());
    QCOMPARE(fixture.ctl({u"export"_s, u"q"_s, pipe, u"--force"_s}).exit, 0);
    QVERIFY(reader.waitForFinished());
    QVERIFY(reader.readAll().contains("boaz"));
    struct stat found = {};
    QCOMPARE(::stat(qPrintable(pipe), &found), 0);
    QVERIFY(S_ISFIFO(found.st_mode));
}

void CtlPipesTest::aFileWithTheQueryIsNotWaitedFor()
{
    const CtlFixture fixture;
    QCOMPARE(fixture.ctl({u"init"_s}).exit, 0);
    const QString other = fixture.path(u"geo.db"_s);
    const Ran made = CtlFixture::run(
        u"sqlite3"_s,
        {other, u"CREATE TABLE town (zip TEXT); INSERT INTO town VALUES ('35957')"_s});
    QVERIFY2(made.exit == 0, made.err);
    const QStringList loading{u"lookup"_s, u"load"_s, u"towns"_s, other, u"--query-file"_s};
    for (const QString &file : {pipeIn(fixture, u"pipe.sql"_s), u"/dev/zero"_s}) {
        const Ran ran = fixture.ctl(loading + QStringList{file});
        QCOMPARE(ran.exit, 1);
        QCOMPARE(ran.sentence(), u"\"%1\" is a pipe or a device. Give the name of a file, or - for "
                                 u"standard input."_s.arg(file));
    }
    const Ran given = fixture.ctl(loading + QStringList{u"/dev/stdin"_s}, "SELECT zip FROM town");
    QVERIFY2(given.exit == 0, given.err);
}

void CtlPipesTest::aDeviceIsNotAttached()
{
    const CtlFixture fixture;
    fixture.addQueue(u"q"_s, {u"a"_s});
    const Ran ran = fixture.ctl({u"attach"_s, u"1"_s, u"/dev/zero"_s});
    QCOMPARE(ran.exit, 1);
    QVERIFY2(ran.sentence().contains(u"is not a file"_s), qPrintable(ran.sentence()));
}

void CtlPipesTest::aPipeIsNotAttachedByAnImport()
{
    const CtlFixture fixture;
    QVERIFY(QDir().mkdir(fixture.path(u"in"_s)));
    pipeIn(fixture, u"in/pipe"_s);
    fixture.file(u"in/good.txt"_s, "good");
    const QString table = fixture.file(u"list.csv"_s, "id,scan\n1,good.txt\n2,pipe\n");
    const Ran ran =
        fixture.ctl({u"import"_s, u"scans"_s, table, u"--key"_s, u"id"_s, u"--attach-column"_s,
                     u"scan"_s, u"--attach-from"_s, fixture.path(u"in"_s)});
    QCOMPARE(ran.exit, 6);
    QCOMPARE(ran.json().value(u"added"_s), 1);
    QCOMPARE(ran.json().value(u"attached"_s), 1);
}

INTRAY_TEST_GUILESS_MAIN(CtlPipesTest)
#include "tst_ctl_pipes.moc"
