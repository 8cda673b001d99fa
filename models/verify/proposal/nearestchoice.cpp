// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/proposal/nearestchoice.h"

#include "queue/digits.h"
#include "queue/plainletters.h"
#include "verify/distance.h"
#include "verify/proposal/confusions.h"
#include "verify/proposal/sureness.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <bit>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ByRule)
};

constexpr qsizetype mostEqual = 4;
constexpr qsizetype shortestContained = 4;

QStringList wordsOf(const QString &text)
{
    static const QRegularExpression signs(QStringLiteral("[^\\p{L}\\p{N}]+"));
    return text.split(signs, Qt::SkipEmptyParts);
}

QString initialsOf(const QString &text)
{
    QString initials;
    const QStringList words = wordsOf(text);
    for (const QString &word : words)
        initials += word.at(0).toLower();
    return words.size() > 1 ? initials : QString();
}

/// Which characters a plain text has, a bit for each time: one slip changes at most two of them.
quint64 madeOf(const QString &plain)
{
    constexpr int letters = 26, times = 3, others = 8;
    std::array<int, 10> digits{};
    quint64 made = 0;
    for (const QChar c : plain) {
        int bit = letters + 10 * times + c.unicode() % others;
        if (c >= u'a' && c <= u'z')
            bit = c.unicode() - u'a';
        else if (isPlainDigit(c))
            bit = letters + (c.unicode() - u'0') * times +
                  std::min(digits.at(size_t(c.unicode() - u'0'))++, times - 1);
        made |= quint64(1) << bit;
    }
    return made;
}

} // namespace

QString withLetterPairs(QString text)
{
    static const QList<std::pair<QChar, QString>> pairs{
        {u'ä', QStringLiteral("ae")}, {u'ö', QStringLiteral("oe")}, {u'ü', QStringLiteral("ue")},
        {u'ß', QStringLiteral("ss")}, {u'ø', QStringLiteral("oe")}, {u'å', QStringLiteral("aa")}};
    text = text.toLower();
    for (const auto &[letter, pair] : pairs)
        text.replace(letter, pair);
    return text;
}

QString plainSpelling(const QString &text)
{
    QString result;
    for (const QChar c : plainLetters(text.toLower()))
        if (c.isLetterOrNumber())
            result += c;
    return result;
}

NearestChoice::NearestChoice(const QStringList &choices)
    : m_choices(choices)
{
    for (int i = 0; i < int(choices.size()); ++i) {
        const QString plain = plainSpelling(choices.at(i));
        const QString paired = plainSpelling(withLetterPairs(choices.at(i)));
        m_plain << plain;
        m_made << madeOf(plain);
        m_byPlain.insert(plain, i);
        if (paired != plain)
            m_byPlain.insert(paired, i);
        if (const QString initials = initialsOf(choices.at(i)); !initials.isEmpty())
            m_byInitials.insert(initials, i);
        const QString words = wordsOf(choices.at(i).toLower()).join(u' ');
        if (words.size() >= shortestContained)
            m_byWords.insert(words, i);
    }
}

QList<int> NearestChoice::withPlain(const QStringList &spellings) const
{
    Found found;
    for (const QString &plain : spellings)
        for (const int i : m_byPlain.values(plain))
            if (!plain.isEmpty() && !found.contains(i))
                found << i;
    return found;
}

QList<int> NearestChoice::sameLetters(const QString &value) const
{
    return withPlain({plainSpelling(value), plainSpelling(withLetterPairs(value))});
}

/// With zeros in front that were lost or put in, and without the fraction that a spreadsheet adds.
QList<int> NearestChoice::sameNumber(const QString &value) const
{
    constexpr int mostZeros = 4;
    static const QRegularExpression whole(QStringLiteral("^0*([0-9]+)(?:\\.0+)?$"));
    const auto match = whole.match(value.trimmed());
    if (!match.hasMatch())
        return {};
    QStringList spellings{match.captured(1)};
    for (int zeros = 1; zeros <= mostZeros; ++zeros)
        spellings << u'0' + spellings.constLast();
    return withPlain(spellings);
}

QList<int> NearestChoice::confused(const QString &value) const
{
    for (const QString &one : confusionsOf(plainSpelling(value)))
        if (const Found found = withPlain({one.toLower()}); !found.isEmpty())
            return found;
    return {};
}

QList<int> NearestChoice::abbreviated(const QString &value, const MayBe &mayBe) const
{
    const QString plain = plainSpelling(value);
    const bool isMarked = value.trimmed().endsWith(u'.');
    Found found;
    if (plain.size() >= (isMarked ? 1 : 3))
        for (int i = 0; i < int(m_choices.size()) && found.size() <= mostEqual; ++i)
            if (m_plain.at(i).startsWith(plain) && (!mayBe || mayBe(i)))
                found << i;
    if (found.isEmpty() && plain.size() >= 2 && plain.size() <= 5)
        found = m_byInitials.values(plain);
    return found;
}

/// A choice with more around it: "Mobile AL", "City of Mobile"; the longest one.
QList<int> NearestChoice::contained(const QString &value) const
{
    constexpr qsizetype mostWords = 12;
    const QStringList words = wordsOf(value.toLower()).mid(0, mostWords);
    for (qsizetype many = words.size() - 1; many > 0; --many) {
        Found found;
        for (qsizetype from = 0; from + many <= words.size(); ++from)
            found << m_byWords.values(words.mid(from, many).join(u' '));
        if (!found.isEmpty())
            return found;
    }
    return {};
}

QList<int> NearestChoice::misspelt(const QString &value, const MayBe &mayBe) const
{
    const QString plain = plainSpelling(value);
    const quint64 made = madeOf(plain);
    int nearest = plain.size() < 4 ? 0 : plain.size() < 8 ? 1 : 2;
    Found found;
    for (int i = 0; nearest > 0 && i < int(m_choices.size()); ++i) {
        const qsizetype longer = m_plain.at(i).size() - plain.size();
        if (std::popcount(made ^ m_made.at(i)) > 2 * nearest || std::abs(longer) > nearest ||
            m_plain.at(i).size() < 3 || (mayBe && !mayBe(i)))
            continue;
        const int distance = editDistance(plain, m_plain.at(i), nearest);
        if (distance > nearest)
            continue;
        if (distance < nearest)
            found.clear();
        nearest = distance;
        found << i;
    }
    return found;
}

QList<MeantValue> NearestChoice::meant(Found found, const MayBe &mayBe, double sure,
                                       const QString &why) const
{
    if (mayBe)
        found.removeIf([&](int one) { return !mayBe(one); });
    QList<MeantValue> candidates;
    if (found.size() <= mostEqual)
        for (const int one : std::as_const(found))
            candidates.append({m_choices.at(one), sure, why});
    return candidates;
}

QList<MeantValue> NearestChoice::candidates(const QString &value, const MayBe &mayBe) const
{
    const QString hasIt = Words::tr("the list has it so");
    constexpr qsizetype shortest = 3; // one or two characters are easily something else
    const QString nearest = Words::tr("the nearest one of the list");
    QList<MeantValue> all = meant(sameLetters(value), mayBe, sureness::exact, hasIt);
    if (all.isEmpty())
        all = meant(sameNumber(value), mayBe, sureness::exact, hasIt);
    if (all.isEmpty())
        all = meant(confused(value), mayBe,
                    value.size() < shortest ? sureness::byHabit : sureness::spelled, nearest);
    if (all.isEmpty())
        all = meant(abbreviated(value, mayBe), mayBe, sureness::likely,
                    Words::tr("the only one of the list that it may stand "
                              "for"));
    if (all.isEmpty())
        all = meant(misspelt(value, mayBe), mayBe, sureness::spelled, nearest);
    if (all.isEmpty())
        all = meant(contained(value), mayBe, sureness::byHabit,
                    Words::tr("the one of the list that is in it"));
    return all;
}

} // namespace intray
