// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/mariadblogin.h"

#include "store/line/drivererror.h"

#include <QCoreApplication>
#include <QDir>
#include <QRegularExpression>
#include <QSettings>
#include <QSqlError>

#include <algorithm>

namespace intray {

namespace {

constexpr int waysOfLoginDiffer = 5010; // of the library, without a name in its headers
constexpr int unknownHost = 2005;

bool isTlsOff(const DatabaseUrl &url)
{
    return url.options().value(QStringLiteral("tls")) == QStringLiteral("off");
}

bool isOnSocket(const DatabaseUrl &url)
{
    return url.hosts().isEmpty() || url.options().contains(QStringLiteral("unix_socket"));
}

SqlFailure tlsRefused(const QString &sentence)
{
    return {{Error::Kind::TlsRefused, sentence, {}}};
}

SqlFailure noAuthorities()
{
    return tlsRefused(QCoreApplication::translate(
        "Store", "An encrypted connection to MariaDB needs the file of the authority that signed "
                 "the server's certificate (ssl_ca). On a trusted network tls=off allows a "
                 "connection that is not encrypted."));
}

SqlFailure notEncrypted()
{
    return tlsRefused(QCoreApplication::translate(
        "Store", "The server offers no encryption, so the connection was closed again. On a "
                 "trusted network tls=off allows a connection that is not encrypted."));
}

SqlFailure passwordAskedFor(const QString &detail)
{
    return {
        {Error::Kind::TlsRefused,
         QCoreApplication::translate(
             "Store", "The server asked for the password in a way that would show it to whoever "
                      "listens, so it was not sent. Ask your administrator whether this is "
                      "your server; a login by password or by ed25519 is needed."),
         detail}};
}

bool isHostName(const QString &name)
{
    static const QRegularExpression plain(QStringLiteral("^[\\w.:%-]+$"));
    return plain.match(name).hasMatch();
}

/// How the password may be proven. In clear text never; what sends it to a server that has proven
/// who it is, only to such a one.
QString waysOfLogin(bool isVerified)
{
    const QString unread = QStringLiteral("mysql_native_password,client_ed25519");
    return isVerified ? unread + QStringLiteral(",caching_sha2_password,sha256_password,dialog")
                      : unread;
}

/// The library takes options in the place of the host's name, also those for which Qt's driver has
/// none: the server must encrypt and prove by its certificate that it is this host, before anything
/// of the login is said.
QString lineTo(const QString &host, bool needsTls)
{
    const QString tls =
        needsTls ? QStringLiteral(";ssl-enforce=1;ssl-verify-server-cert=1") : QString();
    return QStringLiteral("host=%1%2;restricted-auth=%3").arg(host, tls, waysOfLogin(needsTls));
}

// Options that Qt's driver does not know are ignored by it, so these are all that ever go there.
QString optionsFor(const DatabaseLogin &login)
{
    const QMap<QString, QString> &given = login.url.options();
    QStringList options{QStringLiteral("CLIENT_FOUND_ROWS=1"),
                        QStringLiteral("MYSQL_OPT_CONNECT_TIMEOUT=3")};
    const auto seconds = std::chrono::ceil<std::chrono::seconds>(login.patience).count();
    options << QStringLiteral("MYSQL_OPT_READ_TIMEOUT=%1").arg(seconds)
            << QStringLiteral("MYSQL_OPT_WRITE_TIMEOUT=%1").arg(seconds);
    const auto pass = [&](const QString &name, const QString &option) {
        if (given.contains(name))
            options << option + u'=' + given.value(name);
    };
    if (!isTlsOff(login.url)) {
        pass(QStringLiteral("ssl_ca"), QStringLiteral("SSL_CA"));
        pass(QStringLiteral("ssl_cert"), QStringLiteral("SSL_CERT"));
        pass(QStringLiteral("ssl_key"), QStringLiteral("SSL_KEY"));
    }
    pass(QStringLiteral("unix_socket"), QStringLiteral("UNIX_SOCKET"));
    return options.join(u';');
}

/// The password of the server's own file, ~/.my.cnf, group [client].
Password passwordOfOwnFile()
{
    const QSettings file(QDir::homePath() + QStringLiteral("/.my.cnf"), QSettings::IniFormat);
    return Password(file.value(QStringLiteral("client/password")).toString());
}

void useMariadbLogin(QSqlDatabase &database, const DatabaseLogin &login, bool needsTls)
{
    const DatabaseUrl &url = login.url;
    if (!url.hosts().isEmpty()) {
        database.setHostName(lineTo(url.hosts().constFirst().name, needsTls));
        database.setPort(url.hosts().constFirst().port == 0 ? 3306 : url.hosts().constFirst().port);
    }
    database.setDatabaseName(url.database());
    database.setUserName(url.user());
    const Password password = login.password.isEmpty() ? passwordOfOwnFile() : login.password;
    database.setPassword(password.forDriver());
    database.setConnectOptions(optionsFor(login));
}

SqlFailure failureOf(const QSqlError &error)
{
    const QString detail =
        QStringLiteral("%1 (%2)").arg(error.text().trimmed(), error.nativeErrorCode());
    const int code = error.nativeErrorCode().toInt();
    return code == waysOfLoginDiffer ? passwordAskedFor(detail) : failureOfMariadb(code, detail);
}

QVariant firstValue(const QSqlDatabase &database, const QString &question, int column)
{
    QSqlQuery query(database);
    if (!query.exec(question) || lostItsRows(query) || !query.next())
        throw failureOfMariadbQuery(database, query);
    return query.value(column);
}

} // namespace

/// Opens it on the one server that the login names.
static void openAt(QSqlDatabase &database, const DatabaseLogin &login)
{
    const bool needsTls = provesWhoItIs(login.url);
    if (needsTls && !login.url.options().contains(QStringLiteral("ssl_ca")))
        throw noAuthorities();
    if (const auto hosts = login.url.hosts(); !hosts.isEmpty() && !isHostName(hosts.first().name))
        throw failureOfMariadb(unknownHost, hosts.first().name);
    useMariadbLogin(database, login, needsTls);
    if (!database.open())
        throw failureOf(database.lastError());
    if (needsTls && !isMariadbEncrypted(database)) {
        database.close();
        throw notEncrypted();
    }
}

/// Whether changes can be made here: this is no replica, and no node that its cluster has lost.
static bool isWritable(const QSqlDatabase &database)
{
    return firstValue(database, QStringLiteral("SELECT NOT @@read_only"), 0).toBool() &&
           (!firstValue(database, QStringLiteral("SELECT @@wsrep_on"), 0).toBool() ||
            firstValue(database, QStringLiteral("SHOW STATUS LIKE 'wsrep_ready'"), 1).toString() ==
                QStringLiteral("ON"));
}

/// Whether another server might answer otherwise.
static bool isOfThisServer(const SqlFailure &failure)
{
    switch (failure.error.kind) {
    case Error::Kind::WrongPassword:
    case Error::Kind::NoSuchDatabase:
    case Error::Kind::NotPermitted:
        return false;
    default:
        return true;
    }
}

/// The login at the first server that answers, or that can be written as well. What keeps the last
/// one from that is told if none does.
static std::optional<DatabaseLogin> firstServer(QSqlDatabase &database, const DatabaseLogin &login,
                                                bool mustBeWritable,
                                                std::optional<SqlFailure> &failure)
{
    for (const DatabaseUrl::Host &host : login.url.hosts()) {
        DatabaseLogin one = login;
        one.url = login.url.at(host);
        try {
            openAt(database, one);
            if (!mustBeWritable || isWritable(database))
                return one;
            database.close();
        } catch (const SqlFailure &failed) {
            database.close();
            if (!isOfThisServer(failed))
                throw;
            failure = failed;
        }
    }
    return {};
}

DatabaseLogin openMariadb(QSqlDatabase &database, const DatabaseLogin &login)
{
    if (login.url.hosts().size() < 2) {
        openAt(database, login);
        return login;
    }
    std::optional<SqlFailure> failure;
    if (const auto writable = firstServer(database, login, true, failure))
        return *writable;
    if (const auto readable = firstServer(database, login, false, failure))
        return *readable;
    throw *failure;
}

bool provesWhoItIs(const DatabaseUrl &url)
{
    return !isTlsOff(url) && !isOnSocket(url);
}

bool isMariadbEncrypted(const QSqlDatabase &database)
{
    return !firstValue(database, QStringLiteral("SHOW STATUS LIKE 'Ssl_cipher'"), 1)
                .toString()
                .isEmpty();
}

qint64 mariadbNumber(const QSqlDatabase &database, const char *expression)
{
    return firstValue(database, QStringLiteral("SELECT ") + QLatin1StringView(expression), 0)
        .toLongLong();
}

bool lostItsRows(const QSqlQuery &query)
{
    return query.isActive() && !query.isSelect() && query.numRowsAffected() < 0;
}

QStringList mariadbSettings(std::chrono::milliseconds patience)
{
    const double longest = std::max(1.0, double(patience.count()) / 1000.0 - 0.5);
    return {QStringLiteral("SET NAMES utf8mb4 COLLATE utf8mb4_bin"),
            QStringLiteral("SET SESSION sql_mode = 'ANSI_QUOTES,STRICT_ALL_TABLES,"
                           "NO_ENGINE_SUBSTITUTION,ERROR_FOR_DIVISION_BY_ZERO'"),
            QStringLiteral("SET SESSION time_zone = '+00:00'"),
            QStringLiteral("SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED, READ WRITE"),
            // What a server may have been set to for other programs.
            QStringLiteral(
                "SET SESSION autocommit = 1, completion_type = NO_CHAIN, sql_safe_updates = 0, "
                "sql_big_selects = 1, sql_auto_is_null = 0, foreign_key_checks = 1, "
                "unique_checks = 1, check_constraint_checks = 1, innodb_strict_mode = 1, "
                "sql_select_limit = 18446744073709551615, group_concat_max_len = 1073741824, "
                "div_precision_increment = 4, max_sort_length = 1024, default_regex_flags = '', "
                "updatable_views_with_limit = 1, low_priority_updates = 0, "
                "lc_messages = 'en_US', lc_time_names = 'en_US', max_recursive_iterations = 1000, "
                "idle_transaction_timeout = 0, idle_write_transaction_timeout = 0, "
                "idle_readonly_transaction_timeout = 0, lock_wait_timeout = 60, "
                "net_read_timeout = 60, net_write_timeout = 60, wait_timeout = 28800"),
            QStringLiteral("SET SESSION innodb_lock_wait_timeout = 3"),
            QStringLiteral("SET SESSION max_statement_time = %1").arg(longest)};
}

void killMariadbQuery(const DatabaseLogin &login, qint64 session)
{
    const QString name = QStringLiteral("intray-kill-%1").arg(session);
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QMYSQL"), name);
        try {
            openMariadb(database, login);
            QSqlQuery query(database);
            // Refused while the session acts as the account that reads for criteria queries.
            if (!query.exec(QStringLiteral("KILL QUERY %1").arg(session)))
                query.exec(QStringLiteral("CALL stop_source(%1)").arg(session));
        } catch (const SqlFailure &) {
            // The statement then ends by itself, or its line does.
        }
    }
    QSqlDatabase::removeDatabase(name);
}

SqlFailure failureOfMariadbQuery(const QSqlDatabase &, const QSqlQuery &query)
{
    constexpr int lineLost = 2013;
    if (lostItsRows(query))
        return failureOfMariadb(lineLost, QStringLiteral("The rows did not arrive."));
    return failureOf(query.lastError());
}

} // namespace intray
