// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/other/otherdatabase.h"
#include "transfer/recordtable.h"

namespace intray {

struct OtherSource;

/// What people see of where the rows come from, such as "towns of geo.db".
QString nameOf(const OtherSource &source);

/// A table, view or query of another database, read as it was at one moment. A value that is not
/// there is missing; dates are ISO 8601, yes and no are 1 and 0. A row with a value of bytes that
/// are no text has a reason.
class DatabaseTable : public RecordTable
{
public:
    /// As OtherDatabase::open() and read().
    static Outcome<std::unique_ptr<DatabaseTable>> open(const OtherSource &source);

    const CsvFormat &format() const override { return m_format; }
    const QStringList &columns() const override { return m_columns; }
    QStringList notes() const override { return m_notes; }
    Outcome<bool> next(TableRow &row) override;
    bool isBoundToThread() const override { return true; }
    /// A database does not say how much is to come.
    qint64 bytesRead() const override { return 0; }
    qint64 totalBytes() const override { return 0; }

private:
    explicit DatabaseTable(std::unique_ptr<OtherDatabase> database);

    std::unique_ptr<OtherDatabase> m_database;
    CsvFormat m_format;
    QStringList m_columns;
    QStringList m_notes;
    qint64 m_row = 0;
};

} // namespace intray
