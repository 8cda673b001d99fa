// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "transfer/importoptions.h"

#include <QByteArray>

#include <optional>

namespace intray {

/// How files of one kind are read and brought in, kept under a name: for the next delivery.
struct ImportTemplate
{
    QString table; ///< Of an Access file.
    QString sheet; ///< Of a spreadsheet.
    CsvChoices format;
    Mapping mapping;
    QStringList keyColumns; ///< Fields.
    bool keyIsRow = false;
    std::optional<NewColumns> newColumns;
    std::optional<int> priority;
    QList<KeptDecision> corrections;
    ApplyDecisions apply = ApplyDecisions::Propose; ///< The corrections.

    /// What the options say of such files: neither of one file nor of one queue.
    static ImportTemplate of(const ImportOptions &options);

    bool operator==(const ImportTemplate &) const = default;
    /// The options with what the template says wherever they say nothing themselves.
    ImportOptions appliedTo(ImportOptions options) const;
};

/// From JSON, at most 1 MB of it. Invalid with the place (a JSON pointer, RFC 6901) of the first
/// word that means nothing or the first value that is not what it must be.
Outcome<ImportTemplate> templateFromJson(const QByteArray &json);
/// The template as JSON that gives the same template again; only what it says.
QByteArray jsonOf(const ImportTemplate &wanted);

} // namespace intray
