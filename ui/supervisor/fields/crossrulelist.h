// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/rules/editedrule.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QPushButton;

namespace intray {

class CrossRuleForm;
class SchemaEditing;

/// The rules across fields of a record, to choose from, add, change and remove. A new one becomes a
/// rule as soon as it says something; before that it waits under "New rule" while others are looked
/// at.
class CrossRuleList : public QWidget
{
    Q_OBJECT
public:
    explicit CrossRuleList(SchemaEditing &editing, QWidget *parent = nullptr);

private:
    void build();
    void showRules();
    bool isOurs(int row) const; ///< Else JSON Schema's own, which is only read here.
    void showChosen();
    void showWhy();
    void add();
    void remove();
    void take();

    SchemaEditing &m_editing;
    QListWidget *m_list;
    QPushButton *m_add;
    QPushButton *m_remove;
    CrossRuleForm *m_form;
    QLabel *m_why; ///< What is missing for it to be a rule, or who else says it.
    bool m_isNew = false;
    EditedRule m_begun; ///< The new one, as far as it was put together.
};

} // namespace intray
