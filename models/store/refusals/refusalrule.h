// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"

#include <QCoreApplication>

namespace intray::refusals {

/// One line of the table of refusals: what a rule that says no is called, and what is said then.
/// Nothing else is written for a new one. Whoever refuses, a server's function or this program,
/// names the code and gives the facts.
struct RefusalRule
{
    const char *code; ///< As in {"refused":"no_such_queue","queue":"orders"}.
    /// Facts that must be so: "name=value", or "name" of one that must be there. Of several lines
    /// with one code the first that fits holds; the last one always does.
    const char *when;
    Error::Kind kind;
    const char *sentence;    ///< Before it is translated; %1, %2 ... are the facts in their order.
    const char *facts = "";  ///< Their names; behind a colon how one is shown: "time" or "size".
    const char *detail = ""; ///< For the log; {name} is a fact, without which there is no detail.
};

} // namespace intray::refusals
