// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/sqlite/clockwatch.h"
#include "store/line/sqlite/filewatch.h"
#include "store/line/sqlite/writegate.h"

#include <QElapsedTimer>
#include <QSqlDatabase>
#include <QStringList>

#include <atomic>
#include <optional>

struct sqlite3;

namespace intray {

/// What Intray adds to a connection of Qt's SQLite driver: waiting that can be cancelled, turns at
/// writing, and checkpoints that never run while another program commits (SQLite before 3.51.3 can
/// corrupt the file otherwise: "WAL-reset bug" in its WAL documentation). Belongs to the
/// connection's thread, but for interrupt().
class SqliteSession
{
public:
    SqliteSession(const QSqlDatabase &database, const QString &path);
    ~SqliteSession();
    Q_DISABLE_COPY_MOVE(SqliteSession)

    static sqlite3 *handleOf(const QSqlDatabase &database);
    sqlite3 *handle() const { return m_handle; }
    /// The statements to run on a fresh connection.
    static QStringList settings();

    /// Waits for our turn to write; gives up when interrupted or after the longest wait.
    WriteGate::Entry enterWriting();
    /// Ends our turn, after a checkpoint if the write-ahead log has grown enough for one.
    void leaveWriting();
    /// Ends our turn without touching the database.
    void giveUpWriting();
    /// The file that is written is not the one that others see any more.
    bool hasLostFiles() const { return m_files.hasChanged(); }
    /// Within our turn: writes what the log holds into the database, wherever that lies now. False:
    /// somebody may have opened either of them since, or a reader is in the way.
    bool saveLostFiles();
    const FileWatch &files() const { return m_files; }

    /// Within a transaction: nobody else has written since remember(), nor we outside of it.
    bool isAsRemembered() const { return m_remembered == dataVersion(); }
    /// After a look at the file within a transaction, and after its commit.
    void remember() { m_remembered = dataVersion(); }

    void interrupt(); ///< Thread-safe.
    void rearm();     ///< Forgets an interrupt that came before.

    /// Where in its text (UTF-8) the statement that failed last is wrong; -1: not known.
    int placeOfError() const;
    /// Since the connection was opened.
    bool isClockPutForward() const { return m_clock.isPutForward(); }
    /// Set by interrupt(), for what has to end at once.
    const std::atomic_bool &interruptFlag() const { return m_interrupted; }
    bool isInterrupted() const { return m_interrupted.load(std::memory_order_relaxed); }

private:
    static int waitWhileBusy(void *session, int count);
    static int noteLogSize(void *session, sqlite3 *handle, const char *name, int pages);
    bool mustGiveUp() const;
    quint32 dataVersion() const;
    int pagesPerCheckpoint();
    int checkpointMode();
    void checkpointWhenDue();
    void saveAtTheEnd();

    sqlite3 *m_handle = nullptr;
    WriteGate m_gate;
    ClockWatch m_clock;
    FileWatch m_files;
    QElapsedTimer m_waiting;
    std::optional<quint32> m_remembered;
    std::atomic_bool m_interrupted = false;
    int m_logPages = 0;
    int m_pagesPerCheckpoint = 0; ///< 0: not asked yet.
    int m_checkpointAtPages = 0;  ///< 0: as many as that.
    bool m_checkpointing = false;
};

} // namespace intray
