// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/testengine.h"

#include <functional>

namespace intray {

/// Two people with every role and one queue, "work", on an empty database: what tests of the
/// store's rules begin with. The test's class inherits it beside QObject and lets them begin in
/// init().
class TwoAtWork
{
protected:
    void beginOn(const QString &engine)
    {
        anna.reset();
        bert.reset();
        database = databaseOf(engine);
        anna = std::make_unique<Person>(*database, QStringLiteral("anna"));
        bert = std::make_unique<Person>(*database, QStringLiteral("bert"));
        valueOf(anna->store.addQueue(queueNamed(q)));
    }

    ItemId add(const QString &key, int priority = 0)
    {
        return valueOf(anna->store.addItem(q, newItem(key, priority)));
    }
    Claim take(Person &person, int count = 1)
    {
        return valueOf(person.store.claimNext({q}, count));
    }
    void setRules(const std::function<void(Queue &)> &change)
    {
        Queue rules = valueOf(anna->store.queue(q));
        change(rules);
        valueOf(anna->store.setQueue(rules));
    }
    /// Waits for the database's clock and for nothing else.
    void letExpire(const Claim &claim)
    {
        const QDateTime end = claim.items.constFirst().lock.expiresAt;
        if (!QTest::qWaitFor([&] { return valueOf(anna->store.now()) > end; }, 10'000))
            qFatal("The database's clock stands still.");
    }
    /// From here on a lock lasts a second, the shortest there is.
    Claim takeAndLetExpire(Person &person, int count = 1)
    {
        setRules([](Queue &rules) { rules.lockDuration = std::chrono::seconds(1); });
        const Claim claim = take(person, count);
        letExpire(claim);
        return claim;
    }
    QStringList kindsOf(ItemId item)
    {
        QStringList kinds;
        for (const Event &event : valueOf(anna->store.history(item)))
            kinds << nameOf(event.kind);
        return kinds;
    }

    const QString q = QStringLiteral("work");
    std::unique_ptr<TestDatabase> database;
    std::unique_ptr<Person> anna;
    std::unique_ptr<Person> bert;
};

} // namespace intray
