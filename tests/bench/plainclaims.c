// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The reference for storeclaims: the very statements that the store sends, by the C interface of
// SQLite, with SQLite's own waiting and checkpoints. usage: plainclaims DATABASE SQLFOLDER USER
// SECONDS - waits for a line, then prints a line per item done: microseconds for the claim, and for
// claim and completion.
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { LONGEST_STATEMENT = 8192, UUID = 37 };

static sqlite3 *database;
static const char *sqlFolder, *user;
static char now[40];

static void fail(const char *what)
{
    fprintf(stderr, "%s: %s\n", what, sqlite3_errmsg(database));
    exit(1);
}

static double microseconds(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e6 + (double)time.tv_nsec / 1e3;
}

static sqlite3_stmt *statement(const char *name)
{
    char path[1024], text[LONGEST_STATEMENT];
    snprintf(path, sizeof path, "%s/%s.sql", sqlFolder, name);
    FILE *file = fopen(path, "r");
    if (!file)
        fail(path);
    const size_t length = fread(text, 1, sizeof text - 1, file);
    fclose(file);
    text[length] = 0;
    sqlite3_stmt *prepared = NULL;
    if (sqlite3_prepare_v3(database, text, -1, SQLITE_PREPARE_PERSISTENT, &prepared, NULL) !=
        SQLITE_OK)
        fail(name);
    return prepared;
}

static void bind(sqlite3_stmt *prepared, const char *name, const char *value)
{
    const int place = sqlite3_bind_parameter_index(prepared, name);
    if (place > 0 && value)
        sqlite3_bind_text(prepared, place, value, -1, SQLITE_TRANSIENT);
    else if (place > 0)
        sqlite3_bind_null(prepared, place);
}

static void bindNumber(sqlite3_stmt *prepared, const char *name, sqlite3_int64 value)
{
    const int place = sqlite3_bind_parameter_index(prepared, name);
    if (place > 0)
        sqlite3_bind_int64(prepared, place, value);
}

// Runs the statement to its end; the text of the first row's column, in `into`, if one is wanted.
static int run(sqlite3_stmt *prepared, int column, char *into, size_t size)
{
    int rows = 0, result;
    while ((result = sqlite3_step(prepared)) == SQLITE_ROW) {
        if (rows++ == 0 && into)
            snprintf(into, size, "%s", (const char *)sqlite3_column_text(prepared, column));
    }
    if (result != SQLITE_DONE)
        fail(sqlite3_sql(prepared));
    sqlite3_reset(prepared);
    return rows;
}

static void freshId(char *id)
{
    unsigned char b[16];
    sqlite3_randomness(sizeof b, b);
    snprintf(id, UUID, "%02x%02x%02x%02x-%02x%02x-4%01x%02x-8%01x%02x-%02x%02x%02x%02x%02x%02x",
             b[0], b[1], b[2], b[3], b[4], b[5], b[6] & 15, b[7], b[8] & 15, b[9], b[10], b[11],
             b[12], b[13], b[14], b[15]);
}

static sqlite3_stmt *begin, *commit, *clockNow, *queueForClaim, *wake, *claimNext, *claimEvents,
    *itemsOfLock, *inWork, *eventOf, *finish, *finishRecord, *addEvent, *discardDrafts;

static void prepare(void)
{
    begin = statement("sqlite/begin");
    commit = statement("common/commit");
    clockNow = statement("sqlite/now");
    queueForClaim = statement("common/queue_for_claim");
    wake = statement("common/wake_items");
    claimNext = statement("sqlite/claim_next");
    claimEvents = statement("common/add_claim_events");
    itemsOfLock = statement("common/items_of_lock");
    inWork = statement("common/item_in_work");
    eventOf = statement("common/event_of_operation");
    finish = statement("common/finish_item");
    finishRecord = statement("common/finish_record");
    addEvent = statement("common/add_event");
    discardDrafts = statement("common/discard_drafts_of");
}

static void start(void)
{
    run(begin, 0, NULL, 0);
    run(clockNow, 0, now, sizeof now);
}

// The item's number, or 0.
static sqlite3_int64 claim(const char *lock)
{
    char queue[40] = "", queues[48], item[40] = "0";
    start();
    bind(queueForClaim, ":name", "bench");
    run(queueForClaim, 0, queue, sizeof queue);
    bindNumber(wake, ":queue_id", atoll(queue));
    bind(wake, ":now", now);
    run(wake, 0, NULL, 0);
    snprintf(queues, sizeof queues, "[%s]", queue);
    bind(claimNext, ":queues", queues);
    bindNumber(claimNext, ":count", 1);
    bind(claimNext, ":lock", lock);
    bind(claimNext, ":user", user);
    bind(claimNext, ":workstation", "here");
    bind(claimNext, ":now", now);
    run(claimNext, 0, NULL, 0);
    bind(claimEvents, ":lock", lock);
    run(claimEvents, 0, NULL, 0);
    bind(itemsOfLock, ":lock", lock);
    run(itemsOfLock, 0, item, sizeof item);
    run(commit, 0, NULL, 0);
    return atoll(item);
}

static void complete(sqlite3_int64 item, const char *lock)
{
    char operation[UUID];
    freshId(operation);
    start();
    bindNumber(inWork, ":item", item);
    bind(inWork, ":lock", lock);
    if (run(inWork, 0, NULL, 0) != 1)
        fail("the lock is lost");
    bind(eventOf, ":operation", operation);
    run(eventOf, 0, NULL, 0);
    bindNumber(finish, ":item", item);
    bind(finish, ":lock", lock);
    bind(finish, ":state", "done");
    bind(finish, ":available_at", "");
    run(finish, 0, NULL, 0);
    bindNumber(finishRecord, ":item", item);
    bind(finishRecord, ":current", "{\"city\":\"opp\"}");
    bind(finishRecord, ":search", "opp");
    bind(finishRecord, ":user", user);
    bind(finishRecord, ":now", now);
    run(finishRecord, 0, NULL, 0);
    bindNumber(addEvent, ":item", item);
    bind(addEvent, ":now", now);
    bind(addEvent, ":kind", "completed");
    bind(addEvent, ":user", user);
    bind(addEvent, ":workstation", "here");
    bind(addEvent, ":lock", lock);
    bind(addEvent, ":operation", operation);
    run(addEvent, 0, NULL, 0);
    bindNumber(discardDrafts, ":item", item);
    bind(discardDrafts, ":user", user);
    run(discardDrafts, 0, NULL, 0);
    run(commit, 0, NULL, 0);
}

static void open(const char *path)
{
    if (sqlite3_open_v2(path, &database, SQLITE_OPEN_READWRITE, NULL) != SQLITE_OK)
        fail(path);
    sqlite3_busy_timeout(database, 10000);
    sqlite3_exec(database,
                 "PRAGMA foreign_keys=ON; PRAGMA synchronous=FULL; PRAGMA cache_size=-16384", 0, 0,
                 0);
}

int main(int count, char **words)
{
    if (count != 5)
        return 2;
    sqlFolder = words[2];
    user = words[3];
    open(words[1]);
    prepare();
    getchar();
    const double end = microseconds() + atof(words[4]) * 1e6;
    for (double from = microseconds(); from < end; from = microseconds()) {
        char lock[UUID];
        freshId(lock);
        const sqlite3_int64 item = claim(lock);
        const double claimed = microseconds();
        if (item == 0)
            fail("the queue is empty");
        complete(item, lock);
        printf("%.1f %.1f\n", claimed - from, microseconds() - from);
    }
    return 0;
}
