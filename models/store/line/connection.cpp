// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/connection.h"

#include "store/line/connection_p.h"
#include "store/line/opening.h"
#include "store/line/renewal.h"
#include "store/line/schema.h"
#include "store/line/sqlite/ownname.h"
#include "store/line/sqlite/sqlitefile.h"
#include "store/line/timedopening.h"
#include "store/refusals/refusals.h"

namespace intray {

bool ServerFacts::seesEveryItem() const
{
    return login.isEmpty() || roles.contains(Role::Auditor) || roles.contains(Role::Supervisor) ||
           roles.contains(Role::Administrator);
}

Connection::Private::~Private()
{
    runner.reset();
    session.reset();
    discard(database);
}

// A server says no more to a stranger than that a right is missing, and of a database that was not
// set up to the end that a function is.
static Error atTheDoor(const Connection::Private &d, OpenMode mode, const Error &error)
{
    const QString login = d.login.url.user();
    if (mode != OpenMode::Existing || !d.login.url.isServer() || error.detail.isEmpty())
        return error;
    if (error.kind == Error::Kind::NotPermitted && !login.isEmpty())
        return refused("no_user", {{"login", login}, {"detail", error.detail}});
    const bool isIn = d.runner && d.runner->isAlive();
    return error.kind == Error::Kind::Broken && isIn ? notSetUp(d, error.detail) : error;
}

// Whatever lies beside the file is found by the one name that it has: log, gate, marks of imports.
static DatabaseLogin byOwnName(DatabaseLogin login)
{
    if (!login.url.isServer())
        login.url = DatabaseUrl::sqlite(ownNameOf(login.url.path()));
    return login;
}

Outcome<std::unique_ptr<Connection>> Connection::open(const DatabaseLogin &login, OpenMode mode)
{
    if (!login.url.isServer())
        if (const auto reason = reasonNotToOpen(login.url.path(), mode))
            return tl::unexpected<Error>(*reason);
    auto d = std::make_unique<Private>(byOwnName(login));
    try {
        openDatabase(*d, mode);
        bringSchemaUpToDate(*d, mode);
        tellSchemaVersion(*d);
        askWhoWeAre(*d);
    } catch (const SqlFailure &failed) {
        return tl::unexpected<Error>(atTheDoor(*d, mode, failed.error));
    }
    std::unique_ptr<Connection> opened(new Connection(std::move(d)));
    if (opened->schemaResult() == SchemaResult::Upgraded)
        opened->m_d->facts.warnings += renewMappings(*opened);
    return opened;
}

Connection::Connection(std::unique_ptr<Private> d)
    : m_d(std::move(d))
{
}

Connection::~Connection() = default;

const DatabaseUrl &Connection::url() const
{
    return m_d->login.url;
}

int Connection::schemaVersion() const
{
    return m_d->schemaVersion;
}

SchemaResult Connection::schemaResult() const
{
    return m_d->schemaResult;
}

const ServerFacts &Connection::server() const
{
    return m_d->facts;
}

Identity Connection::identityFor(const Identity &wished) const
{
    if (!m_d->login.url.isServer() || m_d->facts.login.isEmpty())
        return wished;
    const QString user = m_d->facts.user.isEmpty() ? m_d->facts.login : m_d->facts.user;
    return {user, wished.workstation};
}

bool Connection::isAlive() const
{
    return m_d->runner->isAlive() && !m_d->isToBeLeft;
}

void Connection::interrupt()
{
    if (m_d->session)
        m_d->session->interrupt();
    m_d->runner->interrupt();
}

void Connection::rearm()
{
    if (m_d->session)
        m_d->session->rearm();
    m_d->runner->rearm();
}

} // namespace intray
