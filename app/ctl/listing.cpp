// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/listing.h"

#include "ctl/call.h"
#include "ctl/json.h"
#include "ctl/text.h"
#include "queue/pagesize.h"
#include "queue/shellword.h"
#include "schema/recordschema.h"
#include "store/reading/liststore.h"
#include "store/rules/queuestore.h"

#include <QJsonDocument>
#include <QMap>

#include <algorithm>
#include <tuple>

namespace intray::ctl {

using namespace Qt::StringLiterals;

Checked<State> shownStateNamed(const QString &name)
{
    const auto state = stateNamed(name);
    if (!state || *state == State::Staged)
        return wrongUsage(
            Ctl::tr("A state is open, locked, done, failed or dismissed, not \"%1\".").arg(name));
    return *state;
}

Option stateOption(const QString &text)
{
    QStringList names;
    for (const State state : shownStates)
        names.append(nameOf(state));
    return {u"state"_s, u"STATE"_s, text, names};
}

Option cursorOption()
{
    return {u"cursor"_s, u"CURSOR"_s, Ctl::tr("Go on where the last list ended.")};
}

/// In this one command --after is understood as well; elsewhere it is a span of time.
static Option cursorOfItems()
{
    Option option = cursorOption();
    option.also = QStringList{u"after"_s};
    return option;
}

QString shownState(const Item &item)
{
    if (item.hasPassed)
        return Ctl::tr("done, passed unopened");
    if (item.state != State::Open)
        return nameOf(item.state);
    if (item.availableAt.isValid())
        return Ctl::tr("open from %1").arg(shownTime(item.availableAt));
    return item.assignedTo.isEmpty() ? nameOf(item.state)
                                     : Ctl::tr("open, for %1").arg(item.assignedTo);
}

QStringList listFieldsOf(QueueStore &store, const QString &queue)
{
    QStringList names;
    const auto rules = store.queue(queue);
    const auto schema = RecordSchema::of(rules.value_or(Queue()));
    for (const Field &field : schema ? schema->listFields() : QList<Field>())
        names.append(field.name);
    return names;
}

QString itemTable(const QList<Item> &items, const QStringList &fields)
{
    QList<QStringList> rows;
    for (const Item &item : items)
        rows.append({QString::number(item.id.value()), item.queue, item.key,
                     QString::number(item.priority), shownState(item), item.lock.user,
                     shownTime(item.lock.expiresAt), shownRecord(item.record, fields)});
    return table({Ctl::tr("item"), Ctl::tr("queue"), Ctl::tr("key"), Ctl::tr("priority"),
                  Ctl::tr("state"), Ctl::tr("locked by"), Ctl::tr("until"), Ctl::tr("record")},
                 rows);
}

/// As many items as were asked for; the store gives them in pieces.
static Outcome<ItemPage> collected(ListStore &store, const ItemQuery &query, Cursor after,
                                   int limit)
{
    ItemPage all;
    do {
        PageRequest request;
        request.from = after.isEmpty() ? PageRequest::From::Start : PageRequest::From::After;
        request.cursor = after;
        request.limit = std::min(limit - int(all.items.size()), mostItems(query.order));
        const auto page = store.page(query, request);
        if (!page)
            return page;
        all.items += page->items;
        all.next = after = page->next;
    } while (!after.isEmpty() && all.items.size() < limit);
    return all;
}

/// Where a list of all queues goes on: a place in each of them.
using Places = QMap<QString, Cursor>;

static Cursor cursorOf(const Places &places)
{
    QJsonObject object;
    for (auto it = places.begin(); it != places.end(); ++it)
        object.insert(it.key(), it.value());
    const QByteArray text = QJsonDocument(object).toJson(QJsonDocument::Compact);
    return QString::fromLatin1(text.toBase64(QByteArray::Base64UrlEncoding));
}

static Checked<Places> placesIn(const Cursor &cursor)
{
    const QByteArray text =
        QByteArray::fromBase64(cursor.toLatin1(), QByteArray::Base64UrlEncoding);
    const QJsonDocument document = QJsonDocument::fromJson(text);
    if (!cursor.isEmpty() && !document.isObject())
        return wrongUsage(Ctl::tr("This is no cursor of a list of all queues: %1").arg(cursor));
    Places places;
    const QJsonObject object = document.object();
    for (auto it = object.begin(); it != object.end(); ++it)
        places.insert(it.key(), it.value().toString());
    return places;
}

/// What is available before what waits, priority first, then the oldest: as each queue's own list.
static bool comesBefore(const Item &a, const Item &b)
{
    const auto since = [](const Item &item) {
        const QDateTime from = item.line.isValid() ? item.line : item.availableAt;
        return from.isValid() ? from.toMSecsSinceEpoch() : std::numeric_limits<qint64>::min();
    };
    return std::tuple(since(a), -a.priority, a.id) < std::tuple(since(b), -b.priority, b.id);
}

/// The first items behind these places of each queue, merged as a claim of all would give them.
static Outcome<ItemPage> collectedOverAll(QueueStore &queues, ListStore &lists, ItemQuery query,
                                          Places places, int limit)
{
    const auto all = queues.queues();
    if (!all)
        return tl::unexpected<Error>(all.error());
    ItemPage found;
    bool isCut = false;
    for (const Queue &queue : *all) {
        query.queue = queue.name;
        const auto some = collected(lists, query, places.value(queue.name), limit);
        if (!some)
            return some;
        found.items += some->items;
        isCut |= !some->next.isEmpty();
    }
    std::stable_sort(found.items.begin(), found.items.end(), comesBefore);
    isCut |= found.items.size() > limit;
    found.items = found.items.mid(0, limit);
    for (const Item &item : found.items)
        places.insert(item.queue, cursorFor(query.order, item));
    found.next = isCut ? cursorOf(places) : Cursor();
    return found;
}

using Changes = QHash<ItemId, LastChange>;

/// Only where they are told.
static Outcome<Changes> changesOf(const Call &call, ListStore &lists, const QList<Item> &items)
{
    QList<ItemId> known;
    for (const Item &item : items)
        if (item.id.isValid())
            known << item.id;
    return call.wantsJson() && !known.isEmpty() ? lists.lastChanges(known) : Changes();
}

static Reply replyWith(const ItemPage &page, const QStringList &fields, const Changes &changes)
{
    const auto items = jsonList(page.items, [&](const Item &item) {
        const LastChange changed = changes.value(item.id);
        QJsonObject listed = listedJson(item);
        listed.insert(u"changed_by"_s, jsonOf(changed.user));
        listed.insert(u"changed_at"_s, jsonOf(changed.at));
        return listed;
    });
    const QJsonObject json{{u"items"_s, items}, {u"next"_s, jsonOf(page.next)}};
    if (page.items.isEmpty())
        return {json, {}, Ctl::tr("No item is on this list.")};
    const QString more =
        page.next.isEmpty()
            ? QString()
            : Ctl::tr("There is more: --cursor %1 goes on.").arg(shellWord(page.next));
    return {json, itemTable(page.items, fields), more};
}

static Answer listOfAll(Call &call, const ItemQuery &query, int limit)
{
    return placesIn(call.text(u"cursor"_s)).and_then([&](const Places &places) {
        return call.with([&](QueueStore &queues, ListStore &lists) -> Answer {
            return collectedOverAll(queues, lists, query, places, limit)
                .and_then([&](const ItemPage &page) {
                    return changesOf(call, lists, page.items).map([&](const Changes &changes) {
                        return replyWith(page, {}, changes);
                    });
                });
        });
    });
}

/// What the item itself has.
static QString ownOrders()
{
    return u"key, priority, since"_s;
}

/// By what the list is sorted, or none: in claim order. A field of that name is "field.key" and so
/// on where the item itself has one.
static std::optional<ItemOrder> orderNamed(const QString &name)
{
    using By = ItemOrder::By;
    for (const auto &[own, by] :
         {std::pair{u"key"_s, By::Key}, std::pair{u"priority"_s, By::Priority},
          std::pair{u"since"_s, By::Created}})
        if (name == own)
            return ItemOrder{by, {}, false};
    const QString field = name.startsWith(u"field."_s) ? name.mid(6) : name;
    return field.isEmpty() ? std::nullopt : std::optional(ItemOrder{By::Field, field, false});
}

static Checked<ItemOrder> orderAsked(const Call &call)
{
    if (!call.has(u"sort"_s) && !call.has(u"descending"_s))
        return ItemOrder();
    if (!call.has(u"sort"_s))
        return wrongUsage(Ctl::tr("--descending needs --sort."));
    if (call.arguments().isEmpty())
        return wrongUsage(Ctl::tr("--sort needs a queue."));
    auto order = orderNamed(call.text(u"sort"_s));
    if (!order)
        return wrongUsage(
            Ctl::tr("--sort needs the name of a field, or one of %1.").arg(ownOrders()));
    order->descending = call.has(u"descending"_s);
    return *order;
}

/// A name that no record has would sort nothing without a word.
/// The fields that are asked about; empty ones are none.
static Outcome<Done> areThere(QueueStore &store, const ItemQuery &query)
{
    QStringList asked{query.order.field};
    if (query.missing)
        asked << query.missing->field;
    asked.removeAll(QString());
    if (asked.isEmpty())
        return Done{};
    return store.queue(query.queue)
        .and_then([](const Queue &rules) { return RecordSchema::of(rules); })
        .and_then([&](const RecordSchema &schema) -> Outcome<Done> {
            QStringList names;
            for (const Field &field : schema.fields())
                names << field.name;
            for (const QString &field : std::as_const(asked))
                if (!names.isEmpty() && !names.contains(field))
                    return failure(
                        Error::Kind::Invalid,
                        Ctl::tr("The records of this queue have no field \"%1\". They have %2.")
                            .arg(field, names.join(u", "_s)));
            return Done{};
        });
}

static Checked<State> stateAsked(const Call &call)
{
    const State usual = call.has(u"passed"_s) ? State::Done : State::Open;
    const auto state =
        shownStateNamed(call.has(u"state"_s) ? call.text(u"state"_s) : nameOf(usual));
    if (state && call.has(u"passed"_s) && *state != State::Done)
        return wrongUsage(Ctl::tr("What passed unopened is done: --passed and --state %1 do not go "
                                  "together.")
                              .arg(nameOf(*state)));
    return state;
}

static MissingFilter missingFilterOf(const QString &text)
{
    const qsizetype at = text.indexOf(u'=');
    return {text.left(at), at < 0 ? QString() : text.mid(at + 1)};
}

static Answer list(Call &call)
{
    const auto state = stateAsked(call);
    if (!state)
        return failed(state);
    const auto limit = call.number(u"limit"_s, 50, 1, 100'000);
    if (!limit)
        return failed(limit);
    if (call.has(u"asked-back"_s)) {
        for (const QString &other : {u"state"_s, u"passed"_s, u"find"_s, u"broken"_s,
                                     u"empty-for"_s, u"for"_s, u"sort"_s, u"descending"_s})
            if (call.has(other))
                return wrongUsage(Ctl::tr("--asked-back and --%1 do not go together.").arg(other));
        return listAskedBack(call);
    }
    const auto order = orderAsked(call);
    if (!order)
        return failed(order);
    ItemQuery query;
    query.queue = call.arguments().value(0);
    query.state = *state;
    query.order = *order;
    query.isForMe = call.text(u"for"_s) == u"me";
    if (!query.isForMe)
        query.assignedTo = call.text(u"for"_s);
    query.find = call.text(u"find"_s);
    query.breaksRule = call.has(u"broken"_s);
    query.hasPassed = call.has(u"passed"_s);
    if (call.has(u"empty-for"_s))
        query.missing = missingFilterOf(call.text(u"empty-for"_s));
    if (query.queue.isEmpty())
        return listOfAll(call, query, *limit);
    return call.with([&](QueueStore &queues, ListStore &lists) -> Answer {
        const QStringList fields =
            call.wantsJson() ? QStringList() : listFieldsOf(queues, query.queue);
        return areThere(queues, query)
            .and_then([&](Done) { return collected(lists, query, call.text(u"cursor"_s), *limit); })
            .and_then([&](const ItemPage &page) {
                return changesOf(call, lists, page.items).map([&](const Changes &changes) {
                    return replyWith(page, fields, changes);
                });
            });
    });
}

QList<Command> listCommands()
{
    const QList<Option> options{
        stateOption(Ctl::tr("open (by default), locked, done, failed or dismissed.")),
        {u"passed"_s, {}, Ctl::tr("Only done items that passed unopened.")},
        {u"find"_s, u"TEXT"_s,
         Ctl::tr("Only items with each of these words in the key or the record.")},
        {u"broken"_s, {}, Ctl::tr("Only items whose record breaks a rule.")},
        {u"empty-for"_s, u"FIELD[=REASON]"_s,
         Ctl::tr("Only items whose record has no value in this field for a reason, or for this "
                 "one.")},
        {u"for"_s,
         u"WHO"_s,
         Ctl::tr("Only open items that are for a user or @tag with this in the name; \"me\" for "
                 "what is for you, by name or tag."),
         {u"me"_s}},
        {u"asked-back"_s,
         {},
         Ctl::tr("The finished items whose reopening is requested, oldest first.")},
        {u"sort"_s, u"BY"_s,
         Ctl::tr("By a field of the records: numbers by size, days by time, words as the language "
                 "orders them; or by one of %1.")
             .arg(ownOrders())},
        {u"descending"_s, {}, Ctl::tr("In descending order.")},
        {u"limit"_s, u"N"_s, Ctl::tr("At most this many; 50 by default.")},
        cursorOfItems(),
    };
    return {{u"list"_s, u"[QUEUE]"_s, 0, 1,
             Ctl::tr("List the items of a queue, or of all queues, in claim order or sorted."),
             options, list}};
}

} // namespace intray::ctl
