// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The reference for storeclaims: the very statements that the store sends, by the C interface of
// SQLite, with SQLite's own waiting and checkpoints. usage: plainclaims DATABASE STATEMENTS USER
// SECONDS - waits for a line, then prints a line per item done: microseconds for the claim, and for
// claim and completion. STATEMENTS is what "storeclaims DATABASE USER 0 record" has printed.
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MOST_STATEMENTS = 100, MOST_BINDINGS = 40, UUID = 37 };

typedef struct
{
    int place;
    char kind; // i item, l lock, o operation, n now, t text, N number, 0 null
    char *value;
} Binding;

typedef struct
{
    sqlite3_stmt *prepared;
    Binding bindings[MOST_BINDINGS];
    int bindingCount;
} Statement;

static sqlite3 *database;
static Statement statements[MOST_STATEMENTS];
static int statementCount, claimCount; // the first claimCount statements are the claim

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

static char *rest(FILE *file, size_t length)
{
    char *text = malloc(length + 1);
    if (!text || fread(text, 1, length, file) != length)
        fail("the statements are cut short");
    text[length] = 0;
    return text;
}

static sqlite3_stmt *prepared(const char *text)
{
    sqlite3_stmt *statement = NULL;
    if (sqlite3_prepare_v3(database, text, -1, SQLITE_PREPARE_PERSISTENT, &statement, NULL) !=
        SQLITE_OK)
        fail(text);
    return statement;
}

// Lines: "statement LENGTH", then the text; "bind PLACE KIND LENGTH", then the value; "claimed".
static void readStatements(const char *path)
{
    FILE *file = fopen(path, "r");
    if (!file)
        fail(path);
    char word[20];
    while (fscanf(file, "%19s", word) == 1) {
        Statement *last = statementCount ? &statements[statementCount - 1] : NULL;
        size_t length = 0;
        Binding binding = {0};
        if (strcmp(word, "claimed") == 0) {
            claimCount = statementCount;
        } else if (strcmp(word, "statement") == 0 && statementCount < MOST_STATEMENTS) {
            if (fscanf(file, "%zu%*c", &length) != 1)
                fail(path);
            char *text = rest(file, length);
            statements[statementCount++].prepared = prepared(text);
            free(text);
        } else if (strcmp(word, "bind") == 0 && last && last->bindingCount < MOST_BINDINGS) {
            if (fscanf(file, "%d %c %zu%*c", &binding.place, &binding.kind, &length) != 3)
                fail(path);
            binding.value = rest(file, length);
            last->bindings[last->bindingCount++] = binding;
        } else {
            fail(word);
        }
    }
    fclose(file);
    if (claimCount == 0 || claimCount == statementCount)
        fail("the statements lack a claim or a completion");
}

typedef struct
{
    sqlite3_int64 item;
    const char *user, *lock, *operation, *now;
} Values;

static void bindText(sqlite3_stmt *statement, int place, const char *text)
{
    sqlite3_bind_text(statement, place, text, -1, SQLITE_TRANSIENT);
}

static void bind(sqlite3_stmt *statement, const Binding *binding, const Values *values)
{
    switch (binding->kind) {
    case 'i':
        sqlite3_bind_int64(statement, binding->place, values->item);
        break;
    case 'l':
        bindText(statement, binding->place, values->lock);
        break;
    case 'o':
        bindText(statement, binding->place, values->operation);
        break;
    case 'n':
        bindText(statement, binding->place, values->now);
        break;
    case 'u':
        bindText(statement, binding->place, values->user);
        break;
    case 't':
        bindText(statement, binding->place, binding->value);
        break;
    case 'N':
        sqlite3_bind_int64(statement, binding->place, atoll(binding->value));
        break;
    default:
        sqlite3_bind_null(statement, binding->place);
    }
}

static void run(const Statement *statement, const Values *values)
{
    for (int i = 0; i < statement->bindingCount; ++i)
        bind(statement->prepared, &statement->bindings[i], values);
    int result;
    do
        result = sqlite3_step(statement->prepared);
    while (result == SQLITE_ROW);
    if (result != SQLITE_DONE)
        fail(sqlite3_sql(statement->prepared));
    sqlite3_reset(statement->prepared);
}

static sqlite3_int64 itemOf(sqlite3_stmt *held, const char *lock)
{
    bindText(held, 1, lock);
    const sqlite3_int64 item = sqlite3_step(held) == SQLITE_ROW ? sqlite3_column_int64(held, 0) : 0;
    sqlite3_reset(held);
    return item;
}

static void freshId(char *id)
{
    unsigned char b[16];
    sqlite3_randomness(sizeof b, b);
    snprintf(id, UUID, "%02x%02x%02x%02x-%02x%02x-4%01x%02x-8%01x%02x-%02x%02x%02x%02x%02x%02x",
             b[0], b[1], b[2], b[3], b[4], b[5], b[6] & 15, b[7], b[8] & 15, b[9], b[10], b[11],
             b[12], b[13], b[14], b[15]);
}

static void tellTime(char *now, size_t size)
{
    struct timespec time;
    clock_gettime(CLOCK_REALTIME, &time);
    struct tm utc;
    gmtime_r(&time.tv_sec, &utc);
    const size_t length = strftime(now, size, "%Y-%m-%dT%H:%M:%S", &utc);
    snprintf(now + length, size - length, ".%03ldZ", time.tv_nsec / 1000000);
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
    open(words[1]);
    readStatements(words[2]);
    sqlite3_stmt *held = prepared("SELECT id FROM item WHERE lock_id = ?1");
    getchar();
    const double end = microseconds() + atof(words[4]) * 1e6;
    for (double from = microseconds(); from < end; from = microseconds()) {
        char lock[UUID], operation[UUID], now[40];
        freshId(lock);
        freshId(operation);
        tellTime(now, sizeof now);
        Values values = {0, words[3], lock, operation, now};
        for (int i = 0; i < claimCount; ++i)
            run(&statements[i], &values);
        values.item = itemOf(held, lock);
        const double claimed = microseconds();
        if (values.item == 0)
            fail("nothing was claimed");
        tellTime(now, sizeof now);
        for (int i = claimCount; i < statementCount; ++i)
            run(&statements[i], &values);
        printf("%.1f %.1f\n", claimed - from, microseconds() - from);
    }
    return 0;
}
