// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/clockshift.h"
#include "support/testdatabase.h"

using namespace intray;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// A file has only the clock of its machine, and that may be put forward, and back.
class ClockWatchTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void noLockIsMadeByAClockThatWasPutForward();
    void whatIsHeldCanBeFinishedAllTheSame();
    void nobodyLosesALockToAClockThatWasPutForward();
    void aLockIsNotGivenToAColleagueEither();
    void aClockThatIsCorrectedALittleIsBelieved();
    void aLockOfTheFutureLastsAsLongAsItWasMeantTo();
    void whatIsDoneWhileTheClockIsBehindIsNoForgery();

private:
    static constexpr long twoDays = 2 * 24 * 60 * 60;

    Claim take(Person &person) { return valueOf(person.store.claimNext({u"work"_s})); }

    std::unique_ptr<TestDatabase> m_database;
    std::unique_ptr<Person> m_anna;
};

void ClockWatchTest::init()
{
    m_database = std::make_unique<TestDatabase>();
    m_anna = std::make_unique<Person>(*m_database, u"anna"_s);
    valueOf(m_anna->store.addQueue(queueNamed(u"work"_s)));
    for (const QString &key : {u"a"_s, u"b"_s})
        valueOf(m_anna->store.addItem(u"work"_s, newItem(key)));
}

void ClockWatchTest::cleanup()
{
    clockShift = 0;
    m_anna.reset();
    m_database.reset();
}

void ClockWatchTest::noLockIsMadeByAClockThatWasPutForward()
{
    const ItemId picked = take(*m_anna).items.constFirst().id;
    clockShift = twoDays;
    const Claim next = take(*m_anna);
    QCOMPARE(next.shortage, Shortage::ClockMoved);
    QCOMPARE(next.items.size(), 0);
    QCOMPARE(valueOf(m_anna->store.claimItems({picked})).shortage, Shortage::ClockMoved);
    clockShift = 0;
    QCOMPARE(keysOf(take(*m_anna).items), QStringList{u"b"_s});
}

void ClockWatchTest::whatIsHeldCanBeFinishedAllTheSame()
{
    const Claim claim = take(*m_anna);
    clockShift = twoDays;
    const auto done = valueOf(m_anna->store.finishAndTakeNext(
        claim.items.constFirst().id, claim.lock, Disposition::complete(), {u"work"_s}));
    QCOMPARE(done.finished.state, State::Done);
    QCOMPARE(done.next.shortage, Shortage::ClockMoved);
    QCOMPARE(done.next.items.size(), 0);
}

void ClockWatchTest::nobodyLosesALockToAClockThatWasPutForward()
{
    const Claim claim = take(*m_anna);
    const ItemId item = claim.items.constFirst().id;
    clockShift = twoDays;
    QCOMPARE(errorIn(m_anna->store.sweep()).kind, Error::Kind::Busy);
    QCOMPARE(errorIn(m_anna->store.extend(item, claim.lock)).kind, Error::Kind::Busy);
    clockShift = 0;
    QCOMPARE(valueOf(m_anna->store.sweep()), 0);
    QCOMPARE(valueOf(m_anna->store.extend(item, claim.lock)).id, claim.lock);
}

void ClockWatchTest::aLockIsNotGivenToAColleagueEither()
{
    const Person carl(*m_database, u"carl"_s);
    const Claim claim = take(*m_anna);
    const SeenLock seen{claim.items.constFirst().id, claim.lock};
    TakeAway how;
    how.reason = u"Holiday."_s;
    how.to = u"carl"_s;
    clockShift = twoDays;
    const BulkResult result = valueOf(m_anna->store.takeAway({seen}, how));
    QCOMPARE(result.done.size(), 0);
    QCOMPARE(valueOf(m_anna->store.mine()).size(), 1);
}

void ClockWatchTest::aClockThatIsCorrectedALittleIsBelieved()
{
    for (const long seconds : {240L, -240L, -twoDays}) {
        clockShift = seconds;
        QCOMPARE(take(*m_anna).shortage == Shortage::ClockMoved, false);
    }
}

void ClockWatchTest::aLockOfTheFutureLastsAsLongAsItWasMeantTo()
{
    clockShift = twoDays;
    {
        Person bert(*m_database, u"bert"_s); // started while the clock was wrong
        QCOMPARE(take(bert).items.size(), 1);
    }
    clockShift = 0;
    const QDateTime now = valueOf(m_anna->store.now());
    QCOMPARE(valueOf(m_anna->store.sweep()), 0);
    const QList<HeldLock> held = valueOf(m_anna->store.locks({})).locks;
    QCOMPARE(held.size(), 1);
    const Lock lock = held.constFirst().lock;
    QCOMPARE(lock.user, u"bert"_s);
    QVERIFY(qAbs(now.secsTo(lock.lockedAt)) < 60);
    QVERIFY(qAbs(now.secsTo(lock.expiresAt) - 1800) < 60);
}

void ClockWatchTest::whatIsDoneWhileTheClockIsBehindIsNoForgery()
{
    clockShift = -twoDays;
    const Claim claim = take(*m_anna);
    QCOMPARE(claim.items.size(), 1);
    valueOf(m_anna->store.finish(claim.items.constFirst().id, claim.lock, Disposition::complete()));
    clockShift = 0;
    QCOMPARE(valueOf(m_anna->store.audit()).violations, QStringList());
}

QTEST_GUILESS_MAIN(ClockWatchTest)
#include "tst_clockwatch.moc"
