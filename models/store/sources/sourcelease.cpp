// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/sources/sourcelease.h"

#include "store/line/sql.h"

namespace intray {

using namespace std::chrono_literals;

static constexpr std::chrono::seconds betweenBeats{3};

SourceLease::SourceLease(Connection &connection, qint64 run, std::chrono::seconds limit)
    : m_connection(connection)
    , m_run(run)
    , m_end(std::chrono::steady_clock::now() + limit)
    , m_keeper([this] { keep(); })
{
}

SourceLease::~SourceLease()
{
    {
        const std::lock_guard lock(m_mutex);
        m_isDone = true;
    }
    m_told.notify_all();
    m_keeper.join();
}

// The line is opened at the first beat only: most queries are over before.
void SourceLease::keep()
{
    std::unique_ptr<Connection> line;
    while (waitForBeat()) {
        if (std::chrono::steady_clock::now() >= m_end)
            return end(m_isOver);
        if (m_run == 0)
            continue;
        if (!line)
            line = Connection::open(m_connection.d().login, OpenMode::Existing).value_or(nullptr);
        if (line && !beat(*line))
            return end(m_isLost);
    }
}

/// Whether the run still goes on when a beat is due.
bool SourceLease::waitForBeat()
{
    const auto next = std::min(m_end, std::chrono::steady_clock::now() + betweenBeats);
    std::unique_lock lock(m_mutex);
    return !m_told.wait_until(lock, next, [this] { return m_isDone; });
}

/// False once the run is no longer ours. A beat that fails is no news: the next one may pass.
bool SourceLease::beat(Connection &line) const
{
    const auto heard = attemptInTransaction(line, [this](Sql &sql) -> Outcome<bool> {
        return sql.change("hear_run", {{":run", m_run}, {":now", sql.now()}}) > 0;
    });
    return heard.value_or(true);
}

void SourceLease::end(std::atomic_bool &why)
{
    why = true;
    const std::lock_guard lock(m_mutex);
    if (!m_isDone)
        m_connection.interrupt();
}

} // namespace intray
