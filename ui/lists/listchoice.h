// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/openitemsmodel.h"
#include "queue/listfilter.h"

namespace intray {

class FilterHeader;
class ShownItems;

/// What a person chose to see of a list of items: a text, filters of its columns and of further
/// fields, only broken records, which items at all, and the order. Borrows the model, whose columns
/// it goes by, the head of the columns and the choice of items. In the window's thread.
class ListChoice
{
public:
    ListChoice(const OpenItemsModel &model, FilterHeader &header, ShownItems &shown);

    static ListFilter usual(); ///< What a list shows by itself.

    void setFields(const QList<Field> &fields); ///< Of a queue whose columns the model has already.
    /// By which the list is narrowed: the model's, then other fields.
    const QList<ItemColumn> &columns() const { return m_columns; }
    QString filterOf(int column) const;

    ListFilter chosen() const;
    void choose(const ListFilter &filter); ///< What of it is not in this list is left out.
    void clear();                          ///< All but which items, and the order.
    bool hasFilters() const;
    bool isNarrowed() const; ///< By more than a search.
    bool isUsual() const; ///< Which items at all.

    bool search(const QString &text); ///< False: that was the text before.
    const QString &searched() const { return m_search; }
    void setOnlyBroken(bool isOnlyBroken) { m_onlyBroken = isOnlyBroken; }
    bool isOnlyBroken() const { return m_onlyBroken; }

private:
    void chooseFurther(const ListFilter &filter);

    const OpenItemsModel &m_model;
    FilterHeader &m_header;
    ShownItems &m_shown;
    QList<ItemColumn> m_columns;
    QMap<QString, QString> m_further; ///< What is wanted of further fields, by their ids.
    QString m_search;
    bool m_onlyBroken = false; ///< Only items whose record breaks a rule.
};

} // namespace intray
