// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/auditreport.h"
#include "session/runs/longrun.h"
#include "store/checking/selftest.h"

#include <optional>

namespace intray {

/// What a proof found, and where and when; all that an audit report needs.
struct Proof
{
    QString database; ///< As people know it; never with a password.
    QString engine;   ///< Such as "PostgreSQL 15.8"; empty: a file.
    int schema = 0;
    Identity by;
    QDateTime began; ///< By the database's clock.
    QDateTime ended;
    std::optional<AuditReport> audit; ///< One of the two.
    std::optional<SelftestResult> selftest;
    SelftestSize size; ///< Of the selftest.

    bool isGood() const;
};

/// An audit or a selftest on a thread and a connection of its own, so that desk and lists go on
/// meanwhile. Lives in the window's thread; when it goes it cancels what still runs and waits until
/// it has cleared up behind itself.
class ProofRun : public LongRun
{
    Q_OBJECT
public:
    ProofRun(const DatabaseLogin &login, const Identity &identity, QObject *parent = nullptr);
    ~ProofRun() override;

    void audit(); ///< Nothing happens while one runs.
    void selftest(const SelftestSize &size);
    void cancel() override; ///< Ends the statement that runs, too.

signals:
    void succeeded(const intray::Proof &proof); ///< It ran to its end, whatever it found.

private:
    template <typename Test>
    void start(Test test);
};

} // namespace intray
