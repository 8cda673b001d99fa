// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/id.h"
#include "session/elapsedclock.h"
#include "store/backoff.h"
#include "store/line/databaselogin.h"

#include <QObject>
#include <QSet>
#include <QTimer>

#include <memory>
#include <utility>

namespace intray {

class ChangeListener;

/// Decides when the session looks at the database: soon when the server tells of a change, else in
/// a rhythm that follows how much the window is used; while the line is down, ever more seldom. The
/// more programs watch, the less often each of them looks, so that all together ask about as much
/// as a few; what is told of an item that is held here is looked at at once by whoever holds it.
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

    void setActive(bool active);             ///< Whether the window is in front.
    void setPrograms(int programs);          ///< So many watch this database, this one included.
    void setHeld(const QSet<ItemId> &items); ///< By this user.
    /// Whether anybody can see the window; while nobody does, nothing is asked but what became of
    /// what is held.
    void setSeen(bool seen);
    /// Something changed, or somebody lost this item.
    void noteTold(ItemId lost = {});
    /// Whether one that is held here was told of since this was asked.
    bool takeLoss() { return std::exchange(m_isLossTold, false); }
    void noteUse();             ///< Somebody works in the window.
    void noteLook(bool isNews); ///< A look was answered; the next one is planned.
    void noteTrouble();         ///< A look failed because the line is down.

    /// How long until the next look, if nothing is told.
    std::chrono::milliseconds period() const;
    /// Between two looks that were told of.
    std::chrono::milliseconds pace() const;
    /// Until the line is tried again; each time another one, so that not all programs come to a
    /// server at the moment at which it is back.
    std::chrono::milliseconds pauseAfterTrouble();

signals:
    void lookWanted();
    void slept(); ///< The machine slept or the program stood still.
    void notifiedChanged();

private:
    void planNext();
    std::chrono::milliseconds firstPause() const;
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
    QSet<ItemId> m_held;
    int m_programs = 1;
    bool m_active = true;
    bool m_isSeen = true;
    bool m_isLossTold = false;
    bool m_isDown = false;
    bool m_heard = false; ///< More was told while the trailing look was waited for.
};

} // namespace intray
