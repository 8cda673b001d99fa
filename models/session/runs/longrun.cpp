// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/runs/longrun.h"

namespace intray {

using namespace std::chrono_literals;

LongRun::LongRun(const DatabaseLogin &login, const Identity &identity, QObject *parent)
    : QObject(parent)
    , m_thread(login, identity, OpenMode::Existing)
{
    m_look.setInterval(200ms);
    connect(&m_look, &QTimer::timeout, this,
            [this] { emit progressed(m_progress.done(), m_progress.total()); });
}

LongRun::~LongRun()
{
    m_cancellation.cancel();
}

bool LongRun::startRun()
{
    if (m_running)
        return false;
    m_running = true;
    m_cancellation = {};
    m_progress = {};
    m_look.start();
    return true;
}

void LongRun::cancel()
{
    m_cancellation.cancel();
}

void LongRun::stop()
{
    m_running = false;
    m_look.stop();
}

} // namespace intray
