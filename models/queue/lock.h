// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>

namespace intray {

/// Names one claim: a UUID in lower case without braces, made anew for every claim and shared by
/// its items.
using LockId = QString;
/// Names one disposition: a UUID made by the client, unique in the history (design rule 5).
using OperationId = QString;

/// A fresh id for either: version 7 of RFC 9562, 74 bits of which nobody can guess. Those that are
/// made one after the other stand beside each other in an index, which then is written in one
/// place.
QString newId();

/// Who holds an item. All empty while nobody does. Times are the database's, in UTC.
struct Lock
{
    LockId id;
    QString user;
    QString workstation;
    QDateTime lockedAt;
    QDateTime expiresAt;

    /// Whether somebody has it; the id is told to its holder only.
    bool isHeld() const { return !user.isEmpty(); }
    /// Whether another program wrote it into an adopted table: Intray's own name a workstation.
    bool isElsewhere() const { return isHeld() && workstation.isEmpty(); }
    bool operator==(const Lock &) const = default;
};

} // namespace intray
