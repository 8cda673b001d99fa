// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/worker/commandrun.h"

#ifdef Q_OS_UNIX
#include <unistd.h>

#include <csignal>
#endif
#ifdef Q_OS_LINUX
#include <sys/prctl.h>
#endif

namespace intray {

using namespace std::chrono_literals;

static constexpr std::chrono::milliseconds timeToEnd = 5s;

#ifdef Q_OS_UNIX
static constexpr int askToEnd = SIGTERM;
static constexpr int endAtOnce = SIGKILL;

// Runs in the child, where next to nothing may be called.
static void standAlone()
{
    ::setpgid(0, 0);
#ifdef Q_OS_LINUX
    ::prctl(PR_SET_PDEATHSIG, SIGTERM);
#endif
}
#else
static constexpr int askToEnd = 0;
static constexpr int endAtOnce = 1;
#endif

CommandRun::CommandRun(QObject *parent)
    : QObject(parent)
{
    m_limit.setSingleShot(true);
    m_kill.setSingleShot(true);
#ifdef Q_OS_UNIX
    m_command.setChildProcessModifier(standAlone);
#endif
    listen();
}

CommandRun::~CommandRun()
{
    m_command.disconnect(this);
    if (m_command.state() != QProcess::NotRunning)
        signal(endAtOnce);
}

void CommandRun::listen()
{
    connect(&m_command, &QProcess::readyReadStandardOutput, this, &CommandRun::readOutput);
    connect(&m_command, &QProcess::readyReadStandardError, this, &CommandRun::readSaid);
    connect(&m_command, &QProcess::finished, this, &CommandRun::receiveEnd);
    connect(&m_command, &QProcess::errorOccurred, this, &CommandRun::receiveError);
    connect(&m_kill, &QTimer::timeout, this, [this] { signal(endAtOnce); });
    connect(&m_limit, &QTimer::timeout, this, [this] {
        const auto limit = std::chrono::round<std::chrono::seconds>(m_limit.intervalAsDuration());
        end(tr("The command was ended because it took longer than %n second(s).", nullptr,
               static_cast<int>(limit.count())));
    });
}

void CommandRun::start(const QString &program, const QStringList &arguments,
                       const QProcessEnvironment &environment, const QByteArray &input,
                       std::chrono::milliseconds limit)
{
    m_command.setProcessEnvironment(environment);
    m_command.start(program, arguments);
    if (m_command.state() == QProcess::NotRunning)
        return; // it could not be started, and that has been told
    m_command.write(input);
    m_command.closeWriteChannel();
    m_limit.start(limit);
}

void CommandRun::end(const QString &why)
{
    if (!m_why.isEmpty() || m_command.state() == QProcess::NotRunning)
        return;
    m_why = why;
    m_limit.stop();
    m_kill.start(timeToEnd);
    signal(askToEnd);
}

// Its children too: a shell would die and leave its command running.
void CommandRun::signal(int number)
{
#ifdef Q_OS_UNIX
    const auto group = static_cast<pid_t>(m_command.processId());
    if (group > 0)
        ::kill(-group, number);
#else
    number == endAtOnce ? m_command.kill() : m_command.terminate();
#endif
}

void CommandRun::readOutput()
{
    const QByteArray piece = m_command.readAllStandardOutput();
    if (m_output.size() + piece.size() <= mostOutput) {
        m_output += piece;
        return;
    }
    m_output.clear();
    end(tr("The command was ended because it wrote more than 16 MB."));
}

void CommandRun::readSaid()
{
    m_said = (m_said + m_command.readAllStandardError()).right(mostSaid);
}

void CommandRun::receiveError(QProcess::ProcessError error)
{
    if (error != QProcess::FailedToStart)
        return;
    m_limit.stop();
    emit ended({false,
                false,
                {},
                tr("The command could not be started: %1.").arg(m_command.errorString())});
}

QString CommandRun::reasonOf(int status, QProcess::ExitStatus how) const
{
    if (!m_why.isEmpty())
        return (m_why + u'\n' + said()).trimmed();
    if (status == 0 && how == QProcess::NormalExit)
        return {};
    if (!said().isEmpty())
        return said();
    if (how == QProcess::CrashExit)
        return tr("The command was ended by signal %1.").arg(status);
    return tr("The command ended with status %1.").arg(status);
}

// No database keeps the character 0 in a text.
QString CommandRun::said() const
{
    return QString::fromUtf8(m_said).remove(QChar(u'\0')).trimmed();
}

void CommandRun::receiveEnd(int status, QProcess::ExitStatus how)
{
    readOutput();
    readSaid();
    m_limit.stop();
    m_kill.stop();
    const QString reason = reasonOf(status, how);
    emit ended({reason.isEmpty(), true, m_output, reason});
}

} // namespace intray
