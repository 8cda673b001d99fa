// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/role.h"
#include "ui/common/actions.h"

#include <QList>

namespace intray {

/// What is done with a button of a page beside the desk, so that it is found and done from
/// elsewhere, too.
struct PageCommand
{
    WindowAction page;
    QString view;     ///< Of the page, such as "valuesPage"; empty: it has only one.
    QString button;   ///< Its object name, or that of the segments it is one of.
    int segment = -1; ///< -1: it is a button of its own.
    enum class Way { Press, Focus } way = Way::Press; ///< Or one is only led to it.
    QStringList chosenIn; ///< Where what it is done with is chosen: the first that is there.
    QList<Role> roles;    ///< Whose it is; empty: of everybody who sees the page.
    QString title;
    QString about;      ///< In a sentence.
    QString toChoose;   ///< What is missing where it cannot be pressed, in a sentence.
    QString otherWords; ///< By which it is looked for, too.
};

/// All of them, in the order of the pages, in the language of the window.
QList<PageCommand> pageCommands();

/// Does it on its page, which is in view; where something is to be chosen first, the keyboard goes
/// there, and the sentence says what. Empty: it was done.
QString doOnPage(const QWidget &page, const PageCommand &command);

} // namespace intray
