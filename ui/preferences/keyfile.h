// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "ui/common/actions.h"

namespace intray {

/// The keys as a file has them, to be taken to another computer or given to a colleague: JSON with
/// the key of every action, readable and writable by people.
QByteArray keyFileOf(const ChosenKeys &chosen);

/// The keys of such a file; actions that it does not name have their usual ones. Invalid: it is no
/// such file, names a key that cannot be, or gives one key to two actions. Actions of another
/// version of Intray are passed over.
Outcome<ChosenKeys> keysOfFile(const QByteArray &content);

} // namespace intray
