// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/exporter.h"

#include <QByteArray>

namespace intray {

/// How items are written, kept under a name: what of them, and in which form. Neither which file
/// nor which queue, nor a time, which would silently leave out what came since.
struct ExportTemplate
{
    std::optional<ExportFormat> format;
    std::optional<ExportedRecord> record;
    std::optional<State> state;
    QString finishedBy;
    QStringList fields; ///< Only these, in this order; empty: all.
    std::optional<ExportedReasons> reasons = {};
    bool withEndings = false;
    std::optional<QString> missing;

    bool operator==(const ExportTemplate &) const = default;
    static ExportTemplate of(const ExportOptions &options);
    /// What the template says, for this queue and file.
    ExportOptions appliedTo(ExportOptions options) const;
};

/// Whether this JSON says that it is a template for exports ("for": "export").
bool isForExports(const QByteArray &json);
/// From JSON, at most 1 MB of it. Invalid with the place of the first word that means nothing or
/// the first value that is not what it must be.
Outcome<ExportTemplate> exportTemplateFromJson(const QByteArray &json);
/// The template as JSON that gives the same template again; only what it says.
QByteArray jsonOf(const ExportTemplate &wanted);

} // namespace intray
