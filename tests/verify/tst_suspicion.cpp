// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/realdata.h"
#include "support/testclass.h"
#include "suspiciontally.h"
#include "verify/distance.h"
#include "verify/suspicion/learning.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// What is suspicious in a table, and what is suggested instead.
class TestSuspicion : public QObject
{
    Q_OBJECT

private slots:
    void findsTheWrongCellsOfHospital();
    void isBetterOnceRecordsWereCorrected();
    void isNoWorseOnceFaultyRecordsWereCorrected();
    void raisesFewFalseAlarmsWhereNothingRepeats();
    void bearsTablesThatSayNothing_data();
    void bearsTablesThatSayNothing();
    void namesTheFieldToBlame();
    void proposesWhatWasCorrectedThreeTimes();
    void doesWhatWasDoneToOthers();
    void whatOthersLookLikeIsToldByOneOfThem();
    void repairsLeaveWhatLooksMade();
    void trustsTheRecordMoreThanWhatWasDoneToOthers();
    void asksAboutAnotherShape();
    void doesNotTakeAnEmptyFieldForTheUsual();
    void learnsTheSameFromASample();
    void doesNotOfferWhatWasRefused();
    void offersNoPoorGuessAfterARefusal();
    void setsNoRecordAgainstAnother();
    void leavesWhatIsNearlyAsUsual();
    void knowsOtherScripts_data();
    void knowsOtherScripts();
    void tellsSlipsApart_data();
    void tellsSlipsApart();
    void findsNoSlipInWhatIsTheSame();
};

static SpoiltTable hospital()
{
    return hospitalTable(dataFile("hospital/hospital.csv"),
                         dataFile("hospital/hospital_clean.csv"));
}

void TestSuspicion::findsTheWrongCellsOfHospital()
{
    REQUIRE_DATA();
    const SpoiltTable table = hospital();
    const SuspicionTally tally = tallyOf(table);
    QCOMPARE(tally.wrong, 509);
    QVERIFY2(tally.flaggedShare() >= 0.98, qPrintable(QString::number(tally.flagged)));
    QVERIFY2(tally.firstShare() >= 0.96, qPrintable(QString::number(tally.first)));
    QVERIFY2(tally.falseShare() < 0.005, qPrintable(QString::number(tally.falseAlarms)));
    const SuspicionTally naive = naiveTallyOf(table);
    QVERIFY(naive.flagged < tally.flagged);
    QVERIFY(naive.first < tally.first);
    QVERIFY(naive.falseAlarms > tally.falseAlarms);
}

/// Hospital itself leaves nothing to learn: all is flagged, and what is not put right could be
/// anything. So a third of one field comes in another form, which nobody can know beforehand.
void TestSuspicion::isBetterOnceRecordsWereCorrected()
{
    REQUIRE_DATA();
    SpoiltTable table = hospital();
    const qsizetype score = table.fields.indexOf(u"Score"_s);
    for (int record = 0; record < table.records.size(); ++record)
        if (record % 3 == 0 && table.records.at(record).at(score).endsWith(u'%'))
            table.records[record][score].replace(u"%"_s, u" percent"_s);
    const SuspicionTally before = tallyOf(table, 20, false);
    const SuspicionTally after = tallyOf(table, 20);
    QCOMPARE(after.wrong, before.wrong);
    QVERIFY2(after.flagged > before.flagged,
             qPrintable(u"%1 %2"_s.arg(before.flagged).arg(after.flagged)));
    QVERIFY2(after.first > before.first, qPrintable(u"%1 %2"_s.arg(before.first).arg(after.first)));
    QVERIFY2(after.falseAlarms <= before.falseAlarms,
             qPrintable(u"%1 %2"_s.arg(before.falseAlarms).arg(after.falseAlarms)));
}

/// Who looks for faults corrects records that have some, so a few slips are seen again and again.
/// They must not be taken for the rule.
void TestSuspicion::isNoWorseOnceFaultyRecordsWereCorrected()
{
    REQUIRE_DATA();
    const SpoiltTable table = hospital();
    const SuspicionTally before = tallyOf(table, 20, false, ByHand::WithFaults);
    const SuspicionTally after = tallyOf(table, 20, true, ByHand::WithFaults);
    QVERIFY2(after.flagged >= before.flagged,
             qPrintable(u"%1 %2"_s.arg(before.flagged).arg(after.flagged)));
    // Among values that nobody can know, one more or less is chance.
    QVERIFY2(after.first >= before.first - 2,
             qPrintable(u"%1 %2"_s.arg(before.first).arg(after.first)));
    QVERIFY2(after.falseAlarms <= before.falseAlarms + 2,
             qPrintable(u"%1 %2"_s.arg(before.falseAlarms).arg(after.falseAlarms)));
}

void TestSuspicion::raisesFewFalseAlarmsWhereNothingRepeats()
{
    REQUIRE_DATA();
    const QString file = dataFile("restaurants/restaurant-2.csv");
    const SuspicionTally tally = tallyOf(spoiltTable(file, file));
    QVERIFY(tally.right > 3000);
    QVERIFY2(tally.falseShare() < 0.01, qPrintable(QString::number(tally.falseShare())));
}

static QList<Suspicion> suspicionsIn(const QStringList &fields, const QList<QStringList> &records,
                                     const QStringList &cells, const QList<Refused> &refused = {})
{
    CountedRecords counts(int(fields.size()));
    for (const QStringList &record : records)
        counts.add(record);
    const SuspicionModel model = learnSuspicion(fields, counts);
    const CellJudge judge(model, counts);
    return suspicionsOf(judge, cells, records.contains(cells) ? cells : QStringList(), refused);
}

void TestSuspicion::bearsTablesThatSayNothing_data()
{
    QTest::addColumn<QList<QStringList>>("records");
    QList<QStringList> equal(200, {u"a"_s, u"birmingham"_s});
    QList<QStringList> different;
    for (int number = 0; number < 200; ++number)
        different.append(
            {QString::number(100000 + number * 7919 % 900000), QString::number(number)});
    QTest::newRow("no record") << QList<QStringList>();
    QTest::newRow("one record") << QList<QStringList>{{u"a"_s, u"b"_s}};
    QTest::newRow("two records") << QList<QStringList>{{u"a"_s, u"b"_s}, {u"a"_s, u""_s}};
    QTest::newRow("all equal") << equal;
    QTest::newRow("all different") << different;
    QTest::newRow("all empty") << QList<QStringList>(50, {QString(), QString()});
    QTest::newRow("a megabyte") << QList<QStringList>{{QString(1'000'000, u'x'), u"b"_s},
                                                      {QString(1'000'000, u'y'), u"b"_s}};
}

void TestSuspicion::bearsTablesThatSayNothing()
{
    QFETCH(const QList<QStringList>, records);
    for (const QStringList &record : records.mid(0, 20))
        QVERIFY(suspicionsIn({u"one"_s, u"two"_s}, records, record).isEmpty());
}

/// Towns with their postcodes; each pair in 20 records.
static QList<QStringList> towns()
{
    const QList<QStringList> pairs{{u"35233"_s, u"birmingham"_s, u"jefferson"_s},
                                   {u"36302"_s, u"dothan"_s, u"houston"_s},
                                   {u"35957"_s, u"boaz"_s, u"marshall"_s},
                                   {u"35631"_s, u"florence"_s, u"lauderdale"_s},
                                   {u"36467"_s, u"opp"_s, u"covington"_s}};
    QList<QStringList> records;
    for (int time = 0; time < 20; ++time)
        records += pairs;
    return records;
}

static const QStringList townFields{u"zip"_s, u"town"_s, u"county"_s};

void TestSuspicion::namesTheFieldToBlame()
{
    QList<QStringList> records = towns();
    records[7] = {u"35957"_s, u"dothan"_s, u"marshall"_s};
    records[18] = {u"35631"_s, u"opp"_s, u"lauderdale"_s};
    const QList<Suspicion> found = suspicionsIn(townFields, records, records.at(7));
    QCOMPARE(found.size(), 1);
    QCOMPARE(found.at(0).field, 1);
    QCOMPARE(found.at(0).suggestion, u"boaz"_s);
    QVERIFY(found.at(0).why.contains(u"boaz"_s));
}

void TestSuspicion::proposesWhatWasCorrectedThreeTimes()
{
    CountedRecords counts(1);
    QList<QStringList> records;
    for (int number = 0; number < 40; ++number)
        records.append({number % 4 == 0 ? u"mobile"_s : u"town %1"_s.arg(number)});
    for (const QStringList &record : std::as_const(records))
        counts.add(record);
    const auto suggested = [&]() {
        const SuspicionModel model = learnSuspicion({u"town"_s}, counts);
        return suspicionsOf(CellJudge(model, counts), {u"mobile"_s}, {u"mobile"_s});
    };
    QVERIFY(suggested().isEmpty());
    for (const int record : {0, 4, 8})
        counts.handle(record, {u"Mobile, AL"_s});
    QCOMPARE(suggested().size(), 1);
    QCOMPARE(suggested().at(0).suggestion, u"Mobile, AL"_s);
    QVERIFY(suggested().at(0).why.contains(u'3'));
}

void TestSuspicion::doesWhatWasDoneToOthers()
{
    CountedRecords counts(1);
    const QStringList sizes{u"12.0"_s, u"16.0"_s, u"24.0"_s, u"32.0"_s};
    for (int number = 0; number < 80; ++number)
        counts.add({sizes.at(number % 4) + (number % 2 ? u" oz"_s : QString())});
    for (const int record : {1, 3, 5})
        counts.handle(record, {counts.valueOf(record, 0).chopped(3)});
    const SuspicionModel model = learnSuspicion({u"size"_s}, counts);
    const auto found = suspicionsOf(CellJudge(model, counts), {u"48.5 oz"_s}, {});
    QCOMPARE(found.size(), 1);
    QCOMPARE(found.at(0).suggestion, u"48.5"_s);
    QVERIFY(found.at(0).why.contains(u'3'));
    QCOMPARE(repairsIn({{u"a-b"_s, u"a b"_s}, {u"c-d"_s, u"c-d"_s}, {u"e-f"_s, u"e f"_s}}).size(),
             0);
}

void TestSuspicion::whatOthersLookLikeIsToldByOneOfThem()
{
    CountedRecords counts(1);
    for (int number = 0; number < 60; ++number)
        counts.add({u"%1 patients"_s.arg(11 + number % 20)});
    const SuspicionModel model = learnSuspicion({u"sample"_s}, counts);
    const auto found = suspicionsOf(CellJudge(model, counts), {u"~~~"_s}, {});
    QCOMPARE(found.size(), 1);
    QVERIFY2(found.at(0).why.contains(u" patients”"_s), qPrintable(found.at(0).why));
}

/// What is written as people made others is right, though what they took away stands in it, too.
void TestSuspicion::repairsLeaveWhatLooksMade()
{
    const QList<HandledValue> shorter{{u"17:30:00"_s, u"17:30"_s}, {u"16:15:00"_s, u"16:15"_s}};
    QCOMPARE(repairsIn(shorter, {u"16:15"_s, u"09:20"_s, u"12:45:00"_s}).size(), 1);
    QCOMPARE(repairsIn(shorter, {u"16:15"_s, u"17:00"_s, u"18:00"_s, u"12:45:00"_s}).size(), 0);
}

/// Twice a 0 was meant by an x. Where the town tells that it is a 3, it is a 3.
void TestSuspicion::trustsTheRecordMoreThanWhatWasDoneToOthers()
{
    QList<QStringList> records = towns();
    for (const int record : {1, 21})
        records[record][0] = u"363x2"_s;
    records[47][0] = u"x5957"_s;
    CountedRecords counts(int(townFields.size()));
    for (const QStringList &record : std::as_const(records))
        counts.add(record);
    for (const int record : {1, 21})
        counts.handle(record, towns().at(record));
    const SuspicionModel model = learnSuspicion(townFields, counts);
    const CellJudge judge(model, counts);
    const auto found = suspicionsOf(judge, records.at(47), records.at(47));
    QCOMPARE(found.size(), 1);
    QCOMPARE(found.at(0).suggestion, u"35957"_s);
}

void TestSuspicion::asksAboutAnotherShape()
{
    QList<QStringList> records;
    for (int day = 0; day < 200; ++day)
        records.append({u"%1/%2/2026"_s.arg(day % 12 + 1).arg(day % 28 + 1)});
    records[77] = {u"2026-03-04"_s};
    const auto found = suspicionsIn({u"day"_s}, records, records.at(77));
    QCOMPARE(found.size(), 1);
    QVERIFY(suspicionsIn({u"day"_s}, records, records.at(78)).isEmpty());
    for (QStringList &record : records)
        record[0] = u"%1 street"_s.arg(record.at(0).size());
    records[77] = {u"o'hara's corner"_s};
    for (int half = 0; half < 100; ++half)
        records[half * 2][0] = u"end"_s;
    QVERIFY(suspicionsIn({u"place"_s}, records, records.at(78)).isEmpty());
}

void TestSuspicion::doesNotTakeAnEmptyFieldForTheUsual()
{
    QList<QStringList> records = towns();
    for (const int record : {3, 23, 41, 62})
        records[record][1].clear();
    const auto found = suspicionsIn(townFields, records, records.at(3));
    QCOMPARE(found.size(), 1);
    QCOMPARE(found.at(0).suggestion, towns().at(3).at(1));
}

void TestSuspicion::learnsTheSameFromASample()
{
    CountedRecords counts(1);
    for (int number = 0; number < 300; ++number)
        counts.add({QString::number(number % 7)});
    counts.handle(290, {u"seven"_s});
    const CountedRecords sample = counts.sample(100);
    QVERIFY(sample.records() <= 100 && sample.records() > 90);
    QCOMPARE(sample.handled(), 1);
    QCOMPARE(sample.corrections().at(0).after, u"seven"_s);
    QCOMPARE(sample.corrections().at(0).before, counts.corrections().at(0).before);
}

void TestSuspicion::doesNotOfferWhatWasRefused()
{
    QList<QStringList> records = towns();
    records[6][1] = u"birmingxam"_s;
    const QStringList cells = records.at(6);
    const auto found = suspicionsIn(townFields, records, cells);
    QVERIFY(!found.isEmpty());
    const QString offered = found.at(0).suggestion.value_or(QString());
    for (const Suspicion &again : suspicionsIn(townFields, records, cells, {{1, offered}}))
        QVERIFY(again.suggestion != offered);
}

void TestSuspicion::offersNoPoorGuessAfterARefusal()
{
    QList<QStringList> records = towns();
    records[6][1] = u"birmingxam"_s;
    records[12][1] = u"birmingxxm"_s;
    const QStringList cells = records.at(6);
    const auto found = suspicionsIn(townFields, records, cells);
    QVERIFY(!found.isEmpty() && found.at(0).suggestion);
    const auto again = suspicionsIn(townFields, records, cells, {{1, *found.at(0).suggestion}});
    for (const Suspicion &other : again)
        QVERIFY2(other.field != 1, qPrintable(other.suggestion.value_or(other.why)));
}

void TestSuspicion::setsNoRecordAgainstAnother()
{
    const QStringList names{u"Papadopoulos"_s, u"Papadopoulus"_s, u"Kowalski"_s,
                            u"García"_s,       u"Müller"_s,       u"Ivanova"_s,
                            u"Tanaka"_s,       u"O'Brien"_s,      u"Nguyen"_s};
    QList<QStringList> records;
    for (qsizetype i = 0; i < names.size(); ++i)
        records.append({QString::number(i), names.at(i)});
    for (const int one : {0, 1})
        QVERIFY(suspicionsIn({u"id"_s, u"name"_s}, records, records.at(one)).isEmpty());
}

void TestSuspicion::leavesWhatIsNearlyAsUsual()
{
    CountedRecords records(2);
    for (int i = 0; i < 160; ++i)
        records.add({i < 90 ? u"5855-01-228-0939"_s : u"1240-00-opt-sigh"_s, u"2013-04-25"_s});
    for (int lot = 0; lot < 80; ++lot)
        for (int i = 0; i < 10; ++i)
            records.add({u"58%1-01-%2-0939"_s.arg(10 + lot % 40).arg(100 + lot),
                         QDate(1990 + lot % 20, 1 + lot % 12, 1 + lot % 28).toString(Qt::ISODate)});
    const SuspicionModel model = learnSuspicion({u"number"_s, u"shipped"_s}, records);
    const CellJudge judge(model, records);
    const QStringList usual{u"1240-00-opt-sigh"_s, u"2013-04-25"_s};
    QVERIFY(suspicionsOf(judge, usual, usual).isEmpty());
}

void TestSuspicion::knowsOtherScripts_data()
{
    QTest::addColumn<QString>("right");
    QTest::addColumn<QString>("typed");
    QTest::newRow("Greek") << u"θεσσαλονίκη"_s << u"θεσσαλονίκι"_s;
    QTest::newRow("Arabic") << u"الإسكندرية"_s << u"الإسكندربة"_s;
    QTest::newRow("Japanese") << u"さいたま市大宮区"_s << u"さいたま市太宮区"_s;
    QTest::newRow("Cyrillic") << u"Новосибирск"_s << u"Новосибирcк"_s;
}

void TestSuspicion::knowsOtherScripts()
{
    QFETCH(const QString, right);
    QFETCH(const QString, typed);
    QList<QStringList> records = towns();
    for (int record = 0; record < records.size(); record += 5)
        records[record][1] = right;
    records[5][1] = typed;
    const QList<Suspicion> found = suspicionsIn(townFields, records, records.at(5));
    QCOMPARE(found.size(), 1);
    QCOMPARE(found.at(0).suggestion, right);
}

void TestSuspicion::tellsSlipsApart_data()
{
    QTest::addColumn<QString>("meant");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<int>("slips");
    QTest::newRow("equal") << u"boaz"_s << u"boaz"_s << 0;
    QTest::newRow("replaced") << u"boaz"_s << u"boax"_s << 1;
    QTest::newRow("swapped at the end") << u"boaz"_s << u"boza"_s << 1;
    QTest::newRow("swapped at the start") << u"boaz"_s << u"obaz"_s << 1;
    QTest::newRow("deleted") << u"boaz"_s << u"oaz"_s << 1;
    QTest::newRow("inserted") << u"boaz"_s << u"booaz"_s << 1;
    QTest::newRow("two") << u"birmingham"_s << u"xirmingxam"_s << 2;
    QTest::newRow("from nothing") << u""_s << u"ab"_s << 2;
}

void TestSuspicion::tellsSlipsApart()
{
    QFETCH(const QString, meant);
    QFETCH(const QString, typed);
    QFETCH(const int, slips);
    const auto found = slipsBetween(meant, typed, 5);
    QVERIFY(found);
    QCOMPARE(found->size(), slips);
    QCOMPARE(slips, editDistance(meant, typed, 9));
    QVERIFY(slips == 0 || !slipsBetween(meant, typed, slips - 1));
}

/// From the end on, as they are told.
static QString typedIn(const QList<Slip> &slips)
{
    QString letters;
    for (const Slip &slip : slips)
        letters += slip.typed.isNull() ? QChar(u'-') : slip.typed;
    return letters;
}

void TestSuspicion::findsNoSlipInWhatIsTheSame()
{
    // Equal ends, long and short ones, leave only the slips between them.
    const QString front(40, u'f'), behind(40, u'b');
    const auto found = slipsBetween(front + u"melt"_s + behind, front + u"metl"_s + behind, 3);
    QVERIFY(found);
    QCOMPARE(found->size(), 1);
    QCOMPARE(found->at(0).kind, Slip::Kind::Swapped);
    const auto other = slipsBetween(front + u"ab"_s + behind, front + u"xaby"_s + behind, 3);
    QVERIFY(other);
    QCOMPARE(typedIn(*other), u"yx"_s);
    QVERIFY(!slipsBetween(front + u"ab"_s + behind, front + u"xyz"_s + behind, 2));
}

INTRAY_TEST_GUILESS_MAIN(TestSuspicion)
#include "tst_suspicion.moc"
