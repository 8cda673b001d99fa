// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/certificates.h"
#include "support/serverprogram.h"

#include <memory>
#include <optional>

namespace intray {

/// How a server ends.
enum class Stop {
    Fast,      ///< As an administrator stops it: running work is undone.
    Immediate, ///< Without tidying up: the next start recovers.
    Killed     ///< All at once, as when the power goes.
};

/// How a server is made.
struct ServerOptions
{
    bool durable = false;         ///< Whether it waits for the disk; tests of faults need that.
    bool tls = false;             ///< Whether it offers encryption, with the certificate Good.
    QStringList settings = {};    ///< Further lines of the configuration file.
    QStringList environment = {}; ///< Further variables for the server, "NAME=value".
};

/// A PostgreSQL server of the test's own on the loopback, with an empty cluster of UTF-8 databases.
/// TCP clients give real passwords (scram-sha-256); the superuser "postgres" has none and comes in
/// by the socket alone. Belongs to one thread, which must live as long as the server. Whatever goes
/// wrong here ends the test with the server's log.
class PostgresServer
{
public:
    explicit PostgresServer(const ServerOptions &options = {});
    ~PostgresServer();
    Q_DISABLE_COPY_MOVE(PostgresServer)

    QString host() const { return QStringLiteral("127.0.0.1"); }
    quint16 port() const { return m_port; }
    QString socketFolder() const { return m_folder.path(); }
    QString folder() const { return m_folder.path(); }
    QString dataFolder() const { return m_folder.filePath(QStringLiteral("data")); }
    QByteArray log() const { return m_program.log(); }

    /// Statements of the superuser; gives their values as text, a line a row, columns split by '|'.
    /// Each statement is a transaction of its own.
    QString sql(const QString &text, const QString &database = QStringLiteral("postgres")) const;
    /// As sql, for statements that may fail.
    Said trySql(const QString &text, const QString &database = QStringLiteral("postgres")) const;

    /// The database and, before it, the roles of this server, as statements that make them again.
    QString dump(const QString &database) const;

    bool isRunning() const { return m_program.isRunning(); }
    qint64 pid() const { return m_program.pid(); }
    void start();
    void stop(Stop how = Stop::Fast);
    void restart(Stop how = Stop::Fast);
    /// Kills one backend with SIGKILL: the server then throws everybody out and recovers.
    void killBackend(qint64 pid) const;
    /// Returns when the server answers again, for example after killBackend.
    void waitUntilReady() const;

    /// A second server that follows this one by streaming and may be read. Once made, a
    /// synchronous one is waited for by every commit of this one.
    std::unique_ptr<PostgresServer> standby(bool synchronous);
    /// Makes a standby a server of its own; returns when it takes writes.
    void promote() const;

    /// The certificate that new connections see from now on. Only with ServerOptions::tls.
    void show(Certificate certificate);
    /// What clients should trust, and an authority they should not.
    const Certificates &certificates() const { return *m_certificates; }

private:
    PostgresServer(const PostgresServer &primary, const QString &slot);

    void makeCluster();
    void configure();
    QString program(const char *name) const;
    void reload() const;
    void killAll();
    bool saysReady() const;

    ServerFolder m_folder;
    ServerOptions m_options;
    quint16 m_port = freePort();
    ServerProgram m_program;
    std::optional<Certificates> m_certificates;
    int m_standbys = 0;
};

} // namespace intray
