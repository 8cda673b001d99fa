// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/role.h"
#include "session/session.h"

#include <QCoreApplication>

#include <memory>

namespace intray {

class WindowSettings;

/// The database that a window works with, or is on the way to: its address, as whom and with which
/// queue, and the session while there is one. Borrows journal and settings, which outlive it. In
/// the window's thread.
class DatabaseInUse
{
    Q_DECLARE_TR_FUNCTIONS(intray::MainWindow)
public:
    DatabaseInUse(DraftJournal &journal, WindowSettings &settings);
    ~DatabaseInUse();

    /// The one to work with next; empty: `queue` is the one that was used there last.
    void choose(const DatabaseUrl &url, const Identity &identity, const QString &queue);
    /// Makes the session, which is not started yet.
    Session &open(const DatabaseLogin &login, OpenMode mode);
    void leave(); ///< The session ends; the address stays.

    /// Its own, or the one that is on the way; not valid before there is any.
    const DatabaseUrl &url() const { return m_url; }
    const Identity &identity() const { return m_identity; } ///< On servers the login decides.
    Session *session() const { return m_session.get(); }
    bool isOpen() const; ///< Its queues are known.
    bool isAt(const DatabaseUrl &url) const;

    const QString &wantedQueue() const { return m_queue; }
    void wantQueue(const QString &name) { m_queue = name; }
    /// The one that is wanted, else the one that was used last, else the first.
    QString queueToUse() const;
    void rememberQueue(const QString &name); ///< As the one that was used last.

    /// Each why something is not possible, in a sentence; empty: it is.
    QString whyNotOpen() const;
    QString whyNotAllowedTo(const QList<Role> &roles) const;
    QString whyNotWritableBy(Role role) const;

private:
    QString lastQueueSetting() const;

    DraftJournal &m_journal;
    WindowSettings &m_settings;
    DatabaseUrl m_url;
    Identity m_identity = systemIdentity();
    QString m_queue;
    std::unique_ptr<Session> m_session;
};

} // namespace intray
