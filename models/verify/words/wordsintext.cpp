// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/words/wordsintext.h"

#include <QRegularExpression>
#include <QTextBoundaryFinder>

#include <algorithm>

namespace intray {

namespace {

constexpr qsizetype longestWord = 80;

QList<Stretch> addressesIn(const QString &text)
{
    // looked for from the begin of what blanks part, as any other begin costs the square of a long
    // text without blanks
    static const QRegularExpression address(
        QStringLiteral("(?<!\\S)\\S+@\\S+|\\b\\w+://\\S+|\\bwww\\.\\S+"),
        QRegularExpression::UseUnicodePropertiesOption);
    QList<Stretch> addresses;
    for (auto all = address.globalMatch(text); all.hasNext();) {
        const auto match = all.next();
        addresses << Stretch{match.capturedStart(), match.capturedLength()};
    }
    return addresses;
}

bool isWithin(const QList<Stretch> &stretches, qsizetype place)
{
    return std::any_of(stretches.begin(), stretches.end(), [place](const Stretch &stretch) {
        return place >= stretch.start && place < stretch.start + stretch.length;
    });
}

bool canBeSpelled(QStringView word)
{
    const auto isDigit = [](QChar c) { return c.isDigit(); };
    return word.size() > 1 && word.size() <= longestWord && word.front().isLetter() &&
           std::none_of(word.begin(), word.end(), isDigit);
}

} // namespace

QList<Stretch> wordsIn(const QString &text)
{
    const QList<Stretch> addresses = addressesIn(text);
    QList<Stretch> words;
    QTextBoundaryFinder boundaries(QTextBoundaryFinder::Word, text);
    for (qsizetype start = 0; start >= 0 && start < text.size();) {
        boundaries.setPosition(start);
        const qsizetype end = boundaries.toNextBoundary();
        if (end <= start)
            break;
        const Stretch word{start, end - start};
        if (canBeSpelled(QStringView(text).sliced(word.start, word.length)) &&
            !isWithin(addresses, start))
            words << word;
        start = end;
    }
    return words;
}

} // namespace intray
