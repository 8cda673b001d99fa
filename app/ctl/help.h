// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ctl/command.h"

namespace intray::ctl {

/// The options that every command has.
QList<Option> globalOptions();

QString helpFor(const QList<Command> &commands); ///< All of them, a line each.
QString helpFor(const Command &command);

/// The same for programs: man page and completion are made from it.
QJsonObject describe(const QList<Command> &commands);

} // namespace intray::ctl
