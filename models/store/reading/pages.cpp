// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/adopted/pages.h"

#include "queue/briefrecord.h"
#include "queue/historypage.h"
#include "queue/pagesize.h"
#include "store/adopted/looking.h"
#include "store/adopted/statements.h"
#include "store/line/drivererror.h"
#include "store/line/writing.h"
#include "store/reading/expired.h"
#include "store/reading/fieldorder.h"
#include "store/reading/listing.h"
#include "store/reading/liststore.h"
#include "store/reading/sieve.h"
#include "store/rules/queuestore.h"

#include <QCoreApplication>
#include <QJsonArray>

namespace intray {

namespace {

/// An item that the database gave, and whether it is a hit. It keeps no more than is asked for.
struct Candidate
{
    Candidate(const Item &given, const Sieve &sieve, bool isBrief)
        : item(given)
        , isHit(sieve.passes(given))
    {
        if (isBrief)
            item.record = briefOf(item.record);
    }

    Item item;
    bool isHit;
};

/// Collects the hits from portions that `more` gives: so many, behind this item or from the
/// beginning.
template <typename More>
QList<Item> sieved(More more, const Sieve &sieve, int limit, const Cancellation &cancellation)
{
    constexpr int portion = 500;
    QList<Item> found;
    std::optional<Item> last;
    const int asked = sieve.isSieving() ? portion : limit;
    for (;;) {
        const QList<Candidate> candidates = more(asked, last);
        for (const Candidate &candidate : candidates)
            if (found.size() < limit && candidate.isHit)
                found << candidate.item;
        if (found.size() >= limit || candidates.size() < asked)
            return found;
        if (cancellation.isCancelled())
            throw SqlFailure{{Error::Kind::Cancelled, cancelledSentence(), {}}};
        last = candidates.constLast().item;
    }
}

/// Collects the hits of one request, one more than asked for, to know whether there is more.
QList<Item> hits(Sql &sql, const Listing &listing, const Sieve &sieve, bool reversed,
                 const Bindings &begin, int limit, const ItemQuery &query,
                 const Cancellation &cancellation)
{
    const QByteArray statement = listing.statement(reversed);
    const auto candidateOf = [&](const Row &row) {
        return Candidate(itemOf(row), sieve, query.isBrief);
    };
    const auto more = [&](int asked, const std::optional<Item> &last) {
        Bindings place = last ? *listing.placeOf(cursorFor(query.order, *last)) : begin;
        place += sieve.sought();
        place << Binding{":limit", asked} << Binding{":whole", sieve.wholeFor(query)};
        return sql.all(statement.constData(), place, candidateOf);
    };
    return sieved(more, sieve, limit, cancellation);
}

/// The order of an adopted table's rows that comes nearest.
QString adoptedOrder(const ItemOrder &order)
{
    switch (order.by) {
    case ItemOrder::By::ClaimOrder:
    case ItemOrder::By::Priority:
        return QStringLiteral("claim");
    case ItemOrder::By::Field:
        return orderOfField(order.field);
    default:
        return QStringLiteral("key");
    }
}

/// Databases fold plain letters alike; for others every row is looked at here.
QString plainNeedle(const Sieve &sieve)
{
    const QString needle = sieve.needle();
    const bool isPlain = std::all_of(needle.begin(), needle.end(), [](QChar letter) {
        return letter.unicode() >= 0x20 && letter.unicode() < 0x80;
    });
    return isPlain ? needle : QString();
}

/// One id before the place, so that the item itself is in the page.
void stepBack(Bindings &place, bool reversed)
{
    for (Binding &binding : place)
        if (qstrcmp(binding.placeholder, ":id") == 0)
            binding.value = binding.value.toLongLong() + (reversed ? 1 : -1);
}

tl::unexpected<Error> badCursor()
{
    return failure(
        Error::Kind::Invalid,
        QCoreApplication::translate(
            "Store", "The position does not belong to this list. Start from its beginning."));
}

ItemPage pageFrom(QList<Item> items, const PageRequest &request, const ItemOrder &order,
                  bool backwards)
{
    const bool isMore = items.size() > request.limit;
    if (isMore)
        items.removeLast();
    if (backwards)
        std::reverse(items.begin(), items.end());
    ItemPage page{items, {}, {}};
    if (items.isEmpty())
        return page;
    const bool knowsFront = request.from == PageRequest::From::Start;
    const bool knowsBack = request.from == PageRequest::From::End;
    if (backwards ? isMore : !knowsFront)
        page.previous = cursorFor(order, items.constFirst());
    if (backwards ? !knowsBack : isMore)
        page.next = cursorFor(order, items.constLast());
    return page;
}

/// Direction and place of a request.
struct Walk
{
    Walk(const PageRequest &request, const ItemOrder &order)
        : isBackwards(request.from == PageRequest::From::Before ||
                      request.from == PageRequest::From::End)
        , isReversed(isBackwards != order.descending)
        , isFromCursor(request.from != PageRequest::From::Start &&
                       request.from != PageRequest::From::End)
    {
    }

    bool isBackwards;
    bool isReversed; ///< Against the order's own direction.
    bool isFromCursor;
};

} // namespace

/// Those whose lock is over and that are hits, as open items in their places.
static QList<Item> withExpired(Sql &sql, const QList<Item> &items, const ItemQuery &query,
                               const Sieve &sieve, QueueId queue, const PageRequest &request,
                               const ComparePlaces &compare)
{
    QList<Item> expired;
    if (query.state == State::Open)
        for (const Item &item : expiredItems(sql, queue, sieve.wholeFor(query)))
            if (const Candidate candidate(item, sieve, query.isBrief); candidate.isHit)
                expired << candidate.item;
    return expired.isEmpty() ? items : merged(items, expired, query.order, request, compare);
}

static Outcome<ItemPage> readPageByField(Connection &connection, Sql &sql, const ItemQuery &query,
                                         const Sieve &sieve, const Queue &rules,
                                         const PageRequest &request,
                                         const Cancellation &cancellation)
{
    const Snapshot snapshot(connection.d());
    FieldOrder order(sql, query, rules, sieve, cancellation);
    const Walk walk(request, query.order);
    std::optional<FieldPlace> place;
    if (walk.isFromCursor) {
        place = order.placeOf(request.cursor);
        if (!place)
            return badCursor();
    }
    if (request.from == PageRequest::From::AtOrAfter)
        place->id += walk.isReversed ? 1 : -1;
    const QList<Item> items = order.next(place, walk.isReversed, request.limit + 1);
    const auto compare = [&order](const Cursor &one, const Cursor &other) {
        return order.placeOf(one)->compared(*order.placeOf(other));
    };
    return pageFrom(withExpired(sql, items, query, sieve, rules.id, request, compare), request,
                    query.order, walk.isBackwards);
}

static Outcome<ItemPage> readPage(Sql &sql, const ItemQuery &query, const Sieve &sieve,
                                  QueueId queue, const PageRequest &request,
                                  const Cancellation &cancellation)
{
    const Listing listing(query, queue);
    const Walk walk(request, query.order);
    std::optional<Bindings> place = listing.extreme(walk.isReversed);
    if (walk.isFromCursor)
        place = listing.placeOf(request.cursor);
    if (!place)
        return badCursor();
    if (request.from == PageRequest::From::AtOrAfter)
        stepBack(*place, walk.isReversed);
    const QList<Item> items =
        hits(sql, listing, sieve, walk.isReversed, *place, request.limit + 1, query, cancellation);
    return pageFrom(withExpired(sql, items, query, sieve, queue, request, comparedByBytes), request,
                    query.order, walk.isBackwards);
}

/// The item that a cursor was made for.
static ItemId placeOfAdopted(const Cursor &cursor)
{
    const QJsonArray place = placeIn(cursor);
    return place.isEmpty() ? ItemId() : ItemId(place.last().toInteger());
}

static Outcome<ItemPage> readAdoptedPage(Connection &connection, const Identity &identity,
                                         const ItemQuery &query, const Sieve &sieve, QueueId queue,
                                         const PageRequest &request,
                                         const Cancellation &cancellation)
{
    const Walk walk(request, query.order);
    const ItemId begin = walk.isFromCursor ? placeOfAdopted(request.cursor) : ItemId();
    if (walk.isFromCursor && !begin.isValid())
        return badCursor();
    const auto more = [&](int asked, const std::optional<Item> &last) {
        AdoptedPlace place;
        place.order = adoptedOrder(query.order);
        place.descending = walk.isReversed;
        place.includesPlace = !last && request.from == PageRequest::From::AtOrAfter;
        place.place = last ? last->id : begin;
        place.needle = plainNeedle(sieve);
        place.limit = asked;
        QList<Candidate> candidates;
        for (const Item &item : adoptedItems(connection, identity, query.queue, queue, place))
            candidates << Candidate(item, sieve, query.isBrief);
        return candidates;
    };
    return pageFrom(sieved(more, sieve, request.limit + 1, cancellation), request, query.order,
                    walk.isBackwards);
}

/// What this user completed since then and is still done. The history says it, newest first.
static Outcome<ItemPage> readDoneByMe(ListStore &store, const QString &user, Sql &sql,
                                      const ItemQuery &query, const Sieve &sieve,
                                      const Cancellation &cancellation)
{
    constexpr int most = 500;
    HistoryQuery wanted;
    wanted.queue = query.queue;
    wanted.user = user;
    wanted.kinds = {EventKind::Completed};
    wanted.from = query.doneByMeSince;
    QSet<ItemId> seen;
    ItemPage page;
    qint64 before = 0;
    do {
        const auto told = store.events(wanted, before, 200, cancellation);
        if (!told)
            return tl::unexpected<Error>(told.error());
        for (const HistoryLine &line : told->lines) {
            if (page.items.size() == most || seen.contains(line.event.item))
                continue;
            seen << line.event.item;
            const auto item = sql.first("item_by_id", {{":item", line.event.item.value()}}, itemOf);
            if (item && item->state == State::Done)
                if (const Candidate candidate(*item, sieve, query.isBrief); candidate.isHit)
                    page.items << candidate.item;
        }
        before = told->next;
    } while (before > 0 && page.items.size() < most);
    return page;
}

/// The newest first would hide who waits longest.
static ItemPage readAskedBack(Sql &sql, const ItemQuery &query, const Sieve &sieve)
{
    ItemPage page;
    const auto items =
        sql.all("asked_back", {{":queue", query.queue}, {":whole", sieve.wholeFor(query)}}, itemOf);
    for (const Item &item : items)
        if (const Candidate candidate(item, sieve, query.isBrief); candidate.isHit)
            page.items << candidate.item;
    return page;
}

/// Under which names items of a queue are for a user.
static QStringList namesOf(Sql &sql, const QString &user, const QString &queue)
{
    QStringList names{user};
    sql.each("user_tags", {}, [&](const Row &row) {
        if (row.text("user") == user && row.text("queue") == queue)
            names << u'@' + row.text("tag");
        return true;
    });
    return names;
}

Outcome<ItemPage> ListStore::page(const ItemQuery &query, const PageRequest &request,
                                  const Cancellation &cancellation)
{
    const auto rules = QueueStore(m_connection, m_identity).queue(query.queue);
    if (!rules)
        return tl::unexpected<Error>(rules.error());
    PageRequest bounded = request;
    bounded.limit = std::clamp(request.limit, 1, mostItems(query.order));
    if (query.state == State::Locked)
        (void)lookAtTables(m_connection, m_identity);
    return attempt(m_connection, [&](Sql &sql) {
        const QString user = m_connection.identityFor(m_identity).user;
        const Sieve sieve(query, *rules, m_connection.d().dialect,
                          query.isForMe ? namesOf(sql, user, query.queue) : QStringList());
        if (query.askedBack)
            return Outcome<ItemPage>(readAskedBack(sql, query, sieve));
        if (query.doneByMeSince.isValid())
            return readDoneByMe(*this, user, sql, query, sieve, cancellation);
        if (query.state == State::Open && isAdopted(sql, rules->id))
            return readAdoptedPage(m_connection, m_identity, query, sieve, rules->id, bounded,
                                   cancellation);
        if (query.order.by == ItemOrder::By::Field)
            return readPageByField(m_connection, sql, query, sieve, *rules, bounded, cancellation);
        return readPage(sql, query, sieve, rules->id, bounded, cancellation);
    });
}

} // namespace intray
