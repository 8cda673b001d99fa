// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/foldingmodel.h"

#include <algorithm>

namespace intray {

using As = HistoryRow::As;

int FoldingModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

bool FoldingModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && m_hasMore;
}

void FoldingModel::fetchMore(const QModelIndex &parent)
{
    if (canFetchMore(parent))
        emit moreWanted();
}

void FoldingModel::forgetLines()
{
    m_events.clear();
    m_isSame.clear();
    m_rows.clear();
    m_opened.clear();
    m_hasMore = false;
}

void FoldingModel::addLine(qint64 event, bool isSame)
{
    m_events << event;
    m_isSame << isSame;
}

void FoldingModel::removeLastLine()
{
    m_events.removeLast();
    m_isSame.removeLast();
}

// What stands above stays as it is: somebody looks at it.
void FoldingModel::showRows(bool hasMore)
{
    m_hasMore = hasMore;
    const QList<HistoryRow> next = historyRows(m_events, m_isSame, m_opened);
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
        emit dataChanged(index(int(same) - 1, 0), index(int(same) - 1, columnCount() - 1));
    }
    if (same == next.size())
        return;
    beginInsertRows({}, int(same), int(next.size()) - 1);
    m_rows = next;
    endInsertRows();
}

void FoldingModel::turn(int row)
{
    const HistoryRow turned = m_rows.at(row);
    if (!turned.standsForMany())
        return;
    const qint64 event = m_events.at(turned.line);
    const bool isOpening = turned.as == As::Folded;
    const int last = row + int(turned.lines);
    if (isOpening) {
        m_opened << event;
        beginInsertRows({}, row + 1, last);
    } else {
        m_opened.remove(event);
        beginRemoveRows({}, row + 1, last);
    }
    m_rows = historyRows(m_events, m_isSame, m_opened);
    isOpening ? endInsertRows() : endRemoveRows();
    emit dataChanged(index(row, 0), index(row, columnCount() - 1));
}

int FoldingModel::rowOf(qint64 event)
{
    for (int row = 0; row < m_rows.size(); ++row) {
        const HistoryRow &one = m_rows.at(row);
        const bool isIn = m_events.sliced(one.line, one.lines).contains(event);
        if (isIn && one.as == As::Folded)
            turn(row);
        if (isIn && !m_rows.at(row).standsForMany())
            return row;
    }
    return -1;
}

bool FoldingModel::mayStandForMore(const HistoryRow &row) const
{
    return m_hasMore && row.line + row.lines == m_events.size();
}

} // namespace intray
