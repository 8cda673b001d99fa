// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/lockring.h"

#include "ui/common/colours.h"
#include "ui/common/tokens.h"

#include <QPainter>

#include <algorithm>

namespace intray {

static constexpr int across = 22;
static constexpr qreal thickness = 4;

LockRing::LockRing(QWidget *parent)
    : QProgressBar(parent)
{
    setTextVisible(false);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void LockRing::setState(State state)
{
    m_state = state;
    update();
}

QSize LockRing::sizeHint() const
{
    return {across, across};
}

double LockRing::left() const
{
    if (m_state == State::Lost)
        return 1;
    const int whole = maximum() - minimum();
    return whole > 0 ? std::clamp(double(value() - minimum()) / whole, 0.0, 1.0) : 0;
}

static ColourRole roleOf(LockRing::State state)
{
    switch (state) {
    case LockRing::State::Ending:
        return ColourRole::Warning;
    case LockRing::State::Lost:
        return ColourRole::Fault;
    case LockRing::State::Offline:
        return ColourRole::Dimmed;
    case LockRing::State::Held:
        break;
    }
    return ColourRole::Accent;
}

void LockRing::paintEvent(QPaintEvent *)
{
    constexpr int whole = 360 * 16;
    constexpr int top = 90 * 16;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal inset = thickness / 2;
    const QRectF ring = QRectF(0, 0, across, across).adjusted(inset, inset, -inset, -inset);
    const auto draw = [&](ColourRole role, qreal width, int span) {
        painter.setPen(QPen(colourOf(role, palette()), width, Qt::SolidLine, Qt::FlatCap));
        painter.drawArc(ring, top, span);
    };
    // With high contrast a hairline is as strong as what is left.
    draw(ColourRole::Hairline, isHighContrast(palette()) ? 1 : thickness, whole);
    const int span = qRound(left() * whole);
    draw(roleOf(m_state), thickness, layoutDirection() == Qt::RightToLeft ? -span : span);
}

} // namespace intray
