// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace intray {

/// Whether nobody sees the letter: controls, format characters such as marks of the direction and
/// tags, and what programs that cannot draw it leave out. A blank is seen, and so is a line end
/// where one is looked for first.
bool isUnseen(char32_t letter);
/// Unseen, and yet meant where it stands: joins or parts letters of some scripts and emoji, or
/// chooses one of their forms.
bool shapesOthers(char32_t letter);

/// The letter that begins there: two units of the text where it needs them.
char32_t letterAt(QStringView text, qsizetype at);
inline qsizetype unitsOf(char32_t letter)
{
    return QChar::requiresSurrogates(letter) ? 2 : 1;
}

/// Any of its letters is such a one.
template <typename Predicate>
bool hasLetter(QStringView text, Predicate isSuch)
{
    for (qsizetype at = 0; at < text.size(); at += unitsOf(letterAt(text, at)))
        if (isSuch(letterAt(text, at)))
            return true;
    return false;
}

/// Takes such letters out, and says how many.
template <typename Predicate>
int removeLetters(QString &text, Predicate isSuch)
{
    int removed = 0;
    QString left;
    for (qsizetype at = 0; at < text.size();) {
        const char32_t letter = letterAt(text, at);
        if (isSuch(letter))
            ++removed;
        else
            left += QStringView(text).mid(at, unitsOf(letter));
        at += unitsOf(letter);
    }
    text = left;
    return removed;
}

} // namespace intray
