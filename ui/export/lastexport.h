// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/exporter.h"

namespace intray {

class WindowSettings;

/// What this person chose for a queue the last time; the usual where nothing was chosen yet. Which
/// list and which time is not kept: it would silently leave out what came since.
ExportOptions lastExport(const WindowSettings &settings, const QString &queue);
void keepExport(WindowSettings &settings, const ExportOptions &options);

} // namespace intray
