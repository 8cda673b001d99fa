// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testserver.h"

#include <unistd.h>

#include <QCoreApplication>
#include <QDateTime>
#include <QFileInfo>
#include <QTest>

#include <cstdio>

using namespace intray;

/// Whatever becomes of a test, nothing of its servers stays.
class ServerEnds : public QObject
{
    Q_OBJECT

private slots:
    void aServerGoesWithAKilledTest();
    void theFolderOfAKilledTestGoes();
    void aMissingProgramIsNamedWithItsPackage();
};

static bool lives(qint64 pid)
{
    QFile file(QStringLiteral("/proc/%1/stat").arg(pid));
    return file.open(QIODevice::ReadOnly) && !file.readAll().contains(") Z ");
}

static std::unique_ptr<QProcess> thisProgram(const QString &argument)
{
    auto program = std::make_unique<QProcess>();
    program->setReadChannel(QProcess::StandardOutput);
    program->start(QCoreApplication::applicationFilePath(), {argument});
    return program;
}

static QStringList nextLine(QProcess &program)
{
    while (!program.canReadLine() && program.waitForReadyRead(60'000)) {
    }
    return QString::fromLatin1(program.readLine()).trimmed().split(u' ');
}

void ServerEnds::aServerGoesWithAKilledTest()
{
    const auto holder = thisProgram(QStringLiteral("hold"));
    const QStringList pids = nextLine(*holder);
    QCOMPARE(pids.size(), 3);
    for (const QString &pid : pids)
        QVERIFY(lives(pid.toLongLong()));
    holder->kill();
    QVERIFY(holder->waitForFinished());
    for (const QString &pid : pids)
        QTRY_VERIFY(!lives(pid.toLongLong()));
}

void ServerEnds::theFolderOfAKilledTestGoes()
{
    const auto holder = thisProgram(QStringLiteral("hold-folder"));
    const QString folder = nextLine(*holder).value(0);
    const auto age = [&] {
        QFile lock(folder + QStringLiteral("/.held"));
        return lock.open(QIODevice::ReadWrite) &&
               lock.setFileTime(QDateTime::currentDateTime().addSecs(-120),
                                QFileDevice::FileModificationTime);
    };
    const Account account = accountFor(QStringLiteral("postgres"), QStringLiteral("postgresql"));
    QVERIFY(age());
    {
        const ServerFolder whileItIsHeld(account);
        QVERIFY(QFileInfo::exists(folder));
    }
    holder->kill();
    QVERIFY(holder->waitForFinished());
    const ServerFolder later(account);
    QVERIFY(!QFileInfo::exists(folder));
}

void ServerEnds::aMissingProgramIsNamedWithItsPackage()
{
    const auto failing = thisProgram(QStringLiteral("miss"));
    QVERIFY(failing->waitForFinished());
    QVERIFY(failing->exitStatus() == QProcess::CrashExit || failing->exitCode() != 0);
    QVERIFY(failing->readAllStandardError().contains(
        "The program postmaster-of-nothing is not installed. Install the package nothing."));
}

static void say(const QString &line)
{
    std::puts(qPrintable(line));
    std::fflush(stdout);
}

/// What this program does as a test that is killed or fails.
static int play(const QString &part)
{
    if (part == QStringLiteral("miss"))
        installedProgram(QStringLiteral("postmaster-of-nothing"), QStringLiteral("nothing"));
    if (part == QStringLiteral("hold-folder")) {
        const ServerFolder folder(
            accountFor(QStringLiteral("postgres"), QStringLiteral("postgresql")));
        say(folder.path());
        return ::pause();
    }
    const PostgresServer postgres;
    const MariaServer maria;
    const QString writer =
        postgres.sql(QStringLiteral("SELECT pid FROM pg_stat_activity WHERE backend_type = "
                                    "'background writer'"));
    say(QStringLiteral("%1 %2 %3").arg(postgres.pid()).arg(writer).arg(maria.pid()));
    return ::pause();
}

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    const QString part = application.arguments().value(1);
    if (part == QStringLiteral("miss") || part.startsWith(QStringLiteral("hold")))
        return play(part);
    ServerEnds ends;
    return QTest::qExec(&ends, argc, argv);
}

#include "tst_serverends.moc"
