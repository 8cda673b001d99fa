// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/postgresserver.h"

namespace intray {

/// A MariaDB server of the test's own on the loopback, without users but its superuser, who comes
/// in by the socket alone. Belongs to one thread, which must live as long as the server. Whatever
/// goes wrong here ends the test with the server's log.
class MariaServer
{
public:
    explicit MariaServer(const ServerOptions &options = {});
    ~MariaServer();
    Q_DISABLE_COPY_MOVE(MariaServer)

    QString host() const { return QStringLiteral("127.0.0.1"); }
    quint16 port() const { return m_port; }
    /// The superuser as whom the test program itself may come in by the socket.
    QString superuser() const;
    QString socketPath() const { return m_folder.filePath(QStringLiteral("socket")); }
    QString folder() const { return m_folder.path(); }
    QByteArray log() const { return m_program.log(); }

    /// Statements of the superuser; gives their values as text, a line a row, columns split by
    /// tabs.
    QString sql(const QString &text, const QString &database = {}) const;
    /// As sql, for statements that may fail.
    Said trySql(const QString &text, const QString &database = {}) const;
    /// A database with its routines, as statements.
    QString dump(const QString &database) const;

    bool isRunning() const { return m_program.isRunning(); }
    qint64 pid() const { return m_program.pid(); }
    void start();
    /// Immediate and Killed are the same here: MariaDB knows only the orderly end.
    void stop(Stop how = Stop::Fast);
    void restart(Stop how = Stop::Fast);

    /// The certificate that new connections see from now on. Only with ServerOptions::tls.
    void show(Certificate certificate);
    const Certificates &certificates() const { return *m_certificates; }

private:
    void configure();
    QByteArray fileSetting(const char *name, const char *file) const;
    void makeTables();
    QString program(const char *name) const;

    ServerFolder m_folder;
    ServerOptions m_options;
    quint16 m_port = freePort();
    ServerProgram m_program;
    std::optional<Certificates> m_certificates;
};

} // namespace intray
