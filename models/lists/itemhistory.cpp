// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/itemhistory.h"

#include "lists/historymodel.h"
#include "queue/daytime.h"
#include "queue/historypage.h"

#include <QStringList>

namespace intray {

static QString aboutEvent(const Event &event, ItemId item, const QString &me)
{
    const QString doer = doerOf(event);
    const bool isMe = !me.isEmpty() && doer == me;
    QStringList known{isMe ? HistoryModel::tr("you") : doer, dayAndTime(event.at)};
    if (event.isElsewhere())
        known << HistoryModel::tr("another program");
    if (event.item != item)
        known << event.queue;
    known.removeAll(QString());
    return known.join(QStringLiteral(", "));
}

/// Which fields it changed, where the line does not name them itself.
static QString fieldsChangedBy(const Event &event, const ChangedFields &changed,
                               const FieldWords &words)
{
    if (event.detail.contains(QLatin1StringView("field")) ||
        event.detail.contains(QLatin1StringView("fields")))
        return {};
    QStringList fields;
    for (const QString &field : changed.value(event.id))
        fields << wordFor(words, event.queue, field);
    return fields.join(QStringLiteral(", "));
}

QList<ToldEvent> toldHistory(const QList<Event> &events, ItemId item, const ChangedFields &changed,
                             const FieldWords &words, const QString &me,
                             const QHash<ItemId, QString> &others)
{
    QList<ToldEvent> told;
    for (qsizetype at = events.size() - 1; at >= 0 && told.size() <= mostLinesTold; --at) {
        const Event &event = events.at(at);
        if (at > 0 && isToldBy(event, events.at(at - 1)))
            continue;
        QStringList why{fieldsChangedBy(event, changed, words),
                        whyTold(event, words, others.value(otherItemOf(event)))};
        why.removeAll(QString());
        told << ToldEvent{wordForEvent(event), aboutEvent(event, item, me),
                          why.join(QStringLiteral(". "))};
    }
    return told;
}

} // namespace intray
