// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/answer.h"
#include "session/deskfixture.h"
#include "session/feeds/sharedfilterfeed.h"
#include "support/testclass.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// The filters that a team shares, as the window knows them.
class SharedFilterFeedTest : public QObject
{
    Q_OBJECT

private slots:
    void whatIsSharedIsKnownAndFollowsOnesOwnDoing();
    void whatOthersShareIsKnownWhenItIsReadAgain();
    void nothingNewIsNotTold();
    void anotherQueueHasOthers();
    void whatCannotBeReadStaysAsItWasLast();

private:
    static FilterStore colleaguesOf(Office &office)
    {
        return {*office.colleague.connection, office.colleague.store.identity()};
    }
    static QStringList namesIn(const SharedFilterFeed &feed)
    {
        QStringList names;
        for (const SharedFilter &one : feed.filters())
            names << one.name;
        return names;
    }
    static Outcome<Done> resultOf(const QFuture<Outcome<Done>> &future)
    {
        if (!QTest::qWaitFor([&] { return future.isFinished(); }))
            qFatal("There is no answer.");
        return future.result();
    }
};

static ListFilter looking(const QString &text)
{
    return {u"open"_s, text, false, {}, {}, false};
}

void SharedFilterFeedTest::whatIsSharedIsKnownAndFollowsOnesOwnDoing()
{
    Office office({u"1"_s});
    office.open();
    SharedFilterFeed feed(*office.session);
    feed.setQueue(u"hospital"_s);
    valueOf(resultOf(feed.share(u"a"_s, looking(u"x"_s), false)));
    QTRY_COMPARE(namesIn(feed), QStringList{u"a"_s});
    QCOMPARE(feed.named(u"a"_s)->text, textOf(looking(u"x"_s)));
    QVERIFY(!feed.named(u"b"_s));
    QCOMPARE(errorIn(resultOf(feed.share(u"a"_s, looking(u"y"_s), false))).kind,
             Error::Kind::Invalid);
    valueOf(resultOf(feed.share(u"a"_s, looking(u"y"_s), true)));
    QTRY_COMPARE(feed.named(u"a"_s)->text, textOf(looking(u"y"_s)));
    valueOf(resultOf(feed.rename(u"a"_s, u"b"_s)));
    QTRY_COMPARE(namesIn(feed), QStringList{u"b"_s});
    valueOf(resultOf(feed.drop(u"b"_s)));
    QTRY_VERIFY(feed.filters().isEmpty());
}

void SharedFilterFeedTest::whatOthersShareIsKnownWhenItIsReadAgain()
{
    Office office({u"1"_s});
    office.open();
    SharedFilterFeed feed(*office.session);
    feed.setQueue(u"hospital"_s);
    valueOf(colleaguesOf(office).share({u"hospital"_s, u"a"_s}, u"{}"_s, false));
    feed.refresh(); // also while the first answer is on its way
    feed.refresh();
    QTRY_COMPARE(namesIn(feed), QStringList{u"a"_s});
}

void SharedFilterFeedTest::nothingNewIsNotTold()
{
    Office office({u"1"_s});
    office.open();
    valueOf(colleaguesOf(office).share({u"hospital"_s, u"a"_s}, u"{}"_s, false));
    SharedFilterFeed feed(*office.session);
    QSignalSpy changed(&feed, &SharedFilterFeed::changed);
    feed.setQueue(u"hospital"_s);
    QTRY_COMPARE(changed.size(), 1);
    feed.refresh();
    valueOf(colleaguesOf(office).share({u"hospital"_s, u"b"_s}, u"{}"_s, false));
    feed.refresh();
    QTRY_COMPARE(namesIn(feed).size(), 2);
    QCOMPARE(changed.size(), 2);
}

void SharedFilterFeedTest::anotherQueueHasOthers()
{
    Office office({u"1"_s});
    valueOf(office.colleague.store.addQueue(queueNamed(u"other"_s)));
    valueOf(colleaguesOf(office).share({u"hospital"_s, u"a"_s}, u"{}"_s, false));
    valueOf(colleaguesOf(office).share({u"other"_s, u"b"_s}, u"{}"_s, false));
    office.open();
    SharedFilterFeed feed(*office.session);
    feed.setQueue(u"hospital"_s);
    QTRY_COMPARE(namesIn(feed), QStringList{u"a"_s});
    feed.setQueue(u"other"_s);
    QVERIFY(feed.filters().isEmpty());
    QTRY_COMPARE(namesIn(feed), QStringList{u"b"_s});
    feed.setQueue(u"hospital"_s); // the answer for the other one is late
    feed.setQueue(u"other"_s);
    feed.setQueue(u"hospital"_s);
    QTRY_COMPARE(namesIn(feed), QStringList{u"a"_s});
}

void SharedFilterFeedTest::whatCannotBeReadStaysAsItWasLast()
{
    Office office({u"1"_s});
    office.open();
    valueOf(colleaguesOf(office).share({u"hospital"_s, u"a"_s}, u"{}"_s, false));
    SharedFilterFeed feed(*office.session);
    feed.setQueue(u"hospital"_s);
    QTRY_COMPARE(namesIn(feed), QStringList{u"a"_s});
    QCOMPARE(feed.problem(), QString());
    office.colleague.connection->d().execute(u"DROP VIEW shared_filter_row"_s);
    feed.refresh();
    QTRY_VERIFY(!feed.problem().isEmpty());
    QCOMPARE(namesIn(feed), QStringList{u"a"_s});
    office.colleague.connection->d().execute(
        u"CREATE VIEW shared_filter_row AS SELECT 'hospital' AS queue, name, filter, shared_at, "
        "shared_by FROM shared_filter"_s);
    feed.refresh();
    QTRY_COMPARE(feed.problem(), QString());
    QCOMPARE(namesIn(feed), QStringList{u"a"_s});
}

INTRAY_TEST_GUILESS_MAIN(SharedFilterFeedTest)
#include "tst_sharedfilterfeed.moc"
