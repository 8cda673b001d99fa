// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/letters.h"

#include <QFontMetrics>

namespace intray {

int letterWidth(const QFontMetrics &metrics)
{
    static const QString everyLetter =
        QStringLiteral("the quick brown fox jumps over the lazy dog");
    const auto letters = static_cast<int>(everyLetter.size());
    return (metrics.horizontalAdvance(everyLetter) + letters / 2) / letters;
}

} // namespace intray
