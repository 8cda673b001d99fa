// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "postgresserver.h"

#include "support/keptfolder.h"

#include <sys/ipc.h>
#include <sys/shm.h>

#include <QFile>

#include <algorithm>
#include <utility>

namespace intray {

static const QString package = QStringLiteral("postgresql");

static QStringList words(const char *text)
{
    return QString::fromLatin1(text).split(u' ');
}

// SIGQUIT is PostgreSQL's immediate shutdown: its backends end with it.
PostgresServer::PostgresServer(const ServerOptions &options)
    : m_folder(accountFor(QStringLiteral("postgres"), package))
    , m_options(options)
    , m_program(m_folder, SIGQUIT)
{
    makeCluster();
    configure();
    start();
}

PostgresServer::PostgresServer(const PostgresServer &primary, const QString &slot)
    : m_folder(primary.m_folder.account())
    , m_options(primary.m_options)
    , m_program(m_folder, SIGQUIT)
{
    const QString source = QStringLiteral("host=%1 port=%2 user=postgres application_name=%3");
    mustRunAs(m_folder, program("pg_basebackup"),
              words("-D data -R -X stream -c fast --no-sync -C -S") +
                  QStringList{slot, QStringLiteral("-d"),
                              source.arg(primary.socketFolder()).arg(primary.port()).arg(slot)});
    start();
}

PostgresServer::~PostgresServer()
{
    stop(Stop::Immediate);
}

QString PostgresServer::program(const char *name) const
{
    return installedProgram(QString::fromLatin1(name), package);
}

// A copy has the number by which a server tells itself from others, so a second one of the same
// test is made anew.
void PostgresServer::makeCluster()
{
    static bool hasFirst = false;
    const QStringList arguments =
        words("-D data -U postgres -A trust --auth-host=scram-sha-256 --no-sync "
              "--locale=C.UTF-8 -E UTF8");
    if (std::exchange(hasFirst, true))
        mustRunAs(m_folder, program("initdb"), arguments);
    else
        makeDataOrCopy(m_folder, program("initdb"), arguments);
}

// Shared memory lies in files: a killed server leaves none in /dev/shm.
static QByteArray configurationFor(const ServerOptions &options)
{
    QByteArray text = "listen_addresses = '127.0.0.1'\n"
                      "max_connections = 200\n"
                      "dynamic_shared_memory_type = mmap\n"
                      "password_encryption = 'scram-sha-256'\n"
                      "log_line_prefix = '%m [%p] %u@%d '\n";
    if (!options.durable)
        text += "fsync = off\nfull_page_writes = off\n";
    if (options.tls)
        text += "ssl = on\nssl_cert_file = 'server.crt'\nssl_key_file = 'server.key'\n";
    return text + options.settings.join(u'\n').toUtf8() + "\n";
}

void PostgresServer::configure()
{
    const QString file = QStringLiteral("data/postgresql.conf");
    m_folder.write(file, m_folder.read(file) + configurationFor(m_options));
    if (!m_options.tls)
        return;
    m_certificates.emplace(m_folder);
    m_certificates->install(Certificate::Good, QStringLiteral("data/server.crt"),
                            QStringLiteral("data/server.key"));
}

void PostgresServer::show(Certificate certificate)
{
    m_certificates->install(certificate, QStringLiteral("data/server.crt"),
                            QStringLiteral("data/server.key"));
    reload();
}

// The certificate is there for new connections as soon as the reloading is logged.
void PostgresServer::reload() const
{
    const auto before = log().count("reloading configuration files");
    sql(QStringLiteral("SELECT pg_reload_conf()"));
    waitUntil([&] { return log().count("reloading configuration files") > before; },
              "The server does not read its settings anew.", log());
}

bool PostgresServer::saysReady() const
{
    const QByteArrayList lines = m_folder.read(QStringLiteral("data/postmaster.pid")).split('\n');
    const QByteArray state = lines.value(7).trimmed();
    return lines.value(0).toLongLong() == pid() && (state == "ready" || state == "standby");
}

void PostgresServer::start()
{
    m_program.setEnvironment(m_options.environment);
    m_program.start(program("postgres"),
                    {QStringLiteral("-D"), QStringLiteral("data"), QStringLiteral("-p"),
                     QString::number(m_port), QStringLiteral("-k"), socketFolder()},
                    [this] { return saysReady(); });
}

void PostgresServer::stop(Stop how)
{
    if (how == Stop::Killed)
        killAll();
    m_program.stop(how == Stop::Fast ? SIGINT : SIGQUIT);
}

void PostgresServer::restart(Stop how)
{
    stop(how);
    start();
}

static QList<pid_t> childrenOf(qint64 pid)
{
    QFile file(QStringLiteral("/proc/%1/task/%1/children").arg(pid));
    QList<pid_t> children;
    if (file.open(QIODevice::ReadOnly))
        for (const QByteArray &child : file.readAll().simplified().split(' '))
            children << pid_t(child.toInt());
    children.removeAll(0);
    return children;
}

// A zombie has nothing left to do harm with; who adopted it may take a while to bury it.
static bool lives(pid_t pid)
{
    QFile file(QStringLiteral("/proc/%1/stat").arg(pid));
    return file.open(QIODevice::ReadOnly) && !file.readAll().contains(") Z ");
}

// The postmaster stands still first, so that it starts no further backend. Power takes the piece of
// shared memory with it that marks a folder as used; a signal does not.
void PostgresServer::killAll()
{
    if (!isRunning())
        return;
    const QByteArrayList memory = m_folder.read(QStringLiteral("data/postmaster.pid"))
                                      .split('\n')
                                      .value(6)
                                      .simplified()
                                      .split(' ');
    ::kill(pid_t(pid()), SIGSTOP);
    const QList<pid_t> children = childrenOf(pid());
    for (const pid_t child : children)
        ::kill(child, SIGKILL);
    m_program.stop(SIGKILL);
    waitUntil([&] { return std::none_of(children.begin(), children.end(), lives); },
              "A backend of a killed server lives on.", log());
    ::shmctl(memory.value(1).toInt(), IPC_RMID, nullptr);
}

void PostgresServer::killBackend(qint64 pid) const
{
    if (::kill(pid_t(pid), SIGKILL) != 0)
        qFatal("There is no backend %lld.", pid);
}

void PostgresServer::waitUntilReady() const
{
    waitUntil([this] { return trySql(QStringLiteral("SELECT 1")).ok; },
              "The server does not answer again.", log());
}

Said PostgresServer::trySql(const QString &text, const QString &database) const
{
    return runAs(m_folder, program("psql"),
                 words("-X -q -A -t -v ON_ERROR_STOP=1 -U postgres -f - -h") +
                     QStringList{socketFolder(), QStringLiteral("-p"), QString::number(m_port),
                                 QStringLiteral("-d"), database},
                 text.toUtf8());
}

QString PostgresServer::dump(const QString &database) const
{
    const QStringList server =
        words("-U postgres -h") +
        QStringList{socketFolder(), QStringLiteral("-p"), QString::number(m_port)};
    return mustRunAs(m_folder, program("pg_dumpall"), server + words("--roles-only")) + u'\n' +
           mustRunAs(m_folder, program("pg_dump"), server + QStringList{database});
}

QString PostgresServer::sql(const QString &text, const QString &database) const
{
    const Said said = trySql(text, database);
    if (!said.ok)
        qFatal("%s\nfailed: %s", qPrintable(text), qPrintable(said.error));
    return said.output;
}

std::unique_ptr<PostgresServer> PostgresServer::standby(bool synchronous)
{
    const QString slot = QStringLiteral("standby_%1").arg(++m_standbys);
    std::unique_ptr<PostgresServer> standby(new PostgresServer(*this, slot));
    if (synchronous)
        sql(QStringLiteral("ALTER SYSTEM SET synchronous_standby_names = '%1';").arg(slot) +
            QStringLiteral("SELECT pg_reload_conf()"));
    const QString state = QStringLiteral("SELECT state || ' ' || sync_state FROM "
                                         "pg_stat_replication WHERE application_name = '%1'");
    const QString wanted =
        synchronous ? QStringLiteral("streaming sync") : QStringLiteral("streaming async");
    waitUntil([&] { return sql(state.arg(slot)) == wanted; }, "The standby does not follow.",
              standby->log());
    return standby;
}

void PostgresServer::promote() const
{
    if (sql(QStringLiteral("SELECT pg_promote(true, 60)")) != QStringLiteral("t"))
        qFatal("The standby could not be promoted:\n%s", log().constData());
}

} // namespace intray
