// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/companion.h"
#include "queue/queuerules.h"
#include "session/feeds/changes.h"
#include "session/feeds/changewatch.h"
#include "store/line/databasethread.h"

#include <QObject>
#include <QTimer>

#include <chrono>

namespace intray {

class DraftJournal;
struct DatabaseLook;
struct DraftOwner;

/// One user at one database: the threads behind the window and what is true of the whole
/// connection. Lives in the window's thread and never blocks it. Three database threads, so that a
/// long search never holds up a claim, nor the news that a lock is lost: `actions` for everything
/// that writes, `reading` for lists, `watching` for what is small and must be known soon: changes,
/// figures, my items, who holds the record.
class Session : public QObject
{
    Q_OBJECT
public:
    enum class Link { Connecting, Live, Waiting, Offline };

    Session(const DatabaseLogin &login, const Identity &identity, OpenMode mode,
            DraftJournal &journal, QObject *parent = nullptr);
    ~Session() override;

    DatabaseThread &actions() { return m_actions; }
    DatabaseThread &reading() { return m_reading; }
    DatabaseThread &watching() { return m_watching; }
    DraftJournal &journal() { return m_journal; }
    /// Who acts here. On servers the login decides, which is known once started() was told.
    const Identity &identity() const { return m_identity; }
    /// Whose drafts on this machine's disk are this session's.
    DraftOwner draftOwner() const;
    const DatabaseUrl &url() const { return m_actions.url(); }
    const DatabaseLogin &login() const { return m_actions.login(); }
    /// What the server said of itself at the last look; defaults before started().
    const ServerFacts &server() const { return m_server; }

    Link link() const { return m_link; }
    /// What the link's state means, in a sentence; for the status bar's tooltip.
    QString linkSentence() const;
    /// Whether the server tells of changes; else they are looked for.
    bool isNotified() const { return m_watch.isNotified(); }
    /// Why nothing can be written to the database now, in a sentence; empty: it can.
    QString whyNoWriting() const;
    /// How long the last look at the database took, waiting included.
    std::chrono::milliseconds latency() const { return m_latency; }
    /// At most so often something is asked again that others change all the time; the more programs
    /// watch, the longer.
    std::chrono::milliseconds pace() const { return m_watch.pace(); }
    /// Whether this program may do this for everybody, and no companion process does it: with a
    /// file everybody's may, with a server those of supervisors and workers.
    bool mayKeep(Duty duty) const;
    /// A companion process keeps it.
    bool isKept(Duty duty) const { return m_kept.contains(duty); }
    void noteKept(const QList<Duty> &kept);
    const QList<Queue> &queues() const { return m_queues; }
    /// The rules of the queue; a queue that is only named if it is not known.
    Queue queueNamed(const QString &name) const;
    bool isStarted() const { return m_started; }
    /// What was new at the last look; for the receivers of databaseChanged().
    const Changes &changes() const { return m_changes; }

    /// Opens, finishes imports that died half-way, reads the queues, then watches for changes of
    /// others.
    void start();
    /// Looks for changes at once, as after an action of one's own.
    void lookNow();

public slots:
    /// Whether the window is in use: looks often, else now and then.
    void setActive(bool active) { m_watch.setActive(active); }
    /// Whether anybody can see the window.
    void setSeen(bool seen) { m_watch.setSeen(seen); }
    void noteUse() { m_watch.noteUse(); } ///< A key or the mouse was used.
    void noteSleep(); ///< Something noticed that the machine slept: looks at once, tells resumed().
    void noteError(const intray::Error &error); ///< An action failed: the link may be down.
    /// By this user, so that their loss is known soon.
    void noteHeld(const QSet<intray::ItemId> &items) { m_watch.setHeld(items); }
    void noteExtension(); ///< A lock of mine ends later now, which no history tells.
    void noteAnswer();    ///< The database answered somebody: the link may be up again.

signals:
    void started();                          ///< The queues are known.
    void failed(const intray::Error &error); ///< Opening failed; it is tried again by itself.
    void linkChanged();
    void queuesChanged();
    void keptChanged();     ///< A companion process keeps more than before, or less.
    void databaseChanged(); ///< Somebody wrote something: lists and figures are stale.
    void locksExtended();
    void databaseReplaced(); ///< Another database answers now, or one that came from a backup.
    void resumed();          ///< The machine slept, or the program stood still, for a while.

private:
    void follow();
    void open();
    void receiveOpened(const Outcome<DatabaseLook> &look);
    void retryOpening(const Error &error);
    void finishImports();
    void poll();
    void beat();
    void lookForWriter();
    void receiveLook(const Outcome<DatabaseLook> &look);
    bool isTimeForAll();
    bool noteNews(const ChangeNews &news);
    bool isByAnotherLine(const DatabaseLook &look);
    void receiveFacts(const DatabaseLook &look);
    void receiveTrouble(const Error &error);
    void wakeThreads();
    void setQueues(const QList<Queue> &queues);
    void setLink(Link link, const Error &error = {});
    static Link linkAfter(const Error &error);
    static bool isAboutLink(const Error &error);

    DatabaseThread m_actions;
    DatabaseThread m_reading;
    DatabaseThread m_watching;
    DraftJournal &m_journal;
    Identity m_identity;
    ServerFacts m_server;
    Link m_link = Link::Connecting;
    Error m_trouble;
    QList<Queue> m_queues;
    QList<Duty> m_kept; ///< By a companion process.
    ChangeWatch m_watch;
    BackOff m_opening;
    QTimer m_slow; ///< Runs while an answer is overdue.
    QTimer m_beat; ///< Says now and then that this program is there.
    std::chrono::milliseconds m_lookedAt{0};
    std::chrono::milliseconds m_soughtAt{0};
    std::chrono::milliseconds m_wholeAt{0};
    std::chrono::milliseconds m_latency{0};
    Changes m_changes;
    RecentEvents m_recent;
    qint64 m_change = -1;
    qint64 m_rules = -1;
    int m_lines = 1; ///< Over which was looked so far.
    bool m_started = false;
    bool m_looking = false;
    bool m_lookAgain = false;
};

} // namespace intray
