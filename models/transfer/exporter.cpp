// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/exporter.h"

#include "transfer/exportrun.h"

namespace intray {

std::optional<ExportFormat> exportFormatNamed(const QString &name)
{
    if (name == u"csv")
        return ExportFormat::Csv;
    if (name == u"jsonl")
        return ExportFormat::JsonLines;
    return std::nullopt;
}

Exporter::Exporter(Connection &connection, Identity identity)
    : m_connection(connection)
    , m_identity(std::move(identity))
{
}

Outcome<ExportResult> Exporter::writeOut(const ExportOptions &options, const ProgressReport &report,
                                         const Cancellation &cancellation)
{
    return ExportRun(m_connection, m_identity, options, report, cancellation).run();
}

} // namespace intray
