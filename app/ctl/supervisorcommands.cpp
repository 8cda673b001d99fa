// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/bulk.h"
#include "ctl/call.h"
#include "ctl/interruption.h"
#include "session/keptseals.h"
#include "store/backoff.h"
#include "store/importing/importstore.h"
#include "store/reading/figurestore.h"
#include "store/rules/queuestore.h"
#include "store/supervising/bulkwork.h"
#include "store/supervising/supervisionstore.h"
#include "store/verifying/countingstore.h"
#include "store/verifying/duplicatekeystore.h"
#include "store/work/workstore.h"

#include <QElapsedTimer>
#include <QJsonArray>

namespace intray::ctl {

using namespace Qt::StringLiterals;
using std::chrono::seconds;

/// The locks as they are now, so that only these are released and never newer ones.
static Outcome<QList<SeenLock>> locksOn(WorkStore &store, const QList<ItemId> &items)
{
    QList<SeenLock> locks;
    for (const ItemId item : items) {
        const auto detail = store.detail(item);
        if (!detail)
            return tl::unexpected<Error>(detail.error());
        if (detail->item.lock.isHeld())
            locks.append({item, detail->item.lock.id});
    }
    return locks;
}

static Reply released(int count)
{
    const QString sentence = Ctl::tr("%n lock(s) were released.", nullptr, count);
    return {{{u"released"_s, count}}, sentence, {}};
}

/// To somebody who named what to release.
static Reply releasedOfNamed(int count)
{
    if (count > 0)
        return released(count);
    const QString sentence = Ctl::tr("Nothing was released: none of these items is locked.");
    return {{{u"released"_s, count}}, sentence, {}, Exit::NotYours};
}

/// Exactly what this lock holds, never what somebody has taken since.
static Answer releaseBatch(Call &call)
{
    const auto lock = call.lock();
    if (!lock)
        return failed(lock);
    const auto reason = call.needed(u"reason"_s);
    if (!reason)
        return failed(reason);
    return call.with([&](WorkStore &work, SupervisionStore &supervision) -> Answer {
        return work.itemsUnder(*lock)
            .and_then([&](const QList<Item> &items) {
                QList<SeenLock> locks;
                for (const Item &item : items)
                    locks.append({item.id, *lock});
                return supervision.releaseLocks(locks, *reason);
            })
            .map(releasedOfNamed);
    });
}

/// The same with what was typed, proposed to whoever takes the items next.
static Answer releaseWithDrafts(Call &call, const QList<ItemId> &items, const QString &reason)
{
    return call.with([&](WorkStore &work, SupervisionStore &supervision) -> Answer {
        const TakeAway how{reason, {}, true};
        return locksOn(work, items)
            .and_then([&](const QList<SeenLock> &locks) {
                return takeAwayMany(supervision, locks, how, shownProgress());
            })
            .map([](const BulkResult &result) {
                const int count = int(result.done.size());
                return replyWith(u"released"_s, released(count).text, result);
            });
    });
}

/// Whose locks they are, before anything happens.
static Answer releasePreview(Call &call)
{
    const bool isBatch = call.has(u"lock"_s);
    const auto items = isBatch ? Checked<QList<ItemId>>() : itemsFrom(call.arguments());
    const auto lock = isBatch ? call.lock() : Checked<LockId>();
    if (!items || !lock)
        return items ? failed(lock) : failed(items);
    return call.with([&](SupervisionStore &supervision) -> Answer {
        return allLocks(supervision, {}).map([&](QList<HeldLock> all) {
            erase_if(all, [&](const HeldLock &held) {
                return isBatch ? held.lock.id != *lock : !items->contains(held.item);
            });
            return previewOf(all);
        });
    });
}

static Answer release(Call &call)
{
    if (call.has(u"lock"_s) != call.arguments().isEmpty())
        return wrongUsage(Ctl::tr("Name items, or with --lock the lock that holds them."));
    if (call.has(u"dry-run"_s))
        return releasePreview(call);
    if (call.has(u"lock"_s))
        return releaseBatch(call);
    const auto items = itemsFrom(call.arguments());
    if (!items)
        return failed(items);
    const auto reason = call.needed(u"reason"_s);
    if (!reason)
        return failed(reason);
    if (call.has(u"with-draft"_s))
        return releaseWithDrafts(call, *items, *reason);
    return call.with([&](WorkStore &work, SupervisionStore &supervision) -> Answer {
        return locksOn(work, *items)
            .and_then([&](const QList<SeenLock> &locks) {
                return supervision.releaseLocks(locks, *reason);
            })
            .map(releasedOfNamed);
    });
}

/// What one round did.
struct Swept
{
    int released = 0;
    int seals = 0;
    QStringList refusing; ///< Queues whose table keeps expired locks.
};

static QString whyKept(const QStringList &queues)
{
    return Ctl::tr("Expired locks in %1 stay: the adopted table does not release its rows, because "
                   "a rule or trigger there prevents it, or because it has changed since it was "
                   "adopted. Ask the owner of the table, or undo the adoption.")
        .arg(queues.join(u", "_s));
}

static Reply replyWith(const Swept &swept)
{
    QStringList sentences{released(swept.released).text};
    if (swept.seals > 0)
        sentences << Ctl::tr("%n seal(s) were put on the history.", nullptr, swept.seals);
    const bool isAll = swept.refusing.isEmpty();
    return {{{u"released"_s, swept.released},
             {u"seals"_s, swept.seals},
             {u"refusing"_s, QJsonArray::fromStringList(swept.refusing)}},
            sentences.join(u' '),
            isAll ? QString() : whyKept(swept.refusing),
            isAll ? Exit::Done : Exit::SomeRejected};
}

/// The stores that a sweep uses.
struct Sweeping
{
    Sweeping(Connection &open, const Identity &identity)
        : connection(open)
        , supervision(open, identity)
        , figures(open, identity)
        , counting(open, identity)
        , keys(open, identity)
        , imports(open, identity)
    {
    }

    Connection &connection;
    SupervisionStore supervision;
    FigureStore figures;
    CountingStore counting;
    DuplicateKeyStore keys;
    ImportStore imports;
};

/// Tells once when seals that this computer kept are in the database no longer.
static void keepSeal(Connection &connection)
{
    static bool wasWhole = true;
    const bool isWhole = KeptSeals().keepNewest(connection);
    if (std::exchange(wasWhole, isWhole) && !isWhole)
        printNote(KeptSeals::sentenceOfLoss());
}

/// Adds to the kept figures and counts along the way, and ends imports whose program has gone, so
/// that whoever looks next need not; nobody's trouble if that fails.
static Outcome<Swept> sweepOnce(Sweeping &stores, seconds spare,
                                const std::function<bool()> &goesOn)
{
    constexpr qint64 worthIt = 10'000;
    constexpr qint64 longest = 10'000; // ms
    const auto swept = stores.supervision.sweepLocks();
    if (swept)
        (void)stores.figures.keepFigures(worthIt);
    const auto seals = stores.supervision.sealHistory(spare); // whatever became of the locks
    if (seals)
        keepSeal(stores.connection);
    QElapsedTimer clock;
    clock.start();
    const auto hasTime = [&] { return goesOn() && clock.elapsed() < longest; };
    if (swept)
        (void)stores.counting.countQueues(hasTime);
    clock.restart();
    if (swept)
        (void)stores.keys.keyQueues(hasTime);
    if (swept)
        (void)stores.imports.recoverImports();
    return swept.and_then([&](const SweptLocks &locks) {
        return seals.map([&](int count) { return Swept{locks.released, count, locks.refusing}; });
    });
}

/// A round by a line that may have to be opened anew.
static Outcome<Swept> sweepBy(std::unique_ptr<Connection> &open, const DatabaseLogin &login,
                              const Identity &identity, Interruption &interruption)
{
    if (!open->isAlive()) {
        auto fresh = Connection::open(login, OpenMode::Existing);
        if (!fresh)
            return tl::unexpected<Error>(fresh.error());
        interruption.follow(**fresh);
        open = std::move(*fresh);
    }
    Sweeping stores(*open, identity);
    return sweepOnce(stores, usualSealSpan, [&] { return !interruption.happened(); });
}

static Answer sweepEvery(const DatabaseLogin &login, const Identity &identity, seconds span)
{
    auto open = Connection::open(login, OpenMode::Existing);
    if (!open)
        return failed(open);
    Interruption interruption(**open);
    Swept all;
    do {
        const auto swept = sweepBy(*open, login, identity, interruption);
        if (!swept && interruption.happened())
            break;
        if (!swept && !mayPass(swept.error()))
            return failed(swept);
        all.released += swept ? swept->released : 0;
        all.seals += swept ? swept->seals : 0;
        if (!swept || swept->released > 0)
            printNote(swept ? released(swept->released).text : swept.error().sentence);
        if (swept && swept->refusing != std::exchange(all.refusing, swept->refusing) &&
            !all.refusing.isEmpty())
            printNote(whyKept(all.refusing));
    } while (interruption.waitFor(span));
    return replyWith(all);
}

static Answer sweep(Call &call)
{
    const auto span = call.span(u"every"_s, seconds(0));
    if (!span)
        return failed(span);
    if (call.has(u"every"_s) && *span < seconds(1))
        return wrongUsage(Ctl::tr("--every must be one second at least."));
    const auto open = call.connection();
    if (!open)
        return failed(open);
    const Identity identity = call.identity();
    if (call.has(u"every"_s)) {
        DatabaseLogin login = call.close();
        login.patience = seconds(30); // sealing takes its time
        return sweepEvery(login, identity, *span);
    }
    Sweeping stores(**open, identity);
    return sweepOnce(stores, call.has(u"seal"_s) ? seconds(0) : usualSealSpan, [] { return true; })
        .map([](const Swept &swept) { return replyWith(swept); });
}

QList<Command> supervisorCommands()
{
    const Option reason{u"reason"_s, u"TEXT"_s, Ctl::tr("The reason; required.")};
    const Option lock{u"lock"_s, u"UUID"_s, Ctl::tr("All that this lock holds, instead of items.")};
    const Option draft{
        u"with-draft"_s, {}, Ctl::tr("What was typed is proposed to whoever takes the item next.")};
    const Option preview{
        u"dry-run"_s, {}, Ctl::tr("Only show what would happen, and whose it is.")};
    const Option every{u"every"_s, u"SPAN"_s,
                       Ctl::tr("Again and again, until Ctrl+C, such as 60s.")};
    const Option seal{
        u"seal"_s, {}, Ctl::tr("Seal the history now, however young the newest seal is.")};
    return {
        {u"release"_s,
         u"[ITEM...]"_s,
         0,
         anyNumber,
         Ctl::tr("Release the locks on items, whoever holds them; what was typed stays."),
         {reason, lock, draft, preview},
         release},
        {u"sweep"_s,
         {},
         0,
         0,
         Ctl::tr("Release the locks that have expired, and seal the history."),
         {every, seal},
         sweep},
    };
}

} // namespace intray::ctl
