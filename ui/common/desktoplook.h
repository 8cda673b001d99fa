// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace intray {

/// The style of Qt that fits this system; empty: Qt knows it. On Windows that is Fusion, because
/// the style of Windows paints in its own light colours whatever the palette says. Window's thread.
QString styleForDesktop();

/// The person has chosen dark colours for programs, and Qt's palette does not have them. High
/// contrast is no such choice: its colours are in the palette.
bool isDarkWished();

} // namespace intray
