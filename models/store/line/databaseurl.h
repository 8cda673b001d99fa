// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"

#include <QList>
#include <QMap>
#include <QString>

namespace intray {

/// Names a database, as on the command line (docs/handbook.md, "Addresses"):
/// "sqlite:PATH" (a bare path is one too),
/// "postgresql://USER@HOST[:PORT][,HOST2...]/DB?sslmode=...", "mariadb://USER@HOST[:PORT]/DB",
/// "odbc:DSN=NAME" or "odbc:Driver={...};...". Never holds a password: text with one is refused.
class DatabaseUrl
{
public:
    enum class Engine { Sqlite, Postgresql, Mariadb, Odbc };

    /// A server's name or address, and the port; 0: the engine's usual one.
    struct Host
    {
        QString name;
        int port = 0;

        bool operator==(const Host &) const = default;
    };

    /// Invalid with a sentence for text that names no database Intray knows, has a password in it,
    /// or an option that is not known: unknown ones are never passed on to a driver.
    static Outcome<DatabaseUrl> fromText(const QString &text);
    static DatabaseUrl sqlite(const QString &path);
    /// The file in the user's data folder that both programs use when nothing else is said.
    static DatabaseUrl embeddedDefault();
    /// A database of a server; no host: the server's socket on this machine.
    static DatabaseUrl server(Engine engine, const QString &user, const QList<Host> &hosts,
                              const QString &database, const QMap<QString, QString> &options = {});
    /// "DSN=NAME" or "Driver={...};...".
    static DatabaseUrl odbc(const QString &connection);

    Engine engine() const { return m_engine; }
    /// Whether the database has logins of its own, so that it says who somebody is.
    bool isServer() const { return m_engine != Engine::Sqlite; }
    QString path() const { return m_path; } ///< With Sqlite: the file's absolute path.
    QString user() const { return m_user; } ///< The login; empty: the system's user.
    const QList<Host> &hosts() const { return m_hosts; }
    QString database() const { return m_database; }
    const QMap<QString, QString> &options() const { return m_options; }
    QString odbcText() const { return m_odbc; } ///< With Odbc: what follows "odbc:".
    QString text() const;        ///< As fromText() reads it; safe to store, show and log.
    QString displayName() const; ///< The file's name, or "database on host".
    /// The same database for another login.
    DatabaseUrl as(const QString &user) const;
    /// The same database on this server alone.
    DatabaseUrl at(const Host &host) const;

    bool operator==(const DatabaseUrl &) const = default;

private:
    Engine m_engine = Engine::Sqlite;
    QString m_path;
    QString m_user;
    QList<Host> m_hosts;
    QString m_database;
    QMap<QString, QString> m_options;
    QString m_odbc;
};

/// The options that an address of this engine may have.
QStringList knownOptions(DatabaseUrl::Engine engine);

} // namespace intray
