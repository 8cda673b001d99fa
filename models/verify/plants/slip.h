// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <array>
#include <optional>

namespace intray {

/// What happens to a value when somebody types it wrong.
enum class SlipKind {
    Dropped,      ///< A letter is left out.
    Doubled,      ///< A letter stands twice.
    Swapped,      ///< Two neighbouring letters changed places.
    NeighbourKey, ///< The key beside the right one was hit.
    Digits,       ///< Two neighbouring digits changed places.
    Corrected,    ///< The very value that people put right here before.
};

inline constexpr std::array allSlipKinds{SlipKind::Dropped, SlipKind::Doubled,
                                         SlipKind::Swapped, SlipKind::NeighbourKey,
                                         SlipKind::Digits,  SlipKind::Corrected};

/// The word in the database and in files, such as "dropped".
QString nameOf(SlipKind kind);
std::optional<SlipKind> slipKindNamed(const QString &name);

/// The value with one slip of this kind, at each place where it can be: within words of at least
/// four letters and not in their first one, so that what was slipped at is always inside the text.
/// None for Corrected. Any thread.
QStringList slipsOf(const QString &value, SlipKind kind);
/// Which single slip made `slipped` of the value; none: no such one.
std::optional<SlipKind> slipBetween(const QString &value, const QString &slipped);

} // namespace intray
