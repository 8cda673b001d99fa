// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/databaseurl.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QUrl>

#include <algorithm>

namespace intray {

namespace {

QString say(const char *text)
{
    return QCoreApplication::translate("DatabaseUrl", text);
}

tl::unexpected<Error> invalid(const QString &sentence)
{
    return failure(Error::Kind::Invalid, sentence);
}

tl::unexpected<Error> unknownScheme(const QString &scheme)
{
    return invalid(
        say(QT_TRANSLATE_NOOP(
                "DatabaseUrl",
                "Intray does not support databases of the kind \"%1\". Name a file, such as "
                "sqlite:queue.db, or a server, such as postgresql://anna@db.example.org/intray."))
            .arg(scheme));
}

tl::unexpected<Error> passwordInside()
{
    return invalid(say(QT_TRANSLATE_NOOP(
        "DatabaseUrl", "A password does not belong in the address of a database, because addresses "
                       "are shown and stored. Leave it out: Intray asks for it, or reads it from "
                       "the system's keychain or the database's own password file.")));
}

QString decoded(const QString &text)
{
    return QUrl::fromPercentEncoding(text.toUtf8());
}

QString encoded(const QString &text)
{
    return QString::fromLatin1(QUrl::toPercentEncoding(text));
}

bool hasControlCharacters(const QString &text)
{
    return std::any_of(text.begin(), text.end(),
                       [](QChar letter) { return letter.category() == QChar::Other_Control; });
}

Outcome<DatabaseUrl::Host> hostFrom(const QString &text)
{
    static const QRegularExpression form(
        QStringLiteral(R"(^(\[[0-9A-Fa-f:.%]+\]|[^:\[\]]*)(?::(\d{1,5}))?$)"));
    const auto match = form.match(text);
    const int port = match.captured(2).toInt();
    if (!match.hasMatch() || port > 65535)
        return invalid(say(QT_TRANSLATE_NOOP("DatabaseUrl",
                                             "\"%1\" is not a server's name with a port, such as "
                                             "db.example.org:5432."))
                           .arg(text));
    QString name = decoded(match.captured(1));
    if (name.startsWith(u'['))
        name = name.mid(1, name.size() - 2);
    return DatabaseUrl::Host{name, port};
}

Outcome<QList<DatabaseUrl::Host>> hostsFrom(const QString &text)
{
    QList<DatabaseUrl::Host> hosts;
    for (const QString &each : text.split(u',', Qt::SkipEmptyParts)) {
        const auto host = hostFrom(each);
        if (!host)
            return tl::unexpected<Error>(host.error());
        hosts << *host;
    }
    return hosts;
}

Outcome<QMap<QString, QString>> optionsFrom(const QString &text, DatabaseUrl::Engine engine)
{
    QMap<QString, QString> options;
    for (const QString &each : text.split(u'&', Qt::SkipEmptyParts)) {
        const QString name = decoded(each.section(u'=', 0, 0));
        if (name == QStringLiteral("password"))
            return passwordInside();
        if (!knownOptions(engine).contains(name))
            return invalid(say(QT_TRANSLATE_NOOP("DatabaseUrl",
                                                 "The option \"%1\" is not known here. Known are: "
                                                 "%2."))
                               .arg(name, knownOptions(engine).join(QStringLiteral(", "))));
        options.insert(name, decoded(each.section(u'=', 1)));
    }
    return options;
}

Outcome<DatabaseUrl> serverFrom(const QString &rest, DatabaseUrl::Engine engine)
{
    static const QRegularExpression form(
        QStringLiteral(R"(^//(?:([^@/?]*)@)?([^/?]*)(?:/([^?]*))?(?:\?(.*))?$)"));
    const auto match = form.match(rest);
    if (!match.hasMatch())
        return invalid(
            say(QT_TRANSLATE_NOOP("DatabaseUrl", "A server's address has the form "
                                                 "postgresql://USER@HOST:PORT/DATABASE.")));
    if (match.captured(1).contains(u':'))
        return passwordInside();
    const auto hosts = hostsFrom(match.captured(2));
    if (!hosts)
        return tl::unexpected<Error>(hosts.error());
    const auto options = optionsFrom(match.captured(4), engine);
    if (!options)
        return tl::unexpected<Error>(options.error());
    const QString database = decoded(match.captured(3));
    if (database.isEmpty() && !options->contains(QStringLiteral("service")))
        return invalid(
            say(QT_TRANSLATE_NOOP("DatabaseUrl", "The address names no database. Add it, as in "
                                                 "postgresql://anna@db.example.org/intray.")));
    return DatabaseUrl::server(engine, decoded(match.captured(1)), *hosts, database, *options);
}

Outcome<DatabaseUrl> odbcFrom(const QString &rest)
{
    static const QRegularExpression secret(QStringLiteral(R"((^|;)\s*(pwd|password)\s*=\s*[^;\s])"),
                                           QRegularExpression::CaseInsensitiveOption);
    if (secret.match(rest).hasMatch())
        return passwordInside();
    if (!rest.contains(u'='))
        return invalid(say(QT_TRANSLATE_NOOP(
            "DatabaseUrl", "An ODBC address names a data source, such as odbc:DSN=NAME, or a "
                           "driver, such as odbc:Driver={PostgreSQL Unicode};Server=HOST.")));
    return DatabaseUrl::odbc(rest);
}

/// The value of a key in an ODBC connection text, without its braces.
QString odbcValue(const QString &connection, const QString &key)
{
    const QRegularExpression form(
        QStringLiteral(R"((?:^|;)\s*%1\s*=\s*(\{[^}]*\}|[^;]*))").arg(key),
        QRegularExpression::CaseInsensitiveOption);
    QString value = form.match(connection).captured(1).trimmed();
    if (value.startsWith(u'{'))
        value = value.mid(1, value.size() - 2);
    return value;
}

} // namespace

QStringList knownOptions(DatabaseUrl::Engine engine)
{
    switch (engine) {
    case DatabaseUrl::Engine::Postgresql:
        return {QStringLiteral("sslmode"),
                QStringLiteral("sslrootcert"),
                QStringLiteral("sslcert"),
                QStringLiteral("sslkey"),
                QStringLiteral("sslcrl"),
                QStringLiteral("channel_binding"),
                QStringLiteral("gssencmode"),
                QStringLiteral("krbsrvname"),
                QStringLiteral("passfile"),
                QStringLiteral("service"),
                QStringLiteral("hostaddr"),
                QStringLiteral("connect_timeout"),
                QStringLiteral("target_session_attrs")};
    case DatabaseUrl::Engine::Mariadb:
        return {QStringLiteral("tls"), QStringLiteral("ssl_ca"), QStringLiteral("ssl_cert"),
                QStringLiteral("ssl_key"), QStringLiteral("unix_socket")};
    default:
        return {};
    }
}

Outcome<DatabaseUrl> DatabaseUrl::fromText(const QString &text)
{
    // At least two letters: "C:\queue.db" is a path.
    static const QRegularExpression schemed(QStringLiteral("^([A-Za-z][A-Za-z0-9+.-]+):(.*)$"),
                                            QRegularExpression::DotMatchesEverythingOption);
    const auto match = schemed.match(text);
    const QString scheme = match.captured(1).toLower();
    const QString rest = match.hasMatch() ? match.captured(2) : text;
    if (hasControlCharacters(text))
        return invalid(say(QT_TRANSLATE_NOOP(
            "DatabaseUrl", "The address of a database must be one line of text.")));
    if (scheme == QStringLiteral("postgresql") || scheme == QStringLiteral("postgres"))
        return serverFrom(rest, Engine::Postgresql);
    if (scheme == QStringLiteral("mariadb") || scheme == QStringLiteral("mysql"))
        return serverFrom(rest, Engine::Mariadb);
    if (scheme == QStringLiteral("odbc"))
        return odbcFrom(rest);
    if (!scheme.isEmpty() && scheme != QStringLiteral("sqlite"))
        return unknownScheme(match.captured(1));
    if (rest.isEmpty())
        return invalid(say(QT_TRANSLATE_NOOP("DatabaseUrl", "No database file is named.")));
    if (rest.compare(QStringLiteral(":memory:"), Qt::CaseInsensitive) == 0)
        return invalid(say(QT_TRANSLATE_NOOP(
            "DatabaseUrl", "A database in memory would be gone with the program, and nobody else "
                           "could use it. Name a file.")));
    return sqlite(rest);
}

DatabaseUrl DatabaseUrl::sqlite(const QString &path)
{
    DatabaseUrl url;
    url.m_path = QDir::cleanPath(QFileInfo(path).absoluteFilePath());
    return url;
}

DatabaseUrl DatabaseUrl::embeddedDefault()
{
    const QString data = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
    return sqlite(data + QStringLiteral("/intray/intray.db"));
}

DatabaseUrl DatabaseUrl::server(Engine engine, const QString &user, const QList<Host> &hosts,
                                const QString &database, const QMap<QString, QString> &options)
{
    DatabaseUrl url;
    url.m_engine = engine;
    url.m_user = user;
    url.m_hosts = hosts;
    url.m_database = database;
    url.m_options = options;
    return url;
}

DatabaseUrl DatabaseUrl::odbc(const QString &connection)
{
    DatabaseUrl url;
    url.m_engine = Engine::Odbc;
    url.m_odbc = connection.trimmed();
    while (url.m_odbc.endsWith(u';')) // some drivers stumble over it
        url.m_odbc.chop(1);
    url.m_user = odbcValue(url.m_odbc, QStringLiteral("uid"));
    url.m_database = odbcValue(url.m_odbc, QStringLiteral("database"));
    return url;
}

static QString textOf(const DatabaseUrl::Host &host)
{
    const QString name = host.name.contains(u':') ? u'[' + host.name + u']' : encoded(host.name);
    return host.port == 0 ? name : name + u':' + QString::number(host.port);
}

static QString textOf(const QList<DatabaseUrl::Host> &hosts)
{
    QStringList texts;
    for (const DatabaseUrl::Host &host : hosts)
        texts << textOf(host);
    return texts.join(u',');
}

static QString textOf(const QMap<QString, QString> &options)
{
    QStringList texts;
    for (auto it = options.begin(); it != options.end(); ++it)
        texts << it.key() + u'=' + encoded(it.value());
    return texts.isEmpty() ? QString() : u'?' + texts.join(u'&');
}

QString DatabaseUrl::text() const
{
    if (m_engine == Engine::Sqlite)
        return QStringLiteral("sqlite:") + m_path;
    if (m_engine == Engine::Odbc)
        return QStringLiteral("odbc:") + m_odbc;
    const QString scheme =
        m_engine == Engine::Postgresql ? QStringLiteral("postgresql") : QStringLiteral("mariadb");
    const QString user = m_user.isEmpty() ? QString() : encoded(m_user) + u'@';
    return scheme + QStringLiteral("://") + user + textOf(m_hosts) + u'/' + encoded(m_database) +
           textOf(m_options);
}

QString DatabaseUrl::displayName() const
{
    if (m_engine == Engine::Sqlite)
        return QFileInfo(m_path).fileName();
    if (m_engine == Engine::Odbc) {
        const QString source = odbcValue(m_odbc, QStringLiteral("dsn"));
        return source.isEmpty() ? m_database : source;
    }
    if (m_hosts.isEmpty())
        return m_database;
    return say(QT_TRANSLATE_NOOP("DatabaseUrl", "%1 on %2"))
        .arg(m_database, m_hosts.constFirst().name);
}

DatabaseUrl DatabaseUrl::at(const Host &host) const
{
    DatabaseUrl one = *this;
    one.m_hosts = {host};
    return one;
}

DatabaseUrl DatabaseUrl::as(const QString &user) const
{
    if (m_engine != Engine::Odbc) {
        DatabaseUrl other = *this;
        other.m_user = user;
        return other;
    }
    static const QRegularExpression login(QStringLiteral(R"((^|;)\s*uid\s*=[^;]*)"),
                                          QRegularExpression::CaseInsensitiveOption);
    QString connection = m_odbc;
    connection.remove(login);
    return odbc(connection + QStringLiteral(";Uid=") + user);
}

} // namespace intray
