// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/sheet.h"

#include "ui/common/painting.h"
#include "ui/common/tokens.h"

#include <QPainter>

namespace intray {

Sheet::Sheet(QWidget *parent)
    : QFrame(parent)
{
    setBackgroundRole(QPalette::Base); // for all that takes its ground from what it lies on
}

// The same at both sides: a layout does not turn its margins in a mirrored window.
QMargins Sheet::around()
{
    return {room::sheet, room::edge, room::sheet, room::edge};
}

void Sheet::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintOutline(painter, rect(),
                 {.ground = colourOf(ColourRole::Sheet, palette()),
                  .edge = colourOf(ColourRole::Hairline, palette()),
                  .radius = radius::sheet});
}

} // namespace intray
