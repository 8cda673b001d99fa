// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/roomyscreen.h"

#include <QScreen>
#include <QWidget>

namespace intray {

static constexpr QSize frame{16, 56};

void resizeWithinScreen(QWidget *window, const QSize &wish, const QSize &least)
{
    const QSize room = window->screen()->availableSize() - frame;
    window->resize(wish.boundedTo(room.expandedTo(least)));
}

} // namespace intray
