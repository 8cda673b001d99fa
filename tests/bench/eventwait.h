// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTimer>

namespace intray {

/// Sees to events until the condition holds, without pauses that would be measured. Ends the
/// program if `what` does not come within a minute.
template <typename Condition>
void waitFor(Condition condition, const char *what)
{
    QTimer wakes;
    wakes.start(1000);
    QElapsedTimer clock;
    clock.start();
    while (!condition()) {
        if (clock.elapsed() > 60'000)
            qFatal("%s did not come.", what);
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
}

} // namespace intray
