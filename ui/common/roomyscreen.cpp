// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/roomyscreen.h"

#include <QScreen>
#include <QWidget>

namespace intray {

static constexpr QSize frame{16, 56};

QSize roomOnScreen(const QWidget &window)
{
    return window.screen()->availableSize() - frame;
}

void resizeWithinScreen(QWidget *window, const QSize &wish)
{
    window->resize(wish.boundedTo(roomOnScreen(*window)));
}

} // namespace intray
