// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/unseenletters.h"

#include <unicode/uchar.h>

namespace intray {

bool isUnseen(char32_t letter)
{
    constexpr char32_t blankOfBraille = 0x2800; // drawn, without a dot
    switch (QChar::category(letter)) {
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Other_NotAssigned:
        return true;
    default:
        return letter == blankOfBraille || u_hasBinaryProperty(static_cast<UChar32>(letter),
                                                               UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
    }
}

bool shapesOthers(char32_t letter)
{
    constexpr char32_t nonJoiner = 0x200C, joiner = 0x200D;
    return letter == nonJoiner || letter == joiner ||
           u_hasBinaryProperty(static_cast<UChar32>(letter), UCHAR_VARIATION_SELECTOR);
}

char32_t letterAt(QStringView text, qsizetype at)
{
    const QChar first = text.at(at);
    const bool isPair =
        first.isHighSurrogate() && at + 1 < text.size() && text.at(at + 1).isLowSurrogate();
    return isPair ? QChar::surrogateToUcs4(first, text.at(at + 1)) : char32_t(first.unicode());
}

} // namespace intray
