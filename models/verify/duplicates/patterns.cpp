// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/duplicates/patterns.h"

namespace intray {

int PatternTable::add(const AgreementPattern &pattern)
{
    const QByteArray key(reinterpret_cast<const char *>(pattern.constData()), pattern.size());
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

} // namespace intray
