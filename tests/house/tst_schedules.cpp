// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"

#include <QDir>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

/// What systems start on a schedule, looked at by their own checkers.
class Schedules : public QObject
{
    Q_OBJECT

private slots:
    void systemdTakesTheUnits();
    void everyTaskIsXml();
    void everyLineForCronNamesAUserAndTheProgram_data();
    void everyLineForCronNamesAUserAndTheProgram();

private:
    static QString installer() { return qEnvironmentVariable("INTRAY_SOURCE") + u"/installer/"_s; }
    static QByteArray contentOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static QByteArray verdict(const QString &checker, const QStringList &words)
    {
        QProcess process;
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(checker, words);
        process.waitForFinished();
        return process.exitCode() == 0 ? QByteArray() : process.readAll() + "\nrefused";
    }
};

#define REQUIRE(checker)                                                                           \
    QVERIFY2(!QStandardPaths::findExecutable(checker).isEmpty(),                                   \
             "There is no checker on this machine; make test installs it.")

void Schedules::systemdTakesTheUnits()
{
    REQUIRE(u"systemd-analyze"_s);
    const QTemporaryDir folder;
    QStringList units;
    for (const QFileInfo &unit : QDir(installer() + u"systemd"_s).entryInfoList(QDir::Files)) {
        QString name = unit.fileName();
        QFile copy(folder.filePath(name.replace(u"@."_s, u"@queue."_s)));
        QVERIFY(copy.open(QIODevice::WriteOnly));
        // The checker wants to see the program.
        copy.write(contentOf(unit.filePath()).replace("/usr/bin/intrayctl", "/bin/true"));
        units << copy.fileName();
    }
    QCOMPARE(units.size(), 4);
    QCOMPARE(verdict(u"systemd-analyze"_s, QStringList{u"verify"_s} + units), QByteArray());
}

void Schedules::everyTaskIsXml()
{
    REQUIRE(u"xmllint"_s);
    for (const QString &task : {u"windows/intray-serve.xml"_s, u"windows/intray-query.xml"_s})
        QCOMPARE(verdict(u"xmllint"_s, {u"--noout"_s, installer() + task}), QByteArray());
}

void Schedules::everyLineForCronNamesAUserAndTheProgram_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("begin");
    QTest::newRow("serve") << u"cron/intray-serve"_s
                           << QByteArray("*/5 * * * * intray intrayctl serve --once ");
    QTest::newRow("query") << u"cron/intray-query"_s
                           << QByteArray("*/5 * * * * intray intrayctl import ");
}

void Schedules::everyLineForCronNamesAUserAndTheProgram()
{
    QFETCH(const QString, file);
    QFETCH(const QByteArray, begin);
    int jobs = 0;
    for (const QByteArray &line : contentOf(installer() + file).split('\n'))
        if (line.startsWith('*')) {
            ++jobs;
            QVERIFY2(line.startsWith(begin), line.constData());
        }
    QCOMPARE(jobs, 1);
}

INTRAY_TEST_GUILESS_MAIN(Schedules)
#include "tst_schedules.moc"
