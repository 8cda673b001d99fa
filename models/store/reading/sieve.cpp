// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/reading/sieve.h"

#include "store/rows.h"

namespace intray {

Sieve::Sieve(const ItemQuery &query, const Queue &rules, const QStringList &names)
    : m_find(foldedForSearch(query.find))
    , m_key(foldedForSearch(query.keyContains))
    , m_assignedTo(foldedForSearch(query.assignedTo))
{
    if (query.isForMe)
        m_names = names;
    for (auto it = query.fieldContains.begin(); it != query.fieldContains.end(); ++it)
        if (!it.value().isEmpty())
            m_fields.insert(it.key(), foldedForSearch(it.value()));
    if (query.breaksRule)
        m_schema = RecordSchema::of(rules).value_or(RecordSchema());
}

QString Sieve::needle() const
{
    QString longest = m_find.size() >= m_key.size() ? m_find : m_key;
    for (const QString &text : m_fields)
        if (text.size() > longest.size())
            longest = text;
    return notNull(longest);
}

bool Sieve::passes(const Item &item) const
{
    if (m_names && !m_names->contains(item.assignedTo))
        return false;
    if (!m_assignedTo.isEmpty() && !foldedForSearch(item.assignedTo).contains(m_assignedTo))
        return false;
    if (!m_key.isEmpty() && !foldedForSearch(item.key).contains(m_key))
        return false;
    if (!m_find.isEmpty() && !searchText(item.key, item.record).contains(m_find))
        return false;
    for (auto it = m_fields.begin(); it != m_fields.end(); ++it)
        if (!foldedForSearch(RecordSchema::textOf(item.record.value(it.key())))
                 .contains(it.value()))
            return false;
    const bool isSealed = item.record.isEmpty(); // nothing can be said of it
    return !m_schema || (!isSealed && !m_schema->check(item.record).isEmpty());
}

} // namespace intray
