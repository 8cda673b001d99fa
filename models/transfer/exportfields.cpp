// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/exportfields.h"

#include "queue/utf8text.h"

namespace intray {

ExportFields::ExportFields(const QList<Field> &fields, bool mayGrow)
    : m_mayGrow(mayGrow)
{
    for (const Field &field : fields)
        add(field);
}

void ExportFields::add(const Field &field)
{
    m_places.insert(field.name.toUtf8(), m_fields.size());
    m_fields << field;
    m_names << field.name.toUtf8();
}

qsizetype ExportFields::placeOf(QByteArrayView name)
{
    const auto found = m_places.constFind(QByteArray::fromRawData(name.data(), name.size()));
    if (found != m_places.constEnd())
        return *found;
    if (!m_mayGrow)
        return -1;
    Field field;
    field.name = textOfUtf8(name);
    add(field);
    return m_fields.size() - 1;
}

RecordCells::RecordCells(ExportFields &fields)
    : m_fields(fields)
{
}

qsizetype RecordCells::placeOf(QByteArrayView name, qsizetype nth)
{
    if (nth == m_usual.size())
        m_usual << -1;
    qsizetype &usual = m_usual[nth];
    if (usual < 0 || m_fields.nameAt(usual) != name)
        usual = m_fields.placeOf(name);
    return usual;
}

const QList<Cell> &RecordCells::read(QByteArrayView json)
{
    const QList<NamedCell> &fields = m_text.read(json);
    m_cells.fill(Cell{}, m_fields.all().size());
    for (qsizetype nth = 0; nth < fields.size(); ++nth) {
        const qsizetype place = placeOf(fields.at(nth).name, nth);
        m_cells.resize(m_fields.all().size());
        if (place >= 0)
            m_cells[place] = fields.at(nth).cell;
    }
    return m_cells;
}

} // namespace intray
