// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ctl/ctl.h"
#include "ctl/reply.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace intray::ctl {

class Call;

/// An option of a command; without a value's name it is a switch. A name means the same in every
/// command that has it.
struct Option
{
    QString name;
    QString value; ///< What stands for the value in the help, such as "N" or "QUEUE".
    QString text;
    QStringList choices = {}; ///< The values there are, or some usual ones; for completion.
    QStringList also = {};    ///< Other names that are understood and not shown.
};

inline constexpr int anyNumber = 1'000'000;

/// One command: how it is written, what it says about itself and what it does.
struct Command
{
    QString name;      ///< One word, or two for the commands of queues.
    QString arguments; ///< As the help shows them, such as "QUEUE FILE". Completion offers what
                       ///< the words name: QUEUE, USER, FILE, COMMAND.
    int least;         ///< So many arguments at least ...
    int most;          ///< ... and at most.
    QString text;
    QList<Option> options;
    Answer (*run)(Call &call);
};

/// The command that the words begin with; its name may be two of them.
std::optional<Command> commandAtStartOf(const QStringList &words);
/// The commands of two words that begin with this one.
QList<Command> commandsBeginningWith(const QString &word);

// The commands, one group per file.
QList<Command> helpCommands();
QList<Command> setupCommands();
QList<Command> adoptCommands();
QList<Command> userCommands();
QList<Command> queueCommands();
QList<Command> importCommands();
QList<Command> itemCommands();
QList<Command> lockCommands();
QList<Command> requestCommands();
QList<Command> finishCommands();
QList<Command> supervisorCommands();
QList<Command> takingCommands();
QList<Command> reopenCommands();
QList<Command> priorityCommands();
QList<Command> assignCommands();
QList<Command> askCommands();
QList<Command> questionCommands();
QList<Command> attachCommands();
QList<Command> whyCommands();
QList<Command> workCommands();
QList<Command> watchCommands();
QList<Command> serveCommands();
QList<Command> figureCommands();
QList<Command> proofCommands();
QList<Command> glanceCommands();
QList<Command> exportCommands();
QList<Command> duplicateCommands();
QList<Command> correctCommands();
QList<Command> checkCommands();
QList<Command> proposeCommands();
QList<Command> doubtCommands();
QList<Command> warrantyCommands();
QList<Command> suggestCommands();
QList<Command> valueCommands();
QList<Command> ledgerCommands();
QList<Command> spellingCommands();
QList<Command> lookupCommands();
QList<Command> templateCommands();
QList<Command> filterCommands();
QList<Command> deliveryCommands();
QList<Command> writeBackCommands();

QList<Command> allCommands();

} // namespace intray::ctl
