// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/desk/finishing/takebackwindow.h"

#include "queue/disposition.h"

#include <utility>

namespace intray {

TakeBackWindow::TakeBackWindow(ElapsedClock clock, QObject *parent)
    : QObject(parent)
    , m_clock(std::move(clock))
{
    m_timer.setInterval(std::chrono::milliseconds(250));
    connect(&m_timer, &QTimer::timeout, this, &TakeBackWindow::look);
}

void TakeBackWindow::open(const Item &item, const OperationId &operation)
{
    m_item = item;
    m_operation = operation;
    m_until = m_clock() + takeBackSpan;
    m_tooLate.clear();
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

std::chrono::seconds TakeBackWindow::left() const
{
    return isOpen() ? std::chrono::ceil<std::chrono::seconds>(m_until - m_clock())
                    : std::chrono::seconds(0);
}

QString TakeBackWindow::tooLateFor() const
{
    return m_operation.isEmpty() || isOpen() ? m_tooLate : m_item.key;
}

void TakeBackWindow::look()
{
    if (std::exchange(m_told, left()) != left())
        emit ticked();
    if (isOpen())
        return;
    m_tooLate = m_item.key;
    close();
    emit ranOut();
}

} // namespace intray
