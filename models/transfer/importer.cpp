// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/importer.h"

#include "transfer/importrun.h"

namespace intray {

Importer::Importer(Connection &connection, const Identity &identity)
    : m_connection(connection)
    , m_identity(identity)
{
}

Outcome<ImportResult> Importer::bringIn(const ImportOptions &options, const ProgressReport &report,
                                        const Cancellation &cancellation)
{
    return ImportRun(m_connection, m_identity, options, report, cancellation).run();
}

} // namespace intray
