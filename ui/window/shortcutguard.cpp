// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/shortcutguard.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>

namespace intray {

ShortcutGuard::ShortcutGuard(QWidget *window, HeldKey held)
    : QObject(window)
    , m_window(window)
    , m_held(held)
{
    QCoreApplication::instance()->installEventFilter(this);
}

static bool isTextField(const QWidget *widget)
{
    return qobject_cast<const QLineEdit *>(widget) || qobject_cast<const QPlainTextEdit *>(widget);
}

static bool canRedo(const QWidget *widget)
{
    if (const auto *line = qobject_cast<const QLineEdit *>(widget))
        return line->isRedoAvailable();
    const auto *text = qobject_cast<const QPlainTextEdit *>(widget);
    return text && text->document()->isRedoAvailable();
}

/// Of an action that the widget has for itself.
static bool isOwnKey(const QWidget &widget, const QKeyEvent &event)
{
    const QList<QAction *> own = widget.actions();
    return std::ranges::any_of(own, [&](const QAction *action) {
        return action->shortcuts().contains(QKeySequence(event.keyCombination()));
    });
}

bool ShortcutGuard::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyRelease)
        m_held.noteRelease(*static_cast<const QKeyEvent *>(event));
    if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress)
        return false;
    const auto *widget = qobject_cast<QWidget *>(watched);
    if (!widget || widget->window() != m_window)
        return false;
    auto *key = static_cast<QKeyEvent *>(event);
    QAction *action = actionOf(*key);
    if (!action || isOwnKey(*widget, *key) || (key->matches(QKeySequence::Redo) && canRedo(widget)))
        return false;
    const bool isRepeat = m_held.isRepeat(*key);
    if (isRepeat && !action->autoRepeat()) {
        event->accept(); // so it is looked up as no shortcut, and reaches no field
        return true;
    }
    const bool isFirst = widget == QApplication::focusWidget() && !isRepeat;
    if (event->type() == QEvent::KeyPress && isFirst && !action->isEnabled())
        emit pressedInVain(action);
    if (!isTextField(widget))
        return false;
    key->ignore();
    return true;
}

QAction *ShortcutGuard::actionOf(const QKeyEvent &event) const
{
    const QKeySequence pressed(event.keyCombination());
    const QList<QAction *> actions = m_window->actions();
    const auto found = std::find_if(actions.begin(), actions.end(), [&](const QAction *action) {
        return action->shortcuts().contains(pressed);
    });
    return found == actions.end() ? nullptr : *found;
}

} // namespace intray
