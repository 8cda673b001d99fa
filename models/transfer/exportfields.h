// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/recordschema.h"
#include "transfer/recordtext.h"

#include <QHash>
#include <QList>

namespace intray {

/// The fields that an export writes, in their order. They grow by those that only records have,
/// unless somebody chose them.
class ExportFields
{
public:
    ExportFields(const QList<Field> &fields, bool mayGrow);

    const QList<Field> &all() const { return m_fields; }
    QByteArrayView nameAt(qsizetype place) const { return m_names.at(place); }
    /// Where the field stands, or begins to stand; -1: it is not wanted.
    qsizetype placeOf(QByteArrayView name);

private:
    void add(const Field &field);

    QList<Field> m_fields;
    QList<QByteArray> m_names;
    QHash<QByteArray, qsizetype> m_places;
    bool m_mayGrow;
};

/// The values of one record after another, in the order of an export's fields. Borrows those.
class RecordCells
{
public:
    explicit RecordCells(ExportFields &fields);

    /// They stand until the next call.
    const QList<Cell> &read(QByteArrayView json);

private:
    qsizetype placeOf(QByteArrayView name, qsizetype nth);

    ExportFields &m_fields;
    RecordText m_text;
    QList<Cell> m_cells;
    QList<qsizetype> m_usual; ///< Where the n-th field of the record before stood: mostly again.
};

} // namespace intray
