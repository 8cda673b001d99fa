// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <functional>

namespace intray {

/// How far an import or export is.
struct TransferProgress
{
    qint64 bytes = 0;      ///< Import: read from the file. Export: written.
    qint64 totalBytes = 0; ///< 0: not known.
    qint64 rows = 0;
};

/// Called in the thread that does the work, some times a second.
using ProgressReport = std::function<void(const TransferProgress &)>;

} // namespace intray
