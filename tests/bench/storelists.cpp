// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What the lists ask of the store. usage: storelists DATABASE QUESTION - prints milliseconds and
// peak memory in MB. Questions: first (opening included), end, filter, find, count.
#include "store/line/connection.h"
#include "store/reading/figurestore.h"
#include "store/reading/liststore.h"

#include <sys/resource.h>

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QHash>

#include <cstdio>
#include <functional>

using namespace intray;
using namespace Qt::StringLiterals;

static Outcome<ItemPage> pageBy(ListStore &store, PageRequest::From from, ItemQuery query)
{
    query.queue = u"bench"_s;
    PageRequest request;
    request.from = from;
    return store.page(query, request);
}

static qsizetype firstRows(ListStore &store)
{
    return pageBy(store, PageRequest::From::Start, {}).value_or(ItemPage()).items.size();
}

static qsizetype end(ListStore &store)
{
    ItemQuery query;
    query.order.by = ItemOrder::By::Key;
    return pageBy(store, PageRequest::From::End, query).value_or(ItemPage()).items.size();
}

static qsizetype filter(ListStore &store)
{
    ItemQuery query;
    query.fieldContains = {{u"city"_s, u"birming"_s}};
    return pageBy(store, PageRequest::From::Start, query).value_or(ItemPage()).items.size();
}

static qsizetype find(ListStore &store)
{
    ItemQuery query;
    query.find = u"no such text"_s;
    return pageBy(store, PageRequest::From::Start, query) ? 1 : 0;
}

static qsizetype count(FigureStore &store)
{
    return qsizetype(
        store.counts(u"bench"_s, QDateTime::currentDateTimeUtc()).value_or(Counts()).open);
}

static qsizetype answered(const QString &question, Connection &connection)
{
    const Identity clerk{u"clerk"_s, u"here"_s};
    ListStore lists(connection, clerk);
    FigureStore figures(connection, clerk);
    const QHash<QString, std::function<qsizetype()>> questions{
        {u"first"_s, [&] { return firstRows(lists); }},
        {u"end"_s, [&] { return end(lists); }},
        {u"filter"_s, [&] { return filter(lists); }},
        {u"find"_s, [&] { return find(lists); }},
        {u"count"_s, [&] { return count(figures); }}};
    return questions.value(question)();
}

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    QElapsedTimer clock;
    clock.start();
    const auto connection =
        Connection::open(DatabaseUrl::sqlite(words.value(1)), OpenMode::Existing);
    if (!connection)
        qFatal("%s", qPrintable(connection.error().sentence));
    if (answered(words.value(2), **connection) == 0)
        qFatal("nothing was answered");
    rusage used = {};
    getrusage(RUSAGE_SELF, &used);
    std::printf("%.2f %.1f\n", double(clock.nsecsElapsed()) / 1e6, double(used.ru_maxrss) / 1024);
    return 0;
}
