// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The least that a claim and a completion can cost on MariaDB: SKIP LOCKED and an UPDATE in one transaction, then an
// UPDATE; no history, no fences, no rights. usage: bareclaims SOCKET CONNECTIONS SECONDS - prints a line per record:
// milliseconds for the claim.
#include <mysql.h>

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static const char *path;
static double seconds;
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

static long claimed(MYSQL *server)
{
    must(server, "START TRANSACTION");
    must(server, "SELECT id, payload FROM bare WHERE queue = 1 AND state = 0 ORDER BY place, id LIMIT 1 "
                 "FOR UPDATE SKIP LOCKED");
    MYSQL_RES *rows = mysql_store_result(server);
    MYSQL_ROW row = mysql_fetch_row(rows);
    const long id = row ? atol(row[0]) : 0;
    mysql_free_result(rows);
    char text[200];
    snprintf(text, sizeof text, "UPDATE bare SET state = 1, holder = 'clerk', taken_at = now() WHERE id = %ld", id);
    must(server, text);
    must(server, "COMMIT");
    return id;
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
        const long id = claimed(server);
        times[count++] = (now() - begin) * 1e3;
        char text[200];
        snprintf(text, sizeof text, "UPDATE bare SET state = 2, done_at = now() WHERE id = %ld AND holder = 'clerk'",
                 id);
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
    mysql_library_init(0, NULL, NULL);
    pthread_barrier_init(&ready, NULL, (unsigned)connections);
    pthread_t *threads = malloc(sizeof(pthread_t) * (size_t)connections);
    for (int i = 0; i < connections; ++i)
        pthread_create(&threads[i], NULL, work, NULL);
    for (int i = 0; i < connections; ++i)
        pthread_join(threads[i], NULL);
    return 0;
}
