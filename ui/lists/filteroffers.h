// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/itemcolumns.h"
#include "queue/listfilter.h"

#include <QList>

namespace intray {

/// What the search field offers for a text: in words, and what the list would be narrowed by then.
struct FilterOffer
{
    QString words;
    ListFilter filter;
    QString typed; ///< Goes on being typed with this, in place of the filter; empty: it is whole.

    bool operator==(const FilterOffer &) const = default;
};

/// A kept filter by its name.
struct NamedFilter
{
    QString name;
    ListFilter filter;
};

/// Items that are known, to see where a text really stands.
struct KnownItems
{
    QList<Item> items;
    bool areAll = false; ///< That have the text anywhere: where it is in none of them, it is not.
};

/// A few offers, likeliest first: a column that is named, the kept filters and what breaks a rule
/// by their words, the text in each column, those first in which most of the known items have it:
/// as the whole value, as its beginning, anywhere. `now` is what is chosen beside the text.
QList<FilterOffer> filterOffers(const QString &text, const ListFilter &now,
                                const QList<ItemColumn> &columns, const QList<NamedFilter> &kept,
                                const KnownItems &known = {});

} // namespace intray
