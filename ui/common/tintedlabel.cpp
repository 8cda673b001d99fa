// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/tintedlabel.h"

#include "ui/common/tokens.h"

#include <QEvent>

namespace intray {

TintedLabel::TintedLabel(Tint tint, const QString &text, QWidget *parent)
    : QLabel(parent)
    , m_tint(tint)
{
    setTextFormat(Qt::PlainText);
    setText(text);
    applyColour();
}

void TintedLabel::setTint(Tint tint)
{
    if (m_tint == tint)
        return;
    m_tint = tint;
    applyColour();
}

static QColor colourOf(Tint tint, const QPalette &palette)
{
    switch (tint) {
    case Tint::Text:
        break;
    case Tint::Dimmed:
        return colourOf(ColourRole::Dimmed, palette);
    case Tint::Fault:
        return colourOf(ColourRole::Fault, palette);
    case Tint::Warning:
        return colourOf(ColourRole::Warning, palette);
    case Tint::Accent:
        return colourOf(ColourRole::Accent, palette);
    }
    return palette.color(QPalette::WindowText);
}

void TintedLabel::applyColour()
{
    m_colouring = true;
    QPalette colours;
    const QColor colour = colourOf(m_tint, parentWidget() ? parentWidget()->palette() : QPalette());
    for (const auto role : {QPalette::WindowText, QPalette::Text}) // on the window, on a sheet
        colours.setColor(role, colour);
    setPalette(colours);
    m_colouring = false;
}

void TintedLabel::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    const bool other =
        event->type() == QEvent::PaletteChange || event->type() == QEvent::ParentChange;
    if (other && !m_colouring)
        applyColour();
}

} // namespace intray
