// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/markedtext.h"
#include "verify/textdifference.h"

#include <functional>

namespace intray {

/// What differs in the second text, and as stretches without letters the places where only the
/// first has some. In order.
QList<Stretch> placesInSecond(const TextDifference &difference);
/// The same of the first.
QList<Stretch> placesInFirst(const TextDifference &difference);

/// A piece of a long text that has all that is marked, with as many words around it as fit, and an
/// ellipsis for what is left out. `value` is the part that words may be left out of. Empty: nothing
/// is marked, or not even that fits. Any thread.
MarkedText pieceOf(const MarkedText &all, const Stretch &value,
                   const std::function<bool(const MarkedText &)> &fits);

} // namespace intray
