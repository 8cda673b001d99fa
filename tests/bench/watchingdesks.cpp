// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Desks of a queue that watch it as the window does, without its widgets, while others work.
// usage: watchingdesks DESKS THINKING SECONDS URL... - the login of the first URL works as much as
// so many desks that think for so many seconds about each item; the desks watch with the other
// logins, in turns. Says "ready", waits for a line, watches for so many seconds and prints a line
// of JSON.
#include "session/drafts/draftjournal.h"
#include "session/feeds/expirywatch.h"
#include "session/feeds/figurefeed.h"
#include "session/feeds/helditems.h"
#include "session/feeds/itemfeed.h"
#include "session/session.h"
#include "session/verifying/countingwatch.h"
#include "store/work/workstore.h"

#include <unistd.h>

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSocketNotifier>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <deque>
#include <thread>

using namespace intray;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr auto queueName = "bench"_L1;
constexpr int rowsInSight = 200;
// The first look of each asks for all there is.
constexpr std::chrono::seconds settling = 10s;

template <typename T>
T must(const Outcome<T> &outcome)
{
    if (!outcome)
        qFatal("%s (%s)", qPrintable(outcome.error().sentence), qPrintable(outcome.error().detail));
    return *outcome;
}

DatabaseLogin loginTo(const QString &url)
{
    DatabaseLogin login(must(DatabaseUrl::fromText(url)));
    login.patience = 60s;
    return login;
}

/// What a clerk's window has of the database's news: what is held, the list of open items, the
/// figures, what expires and what was counted.
class WatchingDesk : public QObject
{
public:
    WatchingDesk(const QString &url, int number, DraftJournal &journal)
        : m_session(loginTo(url), {u"nobody"_s, u"desk%1"_s.arg(number)}, OpenMode::Existing,
                    journal)
        , m_held(m_session)
        , m_list(m_session)
        , m_figures(m_session)
        , m_expiry(m_session)
        , m_counting(m_session)
    {
        connect(&m_session, &Session::started, this, &WatchingDesk::openQueue);
        connect(&m_session, &Session::databaseChanged, this, [this] {
            const Changes &news = m_session.changes();
            if (news.isWhole || news.mayOpenItems() || m_list.isFetching())
                m_list.refresh(rowsInSight);
        });
        connect(&m_expiry, &ExpiryWatch::changed, &m_figures, &FigureFeed::refresh);
        connect(&m_figures, &FigureFeed::changed, this, [this] { ++m_counts; });
    }

    void start() { m_session.start(); }
    bool isReady() const { return m_figures.isKnown() && m_session.isStarted(); }
    int counts() const { return m_counts; }

private:
    void openQueue()
    {
        const QString queue(queueName);
        m_counting.setQueue(queue);
        m_figures.setQueue(queue);
        ItemQuery query;
        query.queue = queue;
        query.isBrief = true;
        m_list.setQuery(query);
    }

    Session m_session;
    HeldItems m_held;
    ItemFeed m_list;
    FigureFeed m_figures;
    ExpiryWatch m_expiry;
    CountingWatch m_counting;
    int m_counts = 0;
};

/// Completes an item and takes the next, all desks' work by one thread; the milliseconds of each.
std::vector<double> workAsMany(const QString &url, double perSecond, std::chrono::seconds length)
{
    std::vector<double> took;
    DatabaseThread thread(loginTo(url), {u"nobody"_s, u"work"_s}, OpenMode::Existing);
    Item item =
        must(thread.run([](WorkStore &store) { return store.claimNext({queueName}, 1); }).result())
            .items.constFirst();
    QElapsedTimer clock;
    clock.start();
    for (int done = 0; clock.elapsed() < std::chrono::milliseconds(length).count(); ++done) {
        QElapsedTimer one;
        one.start();
        const auto work = [item](WorkStore &store) {
            return store.finishAndTakeNext(item.id, item.lock.id, Disposition::complete(),
                                           {queueName});
        };
        item = must(thread.run(work).result()).next.items.constFirst();
        took.push_back(double(one.nsecsElapsed()) / 1e6);
        const double due = 1000.0 * (done + 1) / perSecond;
        std::this_thread::sleep_for(
            std::chrono::milliseconds(std::max<qint64>(0, qint64(due) - clock.elapsed())));
    }
    return took;
}

double at(std::vector<double> times, double share)
{
    std::ranges::sort(times);
    return times.empty() ? 0 : times.at(std::size_t(share * double(times.size() - 1)));
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication program(argc, argv);
    const QStringList words = program.arguments();
    if (words.size() < 6)
        return 2;
    const int desks = words.at(1).toInt();
    const double perSecond = words.at(2).toDouble();
    const std::chrono::seconds length(words.at(3).toInt());
    const QStringList urls = words.mid(5);
    QTemporaryDir folder;
    DraftJournal journal(folder.path());
    std::deque<WatchingDesk> all;
    for (int i = 0; i < desks; ++i)
        all.emplace_back(urls.at(i % urls.size()), i, journal).start();
    const auto areReady = [&] { return std::ranges::all_of(all, &WatchingDesk::isReady); };
    while (!areReady())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    QTimer::singleShot(desks > 0 ? settling : 0s, &program, &QCoreApplication::quit);
    QCoreApplication::exec();
    std::puts("ready");
    std::fflush(stdout);
    QSocketNotifier told(STDIN_FILENO, QSocketNotifier::Read);
    QObject::connect(&told, &QSocketNotifier::activated, &program, &QCoreApplication::quit);
    QCoreApplication::exec();
    told.setEnabled(false);
    const auto counted = [&] {
        int sum = 0;
        for (const WatchingDesk &desk : all)
            sum += desk.counts();
        return sum;
    };
    const int before = counted();
    std::vector<double> took;
    std::thread worker([&] { took = workAsMany(words.at(4), perSecond, length); });
    QTimer::singleShot(length, &program, &QCoreApplication::quit);
    QCoreApplication::exec();
    worker.join();
    const QJsonObject json{{u"completed"_s, qint64(took.size())},
                           {u"median"_s, at(took, 0.5)},
                           {u"p95"_s, at(took, 0.95)},
                           {u"counts"_s, counted() - before}};
    std::printf("%s\n", QJsonDocument(json).toJson(QJsonDocument::Compact).constData());
    std::fflush(stdout);
    std::_Exit(0); // two thousand lines are not closed one by one
}
