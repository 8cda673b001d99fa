// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/heldkey.h"

#include <QGuiApplication>
#include <QKeyEvent>

namespace intray {

bool HeldKey::isGuessedHere()
{
    return QGuiApplication::platformName() == QLatin1String("xcb");
}

void HeldKey::noteRelease(const QKeyEvent &released)
{
    m_key = released.key();
    m_releasedAt = released.timestamp();
}

bool HeldKey::isRepeat(const QKeyEvent &pressed) const
{
    if (pressed.isAutoRepeat())
        return true;
    return m_isGuessed && m_releasedAt != 0 && pressed.key() == m_key &&
           pressed.timestamp() == m_releasedAt;
}

} // namespace intray
