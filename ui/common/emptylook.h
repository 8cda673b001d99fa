// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace intray {

/// Lets the hint in an empty text field look otherwise than a value: dimmed, and with high
/// contrast, where nothing is dimmed, slanted and in the colour of what is off. Follows the text
/// from the first call on, and the palette as often as it is called. Window's thread.
void showHintApart(QWidget &field);

} // namespace intray
