// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/mapping/mapping.h"

#include <QList>

namespace intray {

/// A field and what it is made of, or a column that becomes none, as a line that a person edits.
struct MappingRow
{
    FieldMapping field; ///< Of a column that is left out: only what it is made of counts.
    bool isLeftOut = false;
    bool isNamed = false; ///< The mapping that was given names it, though it goes over as it is.

    bool operator==(const MappingRow &) const = default;
    bool isPlain() const; ///< One column under its own name.
};

/// A mapping beside the columns of a file: every column stands in a row, in the order in which
/// fields stand in the records, and editing one row moves no other. A value.
class MappingRows
{
public:
    MappingRows() = default;
    MappingRows(const Mapping &mapping, const QStringList &columns);

    const QList<MappingRow> &rows() const { return m_rows; }
    const QStringList &columns() const { return m_columns; } ///< Of the file.
    /// The mapping that makes these fields. One that was given comes back as it was until a row is
    /// changed. Columns behind the last row that does something are not named in it, so that they
    /// come in even if the next file has others.
    Mapping mapping() const;

    /// Columns that the row joins are no rows of their own any more; those that it lets go are.
    /// Gives the place where the row is then.
    qsizetype change(qsizetype row, const FieldMapping &field);
    /// The row's columns become no field, unless another row is made of them.
    void leaveOut(qsizetype row);
    void bringIn(qsizetype row); ///< What was left out goes over as it is.
    /// One more field of the same columns, behind the row: its next part where it is taken apart.
    qsizetype addAnother(qsizetype row);
    qsizetype addFileName(const QString &field);
    /// Columns that are taken for priority and context become no field of their own, and those that
    /// are let go become one again; a row that is brought in afterwards is a field as well.
    void takeBeside(const QString &priorityFrom, const QStringList &contextFrom);

    const QString &priorityFrom() const { return m_beside.priorityFrom; }
    const QStringList &contextFrom() const { return m_beside.contextFrom; }

private:
    QString freeName(const QString &name) const;
    void dropPlainRowsOf(const QStringList &columns, qsizetype *kept);
    void addLostColumns();

    QStringList m_columns;
    QList<MappingRow> m_rows;
    Mapping m_beside; ///< Priority and context only.
};

} // namespace intray
