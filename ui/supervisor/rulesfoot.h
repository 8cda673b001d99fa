// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QPushButton;

namespace intray {

class Actions;
class DimmedLine;
class SaveBar;

/// What stands below the rules of a queue: that all are saved, or what is not, with the buttons
/// that save and undo, in the same room. Borrows the actions, whose keys it names. In the window's
/// thread.
class RulesFoot : public QWidget
{
    Q_OBJECT
public:
    explicit RulesFoot(const Actions &actions, QWidget *parent = nullptr);

    void showSaved();   ///< All rules are.
    void showNothing(); ///< No queue is chosen.
    void showChanges(const QString &sentence, const QString &more);
    void setCanSave(bool canSave);
    void setCanUndo(bool canUndo);
    bool canSave() const;
    QWidget *place() const; ///< Of what is said now, which a message may lie over.

signals:
    void saveWanted();
    void undoWanted();
    void changesBegan(); ///< All rules were saved until now.

private:
    void nameKey();

    const Actions &m_actions;
    DimmedLine *m_saved;
    SaveBar *m_bar;
};

} // namespace intray
