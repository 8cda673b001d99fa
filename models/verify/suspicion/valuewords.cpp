// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/suspicion/valuewords.h"

namespace intray {

static constexpr qsizetype shortest = 2;

QList<ValueWord> wordsOfValue(const QString &value)
{
    QList<ValueWord> words;
    for (qsizetype at = 0; at < value.size();) {
        qsizetype end = at;
        while (end < value.size() &&
               (value.at(end).isLetter() || value.at(end).isMark() || value.at(end).isSurrogate()))
            ++end;
        if (end - at >= shortest)
            words.append({at, value.mid(at, end - at)});
        at = end + 1;
    }
    return words;
}

QList<QString> differentWordsIn(const QString &value)
{
    QList<QString> different;
    for (const ValueWord &word : wordsOfValue(value))
        if (!different.contains(word.text))
            different.append(word.text);
    return different;
}

} // namespace intray
