// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults/ending.h"
#include "faults/raceground.h"
#include "support/testclass.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <map>
#include <memory>

using namespace intray;
using namespace intray::faults;
using namespace Qt::StringLiterals;

/// Two windows and three loops of intrayctl empty one queue together: every item is done once, by
/// one of them, and nobody is told that the database is locked.
class FaultsCrowdTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void windowsAndCommandsShareAQueueWithoutSharingAnItem();

private:
    QString path(const QString &name) const { return m_folder.filePath(name); }
    QString database() const { return path(u"race.db"_s); }
    void start(const QString &name, const QString &program, const QStringList &words);
    QStringList saidBy(const QString &name) const;
    bool hasDoneOne(const QString &name) const;

    static constexpr int items = 250;
    QTemporaryDir m_folder;
    std::map<QString, std::unique_ptr<QProcess>> m_crowd;
};

void FaultsCrowdTest::initTestCase()
{
    QCOMPARE(makeRace(database(), items, std::chrono::minutes(5)), QString());
}

void FaultsCrowdTest::start(const QString &name, const QString &program, const QStringList &words)
{
    auto &process = m_crowd[name] = std::make_unique<QProcess>();
    process->setStandardOutputFile(path(name));
    process->setStandardErrorFile(path(name + u".log"_s));
    process->start(program, words);
    QVERIFY(process->waitForStarted());
}

QStringList FaultsCrowdTest::saidBy(const QString &name) const
{
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly)
               ? QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts)
               : QStringList();
}

bool FaultsCrowdTest::hasDoneOne(const QString &name) const
{
    return saidBy(name).filter(u"done "_s).size() > 0;
}

void FaultsCrowdTest::windowsAndCommandsShareAQueueWithoutSharingAnItem()
{
    for (const QString &name : {u"anna"_s, u"bert"_s})
        start(name, QStringLiteral(FAULT_CLERK), {database(), path(name + u"-home"_s), name});
    for (const QString &name : {u"anna"_s, u"bert"_s}) // a window is slow to open, a loop is not
        QTRY_VERIFY_WITH_TIMEOUT(hasDoneOne(name), 60'000);
    const QString loop = qEnvironmentVariable("INTRAY_SOURCE") + u"/tests/faults/claimloop"_s;
    const QString ctl = qEnvironmentVariable("INTRAY_TEST_BIN") + u"/intrayctl"_s;
    for (const QString &name : {u"loop1"_s, u"loop2"_s, u"loop3"_s})
        start(name, u"sh"_s, {loop, ctl, database(), name});
    QString problem;
    QTRY_VERIFY_WITH_TIMEOUT(
        endingOf(database(), problem).states.values().count(u"done"_s) == items, 120'000);
    QCOMPARE(problem, QString());
    for (const QString &name : {u"loop1"_s, u"loop2"_s, u"loop3"_s})
        QTRY_COMPARE_WITH_TIMEOUT(m_crowd[name]->state(), QProcess::NotRunning, 30'000);
    QTRY_VERIFY(!saidBy(u"anna"_s).isEmpty() && saidBy(u"anna"_s).last().startsWith(u"said"));
    QTRY_VERIFY(!saidBy(u"bert"_s).isEmpty() && saidBy(u"bert"_s).last().startsWith(u"said"));

    QHash<QString, QString> doneBy;
    for (const auto &[name, process] : m_crowd) {
        int done = 0;
        process->kill();
        process->waitForFinished();
        for (const QString &line : saidBy(name)) {
            QVERIFY2(!line.contains(u"database is locked") && !line.contains(u" gave "),
                     qPrintable(name + line));
            if (!line.startsWith(u"done "))
                continue;
            ++done;
            QVERIFY2(!doneBy.contains(line), qPrintable(line + u" twice"_s));
            doneBy.insert(line, name);
        }
        QVERIFY2(done > 0, qPrintable(name + u" did nothing"_s));
        qInfo("%s did %d", qPrintable(name), done);
    }
    QCOMPARE(doneBy.size(), items);
    QCOMPARE(integrityOf(database()), u"ok"_s);
    QCOMPARE(QProcess::execute(ctl, {u"-d"_s, database(), u"audit"_s}), 0);
}

INTRAY_TEST_GUILESS_MAIN(FaultsCrowdTest)
#include "tst_faults_crowd.moc"
