// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/fieldframe.h"

#include "ui/common/painting.h"
#include "ui/common/tokens.h"

#include <QPalette>
#include <QRect>

namespace intray {

static Outline outlineOf(FieldLook look, const QPalette &palette)
{
    const auto of = [&palette](ColourRole role) { return colourOf(role, palette); };
    Outline outline{
        .ground = of(ColourRole::Field), .edge = of(ColourRole::Hairline), .radius = radius::field};
    switch (look) {
    case FieldLook::MouseOver:
        outline.edge = of(ColourRole::Edge);
        break;
    case FieldLook::InHand:
    case FieldLook::Fault:
        outline.ground = of(ColourRole::Sheet);
        outline.edge = of(look == FieldLook::InHand ? ColourRole::Accent : ColourRole::Fault);
        outline.width = 2;
        break;
    case FieldLook::ReadOnlyInHand:
        outline.ground = QColor();
        outline.edge = of(ColourRole::Accent);
        outline.line = Qt::DotLine;
        break;
    case FieldLook::Off:
        outline.ground = QColor();
        outline.edge = of(ColourRole::OffEdge);
        outline.line = Qt::DashLine;
        break;
    case FieldLook::AtRest:
    case FieldLook::ReadOnly:
        break;
    }
    return outline;
}

/// What tells a field from the sheet: seen where the hairline around it is only decoration.
static void paintFoot(QPainter &painter, const QRect &place, const QPalette &palette)
{
    const QRect foot(place.left(), place.bottom() - 2, place.width(), 3);
    paintEdgeWithin(
        painter, place,
        {.ground = {}, .edge = colourOf(ColourRole::Edge, palette), .radius = radius::field}, foot);
}

void paintField(QPainter &painter, const QRect &place, FieldLook look, const QPalette &palette)
{
    if (look == FieldLook::ReadOnly)
        return;
    paintOutline(painter, place, outlineOf(look, palette));
    if (look == FieldLook::AtRest)
        paintFoot(painter, place, palette);
}

} // namespace intray
