// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/warninglabel.h"

#include "ui/common/colours.h"

#include <QPainter>

namespace intray {

WarningLabel::WarningLabel(QWidget *parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setContentsMargins(8, 4, 8, 4);
}

void WarningLabel::setText(const QString &sentence)
{
    QLabel::setText(sentence.isEmpty() ? QString() : QStringLiteral("\u26A0 ") + sentence);
    setVisible(!sentence.isEmpty());
}

void WarningLabel::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    painter.setPen(toneEdge(palette(), Tone::Warning));
    painter.setBrush(toneBackground(palette(), Tone::Warning));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
    painter.end();
    QLabel::paintEvent(event);
}

} // namespace intray
