// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/item.h"

#include <QCache>
#include <QStringList>

namespace intray {

/// Which fields of a list's records deserve a look though they break no rule, as somebody said of
/// each version of an item; the oldest ones give way. In the window's thread.
class DoubtfulFields
{
public:
    struct Doubts
    {
        QStringList fields;
        bool areAll = true; ///< False: there may be others, so their number is not known.

        bool operator==(const Doubts &) const = default;
    };

    /// False: nothing else than before.
    bool note(const Item &item, const Doubts &doubts)
    {
        const Told *before = m_told.object(item.id);
        if (before && before->change == item.change && before->doubts == doubts)
            return false;
        m_told.insert(item.id, new Told{item.change, doubts});
        return true;
    }
    Doubts of(const Item &item) const
    {
        const Told *told = m_told.object(item.id);
        return told && told->change == item.change ? told->doubts : Doubts();
    }
    void forget() { m_told.clear(); }

private:
    struct Told
    {
        qint64 change = 0;
        Doubts doubts;
    };

    static constexpr int most = 4000;

    QCache<ItemId, Told> m_told{most};
};

} // namespace intray
