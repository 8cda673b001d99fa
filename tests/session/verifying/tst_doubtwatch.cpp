// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/deskfixture.h"
#include "session/session.h"
#include "session/verifying/doubtwatch.h"
#include "support/testclass.h"
#include "verify/doubt/recorddoubt.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// A supervisor's window keeps the order of doubt while it is open.
class DoubtWatchTest : public QObject
{
    Q_OBJECT

private slots:
    void aNewRulePutsTheQueueInOrder();
    void withoutTheRuleItIsInTheOldOrderAgain();
    void aQueueWithoutTheRuleIsLeftAlone();
    void readingTakesAtMostATenthOfTheTime();

private:
    static void setOrder(Office &office, bool isByDoubt)
    {
        Queue rules = valueOf(office.colleague.store.queue(u"hospital"_s));
        rules.doubtfulFirst = isByDoubt;
        valueOf(office.colleague.store.setQueue(rules));
    }
    static int doubtOf(Office &office, const QString &key)
    {
        ItemQuery query;
        query.queue = u"hospital"_s;
        for (const Item &item : valueOf(office.colleague.store.page(query, PageRequest{})).items)
            if (item.key == key)
                return item.doubt();
        return -1;
    }
};

void DoubtWatchTest::aNewRulePutsTheQueueInOrder()
{
    Office office({u"1"_s, u"2"_s});
    office.open();
    DoubtWatch watch(*office.session);
    QSignalSpy kept(&watch, &DoubtWatch::kept);
    setOrder(office, true);
    QTRY_COMPARE_WITH_TIMEOUT(kept.size(), 1, 15'000);
    QCOMPARE(kept.constFirst().at(0).toString(), u"hospital"_s);
    QCOMPARE(kept.constFirst().at(1).value<KeptOrder>().moved, 2);
    QVERIFY(doubtOf(office, u"1"_s) > 0);
}

void DoubtWatchTest::withoutTheRuleItIsInTheOldOrderAgain()
{
    Office office({u"1"_s, u"2"_s});
    setOrder(office, true);
    office.open();
    DoubtWatch watch(*office.session);
    QSignalSpy kept(&watch, &DoubtWatch::kept);
    watch.look();
    QTRY_COMPARE_WITH_TIMEOUT(kept.size(), 1, 15'000);
    setOrder(office, false);
    QTRY_COMPARE_WITH_TIMEOUT(kept.size(), 2, 15'000);
    QCOMPARE(doubtOf(office, u"1"_s), 0);
}

void DoubtWatchTest::aQueueWithoutTheRuleIsLeftAlone()
{
    Office office({u"1"_s});
    office.open();
    DoubtWatch watch(*office.session);
    QSignalSpy kept(&watch, &DoubtWatch::kept);
    watch.look();
    QSignalSpy changed(office.session.get(), &Session::databaseChanged);
    valueOf(office.colleague.store.addItem(u"hospital"_s, Office::itemNamed(u"3"_s)));
    QTRY_VERIFY(!changed.isEmpty());
    QCOMPARE(kept.size(), 0);
    QCOMPARE(doubtOf(office, u"1"_s), 0);
}

void DoubtWatchTest::readingTakesAtMostATenthOfTheTime()
{
    using namespace std::chrono_literals;
    QCOMPARE(DoubtWatch::pauseAfter(0ms), std::chrono::milliseconds(1min));
    QCOMPARE(DoubtWatch::pauseAfter(1s), std::chrono::milliseconds(1min));
    QCOMPARE(DoubtWatch::pauseAfter(2min), std::chrono::milliseconds(18min));
}

INTRAY_TEST_GUILESS_MAIN(DoubtWatchTest)
#include "tst_doubtwatch.moc"
