// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/letterguard.h"

#include "ui/common/altletters.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QDialog>
#include <QEvent>
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

bool LetterGuard::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::Show)
        return false;
    const auto *widget = qobject_cast<QWidget *>(watched);
    const auto *dialog = widget ? qobject_cast<QDialog *>(widget->window()) : nullptr;
    if (dialog && (widget == dialog || (dialog->isVisible() && mayHaveLetter(*widget))))
        look(*dialog);
    return false;
}

} // namespace intray
