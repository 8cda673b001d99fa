// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/sqlite/endedatonce.h"

#include <sqlite3.h>

namespace intray {

namespace {

constexpr int stepsBetweenLooks = 10'000; // of SQLite's machine: about a millisecond

int mustStop(void *isInterrupted)
{
    return static_cast<const std::atomic_bool *>(isInterrupted)->load(std::memory_order_relaxed);
}

} // namespace

EndedAtOnce::EndedAtOnce(sqlite3 *handle, const std::atomic_bool &isInterrupted)
    : m_handle(handle)
{
    sqlite3_progress_handler(m_handle, stepsBetweenLooks, mustStop,
                             const_cast<std::atomic_bool *>(&isInterrupted));
}

EndedAtOnce::~EndedAtOnce()
{
    sqlite3_progress_handler(m_handle, 0, nullptr, nullptr);
}

} // namespace intray
