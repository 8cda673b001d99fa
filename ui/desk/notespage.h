// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace intray {

class Actions;
class Desk;
class ToldText;

/// The page of the side panel with everything that people wrote on the record at the desk, newest
/// first and whole, and the button for one more. In the window's thread; borrows desk and actions.
class NotesPage : public QWidget
{
    Q_OBJECT
public:
    NotesPage(Desk &desk, const Actions &actions, QWidget *parent = nullptr);

    QString title() const; ///< With their number.

signals:
    void titleChanged();

private:
    void build(const Actions &actions);
    void showNotes();
    QString saidBesides() const;

    Desk &m_desk;
    QLabel *m_none;
    ToldText *m_told;
    QWidget *m_foot = nullptr; ///< There where a note can be added.
};

} // namespace intray
