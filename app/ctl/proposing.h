// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ctl/call.h"
#include "ctl/progress.h"
#include "store/verifying/rulechecks.h"

namespace intray::ctl {

/// The rules that a queue's records suggest and that it does not have yet.
struct Proposed
{
    Queue queue;
    qint64 records = 0;
    QList<RuleProposal> proposals;
};

/// By --least and --state of the call; its first argument is the queue.
Checked<Proposed> proposalsFor(Call &call, Connection &open);
Checked<QList<State>> statesOf(const Call &call);
Option leastOption();
/// Tells the line how many records have been read.
RuleChecks::Seen seenOn(const ProgressLine &line);

} // namespace intray::ctl
