// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "queue/item.h"

#include <QObject>
#include <QTimer>

namespace intray {

class Session;

/// Keeps what is typed for the record in work: on this disk at once, in the database soon after,
/// each time under a higher revision. What was not saved when the record is left is saved then.
/// Lives in the window's thread.
class DraftKeeper : public QObject
{
    Q_OBJECT
public:
    explicit DraftKeeper(Session &session, QObject *parent = nullptr);
    ~DraftKeeper() override;

    /// A record came on the desk; the next revision is higher than any that is known for it. Once a
    /// revision is in the database, the drafts of the dead locks are not needed any more.
    void start(const Item &item, int knownRevision, const QList<LockId> &deadLocks = {});
    void keep(const Record &content, const QDateTime &at);
    void saveSoon(); ///< A field was left: do not wait for the timer.
    void saveNow();  ///< Wished: to the disk and the database at once, unchanged text too.
    void holdBack(); ///< No lock at the moment: to the disk only.
    void goOn();     ///< After holdBack(): the lock is mine after all.
    void leave();    ///< Saves what waits and lets go of the record.
    void forget();   ///< The database has confirmed the disposition: the draft has done its work.

    int revision() const { return m_revision; }
    bool hasUnsaved() const { return m_saved < m_revision; }

signals:
    void saved(int revision); ///< In the database.
    void lockLost(const intray::Error &error);
    void troubled(const intray::Error &error); ///< Not in the database yet; it is tried again.
    void recovered();

private:
    void save();
    void receive(const Outcome<Done> &outcome, int revision);
    void letGo();
    void receiveFailure(const Error &error);
    auto saving() const;

    Session &m_session;
    QTimer m_timer;
    Item m_item;
    Record m_content;
    QDateTime m_at;
    QList<LockId> m_deadLocks;
    int m_revision = 0;
    int m_saved = 0;
    bool m_saving = false;
    bool m_heldBack = false;
    bool m_troubled = false;
};

} // namespace intray
