// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/connection_p.h"
#include "support/testdatabase.h"

#include <functional>

namespace intray {

// What makes a server an engine for the tests: who is welcome there, and what a database of it is.

extern const QString personsPassword;

DatabaseLogin patient(DatabaseLogin login);
DatabaseLogin loginTo(const QString &url);
DatabaseLogin personsLoginTo(const QString &url);

/// A server with one database, and how people reach it.
class Engine
{
public:
    virtual ~Engine() = default;
    virtual DatabaseLogin loginOf(const QString &user) const = 0;
    virtual void makeLogin(const QString &user) = 0;
    virtual std::unique_ptr<Connection> connectAsAdministrator(OpenMode mode) const = 0;
    /// Who is not there yet is made, with every role.
    void welcome(const QString &user);

protected:
    Engine() = default;
    Q_DISABLE_COPY_MOVE(Engine)
    static std::unique_ptr<Connection> opened(const DatabaseLogin &login, OpenMode mode);

private:
    QStringList m_people;
};

/// A database on it, reached by the login that `login` gives for a person.
std::unique_ptr<TestDatabase> onServer(Engine &engine,
                                       std::function<DatabaseLogin(const QString &)> login);
std::unique_ptr<TestDatabase> onServer(Engine &engine);

/// The engines that the test program starts itself: none on Windows (noservers.cpp).
QStringList ownEngines();
/// Null for a name that is none of theirs.
std::unique_ptr<TestDatabase> onOwnServer(const QString &engine);

} // namespace intray
