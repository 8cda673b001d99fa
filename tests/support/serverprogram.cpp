// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "serverprogram.h"

#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <QDeadlineTimer>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QThread>

namespace intray {

static constexpr int longestStart = 60'000;
static constexpr int longestRun = 120'000;
static const QString logName = QStringLiteral("log");

static QStringList foldersOfPrograms()
{
    const QDir postgres(QStringLiteral("/usr/lib/postgresql"));
    QStringList folders;
    for (const QString &version : postgres.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        folders.prepend(postgres.filePath(version + QStringLiteral("/bin")));
    return folders << QStringLiteral("/usr/bin") << QStringLiteral("/usr/sbin");
}

QString installedProgram(const QString &name, const QString &package)
{
    const QString path = QStandardPaths::findExecutable(name, foldersOfPrograms());
    if (path.isEmpty())
        qFatal("The program %s is not installed. Install the package %s.", qPrintable(name),
               qPrintable(package));
    return path;
}

static QStringList environmentIn(const ServerFolder &folder)
{
    return {QStringLiteral("PATH=/usr/bin:/bin:/usr/sbin:/sbin"), QStringLiteral("LC_ALL=C.UTF-8"),
            QStringLiteral("TZ=UTC"), QStringLiteral("HOME=") + folder.path()};
}

// QProcess lends the child the test's memory until it has become the program. The C library's own
// calls would change the user in all threads they know, and those are the test's: hence the plain
// ones of the system.
static bool changeTo(const Account &account)
{
    return ::syscall(SYS_setgroups, 1, &account.group) == 0 &&
           ::syscall(SYS_setgid, account.group) == 0 && ::syscall(SYS_setuid, account.user) == 0;
}

// The death signal is set last: changing the user clears it. A test that was killed before that
// leaves another parent.
static void becomeAccount(const Account &account, int signalOfDeath, pid_t test)
{
    if (account.changes && !changeTo(account))
        ::_exit(126);
    if (::prctl(PR_SET_PDEATHSIG, signalOfDeath) != 0 || ::getppid() != test)
        ::_exit(126);
}

static void prepare(QProcess &program, const ServerFolder &folder, int signalOfDeath)
{
    program.setWorkingDirectory(folder.path());
    const Account account = folder.account();
    const pid_t test = ::getpid();
    program.setChildProcessModifier(
        [account, signalOfDeath, test] { becomeAccount(account, signalOfDeath, test); });
}

Said runAs(const ServerFolder &folder, const QString &program, const QStringList &arguments,
           const QByteArray &input)
{
    QProcess run;
    prepare(run, folder, SIGKILL);
    run.setEnvironment(environmentIn(folder));
    run.start(program, arguments);
    run.write(input);
    run.closeWriteChannel();
    const bool ended = run.waitForFinished(longestRun);
    return {ended && run.exitStatus() == QProcess::NormalExit && run.exitCode() == 0,
            QString::fromUtf8(run.readAllStandardOutput()).trimmed(),
            QString::fromUtf8(run.readAllStandardError()).trimmed()};
}

QString mustRunAs(const ServerFolder &folder, const QString &program, const QStringList &arguments,
                  const QByteArray &input)
{
    const Said said = runAs(folder, program, arguments, input);
    if (!said.ok)
        qFatal("%s failed.\n%s\n%s", qPrintable(program), qPrintable(said.output),
               qPrintable(said.error));
    return said.output;
}

void waitUntil(const std::function<bool()> &isSo, const char *sentence, const QByteArray &log)
{
    const QDeadlineTimer deadline(longestStart);
    while (!isSo()) {
        if (deadline.hasExpired())
            qFatal("%s\n%s", sentence, log.constData());
        QThread::msleep(5); // a condition outside this program: there is nobody who tells it
    }
}

ServerProgram::ServerProgram(const ServerFolder &folder, int signalOfDeath)
    : m_folder(folder)
    , m_signalOfDeath(signalOfDeath)
{
    prepare(m_program, folder, signalOfDeath);
    m_program.setProcessChannelMode(QProcess::MergedChannels);
    m_program.setStandardOutputFile(folder.filePath(logName), QIODevice::Append);
    m_program.setStandardInputFile(QProcess::nullDevice());
}

ServerProgram::~ServerProgram()
{
    stop(m_signalOfDeath);
}

void ServerProgram::start(const QString &program, const QStringList &arguments,
                          const std::function<bool()> &isReady)
{
    m_logStart = QFileInfo(m_folder.filePath(logName)).size();
    m_program.setEnvironment(environmentIn(m_folder) + m_environment);
    m_program.start(program, arguments);
    waitFor(isReady);
}

void ServerProgram::waitFor(const std::function<bool()> &isReady)
{
    const QDeadlineTimer deadline(longestStart);
    while (!isReady()) {
        m_program.waitForFinished(10);
        if (!isRunning() || deadline.hasExpired())
            qFatal("The server %s did not start:\n%s", qPrintable(m_program.program()),
                   log().constData());
    }
}

void ServerProgram::stop(int signal)
{
    if (!isRunning())
        return;
    ::kill(pid_t(pid()), signal);
    if (!m_program.waitForFinished(longestStart)) {
        qWarning("The server %s did not stop and is killed:\n%s", qPrintable(m_program.program()),
                 log().constData());
        m_program.kill();
        m_program.waitForFinished(-1);
    }
}

QByteArray ServerProgram::log() const
{
    return m_folder.read(logName).mid(m_logStart);
}

} // namespace intray
