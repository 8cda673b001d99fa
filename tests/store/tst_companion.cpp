// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/reading/figurestore.h"
#include "store/supervising/companionstore.h"
#include "support/testclass.h"
#include "support/twoatwork.h"

#include <atomic>
#include <thread>

using namespace intray;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// The lease under which one companion process keeps a database, on every engine.
class CompanionTest : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowsOfContract(); }
    void init() { beginOn(engineOfRow()); }

    void atFirstThereIsNone();
    void ofTwoOneHasIt();
    void ofManyAtOnceOneHasIt();
    void whoHasItGoesOn();
    void whenItIsOverAnotherTakesOverAndTheOldOneIsFenced();
    void whoseOwnIsOverGoesOnUnlessAnotherTookOver();
    void givenBackNobodyWaits();
    void howTheDutiesStandIsRead();
    void windowsHearWhatIsKeptAsLongAsItIs();
    void oddOnesAreRefused();
    void clerksDoNotHoldIt();

private:
    static CompanionStore of(Person &person)
    {
        return {*person.connection, person.store.identity()};
    }
    std::optional<Companion> companion() { return valueOf(of(*bert).companion()); }
    /// Waits for the database's clock and for nothing else.
    void letEnd()
    {
        if (!QTest::qWaitFor([&] { return !companion()->isLive; }, 10'000))
            qFatal("The database's clock stands still.");
    }

    const QString one = newId();
    const QString other = newId();
};

void CompanionTest::atFirstThereIsNone()
{
    QVERIFY(!companion());
    QVERIFY(
        valueOf(FigureStore(*anna->connection, anna->store.identity()).expired()).kept.isEmpty());
}

void CompanionTest::ofTwoOneHasIt()
{
    valueOf(of(*anna).hold(one, {}));
    const Error refused = errorIn(of(*bert).hold(other, {}));
    QCOMPARE(refused.kind, Error::Kind::LockLost);
    QVERIFY2(refused.sentence.contains(u"anna"), qPrintable(refused.sentence));
    QCOMPARE(companion()->user, u"anna"_s);
    QVERIFY(companion()->isLive);
}

void CompanionTest::ofManyAtOnceOneHasIt()
{
    std::atomic_int holders = 0;
    std::vector<std::thread> all;
    for (int i = 0; i < 6; ++i)
        all.emplace_back([&] {
            Person own(*database, u"anna"_s);
            const auto held = of(own).hold(newId(), {});
            holders += held ? 1 : 0;
        });
    for (std::thread &each : all)
        each.join();
    QCOMPARE(holders.load(), 1);
}

void CompanionTest::whoHasItGoesOn()
{
    valueOf(of(*anna).hold(one, {}, 5s));
    const Companion before = *companion();
    valueOf(of(*anna).hold(one, {}, 60s));
    QCOMPARE(companion()->beganAt, before.beganAt);
    QVERIFY(companion()->endsAt > before.endsAt.addSecs(50));
}

void CompanionTest::whenItIsOverAnotherTakesOverAndTheOldOneIsFenced()
{
    valueOf(of(*anna).hold(one, {}, 1s));
    letEnd();
    valueOf(of(*bert).hold(other, {}));
    QCOMPARE(companion()->user, u"bert"_s);
    QCOMPARE(errorIn(of(*anna).hold(one, {})).kind, Error::Kind::LockLost);
    QCOMPARE(errorIn(of(*anna).giveBack(one, {})).kind, Error::Kind::LockLost);
    QVERIFY(companion()->isLive);
    QCOMPARE(companion()->user, u"bert"_s);
}

void CompanionTest::whoseOwnIsOverGoesOnUnlessAnotherTookOver()
{
    valueOf(of(*anna).hold(one, {}, 1s));
    const QDateTime began = companion()->beganAt;
    letEnd();
    valueOf(of(*anna).hold(one, {}));
    QVERIFY(companion()->isLive);
    QCOMPARE(companion()->beganAt, began);
}

void CompanionTest::givenBackNobodyWaits()
{
    valueOf(of(*anna).hold(one, {}));
    valueOf(of(*anna).giveBack(one, {}));
    QVERIFY(!companion()->isLive);
    valueOf(of(*bert).hold(other, {}));
    QVERIFY(companion()->isLive);
}

void CompanionTest::howTheDutiesStandIsRead()
{
    const QDateTime at = QDateTime::fromString(u"2026-03-01T08:00:00.123Z"_s, Qt::ISODateWithMs);
    valueOf(of(*anna).hold(one, {{Duty::Sweep, at, 3, 7, {}},
                                 {Duty::Sources, {}, 1, 0, u"The query \"q\" cannot be run."_s}}));
    const QList<DutyReport> duties = companion()->duties;
    QCOMPARE(duties.size(), 2);
    QCOMPARE(duties.at(0).duty, Duty::Sweep);
    QCOMPARE(duties.at(0).lastRound, at);
    QCOMPARE(duties.at(0).rounds, 3);
    QCOMPARE(duties.at(0).done, 7);
    QCOMPARE(duties.at(1).error, u"The query \"q\" cannot be run."_s);
    QVERIFY(!duties.at(1).lastRound.isValid());
}

void CompanionTest::windowsHearWhatIsKeptAsLongAsItIs()
{
    const auto kept = [&] {
        return valueOf(FigureStore(*bert->connection, bert->store.identity()).expired()).kept;
    };
    valueOf(of(*anna).hold(one, {{Duty::Sweep}, {Duty::Counts}}));
    QCOMPARE(kept(), (QList{Duty::Sweep, Duty::Counts}));
    QVERIFY(companion()->keeps(Duty::Counts));
    QVERIFY(!companion()->keeps(Duty::Seals));
    valueOf(of(*anna).giveBack(one, {{Duty::Sweep}}));
    QVERIFY(kept().isEmpty());
    QVERIFY(!companion()->keeps(Duty::Sweep));
}

void CompanionTest::oddOnesAreRefused()
{
    QVERIFY(!of(*anna).hold({}, {}));
    QVERIFY(!of(*anna).hold(one, {}, 301s));
    QVERIFY(!of(*anna).hold(one, {}, -1s));
    QVERIFY(!of(*anna).hold(one, {{Duty::Sweep, {}, 1, 0, QString(20'001, u'x')}}));
    QVERIFY(!companion());
}

void CompanionTest::clerksDoNotHoldIt()
{
    if (engineOfRow().startsWith(u"sqlite"))
        QSKIP("With a file everybody may everything.");
    for (const Role role : {Role::Clerk, Role::Importer, Role::Auditor}) {
        const QString name = u"only_"_s + nameOf(role);
        database->loginOf(name);
        valueOf(anna->store.setUser({name, name, true, {role}, {}}));
        Person person(*database, name);
        QCOMPARE(errorIn(of(person).hold(one, {})).kind, Error::Kind::NotPermitted);
    }
}

INTRAY_TEST_GUILESS_MAIN(CompanionTest)
#include "tst_companion.moc"
