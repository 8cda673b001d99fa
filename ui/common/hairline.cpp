// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/hairline.h"

#include "ui/common/painting.h"

#include <QPainter>

namespace intray {

Hairline::Hairline(QWidget *parent)
    : QWidget(parent)
{
    setFixedHeight(1);
}

void Hairline::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintHairline(painter, {0, 0}, {width(), 0}, palette());
}

} // namespace intray
