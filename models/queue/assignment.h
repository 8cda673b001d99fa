// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/bulk.h"

#include <QString>

namespace intray {

/// For whom waiting items are from now on.
struct Assignment
{
    QString to;     ///< A user, or @ and a tag; empty: everybody.
    QString reason; ///< Stands in the history; may be empty.
};

/// Whether an item is assigned to whoever has a tag, and not to a user.
bool isTagged(const QString &assignedTo);

/// Whether this can be a tag: a word of at most 50 letters, digits or marks
/// without blanks, commas and @, so that it can stand in lists and behind an @.
bool isTag(const QString &tag);

/// How many open items of a queue are for one user or tag.
struct AssignedItems
{
    QString queue;
    QString to;           ///< A user, or @ and a tag.
    qint64 items = 0;     ///< Without those that were put off.
    bool hasTaker = true; ///< False: nobody who may take from the queue is meant.

    bool operator==(const AssignedItems &) const = default;
};

/// A tag that a user has in a queue.
struct UserTag
{
    QString user;
    QString queue;
    QString tag;

    bool operator==(const UserTag &) const = default;
};

} // namespace intray
