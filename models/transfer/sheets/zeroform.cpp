// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/sheets/zeroform.h"

#include <algorithm>
#include <optional>

namespace intray {

namespace {

constexpr QChar place = QChar::Null;

bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

bool isWhole(const QString &number)
{
    return !number.isEmpty() && std::all_of(number.begin(), number.end(), isDigit);
}

/// What every program shows as it stands, without quotes.
bool isBetween(QChar c)
{
    return QStringView(u"-/ +():").contains(c);
}

/// Reads the first section of a code; it ends at the first thing that is neither a place nor text.
class ZeroFormReading
{
public:
    explicit ZeroFormReading(QStringView code)
        : m_code(code)
    {
    }

    QString form()
    {
        while (m_at < m_code.size() && m_code.at(m_at) != u';')
            if (!takeNext())
                return {};
        return m_form.count(place) >= 2 ? m_form : QString();
    }

private:
    bool takeNext()
    {
        const QChar c = m_code.at(m_at);
        if (c == u'0')
            return take(place, 1);
        if (c == u'#')
            return takeHash();
        if (c == u'"')
            return takeQuoted();
        if (c == u'\\')
            return m_at + 1 < m_code.size() && take(m_code.at(m_at + 1), 2);
        if (c == u'_' || c == u'*')
            return pass(2);
        if (c == u'[')
            return takeBrackets();
        return isBetween(c) && take(c, 1);
    }

    bool pass(qsizetype characters)
    {
        m_at += characters;
        return true;
    }

    bool take(QChar c, qsizetype characters)
    {
        if (m_hasMorePlaces && c != place && !m_form.contains(place))
            return false;
        m_form += c;
        return pass(characters);
    }

    /// In front of the places it says what is so anyway: more digits than places are shown.
    bool takeHash()
    {
        m_hasMorePlaces = true;
        return m_form.isEmpty() && pass(1);
    }

    bool takeQuoted()
    {
        const qsizetype end = m_code.indexOf(u'"', m_at + 1);
        if (end < 0)
            return false;
        m_form += m_code.mid(m_at + 1, end - m_at - 1);
        return pass(end + 1 - m_at);
    }

    /// A colour or a language; a condition or a currency is of an amount.
    bool takeBrackets()
    {
        const qsizetype end = m_code.indexOf(u']', m_at);
        const QStringView inner = m_code.mid(m_at + 1, std::max<qsizetype>(end - m_at - 1, 0));
        const bool isPlain =
            !inner.isEmpty() && (inner.front().isLetter() || inner.startsWith(u"$-"));
        return end >= 0 && isPlain && pass(end + 1 - m_at);
    }

    QStringView m_code;
    qsizetype m_at = 0;
    QString m_form;
    bool m_hasMorePlaces = false;
};

} // namespace

QString zeroFormOf(QStringView code)
{
    return ZeroFormReading(code).form();
}

QString inZeroForm(const QString &form, const QString &number)
{
    const bool isNegative = number.startsWith(u'-');
    QString digits = isNegative ? number.mid(1) : number;
    const qsizetype places = form.count(place);
    if (places == 0 || !isWhole(digits))
        return number;
    digits = digits.rightJustified(places, u'0');
    QString text = isNegative ? QStringLiteral("-") : QString();
    qsizetype at = 0;
    for (const QChar c : form) {
        if (c != place) {
            text += c;
            continue;
        }
        const qsizetype taken = at == 0 ? digits.size() - places + 1 : 1;
        text += QStringView(digits).mid(at, taken);
        at += taken;
    }
    return text;
}

bool isInZeroForm(const QString &shown, const QString &number)
{
    QString digits;
    for (const QChar c : shown) {
        if (!isDigit(c) && !isBetween(c))
            return false;
        if (isDigit(c))
            digits += c;
    }
    const QString whole = number.startsWith(u'-') ? number.mid(1) : number;
    const bool isFilled = digits.size() > whole.size() && digits.startsWith(u'0');
    return isWhole(whole) && isFilled && digits == whole.rightJustified(digits.size(), u'0');
}

} // namespace intray
