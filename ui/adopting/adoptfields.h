// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/adopted/adopting.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QListWidget;

namespace intray {

class AdoptEndings;
class AdoptMore;

/// How a table is mapped to a queue: whose key, lock, state and record stand in which column. Given
/// the catalogue's columns and a guess; reads nothing by itself.
class AdoptFields : public QWidget
{
    Q_OBJECT
public:
    explicit AdoptFields(QWidget *parent = nullptr);

    void setTables(const QStringList &tables); ///< Of the database, for locks that stand apart.
    void show(const CatalogueColumns &columns, const AdoptionWish &proposed);
    /// Of a table that columnsWanted() named.
    void setColumns(const QString &table, const CatalogueColumns &columns);

    AdoptionWish wish() const;
    QString missing() const; ///< What must still be said, in a sentence; empty: nothing.

signals:
    void changed();
    void columnsWanted(const QString &table);

private:
    void build();
    QWidget *makeRow();
    QWidget *makeState();
    QWidget *makeColumns();
    void follow();
    void showPlace();
    void offerLock(const CatalogueColumns &columns, const Layout &proposed = {});
    void settle();
    bool isApart() const;
    bool isInNewTable() const;
    QString lockUser() const;
    bool isById() const;
    QStringList chosenColumns() const;

    QLineEdit *m_queue;
    QComboBox *m_key;
    QComboBox *m_lockTable; ///< The first entry: in the row.
    QComboBox *m_lockKey;   ///< The first entry: the lock table's own key.
    QComboBox *m_lockUser;  ///< The first entry, in the row: the lock id alone.
    QComboBox *m_lockTime;
    QComboBox *m_lockId; ///< The first entries: none, and a new column.
    QComboBox *m_state;  ///< The first entry: none.
    QLineEdit *m_open;
    QLineEdit *m_busy;
    QLineEdit *m_done;
    QComboBox *m_order; ///< The first entry: by the key.
    QLineEdit *m_criteria;
    QListWidget *m_columns;
    QComboBox *m_context; ///< The first entry: none.
    QCheckBox *m_index;
    AdoptEndings *m_endings;
    AdoptMore *m_more;
    CatalogueColumns m_own; ///< The columns of the table itself.
    QString m_table;
};

} // namespace intray
