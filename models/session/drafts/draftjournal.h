// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "queue/item.h"

#include <QFuture>
#include <QObject>

#include <memory>

namespace intray {

struct PostponedWork;

/// Whose drafts: of this user at this database. A database that has an id is known by it, wherever
/// it is reached, so that another one at the same address does not show old drafts; while the id is
/// not known, the address serves. No user: whoever it was, as while a server has not said who we
/// are.
struct DraftOwner
{
    QString database; ///< The database's URL.
    QString user;
    QString databaseId;
};

/// What is typed, on this machine's disk: one small file per item, written atomically within a
/// second of the last key, by a thread of its own. A file goes only when forget() is called, which
/// the session does when the database has confirmed the disposition. Survives kill -9, a full disk
/// (the old file stays) and a lost database.
class DraftJournal : public QObject
{
    Q_OBJECT
public:
    /// `folder` is made when needed; drafts of several databases and users live in it side by side.
    explicit DraftJournal(const QString &folder, QObject *parent = nullptr);
    ~DraftJournal() override; ///< Writes what is waiting.

    struct Entry
    {
        QString database; ///< The database's URL.
        QString user;
        Draft draft;
        QString
            key; ///< The item's key and queue, to name it to people even when the database is gone.
        QString queue;
        QString databaseId = {};

        DraftOwner owner() const { return {database, user, databaseId}; }
    };

    void keep(const Entry &entry);     ///< Returns at once; written within a second.
    QFuture<Outcome<Done>> writeNow(); ///< Everything that waits; done when it is on disk.
    void forget(const DraftOwner &owner, ItemId item);
    QFuture<QList<Entry>> entries(const DraftOwner &owner);
    QFuture<QList<Entry>> entries(const QString &database, const QString &user)
    {
        return entries(DraftOwner{database, user, {}});
    }

    // What is typed beside a record, such as a note, until the database has it. `what` tells the
    // texts of one item apart: plain letters.
    void keepAside(const DraftOwner &owner, ItemId item, const QString &what,
                   const QString &text); ///< Empty: it goes.
    QFuture<QString> aside(const DraftOwner &owner, ItemId item, const QString &what);

    // Completions that were asked for while the database could not be reached. They end with
    // settle().
    QFuture<Outcome<Done>> postpone(const PostponedWork &work); ///< Done when it is on disk.
    QFuture<QList<PostponedWork>> postponed(const DraftOwner &owner);
    void settle(const PostponedWork &work);

signals:
    void written(intray::ItemId item, int revision); ///< Safe on this disk.
    void failed(
        const intray::Error &error); ///< Disk full, folder read-only: kept in memory, tried again.

private:
    friend class DraftWriter; ///< Its thread tells written() and failed().
    std::unique_ptr<class DraftWriter> m_writer;
};

} // namespace intray
