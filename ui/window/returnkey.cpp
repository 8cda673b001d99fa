// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/returnkey.h"

#include "ui/desk/fieldeditor.h"

#include <QCoreApplication>
#include <QKeyEvent>

namespace intray {

ReturnKey::ReturnKey(QWidget *window)
    : QObject(window)
    , m_window(window)
{
    QCoreApplication::instance()->installEventFilter(this);
}

static bool isPlainReturn(const QKeyEvent &event)
{
    const bool isReturn = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    return isReturn && (event.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
}

// A list of choices that is open takes the key before it comes here.
bool ReturnKey::eventFilter(QObject *watched, QEvent *event)
{
    if (m_wish == EnterKey::NewLineInLongTexts || event->type() != QEvent::KeyPress)
        return false;
    auto *field = qobject_cast<FieldEditor *>(watched);
    const auto *key = static_cast<QKeyEvent *>(event);
    if (!field || field->window() != m_window || !isPlainReturn(*key))
        return false;
    if (key->isAutoRepeat())
        return true;
    if (m_wish == EnterKey::NextField)
        emit field->nextWanted();
    else
        emit completeWanted();
    return true;
}

} // namespace intray
