// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/actions.h"

#include <QList>

namespace intray {

class Desk;
class Session;
struct Item;

/// Opens the dialog of an action on the items that are selected in the list of open items; the desk
/// says what came of it. False: the action has no such dialog.
bool openDialogOnSelected(WindowAction action, const QList<Item> &items, Session &session,
                          Desk &desk, QWidget *parent);

} // namespace intray
