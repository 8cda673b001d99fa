// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QString>

namespace intray {

struct Verdict;

/// Why a cell is suspected. What people made of cells that were suspected for the same reason tells
/// how far the reason is to be believed in a field.
enum class Reason { Missing, Told, Spelling, Shape, LetterCase, Character, Unlike };

/// What became of cells that were suspected.
struct Looks
{
    double left = 0; ///< As they were.
    double changed = 0;
};

/// What people made of the suspected cells of one field, by reason. A plain value.
using LooksByReason = QMap<Reason, Looks>;

Reason reasonOf(const Verdict &verdict, const QString &value);
/// Weakens a suspicion by how often people left cells with suspicions like it as they were; if they
/// left all, it is dropped. What people corrected stays suspicious. `leftSo`: how often they left
/// this very value.
void heedLooks(const LooksByReason &looks, const QString &value, double leftSo, Verdict &verdict);

} // namespace intray
