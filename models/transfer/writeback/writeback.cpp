// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/writeback/writeback.h"

#include "transfer/writeback/writebackrun.h"

namespace intray {

WriteBack::WriteBack(Connection &connection, Identity identity)
    : m_connection(connection)
    , m_identity(std::move(identity))
{
}

Outcome<WriteBackResult> WriteBack::run(const WriteBackOptions &options,
                                        const ProgressReport &report,
                                        const Cancellation &cancellation)
{
    return WriteBackRun(m_connection, m_identity, options, report, cancellation).run();
}

} // namespace intray
