// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/event.h"
#include "queue/item.h"

#include <optional>

namespace intray {

/// A record as it stood at one time: as it came in, as it came anew from the step before, or as
/// somebody left it.
struct RecordVersion
{
    Record record;
    QString finishedBy = {};   ///< Empty: nobody finished this version.
    QDateTime finishedAt = {}; ///< Null likewise.
    QString error = {};        ///< Why it failed.
    qint64 madeBy = 0;         ///< The line of history that tells of it; 0: its moment says which.

    bool operator==(const RecordVersion &) const = default;
};

/// Values before and after; fields that did not change stand in neither, and a field that is in one
/// of them only was added or taken away.
struct RecordChange
{
    Record before;
    Record after;

    bool isEmpty() const { return before.isEmpty() && after.isEmpty(); }
    QStringList fields() const; ///< In alphabetical order.
    bool operator==(const RecordChange &) const = default;
};

RecordChange changeBetween(const Record &before, const Record &after);
/// From the first of the versions, oldest first, to the last.
RecordChange wholeChange(const QList<RecordVersion> &versions);
/// What the ending did that this line of history tells. None: the line tells of no ending, or
/// nothing was kept of it.
std::optional<RecordChange> changeBy(const Event &event, const QList<RecordVersion> &versions);
bool isMadeBy(const RecordVersion &version, const Event &event);
/// Whether some were made in the same millisecond, so that their moments do not say by which line.
bool areSomeOfOneMoment(const QList<RecordVersion> &versions);
/// By the item's history, oldest first as they are: those of one moment were made in its order.
void nameMakers(QList<RecordVersion> &versions, const QList<Event> &history);
bool mayTellOfAChange(const Event &event);
/// The fields of which the line tells: that it changed, or for which it proposed a value.
QStringList fieldsToldBy(const Event &event, const QList<RecordVersion> &versions);
bool mayTellOfAField(EventKind kind);

} // namespace intray
