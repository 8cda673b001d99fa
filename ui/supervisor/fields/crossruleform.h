// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/rules/editedrule.h"

#include <QStringListModel>
#include <QWidget>

class QComboBox;
class QLineEdit;
class QStackedWidget;

namespace intray {

class ConditionRows;
class FieldSlots;

/// One rule across fields, put together by choosing.
class CrossRuleForm : public QWidget
{
    Q_OBJECT
public:
    explicit CrossRuleForm(QWidget *parent = nullptr);

    void setFields(const QStringList &fields);
    void showRule(const EditedRule &rule);
    EditedRule rule() const;

signals:
    void changed(); ///< By a person.

private:
    QWidget *makeComparison();
    QWidget *makeCondition();
    QWidget *makeDependency();
    QWidget *makeUnique();
    QComboBox *fieldChoice(const QString &name, const QString &words);
    void take();

    QStringListModel m_names;
    QComboBox *m_kind;
    QStackedWidget *m_pages;
    QComboBox *m_first = nullptr;
    QComboBox *m_sign = nullptr;
    QComboBox *m_second = nullptr;
    ConditionRows *m_when = nullptr;
    ConditionRows *m_then = nullptr;
    FieldSlots *m_equal = nullptr;
    FieldSlots *m_determined = nullptr;
    FieldSlots *m_unique = nullptr;
    QLineEdit *m_sentence;
    bool m_showing = false;
};

} // namespace intray
