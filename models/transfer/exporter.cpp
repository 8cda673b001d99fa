// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/exporter.h"

#include "transfer/exportrun.h"

#include <QFileInfo>
#include <QSet>

namespace intray {

std::optional<ExportFormat> exportFormatNamed(const QString &name)
{
    if (name == u"csv")
        return ExportFormat::Csv;
    if (name == u"jsonl")
        return ExportFormat::JsonLines;
    return std::nullopt;
}

ExportFormat exportFormatOf(const QString &file)
{
    const QString suffix = QFileInfo(file).suffix().toLower();
    return suffix == u"jsonl" || suffix == u"ndjson" ? ExportFormat::JsonLines : ExportFormat::Csv;
}

bool isMisnamed(const QString &file, ExportFormat format)
{
    static const QSet<QString> csv{QStringLiteral("csv")};
    static const QSet<QString> jsonLines{QStringLiteral("jsonl"), QStringLiteral("ndjson")};
    static const QSet<QString> others{
        QStringLiteral("xlsx"),    QStringLiteral("xls"),  QStringLiteral("xlsm"),
        QStringLiteral("xlsb"),    QStringLiteral("ods"),  QStringLiteral("fods"),
        QStringLiteral("odt"),     QStringLiteral("doc"),  QStringLiteral("docx"),
        QStringLiteral("json"),    QStringLiteral("xml"),  QStringLiteral("html"),
        QStringLiteral("htm"),     QStringLiteral("pdf"),  QStringLiteral("tsv"),
        QStringLiteral("tab"),     QStringLiteral("yaml"), QStringLiteral("yml"),
        QStringLiteral("zip"),     QStringLiteral("gz"),   QStringLiteral("mdb"),
        QStringLiteral("accdb"),   QStringLiteral("db"),   QStringLiteral("sqlite"),
        QStringLiteral("parquet"), QStringLiteral("sql")};
    const QString suffix = QFileInfo(file).suffix().toLower();
    return others.contains(suffix) ||
           (format == ExportFormat::Csv ? jsonLines : csv).contains(suffix);
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
