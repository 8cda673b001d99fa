// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
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
    void theTaskIsXml();
    void everyLineForCronNamesAUserAndTheSweeper();

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
    QCOMPARE(units.size(), 3);
    QCOMPARE(verdict(u"systemd-analyze"_s, QStringList{u"verify"_s} + units), QByteArray());
}

void Schedules::theTaskIsXml()
{
    REQUIRE(u"xmllint"_s);
    QCOMPARE(verdict(u"xmllint"_s, {u"--noout"_s, installer() + u"windows/intray-sweep.xml"_s}),
             QByteArray());
}

void Schedules::everyLineForCronNamesAUserAndTheSweeper()
{
    int jobs = 0;
    for (const QByteArray &line : contentOf(installer() + u"cron/intray-sweep"_s).split('\n'))
        if (line.startsWith('*')) {
            ++jobs;
            QVERIFY(line.startsWith("* * * * * intray intrayctl sweep"));
        }
    QCOMPARE(jobs, 1);
}

QTEST_GUILESS_MAIN(Schedules)
#include "tst_schedules.moc"
