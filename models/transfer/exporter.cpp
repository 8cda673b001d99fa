// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/exporter.h"

#include "queue/namedvalues.h"
#include "transfer/exportrun.h"

#include <QFileInfo>
#include <QSet>

namespace intray {

namespace {

constexpr NamedValues<ExportFormat, 3> formats{
    {{ExportFormat::Csv, "csv"}, {ExportFormat::JsonLines, "jsonl"}, {ExportFormat::Xlsx, "xlsx"}}};
constexpr NamedValues<ExportedRecord, 4> records{{{ExportedRecord::Current, "current"},
                                                  {ExportedRecord::Original, "original"},
                                                  {ExportedRecord::Both, "both"},
                                                  {ExportedRecord::Changes, "changes"}}};
constexpr NamedValues<ExportedReasons, 3> waysOfReasons{{{ExportedReasons::Columns, "columns"},
                                                         {ExportedReasons::Values, "values"},
                                                         {ExportedReasons::None, "none"}}};

} // namespace

QString nameOf(ExportFormat format)
{
    return nameIn(formats, format);
}

QString nameOf(ExportedRecord record)
{
    return nameIn(records, record);
}

QString nameOf(ExportedReasons reasons)
{
    return nameIn(waysOfReasons, reasons);
}

QStringList exportFormatNames()
{
    return namesIn(formats);
}

QStringList exportedReasonsNames()
{
    return namesIn(waysOfReasons);
}

std::optional<ExportFormat> exportFormatNamed(const QString &name)
{
    return valueIn(formats, name);
}

std::optional<ExportedRecord> exportedRecordNamed(const QString &name)
{
    return valueIn(records, name);
}

std::optional<ExportedReasons> exportedReasonsNamed(const QString &name)
{
    return valueIn(waysOfReasons, name);
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

std::optional<ExportFormat> exportFormatPromisedBy(const QString &file)
{
    return formatOfSuffix(suffixOf(file));
}

ExportFormat exportFormatOf(const QString &file)
{
    return exportFormatPromisedBy(file).value_or(ExportFormat::Csv);
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
