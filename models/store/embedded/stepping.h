// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/writing.h"

namespace intray {

/// An item whose work ends, and where its record can go from here.
struct Step
{
    ItemId item;
    ItemId fromItem; ///< Of the step before; invalid: there was none.
    QString key;
    int priority = 0;
    QueueId queue;
    QueueId nextQueue; ///< Invalid: the record goes nowhere.
    QString notFor;    ///< Who did the step before.
    QStringList blindFields;
    QueueId decideQueue;
};

/// What follows from the end of an item for the steps before and after it, inside the transaction
/// that ends it. Throws SqlFailure.

/// The record goes on to the next step as a new item, which waits until the completion can no
/// longer be taken back. A key that is there already stays as it is, unless it was sent back from
/// there: then it opens again with the record. Second keying is compared with the first here.
void stepOn(const Writing &writing, const Step &step);

/// Why an item cannot be sent back; nothing: it can.
std::optional<Error> whyNotSendBack(const Writing &writing, const Step &step);
/// The item of the step before opens again, with the record as it is there.
void stepBack(const Writing &writing, const Step &step, const QString &reason);

/// Takes back what the ending did to other steps. False: somebody has had it meanwhile.
bool withdrawStep(const Writing &writing, const Item &item, const Event &ending);

} // namespace intray
