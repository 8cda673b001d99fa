// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/companion.h"
#include "store/line/storebase.h"

#include <chrono>
#include <optional>

namespace intray {

/// So long a companion process that is not heard of is still waited for.
inline constexpr std::chrono::seconds companionLease{20};

/// The lease of the companion process: at most one process has it, by the database's clock.
class CompanionStore : public StoreBase
{
public:
    using StoreBase::StoreBase;

    /// Takes the lease, or goes on with it, and says how the duties stand. `holder`: of this
    /// process alone. LockLost: another process has it. NotPermitted for others than workers,
    /// supervisors and administrators.
    Outcome<Done> hold(const QString &holder, const QList<DutyReport> &duties,
                       std::chrono::seconds span = companionLease);
    /// Gives it back, so that another one need not wait. LockLost: another process has it.
    Outcome<Done> giveBack(const QString &holder, const QList<DutyReport> &duties);
    /// The one that has the lease, or had it last; none: there was never one.
    Outcome<std::optional<Companion>> companion();
};

} // namespace intray
