// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/keyedrows.h"
#include "lists/rowroles.h"
#include "lists/rowwords.h"
#include "queue/helditem.h"
#include "schema/recordschema.h"

#include <QDateTime>
#include <QHash>

#include <functional>

namespace intray {

/// What this user holds: key, queue, draft or not, time left, since when. Given values; the clock
/// it is given tells the database's time, so that the time left is right whatever this machine's
/// clock says.
class MyItemsModel : public KeyedRows<HeldItem>
{
    Q_OBJECT
public:
    enum Column { Key, Queue, Condition, TimeLeft, Since, ColumnCount };
    enum Role { ItemIdRole = Qt::UserRole, ColumnIdRole };
    using Clock = std::function<QDateTime()>;

    explicit MyItemsModel(Clock clock, QObject *parent = nullptr);

    /// The items as they are now; `lost` are those of which only the text is left: their lock is
    /// gone.
    void updateItems(const QList<HeldItem> &items, const QSet<ItemId> &lost = {});
    void setNameOnDesk(const QString &name); ///< As it is being typed; empty: not known.
    void setOnDesk(ItemId item);             ///< The one in work is marked; an invalid id: none is.
    /// How people call the queues, by their names; others are called by the name.
    void setQueueTitles(const QHash<QString, QString> &titles);
    void setNamingFields(const QHash<QString, NamingFields> &fields); ///< By the queues' names.
    /// Whether the first cell of a row says all of it to those who do not see it, as two lines do.
    void setAsRows(bool asRows) { m_asRows = asRows; }
    void tick(); ///< Time has passed; call it every few seconds.

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

protected:
    ItemId idOf(const HeldItem &row) const override { return row.item.id; }
    bool looksTheSame(const HeldItem &one, const HeldItem &other) const override;

private:
    std::chrono::milliseconds remaining(const HeldItem &held) const;
    QString shown(const HeldItem &held, Column column) const;
    QString condition(const HeldItem &held) const;
    QString toolTip(const HeldItem &held, Column column) const;
    QVariant ofRow(const HeldItem &held, RowRole role) const;
    QString nameOf(const HeldItem &held) const;
    QString secondLine(const HeldItem &held) const;
    bool isOnScreen(const HeldItem &held) const;
    QString conditionInWords(const HeldItem &held) const;
    QString spokenRow(const HeldItem &held) const;
    QString titleOfQueue(const QString &name) const;
    bool isLost(const HeldItem &held) const { return m_lost.contains(held.item.id); }
    void repaint(Column first, Column last);

    Clock m_clock;
    QHash<QString, QString> m_titles;
    QHash<QString, NamingFields> m_naming;
    bool m_asRows = false;
    QSet<ItemId> m_lost;
    ItemId m_onDesk;
    QString m_nameOnDesk;
};

} // namespace intray
