// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/runs/longrun.h"
#include "store/verifying/duplicatestore.h"

namespace intray {

/// Looks through a whole queue for duplicates, on a thread and a connection of its own. Lives in
/// the window's thread; when it goes it cancels what still runs.
class DuplicateRun : public LongRun
{
    Q_OBJECT
public:
    DuplicateRun(const DatabaseLogin &login, const Identity &identity, QObject *parent = nullptr);
    ~DuplicateRun() override;

    /// For pairs that score at least so much, 0 to 1. Nothing happens while one search runs.
    void search(const QString &queue, double least);
    void cancel() override; ///< Ends with failed(): Cancelled.

signals:
    void found(const QString &queue, const QList<intray::LikelyDuplicates> &pairs);
};

} // namespace intray
