// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/proposal/lettercase.h"

#include "verify/proposal/sureness.h"

#include <QCoreApplication>

#include <algorithm>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ByRule)
};

constexpr double leastOfStyle = 0.8;
constexpr double mostStrange = 0.15;

QStringList wordsOf(const QString &value)
{
    return value.split(u' ', Qt::SkipEmptyParts);
}

void keep(QHash<QString, ValueCount> &known, const QString &text, qint64 records)
{
    ValueCount &kept = known[text.toLower()];
    if (records > kept.records)
        kept = {text, records};
}

/// Each part of a word begins large: O'Rourke, Anne-Marie.
QString withLargeBeginnings(const QString &word)
{
    QString result = word.toLower();
    bool isFirst = true;
    for (qsizetype i = 0; i < result.size(); ++i) {
        if (isFirst && result.at(i).isLetter() && !(i > 1 && i + 1 == result.size()))
            result[i] = result.at(i).toUpper();
        isFirst = !result.at(i).isLetterOrNumber() && !result.at(i).isMark();
    }
    return result;
}

} // namespace

LetterCase::Style LetterCase::styleOf(const QString &value)
{
    int letters = 0, large = 0, small = 0, largeInside = 0, wordsSmall = 0;
    bool isFirst = true;
    for (const QChar c : value) {
        if (c.isLetter()) {
            ++letters;
            large += c.isUpper() ? 1 : 0;
            small += c.isLower() ? 1 : 0;
            largeInside += !isFirst && c.isUpper() ? 1 : 0;
            wordsSmall += isFirst && c.isLower() ? 1 : 0;
        }
        isFirst = !c.isLetterOrNumber() && !c.isMark();
    }
    if (letters < 2 || large + small < 2)
        return Style::None;
    if (small == 0)
        return Style::Large;
    if (large == 0)
        return Style::Small;
    const bool beginsSmall = value.at(0).isLower();
    return beginsSmall || largeInside > 1 || wordsSmall > 2 ? Style::Other : Style::Words;
}

LetterCase::LetterCase(const QList<ValueCount> &right)
{
    for (const ValueCount &one : right) {
        const Style style = styleOf(one.value);
        m_styles[int(style)] += one.records;
        m_styled += style == Style::None ? 0 : one.records;
        keep(m_known, one.value, one.records);
        for (const QString &word : wordsOf(one.value))
            if (style == Style::Words)
                keep(m_words, word, one.records);
    }
    for (const Style style : {Style::Large, Style::Small, Style::Words})
        if (share(style) >= leastOfStyle)
            m_usual = style;
}

double LetterCase::share(Style style) const
{
    return m_styled == 0 ? 0 : double(m_styles.value(int(style))) / double(m_styled);
}

std::optional<ValueCount> LetterCase::known(const QString &value) const
{
    const auto known = m_known.constFind(value.toLower());
    return known == m_known.constEnd() ? std::nullopt : std::optional(*known);
}

bool LetterCase::isStrange(const QString &value) const
{
    const Style style = styleOf(value);
    return (style == Style::Large || style == Style::Small) && style != m_usual &&
           m_usual != Style::None && share(style) < mostStrange && isKnown(value);
}

/// Whether others have it, or all its words, in other letters, and far more often.
bool LetterCase::isKnown(const QString &value) const
{
    constexpr qint64 least = 3;
    const auto isOther = [](const QHash<QString, ValueCount> &known, const QString &text) {
        const ValueCount other = known.value(text.toLower());
        return other.records >= least && other.value != text;
    };
    const auto isOwn = [](const QHash<QString, ValueCount> &known, const QString &text) {
        return known.value(text.toLower()).value == text;
    };
    if (isOther(m_known, value))
        return true;
    const QStringList words = wordsOf(value);
    const auto isRight = [&](const QString &word) {
        return isOther(m_words, word) || isOwn(m_words, word) || styleOf(word) == Style::None;
    };
    return std::ranges::all_of(words, isRight) &&
           std::ranges::any_of(words, [&](const QString &word) { return isOther(m_words, word); });
}

QString LetterCase::inWords(const QString &value) const
{
    QStringList result;
    for (const QString &word : wordsOf(value)) {
        const auto known = m_words.constFind(word.toLower());
        result << (known == m_words.constEnd() ? withLargeBeginnings(word) : known->value);
    }
    QString text = result.join(u' ');
    if (!text.isEmpty())
        text[0] = text.at(0).toUpper();
    return text;
}

std::optional<MeantValue> LetterCase::candidate(const QString &value) const
{
    if (const auto same = known(value); same && same->value != value)
        return MeantValue{
            same->value, sureness::exact,
            Words::tr("written like this in %Ln other(s)", nullptr, int(same->records))};
    // What is written in large and small letters at will was written so by somebody.
    const Style style = styleOf(value);
    if (m_usual == Style::None || style == Style::Words || style == Style::None || style == m_usual)
        return std::nullopt;
    const QString text = m_usual == Style::Large   ? value.toUpper()
                         : m_usual == Style::Small ? value.toLower()
                                                   : inWords(value);
    if (text == value)
        return std::nullopt;
    const bool isOpen =
        m_usual == Style::Words && value.toLower().contains(QLatin1StringView("mc"));
    return MeantValue{text, isOpen ? sureness::byHabit : sureness::likely,
                      Words::tr("in large and small letters like the others")};
}

} // namespace intray
