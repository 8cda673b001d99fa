// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ctl/call.h"
#include "queue/workrequest.h"
#include "store/rules/queuestore.h"

namespace intray::ctl {

/// Asks for work of the queue that is filled by a query, and runs the query unless somebody does.
/// With --wait it stays until its request is answered; a signal calls the request off.
Answer seekWork(Call &call, int count);

/// How a work request stands, as a claim answers.
Reply replyAbout(QueueStore &store, const WorkRequest &request);

} // namespace intray::ctl
