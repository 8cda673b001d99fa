// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/rules/editedrule.h"

#include <QWidget>

class QLabel;
class QTreeWidget;

namespace intray {

class CrossRuleForm;
class EmptyPlace;
class LineButton;
class SchemaEditing;

/// The rules across fields of a record, to choose from, add, change and remove. A new one becomes a
/// rule as soon as it says something; before that it waits under "New rule" while others are looked
/// at.
class CrossRuleList : public QWidget
{
    Q_OBJECT
public:
    explicit CrossRuleList(SchemaEditing &editing, QWidget *parent = nullptr);

    LineButton *nextStep() const; ///< While there is no rule; null: there is one.

signals:
    void placeChanged(); ///< There is another next step, or none.

private:
    void build();
    void choose(int row);
    int chosen() const;
    void showPlace();
    void showRules();
    bool isOurs(int row) const; ///< Else JSON Schema's own, which is only read here.
    void showChosen();
    void showWhy();
    void add();
    void remove();
    void take();

    SchemaEditing &m_editing;
    QTreeWidget *m_list;
    LineButton *m_add;
    LineButton *m_remove;
    CrossRuleForm *m_form;
    EmptyPlace *m_empty; ///< While there is no rule.
    QWidget *m_buttons = nullptr;
    QLabel *m_why; ///< What is missing for it to be a rule, or who else says it.
    bool m_isNew = false;
    EditedRule m_begun; ///< The new one, as far as it was put together.
};

} // namespace intray
