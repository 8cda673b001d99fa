// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/themes.h"

namespace intray {

namespace {

/// What a theme is made of; everything else follows from it.
struct Colours
{
    QColor window;
    QColor base;
    QColor button;
    QColor text;
    QColor buttonText;
    QColor dimmed;   ///< Words that stand where nothing is typed yet.
    QColor disabled; ///< Not for reading, but to be seen.
    QColor highlight;
    QColor highlighted;
    QColor link;
};

QPalette paletteFrom(const Colours &colours)
{
    QPalette palette(colours.button, colours.window);
    for (const auto role :
         {QPalette::Text, QPalette::WindowText, QPalette::ToolTipText, QPalette::BrightText})
        palette.setColor(role, colours.text);
    palette.setColor(QPalette::ButtonText, colours.buttonText);
    palette.setColor(QPalette::Base, colours.base);
    palette.setColor(QPalette::AlternateBase, colours.window);
    palette.setColor(QPalette::ToolTipBase, colours.base);
    palette.setColor(QPalette::PlaceholderText, colours.dimmed);
    palette.setColor(QPalette::Highlight, colours.highlight);
    palette.setColor(QPalette::HighlightedText, colours.highlighted);
    palette.setColor(QPalette::Link, colours.link);
    palette.setColor(QPalette::LinkVisited, colours.link);
    for (const auto role : {QPalette::Text, QPalette::WindowText, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, colours.disabled);
    palette.setColor(QPalette::Disabled, QPalette::Base, colours.window);
    return palette;
}

constexpr QColor rgb(int red, int green, int blue)
{
    return {red, green, blue};
}

Colours light()
{
    return {rgb(242, 243, 245), rgb(255, 255, 255), rgb(235, 237, 240), rgb(28, 30, 33),
            rgb(28, 30, 33),    rgb(98, 103, 110),  rgb(140, 144, 150), rgb(26, 95, 180),
            rgb(255, 255, 255), rgb(26, 95, 180)};
}

Colours dark()
{
    return {rgb(43, 45, 49),    rgb(30, 32, 35),    rgb(56, 59, 64),    rgb(232, 233, 235),
            rgb(232, 233, 235), rgb(160, 164, 170), rgb(130, 134, 140), rgb(42, 110, 180),
            rgb(255, 255, 255), rgb(120, 180, 255)};
}

// As people with poor sight set their desktops.
Colours highContrast()
{
    return {rgb(0, 0, 0),     rgb(0, 0, 0),       rgb(0, 0, 0),     rgb(255, 255, 255),
            rgb(255, 255, 0), rgb(200, 200, 200), rgb(63, 242, 63), rgb(255, 255, 0),
            rgb(0, 0, 0),     rgb(0, 255, 255)};
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
