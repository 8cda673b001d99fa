// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace intray {

/// By which words an action is looked for besides its own, in the language of the window and in
/// English, which many know from other programs; by the action's name, such as "completeAndNext".
QString otherWordsFor(const QString &action);

} // namespace intray
