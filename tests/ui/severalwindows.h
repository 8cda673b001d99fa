// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/windowfixture.h"
#include "ui/windowofone.h"

namespace intray {

/// People at an empty database of any engine, each with a login of their own that may do no more
/// than its role, and four items in the queue "customers": cora and dan are clerks, sue is the
/// supervisor, ada the administrator. The test's class inherits it beside QObject.
class SeveralWindows
{
protected:
    void beginOn(const QString &engine)
    {
        m_chief.reset();
        m_database = databaseOf(engine);
        m_chief = std::make_unique<Person>(*m_database, QStringLiteral("chief"));
        welcome(QStringLiteral("cora"), {Role::Clerk});
        welcome(QStringLiteral("dan"), {Role::Clerk});
        welcome(QStringLiteral("sue"), {Role::Supervisor});
        welcome(QStringLiteral("ada"), {Role::Administrator});
        valueOf(m_chief->store.addQueue(customerQueue()));
        for (int number = 1; number <= 4; ++number)
            valueOf(m_chief->store.addItem(QStringLiteral("customers"), customer(number)));
    }
    void end()
    {
        m_chief.reset();
        m_database.reset();
    }
    void welcome(const QString &user, const QList<Role> &roles)
    {
        (void)m_database->loginOf(user);
        valueOf(m_chief->store.setUser({user, user, true, roles, {}}));
    }
    QStringList kindsOf(ItemId item)
    {
        QStringList kinds;
        for (const Event &event : valueOf(m_chief->store.history(item)))
            kinds << nameOf(event.kind);
        return kinds;
    }
    Item stored(ItemId item) { return valueOf(m_chief->store.detail(item)).item; }

    std::unique_ptr<TestDatabase> m_database;
    std::unique_ptr<Person> m_chief; ///< Has every role, and no window.
};

} // namespace intray
