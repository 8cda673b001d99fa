// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/elapsedclock.h"

#include <QObject>

#include <chrono>
#include <optional>

class QWidget;

namespace intray {

/// Whether what a widget shows has been on the screen for a moment, so that a key that was meant
/// for what stood there before decides nothing about what came instead. Lives in the window's
/// thread; belongs to the widget.
class FirstLook : public QObject
{
    Q_OBJECT
public:
    /// From the time when the widget was painted.
    static constexpr std::chrono::milliseconds time{300};

    FirstLook(QWidget &shown, ElapsedClock clock);

    void begin(); ///< Something else is shown from now on.
    bool isPainted() const { return m_since.has_value(); }
    bool isOver() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget &m_shown;
    ElapsedClock m_clock;
    std::optional<std::chrono::milliseconds> m_since;
};

} // namespace intray
