// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/duplicates/standins.h"

#include <algorithm>
#include <map>
#include <set>

namespace intray {

namespace {

/// In so many different pairs of values, and in so many of these with nothing else that differs, or
/// it may be chance.
constexpr size_t leastMet = 3;
constexpr size_t leastAlone = 2;
/// Of all that stands instead of the rarer one of the two.
constexpr double mostlyThisOne = 0.4;

/// Words that one value has and the other has not.
std::vector<int> without(std::vector<int> words, const std::vector<int> &others)
{
    for (const int other : others)
        if (const auto same = std::ranges::find(words, other); same != words.end())
            words.erase(same);
    return words;
}

bool hasDigit(const QString &word)
{
    return std::ranges::any_of(word, [](QChar c) { return c.isDigit(); });
}

/// What stands instead of what, from one pair of values after the other.
class Exchanges
{
public:
    explicit Exchanges(const ComparedField &field)
        : m_field(field)
    {
    }

    void see(int a, int b)
    {
        if (!m_seen.insert(std::minmax(a, b)).second)
            return;
        const std::vector<int> &ofA = m_field.value(a).words;
        const std::vector<int> &ofB = m_field.value(b).words;
        const std::vector<int> onlyA = without(ofA, ofB);
        const std::vector<int> onlyB = without(ofB, ofA);
        // More could go together in several ways; a value that is one word is the thing itself.
        if (onlyA.size() > 2 || onlyB.size() > 2 || std::min(ofA.size(), ofB.size()) < 2)
            return;
        for (const int one : onlyA)
            for (const int other : onlyB)
                add(one, other, std::max(onlyA.size(), onlyB.size()));
    }

    StandIns result() const
    {
        StandIns found;
        for (const auto &[words, met] : m_met) {
            const auto [one, other] = words;
            const double instead = std::min(m_instead.at(one), m_instead.at(other));
            if (met.times >= leastMet && met.alone >= leastAlone &&
                met.worth >= mostlyThisOne * instead)
                found.insert(words);
        }
        return found;
    }

private:
    struct Met
    {
        size_t times = 0;
        size_t alone = 0;
        double worth = 0;
    };

    void add(int one, int other, size_t among)
    {
        const double worth = 1.0 / double(among);
        const auto &words = m_field.words();
        if (hasDigit(words[size_t(one)].text) || hasDigit(words[size_t(other)].text))
            return;
        Met &met = m_met[std::minmax(one, other)];
        ++met.times;
        met.alone += among == 1 ? 1 : 0;
        met.worth += worth;
        m_instead[one] += worth;
        m_instead[other] += worth;
    }

    const ComparedField &m_field;
    std::set<std::pair<int, int>> m_seen;
    std::map<std::pair<int, int>, Met> m_met;
    std::map<int, double> m_instead;
};

} // namespace

StandIns standInsIn(const ComparedRecords &records, int field,
                    const std::vector<RecordPair> &likely)
{
    const ComparedField &values = records.field(field);
    Exchanges exchanges(values);
    for (const auto [a, b] : likely) {
        const int ofA = values.valueOf(a);
        const int ofB = values.valueOf(b);
        if (ofA != ofB && ofA != ComparedField::nothing && ofB != ComparedField::nothing)
            exchanges.see(ofA, ofB);
    }
    return exchanges.result();
}

} // namespace intray
