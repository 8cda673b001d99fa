// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/duplicates/comparedfield.h"

namespace intray {

/// How far two values of a field agree. What each level is worth is learned from the data
/// (`weights.h`); a level only says what is the same sort of likeness.
enum class Agreement : quint8 {
    Exact,  ///< The same words in the same order.
    Close,  ///< A slip of the keys, words in another order or run together, day and month swapped.
    Alike,  ///< Most words the same, or a rare one; near in spelling or amount.
    Partly, ///< Abbreviated, some words the same, not quite unlike in spelling or amount.
    Different,
    Swapped, ///< The value stands in another field of the other record, and that one's here.
    Missing, ///< One of the two or both are empty: says nothing.
};
constexpr int agreementCount = 7;

/// The agreement of two different values of one field. Any thread.
Agreement compared(const ComparedField &field, const CountedValue &a, const CountedValue &b);

} // namespace intray
