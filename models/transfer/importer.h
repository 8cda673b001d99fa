// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/identity.h"
#include "store/cancellation.h"
#include "transfer/importoptions.h"
#include "transfer/transferprogress.h"

namespace intray {

class Connection;

/// Brings a delimited file into a queue: all of its good rows appear, or nothing does.
/// Rows that cannot be brought in are rejected with line and reason and do not stop it. An unclosed
/// quote, an unreadable file, a full disk or a cancellation does, and leaves nothing in the queue.
/// Blocking: use a connection of its own in a thread of its own, so that the desk does not wait:
///     DatabaseThread thread(url, identity, OpenMode::CreateOrUpgrade);
///     thread.runOnConnection([=](Connection &c) { return Importer(c, identity).bringIn(options,
///     report, cancellation); },
///                            cancellation);
class Importer
{
public:
    Importer(Connection &connection, const Identity &identity);

    /// `report` is called in this thread. Errors: Invalid, Unreadable, Busy, DiskFull, Cancelled
    /// and the store's.
    Outcome<ImportResult> bringIn(const ImportOptions &options, const ProgressReport &report = {},
                                  const Cancellation &cancellation = {});

private:
    Connection &m_connection;
    Identity m_identity;
};

} // namespace intray
