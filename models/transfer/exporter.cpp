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
    if (name == u"xlsx")
        return ExportFormat::Xlsx;
    return std::nullopt;
}

std::optional<ExportedRecord> exportedRecordNamed(const QString &name)
{
    if (name == u"current")
        return ExportedRecord::Current;
    if (name == u"original")
        return ExportedRecord::Original;
    if (name == u"both")
        return ExportedRecord::Both;
    if (name == u"changes")
        return ExportedRecord::Changes;
    return std::nullopt;
}

namespace {

/// The formats that a suffix stands for; none: a name that promises nothing.
std::optional<ExportFormat> formatOfSuffix(const QString &suffix)
{
    if (suffix == u"csv")
        return ExportFormat::Csv;
    if (suffix == u"jsonl" || suffix == u"ndjson")
        return ExportFormat::JsonLines;
    if (suffix == u"xlsx")
        return ExportFormat::Xlsx;
    return std::nullopt;
}

QString suffixOf(const QString &file)
{
    return QFileInfo(file).suffix().toLower();
}

} // namespace

ExportFormat exportFormatOf(const QString &file)
{
    return formatOfSuffix(suffixOf(file)).value_or(ExportFormat::Csv);
}

bool isMisnamed(const QString &file, ExportFormat format)
{
    static const QSet<QString> others{
        QStringLiteral("xls"),  QStringLiteral("xlsm"),   QStringLiteral("xlsb"),
        QStringLiteral("ods"),  QStringLiteral("fods"),   QStringLiteral("odt"),
        QStringLiteral("doc"),  QStringLiteral("docx"),   QStringLiteral("json"),
        QStringLiteral("xml"),  QStringLiteral("html"),   QStringLiteral("htm"),
        QStringLiteral("pdf"),  QStringLiteral("tsv"),    QStringLiteral("tab"),
        QStringLiteral("yaml"), QStringLiteral("yml"),    QStringLiteral("zip"),
        QStringLiteral("gz"),   QStringLiteral("mdb"),    QStringLiteral("accdb"),
        QStringLiteral("db"),   QStringLiteral("sqlite"), QStringLiteral("parquet"),
        QStringLiteral("sql")};
    const QString suffix = suffixOf(file);
    return others.contains(suffix) || formatOfSuffix(suffix).value_or(format) != format;
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
