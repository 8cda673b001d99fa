// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// How long it takes to seal a history, and to check it without and with its seals.
// usage: sealing ENGINE LINES [items] - the lines are of no item, or each of one; prints seconds to
// seal, to check before and after, how long the longest of the seals took in milliseconds, and the
// program's memory in megabytes at most.
#include "store/line/verbs.h"
#include "store/supervising/sealed.h"
#include "support/testengine.h"

#include <sys/resource.h>

#include <QCoreApplication>
#include <QElapsedTimer>

#include <cstdio>

using namespace intray;
using namespace Qt::StringLiterals;

namespace {

/// Lines of no item, as many as are asked for, an hour old.
QString filling(const QString &engine, int lines)
{
    const QString numbers =
        u"WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < %1) "_s.arg(
            lines);
    if (engine == u"postgresql")
        return u"INSERT INTO intray.event (at, kind, \"user\", workstation, operation_id) "
               "SELECT date_trunc('milliseconds', now() - interval '1 hour'), 'tombstone', 'anna', "
               "'desk-of-anna', gen_random_uuid() FROM generate_series(1, %1)"_s.arg(lines);
    if (engine == u"mariadb")
        return u"INSERT INTO event_all (at, kind, user, workstation, operation_id) "
               "SELECT UTC_TIMESTAMP(3) - INTERVAL 1 HOUR, 'tombstone', 'anna', 'desk-of-anna', "
               "UUID() FROM seq_1_to_%1"_s.arg(lines);
    return numbers +
           u"INSERT INTO event (at, kind, user, workstation, operation_id) SELECT "
           "strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-1 hour'), 'tombstone', 'anna', 'desk-of-anna', "
           "lower(hex(randomblob(16))) FROM n"_s;
}

/// As many items with a record of some hundred bytes, each with a line that is an hour old.
QStringList fillingWithItems(const QString &engine, int lines)
{
    const bool isPostgres = engine == u"postgresql";
    const bool isMaria = engine == u"mariadb";
    const QString end = isMaria ? u"_all"_s : QString();
    const QString schema = isPostgres ? u"intray."_s : QString();
    const QString numbers =
        isPostgres ? u"generate_series(1, %1) AS n (i)"_s.arg(lines)
        : isMaria  ? u"(SELECT seq AS i FROM seq_1_to_%1) AS n"_s.arg(lines)
                   : u"(WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < "
                    "%1) SELECT i FROM n) AS n"_s.arg(lines);
    const QString hourAgo = isPostgres ? u"date_trunc('milliseconds', now() - interval '1 hour')"_s
                            : isMaria  ? u"UTC_TIMESTAMP(3) - INTERVAL 1 HOUR"_s
                                       : u"strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-1 hour')"_s;
    const QString record =
        u"'{\"city\":\"Lund\",\"name\":\"somebody\",\"street\":\"%1\"}'"_s.arg(QString(200, u's'));
    return {u"INSERT INTO %1item%2 (queue_id, %3, %4state, created_by, created_at) SELECT q.id, "
            "n.i, %5'open', 'anna', %6 FROM %1queue%2 AS q CROSS JOIN %7"_s.arg(
                schema, end, isMaria ? u"`key`"_s : u"key"_s, isPostgres ? u"rank, "_s : QString(),
                isPostgres ? u"0, "_s : QString(), hourAgo, numbers),
            u"INSERT INTO %1record%2 (item_id, %3imported, search) SELECT i.id, %4%5, 's' FROM "
            "%1item%2 AS i"_s.arg(schema, end, isPostgres ? u"queue_id, "_s : QString(),
                                  isPostgres ? u"i.queue_id, "_s : QString(), record),
            u"INSERT INTO %1event%2 (item_id, %3at, kind, %4, workstation) SELECT i.id, %5%6, "
            "'imported', 'anna', 'desk-of-anna' FROM %1item%2 AS i"_s.arg(
                schema, end, isPostgres || isMaria ? u"queue_id, "_s : QString(),
                isMaria      ? u"user"_s
                : isPostgres ? u"\"user\""_s
                             : u"user"_s,
                isPostgres || isMaria ? u"i.queue_id, "_s : QString(), hourAgo)};
}

double seconds(const QElapsedTimer &clock)
{
    return double(clock.nsecsElapsed()) / 1e9;
}

double secondsToCheck(Person &person)
{
    QElapsedTimer clock;
    clock.start();
    if (!valueOf(person.store.audit()).violations.isEmpty())
        qFatal("The history does not hold.");
    return seconds(clock);
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QString engine = QString::fromLocal8Bit(argc > 1 ? argv[1] : "sqlite");
    const int lines = argc > 2 ? std::atoi(argv[2]) : 100'000;
    const auto database = databaseOf(engine);
    Person anna(*database, u"anna"_s);
    if (argc > 3) {
        valueOf(anna.store.addQueue(queueNamed(u"bench"_s)));
        for (const QString &statement : fillingWithItems(engine, lines))
            database->administer(statement);
    } else {
        database->administer(filling(engine, lines));
    }
    const double before = secondsToCheck(anna);
    QElapsedTimer clock;
    QElapsedTimer one;
    double longest = 0;
    clock.start();
    for (bool isMore = true; isMore;) {
        one.start();
        const auto sealed = carryOut(*anna.connection, anna.store.identity(), verbs::sealHistory,
                                     std::chrono::seconds(0), 10'000);
        longest = std::max(longest, seconds(one));
        isMore = valueOf(sealed).isMade;
    }
    const double toSeal = seconds(clock);
    const double after = secondsToCheck(anna);
    rusage usage = {};
    getrusage(RUSAGE_SELF, &usage);
    std::printf("%s %d lines: sealed in %.2f s, checked in %.2f s before and %.2f s after, longest "
                "seal %.0f ms, %ld MB\n",
                qPrintable(engine), lines, toSeal, before, after, longest * 1000,
                usage.ru_maxrss / 1024);
    return 0;
}
