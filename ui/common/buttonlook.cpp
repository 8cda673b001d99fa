// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/buttonlook.h"

#include "ui/common/colours.h"
#include "ui/common/painting.h"
#include "ui/common/tokens.h"

#include <QPainter>
#include <QStyleOption>

namespace intray {

static bool has(const QStyleOption &option, QStyle::StateFlag state)
{
    return option.state.testFlag(state);
}

QColor inkOfKey(const QStyleOption &button)
{
    return colourOf(has(button, QStyle::State_Enabled) ? ColourRole::Dimmed : ColourRole::Off,
                    button.palette);
}

void giveInkOfLook(QStyleOption &words)
{
    if (isHighContrast(words.palette))
        words.palette.setColor(
            QPalette::ButtonText,
            colourOf(has(words, QStyle::State_Enabled) ? ColourRole::Text : ColourRole::Off,
                     words.palette));
}

bool isFilled(const QStyleOptionButton &button)
{
    return button.features.testFlag(QStyleOptionButton::DefaultButton) &&
           has(button, QStyle::State_Enabled);
}

/// Of what would be filled.
static QColor groundOfOff(const QStyleOption &button)
{
    const bool isHigh = isHighContrast(button.palette);
    return colourOf(isHigh ? ColourRole::Sheet : ColourRole::Hairline, button.palette);
}

QColor inkOfFilled(const QStyleOptionButton &button)
{
    return isFilled(button)
               ? colourOf(ColourRole::PrimaryInk, button.palette)
               : readable(colourOf(ColourRole::Off, button.palette), groundOfOff(button));
}

static QColor filledGround(const QStyleOptionButton &button)
{
    const QColor own = colourOf(ColourRole::Primary, button.palette);
    if (!has(button, QStyle::State_MouseOver) && !has(button, QStyle::State_Sunken))
        return own;
    const bool isInkBright =
        colourOf(ColourRole::PrimaryInk, button.palette).lightness() > own.lightness();
    const int percent = has(button, QStyle::State_Sunken) ? 130 : 115;
    return isInkBright ? own.darker(percent) : own.lighter(percent);
}

static QColor usualGround(const QStyleOption &button, QColor atRest)
{
    const auto of = [&button](ColourRole role) { return colourOf(role, button.palette); };
    if (!has(button, QStyle::State_Enabled))
        return atRest;
    if (has(button, QStyle::State_Sunken) || has(button, QStyle::State_On))
        return of(ColourRole::Chosen);
    return has(button, QStyle::State_MouseOver) ? of(ColourRole::Tint) : atRest;
}

static void paintFocusInside(QPainter &painter, const QStyleOption &button)
{
    paintOutline(painter, QRectF(button.rect).adjusted(3, 3, -3, -3),
                 {.ground = {},
                  .edge = colourOf(ColourRole::PrimaryInk, button.palette),
                  .radius = radius::field - 2,
                  .width = 2});
}

/// Where there are no tints, what is under the mouse, pressed or on is seen by its edge.
static void markUse(Outline &outline, const QStyleOption &button)
{
    const bool isUsed = has(button, QStyle::State_MouseOver) || has(button, QStyle::State_Sunken) ||
                        has(button, QStyle::State_On);
    if (!isHighContrast(button.palette) || !has(button, QStyle::State_Enabled) || !isUsed)
        return;
    outline.edge = colourOf(ColourRole::Edge, button.palette);
    outline.width = 2;
}

void paintButtonGround(QPainter &painter, const QStyleOptionButton &button)
{
    const auto of = [&button](ColourRole role) { return colourOf(role, button.palette); };
    const bool isInHand = has(button, QStyle::State_HasFocus);
    if (isFilled(button)) {
        paintOutline(painter, button.rect,
                     {.ground = filledGround(button), .edge = {}, .radius = radius::field});
        if (isInHand)
            paintFocusInside(painter, button);
        return;
    }
    if (button.features.testFlag(QStyleOptionButton::DefaultButton))
        return paintOutline(painter, button.rect,
                            {.ground = groundOfOff(button),
                             .edge = of(ColourRole::OffEdge),
                             .radius = radius::field});
    const bool isFlat = button.features.testFlag(QStyleOptionButton::Flat);
    Outline outline{.ground = usualGround(button, isFlat ? QColor() : of(ColourRole::Sheet)),
                    .edge = {},
                    .radius = radius::field};
    if (!isFlat || isHighContrast(button.palette)) // as those of one line
        outline.edge =
            of(has(button, QStyle::State_Enabled) ? ColourRole::Edge : ColourRole::OffEdge);
    markUse(outline, button);
    if (isInHand) {
        outline.edge = of(ColourRole::Accent);
        outline.width = 2;
    }
    paintOutline(painter, button.rect, outline);
}

void paintToolGround(QPainter &painter, const QStyleOption &button)
{
    Outline outline{.ground = usualGround(button, {}), .edge = {}, .radius = radius::field};
    if (!has(button, QStyle::State_AutoRaise))
        outline.edge =
            colourOf(has(button, QStyle::State_Enabled) ? ColourRole::Edge : ColourRole::OffEdge,
                     button.palette);
    markUse(outline, button);
    if (has(button, QStyle::State_HasFocus)) {
        outline.edge = colourOf(ColourRole::Accent, button.palette);
        outline.width = 2;
    }
    paintOutline(painter, button.rect, outline);
}

} // namespace intray
