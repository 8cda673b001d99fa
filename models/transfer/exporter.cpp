// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/exporter.h"

#include "transfer/exportrun.h"

#include <QFileInfo>
#include <QSet>

namespace intray {

QString nameOf(ExportFormat format)
{
    switch (format) {
    case ExportFormat::JsonLines:
        return QStringLiteral("jsonl");
    case ExportFormat::Xlsx:
        return QStringLiteral("xlsx");
    case ExportFormat::Csv:
        break;
    }
    return QStringLiteral("csv");
}

QString nameOf(ExportedRecord record)
{
    switch (record) {
    case ExportedRecord::Original:
        return QStringLiteral("original");
    case ExportedRecord::Both:
        return QStringLiteral("both");
    case ExportedRecord::Changes:
        return QStringLiteral("changes");
    case ExportedRecord::Current:
        break;
    }
    return QStringLiteral("current");
}

static constexpr ExportFormat allFormats[]{ExportFormat::Csv, ExportFormat::JsonLines,
                                           ExportFormat::Xlsx};

QStringList exportFormatNames()
{
    QStringList names;
    for (const ExportFormat format : allFormats)
        names << nameOf(format);
    return names;
}

std::optional<ExportFormat> exportFormatNamed(const QString &name)
{
    for (const ExportFormat format : allFormats)
        if (nameOf(format) == name)
            return format;
    return std::nullopt;
}

std::optional<ExportedRecord> exportedRecordNamed(const QString &name)
{
    for (const ExportedRecord record : {ExportedRecord::Current, ExportedRecord::Original,
                                        ExportedRecord::Both, ExportedRecord::Changes})
        if (nameOf(record) == name)
            return record;
    return std::nullopt;
}

QString nameOf(ExportedReasons reasons)
{
    switch (reasons) {
    case ExportedReasons::Values:
        return QStringLiteral("values");
    case ExportedReasons::None:
        return QStringLiteral("none");
    case ExportedReasons::Columns:
        break;
    }
    return QStringLiteral("columns");
}

static constexpr ExportedReasons allReasons[]{ExportedReasons::Columns, ExportedReasons::Values,
                                              ExportedReasons::None};

QStringList exportedReasonsNames()
{
    QStringList names;
    for (const ExportedReasons reasons : allReasons)
        names << nameOf(reasons);
    return names;
}

std::optional<ExportedReasons> exportedReasonsNamed(const QString &name)
{
    for (const ExportedReasons reasons : allReasons)
        if (nameOf(reasons) == name)
            return reasons;
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
