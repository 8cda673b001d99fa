// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/message.h"
#include "transfer/exporter.h"

namespace intray {

/// What an export that ran beside the work tells at its end.
Message messageOf(const ExportResult &result, const ExportOptions &options);
Message messageOf(const Error &error, const ExportOptions &options);

} // namespace intray
