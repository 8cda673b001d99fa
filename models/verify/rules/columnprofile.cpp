// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/rules/columnprofile.h"

#include <algorithm>

namespace intray {

static constexpr qsizetype mostValues = 50'000;

ColumnProfile::ColumnProfile(const QString &field)
    : m_field(field)
{
}

void ColumnProfile::add(const QString &value)
{
    ++m_records;
    if (value.trimmed().isEmpty()) {
        ++m_empty;
        return;
    }
    m_characters += value.size();
    m_longest = std::max(m_longest, value.size());
    m_hasLineBreaks = m_hasLineBreaks || value.contains(u'\n') || value.contains(u'\r');
    const QString kept = value.size() > longestValue ? value.left(longestValue) : value;
    if (!isInSample(kept))
        return;
    ++m_counts[kept];
    if (m_counts.size() > mostValues)
        thinOut();
}

bool ColumnProfile::isInSample(const QString &value) const
{
    constexpr size_t seed = 20261122; // the same sample at every run
    return m_level == 0 || qHash(value, seed) % (size_t(1) << m_level) == 0;
}

void ColumnProfile::thinOut()
{
    ++m_level;
    m_counts.removeIf([this](auto it) { return !isInSample(it.key()); });
}

QList<ColumnProfile::Counted> ColumnProfile::values() const
{
    QList<Counted> values;
    values.reserve(m_counts.size());
    for (auto it = m_counts.begin(); it != m_counts.end(); ++it)
        values << Counted{it.key(), it.value()};
    std::sort(values.begin(), values.end(), [](const Counted &a, const Counted &b) {
        return a.count != b.count ? a.count > b.count : a.value < b.value;
    });
    return values;
}

} // namespace intray
