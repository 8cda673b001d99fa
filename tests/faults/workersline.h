// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "faults/journal.h"
#include "store/line/connection.h"
#include "support/store.h"

#include <memory>
#include <optional>

namespace intray::faults {

/// A worker's connection, made anew as often as it breaks. Every attempt that fails is in the
/// journal. One thread; borrows the journal.
class WorkersLine
{
public:
    /// The password is in $INTRAY_PASSWORD. Opens, which may take as long as the server is away.
    WorkersLine(const QString &database, const QString &name, Journal &journal);

    Store &store() { return *m_store; }
    /// Opens again if the connection is dead; returns when there is a living one.
    void renew();

private:
    void open();

    DatabaseLogin m_login;
    Identity m_identity;
    Journal &m_journal;
    std::unique_ptr<Connection> m_connection;
    std::optional<Store> m_store;
};

/// What the journal keeps of an error.
QJsonObject aboutError(const Error &error);

} // namespace intray::faults
