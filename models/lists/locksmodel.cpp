// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/locksmodel.h"

#include "lists/celltext.h"
#include "queue/daytime.h"

#include <QLocale>

namespace intray {

using std::chrono::milliseconds;

void LocksModel::updateLocks(const QList<HeldLock> &locks, const QDateTime &now)
{
    m_now = now;
    mergeRows(locks);
    if (rowCount() > 0)
        emit dataChanged(index(0, Idle), index(rowCount() - 1, Expires));
}

bool LocksModel::looksTheSame(const HeldLock &one, const HeldLock &other) const
{
    return one == other;
}

int LocksModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

static bool isRight(int column)
{
    return column == LocksModel::Idle || column == LocksModel::Expires;
}

QVariant LocksModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const HeldLock &held = at(index.row());
    const auto column = static_cast<Column>(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return shown(held, column);
    case Qt::ToolTipRole:
        return toolTip(held, column);
    case Qt::TextAlignmentRole:
        return static_cast<int>(Qt::AlignVCenter |
                                (isRight(column) ? Qt::AlignRight : Qt::AlignLeft));
    case Qt::AccessibleTextRole:
        return column == Key ? wholeKey(held.key) : QVariant();
    case ItemIdRole:
        return held.item.toVariant();
    case AbandonedRole:
        return held.isAbandoned;
    }
    return {};
}

QString LocksModel::ago(const QDateTime &time) const
{
    return timeLeft(milliseconds(std::max<qint64>(1000, time.msecsTo(m_now))));
}

QString LocksModel::left(const HeldLock &held) const
{
    return held.isExpired ? tr("expired")
                          : timeLeft(milliseconds(m_now.msecsTo(held.lock.expiresAt)));
}

static QString wordsFor(ClientLife client)
{
    switch (client) {
    case ClientLife::Alive:
        return LocksModel::tr("running");
    case ClientLife::Silent:
        return LocksModel::tr("not responding");
    case ClientLife::Unknown:
        break;
    }
    return LocksModel::tr("unknown");
}

QString LocksModel::shown(const HeldLock &held, Column column) const
{
    switch (column) {
    case Key:
        return (held.isAbandoned ? QStringLiteral("\u26a0 ") : QString()) + keyText(held.key);
    case Queue:
        return cellText(titleOf(m_titles, held.queue));
    case User:
        return cellText(held.lock.user);
    case Workstation:
        if (isWithoutWorkstation(held.lock))
            return tr("none yet");
        return held.lock.isElsewhere() ? tr("another program") : cellText(held.lock.workstation);
    case Since:
        return clockTime(held.lock.lockedAt);
    case Idle:
        return ago(held.idleSince);
    case Expires:
        return left(held);
    case Draft:
        return held.hasDraft ? tr("draft") : QString();
    case Client:
        return held.isAbandoned
                   ? tr("abandoned: %1").arg(held.isExpired ? tr("expired") : wordsFor(held.client))
                   : wordsFor(held.client);
    case ColumnCount:
        break;
    }
    return {};
}

QString LocksModel::toolTip(const HeldLock &held, Column column) const
{
    switch (column) {
    case Since:
        return plainToolTip(tr("Locked since %1.").arg(exactTime(held.lock.lockedAt)));
    case Idle:
        return plainToolTip(
            tr("Nothing has been typed since %1. Extending the lock does not count.")
                .arg(exactTime(held.idleSince)));
    case Expires:
        return plainToolTip(tr("The lock ends at %1.").arg(exactTime(held.lock.expiresAt)));
    case Client:
        if (held.clientSeenAt.isValid())
            return plainToolTip(
                tr("The program last responded at %1.").arg(exactTime(held.clientSeenAt)));
        if (isWithoutWorkstation(held.lock))
            return plainToolTip(
                tr("A supervisor gave the item to %1, who had no window open and finds it under "
                   "“Mine”.")
                    .arg(held.lock.user));
        return plainToolTip(tr("The program never reported: it is a script, or an older version."));
    default:
        return plainToolTip(
            held.key + u'\n' +
            tr("Item %1, under the lock %2").arg(QString::number(held.item.value()), held.lock.id));
    }
}

static QString titleOf(int column)
{
    switch (column) {
    case LocksModel::Key:
        return LocksModel::tr("Item");
    case LocksModel::Queue:
        return LocksModel::tr("Queue");
    case LocksModel::User:
        return LocksModel::tr("User");
    case LocksModel::Workstation:
        return LocksModel::tr("Workstation");
    case LocksModel::Since:
        return LocksModel::tr("Since");
    case LocksModel::Idle:
        return LocksModel::tr("Idle");
    case LocksModel::Expires:
        return LocksModel::tr("Ends in");
    case LocksModel::Draft:
        return LocksModel::tr("Draft");
    case LocksModel::Client:
        return LocksModel::tr("Program");
    }
    return {};
}

LockQuery::By LocksModel::orderOf(int column)
{
    using By = LockQuery::By;
    static constexpr By orders[ColumnCount] = {By::Key,         By::Queue, By::User,
                                               By::Workstation, By::Since, By::Idle,
                                               By::Expires,     By::Draft, By::Client};
    return column >= 0 && column < ColumnCount ? orders[column] : By::Since;
}

QVariant LocksModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::DisplayRole)
        return titleOf(section);
    if (role == ColumnIdRole)
        return nameOf(orderOf(section));
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>(Qt::AlignVCenter |
                                (isRight(section) ? Qt::AlignRight : Qt::AlignLeft));
    return {};
}

} // namespace intray
