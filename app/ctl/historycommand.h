// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ctl/command.h"
#include "queue/event.h"

namespace intray::ctl {

/// What `history` does when it is asked for more than one item's whole story.
bool searchesHistory(const Call &call);
Answer searchHistory(Call &call);
QList<Option> historyOptions();
/// Which lines are wanted of what can be long.
struct HistorySpan
{
    int before = 0; ///< Lines older than this one; 0: from the newest.
    int limit = 0;
};
Checked<HistorySpan> historySpanOf(const Call &call);
/// A day means its beginning where the person sits; a whole time is taken as it stands. Null: the
/// option was not given.
Checked<QDateTime> timeIn(const Call &call, const QString &option);
/// On which machine, or that it was another program.
QString whereOf(const Event &event);

} // namespace intray::ctl
