// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/worker/commandgroup.h"

#include <unistd.h>

#include <QProcess>

#include <csignal>

#ifdef Q_OS_LINUX
#include <sys/prctl.h>
#endif

namespace intray {

struct CommandGroup::Means
{
};

// Runs in the child, where next to nothing may be called.
static void standAlone()
{
    ::setpgid(0, 0);
#ifdef PR_SET_PDEATHSIG
    ::prctl(PR_SET_PDEATHSIG, SIGTERM);
#endif
}

static void signal(const QProcess &command, int number)
{
    const auto group = static_cast<pid_t>(command.processId());
    if (group > 0)
        ::kill(-group, number);
}

CommandGroup::CommandGroup(QProcess &command)
    : m_command(command)
{
    m_command.setChildProcessModifier(standAlone);
}

CommandGroup::~CommandGroup() = default;

void CommandGroup::askToEnd()
{
    signal(m_command, SIGTERM);
}

void CommandGroup::endAtOnce()
{
    signal(m_command, SIGKILL);
}

} // namespace intray
