// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/suspicion/misspelling.h"

#include "verify/distance.h"
#include "verify/suspicion/packing.h"

#include <QVarLengthArray>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdlib>
#include <optional>

namespace intray {

// If nothing is known, a slip may type any of about this many characters.
static constexpr double possibleCharacters = 80;
static constexpr double strengthOfNothingKnown = 20;
// Longer texts are not looked at letter by letter.
static constexpr qsizetype longestCompared = 300;

namespace {

/// The distances between all beginnings of the two texts, from which the slips are read backwards.
/// Only a band along the diagonal is filled, because cells outside of it have more slips than are
/// allowed.
class Alignment
{
public:
    Alignment(QStringView meant, QStringView typed, int distance)
        : m_meant(meant)
        , m_typed(typed)
        , m_distance(distance)
        , m_width(typed.size() + 1)
        , m_costs((meant.size() + 1) * m_width)
    {
        for (qsizetype i = 0; i <= meant.size(); ++i)
            fillRow(i);
    }

    QList<Slip> slips() const
    {
        QList<Slip> slips;
        qsizetype i = m_meant.size();
        qsizetype j = m_typed.size();
        while (i > 0 || j > 0) {
            const int here = cost(i, j);
            if (i > 0 && j > 0 && here == cost(i - 1, j - 1) + differs(i, j)) {
                if (differs(i, j))
                    slips.append({Slip::Kind::Replaced, m_typed.at(j - 1)});
                --i, --j;
            } else if (isSwap(i, j) && here == cost(i - 2, j - 2) + 1) {
                slips.append({Slip::Kind::Swapped, {}});
                i -= 2, j -= 2;
            } else if (j > 0 && here == cost(i, j - 1) + 1) {
                slips.append({Slip::Kind::Inserted, m_typed.at(--j)});
            } else {
                slips.append({Slip::Kind::Deleted, {}});
                --i;
            }
        }
        return slips;
    }

private:
    int cost(qsizetype i, qsizetype j) const { return m_costs[i * m_width + j]; }
    void setCost(qsizetype i, qsizetype j, int cost) { m_costs[i * m_width + j] = cost; }
    int differs(qsizetype i, qsizetype j) const { return m_meant.at(i - 1) != m_typed.at(j - 1); }
    bool isSwap(qsizetype i, qsizetype j) const
    {
        return i > 1 && j > 1 && m_meant.at(i - 1) == m_typed.at(j - 2) &&
               m_meant.at(i - 2) == m_typed.at(j - 1) && m_meant.at(i - 1) != m_meant.at(i - 2);
    }
    /// A cell beside the band has more slips than are allowed.
    void fillRow(qsizetype i)
    {
        const qsizetype first = std::max<qsizetype>(0, i - m_distance);
        const qsizetype last = std::min(m_width - 1, i + m_distance);
        if (first > 0)
            setCost(i, first - 1, m_distance + 1);
        for (qsizetype j = first; j <= last; ++j)
            setCost(i, j, fewest(i, j));
        if (last + 1 < m_width)
            setCost(i, last + 1, m_distance + 1);
    }
    int fewest(qsizetype i, qsizetype j) const
    {
        if (i == 0 || j == 0)
            return int(i + j);
        int best =
            std::min({cost(i - 1, j) + 1, cost(i, j - 1) + 1, cost(i - 1, j - 1) + differs(i, j)});
        if (isSwap(i, j))
            best = std::min(best, cost(i - 2, j - 2) + 1);
        return best;
    }

    QStringView m_meant;
    QStringView m_typed;
    int m_distance;
    qsizetype m_width;
    // most texts are short, and need no memory from the heap
    QVarLengthArray<int, 1024> m_costs;
};

/// Cuts off what the two texts have in common at their beginning and end. One common character
/// stays in front, because a swap may reach over it.
void leaveOutEqualEnds(QStringView &one, QStringView &other)
{
    const auto start = std::mismatch(one.begin(), one.end(), other.begin(), other.end());
    const qsizetype same = std::max<qsizetype>(0, start.first - one.begin() - 1);
    one = one.sliced(same);
    other = other.sliced(same);
    const auto end = std::mismatch(one.rbegin(), one.rend(), other.rbegin(), other.rend());
    const qsizetype behind = end.first - one.rbegin();
    one.chop(behind);
    other.chop(behind);
}

} // namespace

/// Which characters a text has, as far as 64 bits tell.
static quint64 charactersOf(QStringView text)
{
    quint64 characters = 0;
    for (const QChar character : text)
        characters |= quint64(1) << (character.unicode() % 64);
    return characters;
}

/// A slip removes at most one character of the one text and adds at most one of the other.
static bool haveTooLittleInCommon(QStringView one, QStringView other, int most)
{
    const quint64 ofOne = charactersOf(one);
    const quint64 ofOther = charactersOf(other);
    return std::popcount(ofOne & ~ofOther) > most || std::popcount(ofOther & ~ofOne) > most;
}

std::optional<QList<Slip>> slipsBetween(QStringView meant, QStringView typed, int most)
{
    if (std::abs(meant.size() - typed.size()) > most ||
        std::max(meant.size(), typed.size()) > longestCompared)
        return std::nullopt;
    leaveOutEqualEnds(meant, typed);
    if (haveTooLittleInCommon(meant, typed, most))
        return std::nullopt;
    const int distance = editDistance(meant, typed, most);
    if (distance > most)
        return std::nullopt;
    return Alignment(meant, typed, distance).slips();
}

void Misspelling::learn(const QList<Slip> &slips, double share)
{
    m_values += share;
    m_more += share * double(slips.size() - 1);
    for (const Slip &slip : slips) {
        m_kinds[int(slip.kind)] += share;
        if (slip.typed.isNull())
            continue;
        m_characters[slip.typed.unicode()] += share;
        m_typed += share;
    }
}

double Misspelling::ofKind(Slip::Kind kind) const
{
    return m_kinds[int(kind)] / (m_kinds[0] + m_kinds[1] + m_kinds[2] + m_kinds[3]);
}

double Misspelling::ofCharacter(QChar typed) const
{
    return (m_characters.value(typed.unicode()) + strengthOfNothingKnown / possibleCharacters) /
           (m_typed + strengthOfNothingKnown);
}

double Misspelling::slipsPerValue() const
{
    return 1 + m_more / m_values;
}

double Misspelling::ofSlips(const QList<Slip> &slips, qsizetype length) const
{
    const double another = m_more / (m_more + m_values);
    double probability = 1 - another;
    double places = double(length) + 1;
    for (qsizetype number = 0; number < slips.size(); ++number) {
        const Slip &slip = slips.at(number);
        // a slip may happen at any place; the order of the slips does not matter
        probability *= double(number + 1) / std::max(places - double(number), 1.0);
        probability *= ofKind(slip.kind) * (slip.typed.isNull() ? 1 : ofCharacter(slip.typed));
        probability *= number > 0 ? another : 1;
    }
    return probability;
}

void Misspelling::pack(Packing &to) const
{
    for (const double kind : m_kinds)
        to.stream << kind;
    to.stream << m_more << m_values << m_typed;
    to.table(m_characters);
}

void Misspelling::unpack(Unpacking &from)
{
    for (double &kind : m_kinds)
        kind = from.number();
    for (double *number : {&m_more, &m_values, &m_typed})
        *number = from.number();
    from.eachOfTable([&](quint64 character, double count) { m_characters[character] = count; });
}

} // namespace intray
