// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/worker/commandrun.h"

namespace intray {

using namespace std::chrono_literals;

static constexpr std::chrono::milliseconds timeToEnd = 5s;

CommandRun::CommandRun(QObject *parent)
    : QObject(parent)
    , m_group(m_command)
{
    m_limit.setSingleShot(true);
    m_kill.setSingleShot(true);
    listen();
}

CommandRun::~CommandRun()
{
    m_command.disconnect(this);
    if (m_command.state() != QProcess::NotRunning)
        m_group.endAtOnce();
}

void CommandRun::listen()
{
    connect(&m_command, &QProcess::readyReadStandardOutput, this, &CommandRun::readOutput);
    connect(&m_command, &QProcess::readyReadStandardError, this, &CommandRun::readSaid);
    connect(&m_command, &QProcess::finished, this, &CommandRun::receiveEnd);
    connect(&m_command, &QProcess::errorOccurred, this, &CommandRun::receiveError);
    connect(&m_kill, &QTimer::timeout, this, [this] { m_group.endAtOnce(); });
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
    m_group.askToEnd();
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
