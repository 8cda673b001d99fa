// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/shortcutguard.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>

namespace intray {

ShortcutGuard::ShortcutGuard(QWidget *window)
    : QObject(window)
    , m_window(window)
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

bool ShortcutGuard::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress)
        return false;
    const auto *widget = qobject_cast<QWidget *>(watched);
    if (!widget || widget->window() != m_window || !isTextField(widget))
        return false;
    auto *key = static_cast<QKeyEvent *>(event);
    if (!belongsToWindow(*key) || (key->matches(QKeySequence::Redo) && canRedo(widget)))
        return false;
    key->ignore();
    return true;
}

bool ShortcutGuard::belongsToWindow(const QKeyEvent &event) const
{
    const QKeySequence pressed(event.keyCombination());
    const QList<QAction *> actions = m_window->actions();
    return std::any_of(actions.begin(), actions.end(), [&](const QAction *action) {
        return action->shortcuts().contains(pressed);
    });
}

} // namespace intray
