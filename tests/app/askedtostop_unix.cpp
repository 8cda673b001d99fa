// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/askedtostop.h"

#include <QProcess>

#include <csignal>

namespace intray {

void prepareToAsk(QProcess &) {}

void interrupt(const QProcess &program)
{
    ::kill(static_cast<pid_t>(program.processId()), SIGINT);
}

void askToEnd(const QProcess &program)
{
    ::kill(static_cast<pid_t>(program.processId()), SIGTERM);
}

// They are two kinds: two of one kind that nobody has heard yet would be one.
bool areHeardBoth()
{
    return true;
}

} // namespace intray
