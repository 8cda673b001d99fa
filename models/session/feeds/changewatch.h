// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/elapsedclock.h"
#include "store/backoff.h"
#include "store/line/databaselogin.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace intray {

class ChangeListener;

/// Decides when the session looks at the database: at once when the server tells of a change, else
/// in a rhythm that follows how much the window is used; while the line is down, ever more seldom.
/// Lives in the window's thread.
class ChangeWatch : public QObject
{
    Q_OBJECT
public:
    ChangeWatch(const DatabaseLogin &login, ElapsedClock clock, QObject *parent = nullptr);
    ~ChangeWatch() override;

    /// From now on the server tells of changes; until it is heard, the rhythm serves.
    void listen();
    bool isNotified() const;

    void setActive(bool active); ///< Whether the window is in front.
    void noteUse();              ///< Somebody works in the window.
    void noteLook(bool isNews);  ///< A look was answered; the next one is planned.
    void noteTrouble();          ///< A look failed because the line is down.

    /// How long until the next look, if nothing is told.
    std::chrono::milliseconds period() const;

signals:
    void lookWanted();
    void slept(); ///< The machine slept or the program stood still.
    void notifiedChanged();

private:
    void hear();
    std::chrono::milliseconds quietFor() const;

    const DatabaseLogin m_login;
    ElapsedClock m_clock;
    SleepWatch m_sleep;
    QTimer m_next;
    QTimer m_trailing; ///< Runs after something was told.
    QTimer m_pulse;
    BackOff m_backOff;
    std::unique_ptr<ChangeListener> m_listener;
    std::chrono::milliseconds m_used{0};
    std::chrono::milliseconds m_news{0};
    std::chrono::milliseconds m_tried{0};
    bool m_active = true;
    bool m_isDown = false;
    bool m_heard = false; ///< More was told while the trailing look was waited for.
};

} // namespace intray
