// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "queue/event.h"
#include "queue/state.h"
#include "store/line/storebase.h"

#include <optional>

namespace intray {

/// What was undone of a line of the history.
struct UndoneChange
{
    QStringList fields;      ///< Those that have their former value again, as people call them.
    bool isReopened = false; ///< The item was finished, and is open again for it.
    std::optional<Error> stays = {}; ///< Why the next field keeps its value, and those behind it.
};

/// Undoes in one item what one line of its history changed in the record: a correction, an ending
/// or a merge. Supervisors and administrators may, and only a supervisor where the item is finished
/// and has to be reopened; others are refused with NotPermitted.
class UndoStore : public StoreBase
{
public:
    using StoreBase::StoreBase;

    /// Changes nothing: how the item stands, if it could be undone now; else why not, as undo()
    /// says.
    Outcome<State> look(const Event &line, const QStringList &fields = {});
    /// Gives these fields, or all that the line changed, the value from before it. Invalid: the
    /// line changed none of them, or one was changed again since, which the sentence says.
    /// LockLost: somebody has the item. A correction for each field; if one is refused behind
    /// others, those are undone, and the answer says why the rest stays.
    Outcome<UndoneChange> undo(const Event &line, const QStringList &fields = {});
};

} // namespace intray
