// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace intray {

/// All kinds of history lines that can be searched for, in the order of an item's life; a tombstone
/// and an extension are none.
QStringList kindsOfEvents();

} // namespace intray
