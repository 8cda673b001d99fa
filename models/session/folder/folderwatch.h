// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/folder/folderround.h"
#include "store/line/databasethread.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

#include <memory>

namespace intray {

/// Brings in what others put into a folder, until it is stopped: woken by the system, and by a
/// clock where the system tells nothing, as on network folders. Lives in the thread that made it
/// and needs an event loop there; has a database thread of its own.
class FolderWatch : public QObject
{
    Q_OBJECT
public:
    FolderWatch(const DatabaseLogin &login, const Identity &identity, const FolderOrder &order,
                QObject *parent = nullptr);
    ~FolderWatch() override;

    void start();
    /// Once: ends when the file that is being brought in has come in. Again: nothing of that file
    /// comes in, and it stays.
    void stop();

    const FolderCount &count() const { return m_count; }
    int unsettled() const { return m_unsettled; } ///< Files that may still be written.
    /// Why it stopped by itself; none: it was told to, or what was there was looked at.
    const std::optional<Error> &trouble() const { return m_trouble; }

signals:
    void told(const QString &sentence); ///< For the log.
    void finished();

private:
    void look();
    void receive(const Outcome<FolderLook> &look);
    void receiveTrouble(const Error &error);
    void add(const FolderCount &count);
    void rest(const FolderLook &look);
    void noteTaken(bool isTaken);
    void wake();
    void finish();

    const FolderOrder m_order;
    std::shared_ptr<FolderRound> m_round; ///< In the database thread while a look runs.
    QFileSystemWatcher m_watcher;
    QTimer m_wake;
    Cancellation m_ends;
    Cancellation m_cancellation;
    FolderCount m_count;
    std::optional<Error> m_trouble;
    QString m_toldTrouble;
    int m_unsettled = 0;
    int m_looks = 0;
    int m_stops = 0;
    bool m_isLooking = false;
    bool m_looksAgain = false;
    bool m_isTaken = false;
    DatabaseThread m_database;
};

} // namespace intray
