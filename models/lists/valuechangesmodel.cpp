// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/valuechangesmodel.h"

#include "lists/celltext.h"

#include <QLocale>

#include <algorithm>

namespace intray {

void ValueChangesModel::setChanges(const QList<ValueChange> &changes)
{
    beginResetModel();
    m_changes = changes;
    std::ranges::stable_partition(m_changes, &ValueChange::isLeftOut);
    endResetModel();
}

qint64 ValueChangesModel::breaking() const
{
    return std::ranges::count_if(m_changes, &ValueChange::breaks);
}

qint64 ValueChangesModel::losing() const
{
    return std::ranges::count_if(
        m_changes, [](const ValueChange &one) { return one.losesDigits && !one.breaks; });
}

qint64 ValueChangesModel::records() const
{
    qint64 all = 0;
    for (const ValueChange &one : m_changes)
        all += one.isLeftOut() ? 0 : one.records;
    return all;
}

int ValueChangesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_changes.size());
}

int ValueChangesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

static QString textIn(const ValueChange &change, int column)
{
    switch (column) {
    case ValueChangesModel::From:
        return change.from;
    case ValueChangesModel::To:
        return change.to.isEmpty() ? ValueChangesModel::tr("(empty)") : change.to;
    case ValueChangesModel::Records:
        return QLocale().toString(change.records);
    case ValueChangesModel::State:
        return change.breaks        ? ValueChangesModel::tr("would break a rule")
               : change.losesDigits ? ValueChangesModel::tr("would lose digits")
                                    : QString();
    default:
        return {};
    }
}

QVariant ValueChangesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ValueChange &change = m_changes.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return cellText(textIn(change, index.column()));
    case Qt::ToolTipRole:
        return plainToolTip(textIn(change, index.column()));
    case Qt::AccessibleTextRole:
        return textIn(change, index.column());
    case Qt::TextAlignmentRole:
        return index.column() == Records ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case LeftOutRole:
        return index.column() == State && change.isLeftOut();
    default:
        return {};
    }
}

QVariant ValueChangesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return section == Records ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                                  : QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case From:
        return tr("Is");
    case To:
        return tr("Becomes");
    case Records:
        return tr("Records");
    case State:
        return tr("Left out");
    default:
        return {};
    }
}

} // namespace intray
