// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/letterguard.h"

#include "ui/common/altletters.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QTabBar>

namespace intray {

LetterGuard::LetterGuard(QObject *application)
    : QObject(application)
{
    application->installEventFilter(this);
}

void LetterGuard::install()
{
    QCoreApplication *application = QCoreApplication::instance();
    if (!application->findChild<LetterGuard *>(QString(), Qt::FindDirectChildrenOnly))
        new LetterGuard(application);
}

static QSet<QString> lettersOfTabs(const QDialog &dialog)
{
    QSet<QString> letters;
    for (const auto *tabs : dialog.findChildren<QTabBar *>())
        for (int tab = 0; tab < tabs->count(); ++tab)
            letters << altLetterOf(tabs->tabText(tab));
    letters.remove(QString());
    return letters;
}

void LetterGuard::look(const QDialog &dialog)
{
    keepAltLettersApart(dialog, lettersOfTabs(dialog));
}

static bool mayHaveLetter(const QWidget &widget)
{
    const auto *label = qobject_cast<const QLabel *>(&widget);
    return (label && label->buddy()) || qobject_cast<const QAbstractButton *>(&widget);
}

/// Alt and what is on the key; with AltGr or another layout something else is written on purpose.
static bool isOnlyAltAndAKey(const QKeyEvent &key)
{
    return key.modifiers() == Qt::AltModifier && key.text().size() == 1 &&
           key.text().front().isPrint() && key.text().toUpper().front().unicode() == key.key();
}

// A letter or digit that means nothing with Alt is not typed.
static bool mustNotType(QObject *watched, const QEvent &event)
{
    const auto *widget = qobject_cast<QWidget *>(watched);
    return event.type() == QEvent::KeyPress && widget &&
           widget->testAttribute(Qt::WA_InputMethodEnabled) &&
           isOnlyAltAndAKey(static_cast<const QKeyEvent &>(event));
}

bool LetterGuard::eventFilter(QObject *watched, QEvent *event)
{
    if (mustNotType(watched, *event))
        return true;
    if (event->type() != QEvent::Show)
        return false;
    const auto *widget = qobject_cast<QWidget *>(watched);
    const auto *dialog = widget ? qobject_cast<QDialog *>(widget->window()) : nullptr;
    if (dialog && (widget == dialog || (dialog->isVisible() && mayHaveLetter(*widget))))
        look(*dialog);
    return false;
}

} // namespace intray
