// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Words of controls in mirrored windows.
#include "ui/common/roomystyle.h"
#include "ui/common/rowlook.h"

#include <QPainter>

namespace intray {

void RoomyStyle::drawItemText(QPainter *painter, const QRect &place, int flags,
                              const QPalette &palette, bool enabled, const QString &text,
                              QPalette::ColorRole role) const
{
    QProxyStyle::drawItemText(painter, place, flags, palette, enabled,
                              inOwnOrder(text, painter->layoutDirection()), role);
}

} // namespace intray
