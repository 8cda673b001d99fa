// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/colours.h"

#include <QStyleOptionViewItem>

#include <algorithm>
#include <cmath>

namespace intray {

static double linear(double part)
{
    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
}

static double luminance(const QColor &colour)
{
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

double contrast(const QColor &one, const QColor &other)
{
    const double a = luminance(one) + 0.05;
    const double b = luminance(other) + 0.05;
    return std::max(a, b) / std::min(a, b);
}

QColor mixed(const QColor &one, const QColor &other, float share)
{
    const auto part = [share](float a, float b) { return a + (b - a) * share; };
    return QColor::fromRgbF(part(one.redF(), other.redF()), part(one.greenF(), other.greenF()),
                            part(one.blueF(), other.blueF()));
}

QColor readable(const QColor &wish, const QColor &background, double ratio)
{
    const QColor end = luminance(background) > 0.18 ? QColor(Qt::black) : QColor(Qt::white);
    for (float share = 0; share < 1; share += 0.05F) {
        const QColor colour = mixed(wish, end, share);
        if (contrast(colour, background) >= ratio)
            return colour;
    }
    return end;
}

bool isHighContrast(const QPalette &palette)
{
    return contrast(palette.color(QPalette::Active, QPalette::Window),
                    palette.color(QPalette::Active, QPalette::WindowText)) >= 20;
}

QColor primaryText(const QPalette &palette)
{
    return palette.color(QPalette::Active, QPalette::HighlightedText);
}

// Under dark words, the accent itself is so bright that it is all that one sees.
static QColor calmer(const QColor &accent)
{
    const QColor given = accent.toHsv();
    return QColor::fromHsvF(std::max(0.0F, given.hsvHueF()),
                            std::min(1.0F, given.hsvSaturationF() * 1.2F), given.valueF() * 0.934F);
}

QColor primaryGround(const QPalette &palette)
{
    const QColor accent = palette.color(QPalette::Active, QPalette::Highlight);
    const bool hasDarkWords = luminance(primaryText(palette)) < luminance(accent);
    return readable(hasDarkWords ? calmer(accent) : accent, primaryText(palette), 4.6);
}

QPalette paletteOfRow(const QStyleOptionViewItem &option)
{
    QPalette palette = option.palette;
    const bool isActive = option.state.testFlag(QStyle::State_Active);
    const auto group = isActive ? QPalette::Active : QPalette::Inactive;
    palette.setCurrentColorGroup(option.state.testFlag(QStyle::State_Enabled) ? group
                                                                              : QPalette::Disabled);
    return palette;
}

} // namespace intray
