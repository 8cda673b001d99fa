// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/itemhistory.h"

#include "lists/daytime.h"
#include "lists/historymodel.h"

#include <QStringList>

namespace intray {

static QString aboutEvent(const Event &event, ItemId item)
{
    QStringList known{doerOf(event), dayAndTime(event.at)};
    if (event.isElsewhere())
        known << HistoryModel::tr("another program");
    if (event.item != item)
        known << event.queue;
    known.removeAll(QString());
    return known.join(QStringLiteral(", "));
}

QList<ToldEvent> toldHistory(const QList<Event> &events, ItemId item)
{
    QList<ToldEvent> told;
    for (qsizetype at = events.size() - 1; at >= 0 && told.size() <= mostLinesTold; --at) {
        const Event &event = events.at(at);
        if (at == 0 || !isToldBy(event, events.at(at - 1)))
            told << ToldEvent{wordForEvent(event), aboutEvent(event, item), whyTold(event)};
    }
    return told;
}

} // namespace intray
