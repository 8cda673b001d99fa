// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/signlabel.h"

#include "ui/common/icons.h"
#include "ui/common/tokens.h"

#include <QPainter>

namespace intray {

static constexpr int side = 16;

QColor colourOf(Sign sign, const QPalette &palette)
{
    switch (sign) {
    case Sign::Fault:
        return colourOf(ColourRole::Fault, palette);
    case Sign::Warning:
        return colourOf(ColourRole::Warning, palette);
    case Sign::Done:
        return colourOf(ColourRole::Good, palette);
    case Sign::Note:
    case Sign::Change:
        break;
    }
    return colourOf(ColourRole::Accent, palette);
}

QString iconOf(Sign sign)
{
    switch (sign) {
    case Sign::Fault:
        return QStringLiteral("data-error");
    case Sign::Warning:
        return QStringLiteral("data-warning");
    case Sign::Note:
        return QStringLiteral("data-information");
    case Sign::Change:
        return QStringLiteral("document-edit");
    case Sign::Done:
        return QStringLiteral("dialog-ok-apply");
    }
    return {};
}

QIcon signIcon(Sign sign)
{
    return iconNamed(iconOf(sign),
                     [sign](const QPalette &palette) { return colourOf(sign, palette); });
}

SignLabel::SignLabel(Sign sign, QWidget *parent)
    : QLabel(parent)
    , m_sign(sign)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void SignLabel::setSign(Sign sign)
{
    m_sign = sign;
    update();
}

QSize SignLabel::sizeHint() const
{
    const QMargins around = contentsMargins();
    return QSize(side, side).grownBy(around);
}

void SignLabel::paintEvent(QPaintEvent *)
{
    const QPalette &colours = palette();
    const int size = qRound(side * devicePixelRatioF());
    const QPixmap picture =
        drawnIcon(iconOf(m_sign), size, colourOf(m_sign, colours), colours.color(QPalette::Window));
    QPainter painter(this);
    const QRect inside = contentsRect();
    painter.drawPixmap(QRect(inside.topLeft(), QSize(side, side)), picture);
}

} // namespace intray
