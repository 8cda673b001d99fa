// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace intray {

/// Lets the program speak the system's language, or the one that is named ("de", "en"): Qt's own
/// texts, ours, and how numbers and times are written, counts in sentences too. English where we
/// have no translation. Call it once, after the application object has been made and before any
/// text is shown; what is installed lives as long as the application.
void speak(const QString &language = {});

} // namespace intray
