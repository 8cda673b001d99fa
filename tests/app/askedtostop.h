// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QProcess;

namespace intray {

/// Called before the program is started that is to be asked.
void prepareToAsk(QProcess &program);
/// As Ctrl+C does.
void interrupt(const QProcess &program);
/// As the system does with a service.
void askToEnd(const QProcess &program);
/// Whether the program hears both of them, when one comes right after the other.
bool areHeardBoth();

} // namespace intray
