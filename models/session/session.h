// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/event.h"
#include "store/databasethread.h"

#include <QObject>

namespace intray {

class DraftJournal;

/// One user at one database: the threads behind the window and what is true of the whole connection.
/// Lives in the window's thread and never blocks it. Two database threads, so that a long search or count never
/// holds up a claim: `actions` for everything that writes, `reading` for lists and figures.
class Session : public QObject
{
    Q_OBJECT
public:
    enum class Link { Connecting, Live, Waiting, Offline };

    Session(const DatabaseUrl &url, const Identity &identity, OpenMode mode, DraftJournal &journal,
            QObject *parent = nullptr);
    ~Session() override;

    DatabaseThread &actions() { return m_actions; }
    DatabaseThread &reading() { return m_reading; }
    DraftJournal &journal() { return m_journal; }
    const Identity &identity() const { return m_actions.identity(); }
    const DatabaseUrl &url() const { return m_actions.url(); }

    Link link() const { return m_link; }
    /// What the link's state means, in a sentence; for the status bar's tooltip.
    QString linkSentence() const;
    const QList<Queue> &queues() const { return m_queues; }

    /// Opens, finishes imports that died half-way, reads the queues, then polls for changes of others.
    void start();
    /// Looks for changes at once, as after an action of one's own.
    void lookNow();

signals:
    void started();                       ///< The queues are known.
    void failed(const intray::Error &error); ///< Opening failed; start() tries again.
    void linkChanged();
    void queuesChanged();
    void databaseChanged();               ///< Somebody wrote something: lists and figures are stale.
    void resumed();                       ///< The machine slept, or the program stood still, for a while.

private:
    DatabaseThread m_actions;
    DatabaseThread m_reading;
    DraftJournal &m_journal;
    Link m_link = Link::Connecting;
    QList<Queue> m_queues;
};

} // namespace intray
