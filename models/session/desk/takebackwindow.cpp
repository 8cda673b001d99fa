// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/desk/takebackwindow.h"

#include "queue/disposition.h"

namespace intray {

TakeBackWindow::TakeBackWindow(ElapsedClock clock, QObject *parent)
    : QObject(parent)
    , m_clock(std::move(clock))
{
    m_timer.setInterval(std::chrono::milliseconds(500));
    connect(&m_timer, &QTimer::timeout, this, &TakeBackWindow::look);
}

void TakeBackWindow::open(const Item &item, const OperationId &operation)
{
    m_item = item;
    m_operation = operation;
    m_until = m_clock() + takeBackSpan;
    m_timer.start();
    emit changed();
}

void TakeBackWindow::close()
{
    if (m_operation.isEmpty())
        return;
    m_timer.stop();
    m_operation.clear();
    m_item = {};
    emit changed();
}

bool TakeBackWindow::isOpen() const
{
    return !m_operation.isEmpty() && m_clock() < m_until;
}

void TakeBackWindow::look()
{
    if (!isOpen())
        close();
}

} // namespace intray
