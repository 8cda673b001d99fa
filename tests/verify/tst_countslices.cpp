// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "verify/suspicion/countchanges.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// Counts on their way into the database: in slices that lie side by side.
class CountSlicesTest : public QObject
{
    Q_OBJECT

private slots:
    void slicesTellWhatTheChangesTell();
    void noneIsLargerThanWanted();
    void theSameKeysOfSeveralPiecesMeet();
    void aKeyIsInOnePlace();
    void whatIsDamagedIsLeftOut();
    void whatIsTakenOutIsSeen();
};

/// A town tells its code; the third is finished by somebody who put the town right.
static CountChanges changesOf(int first, int records, int times = 1)
{
    CountChanges changes({{0, 1}});
    for (int number = first; number < first + records; ++number) {
        const QStringList now{u"Köln 東京 %1"_s.arg(number), QString::number(50000 + number % 7)};
        const QStringList before{number % 3 ? now.at(0) : now.at(0).toUpper(), now.at(1)};
        const CountedRecord record{before, now, number % 2 == 1};
        if (times > 0)
            changes.add(record);
        else
            changes.takeOut(record);
    }
    return changes;
}

static QJsonObject told(const CountChanges &changes)
{
    QJsonObject json = changes.toJson();
    json.remove(u"records"_s);
    json.remove(u"corrections"_s);
    return json;
}

static QList<QByteArray> placesOf(const QList<CountChanges::Slice> &slices)
{
    QList<QByteArray> places;
    for (const CountChanges::Slice &one : slices)
        if (!places.contains(one.begins))
            places << one.begins;
    return places;
}

void CountSlicesTest::slicesTellWhatTheChangesTell()
{
    const CountChanges changes = changesOf(0, 40);
    CountChanges together({});
    const auto slices = changes.slices({}, 7);
    QVERIFY(slices.size() > 10);
    for (const CountChanges::Slice &one : slices)
        together.addSlice(one.changes);
    QCOMPARE(told(together), told(changes));
    QCOMPARE(told(changes).value(u"values"_s).toArray().size(), 47);
    QVERIFY(told(changes).value(u"pairs"_s).toArray().size() > 40); // corrections, too
}

void CountSlicesTest::noneIsLargerThanWanted()
{
    const CountChanges changes = changesOf(0, 40);
    for (const auto &places : {QList<QByteArray>(), placesOf(changesOf(0, 3).slices({}, 2))})
        for (const CountChanges::Slice &one : changes.slices(places, 7)) {
            CountChanges alone({});
            alone.addSlice(one.changes);
            QVERIFY(alone.size() > 0 && alone.size() <= 7);
        }
}

/// What came first and is not put in yet is taken out after it.
void CountSlicesTest::theSameKeysOfSeveralPiecesMeet()
{
    const auto first = changesOf(10, 30).slices({}, 5);
    const QList<QByteArray> places = placesOf(first);
    auto all = first;
    all += changesOf(0, 60).slices(places, 5); // some are before all of the first, some behind
    all += changesOf(5, 35, -1).slices(places, 5);
    all += changesOf(36, 1).slices(places, 5); // far behind the first place
    QHash<QByteArray, CountChanges> sums;
    for (const CountChanges::Slice &one : all) {
        QVERIFY(places.contains(one.begins));
        auto sum = sums.find(one.begins);
        if (sum == sums.end())
            sum = sums.insert(one.begins, CountChanges({}));
        sum->addSlice(one.changes);
    }
    CountChanges wanted({});
    for (const auto &part :
         {changesOf(10, 30), changesOf(0, 60), changesOf(5, 35, -1), changesOf(36, 1)})
        for (const CountChanges::Slice &one : part.slices({}, 1000))
            wanted.addSlice(one.changes);
    qsizetype values = 0, pairs = 0;
    for (const CountChanges &sum : std::as_const(sums)) {
        values += told(sum).value(u"values"_s).toArray().size();
        pairs += told(sum).value(u"pairs"_s).toArray().size();
    }
    // no key is in two places
    QCOMPARE(values, told(wanted).value(u"values"_s).toArray().size());
    QCOMPARE(pairs, told(wanted).value(u"pairs"_s).toArray().size());
}

/// However many values stand with one.
void CountSlicesTest::aKeyIsInOnePlace()
{
    CountChanges changes({{0, 1}});
    for (int number = 0; number < 43; ++number)
        changes.add({{u"x"_s, {}}, {number < 3 ? u"w"_s : u"x"_s, QString::number(number)}, false});
    QSet<QByteArray> placesOfPairs;
    for (const CountChanges::Slice &one : changes.slices({}, 5)) {
        CountChanges alone({});
        alone.addSlice(one.changes);
        if (!told(alone).value(u"pairs"_s).toArray().isEmpty())
            placesOfPairs.insert(one.begins);
    }
    QCOMPARE(placesOfPairs.size(), 1);
}

void CountSlicesTest::whatIsDamagedIsLeftOut()
{
    const CountChanges changes = changesOf(0, 4);
    const QByteArray whole = changes.slices({}, 1000).constFirst().changes;
    CountChanges read({});
    read.addSlice(whole.chopped(3));
    QCOMPARE(read.size(), changes.size() - 1);
    CountChanges nothing({});
    nothing.addSlice("no slice");
    QCOMPARE(nothing.size(), 0);
}

void CountSlicesTest::whatIsTakenOutIsSeen()
{
    QVERIFY(!changesOf(0, 4).takesOut());
    QVERIFY(changesOf(0, 4, -1).takesOut());
}

INTRAY_TEST_GUILESS_MAIN(CountSlicesTest)
#include "tst_countslices.moc"
