// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/id.h"

#include <QList>
#include <QSet>

namespace intray {

inline ItemId itemIn(ItemId item)
{
    return item;
}
/// Of what is said about an item.
template <typename About>
ItemId itemIn(const About &about)
{
    return about.item;
}

/// The list as the operations take it: each item once, where it stands first.
template <typename About>
QList<About> eachOnce(const QList<About> &all)
{
    QSet<ItemId> seen;
    QList<About> once;
    for (const About &one : all)
        if (const ItemId item = itemIn(one); !seen.contains(item)) {
            seen.insert(item);
            once << one;
        }
    return once;
}

} // namespace intray
