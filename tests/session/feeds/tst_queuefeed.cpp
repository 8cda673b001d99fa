// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/answer.h"
#include "session/deskfixture.h"
#include "session/feeds/queuefeed.h"
#include "support/testclass.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// What the page of the queues is told beside their rules.
class QueueFeedTest : public QObject
{
    Q_OBJECT

private slots:
    void theLoadsFollowWhatOthersDo();
    void nothingIsCountedWhileItIsNotShown();
    void whoWorksThereIsTold();
    void timesOfAQueueThatWasLeftAreNotTold();
};

/// Whatever was asked of the reading thread before is answered, and the answer was received.
static bool waitForReading(Office &office)
{
    bool isThere = false;
    QObject receiver;
    answer(office.session->reading().run([](Store &store) { return store.now(); }), &receiver,
           [&](const auto &) { isThere = true; });
    return QTest::qWaitFor([&] { return isThere; });
}

void QueueFeedTest::theLoadsFollowWhatOthersDo()
{
    Office office({u"1"_s, u"2"_s});
    office.open();
    QueueFeed feed(*office.session);
    QVERIFY(!feed.isKnown(u"hospital"_s));
    feed.setShown(true);
    feed.refresh();
    QTRY_VERIFY(feed.isKnown(u"hospital"_s));
    QCOMPARE(feed.load(u"hospital"_s).open, 2);
    valueOf(office.colleague.store.claimNext({u"hospital"_s}));
    QTRY_COMPARE(feed.load(u"hospital"_s).held, 1);
    QCOMPARE(feed.load(u"hospital"_s).open, 1);
}

void QueueFeedTest::nothingIsCountedWhileItIsNotShown()
{
    Office office({u"1"_s});
    office.open();
    QueueFeed feed(*office.session);
    QSignalSpy told(&feed, &QueueFeed::loadsChanged);
    QSignalSpy changed(office.session.get(), &Session::databaseChanged);
    valueOf(office.colleague.store.claimNext({u"hospital"_s}));
    QTRY_VERIFY(!changed.isEmpty());
    QVERIFY(waitForReading(office));
    QVERIFY(told.isEmpty());
    feed.setShown(true);
    QTRY_COMPARE(feed.load(u"hospital"_s).held, 1);
}

void QueueFeedTest::whoWorksThereIsTold()
{
    Office office({u"1"_s});
    office.open();
    QueueFeed feed(*office.session);
    QVERIFY(!feed.users());
    valueOf(office.colleague.store.setUser({u"ben"_s, {}, true, {Role::Clerk}, {}}));
    feed.refresh();
    QTRY_VERIFY(feed.users());
    QCOMPARE(feed.users()->constFirst().name, u"ben"_s);
}

void QueueFeedTest::timesOfAQueueThatWasLeftAreNotTold()
{
    Office office({u"1"_s});
    office.open();
    QueueFeed feed(*office.session);
    QSignalSpy told(&feed, &QueueFeed::measured);
    feed.measure(u"hospital"_s);
    feed.measure({});
    QVERIFY(waitForReading(office));
    QVERIFY(told.isEmpty());
    feed.measure(u"hospital"_s);
    QTRY_COMPARE(told.size(), 1);
}

INTRAY_TEST_GUILESS_MAIN(QueueFeedTest)
#include "tst_queuefeed.moc"
