// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/appearance.h"

#include "ui/common/roomystyle.h"
#include "ui/preferences/themes.h"

#include <QApplication>
#include <QProxyStyle>
#include <QStyle>

namespace intray {

static QString nameOfStyle()
{
    const auto *over = qobject_cast<const QProxyStyle *>(QApplication::style());
    return over ? over->baseStyle()->name() : QApplication::style()->name();
}

Appearance::Appearance(bool isDark)
    : m_style(nameOfStyle())
    , m_font(QApplication::font())
    , m_theme(isDark ? Theme::Dark : Theme::System)
{
    if (m_theme != Theme::System)
        applyStyle({});
}

Appearance::~Appearance()
{
    apply({});
}

void Appearance::apply(const Preferences &wanted)
{
    const bool isSameStyle = wanted.density == m_applied.density && wanted.theme == m_applied.theme;
    const bool isSameSize = wanted.textSize == m_applied.textSize;
    m_applied = wanted;
    if (!isSameStyle)
        applyStyle(wanted);
    if (!isSameSize)
        applyTextSize(wanted.textSize);
}

// Some desktops' styles paint in the desktop's colours, whatever the palette says; Fusion does not.
void Appearance::applyStyle(const Preferences &wanted)
{
    const Theme theme = wanted.theme == Theme::System ? m_theme : wanted.theme;
    const bool isOwn = theme != Theme::System;
    QApplication::setStyle(
        new RoomyStyle(isOwn ? QStringLiteral("Fusion") : m_style, wanted.density));
    QApplication::setPalette(paletteOf(theme));
}

void Appearance::applyTextSize(int percent)
{
    QFont font = m_font;
    if (font.pixelSize() > 0)
        font.setPixelSize(font.pixelSize() * percent / 100);
    else
        font.setPointSizeF(font.pointSizeF() * percent / 100);
    QApplication::setFont(font);
}

} // namespace intray
