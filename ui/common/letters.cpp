// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/letters.h"

#include <QFontMetrics>

#include <array>
#include <map>

namespace intray {

namespace {

/// What tells one font from another, as cheaply as can be: metrics do not say their font.
using Look = std::array<int, 6>;

Look lookOf(const QFontMetrics &metrics)
{
    return {metrics.height(),   metrics.ascent(),
            metrics.xHeight(),  metrics.averageCharWidth(),
            metrics.maxWidth(), metrics.horizontalAdvance(QLatin1Char('m'))};
}

int measured(const QFontMetrics &metrics)
{
    static const QString everyLetter =
        QStringLiteral("the quick brown fox jumps over the lazy dog");
    const auto letters = static_cast<int>(everyLetter.size());
    return (metrics.horizontalAdvance(everyLetter) + letters / 2) / letters;
}

} // namespace

// Rooms are asked for with each record and each key, and a line of letters is slow to shape.
int letterWidth(const QFontMetrics &metrics)
{
    static std::map<Look, int> known;
    const Look look = lookOf(metrics);
    const auto found = known.find(look);
    return found != known.end() ? found->second
                                : known.emplace(look, measured(metrics)).first->second;
}

// Widths are told in whole pixels, and words are cut by fractions of them.
QString elided(const QString &words, const QFontMetrics &metrics, int width)
{
    const bool fits = metrics.horizontalAdvance(words) <= width;
    return fits ? words : metrics.elidedText(words, Qt::ElideRight, width);
}

} // namespace intray
