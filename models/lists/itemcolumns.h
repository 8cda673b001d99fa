// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/itempage.h"
#include "schema/recordschema.h"

#include <QList>

namespace intray {

/// One column of a list of items. `id` names it in settings and stays the same in every language.
struct ItemColumn
{
    QString id;
    QString title;
    ItemOrder::By order = ItemOrder::By::Key; ///< What sorting by this column means.
    QString field;                            ///< With By::Field.
    bool numeric = false;                     ///< Right-aligned.

    bool isFilterable() const;
    bool isForWhom() const;                    ///< For whom the item is.
    QString wholeText(const Item &item) const; ///< What the item has there, as it is searched.
    /// By which it is meant where somebody types it: its title, then what it is called otherwise.
    QStringList names() const;
};

/// Key, the schema's list fields, priority, creation, for whom.
QList<ItemColumn> itemColumns(const QList<Field> &listFields);
/// What a list with these columns can be narrowed by: the columns, and behind them those fields of
/// its records that are no columns.
QList<ItemColumn> withFurtherFields(QList<ItemColumn> columns, const QList<Field> &fields);

/// What lists say of an item that is done although nobody opened it.
QString passedWords();
/// What the column shows of the item.
QString shownText(const ItemColumn &column, const Item &item);

} // namespace intray
