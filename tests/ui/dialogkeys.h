// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/morebutton.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSet>
#include <QTest>

namespace intray {

template <typename Widget>
Widget *part(QWidget *dialog, const QString &name)
{
    auto *found = dialog->findChild<Widget *>(name);
    if (!found)
        qFatal("There is no %s.", qPrintable(name));
    return found;
}

/// Answers the questions of an import until the last one is asked.
inline void answerAll(QWidget *dialog)
{
    auto *next = part<QPushButton>(dialog, QStringLiteral("importNext"));
    while (next->isVisible() && next->isEnabled())
        next->click();
}

/// Waits until keys go to the dialog. (Qt calls a dialog active when its parent is.)
inline bool isInUse(const QWidget *dialog)
{
    return QTest::qWaitFor([&] { return QApplication::activeWindow() == dialog; });
}

inline void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    QTest::keyClick(QApplication::focusWidget(), key, modifiers);
}

/// Replaces what stands in a field, as somebody would who came to it by its key.
inline void typeInto(QWidget *dialog, const QString &field, const QString &text)
{
    auto *edit = part<QLineEdit>(dialog, field);
    edit->setFocus();
    edit->selectAll();
    QTest::keyClick(edit, Qt::Key_Delete);
    QTest::keyClicks(edit, text);
}

/// The menu behind three dots that a button is in; none: it is in none.
inline MoreButton *menuWith(const QAbstractButton *button)
{
    for (auto *more : button->window()->findChildren<MoreButton *>())
        if (more->entryOf(button))
            return more;
    return nullptr;
}

/// Also one that stands in the menu behind three dots.
inline void click(QWidget *dialog, const QString &name)
{
    auto *widget = part<QWidget>(dialog, name);
    const auto *button = qobject_cast<QAbstractButton *>(widget);
    MoreButton *more = button ? menuWith(button) : nullptr;
    if (!more) {
        QTest::mouseClick(widget, Qt::LeftButton);
        return;
    }
    QTest::mouseClick(more, Qt::LeftButton);
    QMenu *menu = more->menuInUse();
    QTest::mouseClick(menu, Qt::LeftButton, {},
                      menu->actionGeometry(more->entryOf(button)).center());
}

/// What a label says; empty when it is not shown.
inline QString said(QWidget *dialog, const QString &label)
{
    const auto *found = part<QLabel>(dialog, label);
    return found->isVisible() ? found->text() : QString();
}

/// What can be worked with but is not reached by Tab, or has no name for those who cannot see it.
inline QStringList outOfReach(QWidget *dialog)
{
    QSet<QWidget *> reached;
    for (int step = 0; step < 60; ++step) {
        press(Qt::Key_Tab);
        reached.insert(QApplication::focusWidget());
    }
    QStringList names;
    for (QWidget *widget : dialog->findChildren<QWidget *>()) {
        const bool isWanted = widget->isVisible() && widget->isEnabled() &&
                              (widget->focusPolicy() & Qt::TabFocus) && !widget->focusProxy() &&
                              !widget->objectName().startsWith(QStringLiteral("qt_"));
        QAccessibleInterface *face = QAccessible::queryAccessibleInterface(widget);
        const bool isNamed = face && !face->text(QAccessible::Name).isEmpty();
        if (isWanted && (!reached.contains(widget) || !isNamed))
            names.append(QString::fromLatin1(widget->metaObject()->className()) + u' ' +
                         widget->objectName());
    }
    return names;
}

} // namespace intray
