// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/themes.h"

namespace intray {

namespace {

/// What a theme is made of (see ui/common/tokens.h); everything else follows from it.
struct Colours
{
    QColor ground;
    QColor sheet;
    QColor field;
    QColor button;
    QColor hairline;
    QColor edge;
    QColor text;
    QColor buttonText;
    QColor dimmed;   ///< Words that stand where nothing is typed yet.
    QColor disabled; ///< Not for reading, but to be seen.
    QColor accent;
    QColor highlighted;
    QColor link;
};

QPalette paletteFrom(const Colours &colours)
{
    QPalette palette(colours.button, colours.ground);
    for (const auto role :
         {QPalette::Text, QPalette::WindowText, QPalette::ToolTipText, QPalette::BrightText})
        palette.setColor(role, colours.text);
    palette.setColor(QPalette::ButtonText, colours.buttonText);
    palette.setColor(QPalette::Base, colours.sheet);
    palette.setColor(QPalette::AlternateBase, colours.field);
    palette.setColor(QPalette::ToolTipBase, colours.sheet);
    palette.setColor(QPalette::PlaceholderText, colours.dimmed);
    palette.setColor(QPalette::Mid, colours.hairline);
    palette.setColor(QPalette::Dark, colours.edge);
    palette.setColor(QPalette::Highlight, colours.accent);
    palette.setColor(QPalette::HighlightedText, colours.highlighted);
    palette.setColor(QPalette::Link, colours.link);
    palette.setColor(QPalette::LinkVisited, colours.link);
    for (const auto role : {QPalette::Text, QPalette::WindowText, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, colours.disabled);
    palette.setColor(QPalette::Disabled, QPalette::Base, colours.ground);
    return palette;
}

constexpr QColor rgb(int colour)
{
    return {colour >> 16, (colour >> 8) & 0xff, colour & 0xff};
}

Colours light()
{
    return {.ground = rgb(0xeceff3),
            .sheet = rgb(0xffffff),
            .field = rgb(0xf5f7f9),
            .button = rgb(0xe6eaef),
            .hairline = rgb(0xd8dde4),
            .edge = rgb(0x79828d),
            .text = rgb(0x1b2027),
            .buttonText = rgb(0x1b2027),
            .dimmed = rgb(0x59626e),
            .disabled = rgb(0x8c9097),
            .accent = rgb(0x1862a3),
            .highlighted = rgb(0xffffff),
            .link = rgb(0x1862a3)};
}

Colours dark()
{
    return {.ground = rgb(0x191c21),
            .sheet = rgb(0x23272d),
            .field = rgb(0x2b3037),
            .button = rgb(0x2f353d),
            .hairline = rgb(0x363c45),
            .edge = rgb(0x7b8490),
            .text = rgb(0xe7eaee),
            .buttonText = rgb(0xe7eaee),
            .dimmed = rgb(0xa5aeb9),
            .disabled = rgb(0x82868c),
            .accent = rgb(0x6fb6f4),
            .highlighted = rgb(0x0d1a27),
            .link = rgb(0x6fb6f4)};
}

// As people with poor sight set their desktops.
Colours highContrast()
{
    return {.ground = rgb(0x000000),
            .sheet = rgb(0x000000),
            .field = rgb(0x000000),
            .button = rgb(0x000000),
            .hairline = rgb(0xffffff),
            .edge = rgb(0xffffff),
            .text = rgb(0xffffff),
            .buttonText = rgb(0xffffff),
            .dimmed = rgb(0xc8c8c8),
            .disabled = rgb(0x9c9c9c),
            .accent = rgb(0xffff00),
            .highlighted = rgb(0x000000),
            .link = rgb(0x00ffff)};
}

} // namespace

QPalette paletteOf(Theme theme)
{
    switch (theme) {
    case Theme::Light:
        return paletteFrom(light());
    case Theme::Dark:
        return paletteFrom(dark());
    case Theme::HighContrast:
        return paletteFrom(highContrast());
    case Theme::System:
        break;
    }
    return {};
}

} // namespace intray
