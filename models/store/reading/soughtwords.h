// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace intray {

/// What a person looks for, taken apart: each word has to stand somewhere in the record, in any
/// order. What stands between straight quotation marks is one word, with its spaces. Empty: nothing
/// is looked for.
QStringList soughtWords(const QString &text);

} // namespace intray
