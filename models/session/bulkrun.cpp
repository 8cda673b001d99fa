// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/bulkrun.h"

#include "session/answer.h"

namespace intray {

using namespace std::chrono_literals;

BulkRun::BulkRun(const DatabaseLogin &login, const Identity &identity, QObject *parent)
    : QObject(parent)
    , m_thread(login, identity, OpenMode::Existing)
{
    m_look.setInterval(100ms);
    connect(&m_look, &QTimer::timeout, this,
            [this] { emit progressed(m_progress.done(), m_progress.total()); });
}

BulkRun::~BulkRun()
{
    cancel();
}

void BulkRun::start(const Work &work)
{
    if (m_running)
        return;
    m_running = true;
    m_cancellation = {};
    m_progress = {};
    m_look.start();
    const auto report = [progress = m_progress](qint64 tried, qint64 all) mutable {
        progress.setTotal(all);
        progress.set(tried);
    };
    const auto run = [work, report, told = m_cancellation](Store &store) {
        return work(store, report, told);
    };
    answer(m_thread.run(run, m_cancellation), this,
           [this](const Outcome<BulkResult> &result) { receive(result); });
}

void BulkRun::cancel()
{
    m_cancellation.cancel();
}

void BulkRun::receive(const Outcome<BulkResult> &result)
{
    m_running = false;
    m_look.stop();
    if (result)
        emit succeeded(*result);
    else
        emit failed(result.error());
}

} // namespace intray
