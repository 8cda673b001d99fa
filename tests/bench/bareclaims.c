// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The least that a claim and a completion can cost on MariaDB: SKIP LOCKED and an UPDATE in one transaction, then an
// UPDATE; no history, no fences, no rights. usage: bareclaims SOCKET CONNECTIONS SECONDS [COUNT] - prints a line per
// record: milliseconds for the claim. With COUNT so many are claimed, and completed, together.
#include <mysql.h>

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static const char *path;
static double seconds;
static int together = 1;
static pthread_barrier_t ready;
static pthread_mutex_t output = PTHREAD_MUTEX_INITIALIZER;

static double now(void)
{
    struct timespec at;
    clock_gettime(CLOCK_MONOTONIC, &at);
    return (double)at.tv_sec + (double)at.tv_nsec / 1e9;
}

static void must(MYSQL *server, const char *text)
{
    if (mysql_query(server, text) == 0)
        return;
    fprintf(stderr, "%s: %s\n", text, mysql_error(server));
    exit(1);
}

static int claimed(MYSQL *server, char *ids)
{
    char text[8000];
    must(server, "START TRANSACTION");
    snprintf(text, sizeof text,
             "SELECT id, payload FROM bare WHERE queue = 1 AND state = 0 ORDER BY place, id LIMIT %d "
             "FOR UPDATE SKIP LOCKED", together);
    must(server, text);
    MYSQL_RES *rows = mysql_store_result(server);
    int count = 0;
    char *end = ids + sprintf(ids, "0");
    for (MYSQL_ROW row; (row = mysql_fetch_row(rows)); ++count)
        end += sprintf(end, ",%s", row[0]);
    mysql_free_result(rows);
    snprintf(text, sizeof text, "UPDATE bare SET state = 1, holder = 'clerk', taken_at = now() WHERE id IN (%s)", ids);
    must(server, text);
    must(server, "COMMIT");
    return count;
}

static void *work(void *unused)
{
    (void)unused;
    MYSQL *server = mysql_init(NULL);
    if (!mysql_real_connect(server, NULL, "root", NULL, "bare", 0, path, 0))
        exit(1);
    must(server, "SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED");
    double *times = malloc(sizeof(double) * 1000000);
    size_t count = 0;
    pthread_barrier_wait(&ready);
    const double end = now() + seconds;
    while (now() < end) {
        const double begin = now();
        char ids[7000], text[8000];
        const int got = claimed(server, ids);
        const double taken = (now() - begin) * 1e3;
        for (int i = 0; i < got && count < 1000000; ++i)
            times[count++] = taken;
        snprintf(text, sizeof text, "UPDATE bare SET state = 2, done_at = now() WHERE id IN (%s) AND holder = 'clerk'",
                 ids);
        must(server, text);
    }
    pthread_mutex_lock(&output);
    for (size_t i = 0; i < count; ++i)
        printf("%.3f\n", times[i]);
    pthread_mutex_unlock(&output);
    free(times);
    mysql_close(server);
    return NULL;
}

int main(int count, char **words)
{
    if (count < 4)
        return 2;
    path = words[1];
    const int connections = atoi(words[2]);
    seconds = atof(words[3]);
    together = count > 4 ? atoi(words[4]) : 1;
    mysql_library_init(0, NULL, NULL);
    pthread_barrier_init(&ready, NULL, (unsigned)connections);
    pthread_t *threads = malloc(sizeof(pthread_t) * (size_t)connections);
    for (int i = 0; i < connections; ++i)
        pthread_create(&threads[i], NULL, work, NULL);
    for (int i = 0; i < connections; ++i)
        pthread_join(threads[i], NULL);
    return 0;
}
