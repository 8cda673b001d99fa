// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/altmenubar.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMenu>

#include <utility>

namespace intray {

AltMenuBar::AltMenuBar(QWidget *window)
    : QMenuBar(window)
    , m_window(window)
{
    setObjectName(QStringLiteral("menuBar"));
    setNativeMenuBar(false);
    setAutoFillBackground(true);
    hide();
    qApp->installEventFilter(this);
}

bool AltMenuBar::isOfWindow(const QObject *watched) const
{
    const auto *widget = qobject_cast<const QWidget *>(watched);
    return widget && widget->window() == m_window;
}

bool AltMenuBar::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::KeyRelease: // in a list that came meanwhile, too
        follow(*event);
        break;
    case QEvent::ShortcutOverride: // of the letter of a menu, too, which comes as no key
    case QEvent::KeyPress:
    case QEvent::WindowDeactivate:
        if (isOfWindow(watched))
            follow(*event);
        break;
    case QEvent::Hide: // of a menu: after a step to the next one, that is open
        if (qobject_cast<QMenu *>(watched) && isVisible())
            goLater();
        break;
    default:
        break;
    }
    return QMenuBar::eventFilter(watched, event);
}

void AltMenuBar::follow(const QEvent &event)
{
    if (event.type() == QEvent::WindowDeactivate) {
        m_isHeld = false;
        return goUnlessOpen();
    }
    const auto &key = static_cast<const QKeyEvent &>(event);
    if (key.key() != Qt::Key_Alt) {
        if (event.type() != QEvent::KeyRelease && std::exchange(m_isHeld, false))
            goLater(); // it opens one of the menus, or is for something else
        return;
    }
    if (event.type() == QEvent::ShortcutOverride)
        return;
    const auto others = key.modifiers() & ~(Qt::AltModifier | Qt::KeypadModifier);
    m_isHeld = event.type() == QEvent::KeyPress && others == Qt::NoModifier;
    if (m_isHeld)
        comeUp();
    else
        goUnlessOpen();
}

void AltMenuBar::comeUp()
{
    setGeometry(0, 0, m_window->width(), sizeHint().height());
    raise();
    show();
}

void AltMenuBar::goLater()
{
    QMetaObject::invokeMethod(this, &AltMenuBar::goUnlessOpen, Qt::QueuedConnection);
}

void AltMenuBar::goUnlessOpen()
{
    const auto *open = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    if (!m_isHeld && !(open && actions().contains(open->menuAction())))
        hide();
}

} // namespace intray
