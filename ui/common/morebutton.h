// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QToolButton>

class QMenu;
class QShortcut;

namespace intray {

/// What is done more rarely on a page, in a menu behind three dots. It takes buttons, which are not
/// seen any more: their words, and whether and why not they can be used, stand in the menu. Their
/// letters with Alt work as before.
class MoreButton : public QToolButton
{
    Q_OBJECT
public:
    explicit MoreButton(QWidget *parent);

    void take(QAbstractButton *button);
    QAction *entryOf(const QAbstractButton *button) const; ///< None: it is not in here.
    void renewLetters();                                   ///< The buttons have others now.
    QMenu *menuInUse() const { return m_menu; }

private:
    void open();
    void follow(const QAbstractButton *button, QAction *entry) const;

    QMenu *m_menu;
    QHash<QAction *, QShortcut *> m_letters;
};

} // namespace intray
