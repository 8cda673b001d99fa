// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Claims and completes as fast as the store can; the counterpart of plainclaims.
// usage: storeclaims DATABASE USER SECONDS pair|next - waits for a line, then prints a line per
// item done: microseconds for the claim, and for claim and completion. "next" completes and takes
// the next in one operation.
#include "store/line/connection.h"
#include "store/store.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <cstdio>

using namespace intray;
using namespace Qt::StringLiterals;

static const Record corrected{{u"city"_s, u"opp"_s}};

template <typename T>
static T must(const Outcome<T> &outcome)
{
    if (!outcome)
        qFatal("%s (%s)", qPrintable(outcome.error().sentence), qPrintable(outcome.error().detail));
    return *outcome;
}

static double microseconds(const QElapsedTimer &clock)
{
    return double(clock.nsecsElapsed()) / 1e3;
}

static void pairs(Store &store, qint64 milliseconds)
{
    QElapsedTimer whole;
    whole.start();
    while (!whole.hasExpired(milliseconds)) {
        QElapsedTimer clock;
        clock.start();
        const Claim claim = must(store.claimNext({u"bench"_s}));
        const double claimed = microseconds(clock);
        must(store.finish(claim.items.first().id, claim.lock, Disposition::complete(corrected)));
        std::printf("%.1f %.1f\n", claimed, microseconds(clock));
    }
}

static void nexts(Store &store, qint64 milliseconds)
{
    Claim held = must(store.claimNext({u"bench"_s}));
    QElapsedTimer whole;
    whole.start();
    while (!whole.hasExpired(milliseconds)) {
        QElapsedTimer clock;
        clock.start();
        held = must(store.finishAndTakeNext(held.items.first().id, held.lock,
                                            Disposition::complete(corrected), {u"bench"_s}))
                   .next;
        const double taken = microseconds(clock);
        std::printf("%.1f %.1f\n", taken, taken);
    }
}

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    const auto connection =
        Connection::open(DatabaseUrl::sqlite(words.value(1)), OpenMode::Existing);
    if (!connection)
        qFatal("%s", qPrintable(connection.error().sentence));
    Store store(**connection, {words.value(2), u"here"_s});
    must(store.queue(u"bench"_s));
    std::getchar();
    const qint64 milliseconds = qint64(words.value(3).toDouble() * 1000);
    words.value(4) == u"next" ? nexts(store, milliseconds) : pairs(store, milliseconds);
    return 0;
}
