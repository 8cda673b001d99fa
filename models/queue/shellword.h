// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace intray {

/// A text as one word of a command that a sentence tells to type: in quotation marks where a shell
/// would part it or take a sign in it for its own.
QString shellWord(const QString &text);

} // namespace intray
