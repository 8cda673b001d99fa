// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/adopted/adopting.h"

#include <QWidget>

class QComboBox;
class QListWidget;
class QPushButton;

namespace intray {

/// What stands in other tables than the one that is adopted: further columns of the record, and how
/// long a lock is good at most. Reads nothing by itself.
class AdoptMore : public QWidget
{
    Q_OBJECT
public:
    explicit AdoptMore(QWidget *parent = nullptr);

    void setTables(const QStringList &tables); ///< Of the database.
    void clear();                              ///< Another table is going to be adopted.
    /// Of a table that columnsWanted() named.
    void setColumns(const QString &table, const CatalogueColumns &columns);
    void describe(Layout &layout) const; ///< Adds to it what was chosen here.

signals:
    void changed();
    void columnsWanted(const QString &table);

private:
    void build();
    void follow();
    void askFor(const QComboBox *tables);
    void offerColumns(const CatalogueColumns &columns);
    void add();
    void remove();
    void listParts();
    void settle();
    QStringList chosenColumns() const;

    QListWidget *m_parts; ///< The further tables, as many rows as m_added.
    QPushButton *m_remove;
    QComboBox *m_table; ///< A further one that is being chosen.
    QComboBox *m_key;
    QListWidget *m_columns;
    QPushButton *m_add;
    QComboBox *m_ageTable; ///< The first entry: none.
    QComboBox *m_ageColumn;
    QList<Layout::Part> m_added;
};

} // namespace intray
