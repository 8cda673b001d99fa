// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/mapping/mappingrows.h"

#include <QHash>

#include <algorithm>

namespace intray {

namespace {

MappingRow plainRow(const QString &column)
{
    MappingRow row;
    row.field.field = column;
    row.field.from = QStringList{column};
    return row;
}

MappingRow leftOutRow(const QString &column)
{
    MappingRow row = plainRow(column);
    row.isLeftOut = true;
    return row;
}

} // namespace

bool MappingRow::isPlain() const
{
    return !isLeftOut && field.isRenaming() && field.field == field.from.constFirst();
}

/// How many rows are made of each column.
static QHash<QString, int> usesIn(const QList<MappingRow> &rows)
{
    QHash<QString, int> uses;
    for (const MappingRow &row : rows)
        for (const QString &column : row.field.from)
            ++uses[column];
    return uses;
}

MappingRows::MappingRows(const Mapping &mapping, const QStringList &columns)
    : m_columns(columns)
{
    for (const FieldMapping &field : mapping.fields)
        m_rows << MappingRow{field, false, true};
    const QStringList named = mapping.columns();
    for (const QString &column : columns)
        if (!named.contains(column))
            m_rows << plainRow(column);
    m_beside.priorityFrom = mapping.priorityFrom;
    m_beside.contextFrom = mapping.contextFrom;
    QStringList without = mapping.leftOut;
    const auto uses = usesIn(m_rows);
    for (const QString &column : m_beside.besideRecord())
        if (!uses.contains(column))
            without << column;
    without.removeDuplicates();
    for (const QString &column : std::as_const(without))
        m_rows << leftOutRow(column);
}

Mapping MappingRows::mapping() const
{
    const auto uses = usesIn(m_rows);
    const QStringList beside = m_beside.besideRecord();
    const auto says = [&](const MappingRow &row) {
        return !row.isLeftOut &&
               (row.isNamed || !row.isPlain() || uses.value(row.field.from.constFirst()) > 1 ||
                beside.contains(row.field.from.constFirst()));
    };
    const auto last = std::find_if(m_rows.rbegin(), m_rows.rend(), says).base();
    Mapping mapping = m_beside;
    for (auto row = m_rows.begin(); row != m_rows.end(); ++row)
        if (row->isLeftOut && !beside.contains(row->field.from.constFirst()))
            mapping.leftOut << row->field.from;
        else if (!row->isLeftOut && row < last)
            mapping.fields << row->field;
    return mapping;
}

qsizetype MappingRows::change(qsizetype row, const FieldMapping &field)
{
    const QStringList before = m_rows.at(row).field.from;
    m_rows[row].field = field;
    QStringList joined = field.from;
    joined.removeIf([&](const QString &column) { return before.contains(column); });
    dropPlainRowsOf(joined, &row);
    addLostColumns();
    return row;
}

/// `kept` is a row that stays, and its place afterwards.
void MappingRows::dropPlainRowsOf(const QStringList &columns, qsizetype *kept)
{
    for (qsizetype i = m_rows.size() - 1; i >= 0; --i) {
        const MappingRow &row = m_rows.at(i);
        const bool isTheirs =
            row.field.from.size() == 1 && columns.contains(row.field.from.constFirst());
        if (i == *kept || !isTheirs || !(row.isPlain() || row.isLeftOut))
            continue;
        m_rows.removeAt(i);
        *kept -= i < *kept ? 1 : 0;
    }
}

void MappingRows::addLostColumns()
{
    const auto uses = usesIn(m_rows);
    for (const QString &column : std::as_const(m_columns))
        if (!uses.contains(column))
            m_rows << plainRow(column);
}

void MappingRows::leaveOut(qsizetype row)
{
    const QStringList columns = m_rows.takeAt(row).field.from;
    const auto uses = usesIn(m_rows);
    for (const QString &column : columns)
        if (!uses.contains(column))
            m_rows.insert(row++, leftOutRow(column));
}

void MappingRows::bringIn(qsizetype row)
{
    m_rows[row] = plainRow(m_rows.at(row).field.from.constFirst());
}

void MappingRows::takeBeside(const QString &priorityFrom, const QStringList &contextFrom)
{
    const QStringList before = m_beside.besideRecord();
    m_beside.priorityFrom = priorityFrom;
    m_beside.contextFrom = contextFrom;
    const QStringList now = m_beside.besideRecord();
    for (MappingRow &row : m_rows) {
        const QString column = row.field.from.value(0);
        const bool wasTaken = before.contains(column);
        if (row.isPlain() && !wasTaken && now.contains(column))
            row = leftOutRow(column);
        else if (row.isLeftOut && wasTaken && !now.contains(column))
            row = plainRow(column);
    }
}

QString MappingRows::freeName(const QString &name) const
{
    const auto isTaken = [&](const QString &wanted) {
        return std::any_of(m_rows.begin(), m_rows.end(), [&](const MappingRow &row) {
            return !row.isLeftOut && row.field.field == wanted;
        });
    };
    QString free = name;
    for (int number = 2; isTaken(free); ++number)
        free = QStringLiteral("%1 %2").arg(name).arg(number);
    return free;
}

qsizetype MappingRows::addAnother(qsizetype row)
{
    MappingRow another = m_rows.at(row);
    another.isNamed = false;
    another.field.field = freeName(another.field.field);
    another.field.part += !another.field.splitAt.isEmpty() && another.field.part > 0 ? 1 : 0;
    m_rows.insert(row + 1, another);
    return row + 1;
}

qsizetype MappingRows::addFileName(const QString &field)
{
    MappingRow row;
    row.field.field = freeName(field);
    row.field.isFileName = true;
    m_rows << row;
    return m_rows.size() - 1;
}

} // namespace intray
