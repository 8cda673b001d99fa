// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/runs/proof.h"

#include "store/line/connection.h"
#include "store/line/storebase.h"

namespace intray {

bool Proof::isGood() const
{
    return audit ? audit->violations.isEmpty() : selftest && selftest->isGood();
}

static Outcome<QDateTime> clockOf(Connection &connection, const Identity &identity)
{
    return StoreBase(connection, identity).now();
}

Outcome<Proof> proved(Connection &connection, const Identity &wished,
                      const std::function<Outcome<Proof>(Proof)> &test)
{
    Proof proof;
    proof.by = connection.identityFor(wished);
    proof.database = connection.url().displayName();
    proof.engine = connection.server().version;
    proof.schema = connection.schemaVersion();
    return clockOf(connection, proof.by)
        .and_then([&](const QDateTime &now) {
            proof.began = now;
            return test(proof);
        })
        .and_then([&](Proof found) {
            return clockOf(connection, found.by).map([&](const QDateTime &now) {
                found.ended = now;
                return found;
            });
        });
}

} // namespace intray
