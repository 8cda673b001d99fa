// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/sqlite/sqlitesession.h"

#include <sqlite3.h>

#include <QSqlDriver>
#include <QThread>
#include <QVariant>

#include <algorithm>

namespace intray {

static constexpr int bytesPerCheckpoint = 4096'000;
static constexpr int smallestPage = 512; // of all that SQLite knows
static constexpr int longestWaitMs = 10'000;
static constexpr int longestWaitForReadersMs = 5;

sqlite3 *SqliteSession::handleOf(const QSqlDatabase &database)
{
    const QVariant handle = database.driver()->handle();
    if (qstrcmp(handle.typeName(), "sqlite3*") != 0)
        return nullptr;
    return *static_cast<sqlite3 *const *>(handle.constData());
}

QStringList SqliteSession::settings()
{
    // synchronous=FULL: a claim lost with the power would be an item handed out twice.
    return {QStringLiteral("PRAGMA foreign_keys = ON"), QStringLiteral("PRAGMA synchronous = FULL"),
            QStringLiteral("PRAGMA wal_autocheckpoint = 0"),
            QStringLiteral("PRAGMA cache_size = -16384")};
}

SqliteSession::SqliteSession(const QSqlDatabase &database, const QString &path)
    : m_handle(handleOf(database))
    , m_gate(path)
    , m_files(path)
{
    sqlite3_busy_handler(m_handle, &SqliteSession::waitWhileBusy, this);
    sqlite3_wal_hook(m_handle, &SqliteSession::noteLogSize, this);
}

SqliteSession::~SqliteSession()
{
    if (m_files.hasChanged() && m_files.areUntouched())
        saveAtTheEnd();
    sqlite3_busy_handler(m_handle, nullptr, nullptr);
    sqlite3_wal_hook(m_handle, nullptr, nullptr);
}

// When SQLite closes a file that was moved, it leaves the log where it was. So what the log has is
// saved into the file first.
void SqliteSession::saveAtTheEnd()
{
    constexpr int longestWaitAtTheEndMs = 1000;
    m_waiting.start();
    const auto entry = m_gate.enter([this] { return m_waiting.hasExpired(longestWaitAtTheEndMs); },
                                    std::chrono::milliseconds(longestWaitAtTheEndMs));
    if (entry != WriteGate::Entry::Entered)
        return;
    saveLostFiles();
    m_gate.leave();
}

bool SqliteSession::saveLostFiles()
{
    if (!m_files.areUntouched())
        return false;
    int pages = -1;
    int written = -1;
    m_waiting.start();
    m_checkpointing = true;
    sqlite3_wal_checkpoint_v2(m_handle, nullptr, SQLITE_CHECKPOINT_TRUNCATE, &pages, &written);
    m_checkpointing = false;
    return pages >= 0 && written == pages;
}

bool SqliteSession::mustGiveUp() const
{
    return isInterrupted() || m_waiting.hasExpired(longestWaitMs);
}

WriteGate::Entry SqliteSession::enterWriting()
{
    m_waiting.start();
    return m_gate.enter([this] { return mustGiveUp(); }, std::chrono::milliseconds(longestWaitMs));
}

void SqliteSession::leaveWriting()
{
    m_files.remember();
    checkpointWhenDue();
    m_gate.leave();
}

void SqliteSession::giveUpWriting()
{
    m_gate.leave();
}

void SqliteSession::interrupt()
{
    m_interrupted.store(true, std::memory_order_relaxed);
    m_gate.lookAgain();
    sqlite3_interrupt(m_handle);
}

// Cheaper than any statement. It counts our own commits, too, as PRAGMA data_version does not.
quint32 SqliteSession::dataVersion() const
{
    quint32 version = 0;
    sqlite3_file_control(m_handle, nullptr, SQLITE_FCNTL_DATA_VERSION, &version);
    return version;
}

int SqliteSession::placeOfError() const
{
    return sqlite3_error_offset(m_handle);
}

void SqliteSession::rearm()
{
    m_interrupted.store(false, std::memory_order_relaxed);
}

// Waits for programs that do not use the gate, and for readers that hold up a checkpoint.
int SqliteSession::waitWhileBusy(void *session, int count)
{
    auto *self = static_cast<SqliteSession *>(session);
    if (count == 0)
        self->m_waiting.start();
    const bool isOver = self->m_checkpointing ? self->m_waiting.hasExpired(longestWaitForReadersMs)
                                              : self->mustGiveUp();
    if (isOver)
        return 0;
    QThread::usleep(1000);
    return 1;
}

int SqliteSession::noteLogSize(void *session, sqlite3 *, const char *, int pages)
{
    static_cast<SqliteSession *>(session)->m_logPages = pages;
    return SQLITE_OK;
}

// The size of a page is known for good once something was written.
int SqliteSession::pagesPerCheckpoint()
{
    if (m_pagesPerCheckpoint > 0)
        return m_pagesPerCheckpoint;
    sqlite3_stmt *asked = nullptr;
    sqlite3_prepare_v2(m_handle, "PRAGMA page_size", -1, &asked, nullptr);
    const int bytes = sqlite3_step(asked) == SQLITE_ROW ? sqlite3_column_int(asked, 0) : 0;
    sqlite3_finalize(asked);
    m_pagesPerCheckpoint = bytesPerCheckpoint / std::max(bytes, smallestPage);
    return m_pagesPerCheckpoint;
}

// A log that is written over costs the disk less than one that grows anew, so only one that a long
// reader has let grow is cut short.
int SqliteSession::checkpointMode()
{
    constexpr int grownBy = 3;
    return m_logPages < pagesPerCheckpoint() * grownBy ? SQLITE_CHECKPOINT_RESTART
                                                       : SQLITE_CHECKPOINT_TRUNCATE;
}

// Runs during this program's turn, so no other Intray writes meanwhile. Both modes take the
// writer's lock. If a reader is in the way, they copy what they can, and the checkpoint is tried
// again when the log has grown by as much again.
void SqliteSession::checkpointWhenDue()
{
    if (m_logPages == 0 || m_logPages < std::max(m_checkpointAtPages, pagesPerCheckpoint()))
        return;
    m_checkpointing = true;
    const int result =
        sqlite3_wal_checkpoint_v2(m_handle, nullptr, checkpointMode(), nullptr, nullptr);
    m_checkpointing = false;
    m_checkpointAtPages = result == SQLITE_OK ? 0 : m_logPages + pagesPerCheckpoint();
    if (result == SQLITE_OK)
        m_logPages = 0;
}

} // namespace intray
