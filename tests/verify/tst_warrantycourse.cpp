// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "verify/warranty/warrantycourse.h"

#include <QTest>

#include <algorithm>

using namespace intray;
using Kind = WarrantyLook::Kind;

/// How a bound falls while people work, and how it would go on.
class WarrantyCourseTest : public QObject
{
    Q_OBJECT

private slots:
    void theLastStepIsWhatIsStatedNow();
    void theBoundFallsWhileTheSampleIsLookedAt();
    void whatIsFoundRaisesIt();
    void aSecondLookThatWaitsMakesItWeaker();
    void theOrderIsThatOfTime();
    void aheadItFallsUntilNothingIsLeft();
    void withoutLooksThereIsNoCourse();
};

static WarrantyGround ground()
{
    return groundOf({19, QList<qint64>(300, 1), 100, 98}, 0.95);
}

static QDateTime minute(int at)
{
    return QDateTime::fromSecsSinceEpoch(qint64(at) * 60, Qt::UTC);
}

/// Of 583 that may pass so many were drawn and opened, one a minute, after 400 others; each is
/// looked at again an hour later.
static QList<WarrantyLook> looks(int sampled, int wrongAt = -1)
{
    QList<WarrantyLook> looks;
    for (int i = 0; i < 400 + sampled; ++i) {
        const Kind kind = i < 400 ? Kind::Opened : Kind::Sampled;
        looks << WarrantyLook{minute(i), kind, i - 400 == wrongAt};
        looks << WarrantyLook{minute(i), Kind::AgainWanted};
        looks << WarrantyLook{minute(i + 60), Kind::AgainOver};
    }
    return looks;
}

static WarrantyFigures now(int sampled, int found = 0)
{
    return {.fields = 19,
            .opened = 400 + sampled,
            .mayPass = 583,
            .sampled = sampled,
            .found = found,
            .again = 0.99};
}

void WarrantyCourseTest::theLastStepIsWhatIsStatedNow()
{
    const auto steps = stepsOf(looks(100, 7), now(100, 1));
    QCOMPARE(steps.size(), 40);
    const WarrantyFigures &last = steps.constLast();
    QCOMPARE(last.opened, 500);
    QCOMPARE(last.sampled, 100);
    QCOMPARE(last.found, 1);
    QCOMPARE(last.again, 0.99);
    QCOMPARE(courseOf(steps, ground()).constLast(),
             (CoursePoint{500, statementOn(now(100, 1), ground())->wrongFields}));
}

void WarrantyCourseTest::theBoundFallsWhileTheSampleIsLookedAt()
{
    const auto course = courseOf(stepsOf(looks(100), now(100)), ground());
    QVERIFY(course.size() > 20);
    QVERIFY(std::ranges::is_sorted(course, {}, &CoursePoint::opened));
    QVERIFY(course.constLast().wrongFields < course.at(course.size() - 5).wrongFields);
    QVERIFY(course.at(course.size() - 5).wrongFields < course.constFirst().wrongFields);
}

void WarrantyCourseTest::whatIsFoundRaisesIt()
{
    const auto without = courseOf(stepsOf(looks(100), now(100)), ground());
    const auto with = courseOf(stepsOf(looks(100, 90), now(100, 1)), ground());
    QVERIFY(with.constLast().wrongFields > without.constLast().wrongFields);
}

void WarrantyCourseTest::aSecondLookThatWaitsMakesItWeaker()
{
    QList<WarrantyLook> waiting = looks(100);
    waiting.removeIf([](const WarrantyLook &look) { return look.kind == Kind::AgainOver; });
    WarrantyFigures figures = now(100);
    figures.againWaits = 500;
    const auto steps = stepsOf(waiting, figures);
    QVERIFY(steps.at(steps.size() / 2).againWaits > 200);
    QCOMPARE(steps.constLast().againWaits, 500);
    QVERIFY(statementOn(steps.constLast(), ground())->wrongFields >
            statementOn(now(100), ground())->wrongFields);
}

void WarrantyCourseTest::theOrderIsThatOfTime()
{
    QList<WarrantyLook> backwards = looks(50);
    std::ranges::reverse(backwards);
    const auto inOrder = courseOf(stepsOf(looks(50), now(50)), ground());
    QVERIFY(courseOf(stepsOf(backwards, now(50)), ground()).constLast() == inOrder.constLast());
    QCOMPARE(courseOf(stepsOf(backwards, now(50)), ground()).constFirst().opened,
             inOrder.constFirst().opened);
}

void WarrantyCourseTest::aheadItFallsUntilNothingIsLeft()
{
    const auto ahead = courseAhead(now(500), ground(), 40, 5);
    QCOMPARE(ahead.size(), 3); // 40, 40 and the last 3 of 583
    QCOMPARE(ahead.constFirst().opened, 940);
    QCOMPARE(ahead.constLast().opened, 983);
    QVERIFY(ahead.constLast().wrongFields < ahead.constFirst().wrongFields);
    QVERIFY(courseAhead(now(583), ground(), 40, 5).isEmpty());
}

void WarrantyCourseTest::withoutLooksThereIsNoCourse()
{
    QVERIFY(stepsOf({}, now(0)).isEmpty());
    QVERIFY(courseOf({}, ground()).isEmpty());
}

INTRAY_TEST_GUILESS_MAIN(WarrantyCourseTest)
#include "tst_warrantycourse.moc"
