// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/call.h"
#include "ctl/interruption.h"
#include "ctl/json.h"
#include "ctl/text.h"
#include "queue/times.h"
#include "store/importing/deliverystore.h"
#include "store/importing/keptout.h"
#include "transfer/columnlist.h"

#include <QJsonArray>

#include <utility>

namespace intray::ctl {

using namespace Qt::StringLiterals;

static Checked<ImportId> deliveryFrom(const QString &text)
{
    bool isNumber = false;
    const qint64 number = text.toLongLong(&isNumber);
    if (isNumber && number > 0)
        return ImportId(number);
    return wrongUsage(
        Ctl::tr("“%1” is not the number of a delivery. \"deliveries\" lists them.").arg(text));
}

static QJsonObject jsonOf(const Delivery &delivery)
{
    QJsonObject json = toJson(delivery.counts);
    json.insert(u"delivery"_s, delivery.id.value());
    json.insert(u"queue"_s, delivery.queue);
    json.insert(u"source"_s, delivery.source);
    json.insert(u"user"_s, delivery.user);
    json.insert(u"at"_s, isoTime(delivery.at));
    json.insert(u"taken_back_at"_s,
                delivery.recalledAt.isValid() ? isoTime(delivery.recalledAt) : QJsonValue());
    json.insert(u"taken_back_by"_s,
                delivery.recalledBy.isEmpty() ? QJsonValue() : delivery.recalledBy);
    return json;
}

static QJsonObject jsonOf(const DeliveryState &state)
{
    QJsonObject json = jsonOf(state.delivery);
    json.insert(u"waiting"_s, state.waiting);
    json.insert(u"worked_on"_s, state.workedOn);
    json.insert(u"taken_back"_s, state.recalled);
    json.insert(u"updated"_s, state.updated);
    json.insert(u"proposed"_s, state.proposed);
    json.insert(u"back"_s, state.again);
    json.insert(u"refused"_s, state.refused);
    json.insert(u"missing"_s, state.missing);
    json.insert(u"proposed_keys"_s, QJsonArray::fromStringList(state.proposedKeys));
    json.insert(u"missing_keys"_s, QJsonArray::fromStringList(state.missingKeys));
    return json;
}

static QStringList rowOf(const Delivery &delivery)
{
    const QString back = delivery.recalledAt.isValid()
                             ? Ctl::tr("taken back by %1").arg(delivery.recalledBy)
                             : QString();
    return {QString::number(delivery.id.value()),
            delivery.queue,
            shownTime(delivery.at),
            delivery.user,
            QString::number(delivery.counts.rows),
            QString::number(delivery.counts.added),
            delivery.source,
            back};
}

static Answer list(Call &call)
{
    return call.with([&](DeliveryStore &store) -> Answer {
        const auto all = store.deliveries(call.argument(0));
        if (!all)
            return failed(all);
        QList<QStringList> rows;
        for (const Delivery &one : *all)
            rows.append(rowOf(one));
        return Reply{
            {{u"deliveries"_s, jsonList(*all, [](const Delivery &one) { return jsonOf(one); })}},
            table({Ctl::tr("delivery"),
                   Ctl::tr("queue"),
                   Ctl::tr("imported"),
                   Ctl::tr("by"),
                   Ctl::tr("rows"),
                   Ctl::tr("added"),
                   Ctl::tr("from"),
                   {}},
                  rows),
            all->isEmpty() ? Ctl::tr("Nothing was imported yet.") : QString()};
    });
}

/// What became of it, a line for each; what did not happen is left out.
static QString linesOf(const DeliveryState &state)
{
    const QList<std::pair<QString, qint64>> all{
        {Ctl::tr("rows in the file"), state.delivery.counts.rows},
        {Ctl::tr("records added"), state.delivery.counts.added},
        {Ctl::tr("already exist, and are the same"), state.delivery.counts.alreadyThere},
        {Ctl::tr("already exist, differ, and were left as they were"),
         state.delivery.counts.changed},
        {Ctl::tr("rejected"), state.delivery.counts.rejected},
        {Ctl::tr("records updated"), state.updated},
        {Ctl::tr("records with proposed values"), state.proposed},
        {Ctl::tr("records that had been dismissed and are back"), state.again},
        {Ctl::tr("records that could not be updated"), state.refused},
        {Ctl::tr("added and still waiting"), state.waiting},
        {Ctl::tr("added and worked on"), state.workedOn},
        {Ctl::tr("added and taken back"), state.recalled},
        {Ctl::tr("waiting records that are missing in the file"), state.missing}};
    QList<QStringList> rows;
    for (const auto &[words, count] : all)
        if (count > 0 || rows.isEmpty())
            rows.append({QString::number(count), words});
    return table({Ctl::tr("number"), Ctl::tr("of what")}, rows);
}

static QStringList notesOn(const DeliveryState &state)
{
    QStringList notes;
    if (const QStringList &files = state.delivery.counts.files; !files.isEmpty())
        notes
            << Ctl::tr("It came with %n files: %1", nullptr, int(files.size())).arg(lineOf(files));
    if (!state.proposedKeys.isEmpty())
        notes << Ctl::tr("Values are proposed for: %1").arg(state.proposedKeys.join(u", "));
    if (!state.missingKeys.isEmpty())
        notes << Ctl::tr("Missing in the file: %1").arg(state.missingKeys.join(u", "));
    if (const QString where = keptOutWords(state.delivery.counts); !where.isEmpty())
        notes << where + u' ' + Ctl::tr("\"import --rejects FILE\" writes them to a file.");
    return notes;
}

static Answer show(Call &call)
{
    return deliveryFrom(call.argument(0)).and_then([&](ImportId id) {
        return call.with([&](DeliveryStore &store) -> Answer {
            const auto state = store.state(id);
            if (!state)
                return failed(state);
            QStringList text = notesOn(*state);
            text.prepend(linesOf(*state));
            return Reply{jsonOf(*state), text.join(u'\n'), {}};
        });
    });
}

using Recalling = Outcome<Recalled> (DeliveryStore::*)(ImportId, const QString &,
                                                       const RecallProgress &,
                                                       const Cancellation &);

/// While it is interrupted the connection is, too; afterwards it can be asked again.
static Outcome<Recalled> recalledBy(Recalling recalling, Connection &connection,
                                    DeliveryStore &store, ImportId id, const QString &reason)
{
    const auto recalled = [&] {
        const Interruption interruption(connection);
        return (store.*recalling)(id, reason, {}, interruption.cancellation());
    }();
    connection.rearm();
    return recalled;
}

static QString dismissedWords(const Recalled &recalled)
{
    if (recalled.isCancelled && recalled.count == 0)
        return Ctl::tr("This was cancelled. No record was dismissed.");
    if (recalled.isCancelled)
        return Ctl::tr("This was cancelled: %n record(s) were dismissed, the others are still "
                       "waiting. Run it again to continue.",
                       nullptr, int(recalled.count));
    if (recalled.count == 0)
        return Ctl::tr("No record was dismissed.");
    return Ctl::tr("%n record(s) were dismissed. They come back when their keys do.", nullptr,
                   int(recalled.count));
}

/// What a delivery that is taken back leaves, and why.
static QStringList stayingWords(const DeliveryState &state, qint64 dismissed)
{
    QStringList words;
    const qint64 left = state.waiting + state.workedOn;
    if (left > 0)
        words << Ctl::tr("%n record(s) of the delivery stay, because somebody has worked "
                         "on them or a later delivery has changed them.",
                         nullptr, int(left));
    else if (dismissed == 0 && state.recalled > 0)
        words << Ctl::tr("All records of the delivery were dismissed before.");
    else if (dismissed == 0)
        words << Ctl::tr("The delivery added no records.");
    return words;
}

static QString keepingWords(qint64 keeping)
{
    return keeping == 0
               ? QString()
               : Ctl::tr("%n record(s) keep the values that it brought.", nullptr, int(keeping));
}

static Reply takenBackReply(const Recalled &recalled, const DeliveryState &state)
{
    QJsonObject json = jsonOf(state);
    json.insert(u"keeping"_s, state.keeping());
    QStringList words{dismissedWords(recalled)};
    if (!recalled.isCancelled)
        words << stayingWords(state, recalled.count);
    words << keepingWords(state.keeping());
    words.removeAll(QString());
    return {json, words.join(u' '), {}};
}

static Reply missingReply(const Recalled &recalled, const DeliveryState &state)
{
    QStringList words{dismissedWords(recalled)};
    if (!recalled.isCancelled && recalled.count == 0)
        words << Ctl::tr("No waiting record is missing in its file.");
    return {jsonOf(state), words.join(u' '), {}};
}

static Reply replyFor(Recalling recalling, Recalled recalled, const DeliveryState &state)
{
    const bool isMissing = recalling == &DeliveryStore::dismissMissing;
    if ((isMissing ? state.missing : state.waiting) == 0)
        recalled.isCancelled = false; // it came too late
    Reply reply = isMissing ? missingReply(recalled, state) : takenBackReply(recalled, state);
    reply.json.insert(u"dismissed"_s, recalled.count);
    reply.json.insert(u"cancelled"_s, recalled.isCancelled);
    if (recalled.isCancelled) {
        reply.exit = Exit::Failed;
        reply.note = std::exchange(reply.text, {});
    }
    return reply;
}

static Answer recall(Call &call, Recalling recalling)
{
    const auto id = deliveryFrom(call.argument(0));
    if (!id)
        return failed(id);
    const auto reason = call.needed(u"reason"_s);
    if (!reason)
        return failed(reason);
    const auto open = call.connection();
    if (!open)
        return failed(open);
    DeliveryStore store(**open, call.identity());
    const auto recalled = recalledBy(recalling, **open, store, *id, *reason);
    if (!recalled)
        return failed(recalled);
    const auto state = store.state(*id);
    if (!state)
        return failed(state);
    return replyFor(recalling, *recalled, *state);
}

static Answer takeBack(Call &call)
{
    return recall(call, &DeliveryStore::takeBack);
}

static Answer dismissMissing(Call &call)
{
    return recall(call, &DeliveryStore::dismissMissing);
}

QList<Command> deliveryCommands()
{
    const QList<Option> why{{u"reason"_s, u"TEXT"_s, Ctl::tr("The reason; required.")}};
    return {{u"deliveries"_s,
             u"[QUEUE]"_s,
             0,
             1,
             Ctl::tr("List the deliveries: what was imported from which file, newest first."),
             {},
             list},
            {u"delivery show"_s,
             u"DELIVERY"_s,
             1,
             1,
             Ctl::tr("Show what became of a delivery: what of it still waits, what it updated, for "
                     "which records its values are proposed, and which waiting records are missing "
                     "in its file (\"import --whole\")."),
             {},
             show},
            {u"delivery take-back"_s, u"DELIVERY"_s, 1, 1,
             Ctl::tr("Dismiss the records of a delivery that nobody has worked on. They keep their "
                     "keys, and come back when their keys do. What somebody has worked on stays."),
             why, takeBack},
            {u"delivery dismiss-missing"_s, u"DELIVERY"_s, 1, 1,
             Ctl::tr("Dismiss the waiting records that are missing in a complete file (\"import "
                     "--whole\")."),
             why, dismissMissing}};
}

} // namespace intray::ctl
