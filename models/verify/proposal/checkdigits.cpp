// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/proposal/checkdigits.h"

#include "queue/digits.h"
#include "verify/proposal/confusions.h"
#include "verify/proposal/sureness.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ByRule)
};

bool isDigits(const QString &text, qsizetype from = 0)
{
    return text.size() > from && std::all_of(text.begin() + from, text.end(), isPlainDigit);
}

int digit(QChar c)
{
    return c.unicode() - u'0';
}

/// The digits, each with its weight.
int weighted(const QString &text, const QList<int> &weights)
{
    int sum = 0;
    for (qsizetype i = 0; i < weights.size(); ++i)
        sum += digit(text.at(i)) * weights.at(i);
    return sum;
}

bool isLuhn(const QString &text)
{
    int sum = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const int value = digit(text.at(text.size() - 1 - i)) * (i % 2 == 1 ? 2 : 1);
        sum += value > 9 ? value - 9 : value;
    }
    return sum % 10 == 0;
}

bool isCard(const QString &text)
{
    return isDigits(text) && text.size() >= 8 && text.size() <= 19 && isLuhn(text);
}

// ISO 13616: the first four go to the end, letters are 10 to 35, and 97 leaves a rest of 1.
bool isIban(const QString &text)
{
    static const QRegularExpression form(QStringLiteral("^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$"));
    if (!form.match(text).hasMatch())
        return false;
    int rest = 0;
    for (const QChar c : text.mid(4) + text.left(4))
        rest = isPlainDigit(c) ? (rest * 10 + digit(c)) % 97
                               : (rest * 100 + c.unicode() - u'A' + 10) % 97;
    return rest == 1;
}

bool isEan(const QString &text)
{
    if (!isDigits(text) ||
        (text.size() != 8 && text.size() != 12 && text.size() != 13 && text.size() != 14))
        return false;
    int sum = 0;
    for (qsizetype i = 0; i < text.size(); ++i)
        sum += digit(text.at(text.size() - 1 - i)) * (i % 2 == 1 ? 3 : 1);
    return sum % 10 == 0;
}

/// Each digit weighs as much as its place from the end; X is ten, at the end only.
bool isModulo11(const QString &text, qsizetype size)
{
    if (text.size() != size || !isDigits(text.chopped(1)) ||
        !(isPlainDigit(text.back()) || text.back() == u'X'))
        return false;
    int sum = text.back() == u'X' ? 10 : digit(text.back());
    for (qsizetype i = 0; i + 1 < size; ++i)
        sum += digit(text.at(i)) * int(size - i);
    return sum % 11 == 0;
}

bool isIsbn(const QString &text)
{
    const bool isBook = text.startsWith(u"978") || text.startsWith(u"979");
    return isModulo11(text, 10) || (text.size() == 13 && isBook && isEan(text));
}

bool isIssn(const QString &text)
{
    return isModulo11(text, 8);
}

// ISO 7064, MOD 11,10
bool isGermanVat(const QString &digits)
{
    if (digits.size() != 9)
        return false;
    int product = 10;
    for (const QChar c : digits.left(8)) {
        const int sum = (digit(c) + product) % 10;
        product = (sum == 0 ? 10 : sum) * 2 % 11;
    }
    return (11 - product) % 10 == digit(digits.back());
}

bool isAustrianVat(const QString &text)
{
    if (text.size() != 9 || !text.startsWith(u'U') || !isDigits(text, 1))
        return false;
    int sum = 4;
    for (int i = 0; i < 7; ++i) {
        const int value = digit(text.at(1 + i)) * (i % 2 == 1 ? 2 : 1);
        sum += value / 10 + value % 10;
    }
    return (10 - sum % 10) % 10 == digit(text.back());
}

bool isPolishVat(const QString &text)
{
    return text.size() == 10 &&
           weighted(text, {6, 5, 7, 2, 3, 4, 5, 6, 7}) % 11 == digit(text.back());
}

bool isVat(const QString &text)
{
    const QString country = text.left(2), rest = text.mid(2);
    if (country == u"AT")
        return isAustrianVat(rest);
    if (!isDigits(rest))
        return false;
    if (country == u"DE")
        return isGermanVat(rest);
    if (country == u"PL")
        return isPolishVat(rest);
    if (country == u"IT")
        return rest.size() == 11 && isLuhn(rest);
    if (country == u"BE")
        return rest.size() == 10 && 97 - rest.left(8).toInt() % 97 == rest.mid(8).toInt();
    if (country == u"FR")
        return rest.size() == 11 &&
               (12 + 3 * (rest.mid(2).toInt() % 97)) % 97 == rest.left(2).toInt();
    return false;
}

QString plain(const QString &value)
{
    QString result;
    for (const QChar c : value)
        if (c.isLetterOrNumber())
            result += c.toUpper();
    return result;
}

} // namespace

const QList<CheckedNumber> &checkedNumbers()
{
    static const QList<CheckedNumber> all{
        {QStringLiteral("IBAN"), isIban}, {QStringLiteral("ISBN"), isIsbn},
        {QStringLiteral("ISSN"), isIssn}, {QStringLiteral("VAT"), isVat},
        {QStringLiteral("EAN"), isEan},   {QStringLiteral("Luhn"), isCard}};
    return all;
}

CheckDigits::CheckDigits(const FieldValues &values)
{
    constexpr qint64 enough = 20;
    constexpr double nearlyAll = 0.9;
    const QString called = u' ' + values.field().name + u' ' + values.field().label;
    for (const CheckedNumber &check : checkedNumbers()) {
        const double share =
            values.share([&](const QString &value) { return check.holds(plain(value)); });
        const bool isCalled = called.contains(check.name, Qt::CaseInsensitive) &&
                              check.name.size() > 3 && check.name != u"Luhn";
        if (values.rightRecords() >= enough ? share >= nearlyAll : (isCalled && share >= 0.5)) {
            m_check = &check;
            return;
        }
        if (isCalled && values.rightRecords() == 0) {
            m_check = &check;
            return;
        }
    }
}

bool CheckDigits::holds(const QString &value) const
{
    return !m_check || m_check->holds(plain(value));
}

QList<MeantValue> CheckDigits::candidates(const QString &value) const
{
    if (!m_check || m_check->holds(plain(value)))
        return {};
    QStringList confused, swapped;
    for (qsizetype at = 0; at < value.size(); ++at) {
        for (const QChar other : confusedWith(value.at(at))) {
            if (other == u'L') // hardly any of these numbers has one
                continue;
            QString one = value;
            one[at] = other;
            if (m_check->holds(plain(one)))
                confused << one;
        }
        qsizetype next = at + 1;
        while (next < value.size() && !value.at(next).isLetterOrNumber())
            ++next;
        if (next >= value.size() || !isPlainDigit(value.at(at)) || !isPlainDigit(value.at(next)) ||
            value.at(at) == value.at(next))
            continue;
        QString one = value;
        std::swap(one[at], one[next]);
        if (m_check->holds(plain(one)))
            swapped << one;
    }
    const bool isStrong = m_check->name == u"IBAN";
    // of ten wrong digits each second can be put right by a swap that nobody has made
    if (confused.size() == 1)
        return {{confused.at(0), sureness::exact,
                 Words::tr("a letter in place of a digit; so the check digit is right")}};
    if (confused.isEmpty() && swapped.size() == 1)
        return {{swapped.at(0), isStrong ? sureness::byHabit : sureness::coin,
                 Words::tr("two digits swapped; so the check digit is right")}};
    return {};
}

} // namespace intray
