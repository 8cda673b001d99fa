// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ctl/command.h"

namespace intray::ctl {

/// The options that every command has.
QList<Option> globalOptions();

/// What the commands are for, a line each. Its document describes them for programs: man page and
/// completion are made from it.
Reply helpReply(const QList<Command> &commands);
Reply helpReply(const Command &command); ///< One command with its options.
Reply versionReply();

/// The sentence for a command that is not there.
QString noSuchCommand(const QString &name);

} // namespace intray::ctl
