// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/writing.h"

#include <functional>
#include <optional>

namespace intray {

/// Runs a statement on an adopted table (SQLite); how many rows it changed. What the table refuses
/// is thrown as SqlFailure with RecordRefused and, where it corrects a record (":record"), the
/// field that is refused alone, if there is one.
int changeTable(const Writing &writing, const QString &text, const Bindings &bindings,
                bool corrects);

/// The same failure, or that the table is not as it was adopted.
SqlFailure asFailureOfTable(const SqlFailure &failed);

/// What a statement on an adopted table finds. Throws SqlFailure.
template <typename Reading>
auto askTable(const Writing &writing, const QString &text, const Bindings &bindings, Reading read)
{
    try {
        return writing.sql.allOfText(text, bindings, read);
    } catch (const SqlFailure &failed) {
        throw asFailureOfTable(failed);
    }
}

/// Does `work` on an adopted table (SQLite). An error: the table refuses it, or is not as it was
/// when it was adopted; then nothing of it was done. Other failures are thrown on.
std::optional<Error> refusalOfTable(const Writing &writing, const std::function<void()> &work);
/// The same, for who only needs to know whether it was done.
bool isDoneToTable(const Writing &writing, const std::function<void()> &work);

} // namespace intray
