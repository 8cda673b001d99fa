// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/actions.h"

#include <QWidget>

class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace intray {

class KeyField;
class TintedLabel;

/// Every action with its key, which can be changed here: found by typing, changed by pressing the
/// new one. A key that is taken already is told with the action that has it, and given over on
/// request. Holds the choices; whoever follows changed() applies and keeps them.
class KeysPage : public QWidget
{
    Q_OBJECT
public:
    explicit KeysPage(const ChosenKeys &chosen, QWidget *parent = nullptr);

    const ChosenKeys &chosen() const { return m_chosen; }
    void exportTo(const QString &file);
    void importFrom(const QString &file);
    void useUsualKeys(); ///< For all actions.

signals:
    void changed(const intray::ChosenKeys &chosen);

private:
    void build();
    void makeList();
    QWidget *makeChanging();
    QWidget *makeFoot();
    void chooseFile(bool toSave);
    void showKeys();
    void showKeyOf(QTreeWidgetItem *row);
    void showMatches();
    void showCurrent();
    void tryKey(const QKeySequence &key);
    void takeOver();
    void give(const QKeySequence &key);
    void use(const ChosenKeys &chosen);
    void say(const QString &sentence); ///< That something was done.
    void refuse(const QString &why, bool offersTaking = false);
    const UsualKey *current() const;

    const QList<UsualKey> m_actions;
    ChosenKeys m_chosen;
    QKeySequence m_wanted; ///< Of another action so far.
    QLineEdit *m_search;
    QTreeWidget *m_list;
    KeyField *m_field;
    TintedLabel *m_said;
    QPushButton *m_take;
    QPushButton *m_none = nullptr;
    QPushButton *m_usual = nullptr;
};

} // namespace intray
