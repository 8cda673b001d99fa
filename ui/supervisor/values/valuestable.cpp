// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/values/valuestable.h"

#include "ui/common/plaintable.h"
#include "ui/common/tables.h"
#include "ui/supervisor/values/ruledelegate.h"
#include "ui/supervisor/values/sharebar.h"

#include <QHeaderView>
#include <QScopedValueRollback>

#include <algorithm>

namespace intray {

ValuesTable::ValuesTable(QWidget *parent)
    : QTableView(parent)
{
    setObjectName(QStringLiteral("valuesTable"));
    makePlain(this);
    setAccessibleName(tr("Values of the field"));
    setModel(&m_model);
    setItemDelegateForColumn(ValuesModel::What, new RuleDelegate(ValuesModel::BreaksRole,
                                                                 RuleDelegate::Shows::All, this));
    setItemDelegateForColumn(ValuesModel::Share, new ShareBar(ValuesModel::ShareRole, this));
    styleTable(this);
    setTextElideMode(Qt::ElideMiddle); // values of one source often begin alike
    showColumns();
}

ChosenValues ValuesTable::chosen() const
{
    return m_model.valuesOf(chosenRows());
}

void ValuesTable::forget()
{
    const QScopedValueRollback changing(m_isChanging, true);
    m_model.setTable({});
}

// What was chosen stays so, or else what comes first and needs it is.
void ValuesTable::showTable(const ValueTable &table)
{
    {
        const QScopedValueRollback changing(m_isChanging, true);
        const Chosen before = chosenTexts();
        m_model.setTable(table);
        showColumns();
        if (!chooseAgain(before))
            chooseFirst();
    }
    emit chosenChanged();
}

void ValuesTable::showBy(ValuesBy by)
{
    {
        const QScopedValueRollback changing(m_isChanging, true);
        m_model.show(by);
        showColumns();
        chooseFirst();
    }
    emit chosenChanged();
}

void ValuesTable::search(const QString &text)
{
    {
        const QScopedValueRollback changing(m_isChanging, true);
        const Chosen before = chosenTexts();
        m_model.setSearch(text);
        chooseAgain(before);
    }
    emit chosenChanged();
}

void ValuesTable::selectionChanged(const QItemSelection &now, const QItemSelection &before)
{
    QTableView::selectionChanged(now, before);
    if (!m_isChanging)
        emit chosenChanged();
}

// Whole rows are chosen. Qt would look at each cell of each for it.
QList<int> ValuesTable::chosenRows() const
{
    QList<int> rows;
    for (const QItemSelectionRange &range : selectionModel()->selection())
        for (int row = range.top(); row <= range.bottom(); ++row)
            rows.append(row);
    std::ranges::sort(rows);
    const auto twice = std::ranges::unique(rows);
    rows.erase(twice.begin(), twice.end());
    return rows;
}

ValuesTable::Chosen ValuesTable::chosenTexts() const
{
    Chosen now{currentIndex().data(ValuesModel::KeyRole).toString(), {}};
    for (const int row : chosenRows())
        now.rows.insert(m_model.at(row).text);
    return now;
}

bool ValuesTable::chooseAgain(const Chosen &before)
{
    const QItemSelection rows = m_model.rowsOf(before.rows);
    if (rows.isEmpty())
        return false;
    const QItemSelection current = m_model.rowsOf({before.current});
    selectionModel()->setCurrentIndex((current.isEmpty() ? rows : current).constFirst().topLeft(),
                                      QItemSelectionModel::NoUpdate);
    selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect);
    return true;
}

void ValuesTable::chooseFirst()
{
    if (m_model.rowCount() == 0)
        return;
    const ValueRow &first = m_model.at(0);
    if (first.breaking > 0 || first.becomes)
        chooseRow(this, 0);
}

void ValuesTable::showColumns()
{
    QHeaderView *header = horizontalHeader();
    header->setSectionHidden(ValuesModel::Example, m_model.by() != ValuesBy::Form);
    header->setSectionHidden(ValuesModel::State, !m_model.isAnyPartlyWrong());
    shareRoom(header, {ValuesModel::What, ValuesModel::Example, ValuesModel::Becomes});
}

} // namespace intray
