// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/proposal/confusions.h"

#include <QList>

#include <algorithm>
#include <utility>

namespace intray {

QString confusedWith(QChar c)
{
    static const QList<std::pair<QChar, QChar>> pairs{
        {u'O', u'0'}, {u'I', u'1'}, {u'L', u'1'}, {u'B', u'8'}, {u'S', u'5'}};
    QString others;
    for (const auto &[letter, number] : pairs) {
        if (c.toUpper() == letter)
            others += number;
        if (c == number)
            others += letter;
    }
    return others;
}

QStringList confusionsOf(const QString &text)
{
    constexpr qsizetype most = 64;
    QStringList all{text};
    for (qsizetype at = 0; at < text.size(); ++at) {
        const qsizetype before = all.size();
        for (const QChar other : confusedWith(text.at(at)))
            for (qsizetype i = 0; i < before && all.size() < most; ++i) {
                QString one = all.at(i);
                one[at] = text.at(at).isLower() ? other.toLower() : other;
                all << one;
            }
    }
    all.removeFirst();
    const auto exchanged = [&](const QString &one) {
        qsizetype count = 0;
        for (qsizetype at = 0; at < one.size(); ++at)
            count += one.at(at) != text.at(at) ? 1 : 0;
        return count;
    };
    std::ranges::stable_sort(all, {}, exchanged);
    return all;
}

} // namespace intray
