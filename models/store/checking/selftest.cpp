// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/checking/selftest.h"

#include "queue/shellword.h"
#include "store/checking/selftestqueue.h"
#include "store/line/connection_p.h"
#include "store/line/drivererror.h"
#include "store/refusals/refusals.h"
#include "store/work/workstore.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <algorithm>
#include <latch>
#include <map>
#include <thread>
#include <vector>

namespace intray {

namespace {

/// What one claimer got.
struct Share
{
    QList<ItemId> items;
    QList<double> milliseconds;
    std::optional<Error> error;
};

/// What all claimers have in common.
struct Race
{
    DatabaseLogin login;
    Identity identity;
    QString queue;
    std::latch ready; ///< Every claimer is connected.
    std::latch go{1};
    Cancellation told; ///< By whoever wants the selftest to end.
    Cancellation over; ///< By a claimer that failed.
    Progress progress;
    QElapsedTimer clock = {};

    bool goesOn() const
    {
        constexpr auto longest = std::chrono::milliseconds(selftestSpan).count() / 2;
        return !told.isCancelled() && !over.isCancelled() && !clock.hasExpired(longest);
    }
};

/// So many claimers can keep a file busy for longer than anybody waits for it.
template <typename Writing>
std::invoke_result_t<Writing> untilNotBusy(const Race &race, Writing writing)
{
    auto outcome = writing();
    while (!outcome && outcome.error().kind == Error::Kind::Busy && race.goesOn())
        outcome = writing();
    return outcome;
}

Outcome<Claim> claimTimed(WorkStore &store, const Race &race, Share &share)
{
    QElapsedTimer clock;
    clock.start();
    const LockId lock = newId();
    const auto claim = untilNotBusy(race, [&] { return store.claimNext({race.queue}, 1, lock); });
    if (claim && !claim->items.isEmpty())
        share.milliseconds << double(clock.nsecsElapsed()) / 1e6;
    return claim;
}

/// Takes and completes until nothing is left.
Outcome<Done> work(WorkStore &store, Race &race, Share &share)
{
    while (race.goesOn()) {
        const auto claim = claimTimed(store, race, share);
        if (!claim)
            return tl::unexpected<Error>(claim.error());
        if (claim->items.isEmpty())
            return Done{};
        const ItemId item = claim->items.constFirst().id;
        share.items << item;
        const Disposition done = Disposition::complete({});
        const auto finished =
            untilNotBusy(race, [&] { return store.finish(item, claim->lock, done); });
        if (!finished)
            return tl::unexpected<Error>(finished.error());
        race.progress.add(1);
    }
    return Done{};
}

void runClaimer(Race &race, Share &share)
{
    const auto connection = Connection::open(race.login, OpenMode::Existing);
    if (!connection)
        race.over.cancel();
    race.ready.count_down();
    race.go.wait();
    if (!connection) {
        share.error = connection.error();
        return;
    }
    WorkStore store(**connection, race.identity);
    const auto worked = work(store, race, share);
    if (worked)
        return;
    share.error = worked.error();
    race.over.cancel();
}

std::vector<Share> sharesOf(Race &race, int claimers)
{
    std::vector<Share> shares(static_cast<size_t>(claimers));
    std::vector<std::thread> threads;
    for (Share &share : shares)
        threads.emplace_back([&race, &share] { runClaimer(race, share); });
    race.ready.wait();
    race.clock.start();
    race.go.count_down();
    for (std::thread &thread : threads)
        thread.join();
    return shares;
}

double percentile(const QList<double> &sorted, double part)
{
    return sorted.isEmpty() ? 0 : sorted.at(qsizetype(double(sorted.size() - 1) * part));
}

SelftestResult resultOf(const std::vector<Share> &shares, double seconds)
{
    std::map<ItemId, int> times;
    QList<double> milliseconds;
    for (const Share &share : shares) {
        milliseconds << share.milliseconds;
        for (const ItemId item : share.items)
            ++times[item];
    }
    std::sort(milliseconds.begin(), milliseconds.end());
    SelftestResult result;
    result.claims = int(milliseconds.size());
    result.twice = int(
        std::count_if(times.begin(), times.end(), [](const auto &one) { return one.second > 1; }));
    result.claimsPerSecond = double(result.claims) / seconds;
    result.p50 = percentile(milliseconds, 0.5);
    result.p99 = percentile(milliseconds, 0.99);
    return result;
}

Outcome<SelftestResult> run(Race &race, const SelftestSize &size)
{
    const auto shares = sharesOf(race, size.claimers);
    const double seconds = double(race.clock.nsecsElapsed()) / 1e9;
    if (race.told.isCancelled())
        return failure(Error::Kind::Cancelled, cancelledSentence());
    for (const Share &share : shares)
        if (share.error)
            return tl::unexpected<Error>(*share.error);
    SelftestResult result = resultOf(shares, seconds);
    if (result.claims < size.items)
        result.violations << QCoreApplication::translate("Store",
                                                         "Only %1 of the %2 items were given out.")
                                 .arg(result.claims)
                                 .arg(size.items);
    return result;
}

Outcome<SelftestResult> runAndAudit(Race &race, const SelftestSize &size,
                                    const SelftestQueue &queue)
{
    auto result = run(race, size);
    if (!result)
        return result;
    const auto report = queue.audit(race.told);
    if (!report)
        return tl::unexpected<Error>(report.error());
    result->violations += report->violations;
    return result;
}

bool mayTest(const ServerFacts &server)
{
    const auto has = [&server](Role role) { return server.roles.contains(role); };
    return server.login.isEmpty() ||
           (has(Role::Administrator) &&
            (has(Role::Clerk) || has(Role::Supervisor) || has(Role::Worker)));
}

tl::unexpected<Error> mayNotTest(const QString &user)
{
    return failure(
        Error::Kind::NotPermitted,
        QCoreApplication::translate(
            "Store",
            "A self-test creates a queue and works in it, so its login must be administrator and "
            "clerk. \"intrayctl user set %1 --role administrator --role clerk\" makes it both.")
            .arg(shellWord(user)));
}

} // namespace

Outcome<SelftestResult> selftest(Connection &connection, const Identity &identity,
                                 const SelftestSize &size, const Cancellation &cancellation,
                                 Progress progress)
{
    if (!mayTest(connection.server()))
        return mayNotTest(identity.user);
    progress.setTotal(size.items);
    const auto queue = SelftestQueue::make(connection, identity, size.items);
    if (!queue)
        return tl::unexpected<Error>(queue.error());
    Race race{.login = connection.d().login,
              .identity = identity,
              .queue = queue->name(),
              .ready = std::latch(size.claimers),
              .told = cancellation,
              .over = {},
              .progress = progress};
    const auto result = runAndAudit(race, size, *queue);
    const auto removed = queue->remove();
    if (result && !removed)
        return tl::unexpected<Error>(removed.error());
    return result;
}

} // namespace intray
