// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/suspicion/flattable.h"

#include <QList>
#include <QString>

#include <optional>

namespace intray {

struct Packing;
struct Unpacking;

/// One slip between what was meant and what was typed.
struct Slip
{
    enum class Kind { Inserted, Deleted, Replaced, Swapped };
    Kind kind = Kind::Replaced;
    QChar typed; ///< Of what was inserted or replaced.
};

/// The fewest slips that make `typed` of `meant` (optimal string alignment, swaps of neighbours
/// included), or nothing if there would be more than `most`.
std::optional<QList<Slip>> slipsBetween(QStringView meant, QStringView typed, int most);

/// How those who fill this queue misspell: how many slips a misspelt value has, of which kind, and
/// which characters they type by mistake. A noisy channel (Kernighan, Church and Gale 1990) whose
/// weights are learned from the queue. A plain value.
class Misspelling
{
public:
    /// Counts slips in a value of this length, weighted by how certain it is that they are slips.
    void learn(const QList<Slip> &slips, double share);

    double ofSlips(const QList<Slip> &slips, qsizetype length) const;
    double ofKind(Slip::Kind kind) const;
    double ofCharacter(QChar typed) const;
    double slipsPerValue() const;
    void pack(Packing &to) const;
    void unpack(Unpacking &from);

private:
    double m_kinds[4] = {2, 2, 4, 1};
    double m_more = 2; ///< Further slips in a value that has one.
    double m_values = 6;
    double m_typed = 0;
    FlatTable<double> m_characters;
};

} // namespace intray
