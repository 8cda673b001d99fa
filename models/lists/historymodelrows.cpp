// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// How the lines of the history become rows, and what is said of a row that stands for many.
#include "lists/historymodel.h"

#include <algorithm>

namespace intray {

using As = HistoryRow::As;

// What stands above stays as it is: somebody looks at it.
void HistoryModel::showRows()
{
    const QList<HistoryRow> next = historyRows(m_lines, m_isSame, m_opened);
    qsizetype same = 0;
    while (same < std::min(next.size(), m_rows.size()) && next.at(same).isSameAs(m_rows.at(same)))
        ++same;
    if (same < m_rows.size()) {
        beginRemoveRows({}, int(same), int(m_rows.size()) - 1);
        m_rows.resize(same);
        endRemoveRows();
    }
    if (same > 0) {
        m_rows = next.first(same); // the last of them may stand for more lines now
        emit dataChanged(index(int(same) - 1, Key), index(int(same) - 1, Key));
    }
    if (same == next.size())
        return;
    beginInsertRows({}, int(same), int(next.size()) - 1);
    m_rows = next;
    endInsertRows();
}

void HistoryModel::turn(int row)
{
    const HistoryRow turned = m_rows.at(row);
    if (!turned.standsForMany())
        return;
    const qint64 event = m_lines.at(turned.line).event.id;
    const bool isOpening = turned.as == As::Folded;
    const int last = row + int(turned.lines);
    if (isOpening) {
        m_opened << event;
        beginInsertRows({}, row + 1, last);
    } else {
        m_opened.remove(event);
        beginRemoveRows({}, row + 1, last);
    }
    m_rows = historyRows(m_lines, m_isSame, m_opened);
    isOpening ? endInsertRows() : endRemoveRows();
    emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
}

int HistoryModel::rowOf(qint64 event)
{
    for (int row = 0; row < m_rows.size(); ++row) {
        const HistoryRow &one = m_rows.at(row);
        const auto lines = m_lines.sliced(one.line, one.lines);
        const bool isIn = std::ranges::any_of(
            lines, [event](const HistoryLine &line) { return line.event.id == event; });
        if (isIn && one.as == As::Folded)
            turn(row);
        if (isIn && !m_rows.at(row).standsForMany())
            return row;
    }
    return -1;
}

QStringList HistoryModel::keysIn(int row) const
{
    const HistoryRow &one = m_rows.at(row);
    QStringList keys;
    for (const HistoryLine &line : m_lines.sliced(one.line, one.lines))
        keys << line.key;
    return keys;
}

// More of them may be found yet.
QString HistoryModel::itemsIn(const HistoryRow &row) const
{
    const auto lines = int(row.lines);
    const bool isLast = row.line + row.lines == m_lines.size();
    return isLast && m_hasMore ? tr("%Ln item(s) or more", nullptr, lines)
                               : tr("%Ln item(s)", nullptr, lines);
}

} // namespace intray
