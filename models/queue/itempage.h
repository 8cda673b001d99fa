// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/item.h"

#include <QJsonArray>
#include <QList>
#include <QMap>
#include <QString>

#include <optional>

namespace intray {

/// What a list is ordered by. Ties are broken by the item's id, so every order is total.
struct ItemOrder
{
    enum class By { ClaimOrder, Key, Priority, Created, Field };

    By by = By::ClaimOrder;
    QString field; ///< With Field: the record's field, compared as in sortkeys.h.
    bool descending = false;

    bool operator==(const ItemOrder &) const = default;
};

/// That a field is empty for a reason.
struct MissingFilter
{
    QString field;  ///< Empty: any field.
    QString reason; ///< Empty: any reason.

    bool operator==(const MissingFilter &) const = default;
};

/// Which items a list shows. All conditions must hold; text is compared without case, anywhere in
/// the value.
struct ItemQuery
{
    QString queue;
    State state = State::Open;
    QString find; ///< Anywhere in the record or the key.
    QString keyContains;
    QMap<QString, QString> fieldContains; ///< Field name to text.
    ItemOrder order;
    bool isBrief = false;    ///< Long texts of the records are cut, which is enough to show a list.
    bool breaksRule = false; ///< Its record breaks a rule that one record can break.
    QString assignedTo = {}; ///< Of open ones: for a user or @tag with this in the name.
    bool isForMe = false;    ///< Of open ones: assigned to the asker, by name or tag.
    bool hasPassed = false;  ///< Of done ones: nobody opened it.
    std::optional<MissingFilter> missing = {};
    bool askedBack = false; ///< Finished, and somebody asks for it; the order does not matter.
    /// Valid: only what the asker completed since then and is still done, newest first, at most 500
    /// in one page; the order does not matter.
    QDateTime doneByMeSince = {};

    bool operator==(const ItemQuery &) const = default;
};

/// A place in an ordered list, between two items. Opaque text, good for the same query only.
using Cursor = QString;

/// The place of this item in a list with this order.
Cursor cursorFor(const ItemOrder &order, const Item &item);
/// The values that a cursor is made of, in the list's order; empty for text that is no cursor.
QJsonArray placeIn(const Cursor &cursor);

/// Which piece of the list: from a place on, up to a place, from the start or up to the end.
struct PageRequest
{
    /// AtOrAfter includes the item that the cursor was made for, if it is still there.
    enum class From { Start, After, Before, End, AtOrAfter };

    From from = From::Start;
    Cursor cursor;   ///< With After, Before and AtOrAfter.
    int limit = 200; ///< 1 to mostItems() (pagesize.h).
};

/// A piece of a list in the list's order. An empty cursor: nothing more on that side.
struct ItemPage
{
    QList<Item> items;
    Cursor previous; ///< Ask Before this for the page in front.
    Cursor next;     ///< Ask After this for the page behind.
};

} // namespace intray
