// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/attaching.h"
#include "transfer/recordtable.h"

namespace intray {

/// The columns of a table that is imported which name files, and the folder that these are below.
class AttachedColumns
{
public:
    AttachedColumns() = default;
    /// Invalid: the table has no such column, or the folder is not there.
    static Outcome<AttachedColumns> of(const QStringList &columns, const QString &folder,
                                       const QStringList &inTable, qint64 most);

    bool isEmpty() const { return m_places.isEmpty(); }
    /// The files that the row names; blank values name none. The reason, with the column, where one
    /// of them cannot be attached.
    tl::expected<QList<FileToAttach>, QString> filesOf(const TableRow &row) const;

private:
    QStringList m_columns;
    QList<qsizetype> m_places;
    QString m_folder;
    qint64 m_most = 0;
};

} // namespace intray
