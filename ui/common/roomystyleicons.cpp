// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The icons that Qt's own parts ask the style for.
#include "ui/common/colours.h"
#include "ui/common/icons.h"
#include "ui/common/roomystyle.h"

namespace intray {

// A desktop's cross is grey, whatever the colours of its theme.
QIcon RoomyStyle::standardIcon(StandardPixmap icon, const QStyleOption *option,
                               const QWidget *widget) const
{
    if (icon == SP_LineEditClearButton)
        return iconNamed(QStringLiteral("window-close"), [](const QPalette &palette) {
            return colourOf(ColourRole::Dimmed, palette);
        });
    return QProxyStyle::standardIcon(icon, option, widget);
}

} // namespace intray
