// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/call.h"
#include "ctl/interruption.h"
#include "ctl/json.h"
#include "ctl/progress.h"
#include "ctl/text.h"
#include "queue/glance.h"
#include "session/serving/duties.h"
#include "store/reading/figurestore.h"

namespace intray::ctl {

using namespace Qt::StringLiterals;

static QString shownCount(const std::optional<qint64> &count)
{
    return count ? QString::number(*count) : u"-"_s;
}

static QString tableOf(const QList<QueueGlance> &queues)
{
    QList<QStringList> rows;
    QString faults;
    for (const QueueGlance &one : queues) {
        if (!one.tableFault.isEmpty())
            faults += u"\n\n%1: %2"_s.arg(one.queue, one.tableFault);
        rows.append({one.queue, QString::number(one.open), QString::number(one.locked),
                     QString::number(one.putOff), QString::number(one.doneToday),
                     QString::number(one.failed), shownTime(one.oldestOpen),
                     QString::number(one.expiredToday), QString::number(one.releasedToday),
                     shownCount(one.emptyToday), one.paused ? Ctl::tr("paused") : QString()});
    }
    return table({Ctl::tr("queue"), Ctl::tr("open"), Ctl::tr("locked"), Ctl::tr("postponed"),
                  Ctl::tr("done today"), Ctl::tr("failed"), Ctl::tr("oldest open"),
                  Ctl::tr("expired today"), Ctl::tr("released today"), Ctl::tr("empty requests"),
                  QString()},
                 rows) +
           faults;
}

static QString tableOf(const QList<SpanFigures> &spans)
{
    QList<QStringList> rows;
    for (const SpanFigures &span : spans)
        rows.append({shownTime(span.begin), QString::number(span.completed),
                     QString::number(span.backlog)});
    return table({Ctl::tr("from"), Ctl::tr("completed"), Ctl::tr("backlog")}, rows);
}

static QJsonObject jsonOf(const QueueGlance &one)
{
    QJsonObject json{
        {u"queue"_s, one.queue},
        {u"title"_s, one.title},
        {u"paused"_s, one.paused},
        {u"open"_s, one.open},
        {u"locked"_s, one.locked},
        {u"put_off"_s, one.putOff},
        {u"failed"_s, one.failed},
        {u"oldest_open"_s, ctl::jsonOf(one.oldestOpen)},
        {u"done_today"_s, one.doneToday},
        {u"expired_today"_s, one.expiredToday},
        {u"released_today"_s, one.releasedToday},
        {u"empty_requests_today"_s, one.emptyToday ? QJsonValue(*one.emptyToday) : QJsonValue()},
    };
    if (!one.tableFault.isEmpty())
        json.insert(u"table_fault"_s, one.tableFault);
    return json;
}

static QJsonObject jsonOf(const SpanFigures &span)
{
    return {{u"from"_s, ctl::jsonOf(span.begin)},
            {u"completed"_s, span.completed},
            {u"backlog"_s, span.backlog}};
}

static Reply replyWith(const Glance &glance, const QList<QDateTime> &beginnings)
{
    const QList<SpanFigures> spans = figuresIn(glance.queues, beginnings);
    const QJsonObject json{
        {u"now"_s, ctl::jsonOf(glance.now)},
        {u"queues"_s, jsonList(glance.queues, [](const QueueGlance &one) { return jsonOf(one); })},
        {u"spans"_s, jsonList(spans, [](const SpanFigures &span) { return jsonOf(span); })},
    };
    return {json, tableOf(glance.queues) + u"\n\n"_s + tableOf(spans), {}};
}

/// Until only what is new is left, which is added up when it is read.
static Outcome<Done> catchUp(FigureStore &store, const Cancellation &cancellation)
{
    const ElapsedLine line(Ctl::tr("Adding up the history"));
    return FigureDuty::catchUp(store, [&] { return !cancellation.isCancelled(); }).map([](qint64) {
        return Done();
    });
}

static Answer figures(Call &call)
{
    const auto days = call.number(u"days"_s, 1, 1, 400);
    if (!days)
        return failed(days);
    const auto open = call.connection();
    if (!open)
        return failed(open);
    const Interruption interruption(**open);
    FigureStore store(**open, call.identity());
    const auto now = store.now();
    if (!now)
        return failed(now);
    const auto beginnings =
        *days == 1 ? beginningsOfHours(*now, 24) : beginningsOfDays(*now, *days);
    const GlanceQuery query{call.argument(0), beginningsOfDays(*now, 1).constFirst(),
                            beginnings.constFirst()};
    auto glance = store.glance(query);
    if (glance && glance->behind > 0 && catchUp(store, interruption.cancellation()))
        glance = store.glance(query);
    return glance.map([&](const Glance &one) { return replyWith(one, beginnings); });
}

QList<Command> glanceCommands()
{
    return {
        {u"figures"_s,
         u"[QUEUE]"_s,
         0,
         1,
         Ctl::tr("Show each queue at a glance, and what was completed and left per hour or "
                 "day."),
         {{u"days"_s, u"N"_s,
           Ctl::tr("The last N days, day by day; by default the last 24 hours, hour by hour.")}},
         figures}};
}

} // namespace intray::ctl
