// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/runs/longrun.h"
#include "session/runs/proof.h"

namespace intray {

/// A check of the history on a thread and a connection of its own, so that desk and lists go on
/// meanwhile. Lives in the window's thread; when it goes it cancels what still runs and waits until
/// it has cleared up behind itself.
class ProofRun : public LongRun
{
    Q_OBJECT
public:
    ProofRun(const DatabaseLogin &login, const Identity &identity, QObject *parent = nullptr);
    ~ProofRun() override;

    void audit();           ///< Nothing happens while one runs.
    void cancel() override; ///< Ends the statement that runs, too.

signals:
    void succeeded(const intray::Proof &proof); ///< It ran to its end, whatever it found.
};

} // namespace intray
