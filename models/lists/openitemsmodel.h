// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/brokenfields.h"
#include "lists/doubtfulfields.h"
#include "lists/itemcolumns.h"
#include "lists/keyedrows.h"
#include "lists/rowroles.h"
#include "lists/rowwords.h"
#include "queue/item.h"

#include <QHash>

namespace intray {

/// A window of the open items of one queue. Is given pieces of the list and never fetches; rows
/// that leave at one end make room at the other, so that memory does not grow with the queue. What
/// a colleague has taken can stay for a moment, faded, instead of vanishing under the cursor.
class OpenItemsModel : public KeyedRows<Item>
{
    Q_OBJECT
public:
    enum Role { ItemIdRole = Qt::UserRole, ColumnIdRole, FadedRole, PassedRole };

    /// As many rows as are kept at once.
    static constexpr int windowRows = 2000;

    explicit OpenItemsModel(QObject *parent = nullptr);

    void setFields(const QList<Field> &listFields); ///< Other columns; the rows go.
    void setRules(const RecordSchema &rules); ///< That checkRows() goes by, and what names rows.
    /// Whether the first cell of a row says all of it to those who do not see it, as two lines do.
    void setAsRows(bool asRows) { m_asRows = asRows; }
    /// Looks which fields of these rows break a rule, where it is not known yet.
    void checkRows(int first, int last);
    QList<Item> itemsIn(int first, int last) const;
    /// These fields of the item break no rule and deserve a look.
    void noteDoubts(const Item &item, const DoubtfulFields::Doubts &doubts);
    const QList<ItemColumn> &columns() const { return m_columns; }

    void setItems(const QList<Item> &items);    ///< Another list.
    void updateItems(const QList<Item> &items); ///< The same list as it is now.
    void append(const QList<Item> &items);
    void prepend(const QList<Item> &items);
    void remove(const QSet<ItemId> &gone); ///< These are not in the list any more.
    /// These were taken, by whom is told: they stay where they are until removeFaded(), also when
    /// the list is updated without them, and are as before when it is updated with them.
    void fade(const QHash<ItemId, QString> &takers);
    void removeFaded(const QSet<ItemId> &gone); ///< Those of them that are faded still.
    void dropFront(int count);
    void dropBack(int count);

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

protected:
    ItemId idOf(const Item &row) const override { return row.id; }
    bool looksTheSame(const Item &one, const Item &other) const override { return one == other; }

private:
    QString toolTip(const ItemColumn &column, const Item &item) const;
    void repaint(ItemId item);
    void repaintAll();
    QString takenWords(const Item &item) const;
    QVariant ofRow(const Item &item, RowRole role) const;
    RowWords wordsOf(const Item &item) const;
    void tellApart();
    QString besideWords(const Item &item) const;
    QStringList brokenIn(const Item &item) const;
    QStringList doubtfulIn(const Item &item) const;
    QString spokenRow(const Item &item) const;
    QList<Item> withFaded(QList<Item> items) const;

    QList<ItemColumn> m_columns;
    NamingFields m_naming;
    NamingFields m_shownNaming; ///< What tells rows apart leads, where many are called alike.
    BrokenFields m_broken;
    DoubtfulFields m_doubtful;
    bool m_asRows = false;
    QHash<ItemId, QString> m_takers; ///< Of the faded rows.
};

} // namespace intray
