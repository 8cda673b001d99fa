// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/roomyscreen.h"

#include <QScreen>
#include <QWidget>

namespace intray {

static constexpr QSize frame{16, 56};
static constexpr QSize leastPage{1024, 650};

void resizeWithinScreen(QWidget *window, const QSize &wish)
{
    const QSize room = window->screen()->availableSize() - frame;
    window->resize(wish.boundedTo(room.expandedTo(leastPage)));
}

} // namespace intray
