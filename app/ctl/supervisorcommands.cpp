// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/bulk.h"
#include "ctl/call.h"
#include "ctl/interruption.h"
#include "session/serving/duties.h"
#include "store/backoff.h"
#include "store/rules/queuestore.h"
#include "store/supervising/bulkwork.h"
#include "store/supervising/supervisionstore.h"
#include "store/work/workstore.h"

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
            isAll ? QString() : SweepDuty::whyKept(swept.refusing),
            isAll ? Exit::Done : Exit::SomeRejected};
}

/// What a sweep does; serve does the same, again and again.
struct Sweeping
{
    explicit Sweeping(seconds spare)
        : seals(seconds(0), spare)
    {
    }

    static constexpr qint64 worthIt = 10'000;
    SweepDuty locks;
    SealDuty seals;
    FigureDuty figures{seconds(0), worthIt};
    CountDuty counts;
    DuplicateKeyDuty keys;
};

/// Adds to the kept figures and counts along the way, so that whoever looks next need not; nobody's
/// trouble if that fails.
static Outcome<Swept> sweepOnce(Sweeping &duties, Connection &open, const Identity &identity,
                                const Cancellation &cancellation)
{
    const auto swept = duties.locks.sweep(open, identity);
    const auto seals = duties.seals.round(open, identity, cancellation); // whatever became of locks
    if (seals)
        for (const QString &sentence : seals->told)
            printNote(sentence);
    if (swept) {
        (void)duties.figures.round(open, identity, cancellation);
        (void)duties.counts.round(open, identity, cancellation);
        (void)duties.keys.round(open, identity, cancellation);
    }
    return swept.and_then([&](const SweptLocks &locks) {
        return seals.map([&](const DutyRound &sealed) {
            return Swept{locks.released, int(sealed.done), locks.refusing};
        });
    });
}

/// A round by a line that may have to be opened anew.
static Outcome<Swept> sweepBy(std::unique_ptr<Connection> &open, const DatabaseLogin &login,
                              const Identity &identity, Interruption &interruption,
                              Sweeping &duties)
{
    if (!open->isAlive()) {
        auto fresh = Connection::open(login, OpenMode::Existing);
        if (!fresh)
            return tl::unexpected<Error>(fresh.error());
        interruption.follow(**fresh);
        open = std::move(*fresh);
    }
    return sweepOnce(duties, *open, identity, interruption.cancellation());
}

static Answer sweepEvery(const DatabaseLogin &login, const Identity &identity, seconds span)
{
    auto open = Connection::open(login, OpenMode::Existing);
    if (!open)
        return failed(open);
    Interruption interruption(**open);
    Sweeping duties(usualSealSpan);
    Swept all;
    do {
        const auto swept = sweepBy(*open, login, identity, interruption, duties);
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
            printNote(SweepDuty::whyKept(all.refusing));
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
    Sweeping duties(call.has(u"seal"_s) ? seconds(0) : usualSealSpan);
    return sweepOnce(duties, **open, identity, {}).map([](const Swept &swept) {
        return replyWith(swept);
    });
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
