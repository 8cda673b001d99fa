// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/dialecttext.h"

#include <QRegularExpression>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

struct Word
{
    QRegularExpression word;
    QString meaning;
};

const QString ascii = u"CHARACTER SET ascii COLLATE ascii_bin"_s;
const QString byBytes = u"CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin"_s;
// The collation of what MariaDB's JSON functions give.
const QString ofJson = u"CHARACTER SET utf8mb4 COLLATE utf8mb4_bin"_s;
// Up to the last @: an account's name may hold one itself.
const QString login = u"SUBSTR(SESSION_USER(), 1, CHAR_LENGTH(SESSION_USER()) - "
                      "CHAR_LENGTH(SUBSTRING_INDEX(SESSION_USER(), '@', -1)) - 1)"_s;

QRegularExpression expression(const QString &pattern)
{
    return QRegularExpression(u"\\b"_s + pattern);
}

const QList<Word> &mariadbsWords()
{
    static const QList<Word> words{
        {expression(u"COLLATE EXACT_NAME\\b"_s), byBytes.mid(byBytes.indexOf(u"COLLATE"_s))},
        {expression(u"COLLATE EXACT_TEXT\\b"_s), ofJson.mid(ofJson.indexOf(u"COLLATE"_s))},
        {expression(u"EXACT_NAME(\\(\\d+\\))"_s), u"VARCHAR\\1 "_s + byBytes},
        {expression(u"EXACT_TEXT\\b"_s), u"LONGTEXT "_s + ofJson},
        {expression(u"EXACT_WORD(\\(\\d+\\))"_s), u"VARCHAR\\1 "_s + ascii},
        {expression(u"EXACT_CODE(\\(\\d+\\))"_s), u"CHAR\\1 "_s + ascii},
        {expression(u"EXACT_TABLE\\b"_s), u"ENGINE = InnoDB DEFAULT "_s + byBytes},
        {expression(u"SESSION_LOGIN\\(\\)"_s), login}};
    return words;
}

} // namespace

QString spelledOut(Dialect dialect, const QString &text)
{
    if (dialect != Dialect::Mariadb)
        return text;
    QString result = text;
    for (const Word &word : mariadbsWords())
        result.replace(word.word, word.meaning);
    return result;
}

} // namespace intray
