// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/dimmedline.h"

#include "ui/common/tokens.h"

#include <QEvent>

namespace intray {

DimmedLine::DimmedLine(QWidget *parent)
    : ElidedLabel(parent)
{
    dress();
}

void DimmedLine::dress()
{
    const QPalette around = parentWidget()->palette();
    QPalette quiet = around;
    for (const auto role : {QPalette::WindowText, QPalette::Text}) // on the window, on a sheet
        quiet.setColor(role, colourOf(ColourRole::Dimmed, around));
    m_isDressing = true;
    setPalette(quiet);
    m_isDressing = false;
}

void DimmedLine::changeEvent(QEvent *event)
{
    ElidedLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_isDressing)
        dress();
}

} // namespace intray
