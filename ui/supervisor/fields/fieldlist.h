// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QWidget>

class QCheckBox;
class QLineEdit;
class QListWidget;

namespace intray {

class LineButton;
class SchemaEditing;

/// The fields of a record in their order, to choose from, move (Alt+Up, Alt+Down), add and remove,
/// and whether they stand in two columns. At the end of a row stands how many records break a rule
/// of it.
class FieldList : public QWidget
{
    Q_OBJECT
public:
    explicit FieldList(SchemaEditing &editing, QWidget *parent = nullptr);

    QString current() const; ///< Empty: there is no field.
    void choose(const QString &name);
    void showBroken(const QHash<QString, qint64> &records); ///< By field.

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
    QHash<QString, qint64> m_broken;
    QListWidget *m_list;
    LineButton *m_up;
    LineButton *m_down;
    LineButton *m_remove;
    QLineEdit *m_name;
    LineButton *m_add;
    QCheckBox *m_twoColumns;
};

} // namespace intray
