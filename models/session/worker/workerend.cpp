// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/worker/workerend.h"

namespace intray {

using namespace std::chrono_literals;

// Commands have five seconds to end; telling what became of them may wait for a line that is down.
static constexpr std::chrono::milliseconds timeToGiveUp = 30s;

WorkerEnd::WorkerEnd(std::optional<std::chrono::seconds> grace, QObject *parent)
    : QObject(parent)
    , m_grace(grace)
{
    m_untilGivingUp.setSingleShot(true);
    m_untilOver.setSingleShot(true);
    connect(&m_untilGivingUp, &QTimer::timeout, this, &WorkerEnd::giveUp);
    connect(&m_untilOver, &QTimer::timeout, this, &WorkerEnd::outOfTime);
}

void WorkerEnd::goOn()
{
    switch (m_stage) {
    case Stage::Working:
        begin();
        return;
    case Stage::Stopping:
        giveUp();
        return;
    case Stage::GivingUp:
        emit ended();
    }
}

void WorkerEnd::begin()
{
    if (hasBegun())
        return;
    m_stage = Stage::Stopping;
    if (m_grace)
        m_untilGivingUp.start(*m_grace);
    bound();
    emit begun();
}

void WorkerEnd::giveUp()
{
    begin();
    if (isGivingUp())
        return;
    m_stage = Stage::GivingUp;
    m_untilGivingUp.stop();
    bound(); // which goes on where it was bounded before
    emit givenUp();
}

bool WorkerEnd::noteLine(bool isUp)
{
    if (std::exchange(m_isUp, isUp) == isUp)
        return false;
    bound();
    return true;
}

void WorkerEnd::bound()
{
    if (!hasBegun() || (m_isUp && !isGivingUp()))
        m_untilOver.stop();
    else if (!m_untilOver.isActive())
        m_untilOver.start(timeToGiveUp);
}

} // namespace intray
