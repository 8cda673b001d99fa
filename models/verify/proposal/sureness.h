// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// How often a proposal by rule is right, by how it came about. Counted on the tables of
/// tests/bench that may be looked at (the samples, beers, and the seen half of the spoiled tables)
/// and rounded down; above 0.95 it may be taken together with others of a record.
namespace intray::sureness {

inline constexpr double borneOut = 0.99;   ///< It makes what people made, wherever they did.
inline constexpr double cleaned = 0.98;    ///< Blanks, unseen characters, damaged letters.
inline constexpr double exact = 0.97;      ///< One reading, and what it makes is of the form.
inline constexpr double determined = 0.96; ///< By other fields, or a known value but for case.
inline constexpr double spelled = 0.96;    ///< One slip away from the only value that it can be.
inline constexpr double likely = 0.9;      ///< Something was added or left out to make it fit.
inline constexpr double byHabit = 0.85;    ///< The column's usual way, not held against anything.
inline constexpr double coin = 0.45;       ///< Two readings, and nothing tells which.

} // namespace intray::sureness
