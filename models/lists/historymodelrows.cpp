// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What the history calls its items, and a row that stands for many.
#include "lists/celltext.h"
#include "lists/historymodel.h"
#include "lists/rowroles.h"
#include "lists/rowwords.h"

namespace intray {

using namespace Qt::StringLiterals;

QStringList HistoryModel::namesIn(int row) const
{
    const HistoryRow &one = this->row(row);
    QStringList names;
    for (const HistoryLine &line : m_lines.sliced(one.line, one.lines)) {
        const QString name = nameIn(line);
        names << (name.isEmpty() ? line.key : name);
    }
    return names;
}

/// As the desk and the other lists call it.
QString HistoryModel::nameIn(const HistoryLine &line) const
{
    return nameOf(line.key, line.record, m_naming.value(line.event.queue));
}

QString HistoryModel::calledIn(const HistoryLine &line) const
{
    return nameAndKey(line.key, line.record, m_naming.value(line.event.queue));
}

QVariant HistoryModel::itemOf(const HistoryRow &row, int role) const
{
    const bool isText = role == Qt::DisplayRole || role == Qt::AccessibleTextRole;
    if (row.standsForMany())
        return isText                    ? QVariant(manyIn(row))
               : role == Qt::ToolTipRole ? plainToolTip(manyIn(row))
                                         : QVariant();
    const HistoryLine &line = m_lines.at(row.line);
    const QString name = nameIn(line);
    switch (role) {
    case Qt::DisplayRole:
        return name.isEmpty() ? keyText(line.key) : name;
    case int(RowRole::Beside):
        return name.isEmpty() ? QString() : keyText(line.key);
    case Qt::AccessibleTextRole:
        return name.isEmpty() ? wholeKey(line.key) : name + u", "_s + line.key;
    case Qt::ToolTipRole:
        return plainToolTip(name.isEmpty() ? line.key : name + u", "_s + line.key);
    }
    return {};
}

QString HistoryModel::manyIn(const HistoryRow &row) const
{
    const auto lines = int(row.lines);
    return mayStandForMore(row) ? tr("%Ln item(s) or more", nullptr, lines)
                                : tr("%Ln item(s)", nullptr, lines);
}

} // namespace intray
