// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/event.h"
#include "queue/item.h"

#include <QDateTime>
#include <QList>

namespace intray {

/// Which lines of all histories are wanted. All conditions must hold; what is empty is no
/// condition.
struct HistoryQuery
{
    ItemId item{};
    QString key{}; ///< The item's key, exactly.
    QString queue{};
    QString user{};           ///< Who did it.
    QList<EventKind> kinds{}; ///< One of these.
    QDateTime from{};
    QDateTime to{};  ///< Before it.
    QString field{}; ///< Changed, or proposed, in the record, as far as this user may know.
    bool withRecords = false; ///< No condition: also the records, with one statement for a piece.

    bool operator==(const HistoryQuery &) const = default;
};

/// One line of a history, with the queue in the event, and the key of its item.
struct HistoryLine
{
    Event event;
    QString key; ///< Empty: the item was withdrawn.
    /// In short, as a list shows it; empty where nobody asked, or this user may not read it.
    Record record = {};
    /// Of the other item that the line tells of, see otherItemOf(); empty likewise.
    QString otherKey = {};
};

/// The item that this one was merged into, that was merged into this one, or that is no duplicate
/// of it; invalid: the event tells of this item alone.
ItemId otherItemOf(const Event &event);

/// Under which name the detail has what somebody wrote: a note, a question, an answer, or a reason.
QString writtenIn(EventKind kind);

/// A piece of the history, newest first.
struct HistoryPage
{
    QList<HistoryLine> lines;
    qint64 next = 0; ///< Ask for what is before this event; 0: there is no more.
};

} // namespace intray
