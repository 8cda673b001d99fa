// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"

#include <atomic>
#include <memory>

class QTemporaryFile;
class QUrl;

namespace intray {

/// Fetches a source from a host that its queue allows, into a file that goes with the last who
/// holds it: at most 200 MB, without a name, a password or cookies, and from nowhere else, whatever
/// the host says. NotFound, Invalid or Offline with a sentence; Cancelled once `isLeft` is true.
/// Blocks, for half a minute where nothing comes; for a background thread.
Outcome<std::shared_ptr<QTemporaryFile>> fetchSource(const QUrl &url,
                                                     const std::atomic_bool &isLeft);

} // namespace intray
