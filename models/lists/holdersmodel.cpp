// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/holdersmodel.h"

#include "lists/celltext.h"
#include "lists/rowroles.h"
#include "queue/daytime.h"

#include <algorithm>
#include <chrono>

namespace intray {

using namespace std::chrono_literals;

static QString joined(QStringList parts)
{
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

qsizetype HoldersModel::Holder::abandoned() const
{
    return std::ranges::count_if(locks, &HeldLock::isAbandoned);
}

QList<HoldersModel::Holder> HoldersModel::grouped(const QList<HeldLock> &locks) const
{
    QList<Holder> holders;
    for (const HeldLock &held : locks) {
        const auto found = std::ranges::find(holders, held.lock.user, &Holder::user);
        if (found == holders.end())
            holders.append({held.lock.user, {held}});
        else
            found->locks.append(held);
    }
    std::ranges::stable_partition(holders,
                                  [this](const Holder &holder) { return holder.user != m_own; });
    std::ranges::stable_partition(holders,
                                  [](const Holder &holder) { return holder.abandoned() > 0; });
    return holders;
}

bool HoldersModel::areSame(const QList<Holder> &one, const QList<Holder> &other)
{
    return std::ranges::equal(one, other, [](const Holder &a, const Holder &b) {
        return a.user == b.user &&
               std::ranges::equal(a.locks, b.locks, {}, &HeldLock::item, &HeldLock::item);
    });
}

void HoldersModel::setLocks(const QList<HeldLock> &locks, const QDateTime &now)
{
    const QList<Holder> wanted = grouped(locks);
    m_now = now;
    if (areSame(m_holders, wanted)) {
        m_holders = wanted;
        tellChanges();
        return;
    }
    beginResetModel();
    m_holders = wanted;
    endResetModel();
}

void HoldersModel::setNamingFields(const QHash<QString, NamingFields> &fields)
{
    m_naming = fields;
    tellChanges();
}

void HoldersModel::tellChanges()
{
    if (m_holders.isEmpty())
        return;
    emit dataChanged(index(0, 0), index(rowCount() - 1, 0));
    for (int row = 0; row < rowCount(); ++row) {
        const QModelIndex person = index(row, 0);
        emit dataChanged(index(0, 0, person), index(rowCount(person) - 1, 0, person));
    }
}

// A lock knows the row of its person, counted from 1.
QModelIndex HoldersModel::index(int row, int column, const QModelIndex &above) const
{
    if (!hasIndex(row, column, above))
        return {};
    return createIndex(row, column, above.isValid() ? quintptr(above.row() + 1) : quintptr(0));
}

QModelIndex HoldersModel::parent(const QModelIndex &index) const
{
    if (!index.isValid() || isPerson(index))
        return {};
    return createIndex(int(index.internalId()) - 1, 0, quintptr(0));
}

int HoldersModel::rowCount(const QModelIndex &above) const
{
    if (!above.isValid())
        return int(m_holders.size());
    return isPerson(above) ? int(m_holders.at(above.row()).locks.size()) : 0;
}

int HoldersModel::columnCount(const QModelIndex &) const
{
    return 1;
}

const HeldLock &HoldersModel::lockAt(const QModelIndex &index) const
{
    return m_holders.at(qsizetype(index.internalId()) - 1).locks.at(index.row());
}

QString HoldersModel::personAt(const QModelIndex &index) const
{
    if (!index.isValid())
        return {};
    return m_holders.at(isPerson(index) ? index.row() : qsizetype(index.internalId()) - 1).user;
}

QList<HeldLock> HoldersModel::locksAt(const QModelIndex &index) const
{
    if (!index.isValid())
        return {};
    return isPerson(index) ? m_holders.at(index.row()).locks : QList{lockAt(index)};
}

QVariant HoldersModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    return isPerson(index) ? dataOf(m_holders.at(index.row()), role) : dataOf(lockAt(index), role);
}

/// When somebody was last seen to do something, in words.
QString HoldersModel::busyOn(const Holder &holder) const
{
    const auto latest = std::ranges::max(holder.locks, {}, &HeldLock::idleSince).idleSince;
    const auto idle = std::chrono::milliseconds(latest.msecsTo(m_now));
    return idle < 2min ? tr("active now") : tr("nothing typed for %1").arg(timeLeft(idle));
}

QVariant HoldersModel::dataOf(const Holder &holder, int role) const
{
    const QString items = tr("%n item(s)", nullptr, int(holder.locks.size()));
    const auto abandoned = int(holder.abandoned());
    const QString gone = abandoned > 0 ? tr("%n abandoned", nullptr, abandoned) : QString();
    switch (role) {
    case Qt::DisplayRole:
        return cellText(holder.user);
    case int(RowRole::IsDoubt):
        return abandoned > 0;
    case int(RowRole::Beside):
        return items;
    case int(RowRole::SecondLine):
        return busyOn(holder);
    case int(RowRole::BesideSecond):
        return gone;
    case Qt::AccessibleTextRole:
        return joined({holder.user, items, busyOn(holder), gone});
    }
    return {};
}

RowWords HoldersModel::wordsOf(const HeldLock &held) const
{
    const QString name = nameOf(held.key, held.record, m_naming.value(held.queue));
    const QString below =
        joined({name.isEmpty() ? QString() : keyText(held.key),
                cellText(titleOf(m_titles, held.queue)), held.hasDraft ? tr("draft") : QString()});
    return {name.isEmpty() ? keyText(held.key) : name, below};
}

QVariant HoldersModel::dataOf(const HeldLock &held, int role) const
{
    const QString since = tr("since %1").arg(clockTime(held.lock.lockedAt));
    const auto [name, below] = wordsOf(held);
    const auto left = std::chrono::milliseconds(m_now.msecsTo(held.lock.expiresAt));
    const QString end = held.isExpired     ? tr("expired")
                        : held.isAbandoned ? tr("abandoned")
                                           : tr("%1 left").arg(timeLeft(left));
    switch (role) {
    case Qt::DisplayRole:
        return name;
    case int(RowRole::IsDoubt):
        return held.isAbandoned;
    case Qt::ToolTipRole:
        return plainToolTip(held.key);
    case int(RowRole::Beside):
        return since;
    case int(RowRole::SecondLine):
        return below;
    case int(RowRole::BesideSecond):
        return end;
    case Qt::AccessibleTextRole:
        return joined({name, below, since, end});
    }
    return {};
}

} // namespace intray
