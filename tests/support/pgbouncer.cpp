// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pgbouncer.h"

namespace intray {

static const QString package = QStringLiteral("pgbouncer");

static QByteArray configurationFor(const PostgresServer &server, quint16 port,
                                   const QStringList &settings)
{
    const QString text = QStringLiteral("[databases]\n"
                                        "* = host=%1 port=%2 auth_user=postgres\n"
                                        "[pgbouncer]\n"
                                        "listen_addr = 127.0.0.1\n"
                                        "listen_port = %3\n"
                                        "unix_socket_dir =\n"
                                        "pool_mode = transaction\n"
                                        "auth_type = scram-sha-256\n"
                                        "auth_file = users\n"
                                        "max_client_conn = 400\n");
    return text.arg(server.socketFolder()).arg(server.port()).arg(port).toUtf8() +
           settings.join(u'\n').toUtf8() + "\n";
}

// pgbouncer asks the server for a login's password as postgres, who needs none on the socket.
PgBouncer::PgBouncer(const PostgresServer &server, const QStringList &settings)
    : m_folder(accountFor(QStringLiteral("postgres"), package))
    , m_program(m_folder, SIGKILL)
{
    m_folder.write(QStringLiteral("users"), "\"postgres\" \"\"\n");
    m_folder.write(QStringLiteral("pgbouncer.ini"), configurationFor(server, m_port, settings));
    m_program.start(installedProgram(QStringLiteral("pgbouncer"), package),
                    {QStringLiteral("pgbouncer.ini")},
                    [this] { return m_program.log().contains("process up"); });
}

} // namespace intray
