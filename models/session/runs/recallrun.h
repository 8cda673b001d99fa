// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/runs/longrun.h"
#include "store/importing/deliverystore.h"

namespace intray {

/// Takes items out of their queue again, those of a delivery or those that it lacks, on a thread
/// and a connection of its own. Lives in the window's thread. Cancelled, it ends after the piece
/// under way; what is out stays out.
class RecallRun : public LongRun
{
    Q_OBJECT
public:
    RecallRun(const DatabaseLogin &login, const Identity &identity, QObject *parent = nullptr);

    void takeBack(ImportId delivery, const QString &reason);
    void dismissMissing(ImportId delivery, const QString &reason);

signals:
    void succeeded(const intray::Recalled &recalled); ///< Also if it was cancelled.

private:
    template <typename Work>
    void start(Work work);
};

} // namespace intray
