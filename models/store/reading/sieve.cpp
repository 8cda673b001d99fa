// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/reading/sieve.h"

#include "queue/plainletters.h"
#include "schema/missingreason.h"
#include "schema/plainsearch.h"
#include "store/reading/plainpattern.h"
#include "store/reading/soughtwords.h"
#include "store/rows/rows.h"

#include <algorithm>

namespace intray {

Sieve::Sieve(const ItemQuery &query, const Queue &rules, Dialect dialect, const QStringList &names)
    : m_dialect(dialect)
    , m_isPlain(isSearchedPlainly(rules))
    , m_hasPassed(query.hasPassed)
    , m_missing(query.missing)
    , m_find(soughtWords(folded(query.find)))
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

/// What every hit contains somewhere, the longest first, because they are the rarest.
QStringList Sieve::texts() const
{
    QStringList texts = m_find + m_fields.values();
    if (!m_key.isEmpty())
        texts << m_key;
    std::ranges::stable_sort(texts, std::ranges::greater(), &QString::size);
    return texts;
}

QString Sieve::needle() const
{
    return m_isPlain ? QStringLiteral("") : notNull(texts().value(0));
}

/// Two of them are enough for the database: what is left is looked through here.
Bindings Sieve::sought() const
{
    const auto part = [this, all = texts()](qsizetype place, bool isPlain) {
        return m_isPlain == isPlain ? notNull(all.value(place)) : QStringLiteral("");
    };
    return {{":needle", part(0, false)},
            {":letters", plainPattern(m_dialect, part(0, true))},
            {":plain", part(0, true)},
            {":other_needle", part(1, false)},
            {":other_letters", plainPattern(m_dialect, part(1, true))},
            {":other_plain", part(1, true)}};
}

static bool isMissing(const Item &item, const MissingFilter &filter)
{
    for (auto its = item.missing.begin(); its != item.missing.end(); ++its)
        if ((filter.field.isEmpty() || its.key() == filter.field) &&
            (filter.reason.isEmpty() || its.value().toString() == filter.reason))
            return true;
    return false;
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
        const QString seen = m_isPlain ? plainLetters(text) : text;
        if (!std::ranges::all_of(m_find, [&](const QString &word) { return seen.contains(word); }))
            return false;
    }
    for (auto it = m_fields.begin(); it != m_fields.end(); ++it)
        if (!folded(RecordSchema::textOf(item.record.value(it.key()))).contains(it.value()))
            return false;
    if (m_missing && !isMissing(item, *m_missing))
        return false;
    const bool isSealed = item.record.isEmpty(); // nothing can be said of it
    return !m_schema ||
           (!isSealed && !withoutExcused(m_schema->check(item.record), item.missing).isEmpty());
}

} // namespace intray
