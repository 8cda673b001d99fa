// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace intray {

/// Whether keys would go there: a part that has gone, or that cannot be used, leaves them
/// elsewhere.
bool takesKeys(const QWidget *part);
/// What Tab stops at in these contents, in its order, also what is hidden. Window's thread.
QWidgetList stopsIn(const QWidget &contents);
/// Gives the keyboard to the first of them that takes it, else to the first stop of the contents.
/// False: nothing takes it.
bool giveKeysTo(const QWidgetList &places, const QWidget &contents);

} // namespace intray
