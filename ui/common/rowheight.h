// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace intray {

/// How high a table's row is with the letters and the style of this widget.
int rowHeightIn(const QWidget &table);

} // namespace intray
