// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/verifying/duplicatestore.h"

namespace intray {

/// Items that are likely the same thing, each with at least one other of them.
struct DuplicateGroup
{
    QList<LikelyItem> items; ///< Each once; the likeliest pair first.
    double score = 0;        ///< Of the likeliest pair.
    double least = 0;        ///< Of the least likely pair that holds it together.

    bool has(ItemId item) const;
};

/// So many records stand beside each other on a usual screen without scrolling sideways.
inline constexpr qsizetype mostInGroup = 4;

/// The groups that pairs make, those first of which all are the likeliest; the pairs are the
/// likeliest first too. A pair that would make a group too large waits until the group has become
/// smaller. Any thread.
QList<DuplicateGroup> groupsOf(const QList<LikelyDuplicates> &pairs, qsizetype most = mostInGroup);

/// The pairs without those in which the item and one of the others are.
QList<LikelyDuplicates> withoutPairsOf(ItemId item, const QList<ItemId> &others,
                                       const QList<LikelyDuplicates> &pairs);
/// The pairs without the item at all.
QList<LikelyDuplicates> withoutItem(ItemId item, const QList<LikelyDuplicates> &pairs);
/// The pairs after the item ended as a duplicate of another: what was likely the same as the one is
/// likely the same as the other now.
QList<LikelyDuplicates> afterMerge(ItemId ended, const LikelyItem &keeper,
                                   const QList<LikelyDuplicates> &pairs);

} // namespace intray
