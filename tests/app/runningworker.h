// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/askedtostop.h"
#include "app/ctlfixture.h"

#include <QProcess>

namespace intray {

/// A command of intrayctl that goes on until it is told to stop; killed with its owner.
class RunningCommand
{
public:
    RunningCommand(const CtlFixture &ctl, const QStringList &words)
    {
        prepareToAsk(m_process);
        m_process.start(CtlFixture::program(),
                        QStringList{QStringLiteral("-d"), ctl.database(), QStringLiteral("--user"),
                                    QStringLiteral("robot"), QStringLiteral("--json")} +
                            words);
    }
    ~RunningCommand()
    {
        m_process.kill();
        m_process.waitForFinished();
    }
    Q_DISABLE_COPY_MOVE(RunningCommand)

    void interrupt() const { intray::interrupt(m_process); }
    void askToEnd() const { intray::askToEnd(m_process); }
    void kill() { m_process.kill(); }
    bool isRunning()
    {
        return !m_process.waitForFinished(0) && m_process.state() == QProcess::Running;
    }
    Ran end()
    {
        if (!m_process.waitForFinished(30'000))
            return {};
        return {m_process.exitCode(), m_process.readAllStandardOutput(),
                m_process.readAllStandardError()};
    }

private:
    QProcess m_process;
};

/// `intrayctl work` of these words.
class RunningWorker : public RunningCommand
{
public:
    RunningWorker(const CtlFixture &ctl, const QStringList &words)
        : RunningCommand(ctl, QStringList{QStringLiteral("work")} + words)
    {
    }
};

} // namespace intray
