// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/reading/sieve.h"

#include "queue/plainletters.h"
#include "schema/plainsearch.h"
#include "store/reading/plainpattern.h"
#include "store/rows/rows.h"

namespace intray {

Sieve::Sieve(const ItemQuery &query, const Queue &rules, Dialect dialect, const QStringList &names)
    : m_dialect(dialect)
    , m_isPlain(isSearchedPlainly(rules))
    , m_hasPassed(query.hasPassed)
    , m_find(folded(query.find))
    , m_key(folded(query.keyContains))
    , m_assignedTo(foldedForSearch(query.assignedTo))
{
    if (query.isForMe)
        m_names = names;
    for (auto it = query.fieldContains.begin(); it != query.fieldContains.end(); ++it)
        if (!it.value().isEmpty())
            m_fields.insert(it.key(), folded(it.value()));
    if (query.breaksRule)
        m_schema = RecordSchema::of(rules).value_or(RecordSchema());
}

QString Sieve::folded(const QString &text) const
{
    return m_isPlain ? plainLetters(foldedForSearch(text)) : foldedForSearch(text);
}

QString Sieve::longest() const
{
    QString longest = m_find.size() >= m_key.size() ? m_find : m_key;
    for (const QString &text : m_fields)
        if (text.size() > longest.size())
            longest = text;
    return notNull(longest);
}

QString Sieve::needle() const
{
    return m_isPlain ? QStringLiteral("") : longest();
}

Bindings Sieve::sought() const
{
    const QString plain = m_isPlain ? longest() : QStringLiteral("");
    return {{":needle", needle()}, {":letters", plainPattern(m_dialect, plain)}, {":plain", plain}};
}

bool Sieve::passes(const Item &item) const
{
    if (m_hasPassed && !item.hasPassed)
        return false;
    if (m_names && !m_names->contains(item.assignedTo))
        return false;
    if (!m_assignedTo.isEmpty() && !foldedForSearch(item.assignedTo).contains(m_assignedTo))
        return false;
    if (!m_key.isEmpty() && !folded(item.key).contains(m_key))
        return false;
    if (!m_find.isEmpty()) {
        const QString text = searchText(item.key, item.record);
        if (!(m_isPlain ? plainLetters(text) : text).contains(m_find))
            return false;
    }
    for (auto it = m_fields.begin(); it != m_fields.end(); ++it)
        if (!folded(RecordSchema::textOf(item.record.value(it.key()))).contains(it.value()))
            return false;
    const bool isSealed = item.record.isEmpty(); // nothing can be said of it
    return !m_schema || (!isSealed && !m_schema->check(item.record).isEmpty());
}

} // namespace intray
