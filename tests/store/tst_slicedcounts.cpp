// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/verbs.h"
#include "store/verifying/countedpiece.h"
#include "store/verifying/countingstore.h"
#include "store/verifying/suggestionstore.h"
#include "support/testclass.h"
#include "support/twoatwork.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// Many records, counted at once, on SQLite.
class SlicedCountsTest : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowsOnly({u"sqlite"_s}); }
    void init()
    {
        beginOn(engineOfRow());
        m_number = 0;
    }

    void manyAreCountedAsTheyStand();
    void whoeverComesNextGoesOn();
    void whatIsChangedMeanwhileIsCountedAsItIs();
    void ofTwoWhoReadThePieceOneKeepsIt();
    void smallChangesWaitForWhatIsRead();
    void readingEndsWhenItIsCancelled();
    void howFarItIsGrowsToTheEnd();
    void aLaterDeliveryIsAddedToWhatIsCounted();

private:
    /// So that some hundred records are many.
    static constexpr CountingSizes small{20, 100, 4, 12, std::chrono::milliseconds(0)};

    ItemId addTown(int number);
    void addTowns(int count);
    CountingStore::Step step(Person &person);
    void countAll();
    qint64 slices() { return numberIn(u"SELECT count(*) FROM counted_slice"_s); }
    qint64 numberIn(const QString &statement);
    QStringList rowsOf(const QString &told, const QString &from);
    void compareWithRecords();

    int m_number = 0;
};

/// Towns that tell their codes, and a name that stands once.
ItemId SlicedCountsTest::addTown(int number)
{
    NewItem item = newItem(u"t%1"_s.arg(++m_number), 0);
    item.record = {{u"zip"_s, QString::number(35000 + number % 5)},
                   {u"town"_s, QStringList{u"boaz"_s, u"opp"_s, u"Köln"_s, u"東京"_s, u"troy"_s}.at(
                                   number % 5)},
                   {u"name"_s, u"name %1"_s.arg(number)}};
    return valueOf(anna->store.addItem(q, item));
}

void SlicedCountsTest::addTowns(int count)
{
    for (int number = 0; number < count; ++number)
        addTown(m_number);
}

CountingStore::Step SlicedCountsTest::step(Person &person)
{
    return valueOf(CountingStore(*person.connection, person.store.identity(), small).countPiece(q));
}

void SlicedCountsTest::countAll()
{
    while (!step(*anna).isCurrent) {
    }
}

QStringList SlicedCountsTest::rowsOf(const QString &told, const QString &from)
{
    return Sql(anna->connection->d())
        .allOfText(u"SELECT "_s + told + u" AS told "_s + from, {},
                   [](const Row &row) { return row.text("told"); });
}

qint64 SlicedCountsTest::numberIn(const QString &statement)
{
    return rowsOf(u"("_s + statement + u')', {}).constFirst().toLongLong();
}

/// What is kept is what the records say, counted by the database itself.
void SlicedCountsTest::compareWithRecords()
{
    const LearnedQueue learned =
        *valueOf(SuggestionStore(*anna->connection, anna->store.identity()).learned(q));
    QCOMPARE(slices(), 0);
    const QString records =
        u"(SELECT item.state = 'done' AS done, imported, coalesce(current, imported) AS now FROM "
        "record JOIN item ON item.id = item_id WHERE item.queue_id = (SELECT id FROM queue WHERE "
        "name = 'work') AND state IN ('open', 'locked', 'done'))"_s;
    const auto cell = [&](const char *record, int field) {
        return u"coalesce(json_extract(%1, '$.%2'), '')"_s.arg(QLatin1String(record),
                                                               learned.fields.at(field));
    };
    QCOMPARE(learned.records, numberIn(u"SELECT count(*) FROM "_s + records));
    for (int field = 0; field < learned.fields.size(); ++field) {
        const QString now = cell("now", field), before = cell("imported", field);
        const QString kept = u" WHERE learned_id = %1 AND field = %2"_s.arg(learned.id).arg(field);
        QCOMPARE(rowsOf(u"value || '|' || records || '|' || left_as"_s,
                        u"FROM value_count"_s + kept + u" ORDER BY value"_s),
                 rowsOf(u"%1 || '|' || count(*) || '|' || sum(done AND %1 = %2)"_s.arg(now, before),
                        u"FROM %2 GROUP BY %1 ORDER BY %1"_s.arg(now, records)));
        QCOMPARE(rowsOf(u"by_value || '|' || value || '|' || records"_s,
                        u"FROM pair_count"_s + kept +
                            u" AND by_field = field ORDER BY by_value, value"_s),
                 rowsOf(u"%1 || '|' || %2 || '|' || count(*)"_s.arg(before, now),
                        u"FROM %3 WHERE done AND %1 <> %2 GROUP BY %1, %2 ORDER BY %1, %2"_s.arg(
                            before, now, records)));
    }
    int compared = 0;
    for (const CountedPair &pair : learned.pairs) {
        if (pair.by == pair.field)
            continue;
        ++compared;
        const QString by = cell("now", pair.by), value = cell("now", pair.field);
        QCOMPARE(rowsOf(u"by_value || '|' || value || '|' || records"_s,
                        u"FROM pair_count WHERE learned_id = %1 AND by_field = %2 AND field = %3 "
                        "ORDER BY by_value, value"_s.arg(learned.id)
                            .arg(pair.by)
                            .arg(pair.field)),
                 rowsOf(u"%1 || '|' || %2 || '|' || count(*)"_s.arg(by, value),
                        u"FROM %3 WHERE %1 <> '' GROUP BY %1, %2 ORDER BY %1, %2"_s.arg(by, value,
                                                                                        records)));
    }
    QVERIFY(compared > 0);
}

void SlicedCountsTest::manyAreCountedAsTheyStand()
{
    addTowns(150);
    countAll();
    compareWithRecords();
}

/// Each step by another program, as if the one before had died behind it.
void SlicedCountsTest::whoeverComesNextGoesOn()
{
    addTowns(150);
    int steps = 0;
    qint64 most = 0;
    for (bool isDone = false; !isDone; ++steps) {
        Person next(*database, u"next%1"_s.arg(steps));
        isDone = step(next).isCurrent;
        most = std::max(most, slices());
    }
    QVERIFY(steps > 5);
    QVERIFY(most > 10);
    compareWithRecords();
}

void SlicedCountsTest::whatIsChangedMeanwhileIsCountedAsItIs()
{
    addTowns(150);
    for (int round = 0; !step(*anna).isCurrent; ++round) {
        if (round > 12)
            continue;
        const Claim claim = valueOf(bert->store.claimNext({q}, 3));
        Record right = claim.items.at(0).record;
        right.insert(u"town"_s, u"Köln Süd"_s);
        right.insert(u"name"_s, u"put right %1"_s.arg(round));
        valueOf(bert->store.finish(claim.items.at(0).id, claim.lock, Disposition::complete(right)));
        valueOf(bert->store.finish(claim.items.at(1).id, claim.lock, Disposition::dismiss()));
        valueOf(bert->store.finish(claim.items.at(2).id, claim.lock,
                                   Disposition::complete(claim.items.at(2).record)));
        if (round % 3 == 0)
            valueOf(anna->store.reopen(claim.items.at(round % 2).id));
        addTown(round);
    }
    compareWithRecords();
    QVERIFY(numberIn(u"SELECT corrections FROM learned"_s) > 5);
}

void SlicedCountsTest::ofTwoWhoReadThePieceOneKeepsIt()
{
    addTowns(60);
    (void)step(*anna); // learns
    const LearnedQueue learned = attempt(*anna->connection, [&](Sql &sql) {
                                     return Outcome<QList<LearnedQueue>>(
                                         learnedOf(sql, valueOf(anna->store.queue(q)).id.value()));
                                 })->constFirst();
    const qint64 queue = valueOf(anna->store.queue(q)).id.value();
    const qint64 last = numberIn(u"SELECT max(id) FROM event"_s);
    SlicedCounts first(*anna->connection, learned, small);
    SlicedCounts second(*bert->connection, learned, small);
    QVERIFY(valueOf(first.read(queue, last, {})));
    const qint64 kept = slices();
    QVERIFY(!valueOf(second.read(queue, last, {})));
    QCOMPARE(slices(), kept);
    countAll();
    compareWithRecords();
}

/// What it takes out may not be in the counts yet.
void SlicedCountsTest::smallChangesWaitForWhatIsRead()
{
    addTowns(60);
    while (slices() == 0)
        (void)step(*anna);
    const qint64 learned = numberIn(u"SELECT id FROM learned"_s);
    const qint64 behind = numberIn(u"SELECT last_event FROM learned"_s);
    const CountedPiece piece{learned, behind, behind, true,
                             u"{\"records\":-1,\"corrections\":0,\"values\":[[0,\"35000\",-1,0]],"
                             "\"pairs\":[],\"items\":[],\"gone\":[]}"_s};
    QVERIFY(!valueOf(carryOut(*anna->connection, anna->store.identity(), verbs::addCounts, piece)));
    countAll();
    compareWithRecords();
}

void SlicedCountsTest::readingEndsWhenItIsCancelled()
{
    addTowns(60);
    (void)step(*anna);
    Cancellation told;
    told.cancel();
    CountingStore counting(*anna->connection, anna->store.identity(), small);
    QCOMPARE(errorIn(counting.countPiece(q, CountingStore::usualPiece, told)).kind,
             Error::Kind::Cancelled);
    QCOMPARE(slices(), 0);
    QCOMPARE(numberIn(u"SELECT count(*) FROM counted_item"_s), 0);
    countAll();
    compareWithRecords();
}

void SlicedCountsTest::howFarItIsGrowsToTheEnd()
{
    addTowns(150);
    QList<int> percents;
    for (CountingStore::Step now = step(*anna); !now.isCurrent; now = step(*anna))
        percents << now.percent();
    QVERIFY(std::ranges::is_sorted(percents));
    const QSet<int> different(percents.begin(), percents.end());
    QVERIFY(different.size() > 5);
    const auto isBeforeHalf = [](int percent) { return percent > 0 && percent < 50; };
    QVERIFY(std::ranges::count_if(percents, isBeforeHalf) > 4); // while they are only read
    QVERIFY(percents.constLast() > 80);
}

void SlicedCountsTest::aLaterDeliveryIsAddedToWhatIsCounted()
{
    addTowns(40);
    countAll();
    database->administer(u"UPDATE learned SET of_records = 6000"_s); // none is learned anew
    const qint64 learned = numberIn(u"SELECT id FROM learned"_s);
    addTowns(90);
    (void)step(*anna);
    QVERIFY(slices() > 0);
    countAll();
    QCOMPARE(numberIn(u"SELECT id FROM learned"_s), learned);
    compareWithRecords();
}

INTRAY_TEST_GUILESS_MAIN(SlicedCountsTest)
#include "tst_slicedcounts.moc"
