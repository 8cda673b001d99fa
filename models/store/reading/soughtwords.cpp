// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/reading/soughtwords.h"

#include <QRegularExpression>

namespace intray {

// A mark that nothing closes is a letter like others, as in 12".
QStringList soughtWords(const QString &text)
{
    static const QRegularExpression word(
        QStringLiteral("(?<!\\S)\"([^\"]*\\S[^\"]*)\"(?!\\S)|(\\S+)"),
        QRegularExpression::UseUnicodePropertiesOption);
    QStringList words;
    for (const QRegularExpressionMatch &match : word.globalMatch(text))
        words << match.captured(match.lastCapturedIndex());
    words.removeDuplicates();
    return words;
}

} // namespace intray
