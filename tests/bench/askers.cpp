// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Eight people ask for three records within one second, over a query that takes three seconds.
// usage: askers URL intray|naive PROGRAM - on an empty database; prints a line of
// docs/performance.md. PROGRAM is the criteria query, with columns key and name. "naive": everybody
// runs the query and takes what it gave them.
#include "store/line/connection_p.h"
#include "store/line/sqlrunner.h"
#include "store/rules/queuestore.h"
#include "store/rules/userstore.h"
#include "store/sources/sourcestore.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QSqlQuery>

#include <algorithm>
#include <cstdio>
#include <mutex>
#include <thread>
#include <vector>

using namespace intray;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr int people = 8;
constexpr int wanted = 3;
constexpr std::chrono::milliseconds betweenClicks{125};

template <typename T>
T must(const Outcome<T> &outcome)
{
    if (!outcome)
        qFatal("%s (%s)", qPrintable(outcome.error().sentence), qPrintable(outcome.error().detail));
    return *outcome;
}

struct Seen
{
    QStringList keys;
    QDateTime answered; ///< By the database's clock.
    double seconds = 0; ///< Since the first click, until the person saw it.
    int runs = 0;
};

DatabaseLogin loginTo(const QString &url)
{
    DatabaseLogin login(must(DatabaseUrl::fromText(url)));
    login.patience = 60s;
    return login;
}

Seen asked(SourceStore &store, const QElapsedTimer &clock)
{
    Seen seen;
    const double from = double(clock.elapsed()) / 1000;
    WorkRequest request = must(store.askForWork(u"bench"_s, wanted));
    for (int look = 0; request.isOpen();) {
        if (!request.isAttended) {
            const SourceRun run = must(store.runSource(u"bench"_s));
            seen.runs += run.isElsewhere || run.wasFresh ? 0 : 1;
        } else {
            const double next = from + double(timeOfLook(look++).count());
            std::this_thread::sleep_for(std::chrono::duration<double>(
                std::max(0.0, next - double(clock.elapsed()) / 1000)));
        }
        request = must(store.lookAtRequest(request.id));
    }
    for (const Item &item : request.items)
        seen.keys << item.key;
    seen.answered = request.answeredAt;
    seen.seconds = double(clock.elapsed()) / 1000;
    return seen;
}

Seen taken(Connection &connection, const QString &source, const QElapsedTimer &clock)
{
    Seen seen;
    QSqlQuery query(connection.d().database);
    const QString first = u"SELECT * FROM (%1) AS found LIMIT %2"_s.arg(source).arg(wanted);
    if (!query.exec(first))
        qFatal("%s", qPrintable(first));
    while (query.next())
        seen.keys << query.value(0).toString();
    query.finish();
    for (const QString &key : seen.keys)
        connection.d().execute(u"UPDATE loan SET taken = 1 WHERE id = "_s + key);
    seen.seconds = double(clock.elapsed()) / 1000;
    seen.runs = 1;
    return seen;
}

void setUp(const QString &url, const QString &source)
{
    const auto opened = Connection::open(loginTo(url), OpenMode::AddTables);
    if (!opened)
        qFatal("%s", qPrintable(opened.error().sentence));
    Connection *connection = opened->get();
    const Identity bench = connection->identityFor({u"bench"_s, u"here"_s});
    if (connection->url().isServer())
        must(UserStore(*connection, bench)
                 .setUser(
                     {connection->server().user, connection->server().user, true, allRoles(), {}}));
    connection->d().execute(u"CREATE TABLE loan (id integer PRIMARY KEY, name varchar(40), taken "
                            "integer)"_s);
    for (int id = 1; id <= 100; ++id)
        connection->d().execute(u"INSERT INTO loan VALUES (%1, 'loan %1', 0)"_s.arg(id));
    if (connection->url().engine() == DatabaseUrl::Engine::Postgresql)
        connection->d().execute(u"GRANT SELECT ON loan TO intray_source"_s);
    Queue queue;
    queue.name = u"bench"_s;
    queue.source = source;
    must(QueueStore(*connection, bench).addQueue(queue));
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    const QString url = words.value(1);
    const bool isNaive = words.value(2) == u"naive";
    const QString source = words.value(3);
    setUp(url, source);
    QElapsedTimer clock;
    clock.start();
    const QDateTime began = QDateTime::currentDateTimeUtc();
    std::mutex mutex;
    QList<Seen> all;
    std::vector<std::thread> persons;
    for (int person = 0; person < people; ++person)
        persons.emplace_back([&, person] {
            std::this_thread::sleep_for(betweenClicks * person);
            const auto connection = Connection::open(loginTo(url), OpenMode::Existing);
            if (!connection)
                qFatal("%s", qPrintable(connection.error().sentence));
            SourceStore store(**connection,
                              (*connection)->identityFor({u"clerk%1"_s.arg(person), u"pc"_s}));
            const Seen seen = isNaive ? taken(**connection, source, clock) : asked(store, clock);
            const std::lock_guard lock(mutex);
            all << seen;
        });
    for (std::thread &person : persons)
        person.join();
    QStringList keys;
    int runs = 0;
    double last = 0;
    double served = 0;
    for (const Seen &seen : all) {
        keys += seen.keys;
        runs += seen.runs;
        last = std::max(last, seen.seconds);
        served =
            std::max(served, isNaive ? seen.seconds : double(began.msecsTo(seen.answered)) / 1000);
    }
    const qsizetype given = keys.size();
    keys.removeDuplicates();
    std::printf(
        "%s: %d runs, all served after %.1f s, last one saw it after %.1f s, %d given, %d twice\n",
        qPrintable(words.value(2)), runs, served, last, int(given), int(given - keys.size()));
    return 0;
}
