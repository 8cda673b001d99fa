// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/desk/taking/workseeker.h"
#include "session/deskfixture.h"
#include "support/testclass.h"

using namespace intray;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// A desk at a queue that is filled by a criteria query: asks, waits without blocking, and says how
/// it ended.
class DeskSeekingTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Office> m_office;

    Desk &desk() { return *m_office->desk; }
    Store &colleague() { return m_office->colleague.store; }
    static QString found()
    {
        return u"SELECT key, 'name of ' || key AS name FROM item WHERE queue_id = 2 ORDER BY id"_s;
    }
    static QString endless()
    {
        return u"SELECT key FROM item WHERE (WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i "
               "+ 1 FROM n) SELECT count(*) FROM n) > 0"_s;
    }
    void setSource(const QString &source)
    {
        Queue rules = valueOf(colleague().queue(u"hospital"_s));
        rules.source = source;
        rules.fresh = 0s;
        valueOf(colleague().setQueue(rules));
    }
    QString sentence() { return desk().message() ? desk().message()->sentence : QString(); }

private slots:
    void init()
    {
        Queue rules = Office::hospital();
        rules.source = found();
        rules.fresh = 0s;
        m_office = std::make_unique<Office>(QStringList{}, rules);
        valueOf(colleague().addQueue(queueNamed(u"all"_s)));
        m_office->bringIn({u"1"_s, u"2"_s, u"3"_s}, u"all"_s);
        m_office->open();
    }
    void cleanup() { m_office.reset(); }

    void takeNextBringsWhatTheQueryFinds()
    {
        desk().takeNext();
        QTRY_COMPARE(desk().state(), Desk::State::Working);
        QCOMPARE(desk().item().key, u"1"_s);
        QCOMPARE(desk().item().queue, u"hospital"_s);
        QVERIFY(!desk().seeker().isSeeking());
    }

    void severalComeAndThePartIsSaid()
    {
        valueOf(colleague().askForWork(u"hospital"_s, 1));
        valueOf(colleague().runSource(u"hospital"_s));
        desk().takeSeveral(3);
        QTRY_COMPARE(desk().state(), Desk::State::Working);
        QTRY_VERIFY2(sentence().startsWith(u"2 of 3: no other match"_s), qPrintable(sentence()));
        QCOMPARE(desk().record().others(), 1);
    }

    void nothingIsSaid()
    {
        setSource(found().replace(u"= 2"_s, u"= 77"_s));
        desk().takeNext();
        QTRY_COMPARE(sentence(), u"Nothing matches."_s);
        QCOMPARE(desk().state(), Desk::State::Empty);
    }

    void completingGoesOnWithWhatIsHeldAndThenAsks()
    {
        desk().takeSeveral(2);
        QTRY_COMPARE(desk().state(), Desk::State::Working);
        for (const QString &next : {u"2"_s, u"3"_s}) {
            desk().completeAndNext();
            QTRY_COMPARE(desk().item().key, next);
            QTRY_COMPARE(desk().state(), Desk::State::Working);
        }
    }

    void theDeskStaysUsableAndStopEndsTheQuery()
    {
        desk().takeNext();
        QTRY_COMPARE(desk().state(), Desk::State::Working);
        setSource(endless());
        desk().takeSeveral(1);
        QTRY_VERIFY(desk().seeker().isSeeking() && desk().seeker().request().id.isValid());
        QCOMPARE(desk().state(), Desk::State::Working);
        QVERIFY(!desk().whyNot(Action::TakeNext).isEmpty());
        desk().saveDraft();
        desk().complete();
        QTRY_COMPARE(desk().state(), Desk::State::Empty);
        QVERIFY(desk().seeker().isSeeking());
        desk().seeker().cancel();
        QTRY_VERIFY(!desk().seeker().isSeeking());
        QTRY_COMPARE(sentence(), u"You cancelled this."_s);
        const auto ledger = valueOf(colleague().requests(u"hospital"_s));
        QCOMPARE(ledger.constFirst().reason, WorkRequest::Reason::Cancelled);
    }

    void whileAColleagueRunsItTheDeskWaitsAndIsServedWithThem()
    {
        setSource(endless());
        valueOf(colleague().askForWork(u"hospital"_s, 1));
        DatabaseThread program(m_office->database.loginOf(u"other"_s), {u"other"_s, u"pc"_s},
                               OpenMode::Existing);
        Cancellation cancellation;
        auto running = program.run(
            [cancellation](Store &store) { return store.runSource(u"hospital"_s, cancellation); },
            cancellation);
        QTRY_VERIFY(valueOf(colleague().lookAtRequest(RequestId(1))).isAttended);
        desk().takeNext();
        QTRY_VERIFY(desk().seeker().request().isAttended);
        setSource(found());
        program.cancel(cancellation);
        QTRY_VERIFY(running.isFinished());
        QTRY_COMPARE_WITH_TIMEOUT(desk().state(), Desk::State::Working, 15'000);
        QCOMPARE(desk().item().key, u"2"_s); // the colleague asked first
    }

    void aBrokenQueryIsSaid()
    {
        setSource(u"SELECT key FROM nowhere"_s);
        desk().takeNext();
        QTRY_VERIFY2(sentence().contains(u"nowhere"_s), qPrintable(sentence()));
        QVERIFY(!desk().seeker().isSeeking());
    }

    void theLooksKeepTheirTimes()
    {
        QList<int> times;
        for (int look = 0; look < 6; ++look)
            times << int(timeOfLook(look).count());
        QCOMPARE(times, (QList<int>{5, 10, 20, 30, 40, 50}));
    }
};

INTRAY_TEST_GUILESS_MAIN(DeskSeekingTest)
#include "tst_deskseeking.moc"
