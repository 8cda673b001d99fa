// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/call.h"
#include "ctl/json.h"
#include "ctl/text.h"
#include "queue/times.h"
#include "session/serving/keptduty.h"
#include "store/reading/figurestore.h"
#include "store/supervising/companionstore.h"

namespace intray::ctl {

using namespace Qt::StringLiterals;

static QString figures(const QList<QueueStatus> &all)
{
    QStringList headings{Ctl::tr("queue")};
    for (const State state : shownStates)
        headings.append(nameOf(state));
    headings += {Ctl::tr("postponed"), Ctl::tr("oldest open"), QString()};
    QList<QStringList> rows;
    QString faults;
    for (const QueueStatus &status : all) {
        QStringList row{status.queue};
        for (const State state : shownStates)
            row.append(QString::number(status.items.value(state)));
        row += {QString::number(status.later), shownTime(status.oldestOpen),
                status.paused ? Ctl::tr("paused") : QString()};
        rows.append(row);
        if (!status.tableFault.isEmpty())
            faults += u"\n\n%1: %2"_s.arg(status.queue, status.tableFault);
    }
    return table(headings, rows) + faults;
}

static QString locks(const QList<QueueStatus> &all)
{
    QList<QStringList> rows;
    for (const QueueStatus &status : all) {
        for (const Item &item : status.locks)
            rows.append({QString::number(item.id.value()), item.key, item.lock.user,
                         shownTime(item.lock.lockedAt), shownTime(item.lock.expiresAt)});
    }
    if (rows.isEmpty())
        return {};
    const QStringList headings{Ctl::tr("item"), Ctl::tr("key"), Ctl::tr("locked by"),
                               Ctl::tr("since"), Ctl::tr("until")};
    return u"\n\n"_s + table(headings, rows);
}

static QString asked(const QList<QueueStatus> &all)
{
    QString text;
    for (const QueueStatus &status : all) {
        const RequestCounts &counts = status.requests;
        if (status.isFilledBySource)
            text +=
                u"\n\n"_s + Ctl::tr("%1: %n request(s) today, %2 empty; items given out: %3 of %4.",
                                    nullptr, counts.asked)
                                .arg(status.queue)
                                .arg(counts.empty)
                                .arg(counts.assigned)
                                .arg(counts.requested);
    }
    return text;
}

static QString companionText(const Companion &companion)
{
    const QString sentence =
        companion.isLive ? Ctl::tr("A companion process keeps the database: %1 on %2, since %3.")
                         : Ctl::tr("No companion process keeps the database. The last one was %1 "
                                   "on %2, since %3.");
    QList<QStringList> rows;
    for (const DutyReport &report : companion.duties)
        rows.append({titleOf(report.duty), shownTime(report.lastRound),
                     QString::number(report.done), report.error});
    return u"\n\n"_s +
           sentence.arg(companion.user, companion.workstation, shownTime(companion.beganAt)) +
           u"\n\n"_s +
           table({Ctl::tr("duty"), Ctl::tr("last round"), Ctl::tr("done"), Ctl::tr("error")}, rows);
}

static QJsonObject companionJson(const Companion &companion)
{
    return {{u"live"_s, companion.isLive},
            {u"user"_s, companion.user},
            {u"workstation"_s, companion.workstation},
            {u"since"_s, jsonOf(companion.beganAt)},
            {u"until"_s, jsonOf(companion.endsAt)},
            {u"duties"_s, jsonOfDuties(companion.duties)}};
}

static Reply replyWith(const QList<QueueStatus> &all, const std::optional<Companion> &companion)
{
    const auto queues = jsonList(all, [](const QueueStatus &one) { return jsonOf(one); });
    const QJsonValue kept = companion ? QJsonValue(companionJson(*companion)) : QJsonValue();
    return {{{u"queues"_s, queues}, {u"companion"_s, kept}},
            figures(all) + locks(all) + asked(all) +
                (companion ? companionText(*companion) : QString()),
            {}};
}

static Answer status(Call &call)
{
    return call.with([&](FigureStore &store, CompanionStore &companions) -> Answer {
        return store.status(call.argument(0)).and_then([&](const QList<QueueStatus> &all) {
            return companions.companion().map([&](const std::optional<Companion> &companion) {
                return replyWith(all, companion);
            });
        });
    });
}

static QString percent(double share)
{
    return Ctl::tr("%1%").arg(QString::number(share * 100, 'f', 1));
}

static QString rateOf(const FieldErrors &errors)
{
    const auto rate = errors.errorRate();
    return rate ? percent(*rate) : Ctl::tr("not known yet");
}

static Reply replyWith(const QString &queue, const QList<FieldErrors> &all)
{
    QList<QStringList> rows;
    for (const FieldErrors &one : all)
        rows.append({one.field, QString::number(one.keyedTwice), QString::number(one.differing),
                     QString::number(one.undecided), QString::number(one.firstWrong),
                     QString::number(one.secondWrong), rateOf(one)});
    const QStringList headings{
        Ctl::tr("field"),       Ctl::tr("keyed twice"),  Ctl::tr("differing"), Ctl::tr("undecided"),
        Ctl::tr("first wrong"), Ctl::tr("second wrong"), Ctl::tr("error rate")};
    const auto fields = jsonList(all, [](const FieldErrors &one) { return jsonOf(one); });
    const QString text = all.isEmpty()
                             ? Ctl::tr("Nothing has been keyed a second time in %1 yet.").arg(queue)
                             : table(headings, rows);
    return {{{u"queue"_s, queue}, {u"fields"_s, fields}}, text, {}};
}

static Answer errors(Call &call)
{
    const QString queue = call.argument(0);
    return call.with([&](FigureStore &store) -> Answer {
        return store.errors(queue).map(
            [&](const QList<FieldErrors> &all) { return replyWith(queue, all); });
    });
}

QList<Command> figureCommands()
{
    return {
        {u"status"_s,
         u"[QUEUE]"_s,
         0,
         1,
         Ctl::tr("Show how many items are in each state, and the locks."),
         {},
         status},
        {u"errors"_s,
         u"QUEUE"_s,
         1,
         1,
         Ctl::tr("Show how often each field was keyed wrong, as found by second keying."),
         {},
         errors},
    };
}

} // namespace intray::ctl
