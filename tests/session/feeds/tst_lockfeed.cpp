// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/deskfixture.h"
#include "session/feeds/lockfeed.h"
#include "session/runs/bulkrun.h"
#include "support/testclass.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// The supervisor's side of a session: the live list of locks, and actions on many of them.
class LockFeedTest : public QObject
{
    Q_OBJECT

private slots:
    void theListFollowsWhatOthersDo();
    void aClerkIsSeenAlive();
    void nothingIsReadWhileItIsNotShown();
    void aBulkRunTellsWhatWasDone();
    void aBulkRunThatIsRefusedSaysWhy();
};

void LockFeedTest::theListFollowsWhatOthersDo()
{
    Office office({u"1"_s, u"2"_s});
    office.open();
    LockFeed feed(*office.session);
    feed.setShown(true);
    QTRY_VERIFY(feed.isKnown());
    QVERIFY(feed.page().locks.isEmpty());
    valueOf(office.colleague.store.claimNext({u"hospital"_s}));
    QTRY_COMPARE(feed.page().locks.size(), 1);
    QCOMPARE(feed.page().locks.first().lock.user, u"clerk2"_s);
    LockQuery mine;
    mine.user = Office::me().user;
    feed.setQuery(mine);
    QTRY_VERIFY(feed.isKnown());
    QCOMPARE(feed.page().total, 0);
}

void LockFeedTest::aClerkIsSeenAlive()
{
    Office office({u"1"_s});
    office.open();
    office.takeNext();
    LockQuery mine;
    mine.user = Office::me().user;
    QTRY_COMPARE(valueOf(office.colleague.store.locks(mine)).locks.first().client,
                 ClientLife::Alive);
}

void LockFeedTest::nothingIsReadWhileItIsNotShown()
{
    Office office({u"1"_s});
    office.open();
    LockFeed feed(*office.session);
    feed.refresh();
    QSignalSpy changed(office.session.get(), &Session::databaseChanged);
    valueOf(office.colleague.store.claimNext({u"hospital"_s}));
    QTRY_VERIFY(!changed.isEmpty());
    QVERIFY(!feed.isKnown());
}

void LockFeedTest::aBulkRunTellsWhatWasDone()
{
    Office office({u"1"_s, u"2"_s});
    office.open();
    valueOf(office.colleague.store.claimNext({u"hospital"_s}, 2));
    BulkRun run(office.session->login(), office.session->identity());
    QSignalSpy succeeded(&run, &BulkRun::succeeded);
    run.handOver(u"clerk2"_s, {u"has left"_s, Office::me().user, false});
    QVERIFY(run.isRunning());
    QVERIFY(succeeded.wait());
    QCOMPARE(succeeded.first().first().value<BulkResult>().done.size(), 2);
    QVERIFY(!run.isRunning());
    QVERIFY(valueOf(office.colleague.store.mine()).isEmpty());
}

void LockFeedTest::aBulkRunThatIsRefusedSaysWhy()
{
    Office office({u"1"_s});
    office.open();
    const Claim claim = valueOf(office.colleague.store.claimNext({u"hospital"_s}));
    BulkRun run(office.session->login(), office.session->identity());
    QSignalSpy failed(&run, &BulkRun::failed);
    run.takeAway({{claim.items.first().id, claim.lock}}, {{}, {}, false});
    QVERIFY(failed.wait());
    QCOMPARE(failed.first().first().value<Error>().kind, Error::Kind::Invalid);
}

INTRAY_TEST_GUILESS_MAIN(LockFeedTest)
#include "tst_lockfeed.moc"
