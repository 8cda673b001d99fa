// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/heldkey.h"

#include <QObject>

class QAction;
class QKeyEvent;
class QWidget;

namespace intray {

/// Sees to it that the window's shortcuts reach the window although a text field has the focus:
/// text fields claim keys such as Ctrl+K or Ctrl+Shift+Z for editing. A field that has something to
/// redo keeps its redo key. A key whose action cannot be done now is told, so that no key is
/// silent. A key that is held down does its action once.
class ShortcutGuard : public QObject
{
    Q_OBJECT
public:
    explicit ShortcutGuard(QWidget *window, HeldKey held = HeldKey());

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void pressedInVain(QAction *action); ///< Its key; it cannot be done now.

private:
    QAction *actionOf(const QKeyEvent &event) const;

    QWidget *m_window;
    HeldKey m_held;
};

} // namespace intray
