// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <atomic>

struct sqlite3;

namespace intray {

/// As long as it lives, whatever SQLite runs on the handle ends once the flag is set, also a
/// statement that has only just begun, which sqlite3_interrupt() alone misses. Lives in the thread
/// of the handle, which stays open for as long; the flag may be set by any.
class EndedAtOnce
{
public:
    EndedAtOnce(sqlite3 *handle, const std::atomic_bool &isInterrupted);
    ~EndedAtOnce();
    Q_DISABLE_COPY_MOVE(EndedAtOnce)

private:
    sqlite3 *m_handle;
};

} // namespace intray
