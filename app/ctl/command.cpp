// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/command.h"

namespace intray::ctl {

QList<Command> allCommands()
{
    return setupCommands() + adoptCommands() + userCommands() + queueCommands() + importCommands() +
           itemCommands() + lockCommands() + requestCommands() + finishCommands() +
           supervisorCommands() + takingCommands() + reopenCommands() + priorityCommands() +
           whyCommands() + workCommands() + figureCommands() + glanceCommands() + exportCommands();
}

} // namespace intray::ctl
