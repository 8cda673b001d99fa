// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The floor: what a queue costs on SQLite at the least. One small table with one index; a claim and
// a completion, each a transaction of one statement, safe on the disk as Intray's are. No history,
// no rules, no search. usage: floorclaims DATABASE fill ITEMS | floorclaims DATABASE run USER
// SECONDS [COUNT] - waits for a line, then prints a line per item done: microseconds for the claim,
// and for claim and completion. With COUNT so many are claimed, and completed, together.
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const char schema[] =
    "CREATE TABLE task (id INTEGER PRIMARY KEY, priority INTEGER NOT NULL, state INTEGER NOT NULL "
    "DEFAULT 0, content TEXT NOT NULL, user TEXT, lock_id TEXT, locked_at TEXT, done_at TEXT);"
    "CREATE INDEX task_open ON task (priority DESC, id) WHERE state = 0;";

static const char filling[] =
    "WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?1) "
    "INSERT INTO task (priority, content) SELECT n % 5, json_object('city', 'boaz', 'name', "
    "'customer ' || n, 'note', hex(randomblob(24)), 'street', n % 2000 || ' cedar lane') FROM "
    "numbers";

static const char claiming[] =
    "UPDATE task SET state = 1, user = ?1, lock_id = hex(randomblob(16)), "
    "locked_at = strftime('%Y-%m-%dT%H:%M:%fZ') WHERE id = (SELECT id FROM task WHERE state = 0 "
    "ORDER BY priority DESC, id LIMIT 1) RETURNING id, lock_id, content";

static const char completing[] =
    "UPDATE task SET state = 2, content = '{\"city\":\"opp\"}', done_at = "
    "strftime('%Y-%m-%dT%H:%M:%fZ') WHERE id = ?1 AND lock_id = ?2";

static const char claimingMany[] =
    "UPDATE task SET state = 1, user = ?1, lock_id = ?3, locked_at = strftime('%Y-%m-%dT%H:%M:%fZ') "
    "WHERE id IN (SELECT id FROM task WHERE state = 0 ORDER BY priority DESC, id LIMIT ?2) "
    "RETURNING id, lock_id, content";

static const char completingMany[] =
    "UPDATE task SET state = 2, done_at = strftime('%Y-%m-%dT%H:%M:%fZ') "
    "WHERE id IN (SELECT value FROM json_each(?1)) AND lock_id = ?2";

static sqlite3 *database;

static void fail(const char *what)
{
    fprintf(stderr, "%s: %s\n", what, sqlite3_errmsg(database));
    exit(1);
}

static void run(const char *sql)
{
    if (sqlite3_exec(database, sql, NULL, NULL, NULL) != SQLITE_OK)
        fail(sql);
}

static sqlite3_stmt *prepared(const char *sql)
{
    sqlite3_stmt *statement = NULL;
    if (sqlite3_prepare_v3(database, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, NULL) !=
        SQLITE_OK)
        fail(sql);
    return statement;
}

static void finish(sqlite3_stmt *statement)
{
    int result;
    do
        result = sqlite3_step(statement);
    while (result == SQLITE_ROW);
    if (result != SQLITE_DONE)
        fail(sqlite3_sql(statement));
    sqlite3_reset(statement);
}

static void fill(const char *items)
{
    run("PRAGMA journal_mode=WAL; PRAGMA synchronous=OFF;");
    run(schema);
    sqlite3_stmt *statement = prepared(filling);
    sqlite3_bind_int64(statement, 1, atoll(items));
    finish(statement);
    sqlite3_finalize(statement);
    run("ANALYZE; PRAGMA wal_checkpoint(TRUNCATE);");
}

static double microseconds(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e6 + (double)time.tv_nsec / 1e3;
}

static sqlite3_stmt *begin, *commit, *claim, *complete;

static sqlite3_int64 claimed(const char *user, char *lock, size_t size)
{
    finish(begin);
    sqlite3_bind_text(claim, 1, user, -1, SQLITE_STATIC);
    if (sqlite3_step(claim) != SQLITE_ROW)
        fail("nothing was claimed");
    const sqlite3_int64 id = sqlite3_column_int64(claim, 0);
    snprintf(lock, size, "%s", (const char *)sqlite3_column_text(claim, 1));
    finish(claim);
    finish(commit);
    return id;
}

static void completed(sqlite3_int64 id, const char *lock)
{
    finish(begin);
    sqlite3_bind_int64(complete, 1, id);
    sqlite3_bind_text(complete, 2, lock, -1, SQLITE_STATIC);
    finish(complete);
    if (sqlite3_changes(database) != 1)
        fail("the lock is lost");
    finish(commit);
}

static void work(const char *user, double seconds)
{
    run("PRAGMA synchronous=FULL; PRAGMA cache_size=-16384;");
    begin = prepared("BEGIN IMMEDIATE");
    commit = prepared("COMMIT");
    claim = prepared(claiming);
    complete = prepared(completing);
    getchar();
    const double end = microseconds() + seconds * 1e6;
    for (double from = microseconds(); from < end; from = microseconds()) {
        char lock[40];
        const sqlite3_int64 id = claimed(user, lock, sizeof lock);
        const double middle = microseconds();
        completed(id, lock);
        printf("%.1f %.1f\n", middle - from, microseconds() - from);
    }
}

static int claimedMany(const char *user, int many, const char *lock, char *ids)
{
    finish(begin);
    sqlite3_bind_text(claim, 1, user, -1, SQLITE_STATIC);
    sqlite3_bind_int(claim, 2, many);
    sqlite3_bind_text(claim, 3, lock, -1, SQLITE_STATIC);
    int got = 0;
    char *end = ids;
    for (int result; (result = sqlite3_step(claim)) == SQLITE_ROW; ++got)
        end += sprintf(end, "%c%lld", got == 0 ? '[' : ',', sqlite3_column_int64(claim, 0));
    strcpy(end, "]");
    sqlite3_reset(claim);
    finish(commit);
    if (got != many)
        fail("too few were claimed");
    return got;
}

static void completedMany(const char *ids, const char *lock, int many)
{
    finish(begin);
    sqlite3_bind_text(complete, 1, ids, -1, SQLITE_STATIC);
    sqlite3_bind_text(complete, 2, lock, -1, SQLITE_STATIC);
    finish(complete);
    if (sqlite3_changes(database) != many)
        fail("the lock is lost");
    finish(commit);
}

static void workTogether(const char *user, double seconds, int many)
{
    run("PRAGMA synchronous=FULL; PRAGMA cache_size=-16384;");
    begin = prepared("BEGIN IMMEDIATE");
    commit = prepared("COMMIT");
    claim = prepared(claimingMany);
    complete = prepared(completingMany);
    char *ids = malloc((size_t)many * 22 + 2);
    getchar();
    const double end = microseconds() + seconds * 1e6;
    for (double from = microseconds(); from < end; from = microseconds()) {
        char lock[64];
        snprintf(lock, sizeof lock, "%s %.0f", user, from);
        const int got = claimedMany(user, many, lock, ids);
        const double middle = microseconds();
        completedMany(ids, lock, got);
        const double last = microseconds();
        for (int i = 0; i < got; ++i)
            printf("%.1f %.1f\n", middle - from, last - from);
    }
    free(ids);
}

int main(int count, char **words)
{
    if (count < 4 || sqlite3_open(words[1], &database) != SQLITE_OK)
        return 2;
    sqlite3_busy_timeout(database, 10000);
    if (strcmp(words[2], "fill") == 0)
        fill(words[3]);
    else if (count == 5)
        work(words[3], atof(words[4]));
    else if (count == 6)
        workTogether(words[3], atof(words[4]), atoi(words[5]));
    else
        return 2;
    return 0;
}
