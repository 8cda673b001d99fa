// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QPalette>
#include <QStyle>

namespace intray {

/// As a dark desktop has it.
inline QPalette darkTheme()
{
    QPalette palette(QColor(53, 53, 57), QColor(43, 43, 46));
    palette.setColor(QPalette::Base, QColor(30, 30, 33));
    palette.setColor(QPalette::Highlight, QColor(42, 110, 180));
    return palette;
}

/// White and yellow on black, as people with poor sight set it.
inline QPalette highContrast()
{
    QPalette palette(Qt::black, Qt::black);
    palette.setColor(QPalette::Text, Qt::white);
    palette.setColor(QPalette::WindowText, Qt::white);
    palette.setColor(QPalette::ButtonText, Qt::yellow);
    palette.setColor(QPalette::Base, Qt::black);
    palette.setColor(QPalette::Highlight, Qt::yellow);
    palette.setColor(QPalette::HighlightedText, Qt::black);
    for (const auto role : {QPalette::Text, QPalette::WindowText, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, QColor(63, 242, 63));
    return palette;
}

/// "dark", "contrast", or anything else for the style's own light one; as the style makes a desktop's
/// colours its own.
inline QPalette themeNamed(const QString &name)
{
    QPalette dark = darkTheme();
    QApplication::style()->polish(dark);
    if (name == u"dark")
        return dark;
    return name == u"contrast" ? highContrast() : QApplication::style()->standardPalette();
}

} // namespace intray
