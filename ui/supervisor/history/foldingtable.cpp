// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/history/foldingtable.h"

#include "lists/foldingmodel.h"
#include "ui/common/plaintable.h"
#include "ui/common/tables.h"
#include "ui/common/tokens.h"
#include "ui/supervisor/history/foldedcell.h"

#include <QHeaderView>
#include <QKeyEvent>

#include <algorithm>

namespace intray {

FoldingTable::FoldingTable(FoldingModel &model, int about, QWidget *parent)
    : QTableView(parent)
    , m_model(model)
{
    makePlain(this);
    model.setFolding(true);
    setModel(&model);
    setItemDelegateForColumn(about, new FoldedCell(this));
    styleTable(this);
    constexpr int leastRows = 2;
    setMinimumHeight(horizontalHeader()->sizeHint().height() +
                     leastRows * heightOf(Part::TableRow, fontMetrics()));
    horizontalHeader()->setStretchLastSection(true);
    connect(this, &QTableView::doubleClicked, this, &FoldingTable::turn);
}

int FoldingTable::chosenRow() const
{
    const QModelIndex index = currentIndex();
    return index.isValid() && selectionModel()->isSelected(index) ? index.row() : -1;
}

bool FoldingTable::isOfMany() const
{
    return chosenRow() >= 0 && m_model.row(chosenRow()).standsForMany();
}

void FoldingTable::turn()
{
    if (!isOfMany())
        return;
    m_model.turn(chosenRow());
    emit chosen();
}

bool FoldingTable::choose(qint64 event)
{
    const int row = m_model.rowOf(event);
    if (row >= 0)
        chooseRow(this, row);
    return row >= 0;
}

QString FoldingTable::wordsOfTurning() const
{
    const bool isFolded = isOfMany() && m_model.row(chosenRow()).as == HistoryRow::As::Folded;
    return isFolded ? tr("Show eac&h") : tr("Fol&d");
}

QStringList FoldingTable::manyInWords() const
{
    constexpr qsizetype mostNamed = 30;
    if (!isOfMany())
        return {};
    const QStringList names = m_model.namesIn(chosenRow());
    const QString many = m_model.manyIn(m_model.row(chosenRow()));
    QStringList sentences;
    for (qsizetype named = std::min(mostNamed, names.size()); named > 0; --named) {
        const QString first = names.first(named).join(QStringLiteral("; ")); // a name has commas
        const auto others = int(names.size() - named);
        sentences << (others > 0 ? tr("%1: %2 and %Ln more.", nullptr, others).arg(many, first)
                                 : tr("%1: %2.").arg(many, first));
    }
    return sentences << many;
}

/// As in a tree: Right opens what is folded, Left folds it again.
bool FoldingTable::turnsBy(const QKeyEvent &key) const
{
    if (!isOfMany() || key.modifiers() & ~Qt::KeypadModifier)
        return false;
    const bool isFolded = m_model.row(chosenRow()).as == HistoryRow::As::Folded;
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    return key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter ||
           key.key() == (isFolded != isMirrored ? Qt::Key_Right : Qt::Key_Left);
}

bool FoldingTable::event(QEvent *event)
{
    if (event->type() != QEvent::ShortcutOverride ||
        !turnsBy(*static_cast<const QKeyEvent *>(event)))
        return QTableView::event(event);
    event->accept();
    return true;
}

void FoldingTable::keyPressEvent(QKeyEvent *event)
{
    if (turnsBy(*event))
        turn();
    else
        QTableView::keyPressEvent(event);
}

void FoldingTable::selectionChanged(const QItemSelection &now, const QItemSelection &before)
{
    QTableView::selectionChanged(now, before);
    emit chosen();
}

void FoldingTable::currentChanged(const QModelIndex &now, const QModelIndex &before)
{
    QTableView::currentChanged(now, before);
    emit chosen();
}

} // namespace intray
