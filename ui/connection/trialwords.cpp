// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/connection/trialwords.h"

#include "lists/celltext.h"
#include "ui/common/rolewords.h"

#include <QCoreApplication>
#include <QLocale>

namespace intray {

using namespace std::chrono_literals;
using Kind = Error::Kind;

static QString say(const char *text)
{
    return QCoreApplication::translate("Trial", text);
}

static ConnectionPart partThatHoldsTheDatabase(DatabaseUrl::Engine engine)
{
    if (engine == DatabaseUrl::Engine::Sqlite)
        return ConnectionPart::File;
    return engine == DatabaseUrl::Engine::Odbc ? ConnectionPart::Source : ConnectionPart::Database;
}

static ConnectionPart partAtServer(Kind kind)
{
    switch (kind) {
    case Kind::NameUnknown:
    case Kind::Offline:
        return ConnectionPart::Host;
    case Kind::PortClosed:
        return ConnectionPart::Port;
    case Kind::TlsRefused:
        return ConnectionPart::Encryption;
    default:
        return ConnectionPart::None;
    }
}

ConnectionPart partToChange(const Error &error, DatabaseUrl::Engine engine)
{
    switch (error.kind) {
    case Kind::WrongPassword:
        return ConnectionPart::Password;
    case Kind::NotPermitted:
        return ConnectionPart::Login;
    case Kind::NoSuchDatabase:
    case Kind::OlderSchema:
    case Kind::NewerSchema:
    case Kind::NotFound:
    case Kind::NotADatabase:
    case Kind::Damaged:
    case Kind::Unreadable:
    case Kind::ReadOnly:
        return partThatHoldsTheDatabase(engine);
    case Kind::UnsoundDriver:
        return ConnectionPart::Source;
    default:
        break;
    }
    const bool hasHostField =
        engine == DatabaseUrl::Engine::Postgresql || engine == DatabaseUrl::Engine::Mariadb;
    return hasHostField ? partAtServer(error.kind) : ConnectionPart::None;
}

static QString clockWords(std::chrono::milliseconds ahead)
{
    const QString span = timeLeft(std::chrono::abs(ahead));
    return ahead > 0ms
               ? say(QT_TRANSLATE_NOOP("Trial",
                                       "This computer's clock is %1 ahead of the server's. "
                                       "Locks follow the server's clock."))
                     .arg(span)
               : say(QT_TRANSLATE_NOOP("Trial",
                                       "This computer's clock is %1 behind the server's. Locks "
                                       "follow the server's clock."))
                     .arg(span);
}

static QString rolesWords(const QList<Role> &roles)
{
    QStringList titles;
    for (const Role role : roles)
        titles.append(titleOf(role));
    return titles.join(QStringLiteral(", "));
}

static QString userWords(const ServerFacts &facts)
{
    if (facts.user.isEmpty())
        return say(QT_TRANSLATE_NOOP("Trial",
                                     "The login %1 is accepted, but nobody has given it a role in "
                                     "Intray. Ask an administrator of Intray to add it."))
            .arg(facts.login);
    return say(QT_TRANSLATE_NOOP("Trial", "The login %1 works here as %2: %3."))
        .arg(facts.login, facts.user, rolesWords(facts.roles));
}

// A file, a socket of this machine, and SQLite behind ODBC have no line that somebody could tap.
static bool hasLine(const ServerFacts &facts, const DatabaseUrl &url)
{
    if (url.engine() == DatabaseUrl::Engine::Odbc)
        return facts.isServer;
    const bool isSocket = url.hosts().isEmpty() || url.hosts().first().name.startsWith(u'/') ||
                          url.options().contains(QStringLiteral("unix_socket"));
    return url.isServer() && !isSocket;
}

LineWords wordsAboutLine(const ServerFacts &facts, const DatabaseUrl &url)
{
    if (!hasLine(facts, url))
        return {};
    if (!facts.isEncrypted)
        return {
            say(QT_TRANSLATE_NOOP("Trial", "not encrypted")),
            say(QT_TRANSLATE_NOOP("Trial", "The connection to the server is not encrypted: anybody "
                                           "on the network can read and change what is sent."))};
    // What an ODBC driver checks cannot be known from here.
    if (facts.isVerified || url.engine() == DatabaseUrl::Engine::Odbc)
        return {};
    return {say(QT_TRANSLATE_NOOP("Trial", "not verified")),
            say(QT_TRANSLATE_NOOP("Trial",
                                  "The connection is encrypted, but the server did not prove its "
                                  "identity: another computer on the network could pose as it."))};
}

QStringList wordsAbout(const ServerFacts &facts, const DatabaseUrl &url)
{
    if (!url.isServer())
        return {say(QT_TRANSLATE_NOOP("Trial", "The file is a database of Intray."))};
    QStringList lines{facts.version, userWords(facts)};
    if (const LineWords line = wordsAboutLine(facts, url); !line.sentence.isEmpty())
        lines.append(line.sentence);
    if (facts.isReadOnly)
        lines.append(say(QT_TRANSLATE_NOOP("Trial", "This server is read-only, like a standby: you "
                                                    "can look at records and write drafts.")));
    if (facts.isPooled)
        lines.append(
            say(QT_TRANSLATE_NOOP("Trial", "The server is reached through a pooler, so Intray "
                                           "checks for changes by others at intervals.")));
    if (std::chrono::abs(facts.clockDifference) > 2s)
        lines.append(clockWords(facts.clockDifference));
    lines.removeAll(QString());
    return lines + facts.warnings;
}

} // namespace intray
