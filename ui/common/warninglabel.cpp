// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/warninglabel.h"

#include "ui/common/painting.h"
#include "ui/common/signlabel.h"
#include "ui/common/tokens.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace intray {

WarningLabel::WarningLabel(QWidget *parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setContentsMargins(8, 4, 8, 4);
    setIndent(iconAcross + room::within);
}

void WarningLabel::setText(const QString &sentence)
{
    QLabel::setText(sentence);
    setVisible(!sentence.isEmpty());
}

void WarningLabel::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    paintTint(painter, rect(), ColourRole::WarningTint, palette());
    const QRect inside = contentsRect();
    const int above = std::max(0, (fontMetrics().height() - iconAcross) / 2);
    const QRect sign(inside.left(), inside.top() + above, iconAcross, iconAcross);
    paintIcon(painter, QStyle::visualRect(layoutDirection(), inside, sign).topLeft(),
              iconOf(Sign::Warning), colourOf(Sign::Warning, palette()),
              colourOf(ColourRole::WarningTint, palette()));
    painter.end();
    QLabel::paintEvent(event);
}

} // namespace intray
