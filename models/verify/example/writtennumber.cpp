// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/example/writtennumber.h"

#include "queue/digits.h"

#include <algorithm>

namespace intray {

static bool isGroupSign(QChar c, QChar decimal)
{
    return c == (decimal == u'.' ? u',' : u'.') || c == u'\'' || c == QChar(0x2019) ||
           c == QChar(0xa0) || c == QChar(0x202f) || c == u' ';
}

static bool areDigits(QStringView text, qsizetype at, qsizetype many)
{
    return at + many <= text.size() &&
           std::all_of(text.begin() + at, text.begin() + at + many, isPlainDigit);
}

// Three digits and no fourth behind a sign are a group.
static bool isGroupAt(QStringView text, qsizetype at, QChar decimal)
{
    return at + 1 < text.size() && isGroupSign(text.at(at), decimal) &&
           areDigits(text, at + 1, 3) && !areDigits(text, at + 4, 1);
}

static bool isNegativeAround(QStringView text, qsizetype begin, qsizetype end)
{
    const QStringView before = text.left(begin).trimmed();
    const QStringView behind = text.mid(end).trimmed();
    const auto isMinus = [](QChar c) { return c == u'-' || c == QChar(0x2212); };
    return (!before.isEmpty() && isMinus(before.back())) ||
           (behind.size() == 1 && isMinus(behind.front())) ||
           (before.endsWith(u'(') && behind.startsWith(u')'));
}

std::optional<WrittenNumber> WrittenNumber::in(QStringView text, QChar decimal)
{
    const auto *first = std::find_if(text.begin(), text.end(), isPlainDigit);
    if (first == text.end())
        return std::nullopt;
    const qsizetype begin = first - text.begin();
    qsizetype at = begin;
    WrittenNumber number;
    bool hasGroups = false;
    for (; at < text.size(); ++at) {
        if (isPlainDigit(text.at(at)))
            number.whole += text.at(at);
        else if (isGroupAt(text, at, decimal) && number.whole.size() <= (hasGroups ? 99 : 3))
            hasGroups = true;
        else
            break;
    }
    if (at < text.size() && text.at(at) == decimal && areDigits(text, at + 1, 1))
        for (++at; at < text.size() && isPlainDigit(text.at(at)); ++at)
            number.fraction += text.at(at);
    const bool goesOn = at + 1 < text.size() && !text.at(at).isSpace() && !text.at(at).isLetter() &&
                        isPlainDigit(text.at(at + 1));
    if (goesOn)
        return std::nullopt;
    number.isNegative = isNegativeAround(text, begin, at);
    return number;
}

static WrittenNumber shifted(WrittenNumber number, int by)
{
    for (; by > 0; --by) {
        number.whole += number.fraction.isEmpty() ? QChar(u'0') : number.fraction.front();
        number.fraction.remove(0, 1);
    }
    for (; by < 0; ++by) {
        number.fraction.prepend(number.whole.back());
        number.whole.chop(1);
        if (number.whole.isEmpty())
            number.whole = u'0';
    }
    while (number.whole.size() > 1 && number.whole.front() == u'0')
        number.whole.remove(0, 1);
    return number;
}

static QString grouped(const QString &whole, QChar group)
{
    QString text = whole;
    if (!group.isNull())
        for (qsizetype at = text.size() - 3; at > 0; at -= 3)
            text.insert(at, group);
    return text;
}

static void dropZeros(QString &fraction)
{
    while (fraction.endsWith(u'0'))
        fraction.chop(1);
}

std::optional<QString> NumberWriting::of(WrittenNumber number) const
{
    if (shift != 0)
        number = shifted(number, shift);
    if (decimals == NoZeros || decimals >= 0)
        dropZeros(number.fraction);
    if (decimals >= 0 && number.fraction.size() > decimals)
        return std::nullopt;
    if (decimals > 0)
        number.fraction = number.fraction.leftJustified(decimals, u'0');
    const QString written = grouped(number.whole, group) +
                            (number.fraction.isEmpty() ? QString() : decimal + number.fraction);
    return number.isNegative ? u'-' + written : written;
}

} // namespace intray
