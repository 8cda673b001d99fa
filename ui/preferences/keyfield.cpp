// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/keyfield.h"

#include <QKeyEvent>
#include <QStyleOption>

namespace intray {

KeyField::KeyField(QWidget *parent)
    : QLineEdit(parent)
{
    setReadOnly(true);
    setContextMenuPolicy(Qt::NoContextMenu);
    setPlaceholderText(tr("Press the new key here"));
    setAttribute(Qt::WA_InputMethodEnabled, false);
}

void KeyField::showKey(const QKeySequence &key)
{
    setText(key.toString(QKeySequence::NativeText));
}

void KeyField::initStyleOption(QStyleOptionFrame *option) const
{
    QLineEdit::initStyleOption(option);
    option->state.setFlag(QStyle::State_ReadOnly, false);
}

static bool leads(const QKeyEvent &event)
{
    return event.key() == Qt::Key_Tab || event.key() == Qt::Key_Backtab ||
           event.key() == Qt::Key_Escape;
}

static bool isOnlyModifier(const QKeyEvent &event)
{
    switch (event.key()) {
    case Qt::Key_Control:
    case Qt::Key_Shift:
    case Qt::Key_Alt:
    case Qt::Key_AltGr:
    case Qt::Key_Meta:
    case Qt::Key_CapsLock:
    case Qt::Key_NumLock:
    case Qt::Key_unknown:
        return true;
    default:
        return false;
    }
}

bool KeyField::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && !leads(*static_cast<QKeyEvent *>(event))) {
        event->accept(); // or the key would do what it does now
        return true;
    }
    return QLineEdit::event(event);
}

void KeyField::keyPressEvent(QKeyEvent *event)
{
    if (leads(*event)) {
        event->ignore();
        return;
    }
    event->accept();
    if (isOnlyModifier(*event) || event->isAutoRepeat())
        return;
    const int key = event->key() == Qt::Key_Enter ? int(Qt::Key_Return) : event->key();
    const auto modifiers = event->modifiers() & ~Qt::KeypadModifier;
    emit pressed(QKeySequence(QKeyCombination(modifiers, Qt::Key(key))));
}

} // namespace intray
