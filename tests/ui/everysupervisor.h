// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/everypage.h"

namespace intray {

class WindowFixture;

/// The supervisor's part of lookAtEveryPage(): each tab with locks of somebody else in it, and
/// every dialog that opens from a button there (its words end with dots); a new such button is seen
/// without a word here. The desk must be started, with items left to take.
void lookAtSupervisor(WindowFixture &desk, const Look &look);

} // namespace intray
