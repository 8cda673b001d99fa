// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mariaserver.h"

#include "support/keptfolder.h"

namespace intray {

static const QString package = QStringLiteral("mariadb-server");
static const QString certificateFile = QStringLiteral("server.crt");
static const QString keyFile = QStringLiteral("server.key");
static const QString configurationFile = QStringLiteral("--defaults-file=my.cnf");

MariaServer::MariaServer(const ServerOptions &options)
    : m_folder(accountFor(QStringLiteral("mysql"), package))
    , m_options(options)
    , m_program(m_folder, SIGKILL)
{
    configure();
    makeTables();
    start();
}

MariaServer::~MariaServer()
{
    stop(Stop::Killed);
}

// MariaDB lets in who has the same name in the system.
QString MariaServer::superuser() const
{
    const Account &account = m_folder.account();
    return account.changes ? QStringLiteral("root") : account.name;
}

QString MariaServer::program(const char *name) const
{
    return installedProgram(QString::fromLatin1(name), package);
}

static QByteArray configurationFor(const ServerOptions &options)
{
    QByteArray text = "bind_address = 127.0.0.1\n"
                      "character_set_server = utf8mb4\n"
                      "max_connections = 200\n"
                      "innodb_log_file_size = 48M\n";
    if (!options.durable)
        text += "innodb_flush_log_at_trx_commit = 0\ninnodb_doublewrite = OFF\ndebug_no_sync\n";
    return text + options.settings.join(u'\n').toUtf8() + "\n";
}

QByteArray MariaServer::fileSetting(const char *name, const char *file) const
{
    return QByteArray(name) + " = " + m_folder.filePath(QString::fromLatin1(file)).toUtf8() + "\n";
}

// Its own tmpdir, too: a server that starts deletes what looks like its temporary tables there, and
// those of the servers of other tests would be among them.
void MariaServer::configure()
{
    QByteArray text = "[mysqld]\nport = " + QByteArray::number(m_port) + "\n" +
                      fileSetting("datadir", "data") + fileSetting("socket", "socket") +
                      fileSetting("pid_file", "pid") + fileSetting("tmpdir", ".");
    if (m_options.tls) {
        m_certificates.emplace(m_folder);
        m_certificates->install(Certificate::Good, certificateFile, keyFile);
        text += fileSetting("ssl_cert", "server.crt") + fileSetting("ssl_key", "server.key");
    }
    m_folder.write(QStringLiteral("my.cnf"), text + configurationFor(m_options));
}

void MariaServer::makeTables()
{
    makeDataOrCopy(m_folder, program("mariadb-install-db"),
                   {configurationFile, QStringLiteral("--skip-test-db"),
                    QStringLiteral("--debug-no-sync"),
                    QStringLiteral("--auth-root-authentication-method=socket"),
                    QStringLiteral("--auth-root-socket-user=") + m_folder.account().name},
                   configurationFor(m_options));
}

void MariaServer::show(Certificate certificate)
{
    m_certificates->install(certificate, certificateFile, keyFile);
    sql(QStringLiteral("FLUSH SSL"));
}

void MariaServer::start()
{
    m_program.setEnvironment(m_options.environment);
    m_program.start(program("mariadbd"), {configurationFile},
                    [this] { return log().contains("ready for connections"); });
}

void MariaServer::stop(Stop how)
{
    m_program.stop(how == Stop::Fast ? SIGTERM : SIGKILL);
}

void MariaServer::restart(Stop how)
{
    stop(how);
    start();
}

Said MariaServer::trySql(const QString &text, const QString &database) const
{
    return runAs(m_folder, program("mariadb"),
                 {QStringLiteral("--no-defaults"), QStringLiteral("--batch"),
                  QStringLiteral("--raw"), QStringLiteral("--skip-column-names"),
                  QStringLiteral("--default-character-set=utf8mb4"),
                  QStringLiteral("--socket=") + socketPath(),
                  QStringLiteral("--user=") + m_folder.account().name,
                  QStringLiteral("--database=") + database},
                 text.toUtf8());
}

QString MariaServer::sql(const QString &text, const QString &database) const
{
    const Said said = trySql(text, database);
    if (!said.ok)
        qFatal("%s\nfailed: %s", qPrintable(text), qPrintable(said.error));
    return said.output;
}

QString MariaServer::dump(const QString &database) const
{
    return mustRunAs(m_folder, program("mariadb-dump"),
                     {QStringLiteral("--no-defaults"), QStringLiteral("--routines"),
                      QStringLiteral("--single-transaction"),
                      QStringLiteral("--socket=") + socketPath(),
                      QStringLiteral("--user=") + m_folder.account().name, database});
}

} // namespace intray
