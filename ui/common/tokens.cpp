// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/tokens.h"

#include <QFontInfo>
#include <QFontMetrics>

#include <algorithm>

namespace intray {

namespace {

double scaleOf(LetterSize size)
{
    switch (size) {
    case LetterSize::Title:
        return 1.5;
    case LetterSize::Heading:
        return 1.15;
    case LetterSize::Small:
        return 0.86;
    case LetterSize::Body:
        break;
    }
    return 1.0;
}

void scale(QFont &font, double by)
{
    if (font.pixelSize() > 0)
        font.setPixelSize(qRound(font.pixelSize() * by));
    else
        font.setPointSizeF(font.pointSizeF() * by);
}

/// Around one line of text, or two; and no less than so much.
struct Height
{
    int lines;
    int around;
    int least;
};

Height heightFor(Part part, bool isTall)
{
    const int more = isTall ? 4 : 0;
    switch (part) {
    case Part::Field:
        return {1, 12 + more, 30 + more};
    case Part::FormRow:
        return {1, 20 + 2 * more, 38 + 2 * more};
    case Part::Button:
        return {1, 14, 32};
    case Part::PrimaryInEmptyPlace:
        return {1, 22, 40};
    case Part::TwoLineRow:
        return {2, 10, 46};
    case Part::TableRow:
        return {1, 18, 36};
    case Part::Head:
        return {1, 24, 44};
    case Part::Chip:
        return {1, 6, 24};
    }
    return {1, 0, 0};
}

} // namespace

QFont lettersFor(LetterSize size, const QFont &body)
{
    constexpr int leastPixels = 11;
    QFont font = body;
    scale(font, scaleOf(size));
    if (size == LetterSize::Small && QFontInfo(font).pixelSize() < leastPixels)
        font.setPixelSize(leastPixels);
    const bool isHead = size == LetterSize::Title || size == LetterSize::Heading;
    font.setWeight(isHead ? QFont::DemiBold : body.weight());
    return font;
}

int heightOf(Part part, const QFontMetrics &body, bool isTall)
{
    const Height height = heightFor(part, isTall);
    return std::max(height.least, height.lines * body.height() + height.around);
}

} // namespace intray
