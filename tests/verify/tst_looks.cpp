// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "verify/suspicion/learning.h"
#include "verify/suspicion/modeltext.h"
#include "verify/suspicion/suspicion.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// What people left as it was is no longer asked about.
class TestLooks : public QObject
{
    Q_OBJECT

private slots:
    void asksNoMoreWhereAllWasLeft();
    void goesOnAskingWhereSomeWasPutRight();
    void believesOneReasonLessThanAnother();
    void asksNoMoreAboutAValueThatWasLeft();
    void asksAboutNoNewThing();
};

/// Codes of which one in twenty has another shape; the first `handled` of these are finished:
/// `putRight` of them changed.
static CountedRecords codes(int handled, int putRight)
{
    CountedRecords counts(1);
    QList<int> odd;
    for (int number = 0; number < 600; ++number) {
        if (number % 20 == 0)
            odd << number;
        counts.add({number % 20 == 0 ? u"C/%1"_s.arg(1000 + number)
                                     : u"%1-%2"_s.arg(100 + number).arg(10 + number % 80)});
    }
    for (int at = 0; at < handled; ++at)
        counts.handle(odd.at(at), at < putRight ? QStringList(u"%1-10"_s.arg(odd.at(at) + 100))
                                                : counts.record(odd.at(at)));
    return counts;
}

static bool isAsked(const CountedRecords &counts, const QStringList &cells)
{
    QStringList fields;
    for (int field = 0; field < cells.size(); ++field)
        fields << u"field %1"_s.arg(field);
    const auto model = modelIn(textOfModel(learnSuspicion(fields, counts)));
    return !suspicionsOf(CellJudge(*model, counts), cells, cells).isEmpty();
}

void TestLooks::asksNoMoreWhereAllWasLeft()
{
    QVERIFY(isAsked(codes(0, 0), {u"C/1580"_s}));
    QVERIFY(!isAsked(codes(10, 0), {u"C/1580"_s}));
}

void TestLooks::goesOnAskingWhereSomeWasPutRight()
{
    QVERIFY(isAsked(codes(10, 8), {u"C/1580"_s}));
}

void TestLooks::believesOneReasonLessThanAnother()
{
    Verdict verdict;
    verdict.wrong = 0.8;
    verdict.shape = u"9-9"_s;
    LooksByReason looks;
    looks[Reason::Shape].left = 6;
    looks[Reason::Character].changed = 3;
    heedLooks(looks, u"C/1"_s, 0, verdict);
    QVERIFY(verdict.wrong < 0.5);
    verdict = {};
    verdict.wrong = 0.8;
    verdict.oddAt = 1;
    heedLooks(looks, u"C/1"_s, 0, verdict);
    QVERIFY(verdict.wrong > 0.75);
}

void TestLooks::asksNoMoreAboutAValueThatWasLeft()
{
    const auto wrongOf = [](double left, bool isTold) {
        Verdict verdict;
        verdict.wrong = 0.9;
        Meant meant;
        meant.value = u"AL"_s;
        meant.share = 0.9;
        meant.by = isTold ? 1 : -1;
        meant.together = isTold ? 12 : 0;
        verdict.meant << meant;
        heedLooks({}, u"AK"_s, left, verdict);
        return verdict.wrong;
    };
    QVERIFY(wrongOf(2, false) < 0.5);
    // It is right elsewhere: here other fields tell that it is not.
    QVERIFY(wrongOf(20, true) > 0.85);
}

void TestLooks::asksAboutNoNewThing()
{
    // Makers have a number, a name and a town; in some towns there are several, some known from one
    // record alone. These are new, not wrong twice over.
    CountedRecords counts(3);
    for (int maker = 0; maker < 90; ++maker)
        for (int drink = 0; drink < (maker % 3 == 0 ? 1 : 6); ++drink)
            counts.add(
                {QString::number(100 + maker * 7),
                 u"maker %1 company"_s.arg(QChar(u'a' + maker % 26)) + QString::number(maker),
                 u"town %1"_s.arg(maker / 3)});
    int asked = 0;
    const SuspicionModel model = learnSuspicion({u"number"_s, u"maker"_s, u"town"_s}, counts);
    const CellJudge judge(model, counts);
    for (int record = 0; record < counts.records(); ++record)
        asked += int(suspicionsOf(judge, counts.record(record), counts.record(record)).size());
    QCOMPARE(asked, 0);
}

INTRAY_TEST_GUILESS_MAIN(TestLooks)
#include "tst_looks.moc"
