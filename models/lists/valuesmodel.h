// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/values/valuetable.h"

#include <QAbstractTableModel>
#include <QItemSelection>
#include <QSet>

namespace intray {

/// The values of a field, one by one, by form or by cluster, with what they would become; narrowed
/// by a search.
class ValuesModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { What, Example, Records, Share, Becomes, State, ColumnCount };
    /// Whether a rule is broken, or another value proposed, or there are rules and all are kept;
    /// whether any row of them says one of these; its whole text; its part of all records, from 0
    /// to 1.
    enum Role { BreaksRole = Qt::UserRole, DoubtedRole, KeptRole, AnySignRole, KeyRole, ShareRole };

    using QAbstractTableModel::QAbstractTableModel;

    /// `areRuled`: there are rules for the values, so that they can be said to be right.
    void setTable(const ValueTable &table, bool areRuled);
    void show(ValuesBy by);
    /// Only rows in which the text occurs, in whichever case; empty: all.
    void setSearch(const QString &text);

    const ValueTable &table() const { return m_table; }
    ValuesBy by() const { return m_by; }
    const ValueRow &at(int row) const;
    /// Whether only some of the records of a row break a rule, so that a sign does not say all.
    bool isAnyPartlyWrong() const;
    /// The rows with these texts, as far as they are shown.
    QItemSelection rowsOf(const QSet<QString> &texts) const;
    /// The values that these rows stand for, each once.
    ChosenValues valuesOf(const QList<int> &rows) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

private:
    void narrow();
    bool hasText(const ValueRow &row) const;
    QString textIn(const ValueRow &row, int column) const;
    QString wholeText(const ValueRow &row, int column) const;
    QString spoken(const ValueRow &row, int column) const;
    QString spokenStateOf(const ValueRow &row) const;

    ValueTable m_table;
    bool m_areRuled = false;
    qint64 m_records = 0; ///< That have a value.
    bool m_isAnySign = false;
    ValuesBy m_by = ValuesBy::Form;
    QString m_search;
    QList<qsizetype> m_shown; ///< Places of the rows.
};

} // namespace intray
