// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/proposal/writtennumber.h"

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

static bool mayHaveGroups(QStringView whole)
{
    return !whole.isEmpty() && whole.size() <= 3 && whole.front() != u'0';
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

namespace {

/// Reads digits from a place on.
struct Digits
{
    WrittenNumber number;
    qsizetype end = 0;

    Digits(QStringView text, qsizetype begin, QChar decimal)
        : end(begin)
    {
        readWhole(text, decimal);
        if (end < text.size() && text.at(end) == decimal && areDigits(text, end + 1, 1))
            for (++end; end < text.size() && isPlainDigit(text.at(end)); ++end)
                number.fraction += text.at(end);
        if (number.whole.isEmpty() && !number.fraction.isEmpty())
            number.whole = u'0';
    }

private:
    void readWhole(QStringView text, QChar decimal)
    {
        QChar group;
        for (; end < text.size(); ++end) {
            const QChar c = text.at(end);
            const bool isGroup = isGroupAt(text, end, decimal) &&
                                 (group.isNull() ? mayHaveGroups(number.whole) : c == group);
            if (isPlainDigit(c))
                number.whole += c;
            else if (isGroup)
                group = c;
            else
                break;
        }
    }
};

/// Where the first number begins: at a digit, or at the sign in front of it that nothing is in
/// front of.
qsizetype beginOf(QStringView text, QChar decimal)
{
    const auto *first = std::find_if(text.begin(), text.end(), isPlainDigit);
    if (first == text.end())
        return -1;
    const qsizetype digit = first - text.begin();
    const bool isFraction = digit > 0 && text.at(digit - 1) == decimal &&
                            (digit == 1 || !text.at(digit - 2).isLetter());
    return isFraction ? digit - 1 : digit;
}

} // namespace

std::optional<WrittenNumber> WrittenNumber::in(QStringView text, QChar decimal)
{
    const qsizetype begin = beginOf(text, decimal);
    if (begin < 0)
        return std::nullopt;
    Digits digits(text, begin, decimal);
    const qsizetype end = digits.end;
    const bool goesOn = end + 1 < text.size() && !text.at(end).isSpace() &&
                        !text.at(end).isLetter() && isPlainDigit(text.at(end + 1));
    if (goesOn)
        return std::nullopt;
    digits.number.isNegative = isNegativeAround(text, begin, end);
    return digits.number;
}

QList<WrittenNumber> WrittenNumber::readingsOf(QStringView text)
{
    QList<WrittenNumber> readings;
    for (const QChar decimal : {u'.', u','}) {
        const Digits digits(text, 0, decimal);
        if (digits.end == text.size() && !digits.number.whole.isEmpty() &&
            !readings.contains(digits.number))
            readings << digits.number;
    }
    std::ranges::stable_sort(readings, {}, [](const WrittenNumber &one) {
        return one.fraction.isEmpty(); // the others first
    });
    return readings;
}

QString WrittenNumber::bare() const
{
    return (isNegative ? QStringLiteral("-") : QString()) + whole +
           (fraction.isEmpty() ? QString() : u'.' + fraction);
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
