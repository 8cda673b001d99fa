// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/fieldlength.h"

#include "schema/dateform.h"
#include "schema/recordschema.h"

#include <algorithm>

namespace intray {

namespace {

using Length = std::optional<int>; ///< None: any number, or it is not known.

/// Reads a pattern from left to right. What it does not know, it does not measure.
class PatternReader
{
public:
    explicit PatternReader(QStringView pattern)
        : m_rest(pattern)
    {
    }

    Length alternatives()
    {
        Length longest = sequence();
        while (longest && takes(u'|')) {
            const Length other = sequence();
            longest = other ? std::optional(std::max(*longest, *other)) : std::nullopt;
        }
        return longest;
    }
    bool isAtEnd() const { return m_rest.isEmpty(); }

private:
    bool takes(QChar wanted)
    {
        if (!m_rest.startsWith(wanted))
            return false;
        m_rest = m_rest.mid(1);
        return true;
    }
    Length sequence()
    {
        int sum = 0;
        while (!m_rest.isEmpty() && m_rest.front() != u'|' && m_rest.front() != u')') {
            const Length one = atom();
            const Length times = one ? repeats() : std::nullopt;
            if (!times)
                return std::nullopt;
            sum += *one * *times;
        }
        return sum;
    }
    Length atom()
    {
        const QChar first = m_rest.front();
        m_rest = m_rest.mid(1);
        if (first == u'(')
            return group();
        if (first == u'[')
            return characterClass();
        if (first == u'\\')
            return escaped();
        if (first == u'^' || first == u'$')
            return 0;
        return QStringView(u"*+?{").contains(first) ? std::nullopt : Length(1);
    }
    Length group()
    {
        if (takes(u'?') && !takes(u':'))
            return std::nullopt;
        const Length inside = alternatives();
        return inside && takes(u')') ? inside : std::nullopt;
    }
    Length characterClass()
    {
        takes(u'^');
        bool isFirst = true; // there a bracket stands for itself
        while (!m_rest.isEmpty() && (isFirst || m_rest.front() != u']')) {
            if (m_rest.startsWith(u"[:"))
                return std::nullopt;
            m_rest = m_rest.mid(m_rest.front() == u'\\' ? 2 : 1);
            isFirst = false;
        }
        return takes(u']') ? Length(1) : std::nullopt;
    }
    Length escaped()
    {
        if (m_rest.isEmpty())
            return std::nullopt;
        const QChar letter = m_rest.front();
        m_rest = m_rest.mid(1);
        if (!letter.isLetterOrNumber() || QStringView(u"dDwWsS").contains(letter))
            return 1;
        return letter == u'b' || letter == u'B' ? Length(0) : std::nullopt;
    }
    /// How often what stands before may come.
    Length repeats()
    {
        if (m_rest.startsWith(u'*') || m_rest.startsWith(u'+'))
            return std::nullopt;
        Length times = 1;
        if (!takes(u'?') && takes(u'{'))
            times = mostTimes();
        takes(u'?'); // as few as possible
        return times;
    }
    Length mostTimes()
    {
        const qsizetype end = m_rest.indexOf(u'}');
        if (end < 0)
            return std::nullopt;
        const QStringView inside = m_rest.left(end);
        m_rest = m_rest.mid(end + 1);
        bool isNumber = false;
        const int most = inside.mid(inside.lastIndexOf(u',') + 1).toInt(&isNumber);
        return isNumber && most >= 0 && most <= 1000 ? Length(most) : std::nullopt;
    }

    QStringView m_rest;
};

Length longestOf(const QStringList &texts)
{
    qsizetype longest = 0;
    for (const QString &text : texts)
        longest = std::max(longest, text.size());
    return int(longest);
}

/// September and 30 are the longest of their kind in most languages.
Length longestMoment(const QString &format)
{
    const auto form = DateForm::fromText(format);
    if (!form)
        return std::nullopt;
    return int(form->write({QDate(2026, 9, 30), QTime(22, 58, 58)}).size());
}

Length longestOfFormat(const QString &format)
{
    if (format == u"date")
        return 10;
    if (format == u"time")
        return 8;
    if (format == u"date-time")
        return 25;
    if (format == u"ipv4")
        return 15;
    return format == u"uuid" ? Length(36) : std::nullopt;
}

Length longestOfKind(const Field &field)
{
    constexpr int longestNumber = 15;
    constexpr int longestYesOrNo = 5;
    if (field.type == u"boolean" || field.kind == u"yes-no")
        return longestYesOrNo;
    if (field.kind.startsWith(u"date") || field.kind == u"time")
        return longestMoment(field.format);
    const bool isNumber = field.type == u"integer" || field.type == u"number" ||
                          field.kind == u"whole" || field.kind == u"number";
    if (isNumber || field.kind == u"phone")
        return longestNumber;
    return std::nullopt;
}

} // namespace

Length longestOfPattern(QStringView pattern)
{
    const bool isBound = pattern.startsWith(u'^') && pattern.endsWith(u'$');
    PatternReader reader(pattern);
    const Length length = isBound ? reader.alternatives() : std::nullopt;
    return reader.isAtEnd() ? length : std::nullopt;
}

Length longestValue(const Field &field, const QJsonObject &schema)
{
    if (field.multiline || !field.several.isEmpty())
        return std::nullopt;
    if (!field.choices.isEmpty())
        return longestOf(field.choices);
    const QJsonObject property =
        schema.value(QStringLiteral("properties")).toObject().value(field.name).toObject();
    Length longest;
    const auto keep = [&longest](Length other) {
        if (other && (!longest || *other < *longest))
            longest = other;
    };
    keep(longestOfKind(field));
    keep(longestOfFormat(property.value(QStringLiteral("format")).toString()));
    keep(longestOfPattern(property.value(QStringLiteral("pattern")).toString()));
    if (const int most = property.value(QStringLiteral("maxLength")).toInt(-1); most >= 0)
        keep(most);
    return longest;
}

} // namespace intray
