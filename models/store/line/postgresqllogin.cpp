// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/postgresqllogin.h"

#include "store/line/drivererror.h"
#include "store/line/sqlrunner.h"
#include "store/line/timedopening.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QSqlError>

#include <clocale>
#include <mutex>

namespace intray {

namespace {

// libpq speaks the user's language, and says what went wrong in words only. Windows has no language
// for messages alone: there it is built without others.
#ifndef LC_MESSAGES
void letLibpqSpeakEnglish() {}
#else
void letLibpqSpeakEnglish()
{
    static std::once_flag once;
    std::call_once(once, [] { std::setlocale(LC_MESSAGES, "C"); });
}
#endif

/// The authorities that are trusted when the address names none: the user's own file, else the
/// system's.
QString trustedAuthorities()
{
    const QString own = QDir::homePath() + QStringLiteral("/.postgresql/root.crt");
    const QString system = QStringLiteral("/etc/ssl/certs/ca-certificates.crt");
    return QFile::exists(own) || !QFile::exists(system) ? QString() : system;
}

bool isOnSocket(const DatabaseUrl &url)
{
    return url.hosts().isEmpty() || url.hosts().constFirst().name.startsWith(u'/');
}

QMap<QString, QString> optionsFor(const DatabaseUrl &url, Wanted wanted)
{
    QMap<QString, QString> options = url.options();
    const auto usually = [&options](const QString &name, const QString &value) {
        if (!options.contains(name) && !value.isEmpty())
            options.insert(name, value);
    };
    if (!isOnSocket(url))
        usually(QStringLiteral("sslmode"), QStringLiteral("verify-full"));
    if (options.value(QStringLiteral("sslmode")).startsWith(QStringLiteral("verify")))
        usually(QStringLiteral("sslrootcert"), trustedAuthorities());
    usually(QStringLiteral("connect_timeout"), QStringLiteral("3"));
    usually(QStringLiteral("target_session_attrs"),
            wanted == Wanted::Writable ? QStringLiteral("read-write") : QStringLiteral("any"));
    options.insert(QStringLiteral("application_name"), QStringLiteral("intray"));
    options.insert(QStringLiteral("keepalives_idle"), QStringLiteral("5"));
    options.insert(QStringLiteral("keepalives_interval"), QStringLiteral("3"));
    options.insert(QStringLiteral("keepalives_count"), QStringLiteral("3"));
    options.insert(QStringLiteral("tcp_user_timeout"), QStringLiteral("5000"));
    return options;
}

QString joined(const QList<DatabaseUrl::Host> &hosts, QString (*part)(const DatabaseUrl::Host &))
{
    QStringList parts;
    for (const DatabaseUrl::Host &host : hosts)
        parts << part(host);
    return parts.join(u',');
}

QString nameOf(const DatabaseUrl::Host &host)
{
    return host.name;
}

QString portOf(const DatabaseUrl::Host &host)
{
    return QString::number(host.port == 0 ? 5432 : host.port);
}

// Qt separates options by ';' and libpq reads a value in single quotes.
QString quoted(QString value)
{
    if (value.contains(u';'))
        throw SqlFailure{errorOf(Error::Kind::Invalid, value, true)};
    value.replace(u'\\', QStringLiteral("\\\\")).replace(u'\'', QStringLiteral("\\'"));
    return u'\'' + value + u'\'';
}

bool mayPreferWritable(const DatabaseUrl &url)
{
    return url.hosts().size() > 1 &&
           !url.options().contains(QStringLiteral("target_session_attrs"));
}

/// As long as libpq may take to connect: its timeout holds for each address of each host, of which
/// a host mostly has two (libpq manual, "connect_timeout"). Looking up a name is in it as well.
std::chrono::milliseconds timeToConnect(const DatabaseUrl &url)
{
    using std::chrono::seconds;
    const int given = url.options().value(QStringLiteral("connect_timeout")).toInt();
    const seconds each = given > 0 ? seconds(given) : seconds(3);
    const auto hosts = std::max<qsizetype>(1, url.hosts().size());
    return each * 2 * hosts * (mayPreferWritable(url) ? 2 : 1);
}

bool tryToOpen(QSqlDatabase &database, const DatabaseLogin &login, Wanted wanted)
{
    usePostgresqlLogin(database, login, wanted);
    return database.open();
}

} // namespace

void usePostgresqlLogin(QSqlDatabase &database, const DatabaseLogin &login, Wanted wanted)
{
    letLibpqSpeakEnglish();
    const DatabaseUrl &url = login.url;
    QMap<QString, QString> options = optionsFor(url, wanted);
    if (!url.hosts().isEmpty()) {
        database.setHostName(joined(url.hosts(), nameOf));
        options.insert(QStringLiteral("port"), joined(url.hosts(), portOf));
    }
    QStringList texts;
    for (auto it = options.begin(); it != options.end(); ++it)
        texts << it.key() + u'=' + quoted(it.value());
    database.setConnectOptions(texts.join(u';'));
    database.setDatabaseName(url.database());
    database.setUserName(url.user());
    database.setPassword(login.password.forDriver());
}

// By words: libpq has no SQLSTATE for a connection that could not be made.
Error::Kind kindOfPostgresqlTrouble(const QString &words)
{
    const auto says = [&words](const char *part) {
        return words.contains(QLatin1StringView(part), Qt::CaseInsensitive);
    };
    if (says("session is read-only"))
        return Error::Kind::ReadOnly;
    if (says("could not translate host name"))
        return Error::Kind::NameUnknown;
    if (says("password authentication failed") || says("no password supplied") ||
        says("SASL authentication failed") || says("no such user") ||
        (says("role \"") && says("does not exist")))
        return Error::Kind::WrongPassword;
    if (says("database \"") && says("does not exist"))
        return Error::Kind::NoSuchDatabase;
    if (says("certificate") || says("SSL") || says("no encryption"))
        return Error::Kind::TlsRefused;
    if (says("Connection refused") || says("No such file or directory"))
        return Error::Kind::PortClosed;
    if (says("permission denied for database") || says("no pg_hba.conf entry"))
        return Error::Kind::NotPermitted;
    if (says("too many clients") || says("remaining connection slots"))
        return Error::Kind::Busy;
    return Error::Kind::Offline;
}

// The server answered: its files are not this computer's.
static bool isOfLibrary(const QString &words)
{
    return words.contains(QStringLiteral("FATAL:")) &&
           (words.contains(QStringLiteral("could not access file")) ||
            words.contains(QStringLiteral("could not load library")));
}

static Error libraryMissing(const QString &detail)
{
    return {Error::Kind::Invalid,
            QCoreApplication::translate(
                "Store", "The server has not let you in, because it cannot load a library that "
                         "its settings name (session_preload_libraries or "
                         "local_preload_libraries). Ask the administrator of the server to mend "
                         "the setting."),
            detail};
}

Error nobodyCanWrite(const QString &detail)
{
    return {Error::Kind::Busy,
            QCoreApplication::translate(
                "Store", "No database server can be written to at the moment: another one is "
                         "taking over. Nothing was changed; please try again."),
            detail};
}

static void tryEachWay(QSqlDatabase &database, const DatabaseLogin &login)
{
    if (mayPreferWritable(login.url) && tryToOpen(database, login, Wanted::Writable))
        return;
    if (tryToOpen(database, login, Wanted::Any))
        return;
    const QString words = database.lastError().text().trimmed();
    if (isOfLibrary(words))
        throw SqlFailure{libraryMissing(words)};
    const Error::Kind kind = kindOfPostgresqlTrouble(words);
    throw SqlFailure{kind == Error::Kind::ReadOnly ? nobodyCanWrite(words)
                                                   : errorOf(kind, words, true)};
}

QSqlDatabase openPostgresql(const DatabaseLogin &login)
{
    return openWithin(timeToConnect(login.url) + login.patience, "QPSQL",
                      [login](QSqlDatabase &database) { tryEachWay(database, login); });
}

} // namespace intray
