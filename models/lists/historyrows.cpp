// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/historyrows.h"

namespace intray {

using As = HistoryRow::As;

bool areClose(const QDateTime &newer, const QDateTime &older)
{
    constexpr qint64 apart = 60; // seconds
    return older.secsTo(newer) <= apart;
}

bool tellTheSame(const HistoryLine &newer, const HistoryLine &older)
{
    const Event &a = newer.event, &b = older.event;
    return a.kind == b.kind && a.kind != EventKind::Noted && a.item != b.item && a.user == b.user &&
           a.workstation == b.workstation && a.queue == b.queue && a.detail == b.detail &&
           areClose(a.at, b.at);
}

QList<HistoryRow> historyRows(const QList<qint64> &events, const QList<bool> &isSame,
                              const QSet<qint64> &opened)
{
    constexpr qsizetype most = 3; // are read at a glance
    QList<HistoryRow> rows;
    for (qsizetype first = 0, next = 0; first < events.size(); first = next) {
        for (next = first + 1; next < events.size() && isSame.at(next);)
            ++next;
        const qsizetype many = next - first;
        const bool isOne = many <= most;
        const bool isOpened = !isOne && opened.contains(events.at(first));
        if (!isOne)
            rows.append({first, many, isOpened ? As::Opened : As::Folded});
        for (qsizetype line = first; (isOne || isOpened) && line < next; ++line)
            rows.append({line, 1, isOne ? As::Line : As::Inside});
    }
    return rows;
}

} // namespace intray
