// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/warninglabel.h"

#include "ui/common/painting.h"
#include "ui/common/tokens.h"

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
    paintTint(painter, rect(), ColourRole::WarningTint, palette());
    painter.end();
    QLabel::paintEvent(event);
}

} // namespace intray
