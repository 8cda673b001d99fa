// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/localenumber.h"

namespace intray {

namespace {

QChar only(const QString &sign)
{
    return sign.size() == 1 ? sign.at(0) : QChar();
}

bool isSpace(QChar c)
{
    return c == u' ' || c == u'\u00a0' || c == u'\u202f';
}

bool isApostrophe(QChar c)
{
    return c == u'\'' || c == u'\u2019';
}

bool isBetweenDigits(const QString &text, qsizetype at)
{
    return at > 0 && at + 1 < text.size() && text.at(at - 1).isDigit() && text.at(at + 1).isDigit();
}

} // namespace

LocaleNumber::LocaleNumber(const NumberForm &stored, const QLocale &locale)
    : m_stored(stored)
    , m_shown(stored.withSigns(only(locale.groupSeparator()),
                               stored.isWhole() ? QChar() : only(locale.decimalPoint())))
    , m_group(only(locale.groupSeparator()))
    , m_zero(only(locale.zeroDigit()))
{
}

bool LocaleNumber::isTheSame() const
{
    return m_shown.text() == m_stored.text();
}

bool LocaleNumber::isStored(const QString &text) const
{
    return m_stored.read(text).has_value();
}

// A keyboard has a plain space and a plain apostrophe, and in some countries digits of its own.
QString LocaleNumber::plain(QString typed) const
{
    for (qsizetype at = 0; at < typed.size(); ++at) {
        QChar &c = typed[at];
        const int digit = m_zero.isNull() ? -1 : c.unicode() - m_zero.unicode();
        if (digit >= 0 && digit <= 9)
            c = QChar(u'0' + digit);
    }
    for (qsizetype at = 0; at < typed.size(); ++at)
        if (((isSpace(m_group) && isSpace(typed.at(at))) ||
             (isApostrophe(m_group) && isApostrophe(typed.at(at)))) &&
            isBetweenDigits(typed, at))
            typed[at] = m_group;
    return typed;
}

QString LocaleNumber::stored(const QString &typed) const
{
    return m_shown.rewritten(plain(typed), m_stored).value_or(typed);
}

QString LocaleNumber::shown(const QString &text) const
{
    const auto shown = m_stored.rewritten(text, m_shown);
    return shown && stored(*shown) == text ? *shown : text;
}

} // namespace intray
