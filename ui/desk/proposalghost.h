// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/words/wordsintext.h"

#include <QString>

class QFont;
class QPainter;
class QPalette;
class QRect;

namespace intray {

/// A proposal as it stands in a field behind the value: an arrow, the proposed value with a dashed
/// line, and at the field's end the key that takes it. It is painted, not text of the field.
struct ProposalGhost
{
    QString value;
    QString key;
    bool isKeySeen = true; ///< Else the key takes another one; its room stays.
    QList<Stretch> changed =
        {};               ///< Its letters that are not so in the field, see placesInSecond().
    bool isPiece = false; ///< Of a value that has no room: what changed is to be seen.
    int mostLines = 1;    ///< More only for a piece; the key stands at the end of the last.

    bool operator==(const ProposalGhost &) const = default;
};

/// The room it needs in one line; where there is less, it stands beside the field.
int widthOf(const ProposalGhost &ghost, const QFont &font);
bool fits(const ProposalGhost &ghost, const QFont &font, int width);
int heightOf(const ProposalGhost &ghost, const QFont &font, int width); ///< In this width.

/// `behind`: what is left of the field behind its value. False: it has no room and is not painted.
bool paintGhost(QPainter &painter, const ProposalGhost &ghost, const QRect &behind,
                const QFont &font, const QPalette &palette, Qt::LayoutDirection window);

} // namespace intray
