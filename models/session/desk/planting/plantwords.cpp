// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/desk/planting/plantwords.h"

#include "schema/examplewords.h"

#include <QLocale>

namespace intray {

Message PlantWords::caught(const QString &field, const SlipInText &slip)
{
    return {Message::Kind::Done,
            tr("Well seen: “%2” in %1 was a planted slip.").arg(field, slip.slip().shown)};
}

Message PlantWords::missed(const QString &field, const SlipInText &slip)
{
    return {
        Message::Kind::Warning,
        withOneDot(tr("You overlooked a planted slip in %1: it showed “%2”; the record has “%3”.")
                       .arg(field, slip.slip().shown, slip.slip().right))};
}

Message PlantWords::otherwise(const QString &field, const SlipInText &slip)
{
    return {Message::Kind::Information,
            withOneDot(
                tr("“%2” in %1 was a planted slip; the record has “%3”. You typed something else "
                   "there: “%4”. Look at it, and complete the record again if that is right.")
                    .arg(field, slip.slip().shown, slip.slip().right, slip.right()))};
}

QString PlantWords::rule(int every)
{
    return tr("One record in %1 of this queue shows a planted slip on your screen, to learn how "
              "much "
              "people overlook. You are told when you complete it, and nobody else sees how many "
              "you "
              "caught.")
        .arg(QLocale().toString(every));
}

} // namespace intray
