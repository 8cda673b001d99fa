// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QEventLoop>
#include <QObject>
#include <QTimer>

#include <algorithm>

namespace intray {

/// Tells how long the event loop stood still at most: a timer of 5 ms; what comes later than that
/// is a gap.
class GapWatch : public QObject
{
public:
    GapWatch()
    {
        connect(&m_timer, &QTimer::timeout, this, [this] {
            m_longest = std::max(m_longest, m_clock.restart() - 5);
            ++m_looks;
        });
        m_timer.setTimerType(Qt::PreciseTimer);
    }
    void start()
    {
        m_longest = 0;
        m_looks = 0;
        m_clock.start();
        m_timer.start(5);
    }
    qint64 longest() const { return m_longest; }
    int looks() const { return m_looks; }

private:
    QTimer m_timer;
    QElapsedTimer m_clock;
    qint64 m_longest = 0;
    int m_looks = 0;
};

/// Sees to events for so long.
inline void waitFor(int milliseconds)
{
    QEventLoop loop;
    QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
    loop.exec();
}

} // namespace intray
