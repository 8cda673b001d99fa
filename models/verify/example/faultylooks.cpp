// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/example/faultylooks.h"

#include "verify/example/textruns.h"

#include <algorithm>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

const QString zeroFirst = u"a zero first"_s; ///< That fills a number up.
const QString nothingFirst = u"nothing before the point"_s;
const QString oddSigns = u"odd signs"_s;

/// What two values may well have in common without being wrong for it.
bool isOfChance(const QString &look)
{
    return look == zeroFirst || look == u"a blank"_s;
}

bool isCapitalWord(QStringView word)
{
    return word.size() > 1 &&
           std::ranges::all_of(word, [](QChar c) { return c.isLetter() && c == c.toUpper(); });
}

QString lookOf(QChar c)
{
    if (c.isDigit())
        return u"a digit"_s;
    if (c.isLetter())
        return c.isUpper() ? u"a capital"_s : u"a small letter"_s;
    return c.isSpace() ? u"a blank"_s : QString(c);
}

/// What can be said of a value's looks, but for how long its parts are.
QSet<QString> looksOf(const QString &value)
{
    QSet<QString> looks;
    if (value.isEmpty())
        return looks;
    for (const QChar c : value)
        looks << lookOf(c);
    for (const TextRun &run : runsIn(value, RunKind::Letters))
        if (isCapitalWord(QStringView(value).mid(run.begin, run.end - run.begin)))
            looks << u"a word in capitals"_s;
    if (value.size() > 1 && value.startsWith(u'0'))
        looks << (value.at(1).isDigit() ? zeroFirst : nothingFirst);
    if (inPlainSigns(value) != value)
        looks << oddSigns;
    if (value.contains(u"  "_s))
        looks << u"two blanks"_s;
    return looks << u"first "_s + lookOf(value.front()) << u"last "_s + lookOf(value.back());
}

QSet<QString> commonLooks(const QStringList &values)
{
    QSet<QString> common = looksOf(values.constFirst());
    for (const QString &value : values)
        common &= looksOf(value);
    return common;
}

QSet<QString> allLooks(const QStringList &values)
{
    QSet<QString> all;
    for (const QString &value : values)
        all += looksOf(value);
    return all;
}

qsizetype blocksIn(const QString &value)
{
    return runsIn(value, RunKind::Blocks).size();
}

} // namespace

FaultyLooks::FaultyLooks(const QStringList &changed, const QStringList &right)
{
    if (changed.isEmpty() || right.isEmpty())
        return;
    m_has = commonLooks(changed) - allLooks(right);
    m_lacks = commonLooks(right) - allLooks(changed);
    // another odd sign is one as well
    if (m_has.contains(oddSigns))
        m_has = {oddSigns};
    // what stands in them says more than how many words do, or a zero that begins them all
    if (std::ranges::any_of(m_has, [](const QString &look) { return !isOfChance(look); })) {
        m_has.removeIf(isOfChance);
        m_lacks.clear();
        return;
    }
    const auto [fewest, most] = std::ranges::minmax(changed, {}, blocksIn);
    const auto [fewestRight, mostRight] = std::ranges::minmax(right, {}, blocksIn);
    if (blocksIn(fewest) > blocksIn(mostRight))
        m_more = blocksIn(mostRight);
    if (blocksIn(most) < blocksIn(fewestRight))
        m_fewer = blocksIn(fewestRight);
}

bool FaultyLooks::isEmpty() const
{
    return m_has.isEmpty() && m_lacks.isEmpty() && m_more < 0 && m_fewer < 0;
}

bool FaultyLooks::areAllIn(const QString &value) const
{
    const QSet<QString> looks = looksOf(value);
    const qsizetype blocks = blocksIn(value);
    return looks.contains(m_has) && !looks.intersects(m_lacks) && (m_more < 0 || blocks > m_more) &&
           (m_fewer < 0 || blocks < m_fewer);
}

bool FaultyLooks::tellByLooks(const QString &value) const
{
    const QSet<QString> looks = (m_has + m_lacks) - QSet<QString>{zeroFirst, nothingFirst};
    return !looks.isEmpty() && areAllIn(value);
}

} // namespace intray
