// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/connection/addressparts.h"

#include <QCoreApplication>
#include <QUrl>

#include <algorithm>

namespace intray {

namespace {

using Engine = DatabaseUrl::Engine;
using Address = tl::expected<DatabaseUrl, PartTrouble>;

tl::unexpected<PartTrouble> trouble(ConnectionPart part, const QString &sentence)
{
    return tl::unexpected<PartTrouble>({part, sentence});
}

QString say(const char *text)
{
    return QCoreApplication::translate("AddressParts", text);
}

QString encoded(const QString &text, const QByteArray &except = {})
{
    return QString::fromLatin1(QUrl::toPercentEncoding(text, except));
}

QString withoutSpaces(const QString &hosts)
{
    QStringList trimmed;
    for (const QString &host : hosts.split(u',', Qt::SkipEmptyParts))
        trimmed.append(host.trimmed());
    return trimmed.join(u',');
}

QList<DatabaseUrl::Host> withPort(QList<DatabaseUrl::Host> hosts, int port)
{
    for (DatabaseUrl::Host &host : hosts) {
        if (host.port == 0)
            host.port = port;
    }
    return hosts;
}

QString optionsText(const QMap<QString, QString> &options)
{
    QStringList texts;
    for (auto option = options.begin(); option != options.end(); ++option)
        texts.append(encoded(option.key()) + u'=' + encoded(option.value()));
    return texts.isEmpty() ? QString() : u'?' + texts.join(u'&');
}

// Goes the way that every address from outside goes, so that it is checked by the same rules.
Address serverFrom(const AddressParts &parts)
{
    if (parts.hosts.trimmed().isEmpty() && !parts.options.contains(QStringLiteral("service")) &&
        !parts.options.contains(QStringLiteral("unix_socket")))
        return trouble(ConnectionPart::Host,
                       say(QT_TRANSLATE_NOOP("AddressParts", "Type the server's name, such as "
                                                             "db.example.org.")));
    if (parts.database.isEmpty() && !parts.options.contains(QStringLiteral("service")))
        return trouble(ConnectionPart::Database,
                       say(QT_TRANSLATE_NOOP("AddressParts", "Type the name of the database.")));
    const QString scheme = parts.engine == Engine::Postgresql ? QStringLiteral("postgresql://")
                                                              : QStringLiteral("mariadb://");
    const auto read = DatabaseUrl::fromText(scheme + encoded(parts.login) + u'@' +
                                            encoded(withoutSpaces(parts.hosts), ":,[]") + u'/' +
                                            encoded(parts.database) + optionsText(parts.options));
    if (!read)
        return trouble(ConnectionPart::Host, read.error().sentence);
    return DatabaseUrl::server(parts.engine, read->user(), withPort(read->hosts(), parts.port),
                               read->database(), read->options());
}

Address fileFrom(const QString &file)
{
    if (file.trimmed().isEmpty())
        return trouble(ConnectionPart::File,
                       say(QT_TRANSLATE_NOOP("AddressParts", "Choose a database file.")));
    return DatabaseUrl::sqlite(file.trimmed());
}

Address sourceFrom(const AddressParts &parts)
{
    const auto read = DatabaseUrl::fromText(QStringLiteral("odbc:") + parts.source.trimmed());
    if (!read)
        return trouble(ConnectionPart::Source, read.error().sentence);
    return parts.login == read->user() ? *read : read->as(parts.login);
}

bool haveOnePort(const QList<DatabaseUrl::Host> &hosts)
{
    return std::all_of(hosts.begin(), hosts.end(),
                       [&](const auto &host) { return host.port == hosts.first().port; });
}

QString textOf(const DatabaseUrl::Host &host, bool withItsPort)
{
    const QString name = host.name.contains(u':') ? u'[' + host.name + u']' : host.name;
    return withItsPort && host.port != 0 ? name + u':' + QString::number(host.port) : name;
}

QString textOf(const QList<DatabaseUrl::Host> &hosts)
{
    QStringList texts;
    for (const DatabaseUrl::Host &host : hosts)
        texts.append(textOf(host, !haveOnePort(hosts)));
    return texts.join(QStringLiteral(", "));
}

} // namespace

Address addressFrom(const AddressParts &parts)
{
    switch (parts.engine) {
    case Engine::Sqlite:
        return fileFrom(parts.file);
    case Engine::Odbc:
        return sourceFrom(parts);
    default:
        return serverFrom(parts);
    }
}

AddressParts partsOf(const DatabaseUrl &url)
{
    AddressParts parts;
    parts.engine = url.engine();
    parts.file = url.path();
    parts.source = url.odbcText();
    parts.hosts = textOf(url.hosts());
    if (!url.hosts().isEmpty() && haveOnePort(url.hosts()))
        parts.port = url.hosts().first().port;
    parts.database = url.database();
    parts.login = url.user();
    parts.options = url.options();
    return parts;
}

int usualPort(Engine engine)
{
    switch (engine) {
    case Engine::Postgresql:
        return 5432;
    case Engine::Mariadb:
        return 3306;
    default:
        return 0;
    }
}

} // namespace intray
