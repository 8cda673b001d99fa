// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/firstlook.h"

namespace intray {

class Desk;

/// Sees to it that nobody finishes a record that nobody has seen: a key that was meant for the
/// record before must not end the one that came instead. A record can be finished once it has been
/// on the screen for a moment. Lives in the window's thread; belongs to the form that shows the
/// record.
class SeenRecord : public QObject
{
    Q_OBJECT
public:
    /// From the time when the form was painted with the record in it.
    static constexpr std::chrono::milliseconds firstLook = FirstLook::time;

    SeenRecord(Desk &desk, QWidget &form, ElapsedClock clock);

    bool isPainted() const { return m_look.isPainted(); }
    bool isSeen() const { return m_look.isOver(); } ///< It can be finished.
    /// Whether a key or click that would finish the record comes too early; says so in the message
    /// line, once for each record. It does not put off the next key: whoever presses again once the
    /// moment is over is heard.
    bool refusesToFinish();

private:
    void waitForPaint();

    Desk &m_desk;
    FirstLook &m_look;
    bool m_isTold = false;
};

} // namespace intray
