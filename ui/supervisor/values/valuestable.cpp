// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/values/valuestable.h"

#include "ui/common/plaintable.h"
#include "ui/common/tables.h"
#include "ui/supervisor/values/ruledelegate.h"
#include "ui/supervisor/values/sharebar.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

namespace intray {

ValuesTable::ValuesTable(QWidget *parent)
    : QTableView(parent)
{
    setObjectName(QStringLiteral("valuesTable"));
    makePlain(this);
    setAccessibleName(tr("Values of the field"));
    setModel(&m_model);
    setItemDelegateForColumn(ValuesModel::What,
                             new RuleDelegate({.breaks = ValuesModel::BreaksRole,
                                               .doubted = ValuesModel::DoubtedRole,
                                               .kept = ValuesModel::KeptRole,
                                               .keepsRoom = ValuesModel::AnySignRole},
                                              this));
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
    m_isKnown = false;
    m_model.setTable({}, false);
}

// What was chosen stays so. Where the field is shown for the first time, what comes first and needs
// it is chosen; later nothing is that nobody chose.
void ValuesTable::showTable(const ValueTable &table, bool areRuled)
{
    {
        const QScopedValueRollback changing(m_isChanging, true);
        const Chosen before = chosenTexts();
        const int place = currentIndex().row();
        m_model.setTable(table, areRuled);
        showColumns();
        const bool isFirstTime = !std::exchange(m_isKnown, true);
        if (!chooseAgain(before) && isFirstTime)
            chooseFirst();
        else if (!selectionModel()->hasSelection())
            goOnAt(place);
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

// What stood there is gone. The keyboard is at what came after it.
void ValuesTable::goOnAt(int row)
{
    if (row >= 0 && m_model.rowCount() > 0)
        selectionModel()->setCurrentIndex(m_model.index(std::min(row, m_model.rowCount() - 1), 0),
                                          QItemSelectionModel::NoUpdate);
}

// Of rows of which none is chosen, the one at which the keyboard is comes first.
void ValuesTable::keyPressEvent(QKeyEvent *event)
{
    const bool isArrow = event->key() == Qt::Key_Down || event->key() == Qt::Key_Up;
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool isNoneChosen = !selectionModel()->hasSelection() && currentIndex().isValid();
    if (isNoneChosen && (isArrow || isReturn) && event->modifiers() == Qt::NoModifier)
        selectRow(currentIndex().row());
    if (!isNoneChosen || !isArrow)
        QTableView::keyPressEvent(event);
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
    header->setSectionHidden(ValuesModel::State, !m_model.isAnyPartlyWrong());
    header->setSectionHidden(ValuesModel::Example, m_model.by() != ValuesBy::Form);
    shareRoom(header, {ValuesModel::What, ValuesModel::Example, ValuesModel::Becomes});
}

} // namespace intray
