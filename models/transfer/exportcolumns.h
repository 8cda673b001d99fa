// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace intray {

/// The columns that an export puts in front of a record's fields or beside them. An import takes
/// the key from the first and does not make them fields of the record, so that an exported file
/// comes back as it was.
inline const QString &exportKeyColumn()
{
    static const QString name = QStringLiteral("intray_key");
    return name;
}

inline const QString &exportStateColumn()
{
    static const QString name = QStringLiteral("intray_state");
    return name;
}

/// Who finished the item, and when.
inline const QString &exportFinishedByColumn()
{
    static const QString name = QStringLiteral("intray_finished_by");
    return name;
}

inline const QString &exportFinishedAtColumn()
{
    static const QString name = QStringLiteral("intray_finished_at");
    return name;
}

/// Whether it is done without anybody having opened it.
inline const QString &exportPassedColumn()
{
    static const QString name = QStringLiteral("intray_passed");
    return name;
}

/// The field as it came in, where the corrected one stands beside it.
inline QString exportOriginalColumn(const QString &field)
{
    return QStringLiteral("intray_original_") + field;
}

/// Why the field is empty.
inline QString exportMissingColumn(const QString &field)
{
    return QStringLiteral("intray_missing_") + field;
}

/// The columns that a reject file puts in front of a row. They do not become fields either.
inline const QString &rejectLineColumn()
{
    static const QString name = QStringLiteral("intray_line");
    return name;
}

inline const QString &rejectReasonColumn()
{
    static const QString name = QStringLiteral("intray_reason");
    return name;
}

/// Only where the rows are of several files.
inline const QString &rejectFileColumn()
{
    static const QString name = QStringLiteral("intray_file");
    return name;
}

inline bool isExportColumn(const QString &column)
{
    return column == exportKeyColumn() || column == exportStateColumn() ||
           column == exportFinishedByColumn() || column == exportFinishedAtColumn() ||
           column == exportPassedColumn() || column.startsWith(exportOriginalColumn(QString())) ||
           column.startsWith(exportMissingColumn(QString())) || column == rejectLineColumn() ||
           column == rejectReasonColumn() || column == rejectFileColumn();
}

} // namespace intray
