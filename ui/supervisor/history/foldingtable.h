// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace intray {

class FoldingModel;

/// A history in a table without a grid. Its row in hand is one line, or stands for many, which
/// Return, Right, Left and a double click open and fold, as in a tree. Window's thread; borrows the
/// model, which has to outlive it.
class FoldingTable : public QTableView
{
    Q_OBJECT
public:
    /// `about`: the column that says what a line is about, or for how many a row stands.
    FoldingTable(FoldingModel &model, int about, QWidget *parent);

    int chosenRow() const; ///< -1: none is; the cursor alone chooses none.
    bool isOfMany() const; ///< Whether that row stands for many lines.
    void turn();           ///< It stays in hand.
    bool
    choose(qint64 event); ///< Its line, out of whatever it is folded in; false: it is not there.
    QString wordsOfTurning() const; ///< Of a button that does it.
    /// The lines of the row in hand in a sentence, the first of them named: so that it can be said
    /// where there is little room, from the longest to the shortest.
    QStringList manyInWords() const;

signals:
    void chosen(); ///< Another row, or none, or it was turned.

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void selectionChanged(const QItemSelection &now, const QItemSelection &before) override;
    void currentChanged(const QModelIndex &now, const QModelIndex &before) override;

private:
    bool turnsBy(const QKeyEvent &key) const;

    FoldingModel &m_model;
};

} // namespace intray
