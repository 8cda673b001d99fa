// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/command.h"

namespace intray::ctl {

QList<Command> allCommands()
{
    return helpCommands() + setupCommands() + adoptCommands() + userCommands() + queueCommands() +
           importCommands() + itemCommands() + lockCommands() + requestCommands() +
           finishCommands() + supervisorCommands() + takingCommands() + reopenCommands() +
           priorityCommands() + assignCommands() + askCommands() + questionCommands() +
           attachCommands() + whyCommands() + workCommands() + watchCommands() + serveCommands() +
           figureCommands() + proofCommands() + glanceCommands() + exportCommands() +
           writeBackCommands() + checkCommands() + proposeCommands() + duplicateCommands() +
           suggestCommands() + doubtCommands() + warrantyCommands() + valueCommands() +
           spellingCommands() + ledgerCommands() + lookupCommands() + correctCommands() +
           templateCommands() + filterCommands() + deliveryCommands();
}

std::optional<Command> commandAtStartOf(const QStringList &words)
{
    for (const Command &command : allCommands()) {
        const QStringList name = command.name.split(u' ');
        if (words.mid(0, name.size()) == name)
            return command;
    }
    return std::nullopt;
}

QList<Command> commandsBeginningWith(const QString &word)
{
    QList<Command> found;
    for (const Command &command : allCommands()) {
        if (command.name.startsWith(word + u' '))
            found.append(command);
    }
    return found;
}

} // namespace intray::ctl
