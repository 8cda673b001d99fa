// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/desk/recordhead.h"

class QLabel;

namespace intray {

class Actions;
class Desk;
class NotesLabel;
class ShownLock;

/// The head of the record at the desk: follows it, its faults and its lock, and has below who sent
/// it back and what was noted. A click does what the keys that stand there do. Borrows desk and
/// actions.
class DeskHead : public RecordHead
{
    Q_OBJECT
public:
    DeskHead(Desk &desk, const Actions &actions, QWidget *parent = nullptr);

    void showLikely(int duplicates); ///< That are not in sight.
    void showToCheck(int fields);    ///< That break no rule and deserve a look.
    void setOffline(bool isOffline);

private:
    void follow();
    void makeSentBack();
    void showAll();
    void followName();
    QString name() const;
    void showAbout();
    void showFaultCount();
    void showToCheckCount();
    void showDuplicateCount();
    QString placeInBatch();

    QString m_batch; ///< The lock of those that were taken together.
    int m_taken = 0; ///< So many.
    QString m_name;  ///< The title; empty: the key is.
    Desk &m_desk;
    const Actions &m_actions;
    ShownLock *m_lockShown;
    QLabel *m_sentBack = nullptr; ///< Who sent it back to this step, and why.
    NotesLabel *m_notes;          ///< With why the item was returned.
    int m_likely = 0;
    int m_toCheck = 0;
};

} // namespace intray
