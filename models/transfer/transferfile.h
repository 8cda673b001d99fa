// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"

#include <QFileDevice>

namespace intray {

/// Why a file could not be written: DiskFull or Unreadable, with a sentence.
Error writeError(const QFileDevice &file, const QString &path);

} // namespace intray
