// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>

#include <algorithm>

namespace intray {

/// Small plain values under numbers, in one block of memory. A model has a hundred thousand of
/// them, and filling tables of tables would take longer than one record may take. A plain value.
template <typename Value>
class FlatTable
{
public:
    static constexpr quint64 none = ~quint64(0); ///< No key.

    qsizetype size() const { return m_size; }

    Value value(quint64 key) const
    {
        const Value *const found = find(key);
        return found ? *found : Value();
    }
    const Value *find(quint64 key) const
    {
        if (m_size == 0)
            return nullptr;
        const Entry &entry = m_entries.at(placeOf(key));
        return entry.key == key ? &entry.value : nullptr;
    }
    /// Good until the next one is asked for.
    Value &operator[](quint64 key)
    {
        if (2 * (m_size + 1) > m_entries.size())
            reserve(m_size + 1);
        Entry &entry = m_entries[placeOf(key)];
        if (entry.key == key)
            return entry.value;
        ++m_size;
        entry.key = key;
        return entry.value;
    }
    void reserve(qsizetype entries)
    {
        qsizetype room = std::max<qsizetype>(16, m_entries.size());
        while (room < 2 * entries)
            room *= 2;
        if (room == m_entries.size())
            return;
        const QList<Entry> before = std::exchange(m_entries, QList<Entry>(room));
        for (const Entry &entry : before)
            if (entry.key != none)
                m_entries[placeOf(entry.key)] = entry;
    }
    QList<quint64> keys() const ///< In their order.
    {
        QList<quint64> keys;
        keys.reserve(m_size);
        for (const Entry &entry : m_entries)
            if (entry.key != none)
                keys.append(entry.key);
        std::ranges::sort(keys);
        return keys;
    }

private:
    struct Entry
    {
        quint64 key = none;
        Value value = {};
    };
    /// The place of the key, or the free place where it would go. There is one, because more than
    /// half of the places are free.
    qsizetype placeOf(quint64 key) const
    {
        // the hash has a seed, so that nobody can make a model whose keys all fall on one place
        static const size_t seed = QHashSeed::globalSeed();
        const qsizetype last = m_entries.size() - 1;
        qsizetype place = qsizetype(qHash(key, seed)) & last;
        while (m_entries.at(place).key != key && m_entries.at(place).key != none)
            place = (place + 1) & last;
        return place;
    }

    QList<Entry> m_entries;
    qsizetype m_size = 0;
};

} // namespace intray
