// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/call.h"
#include "ctl/historycommand.h"
#include "ctl/json.h"
#include "ctl/listing.h"
#include "ctl/rulehistory.h"
#include "ctl/text.h"
#include "lists/historymodel.h"
#include "queue/times.h"
#include "schema/correction.h"
#include "store/importing/importstore.h"
#include "store/rules/queuestore.h"
#include "store/work/workstore.h"

#include <QJsonDocument>
#include <QUuid>

namespace intray::ctl {

using namespace Qt::StringLiterals;

/// Empty for an adopted table, which makes the key itself or refuses the row.
static Checked<QString> keyOf(const Call &call, ImportStore &store)
{
    const auto takes = store.takesItems(call.argument(0));
    if (!takes)
        return call.has(u"key"_s) ? Checked<QString>(failed(takes)) : QString();
    if (call.has(u"operation"_s))
        return wrongUsage(Ctl::tr("--operation is for tables that make the key. Elsewhere the key "
                                  "of the item says what was added already."));
    return call.needed(u"key"_s);
}

static Checked<NewItem> itemOf(Call &call, ImportStore &store)
{
    NewItem item;
    const auto key = keyOf(call, store);
    const auto priority = call.number(u"priority"_s, 0, -1'000'000, 1'000'000);
    const auto after = call.span(u"after"_s, std::chrono::seconds(0));
    if (!key)
        return failed(key);
    if (!priority)
        return failed(priority);
    if (!after)
        return failed(after);
    item.key = *key;
    item.priority = *priority;
    if (*after == std::chrono::seconds(0))
        return item;
    const auto now = store.now();
    if (!now)
        return failed(now);
    item.availableAt = now->addSecs(after->count());
    return item;
}

static Checked<NewItem> withContents(NewItem item, const Call &call)
{
    const auto record = objectIn(call.argument(1));
    if (!record)
        return failed(record);
    item.record = *record;
    if (!call.has(u"context"_s))
        return item;
    const auto context = objectIn(call.text(u"context"_s));
    if (!context)
        return failed(context);
    item.context = *context;
    return item;
}

static Answer addRow(const Call &call, ImportStore &store, const NewItem &item)
{
    const QString operation = call.has(u"operation"_s) ? call.text(u"operation"_s) : newId();
    if (QUuid::fromString(operation).isNull())
        return wrongUsage(Ctl::tr("--operation is a UUID, such as %1.").arg(newId()));
    return store.addRow(call.argument(0), item, operation).map([](const AddedRow &row) {
        const QString sentence = Ctl::tr("Item %1 has been added with the key %2.");
        return Reply{{{u"item"_s, row.item.value()}, {u"key"_s, row.key}},
                     sentence.arg(QString::number(row.item.value()), plain(row.key)),
                     {}};
    });
}

static Answer add(Call &call)
{
    return call.with([&](ImportStore &store, QueueStore &queues) -> Answer {
        const auto item =
            itemOf(call, store).and_then([&](const NewItem &it) { return withContents(it, call); });
        if (!item)
            return failed(item);
        const auto fits = queues.queue(call.argument(0)).and_then([&](const Queue &rules) {
            return checkNew(item->record, rules, call.has(u"incomplete"_s));
        });
        if (!fits)
            return failed(fits);
        if (item->key.isEmpty())
            return addRow(call, store, *item);
        return store.addItem(call.argument(0), *item).map([&](ItemId id) {
            const QString sentence = Ctl::tr("Item %1 has been added.").arg(id.value());
            return Reply{{{u"item"_s, id.value()}}, sentence, {}};
        });
    });
}

static QString shownJson(const QJsonObject &object)
{
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

/// A lock's id is its holder's business.
static LockId shownLock(const Item &item, const QString &user)
{
    return item.lock.user == user ? item.lock.id : LockId();
}

static QString wordOf(EventKind noteKind)
{
    return noteKind == EventKind::Returned   ? Ctl::tr("returned")
           : noteKind == EventKind::Asked    ? Ctl::tr("question")
           : noteKind == EventKind::Answered ? Ctl::tr("answer")
                                             : Ctl::tr("note");
}

static QList<QStringList> pairsOf(const ItemDetail &detail, const QString &user)
{
    const Item &item = detail.item;
    QList<QStringList> pairs{
        {Ctl::tr("item"), QString::number(item.id.value())},
        {Ctl::tr("queue"), item.queue},
        {Ctl::tr("key"), item.key},
        {Ctl::tr("priority"), QString::number(item.priority)},
        {Ctl::tr("state"), shownState(item)},
        {Ctl::tr("locked by"), item.lock.isHeld() ? item.lock.user : u"-"_s},
        {Ctl::tr("locked since"), shownTime(item.lock.lockedAt)},
        {Ctl::tr("locked until"), shownTime(item.lock.expiresAt)},
        {Ctl::tr("drafts"), QString::number(detail.drafts.size())},
    };
    if (const QString lock = shownLock(item, user); !lock.isEmpty())
        pairs.append({Ctl::tr("lock"), lock});
    if (!item.sentBackBy.isEmpty())
        pairs.append(
            {Ctl::tr("sent back"), Ctl::tr("%1: %2").arg(item.sentBackBy, item.sentBackReason)});
    for (auto reason = item.missing.begin(); reason != item.missing.end(); ++reason)
        pairs.append({Ctl::tr("empty"), Ctl::tr("%1: %2").arg(reason.key(), reason->toString())});
    if (!detail.context.isEmpty())
        pairs.append({Ctl::tr("context"), shownJson(detail.context)});
    if (item.attempts > 0)
        pairs.append({Ctl::tr("attempts"), QString::number(item.attempts)});
    if (!detail.result.isEmpty())
        pairs.append({Ctl::tr("result"), shownJson(detail.result)});
    if (!detail.error.isEmpty())
        pairs.append({Ctl::tr("reason"), detail.error.simplified()});
    if (detail.finishedAt.isValid())
        pairs.append(
            {Ctl::tr("finished"), shownTime(detail.finishedAt) + u' ' + detail.finishedBy});
    if (detail.changed.at.isValid())
        pairs.append(
            {Ctl::tr("last changed"), shownTime(detail.changed.at) + u' ' + detail.changed.user});
    if (detail.notes.size() >= 200)
        pairs.append({Ctl::tr("note"), Ctl::tr("Older notes are in the history of the item.")});
    for (const Note &note : detail.notes)
        pairs.append({wordOf(note.kind),
                      shownTime(note.at) + u' ' + note.user + u": "_s + note.text.simplified()});
    return pairs;
}

static QString recordTable(const ItemDetail &detail)
{
    QList<QStringList> rows;
    for (const QString &field : detail.item.record.keys())
        rows.append({field, shownRecord(detail.imported, {field}),
                     shownRecord(detail.item.record, {field})});
    return table({Ctl::tr("field"), Ctl::tr("imported"), Ctl::tr("now")}, rows);
}

static Answer show(Call &call)
{
    const auto item = itemFrom(call.argument(0));
    if (!item)
        return failed(item);
    return call.with([&](WorkStore &store) -> Answer {
        return store.detail(*item).map([&](const ItemDetail &detail) {
            const QString mine = store.identity().user;
            QJsonObject json = jsonOf(detail);
            json.insert(u"lock"_s, jsonOf(shownLock(detail.item, mine)));
            return Reply{json, lines(pairsOf(detail, mine)) + u"\n\n"_s + recordTable(detail), {}};
        });
    });
}

static Reply replyWith(ItemId item, const QList<Event> &events)
{
    QList<QStringList> rows;
    for (const Event &event : events)
        rows.append({isoTime(event.at), event.queue, QString::number(event.item.value()),
                     nameOf(event.kind), event.user, whereOf(event), whyTold(event)});
    const auto all = jsonList(events, [](const Event &event) { return jsonOf(event); });
    const QStringList headings{Ctl::tr("at (UTC)"), Ctl::tr("queue"), Ctl::tr("item"),
                               Ctl::tr("what"),     Ctl::tr("who"),   Ctl::tr("where"),
                               Ctl::tr("why")};
    return {{{u"item"_s, item.value()}, {u"events"_s, all}}, table(headings, rows), {}};
}

static Answer history(Call &call)
{
    if (asksForRules(call))
        return ruleHistory(call);
    if (searchesHistory(call))
        return searchHistory(call);
    const auto item = itemFrom(call.argument(0));
    if (!item)
        return failed(item);
    return call.with([&](WorkStore &store) -> Answer {
        return store.history(*item).map(
            [&](const QList<Event> &events) { return replyWith(*item, events); });
    });
}

static Answer note(Call &call)
{
    const auto item = itemFrom(call.argument(0));
    if (!item)
        return failed(item);
    if (call.argument(1).trimmed().isEmpty())
        return wrongUsage(Ctl::tr("TEXT is empty: write the text of the note."));
    return call.with([&](WorkStore &store) -> Answer {
        return store.note(*item, call.argument(1)).map([&](Done) {
            const QString sentence = Ctl::tr("The note on item %1 was written.").arg(item->value());
            return Reply{{{u"item"_s, item->value()}}, sentence, {}};
        });
    });
}

static Answer missing(Call &call)
{
    const auto item = itemFrom(call.argument(0));
    const auto lock = call.lock();
    if (!item || !lock)
        return item ? failed(lock) : failed(item);
    const QString field = call.argument(1);
    const QString reason = call.arguments().value(2);
    return call.with([&](WorkStore &store) -> Answer {
        return store.sayMissing(*item, *lock, field, reason).map([&](Done) {
            const QString sentence =
                reason.isEmpty() ? Ctl::tr("Item %1: %2 is not empty for a reason any more.")
                                       .arg(QString::number(item->value()), field)
                                 : Ctl::tr("Item %1: %2 is empty because: %3.")
                                       .arg(QString::number(item->value()), field, reason);
            return Reply{{{u"item"_s, item->value()}}, sentence, {}};
        });
    });
}

QList<Command> itemCommands()
{
    const QList<Option> options{
        {u"key"_s, u"KEY"_s,
         Ctl::tr("The key of the item in its queue; required, but for an adopted table that makes "
                 "it.")},
        {u"priority"_s, u"N"_s, Ctl::tr("Higher comes first; 0 if it is not given.")},
        {u"after"_s, u"SPAN"_s, Ctl::tr("Nobody gets it before this has passed, such as 2h.")},
        {u"incomplete"_s,
         {},
         Ctl::tr("Fields that are required may be missing: whoever works on the item fills them "
                 "in.")},
        {u"context"_s, u"FILE"_s, Ctl::tr("Whose request it is, as a JSON object.")},
        {u"operation"_s, u"UUID"_s,
         Ctl::tr("An id of your own, where the table makes the key: with it again, nothing is "
                 "added twice.")},
    };
    return QList<Command>{
               {u"add"_s, u"QUEUE FILE"_s, 2, 2,
                Ctl::tr("Add one item; FILE holds its record as a JSON object, \"-\" is standard "
                        "input."),
                options, add},
               {u"show"_s, u"ITEM"_s, 1, 1, Ctl::tr("Show everything about an item."), {}, show},
               {u"note"_s,
                u"ITEM TEXT"_s,
                2,
                2,
                Ctl::tr("Write a note on an item for everybody who works on it; it stays in the "
                        "history."),
                {},
                note},
               {u"missing"_s,
                u"ITEM FIELD [REASON]"_s,
                2,
                3,
                Ctl::tr("Say why a field of an item that your lock holds is empty, by a reason "
                        "that the field's rule names; without REASON, that there is none any "
                        "more."),
                {{u"lock"_s, u"UUID"_s, Ctl::tr("The lock that holds the item.")}},
                missing},
               {u"history"_s, u"[ITEM]"_s, 0, 1,
                Ctl::tr("Show what happened to an item, over all steps of its record; with an "
                        "option or without ITEM, search the whole history, newest first."),
                historyOptions() + ruleHistoryOptions(), history},
           } +
           listCommands();
}

} // namespace intray::ctl
