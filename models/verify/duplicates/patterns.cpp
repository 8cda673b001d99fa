// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/duplicates/patterns.h"

namespace intray {

static QByteArray keyOf(const AgreementPattern &pattern)
{
    return {reinterpret_cast<const char *>(pattern.constData()), pattern.size()};
}

int PatternTable::placeOf(const AgreementPattern &pattern) const
{
    return m_places.value(keyOf(pattern), -1);
}

int PatternTable::add(const AgreementPattern &pattern)
{
    const QByteArray key = keyOf(pattern);
    ++m_added;
    const auto found = m_places.constFind(key);
    if (found != m_places.cend()) {
        ++m_counts[size_t(*found)];
        return *found;
    }
    const int place = count();
    m_places.insert(key, place);
    m_patterns.push_back(pattern);
    m_counts.push_back(1);
    return place;
}

void PatternTable::countLevels(int field, double times, LevelShares &levels) const
{
    for (int p = 0; p < count(); ++p)
        levels[size_t(pattern(p)[field])] += times * pairs(p);
}

std::vector<double> keptSharesOf(const ComparedPatterns &patterns, const PatternTable &table)
{
    std::vector<double> kept(size_t(table.count()), 1);
    for (int p = 0; p < table.count() && !patterns.apart.empty(); ++p) {
        const int place = patterns.worthComparing.placeOf(table.pattern(p));
        if (place >= 0)
            kept[size_t(p)] -= patterns.apart[size_t(place)] / patterns.worthComparing.pairs(place);
    }
    return kept;
}

} // namespace intray
