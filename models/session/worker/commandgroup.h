// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <memory>

class QProcess;

namespace intray {

/// A command and all that it starts, so that they are ended together: a shell would die and leave
/// its command running. A Ctrl+C in the terminal does not reach them. Where the system allows it
/// they end with the program that started them: the command itself on Linux, all of them on
/// Windows, where what is left of them ends with this object, too. Borrows the process; lives in
/// its thread.
class CommandGroup
{
public:
    explicit CommandGroup(QProcess &command); ///< Before it is started.
    ~CommandGroup();
    Q_DISABLE_COPY_MOVE(CommandGroup)

    void askToEnd(); ///< SIGTERM; on Windows Ctrl+Break, and its windows are closed.
    void endAtOnce();

private:
    struct Means;
    QProcess &m_command;
    std::unique_ptr<Means> m_means; ///< What the system needs for it.
};

} // namespace intray
