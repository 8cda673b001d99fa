// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ctl/command.h"
#include "store/rules/queuestore.h"

namespace intray::ctl {

/// The option --state of lists, with the states that people see.
Option stateOption(const QString &text);
/// The option --cursor of lists.
Option cursorOption();

QList<Command> listCommands();
/// The finished items that people ask for, of one queue or of all.
Answer listAskedBack(Call &call);

/// A state that people know; wrong usage for another word.
Checked<State> shownStateNamed(const QString &name);
/// The item's state, with the time if it was returned for later.
QString shownState(const Item &item);
/// Items as an aligned table, with these fields of their records; none: all fields.
QString itemTable(const QList<Item> &items, const QStringList &fields);
/// What the queue shows of a record in lists.
QStringList listFieldsOf(QueueStore &store, const QString &queue);

} // namespace intray::ctl
