// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/valuesmodel.h"

#include "lists/celltext.h"
#include "lists/rowroles.h"
#include "verify/example/textruns.h"

#include <QLocale>
#include <QSet>

#include <algorithm>

namespace intray {

static bool isDoubted(const ValueRow &row)
{
    return row.breaking == 0 && row.becomes.has_value();
}

void ValuesModel::setTable(const ValueTable &table, bool areRuled)
{
    beginResetModel();
    m_table = table;
    m_areRuled = areRuled;
    m_records = 0;
    for (const ValueRow &row : m_table.byValue)
        m_records += row.records;
    narrow();
    endResetModel();
}

void ValuesModel::show(ValuesBy by)
{
    beginResetModel();
    m_by = by;
    narrow();
    endResetModel();
}

void ValuesModel::setSearch(const QString &text)
{
    beginResetModel();
    m_search = text;
    narrow();
    endResetModel();
}

bool ValuesModel::hasText(const ValueRow &row) const
{
    if (wholeText(row, What).contains(m_search, Qt::CaseInsensitive) ||
        (row.becomes && row.becomes->contains(m_search, Qt::CaseInsensitive)))
        return true;
    return m_by == ValuesBy::Form && std::ranges::any_of(row.members, [this](qsizetype member) {
               return m_table.values.at(member).value.contains(m_search, Qt::CaseInsensitive);
           });
}

void ValuesModel::narrow()
{
    m_shown.clear();
    const QList<ValueRow> &rows = m_table.rows(m_by);
    for (qsizetype row = 0; row < rows.size(); ++row)
        if (m_search.isEmpty() || hasText(rows.at(row)))
            m_shown.append(row);
    m_isAnySign = m_areRuled || std::ranges::any_of(m_shown, [&rows](qsizetype row) {
                      return rows.at(row).breaking > 0 || isDoubted(rows.at(row));
                  });
}

const ValueRow &ValuesModel::at(int row) const
{
    return m_table.rows(m_by).at(m_shown.at(row));
}

bool ValuesModel::isAnyPartlyWrong() const
{
    return std::ranges::any_of(m_table.rows(m_by), [](const ValueRow &row) {
        return row.breaking > 0 && row.breaking < row.records;
    });
}

QItemSelection ValuesModel::rowsOf(const QSet<QString> &texts) const
{
    QItemSelection rows;
    for (int row = 0, next = 0; row < rowCount(); row = next) {
        next = row + 1;
        if (!texts.contains(at(row).text))
            continue;
        while (next < rowCount() && texts.contains(at(next).text))
            ++next;
        rows.append(QItemSelectionRange(index(row, 0), index(next - 1, ColumnCount - 1)));
    }
    return rows;
}

ChosenValues ValuesModel::valuesOf(const QList<int> &rows) const
{
    QSet<qsizetype> seen;
    ChosenValues values{m_table, {}};
    for (const int row : rows)
        for (const qsizetype member : at(row).members)
            if (!seen.contains(member)) {
                seen.insert(member);
                values.places.append(member);
            }
    return values;
}

int ValuesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

int ValuesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

static QString stateOf(const ValueRow &row)
{
    if (row.breaking == 0)
        return {};
    if (row.breaking == row.records)
        return ValuesModel::tr("breaks a rule");
    return ValuesModel::tr("%Ln break a rule", nullptr, static_cast<int>(row.breaking));
}

QString ValuesModel::wholeText(const ValueRow &row, int column) const
{
    switch (column) {
    case What:
        return m_by == ValuesBy::Form ? shownForm(row.text) : row.text;
    case Example:
        return row.example;
    case Becomes:
        return row.becomes && row.becomes->isEmpty() ? tr("(empty)")
                                                     : row.becomes.value_or(QString());
    default:
        return textIn(row, column);
    }
}

QString ValuesModel::textIn(const ValueRow &row, int column) const
{
    switch (column) {
    case Records:
        return QLocale().toString(row.records);
    case Share:
        return {};
    case State:
        return stateOf(row);
    default:
        return bothEndsOf(wholeText(row, column));
    }
}

QString ValuesModel::spokenStateOf(const ValueRow &row) const
{
    return isDoubted(row) ? tr("to check") : stateOf(row);
}

// The sign is not read.
QString ValuesModel::spoken(const ValueRow &row, int column) const
{
    const QString text = wholeText(row, column);
    const QString state = column == What ? spokenStateOf(row) : QString();
    return state.isEmpty() ? text : QStringLiteral("%1, %2").arg(text, state);
}

QVariant ValuesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ValueRow &row = at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return textIn(row, index.column());
    case Qt::ToolTipRole:
        return plainToolTip(index.column() == Becomes && row.becomes && !row.why.isEmpty()
                                ? wholeText(row, Becomes) + QStringLiteral("\n\n") + row.why
                                : wholeText(row, index.column()));
    case Qt::AccessibleTextRole:
        return spoken(row, index.column());
    case int(RowRole::WholeValue):
        return wholeText(row, index.column());
    case Qt::TextAlignmentRole:
        return index.column() == Records ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case BreaksRole:
        return row.breaking > 0;
    case DoubtedRole:
        return isDoubted(row);
    case KeptRole:
        return m_areRuled && row.breaking == 0 && !isDoubted(row);
    case AnySignRole:
        return m_isAnySign;
    case KeyRole:
        return row.text;
    case ShareRole:
        return m_records > 0 ? double(row.records) / double(m_records) : 0;
    default:
        return {};
    }
}

QVariant ValuesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return section == Records ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                                  : QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && section == What && m_by == ValuesBy::Form)
        return tr(
            "0 stands for a digit, A and a for letters; what is between them is as it stands.");
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case What:
        return m_by == ValuesBy::Value  ? tr("Value")
               : m_by == ValuesBy::Form ? tr("Form")
                                        : tr("Cluster");
    case Example:
        return tr("For example");
    case Records:
        return tr("Records");
    case Share:
        return tr("Share");
    case Becomes:
        return tr("Becomes");
    case State:
        return tr("Rules");
    default:
        return {};
    }
}

} // namespace intray
