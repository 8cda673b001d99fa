// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/numberform.h"

#include "queue/digits.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace intray {

namespace {

/// What stands before and behind the sign of the fraction.
struct Parts
{
    QStringView whole;
    QStringView rest;
};

/// None: there is no digit at all, or no digits alone behind the sign.
std::optional<Parts> partsOf(QStringView digits, QChar decimal)
{
    Parts parts{digits, {}};
    const qsizetype point = decimal.isNull() ? -1 : digits.indexOf(decimal);
    if (point >= 0)
        parts = {digits.left(point), digits.mid(point + 1)};
    const bool isBroken = parts.rest.isEmpty() && (point >= 0 || parts.whole.isEmpty());
    if (isBroken || !std::all_of(parts.rest.begin(), parts.rest.end(), isPlainDigit))
        return std::nullopt;
    return parts;
}

} // namespace

std::optional<NumberForm> NumberForm::fromText(const QString &sample)
{
    static const QRegularExpression form(
        QStringLiteral("^([^0-9]*)1([.,' \\x{a0}\\x{202f}])?234(?:([.,])5)?([^0-9]*)$"));
    const auto match = form.match(sample);
    if (!match.hasMatch())
        return std::nullopt;
    NumberForm result;
    result.m_before = match.captured(1);
    result.m_behind = match.captured(4);
    if (!match.captured(2).isEmpty())
        result.m_group = match.captured(2).at(0);
    if (!match.captured(3).isEmpty())
        result.m_decimal = match.captured(3).at(0);
    if (!result.m_group.isNull() && result.m_group == result.m_decimal)
        return std::nullopt;
    return result;
}

QString NumberForm::text() const
{
    QString text = m_before + u'1';
    if (!m_group.isNull())
        text += m_group;
    text += QStringLiteral("234");
    if (!m_decimal.isNull())
        text += m_decimal + QStringLiteral("5");
    return text + m_behind;
}

// Where the digits begin, behind a sign and what stands before each number, in either order.
std::optional<qsizetype> NumberForm::digitsBegin(QStringView text, bool *isNegative) const
{
    qsizetype at = 0;
    bool hasSign = false;
    const auto takeSign = [&] {
        if (hasSign || at == text.size() || !QStringView(u"+-\u2212").contains(text.at(at)))
            return;
        hasSign = true;
        if (isNegative)
            *isNegative = text.at(at) != u'+';
        ++at;
    };
    takeSign();
    if (!text.mid(at).startsWith(m_before))
        return std::nullopt;
    at += m_before.size();
    takeSign();
    if (!text.mid(at).endsWith(m_behind))
        return std::nullopt;
    return at;
}

std::optional<double> NumberForm::read(QStringView text) const
{
    bool isNegative = false;
    const auto begin = digitsBegin(text, &isNegative);
    return begin ? readDigits(text.mid(*begin).chopped(m_behind.size()), isNegative) : std::nullopt;
}

NumberForm NumberForm::withSigns(QChar group, QChar decimal) const
{
    NumberForm other = *this;
    other.m_group = group;
    other.m_decimal = decimal;
    return other;
}

std::optional<QString> NumberForm::rewritten(QStringView text, const NumberForm &to) const
{
    if (!read(text))
        return std::nullopt;
    const qsizetype begin = *digitsBegin(text), end = text.size() - m_behind.size();
    QString result = text.left(begin).toString();
    for (const QChar c : text.mid(begin, end - begin)) {
        const QChar here = c == m_decimal ? to.m_decimal : c == m_group ? to.m_group : c;
        if (!here.isNull())
            result += here;
    }
    return result + text.mid(end).toString();
}

std::optional<QString> NumberForm::bare(QStringView text) const
{
    bool isNegative = false;
    const auto begin = digitsBegin(text, &isNegative);
    const QStringView written = begin ? text.mid(*begin).chopped(m_behind.size()) : QStringView();
    const auto parts = partsOf(written, m_decimal);
    if (!parts || !isGrouped(parts->whole))
        return std::nullopt;
    QString digits = written.toString();
    if (!m_group.isNull())
        digits.remove(m_group);
    if (!m_decimal.isNull())
        digits.replace(m_decimal, u'.');
    if (digits.startsWith(u'.'))
        digits.prepend(u'0');
    return isNegative ? u'-' + digits : digits;
}

std::optional<double> NumberForm::readDigits(QStringView digits, bool isNegative) const
{
    const auto parts = partsOf(digits, m_decimal);
    if (!parts || !isGrouped(parts->whole))
        return std::nullopt;
    QString plain = parts->whole.toString();
    if (!m_group.isNull())
        plain.remove(m_group);
    bool isNumber = false;
    const double number =
        QString(u'0' + plain + u'.' + parts->rest.toString() + u'0').toDouble(&isNumber);
    if (!isNumber)
        return std::nullopt;
    return isNegative ? -number : number;
}

/// Digits alone, or parted by threes.
bool NumberForm::isGrouped(QStringView whole) const
{
    const auto first = m_group.isNull() ? -1 : whole.indexOf(m_group);
    if (first < 0)
        return std::all_of(whole.begin(), whole.end(), isPlainDigit);
    if (first == 0 || first > 3)
        return false;
    for (qsizetype i = 0; i < whole.size(); ++i) {
        const bool isSign = i >= first && (i - first) % 4 == 0;
        if (isSign ? whole.at(i) != m_group : !isPlainDigit(whole.at(i)))
            return false;
    }
    return (whole.size() - first) % 4 == 0;
}

QString NumberForm::write(double number) const
{
    QString digits = QString::number(std::abs(number), 'f', 6);
    while (digits.endsWith(u'0'))
        digits.chop(1);
    QString whole = digits.section(u'.', 0, 0);
    const QString rest = digits.section(u'.', 1);
    if (!m_group.isNull())
        for (qsizetype at = whole.size() - 3; at > 0; at -= 3)
            whole.insert(at, m_group);
    QString text = m_before + whole;
    if (!rest.isEmpty() && !m_decimal.isNull())
        text += m_decimal + rest;
    return (number < 0 ? QStringLiteral("-") : QString()) + text + m_behind;
}

} // namespace intray
