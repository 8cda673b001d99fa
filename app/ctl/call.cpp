// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/call.h"

#include "ctl/password.h"
#include "queue/times.h"
#include "store/refusals/refusals.h"

#include <QFileInfo>
#include <QUuid>

namespace intray::ctl {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

Call::Call(const QStringList &arguments, const Values &values)
    : m_arguments(arguments)
    , m_values(values)
{
}

QString Call::text(const QString &option) const
{
    const QStringList values = m_values.value(option);
    return values.isEmpty() ? QString() : values.last();
}

Checked<int> Call::number(const QString &option, int otherwise, int least, int most) const
{
    if (!has(option))
        return otherwise;
    bool isNumber = false;
    const int number = text(option).toInt(&isNumber);
    if (!isNumber || number < least || number > most)
        return wrongUsage(
            Ctl::tr("--%1 must be a number from %2 to %3, not \"%4\".")
                .arg(option, QString::number(least), QString::number(most), text(option)));
    return number;
}

Checked<bool> Call::yesOrNo(const QString &option, bool otherwise) const
{
    if (!has(option))
        return otherwise;
    const QString answer = text(option);
    if (answer != u"yes" && answer != u"no")
        return wrongUsage(Ctl::tr("--%1 is yes or no, not \"%2\".").arg(option, answer));
    return answer == u"yes";
}

Checked<std::chrono::seconds> Call::span(const QString &option,
                                         std::chrono::seconds otherwise) const
{
    if (!has(option))
        return otherwise;
    if (const auto span = spanFromText(text(option)))
        return *span;
    return wrongUsage(Ctl::tr("--%1 must be a span of time such as 90s, 30m, 2h or 3d, not \"%2\".")
                          .arg(option, text(option)));
}

Checked<QString> Call::needed(const QString &option) const
{
    if (text(option).trimmed().isEmpty())
        return wrongUsage(Ctl::tr("--%1 is missing.").arg(option));
    if (texts(option).size() > 1)
        return wrongUsage(Ctl::tr("--%1 is given more than once.").arg(option));
    return text(option);
}

Checked<LockId> Call::lock() const
{
    const auto text = needed(u"lock"_s);
    if (!text)
        return text;
    const QString given = text->trimmed();
    const QUuid uuid = QUuid::fromString(given); // with braces or without; reads no further
    const bool isWhole = given.size() == (given.startsWith(u'{') ? 38 : 36);
    if (uuid.isNull() || !isWhole)
        return wrongUsage(Ctl::tr("\"%1\" is not a lock id. A claim prints it; \"intrayctl mine\" "
                                  "shows those of your locks.")
                              .arg(*text));
    return uuid.toString(QUuid::WithoutBraces);
}

Checked<Done> Call::mayWrite(const QString &file) const
{
    const QFileInfo info(file);
    if (info.exists() && !info.isFile() && !info.isDir())
        return failure(Error::Kind::Invalid,
                       Ctl::tr("%1 is a pipe or a device, which a file would replace. Nothing was "
                               "done; name a file.")
                           .arg(file));
    if (has(u"force"_s) || !info.isFile())
        return Done();
    return failure(
        Error::Kind::Invalid,
        Ctl::tr("The file %1 exists already. Nothing was done; --force overwrites it.").arg(file));
}

Option namesOption()
{
    return {u"names"_s, {}, Ctl::tr("Print the names only, one per line.")};
}

Option forceOption()
{
    return {u"force"_s, {}, Ctl::tr("Overwrite a file that exists.")};
}

Identity Call::identity() const
{
    Identity identity = systemIdentity();
    if (has(u"user"_s))
        identity.user = text(u"user"_s);
    return m_connection ? m_connection->identityFor(identity) : identity;
}

static tl::unexpected<Failure> loginDecides()
{
    return wrongUsage(
        Ctl::tr("--user does not work here: this database has logins, and the login says who acts. "
                "Put it in the address, such as postgresql://anna@db.example.org/intray."));
}

Checked<DatabaseUrl> Call::database() const
{
    QString named = text(u"database"_s);
    if (!has(u"database"_s))
        named = qEnvironmentVariable("INTRAY_DATABASE");
    else if (named.trimmed().isEmpty())
        return wrongUsage(
            Ctl::tr("--database names no database. Leave the option out for your own."));
    if (named.isEmpty())
        return DatabaseUrl::embeddedDefault();
    const auto url = DatabaseUrl::fromText(named);
    if (!url)
        return tl::unexpected<Failure>(Failure(url.error(), Exit::WrongUsage));
    const bool isOdbc = url->engine() == DatabaseUrl::Engine::Odbc; // known once it is open
    if (url->isServer() && !isOdbc && has(u"user"_s))
        return loginDecides();
    return *url;
}

static tl::unexpected<Failure> withAdvice(Error error)
{
    error.sentence +=
        u' ' + Ctl::tr("\"intrayctl init\" creates one, and so do \"queue add\" and \"import\".");
    return tl::unexpected<Failure>(error);
}

static DatabaseLogin loginTo(const DatabaseUrl &url)
{
    DatabaseLogin login(url);
    if (url.isServer())
        login.password = passwordOfEnvironment();
    login.patience = 30s; // scripts rather wait than fail
    return login;
}

static bool lacksPassword(const Error &error, const DatabaseLogin &login)
{
    return error.kind == Error::Kind::WrongPassword && login.password.isEmpty();
}

/// Opens it, with a password that is asked for if one is missing.
static Outcome<std::unique_ptr<Connection>> openWith(DatabaseLogin &login, OpenMode mode)
{
    auto opened = Connection::open(login, mode);
    if (opened || !lacksPassword(opened.error(), login))
        return opened;
    const auto typed = askForPassword(login.url);
    if (!typed)
        return opened;
    login.password = *typed;
    return Connection::open(login, mode);
}

Checked<Connection *> Call::opened(const DatabaseUrl &url, OpenMode mode)
{
    DatabaseLogin login = loginTo(url);
    auto opened = openWith(login, mode);
    if (!opened && !url.isServer() && opened.error().kind == Error::Kind::NotFound)
        return withAdvice(opened.error());
    if (!opened)
        return failed(opened);
    m_connection = std::move(*opened);
    m_password = login.password;
    const ServerFacts &server = m_connection->server();
    if (has(u"user"_s) && !server.login.isEmpty())
        return loginDecides();
    if (server.user.isEmpty() && !server.login.isEmpty() && mode != OpenMode::AddTables)
        return tl::unexpected<Error>(refused("no_user", {{"login", server.login}}));
    return m_connection.get();
}

Checked<Connection *> Call::connection(OpenMode mode)
{
    return database().and_then([&](const DatabaseUrl &url) { return opened(url, mode); });
}

DatabaseLogin Call::close()
{
    const DatabaseLogin login(m_connection->url(), m_password);
    m_connection.reset();
    return login;
}

Checked<Connection *> Call::connectionOrNew()
{
    return database().and_then([this](const DatabaseUrl &url) {
        const bool isThere = url.isServer() || QFile::exists(url.path());
        return opened(url, isThere ? OpenMode::Existing : OpenMode::CreateOrUpgrade);
    });
}

Checked<Connection *> Call::connectionOrNone()
{
    return database().and_then([this](const DatabaseUrl &url) {
        if (url.isServer() || QFile::exists(url.path()))
            return opened(url, OpenMode::Existing);
        m_nowhere = std::make_unique<QTemporaryDir>();
        return opened(DatabaseUrl::sqlite(m_nowhere->filePath(u"nowhere.db"_s)),
                      OpenMode::CreateOrUpgrade);
    });
}

} // namespace intray::ctl
