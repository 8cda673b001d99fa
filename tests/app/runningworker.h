// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ctlfixture.h"

#include <QProcess>

#include <csignal>

namespace intray {

/// `intrayctl work` that goes on until it is told to stop; killed with its owner.
class RunningWorker
{
public:
    RunningWorker(const CtlFixture &ctl, const QStringList &words)
    {
        m_worker.start(CtlFixture::program(),
                       QStringList{QStringLiteral("-d"), ctl.database(), QStringLiteral("--user"),
                                   QStringLiteral("robot"), QStringLiteral("--json"),
                                   QStringLiteral("work")} +
                           words);
    }
    ~RunningWorker()
    {
        m_worker.kill();
        m_worker.waitForFinished();
    }
    Q_DISABLE_COPY_MOVE(RunningWorker)

    void signal(int number) { ::kill(static_cast<pid_t>(m_worker.processId()), number); }
    bool isRunning()
    {
        return !m_worker.waitForFinished(0) && m_worker.state() == QProcess::Running;
    }
    Ran end()
    {
        if (!m_worker.waitForFinished(30'000))
            return {};
        return {m_worker.exitCode(), m_worker.readAllStandardOutput(),
                m_worker.readAllStandardError()};
    }

private:
    QProcess m_worker;
};

} // namespace intray
