// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/accesscolumn.h"
#include "transfer/accessprogram.h"
#include "transfer/recordtable.h"

namespace intray {

/// Whether the file begins as Access files do, or is called as they are.
bool isAccessFile(const QString &path);
/// The names of the tables in the file. Unreadable: no such file, no mdbtools, or a file that it
/// cannot read. Invalid: it is no Access file.
Outcome<QStringList> tablesIn(const QString &path);

/// A table of an Access file (.mdb, .accdb), read through mdbtools row by row. A value that is not
/// there is missing; dates are ISO 8601, yes and no are 1 and 0. What mdbtools gets wrong is told:
/// a row with an impossible value has a reason, columns that cannot be read are left empty and in
/// the notes, as is text that may lack characters.
class AccessTable : public RecordTable
{
public:
    /// As tablesIn(). Invalid too: no such table, with the tables that there are, or one without
    /// rows.
    static Outcome<std::unique_ptr<AccessTable>> open(const QString &path, const QString &table);

    const CsvFormat &format() const override { return m_format; }
    const QStringList &columns() const override { return m_columns; }
    const QList<AccessColumn> &ownColumns() const { return m_own; } ///< As the file has them.
    QStringList notes() const override;
    Outcome<bool> next(TableRow &row) override;
    bool isBoundToThread() const override { return true; }
    /// How far it is, guessed by what has been written about the rows; never beyond the size.
    qint64 bytesRead() const override { return std::min(m_bytes, m_size); }
    qint64 totalBytes() const override { return m_size; }

private:
    AccessTable(const QString &path, const QString &table);
    Outcome<Done> readColumns();
    Outcome<Done> begin();
    Outcome<Done> readProperties();
    void fill(TableRow &row, const QByteArray &line);
    void take(TableRow &row, qsizetype index, const QJsonValue &value);

    const QString m_path;
    const QString m_table;
    const qint64 m_size;
    CsvFormat m_format;
    QList<AccessColumn> m_own; ///< As the file has them.
    QStringList m_columns;
    QStringList m_notes;
    AccessProgram m_rows;
    QByteArray m_ahead; ///< The line that comes next.
    bool m_hasMore = false;
    qint64 m_bytes = 0;
    qint64 m_row = 0;
    qint64 m_doubtful = 0; ///< Values that may lack characters.
    QString m_firstDoubtful;
};

} // namespace intray
