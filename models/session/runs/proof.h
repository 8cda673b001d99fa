// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/auditreport.h"
#include "queue/identity.h"
#include "store/checking/selftest.h"

#include <QDateTime>

#include <functional>
#include <optional>

namespace intray {

class Connection;

/// What a check of the history or a selftest found, and where and when: all that an audit report
/// needs, see reportOf().
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

/// Runs `test`, which puts in what it found, and notes where, when and by whom. In the thread of
/// the connection; the errors are those of the test.
Outcome<Proof> proved(Connection &connection, const Identity &wished,
                      const std::function<Outcome<Proof>(Proof)> &test);

} // namespace intray
