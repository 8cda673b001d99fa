// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/selecteddialogs.h"

#include "session/desk/desk.h"
#include "ui/lists/assigndialog.h"
#include "ui/lists/prioritydialog.h"

namespace intray {

template <typename Dialog>
static void open(const QList<Item> &items, Session &session, Desk &desk, QWidget *parent)
{
    if (items.isEmpty())
        return;
    auto *dialog = new Dialog(session, desk.queue(), items, parent);
    QObject::connect(dialog, &BulkDialog::ended, &desk, &Desk::inform);
    dialog->open();
}

bool openDialogOnSelected(WindowAction action, const QList<Item> &items, Session &session,
                          Desk &desk, QWidget *parent)
{
    if (action == WindowAction::ChangePriority)
        open<PriorityDialog>(items, session, desk, parent);
    else if (action == WindowAction::AssignItems)
        open<AssignDialog>(items, session, desk, parent);
    else
        return false;
    return true;
}

} // namespace intray
