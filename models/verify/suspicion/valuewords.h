// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace intray {

/// A run of letters in a value. Digits and marks beside it are no part of the word, because they
/// say nothing about its spelling.
struct ValueWord
{
    qsizetype at = 0;
    QString text;
};

/// The words of two letters or more, in their order. Any thread.
QList<ValueWord> wordsOfValue(const QString &value);
/// The same without their places, each once.
QList<QString> differentWordsIn(const QString &value);

/// The words of a field are counted like the values of a further field of this number.
inline constexpr int firstWordField = 1000;
inline int wordFieldOf(int field)
{
    return field + firstWordField;
}
inline bool isWordField(int field)
{
    return field >= firstWordField;
}

} // namespace intray
