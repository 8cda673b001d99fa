// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPainter;
class QPalette;
class QRect;

namespace intray {

/// How the ground and the edge of a field look; a field in hand looks so whatever
/// else it is, but for one that takes no text.
enum class FieldLook {
    AtRest,
    MouseOver,
    InHand,
    Fault,
    ReadOnly,       ///< Neither ground nor edge: it looks like text.
    ReadOnlyInHand, ///< Dots around its text: the keyboard is there, and nothing can be typed.
    Off             ///< Cannot be used at the moment.
};

/// Fields, choices and segments have it; what stands in them is theirs.
void paintField(QPainter &painter, const QRect &place, FieldLook look, const QPalette &palette);

} // namespace intray
