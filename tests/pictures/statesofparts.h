// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace intray {

/// A page, shown, with every part of the window in every state, in the colours and the direction of
/// the application.
QWidget *statesOfParts();

// Its sheets.
QWidget *statesOfFields();
QWidget *statesOfLists();
QWidget *statesOfRecords();
QWidget *statesOfPages();

} // namespace intray
