// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/keycap.h"

#include "ui/common/painting.h"

#include <QPainter>

namespace intray {

KeyCap::KeyCap(const QString &key, QWidget *parent)
    : QLabel(key, parent)
{
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize KeyCap::sizeHint() const
{
    return keyCapSize(text(), font());
}

void KeyCap::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintKeyCap(painter, rect(), text(), font(), palette());
}

} // namespace intray
