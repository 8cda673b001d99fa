// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/adopted/looking.h"
#include "store/eachonce.h"
#include "store/embedded/adoptedtable.h"
#include "store/embedded/adoptedwork.h"
#include "store/embedded/assigning.h"
#include "store/embedded/takingaway.h"
#include "store/line/verbs.h"
#include "store/refusals/refusals.h"
#include "store/supervising/supervisionstore.h"

#include <QCoreApplication>

namespace intray {

static int releasedIn(const QJsonObject &answer)
{
    return answer.value(QStringLiteral("released")).toInt();
}

static Outcome<int> releaseLocksHere(const Writing &writing, const QList<SeenLock> &locks,
                                     const QString &reason)
{
    int released = 0;
    for (const SeenLock &seen : locks) {
        const auto holding = writing.holding(seen.item);
        if (!holding)
            return tl::unexpected<Error>(refused("no_such_item", {{"item", seen.item}}));
        const QJsonObject detail{{QStringLiteral("reason"), reason},
                                 {QStringLiteral("holder"), holding->lock.user}};
        released += releaseSeen(writing, seen, EventKind::Released, detail) ? 1 : 0;
    }
    return released;
}

constinit const Verb<int, QList<SeenLock>, QString> verbs::releaseLocks{
    "release_locks",
    [](const Identity &who, const QList<SeenLock> &locks, const QString &reason) {
        return Parameters{json(":locks", locksText(locks)), text(":reason", reason),
                          stationOf(who)};
    },
    releasedIn, inTransaction<releaseLocksHere>};

Outcome<int> SupervisionStore::releaseLocks(const QList<SeenLock> &locks, const QString &reason)
{
    return carryOut(m_connection, m_identity, verbs::releaseLocks, eachOnce(locks), reason);
}

namespace {

/// An expired lock, and whether its item has been tried too often to be given out again.
struct ExpiredLock
{
    SeenLock seen;
    QString user;
    int attempts = 0;
    bool isExhausted = false;
    bool isRow = false; ///< Of an adopted table.
};

ExpiredLock expiredLockOf(const Row &row)
{
    const int attempts = static_cast<int>(row.number("attempts"));
    return {{ItemId(row.number("id")), row.text("lock_id")},
            row.text("lock_user"),
            attempts,
            !row.isNull("attempts_allowed") && attempts >= row.number("attempts_allowed"),
            row.isTrue("is_row")};
}

bool releaseExpired(const Writing &writing, const ExpiredLock &expired)
{
    const State state = expired.isExhausted ? State::Failed : State::Open;
    if (!releaseSeen(writing, expired.seen, EventKind::Expired,
                     {{QStringLiteral("holder"), expired.user}}, state))
        return false;
    if (expired.isExhausted)
        giveUp(writing, expired.seen.item,
               QCoreApplication::translate(
                   "Store", "Given up when its lock expired; it had been taken %n time(s).",
                   nullptr, expired.attempts));
    return true;
}

} // namespace

/// The same for a row of an adopted table. If the table refuses it, the others go on.
static bool releaseRow(const Writing &writing, const ExpiredLock &expired)
{
    bool isReleased = false;
    return isDoneToTable(writing, [&] { isReleased = releaseExpired(writing, expired); }) &&
           isReleased;
}

static Outcome<SweptLocks> sweepHere(const Writing &writing)
{
    if (writing.sql.isClockPutForward())
        return tl::unexpected<Error>(refused("clock_moved"));
    SweptLocks swept;
    const Bindings now{{":now", writing.now}};
    writing.sql.change("date_future_locks", now);
    for (const ExpiredLock &expired : writing.sql.all("expired_locks", now, expiredLockOf)) {
        const bool isReleased =
            expired.isRow ? releaseRow(writing, expired) : releaseExpired(writing, expired);
        swept.released += isReleased ? 1 : 0;
    }
    freeStranded(writing);
    writing.sql.change("drop_broken_off_attachments",
                       {{":before", writing.later(-std::chrono::days(1))}});
    swept.refusing = writing.sql.all("queues_that_keep_expired_locks", now,
                                     [](const Row &row) { return row.text("name"); });
    return swept;
}

static SweptLocks sweptLocksIn(const QJsonObject &answer)
{
    return {releasedIn(answer),
            answer.value(QStringLiteral("refusing")).toVariant().toStringList()};
}

constinit const Verb<SweptLocks> verbs::sweep{
    "sweep", [](const Identity &who) { return Parameters{stationOf(who)}; }, sweptLocksIn,
    inTransaction<sweepHere>};

Outcome<SweptLocks> SupervisionStore::sweepLocks()
{
    const auto looked = lookAtTables(m_connection, m_identity);
    int all = 0;
    for (;;) { // in portions, so that nobody waits long for the sweeper
        const auto portion = carryOut(m_connection, m_identity, verbs::sweep);
        if (!portion)
            return portion;
        all += portion->released;
        if (portion->released == 0)
            return looked.map([&](Done) { return SweptLocks{all, portion->refusing}; });
    }
}

Outcome<int> SupervisionStore::sweep()
{
    return sweepLocks().map([](const SweptLocks &swept) { return swept.released; });
}

} // namespace intray
