// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/actions.h"

#include <optional>

namespace intray {

/// Why this key can be no action's, in a sentence; empty: it can.
QString whyNoKey(const QKeySequence &key);

/// The key that the action has with these choices; empty: none.
QKeySequence keyWith(const ChosenKeys &chosen, const UsualKey &action);

/// The action that has this key with these choices, `besides` one; none: it is free.
std::optional<UsualKey> ownerOf(const QKeySequence &key, const ChosenKeys &chosen,
                                const QString &besides = {});

/// With this key for the action; what is as usual is not a choice.
ChosenKeys withKey(ChosenKeys chosen, const QString &action, const QKeySequence &key);

/// What can be used of keys that come from a file or damaged settings: of actions that there are,
/// and no key twice.
ChosenKeys possibleKeys(const ChosenKeys &wished);

} // namespace intray
