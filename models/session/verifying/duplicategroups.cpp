// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/verifying/duplicategroups.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <functional>

namespace intray {

namespace {

/// Groups while they grow: where each item is, and what became of groups that joined others.
class Growing
{
public:
    explicit Growing(qsizetype most)
        : m_most(most)
    {
    }

    void add(const LikelyDuplicates &pair)
    {
        const qsizetype one = placeOf(pair.a);
        const qsizetype two = placeOf(pair.b);
        if (one < 0 && two < 0)
            begin(pair);
        else if (one < 0)
            append(two, pair.a, pair.score);
        else if (two < 0)
            append(one, pair.b, pair.score);
        else if (one != two)
            join(std::min(one, two), std::max(one, two), pair.score);
    }

    QList<DuplicateGroup> result() const
    {
        QList<DuplicateGroup> groups;
        std::ranges::copy_if(m_groups, std::back_inserter(groups),
                             [](const DuplicateGroup &group) { return !group.items.isEmpty(); });
        std::ranges::stable_sort(groups, std::greater(), &DuplicateGroup::least);
        return groups;
    }

private:
    qsizetype placeOf(const LikelyItem &item) const
    {
        return m_places.value(item.item.value(), -1);
    }

    void begin(const LikelyDuplicates &pair)
    {
        m_groups << DuplicateGroup{{}, pair.score, pair.score};
        append(m_groups.size() - 1, pair.a, pair.score);
        append(m_groups.size() - 1, pair.b, pair.score);
    }
    void append(qsizetype group, const LikelyItem &item, double score)
    {
        if (m_groups[group].items.size() >= m_most)
            return;
        m_groups[group].least = std::min(m_groups[group].least, score);
        m_groups[group].items << item;
        m_places.insert(item.item.value(), group);
    }
    void join(qsizetype into, qsizetype from, double score)
    {
        if (m_groups[into].items.size() + m_groups[from].items.size() > m_most)
            return;
        for (const LikelyItem &item : std::exchange(m_groups[from].items, {}))
            append(into, item, score);
    }

    qsizetype m_most;
    QList<DuplicateGroup> m_groups;
    QHash<qint64, qsizetype> m_places;
};

} // namespace

bool DuplicateGroup::has(ItemId item) const
{
    return std::ranges::any_of(items, [&](const LikelyItem &each) { return each.item == item; });
}

QList<DuplicateGroup> groupsOf(const QList<LikelyDuplicates> &pairs, qsizetype most)
{
    Growing growing(most);
    for (const LikelyDuplicates &pair : pairs)
        growing.add(pair);
    return growing.result();
}

QList<LikelyDuplicates> withoutPairsOf(ItemId item, const QList<ItemId> &others,
                                       const QList<LikelyDuplicates> &pairs)
{
    QList<LikelyDuplicates> left = pairs;
    left.removeIf([&](const LikelyDuplicates &pair) {
        return (pair.a.item == item && others.contains(pair.b.item)) ||
               (pair.b.item == item && others.contains(pair.a.item));
    });
    return left;
}

QList<LikelyDuplicates> withoutItem(ItemId item, const QList<LikelyDuplicates> &pairs)
{
    QList<LikelyDuplicates> left = pairs;
    left.removeIf(
        [&](const LikelyDuplicates &pair) { return pair.a.item == item || pair.b.item == item; });
    return left;
}

QList<LikelyDuplicates> afterMerge(ItemId ended, const LikelyItem &keeper,
                                   const QList<LikelyDuplicates> &pairs)
{
    QList<LikelyDuplicates> left;
    QSet<qint64> ofKeeper;
    for (LikelyDuplicates pair : pairs) {
        for (LikelyItem *one : {&pair.a, &pair.b})
            if (one->item == ended)
                *one = keeper;
        const bool isA = pair.a.item == keeper.item;
        if (!isA && pair.b.item != keeper.item) {
            left << pair;
            continue;
        }
        const qint64 other = (isA ? pair.b : pair.a).item.value();
        if (other != keeper.item.value() && !ofKeeper.contains(other))
            left << pair;
        ofKeeper.insert(other);
    }
    return left;
}

} // namespace intray
