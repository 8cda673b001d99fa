// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QCheckBox;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace intray {

class SchemaEditing;

/// The fields of a record in their order, to choose from, move (Alt+Up, Alt+Down), add and remove,
/// and whether they stand in two columns.
class FieldList : public QWidget
{
    Q_OBJECT
public:
    explicit FieldList(SchemaEditing &editing, QWidget *parent = nullptr);

    QString current() const; ///< Empty: there is no field.
    void choose(const QString &name);

signals:
    void chosen(const QString &name);

private:
    void build();
    void showFields();
    void showButtons();
    void move(int step);
    void chooseColumns(bool two);
    void add();
    void remove();

    SchemaEditing &m_editing;
    QListWidget *m_list;
    QPushButton *m_up;
    QPushButton *m_down;
    QPushButton *m_remove;
    QLineEdit *m_name;
    QPushButton *m_add;
    QCheckBox *m_twoColumns;
};

} // namespace intray
