// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/desktoplook.h"

#include <windows.h>

#include <QSettings>

namespace intray {

QString styleForDesktop()
{
    return QStringLiteral("Fusion");
}

static bool isContrastHigh()
{
    HIGHCONTRASTW contrast = {};
    contrast.cbSize = sizeof contrast;
    return ::SystemParametersInfoW(SPI_GETHIGHCONTRAST, sizeof contrast, &contrast, 0) &&
           (contrast.dwFlags & HCF_HIGHCONTRASTON);
}

bool isDarkWished()
{
    const QSettings chosen(QStringLiteral("HKEY_CURRENT_USER\\Software\\Microsoft\\Windows\\"
                                          "CurrentVersion\\Themes\\Personalize"),
                           QSettings::NativeFormat);
    return chosen.value(QStringLiteral("AppsUseLightTheme"), 1).toInt() == 0 && !isContrastHigh();
}

} // namespace intray
