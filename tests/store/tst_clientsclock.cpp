// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/clockshift.h"
#include "support/twoatwork.h"

using namespace intray;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// One of the bugs of tst_namedbugs, with a clock of the client that goes wrong. On servers only: a
/// file has the clock of its machine.
class ClientsClockTest : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowsOnly({u"postgresql"_s, u"mariadb"_s}); }
    void init()
    {
        clockShift = 0;
        beginOn(engineOfRow());
    }

    void b10_theClientsClockDoesNotMatter_data();
    void b10_theClientsClockDoesNotMatter();
};

void ClientsClockTest::b10_theClientsClockDoesNotMatter_data()
{
    QTest::addColumn<int>("seconds");
    QTest::newRow("three minutes fast") << 180;
    QTest::newRow("three minutes slow") << -180;
    QTest::newRow("a day fast") << 86400;
    QTest::newRow("a day slow") << -86400;
}

/// ShedLock #231, #1397: nobody loses a lock because a client thinks that it is later.
void ClientsClockTest::b10_theClientsClockDoesNotMatter()
{
    QFETCH(int, seconds);
    add(u"a"_s);
    const Claim claim = take(*anna);
    const QDateTime before = QDateTime::currentDateTimeUtc();
    clockShift = seconds;
    QVERIFY(qAbs(before.secsTo(QDateTime::currentDateTimeUtc()) - seconds) < 60);
    Person carl(*database, u"carl"_s);
    QVERIFY(qAbs(carl.connection->server().clockDifference.count() / 1000 - seconds) < 60);
    QCOMPARE(take(carl).shortage, Shortage::AllHeld);
    QCOMPARE(valueOf(carl.store.sweep()), 0);
    const ItemId item = claim.items.first().id;
    const Lock extended = valueOf(anna->store.extend(item, claim.lock));
    const QDateTime now = valueOf(anna->store.now());
    QVERIFY(qAbs(now.secsTo(extended.expiresAt) - 1800) < 60);
    valueOf(anna->store.finish(item, claim.lock, Disposition::returnLater(1h)));
    QCOMPARE(take(carl).shortage, Shortage::Later);
}

QTEST_GUILESS_MAIN(ClientsClockTest)
#include "tst_clientsclock.moc"
