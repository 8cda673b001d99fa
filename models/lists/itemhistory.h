// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/fieldwords.h"
#include "queue/event.h"

#include <QHash>
#include <QList>
#include <QString>

namespace intray {

/// One line of an item's history in words, for whoever has the item in hand.
struct ToldEvent
{
    QString what;  ///< "Completed", "Given to bert".
    QString about; ///< By whom, when, and in which step where it was another: "bert, 14:02".
    QString why;   ///< Which fields it changed, the reason, the note; may be empty.

    bool operator==(const ToldEvent &) const = default;
};

/// The history of the item, whose events come oldest first, and with those of the record's other
/// steps. Newest first. An item that was given on is one line, although it is two events. Where
/// there are more lines than anybody reads, one more than these, which says so. Who reads it is
/// "you". Other items are called by their keys, as far as these are known.
inline constexpr qsizetype mostLinesTold = 200;
/// The fields that each event changed, by its number; of others nothing is known.
using ChangedFields = QHash<qint64, QStringList>;
QList<ToldEvent> toldHistory(const QList<Event> &events, ItemId item,
                             const ChangedFields &changed = {}, const FieldWords &words = {},
                             const QString &me = {}, const QHash<ItemId, QString> &others = {});

} // namespace intray
