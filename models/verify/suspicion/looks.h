// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QString>

namespace intray {

struct Verdict;

/// Why a cell is suspected: what people made of others suspected for the same reason tells how far
/// it is to be believed in a field.
enum class Reason { Missing, Told, Spelling, Shape, LetterCase, Character, Unlike };

/// What became of cells that were suspected.
struct Looks
{
    double left = 0; ///< As they were.
    double changed = 0;
};

/// By reason what people made of the suspected cells of one field. A plain value.
using LooksByReason = QMap<Reason, Looks>;

Reason reasonOf(const Verdict &verdict, const QString &value);
/// Lets a suspicion fade as people left others like it; where they left all it goes. What people
/// put right is not doubted. `leftSo`: how often they left this very value.
void heedLooks(const LooksByReason &looks, const QString &value, double leftSo, Verdict &verdict);

} // namespace intray
