// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/engine.h"

#include "support/givenserver.h"

namespace intray {

using namespace Qt::StringLiterals;

const QString personsPassword = u"A test's own, not-so-secret pass;word}'"_s;

// No test here is about a server that keeps silent, and the machine may be busy.
DatabaseLogin patient(DatabaseLogin login)
{
    login.patience = std::chrono::minutes(1);
    return login;
}

DatabaseLogin loginTo(const QString &url)
{
    return patient(valueOf(DatabaseUrl::fromText(url)));
}

DatabaseLogin personsLoginTo(const QString &url)
{
    return patient({valueOf(DatabaseUrl::fromText(url)), Password(personsPassword)});
}

void Engine::welcome(const QString &user)
{
    if (m_people.contains(user))
        return;
    makeLogin(user);
    const auto connection = connectAsAdministrator(OpenMode::Existing);
    Store store(*connection, {});
    valueOf(store.setUser({user, user, true, allRoles(), {}}));
    m_people << user;
}

std::unique_ptr<Connection> Engine::opened(const DatabaseLogin &login, OpenMode mode)
{
    auto connection = Connection::open(login, mode);
    if (!connection)
        qFatal("%s %s", qPrintable(connection.error().sentence),
               qPrintable(connection.error().detail));
    return std::move(*connection);
}

namespace {

class ServerDatabase : public TestDatabase
{
public:
    using Login = std::function<DatabaseLogin(const QString &)>;

    ServerDatabase(Engine &engine, Login login)
        : m_engine(engine)
        , m_login(std::move(login))
        , m_owner(connectAsOwner())
    {
        emptyOn(*m_owner);
    }
    DatabaseLogin loginOf(const QString &user) const override
    {
        m_engine.welcome(user);
        return m_login(user);
    }
    OpenMode usualMode() const override { return OpenMode::Existing; }
    void administer(const QString &statement) const override { m_owner->d().execute(statement); }
    std::unique_ptr<Connection> connectAsOwner() const override
    {
        return m_engine.connectAsAdministrator(OpenMode::Existing);
    }

private:
    Engine &m_engine;
    Login m_login;
    std::unique_ptr<Connection> m_owner;
};

} // namespace

std::unique_ptr<TestDatabase> onServer(Engine &engine,
                                       std::function<DatabaseLogin(const QString &)> login)
{
    return std::make_unique<ServerDatabase>(engine, std::move(login));
}

std::unique_ptr<TestDatabase> onServer(Engine &engine)
{
    return onServer(engine, [&engine](const QString &user) { return engine.loginOf(user); });
}

} // namespace intray
