// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/firstlook.h"

namespace intray {

class Desk;
enum class WindowAction;

/// Puts values into the record on the desk, or takes them back.
bool changesTheRecord(WindowAction action);

/// Sees to it that nobody finishes or changes a record that nobody has seen: a key that was meant
/// for the record before must not end the one that came instead, nor write into it. Both can be
/// done once it has been on the screen for a moment. Lives in the window's thread; belongs to the
/// form that shows the record.
class SeenRecord : public QObject
{
    Q_OBJECT
public:
    /// From the time when the form was painted with the record in it.
    static constexpr std::chrono::milliseconds firstLook = FirstLook::time;

    SeenRecord(Desk &desk, QWidget &form, ElapsedClock clock);

    bool isPainted() const { return m_look.isPainted(); }
    bool isSeen() const { return m_look.isOver(); } ///< It can be finished.
    /// Whether a key or click that would finish or change the record comes too early; says so in
    /// the message line, once for each record. It does not put off the next key: whoever presses
    /// again once the moment is over is heard.
    bool refuses();
    /// Whether what is typed is meant for the record before: nobody can have seen this one yet, or
    /// it is the end of what began so.
    bool isTypedBlindly() const;
    void noteTypedBlindly(); ///< The end of a word is no value: typing has to rest for a moment.
    void look();             ///< The person shows that they see it.

private:
    void waitForPaint();

    Desk &m_desk;
    FirstLook &m_look;
    ElapsedClock m_clock;
    std::optional<std::chrono::milliseconds> m_typedBlindly; ///< The last time.
    bool m_isTold = false;
};

} // namespace intray
