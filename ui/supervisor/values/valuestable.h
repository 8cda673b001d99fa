// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/valuesmodel.h"

#include <QTableView>

namespace intray {

/// The values of a field in a table: one by one, by form or by cluster. What is chosen stays so
/// when other rows are shown, as far as it is among them. Window's thread.
class ValuesTable : public QTableView
{
    Q_OBJECT
public:
    explicit ValuesTable(QWidget *parent);

    const ValuesModel &values() const { return m_model; }
    ChosenValues chosen() const; ///< What the chosen rows stand for.

    void forget(); ///< Nothing is known of the field yet.
    /// Of the same field, or for the first time. `areRuled`: there are rules for its values.
    void showTable(const ValueTable &table, bool areRuled);
    void showBy(ValuesBy by);
    void search(const QString &text);

signals:
    void chosenChanged(); ///< Or what the chosen rows stand for; once when the rows are others.

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void selectionChanged(const QItemSelection &now, const QItemSelection &before) override;

private:
    /// By what the rows say: they may stand elsewhere when they are shown anew.
    struct Chosen
    {
        QString current;
        QSet<QString> rows;
    };
    QList<int> chosenRows() const;
    Chosen chosenTexts() const;
    bool chooseAgain(const Chosen &before); ///< False: none of them is shown.
    void chooseFirst();
    void goOnAt(int row);
    void showColumns();

    ValuesModel m_model;
    bool m_isKnown = false;    ///< The field's values have been shown.
    bool m_isChanging = false; ///< The rows are being changed, and nobody chooses.
};

} // namespace intray
