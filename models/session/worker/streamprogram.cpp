// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/worker/streamprogram.h"

namespace intray {

using namespace std::chrono_literals;

static constexpr std::chrono::milliseconds timeToEnd = 5s;

StreamProgram::StreamProgram(QObject *parent)
    : QObject(parent)
    , m_group(m_process)
{
    for (QTimer *timer : {&m_ask, &m_kill}) {
        timer->setSingleShot(true);
        timer->setInterval(timeToEnd);
    }
    m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    connect(&m_ask, &QTimer::timeout, this, &StreamProgram::end);
    connect(&m_kill, &QTimer::timeout, this, [this] { m_group.endAtOnce(); });
    connect(&m_process, &QProcess::readyReadStandardOutput, this, &StreamProgram::read);
    connect(&m_process, &QProcess::finished, this, &StreamProgram::receiveEnd);
    connect(&m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            emit ended(tr("The program could not be started: %1.").arg(m_process.errorString()));
    });
}

StreamProgram::~StreamProgram()
{
    m_process.disconnect(this);
    if (isRunning())
        m_group.endAtOnce();
}

// The database's password is not the program's business.
void StreamProgram::start(const QString &program, const QStringList &arguments)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove(QStringLiteral("INTRAY_PASSWORD"));
    m_process.setProcessEnvironment(environment);
    m_process.start(program, arguments);
}

void StreamProgram::closeInput()
{
    m_process.closeWriteChannel();
    m_ask.start();
}

void StreamProgram::end()
{
    if (!isRunning() || m_kill.isActive())
        return;
    m_kill.start();
    m_group.askToEnd();
}

void StreamProgram::read()
{
    m_rest += m_process.readAllStandardOutput();
    qsizetype from = 0;
    for (qsizetype at = m_rest.indexOf('\n'); at >= 0; at = m_rest.indexOf('\n', from)) {
        const QByteArray line = m_rest.mid(from, at - from);
        from = at + 1;
        emit answered(line);
    }
    m_rest.remove(0, from);
    if (m_rest.size() > longestLine) {
        m_rest.clear();
        end();
    }
}

void StreamProgram::receiveEnd(int status, QProcess::ExitStatus how)
{
    read();
    m_ask.stop();
    m_kill.stop();
    emit ended(how == QProcess::CrashExit ? tr("The program was ended by signal %1.").arg(status)
                                          : tr("The program ended with status %1.").arg(status));
}

} // namespace intray
