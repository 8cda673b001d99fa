// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/stepmark.h"

#include "ui/common/painting.h"
#include "ui/common/tokens.h"

#include <QLocale>
#include <QPainter>

namespace intray {

StepMark::StepMark(int number, QWidget *parent)
    : QWidget(parent)
    , m_number(number)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void StepMark::setAnswered(bool isAnswered)
{
    m_isAnswered = isAnswered;
    update();
}

QSize StepMark::sizeHint() const
{
    const int across = heightOf(Part::Chip, fontMetrics());
    return {across, across};
}

void StepMark::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const auto of = [this](ColourRole role) { return colourOf(role, palette()); };
    const QColor ground = of(m_isAnswered ? ColourRole::Tint : ColourRole::Primary);
    paintOutline(painter, rect(), {.ground = ground, .radius = height() / 2});
    if (m_isAnswered) {
        const QPoint at((width() - iconAcross) / 2, (height() - iconAcross) / 2);
        return paintIcon(painter, at, QStringLiteral("dialog-ok-apply"), of(ColourRole::Good),
                         ground);
    }
    QFont bold = lettersFor(LetterSize::Small, font());
    bold.setWeight(QFont::DemiBold);
    painter.setFont(bold);
    painter.setPen(of(ColourRole::PrimaryInk));
    painter.drawText(rect(), Qt::AlignCenter, QLocale().toString(m_number));
}

} // namespace intray
