// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/sheets/numberformat.h"

#include <QString>

#include <algorithm>
#include <utility>

namespace intray {

namespace {

/// Reads a code from left to right and remembers which parts of a date or time it shows.
class FormatReading
{
public:
    explicit FormatReading(QStringView code)
        : m_code(code)
    {
    }

    NumberKind kind()
    {
        while (m_at < m_code.size() && !m_isOver)
            takeNext();
        endMonth(false);
        if (m_isElapsed && !m_hasDate)
            return NumberKind::Elapsed;
        if (m_hasDate)
            return m_hasTime ? NumberKind::DateTime : NumberKind::Date;
        return m_hasTime ? NumberKind::Time : NumberKind::Plain;
    }

private:
    void takeNext()
    {
        const QChar c = m_code.at(m_at).toLower();
        if (c == u'"')
            passOver(m_code.indexOf(u'"', m_at + 1));
        else if (c == u'\\' || c == u'_' || c == u'*')
            m_at += 2;
        else if (c == u'[')
            takeBrackets();
        else if (c == u';')
            takeSection();
        else if (startsWith(u"general"))
            m_at += 7;
        else if (startsWith(u"am/pm"))
            takeTime(5);
        else if (startsWith(u"a/p"))
            takeTime(3);
        else
            takeLetter(c);
    }

    bool startsWith(QStringView word) const
    {
        return m_code.mid(m_at).startsWith(word, Qt::CaseInsensitive);
    }

    /// Behind that place; one that is not there is the end.
    void passOver(qsizetype place) { m_at = place < 0 ? m_code.size() : place + 1; }

    void takeBrackets()
    {
        const qsizetype end = m_code.indexOf(u']', m_at);
        const QString inner =
            m_code.mid(m_at + 1, end < 0 ? -1 : end - m_at - 1).toString().toLower();
        passOver(end);
        m_hasCondition |=
            inner.startsWith(u'<') || inner.startsWith(u'>') || inner.startsWith(u'=');
        const QChar unit = inner.isEmpty() ? QChar() : inner.front();
        const bool isUnit = unit == u'h' || unit == u'm' || unit == u's';
        if (!isUnit || inner.count(unit) != inner.size())
            return;
        m_isElapsed = true;
        m_hasTime = true;
        m_isBehindHours = unit == u'h';
    }

    void takeSection()
    {
        endMonth(false);
        m_isOver = !m_hasCondition;
        ++m_at;
    }

    void takeTime(qsizetype letters)
    {
        endMonth(false);
        m_hasTime = true;
        m_at += letters;
    }

    void takeLetter(QChar c)
    {
        const qsizetype from = m_at;
        while (m_at < m_code.size() && m_code.at(m_at).toLower() == c)
            ++m_at;
        const bool isExponent = c == u'e' && m_at < m_code.size() &&
                                (m_code.at(m_at) == u'+' || m_code.at(m_at) == u'-');
        if (isExponent)
            return;
        if (c == u'm')
            takeMonth(m_at - from);
        else if (c == u'h' || c == u's')
            takeHoursOrSeconds(c);
        else if (c == u'y' || c == u'd' || c == u'e' || c == u'g' || c == u'b')
            takeDate();
    }

    /// Minutes behind hours or before seconds; three letters or more are always the month.
    void takeMonth(qsizetype letters)
    {
        endMonth(false);
        if (m_isBehindHours && letters < 3)
            m_hasTime = true;
        else if (letters < 3)
            m_isMonthOpen = true;
        else
            m_hasDate = true;
        m_isBehindHours = false;
    }

    void takeHoursOrSeconds(QChar c)
    {
        endMonth(c == u's');
        m_hasTime = true;
        m_isBehindHours = c == u'h';
    }

    void takeDate()
    {
        endMonth(false);
        m_hasDate = true;
        m_isBehindHours = false;
    }

    void endMonth(bool isMinutes)
    {
        if (!std::exchange(m_isMonthOpen, false))
            return;
        m_hasTime |= isMinutes;
        m_hasDate |= !isMinutes;
    }

    QStringView m_code;
    qsizetype m_at = 0;
    bool m_isOver = false;
    bool m_hasCondition = false;
    bool m_hasDate = false;
    bool m_hasTime = false;
    bool m_isElapsed = false;
    bool m_isBehindHours = false;
    bool m_isMonthOpen = false; ///< "m" was met; what follows says whether it is minutes.
};

struct Known
{
    int from;
    int to;
    NumberKind kind;
};

constexpr Known knownFormats[] = {
    {14, 17, NumberKind::Date}, {18, 21, NumberKind::Time},    {22, 22, NumberKind::DateTime},
    {27, 31, NumberKind::Date}, {32, 35, NumberKind::Time},    {36, 36, NumberKind::Date},
    {45, 45, NumberKind::Time}, {46, 46, NumberKind::Elapsed}, {47, 47, NumberKind::Time},
    {50, 54, NumberKind::Date}, {55, 56, NumberKind::Time},    {57, 58, NumberKind::Date},
};

} // namespace

NumberKind kindOfFormat(QStringView code)
{
    return FormatReading(code).kind();
}

NumberKind kindOfKnownFormat(int id)
{
    const auto known =
        std::find_if(std::begin(knownFormats), std::end(knownFormats),
                     [id](const Known &one) { return id >= one.from && id <= one.to; });
    return known == std::end(knownFormats) ? NumberKind::Plain : known->kind;
}

} // namespace intray
