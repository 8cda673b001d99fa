// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/pagecommands.h"

#include "ui/common/fold.h"
#include "ui/common/morebutton.h"
#include "ui/common/segments.h"

#include <QAbstractButton>
#include <QScrollArea>
#include <QToolButton>

namespace intray {

static QAbstractButton *buttonOf(const QWidget &page, const PageCommand &command)
{
    if (command.segment < 0)
        return page.findChild<QAbstractButton *>(command.button);
    const auto *choice = page.findChild<Segments *>(command.button);
    return choice ? choice->at(command.segment) : nullptr;
}

/// Whatever is folded around it, or is its own, is opened, and it is scrolled to.
static void bringToLight(QWidget &part)
{
    for (QWidget *one = part.parentWidget(); one; one = one->parentWidget())
        if (auto *fold = qobject_cast<Fold *>(one))
            fold->setOpen(true);
    for (QWidget *one = part.parentWidget(); one; one = one->parentWidget())
        if (auto *area = qobject_cast<QScrollArea *>(one))
            area->ensureWidgetVisible(&part);
}

/// The first of these that can take the keyboard.
static QWidget *firstOf(const QStringList &names, const QWidget &page)
{
    for (const QString &name : names)
        for (auto *one : page.findChildren<QWidget *>(name))
            if (one->isVisibleTo(&page) && one->isEnabled())
                return one;
    return nullptr;
}

static void focus(QWidget *part)
{
    if (!part)
        return;
    bringToLight(*part);
    part->setFocus(Qt::ShortcutFocusReason);
}

/// It is there to be pressed, if perhaps as an entry of a menu.
static bool canBePressed(const QAbstractButton &button, const QWidget &page)
{
    if (!button.isEnabled() || button.isVisibleTo(&page))
        return button.isEnabled();
    for (const auto *more : page.findChildren<MoreButton *>())
        if (more->isVisibleTo(&page) && more->entryOf(&button))
            return true;
    return false;
}

QString doOnPage(const QWidget &page, const PageCommand &command)
{
    QAbstractButton *button = buttonOf(page, command);
    if (button && command.segment >= 0 && button->isEnabled())
        button->click();
    QWidget *choice = firstOf(command.chosenIn, page);
    if (command.way == PageCommand::Way::Focus) {
        focus(choice && command.segment >= 0 ? choice : button);
        return button && button->isEnabled() ? QString() : command.toChoose;
    }
    if (!button || command.segment >= 0)
        return {};
    bringToLight(*button);
    if (canBePressed(*button, page)) {
        button->click();
        return {};
    }
    focus(choice);
    return button->toolTip().isEmpty() ? command.toChoose : button->toolTip();
}

} // namespace intray
