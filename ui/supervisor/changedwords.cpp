// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/changedwords.h"

#include "verify/textdifference.h"

namespace intray {

static Stretch toWholeWords(const QString &text, const Stretch &stretch)
{
    qsizetype begin = stretch.start, end = stretch.start + stretch.length;
    while (begin < end && text.at(begin) == u' ')
        ++begin;
    while (end > begin && text.at(end - 1) == u' ')
        --end;
    if (begin == end)
        return {begin, 0};
    begin = text.lastIndexOf(u' ', begin) + 1;
    const qsizetype blank = text.indexOf(u' ', end);
    return {begin, (blank < 0 ? text.size() : blank) - begin};
}

MarkedText withChangedWords(const QString &before, const QString &now)
{
    constexpr qsizetype space = 1;
    MarkedText text{now, {}};
    for (const Stretch &letters : differenceOf(before, now).inSecond) {
        const Stretch words = toWholeWords(now, letters);
        if (words.length == 0)
            continue; // only the space between two
        Stretch *last = text.marked.isEmpty() ? nullptr : &text.marked.last();
        if (last && words.start <= last->start + last->length + space)
            last->length = words.start + words.length - last->start;
        else
            text.marked << words;
    }
    return text;
}

} // namespace intray
