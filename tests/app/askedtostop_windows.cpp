// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/askedtostop.h"

#include <windows.h>

#include <QProcess>

namespace intray {

static BOOL WINAPI hearNothing(DWORD)
{
    return TRUE;
}

// On a console of its own, which nobody sees: whoever is on that one hears Ctrl+C there.
void prepareToAsk(QProcess &program)
{
    program.setCreateProcessArgumentsModifier(
        [](QProcess::CreateProcessArguments *arguments) { arguments->flags |= CREATE_NO_WINDOW; });
}

void interrupt(const QProcess &program)
{
    SetConsoleCtrlHandler(hearNothing, TRUE);
    FreeConsole();
    if (!AttachConsole(DWORD(program.processId())))
        qFatal("the program's console cannot be reached: %lu", GetLastError());
    if (!GenerateConsoleCtrlEvent(CTRL_C_EVENT, 0))
        qFatal("the program cannot be asked to stop: %lu", GetLastError());
    FreeConsole();
    AttachConsole(ATTACH_PARENT_PROCESS);
}

void askToEnd(const QProcess &program)
{
    interrupt(program);
}

// Wine makes one of two that nobody has heard yet, and has no Ctrl+Break beside Ctrl+C.
bool areHeardBoth()
{
    return false;
}

} // namespace intray
