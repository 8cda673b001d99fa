// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ctl/ctl.h"
#include "ctl/reply.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace intray::ctl {

class Call;

/// An option of a command; without a value's name it is a switch.
struct Option
{
    QString name;
    QString value; ///< What stands for the value in the help, such as "N".
    QString text;
};

inline constexpr int anyNumber = 1'000'000;

/// One command: how it is written, what it says about itself and what it does.
struct Command
{
    QString name;      ///< One word, or two for the commands of queues.
    QString arguments; ///< As the help shows them, such as "QUEUE FILE".
    int least;         ///< So many arguments at least ...
    int most;          ///< ... and at most.
    QString text;
    QList<Option> options;
    Answer (*run)(Call &call);
};

// The commands, one group per file.
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
QList<Command> whyCommands();
QList<Command> workCommands();
QList<Command> figureCommands();
QList<Command> glanceCommands();
QList<Command> exportCommands();

QList<Command> allCommands();

} // namespace intray::ctl
