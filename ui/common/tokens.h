// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>

class QFontMetrics;

namespace intray {

// What every part of the window is made of: room, letters, heights, edges and colours, said once.
// Pixels are Qt's, so they grow with the screen's scale; heights grow with the font, too.

/// Room between things; there is no other.
namespace room {
constexpr int within = 4;  ///< One thing.
constexpr int between = 8; ///< Two things, or two sheets.
constexpr int beside = 12; ///< A label and its field, or two groups.
constexpr int edge = 16;   ///< Where it is narrow.
constexpr int sheet = 24;  ///< A sheet's leading edge.
} // namespace room

/// Fields of a page are as wide as one of these.
namespace fieldwidth {
constexpr int number = 104;
constexpr int choice = 208;
constexpr int full = 400;
} // namespace fieldwidth

namespace radius {
constexpr int sheet = 8;
constexpr int field = 6; ///< And button and row; a chip has half its height.
constexpr int key = 4;
} // namespace radius

enum class LetterSize {
    Title,   ///< The record, the page.
    Heading, ///< A sheet, a question.
    Body,
    Small ///< Keys, second lines, heads of columns.
};
/// The font for these letters beside one of usual size; small ones have 11 pixels at least.
QFont lettersFor(LetterSize size, const QFont &body);

enum class Part { Field, FormRow, Button, PrimaryInEmptyPlace, TwoLineRow, TableRow, Head, Chip };
/// As high as this is with such letters; `isTall`: in a window that is 900 high or higher.
int heightOf(Part part, const QFontMetrics &body, bool isTall = false);

enum class ColourRole {
    Ground, ///< Behind the sheets, quieter than they are.
    Sheet,
    Field,
    Hairline, ///< Decoration only.
    Edge,     ///< Of fields and buttons: 3 to 1.
    Text,
    Dimmed,
    Accent, ///< The field in hand, a change, a proposal, a link.
    Primary,
    PrimaryInk,
    Tint,
    Chosen,
    Fault,
    FaultTint,
    Warning,
    WarningTint,
    Good,        ///< Ticks and the live dot only.
    EarlierBars, ///< Of a chart.
    Off,         ///< Words and signs of what cannot be used now.
    OffEdge      ///< Around it.
};

/// The colour of a role in a palette: Intray's own light and dark have it as it is, any other is
/// computed. Text has 4.5 to 1 on whatever it stands on, signs and edges 3 (WCAG 2.2, 1.4.3 and
/// 1.4.11); with high contrast 7, no tints, and all edges in
/// the text's colour but those of what is off.
QColor colourOf(ColourRole role, const QPalette &palette);

} // namespace intray
