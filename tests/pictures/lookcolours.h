// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/preferences/themes.h"
#include "ui/themes.h"

namespace intray {

/// Of a look: "light", "dark" and "contrast" are Intray's own; "desktop" and "desktop-dark" what a
/// desktop may have, with the roles computed from it.
inline QPalette coloursOfLook(const QString &name)
{
    if (name == QStringLiteral("light"))
        return paletteOf(Theme::Light);
    if (name == QStringLiteral("dark"))
        return paletteOf(Theme::Dark);
    if (name == QStringLiteral("contrast"))
        return paletteOf(Theme::HighContrast);
    return themeNamed(name == QStringLiteral("desktop-dark") ? QStringLiteral("dark") : name);
}

} // namespace intray
