// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "verify/distance.h"

#include <QRandomGenerator>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

class TstDistance : public QObject
{
    Q_OBJECT

private slots:
    void editDistanceCountsSteps_data();
    void editDistanceCountsSteps();
    void whatIsFartherThanTheLimitIsOnlySaidToBe();
    void jaroWinklerIsAsPublished_data();
    void jaroWinklerIsAsPublished();
    void distancesKeepTheirLaws();
    void distancesAreThoseOfTheWholeTable_data();
    void distancesAreThoseOfTheWholeTable();
    void theLimitChangesNoDistanceBelowIt();
    void aTypingErrorIsOneStep();
};

void TstDistance::editDistanceCountsSteps_data()
{
    QTest::addColumn<QString>("a");
    QTest::addColumn<QString>("b");
    QTest::addColumn<int>("steps");
    QTest::newRow("both empty") << u""_s << u""_s << 0;
    QTest::newRow("one empty") << u""_s << u"boaz"_s << 4;
    QTest::newRow("equal") << u"boaz"_s << u"boaz"_s << 0;
    QTest::newRow("replaced") << u"birmingxam"_s << u"birmingham"_s << 1;
    QTest::newRow("kitten") << u"kitten"_s << u"sitting"_s << 3;
    QTest::newRow("saturday") << u"saturday"_s << u"sunday"_s << 3;
    QTest::newRow("swapped") << u"opp"_s << u"pop"_s << 1;
    QTest::newRow("swapped and changed between") << u"ca"_s << u"abc"_s << 3;
    QTest::newRow("swapped at the start of a row") << u"ab12"_s << u"ba12"_s << 1;
    QTest::newRow("Greek") << u"Αθήνα"_s << u"Αθηνα"_s << 1;
    QTest::newRow("Arabic") << u"القاهرة"_s << u"القاهره"_s << 1;
    QTest::newRow("Japanese") << u"東京都"_s << u"京都"_s << 1;
}

void TstDistance::editDistanceCountsSteps()
{
    QFETCH(const QString, a);
    QFETCH(const QString, b);
    QFETCH(const int, steps);
    QCOMPARE(editDistance(a, b, 10), steps);
    QCOMPARE(editDistance(b, a, 10), steps);
}

void TstDistance::whatIsFartherThanTheLimitIsOnlySaidToBe()
{
    QCOMPARE(editDistance(u"kitten", u"sitting", 2), 3);
    QCOMPARE(editDistance(u"kitten", u"kitten and sitting", 2), 3);
    QCOMPARE(editDistance(u"kitten", u"dogged", 0), 1);
    QCOMPARE(editDistance(QString(1'000'000, u'a'), QString(1'000'000, u'b'), 1), 2);
}

// The table of Winkler's report; jaroWinkler() has no bonus below 0.7 to leave out here, as all are
// above.
void TstDistance::jaroWinklerIsAsPublished_data()
{
    QTest::addColumn<QString>("a");
    QTest::addColumn<QString>("b");
    QTest::addColumn<double>("likeness");
    QTest::newRow("MARTHA") << u"MARTHA"_s << u"MARHTA"_s << 0.961;
    QTest::newRow("DWAYNE") << u"DWAYNE"_s << u"DUANE"_s << 0.840;
    QTest::newRow("DIXON") << u"DIXON"_s << u"DICKSONX"_s << 0.813;
    QTest::newRow("JONES") << u"JONES"_s << u"JOHNSON"_s << 0.832;
    QTest::newRow("nothing in common") << u"boaz"_s << u"lime"_s << 0.0;
    QTest::newRow("one empty") << u""_s << u"lime"_s << 0.0;
    QTest::newRow("both empty") << u""_s << u""_s << 1.0;
    QTest::newRow("single characters") << u"a"_s << u"b"_s << 0.0;
}

void TstDistance::jaroWinklerIsAsPublished()
{
    QFETCH(const QString, a);
    QFETCH(const QString, b);
    QFETCH(const double, likeness);
    QVERIFY2(std::abs(jaroWinkler(a, b) - likeness) < 0.001,
             qPrintable(QString::number(jaroWinkler(a, b))));
}

static QString anyText(QRandomGenerator &random, int longest)
{
    QString text;
    const int length = random.bounded(longest + 1);
    for (int i = 0; i < length; ++i)
        text += QChar(u'a' + random.bounded(4));
    return text;
}

void TstDistance::distancesKeepTheirLaws()
{
    QRandomGenerator random(20261122);
    for (int turn = 0; turn < 20000; ++turn) {
        const QString a = anyText(random, 12), b = anyText(random, 12);
        const int steps = editDistance(a, b, 100);
        QCOMPARE(editDistance(b, a, 100), steps);
        QCOMPARE(steps == 0, a == b);
        QVERIFY(steps >= std::abs(a.size() - b.size()));
        QVERIFY(steps <= std::max(a.size(), b.size()));
        const double likeness = jaroWinkler(a, b);
        QVERIFY(likeness >= 0 && likeness <= 1);
        QCOMPARE(likeness == 1, a == b);
        QVERIFY(qFuzzyCompare(1 + likeness, 1 + jaroWinkler(b, a)));
    }
}

/// The whole table, cell by cell, as the distance is defined.
static int distanceByTable(const QString &a, const QString &b)
{
    QList<QList<int>> steps(a.size() + 1, QList<int>(b.size() + 1));
    for (int i = 0; i <= a.size(); ++i)
        for (int j = 0; j <= b.size(); ++j) {
            int &here = steps[i][j];
            here = i + j;
            if (i == 0 || j == 0)
                continue;
            here = std::min({steps[i - 1][j] + 1, steps[i][j - 1] + 1,
                             steps[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                here = std::min(here, steps[i - 2][j - 2] + 1);
        }
    return steps[a.size()][b.size()];
}

static QString slipped(QString text, QRandomGenerator &random, int slips)
{
    for (int slip = 0; slip < slips && text.size() > 2; ++slip) {
        const int place = random.bounded(int(text.size()) - 1);
        const QChar other(u"a\u00e9\u0161\u4e21\u0161"_s.at(random.bounded(5)));
        switch (random.bounded(4)) {
        case 0:
            text[place] = other;
            break;
        case 1:
            text.remove(place, 1);
            break;
        case 2:
            text.insert(place, other);
            break;
        default:
            std::swap(text[place], text[place + 1]);
        }
    }
    return text;
}

void TstDistance::distancesAreThoseOfTheWholeTable_data()
{
    QTest::addColumn<int>("longest");
    QTest::addColumn<int>("turns");
    QTest::newRow("short") << 12 << 10000;
    QTest::newRow("as long as a machine word has bits") << 68 << 1500;
    QTest::newRow("longer") << 160 << 300;
}

void TstDistance::distancesAreThoseOfTheWholeTable()
{
    QFETCH(const int, longest);
    QFETCH(const int, turns);
    QRandomGenerator random(11);
    for (int turn = 0; turn < turns; ++turn) {
        const QString a = anyText(random, longest);
        const QString b =
            turn % 2 ? anyText(random, longest) : slipped(a, random, random.bounded(9));
        const int steps = distanceByTable(a, b);
        QCOMPARE(editDistance(a, b, 1000), steps);
        for (const int limit : {0, 1, steps - 1, steps, steps + 1, random.bounded(12)})
            QCOMPARE(editDistance(a, b, std::max(limit, 0)),
                     std::min(steps, std::max(limit, 0) + 1));
    }
}

void TstDistance::theLimitChangesNoDistanceBelowIt()
{
    QRandomGenerator random(5);
    for (int turn = 0; turn < 20000; ++turn) {
        const QString a = anyText(random, 10), b = anyText(random, 10);
        const int limit = random.bounded(6);
        QCOMPARE(editDistance(a, b, limit), std::min(editDistance(a, b, 100), limit + 1));
    }
}

void TstDistance::aTypingErrorIsOneStep()
{
    QRandomGenerator random(7);
    for (int turn = 0; turn < 5000; ++turn) {
        const QString right = u"x"_s + anyText(random, 20) + u"yz"_s;
        const int place = random.bounded(int(right.size()) - 1);
        QString replaced = right, left = right, put = right, swapped = right;
        replaced[place] = u'#';
        left.remove(place, 1);
        put.insert(place, u'#');
        std::swap(swapped[place], swapped[place + 1]);
        QCOMPARE(editDistance(right, replaced, 3), 1);
        QCOMPARE(editDistance(right, left, 3), 1);
        QCOMPARE(editDistance(right, put, 3), 1);
        QCOMPARE(editDistance(right, swapped, 3), swapped == right ? 0 : 1);
    }
}

INTRAY_TEST_GUILESS_MAIN(TstDistance)
#include "tst_distance.moc"
