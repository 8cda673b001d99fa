// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ctl/call.h"

namespace intray::ctl {

/// What was written on the command line: a command and its call, or a text that was asked for
/// (--help, --version).
struct CommandLine
{
    Command command;
    Call call;
};

/// What the command line asks for: to run `line`, or without one to print `answer`, which is what
/// --help and --version say.
struct Spoken
{
    std::unique_ptr<CommandLine> line;
    Reply answer = {};
};

/// Reads the command line, program name first. Wrong usage with a sentence that says where help is.
Checked<Spoken> readCommandLine(const QStringList &words);

/// Reads a line that stands in for a command line, such as `watch orders /srv/orders`; it works on
/// the database of `call`, as its user.
Checked<CommandLine> readLine(const QString &line, const Call &call);

/// Whether the document is wanted even though the rest cannot be understood.
bool asksForJson(const QStringList &words);

} // namespace intray::ctl
