// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/postgresserver.h"

namespace intray {

/// pgbouncer in transaction mode in front of a server of the tests: logins and passwords are the
/// server's, each transaction may run on another of the server's connections. Belongs to one
/// thread, which must live as long; the server must live longer.
class PgBouncer
{
public:
    /// `settings`: further lines of the part [pgbouncer] of the configuration file.
    explicit PgBouncer(const PostgresServer &server, const QStringList &settings = {});

    QString host() const { return QStringLiteral("127.0.0.1"); }
    quint16 port() const { return m_port; }
    QByteArray log() const { return m_program.log(); }

private:
    ServerFolder m_folder;
    quint16 m_port = freePort();
    ServerProgram m_program;
};

} // namespace intray
