// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// So many connections that complete and take the next as fast as the server can.
// usage: serverclaims URL CONNECTIONS SECONDS next|pair|batch [TOGETHER] - the password comes from
// INTRAY_PASSWORD; prints a line per record: milliseconds for the one call ("next"), for the claim
// ("pair"), or for claiming so many (25) and completing them together ("batch").
#include "store/line/connection.h"
#include "store/work/workstore.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <cstdio>
#include <latch>
#include <semaphore>
#include <thread>
#include <vector>

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

namespace {

class Clerk
{
public:
    Clerk(const DatabaseLogin &login, const QString &how, int together)
        : m_together(together)
        , m_connection(Connection::open(login, OpenMode::Existing).value())
        , m_store(*m_connection, m_connection->identityFor({u"clerk"_s, u"bench"_s}))
    {
        m_held = must(m_store.claimNext({u"bench"_s}));
        for (int i = 0; i < 5; ++i) { // a server compiles its functions anew for each session
            finishAndTake(), finishThenTake();
            if (how == u"batch")
                takeAndFinishTogether();
        }
        m_times.clear();
    }
    void work(qint64 milliseconds, const QString &how)
    {
        QElapsedTimer whole;
        whole.start();
        while (!whole.hasExpired(milliseconds))
            how == u"batch"  ? takeAndFinishTogether()
            : how == u"pair" ? finishThenTake()
                             : finishAndTake();
    }
    const std::vector<double> &times() const { return m_times; }

private:
    void note(const QElapsedTimer &clock) { m_times.push_back(double(clock.nsecsElapsed()) / 1e6); }
    void finishAndTake()
    {
        QElapsedTimer clock;
        clock.start();
        m_held = must(m_store.finishAndTakeNext(m_held.items.first().id, m_held.lock,
                                                Disposition::complete(corrected), {u"bench"_s}))
                     .next;
        note(clock);
    }
    void finishThenTake()
    {
        must(
            m_store.finish(m_held.items.first().id, m_held.lock, Disposition::complete(corrected)));
        QElapsedTimer clock;
        clock.start();
        m_held = must(m_store.claimNext({u"bench"_s}));
        note(clock);
    }
    void takeAndFinishTogether()
    {
        QElapsedTimer clock;
        clock.start();
        const Claim claim = must(m_store.claimNext({u"bench"_s}, m_together));
        const auto finished = must(m_store.finishAll(claim.lock, Disposition::complete()));
        for (qsizetype i = 0; i < finished.size(); ++i)
            note(clock);
    }

    int m_together;
    std::unique_ptr<Connection> m_connection;
    WorkStore m_store;
    Claim m_held;
    std::vector<double> m_times;
};

void give(const Clerk &clerk)
{
    for (const double time : clerk.times())
        std::printf("%.3f\n", time);
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    const DatabaseLogin login(must(DatabaseUrl::fromText(words.value(1))),
                              Password(qEnvironmentVariable("INTRAY_PASSWORD")));
    const int connections = words.value(2).toInt();
    const int together = words.value(5, u"25"_s).toInt();
    const qint64 milliseconds = qint64(words.value(3).toDouble() * 1000);
    std::vector<std::unique_ptr<Clerk>> clerks(static_cast<size_t>(connections));
    std::vector<std::thread> threads;
    std::latch ready(connections);
    // A server lets in only so many in the three seconds that each login may take.
    std::counting_semaphore<> door(16);
    for (auto &clerk : clerks)
        threads.emplace_back([&] { // a connection belongs to the thread that opened it
            door.acquire();
            clerk = std::make_unique<Clerk>(login, words.value(4), together);
            door.release();
            ready.arrive_and_wait();
            clerk->work(milliseconds, words.value(4));
            give(*clerk);
            clerk.reset();
        });
    for (std::thread &thread : threads)
        thread.join();
    return 0;
}
