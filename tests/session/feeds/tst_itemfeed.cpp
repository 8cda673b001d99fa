// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/deskfixture.h"
#include "session/feeds/itemfeed.h"
#include "support/testclass.h"

#include <future>

using namespace intray;
using namespace Qt::StringLiterals;

class ItemFeedTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Office> m_office;
    std::unique_ptr<ItemFeed> m_feed;
    QStringList m_shown;

    static QString keyOf(int number) { return u"%1"_s.arg(number, 5, 10, QChar(u'0')); }

    /// Shows what the feed gives, as a model would.
    void follow()
    {
        connect(m_feed.get(), &ItemFeed::replaced, this,
                [this](const QList<intray::Item> &items) { m_shown = keysOf(items); });
        connect(m_feed.get(), &ItemFeed::refreshed, this,
                [this](const QList<intray::Item> &items) { m_shown = keysOf(items); });
        connect(m_feed.get(), &ItemFeed::appended, this,
                [this](const QList<intray::Item> &items) { m_shown += keysOf(items); });
        connect(m_feed.get(), &ItemFeed::prepended, this,
                [this](const QList<intray::Item> &items) { m_shown = keysOf(items) + m_shown; });
    }

    static ItemQuery byKey(const QString &contains = {})
    {
        ItemQuery query;
        query.queue = u"hospital"_s;
        query.order.by = ItemOrder::By::Key;
        query.keyContains = contains;
        return query;
    }

    bool wait()
    {
        return QTest::qWaitFor([this] { return !m_feed->isFetching(); });
    }

    QStringList keys(int from, int to) const
    {
        QStringList all;
        for (int number = from; number < to; ++number)
            all.append(keyOf(number));
        return all;
    }

    intray::Item itemAt(int number) { return m_office->detailOf(m_office->ids[number]).item; }

private slots:
    void init()
    {
        m_shown.clear();
        m_office = std::make_unique<Office>(keys(0, 700));
        m_feed = std::make_unique<ItemFeed>(*m_office->session);
        follow();
    }

    void cleanup()
    {
        m_feed.reset();
        m_office.reset();
    }

    void aQueryShowsTheFirstPiece()
    {
        QSignalSpy fetching(m_feed.get(), &ItemFeed::fetchingChanged);
        m_feed->setQuery(byKey());
        QVERIFY(m_feed->isFetching());
        QVERIFY(wait());
        QCOMPARE(m_shown, keys(0, 200));
        QVERIFY(m_feed->hasMoreAfter());
        QVERIFY(!m_feed->hasMoreBefore());
        QCOMPARE(fetching.count(), 2);
    }

    void theListCanBeWalkedToItsEndAndBack()
    {
        m_feed->setQuery(byKey());
        QVERIFY(wait());
        while (m_feed->hasMoreAfter()) {
            m_feed->fetchAfter();
            QVERIFY(wait());
        }
        QCOMPARE(m_shown, keys(0, 700));
        m_feed->toEnd();
        QVERIFY(wait());
        QCOMPARE(m_shown, keys(500, 700));
        while (m_feed->hasMoreBefore()) {
            m_feed->fetchBefore();
            QVERIFY(wait());
        }
        QCOMPARE(m_shown, keys(0, 700));
    }

    void rowsThatTheModelDroppedAreFetchedAgain()
    {
        m_feed->setQuery(byKey());
        QVERIFY(wait());
        m_feed->fetchAfter();
        QVERIFY(wait());
        m_feed->dropBefore(itemAt(150));
        m_shown = m_shown.mid(150);
        QVERIFY(m_feed->hasMoreBefore());
        m_feed->fetchBefore();
        QVERIFY(wait());
        QCOMPARE(m_shown, keys(0, 400));
        m_feed->dropAfter(itemAt(99));
        m_shown = m_shown.mid(0, 100);
        m_feed->fetchAfter();
        QVERIFY(wait());
        QCOMPARE(m_shown, keys(0, 300));
    }

    void aRefreshAskedForMeanwhileKeepsThePieceThatCame()
    {
        m_feed->setQuery(byKey());
        QVERIFY(wait());
        QSignalSpy refreshed(m_feed.get(), &ItemFeed::refreshed);
        m_feed->fetchAfter();
        m_feed->refresh(int(m_shown.size()));
        QVERIFY(wait());
        QCOMPARE(refreshed.count(), 1);
        QCOMPARE(m_shown, keys(0, 400));
    }

    void theNewestQueryWins()
    {
        std::promise<void> gate;
        auto isOpen = gate.get_future().share();
        m_office->session->reading().run([isOpen](Store &) -> Outcome<Done> {
            isOpen.wait();
            return Done{};
        });
        QSignalSpy replaced(m_feed.get(), &ItemFeed::replaced);
        QSignalSpy failed(m_feed.get(), &ItemFeed::failed);
        for (const QString &typed : {u"6"_s, u"69"_s, u"699"_s})
            m_feed->setQuery(byKey(typed));
        gate.set_value();
        QVERIFY(wait());
        QCOMPARE(m_shown, QStringList{u"00699"_s});
        QCOMPARE(replaced.count(), 1);
        QCOMPARE(failed.count(), 0);
    }

    void cancellingLeavesWhatIsShown()
    {
        m_feed->setQuery(byKey());
        QVERIFY(wait());
        m_feed->fetchAfter();
        m_feed->cancel();
        QVERIFY(!m_feed->isFetching());
        auto later =
            m_office->session->reading().run([](Store &) -> Outcome<Done> { return Done{}; });
        QTRY_VERIFY(later.isFinished());
        QCoreApplication::processEvents();
        QCOMPARE(m_shown, keys(0, 200)); // cancelled stays cancelled
        m_feed->fetchAfter();
        QVERIFY(wait());
        QCOMPARE(m_shown, keys(0, 400));
    }

    void aSecondFetchWhileOneIsUnderWayDoesNothing()
    {
        m_feed->setQuery(byKey());
        QVERIFY(wait());
        m_feed->fetchAfter();
        m_feed->fetchAfter();
        QVERIFY(wait());
        QCOMPARE(m_shown, keys(0, 400));
    }

    void aRefreshAtTheStartShowsNewFirstItems()
    {
        m_feed->setQuery(byKey());
        QVERIFY(wait());
        valueOf(m_office->colleague.store.addItem(u"hospital"_s, Office::itemNamed(u"0000"_s)));
        m_feed->refresh(200);
        QVERIFY(wait());
        QCOMPARE(m_shown.first(), u"0000"_s);
        QCOMPARE(m_shown.size(), 200);
    }

    void aRefreshKeepsItsPlaceInTheList()
    {
        m_feed->setQuery(byKey());
        QVERIFY(wait());
        m_feed->fetchAfter();
        QVERIFY(wait());
        m_feed->dropBefore(itemAt(100));
        valueOf(m_office->colleague.store.claimItems(
            {m_office->ids[0], m_office->ids[100], m_office->ids[150]}));
        m_feed->refresh(300);
        QVERIFY(wait());
        QStringList expected = keys(101, 402);
        expected.removeOne(keyOf(150));
        QCOMPARE(m_shown, expected);
        QVERIFY(m_feed->hasMoreBefore());
        QVERIFY(m_feed->hasMoreAfter());
    }

    void aRefreshOfManyRowsGivesThemAll()
    {
        m_feed->setQuery(byKey());
        QVERIFY(wait());
        m_feed->refresh(650);
        QVERIFY(wait());
        QCOMPARE(m_shown, keys(0, 650));
        m_feed->fetchAfter();
        QVERIFY(wait());
        QCOMPARE(m_shown, keys(0, 700));
        QVERIFY(!m_feed->hasMoreAfter());
    }

    void aRefreshWishedDuringAFetchComesAfterIt()
    {
        QSignalSpy refreshed(m_feed.get(), &ItemFeed::refreshed);
        m_feed->setQuery(byKey());
        m_feed->refresh(200);
        QCOMPARE(refreshed.count(), 0);
        QTRY_COMPARE(refreshed.count(), 1);
    }

    void whenEverythingShownIsGoneTheEndOfTheListIsShown()
    {
        m_feed->setQuery(byKey());
        QVERIFY(wait());
        m_feed->toEnd();
        QVERIFY(wait());
        valueOf(m_office->colleague.store.claimItems(m_office->ids.mid(500)));
        m_feed->refresh(200);
        QVERIFY(wait());
        QCOMPARE(m_shown, keys(300, 500));
    }

    void goingAwayDuringAFetchIsSafe()
    {
        m_feed->setQuery(byKey());
        m_feed.reset();
        m_office->session.reset();
        QVERIFY(m_shown.isEmpty());
    }

    void anUnreachableDatabaseIsSaid()
    {
        Session nowhere(DatabaseUrl::sqlite(m_office->database.folder() + u"/gone.db"_s),
                        Office::me(), OpenMode::Existing, m_office->journal);
        ItemFeed feed(nowhere);
        QSignalSpy failed(&feed, &ItemFeed::failed);
        feed.setQuery(byKey());
        QVERIFY(failed.wait());
        QVERIFY(!feed.isFetching());
    }
};

INTRAY_TEST_GUILESS_MAIN(ItemFeedTest)
#include "tst_itemfeed.moc"
