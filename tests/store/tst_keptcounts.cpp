// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/importing/importstore.h"
#include "store/line/verbs.h"
#include "store/verifying/countedpiece.h"
#include "store/verifying/countingstore.h"
#include "store/verifying/suggestionstore.h"
#include "support/testclass.h"
#include "support/twoatwork.h"
#include "verify/suspicion/modeltext.h"

#include <limits>

using namespace intray;
using namespace Qt::StringLiterals;

/// What is usual in a queue, as the database keeps it, on every engine.
class KeptCountsTest : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init()
    {
        beginOn(engineOfRow());
        m_number = 0;
    }

    void aRecordIsJudgedByWhatIsKept();
    void whatIsFrequentIsMeantHoweverItBegins();
    void whatIsFrequentIsReadAnewOnceMoreIsCounted();
    void wordsAreKept();
    void whatComesLaterIsCounted();
    void whatIsUndoneIsForgotten();
    void whatWasChangedIsCountedAsItIs();
    void whatAFileBroughtIsNotPutRight();
    void aPieceIsCountedOnce();
    void longValuesAreLeftOut();
    void valuesAreToldApartExactly();
    void whatWasRefusedIsNotOfferedAgain();
    void aQueueThatIsKeyedTwiceIsNotCounted();
    void countsGoOnceFieldsAreKeyedTwice();
    void whatIsCountedSoFarIsTold();
    void aModelThatCannotBeReadIsLearnedAnew();
    void fieldsThatComeLaterAreCountedInALargeQueue();
    void whatIsNoPieceOfCountingIsCutOrRefused();
    void onlyWhoMayCountDoes();

private:
    ItemId addTown(const QString &town, const QString &zip = u"35233"_s);
    void addTowns(int count);
    void deliver(const QString &key, const QString &town);
    Finished putRight(ItemId item, const QString &town);
    LearnedQueue counted();
    QList<SuspiciousCell> suspicious(ItemId item);
    void restrictBert(const QStringList &queues);
    void keyTwiceBehind();
    qint64 valuesKept();
    void setLearned(const QString &assignments);

    int m_number = 0;
};

ItemId KeptCountsTest::addTown(const QString &town, const QString &zip)
{
    NewItem item = newItem(u"t%1"_s.arg(++m_number), 0);
    item.record = {{u"zip"_s, zip}, {u"town"_s, town}};
    return valueOf(anna->store.addItem(q, item));
}

void KeptCountsTest::addTowns(int count)
{
    for (int row = 0; row < count; ++row)
        addTown(row % 2 ? u"birmingham"_s : u"dothan"_s, row % 2 ? u"35233"_s : u"36302"_s);
}

Finished KeptCountsTest::putRight(ItemId item, const QString &town)
{
    const Claim claim = valueOf(anna->store.claimItems({item}));
    Record record = claim.items.at(0).record;
    record.insert(u"town"_s, town);
    return valueOf(anna->store.finish(item, claim.lock, Disposition::complete(record)));
}

/// Everything that has happened; as if a minute had passed, which MariaDB waits for.
LearnedQueue KeptCountsTest::counted()
{
    if (engineOfRow() == u"mariadb")
        database->administer(
            u"UPDATE event_all SET at = at - INTERVAL 2 MINUTE ORDER BY id DESC LIMIT 1"_s);
    CountingStore counting(*anna->connection, anna->store.identity());
    const auto step = valueOf(counting.countAll(q));
    if (!step.isWhole)
        return {};
    SuggestionStore store(*anna->connection, anna->store.identity());
    return valueOf(store.learned(q)).value_or(LearnedQueue());
}

QList<SuspiciousCell> KeptCountsTest::suspicious(ItemId item)
{
    const LearnedQueue learned = counted();
    SuggestionStore store(*anna->connection, anna->store.identity());
    return valueOf(store.judge(learned, valueOf(anna->store.detail(item)).item)).suspicious;
}

void KeptCountsTest::aRecordIsJudgedByWhatIsKept()
{
    addTowns(40);
    const ItemId item = addTown(u"birmingxam"_s);
    const auto cells = suspicious(item);
    QCOMPARE(cells.size(), 1);
    QCOMPARE(cells.at(0).field, u"town"_s);
    QCOMPARE(cells.at(0).value, u"birmingxam"_s);
    QCOMPARE(cells.at(0).suggestion, u"birmingham"_s);
    QVERIFY(suspicious(valueOf(anna->store.claimNext({q}, 1)).items.at(0).id).isEmpty());
    QCOMPARE(counted().records, 41);
}

void KeptCountsTest::whatIsFrequentIsMeantHoweverItBegins()
{
    for (int row = 0; row < 60; ++row)
        addTown(row % 2 ? u"birmingham"_s : u"montgomery"_s, QString::number(10000 + row));
    const auto cells = suspicious(addTown(u"virminghan"_s, u"10060"_s));
    QCOMPARE(cells.size(), 1);
    QCOMPARE(cells.at(0).suggestion, u"birmingham"_s);
}

// On a server they are told with each record.
void KeptCountsTest::whatIsFrequentIsReadAnewOnceMoreIsCounted()
{
    addTowns(40);
    const LearnedQueue before = counted();
    SuggestionStore store(*anna->connection, anna->store.identity());
    QCOMPARE(valueOf(store.learned(q, before))->frequent, before.frequent);
    addTown(u"opp"_s, u"36467"_s);
    (void)counted();
    const LearnedQueue after = *valueOf(store.learned(q, before));
    if (engineOfRow() != u"sqlite") {
        QVERIFY(!after.frequent);
        return;
    }
    const int town = int(after.fields.indexOf(u"town"_s));
    QVERIFY(!before.frequent->records.contains({town, u"opp"_s}));
    QCOMPARE(after.frequent->records.value({town, u"opp"_s}), 1);
    QCOMPARE(after.frequent->records.value({town, u"dothan"_s}), 20);
}

void KeptCountsTest::wordsAreKept()
{
    const QStringList names{u"maple"_s, u"orchard"_s, u"harbour"_s, u"victoria"_s, u"chestnut"_s};
    const QStringList kinds{u"street"_s, u"avenue"_s, u"crescent"_s};
    for (int row = 0; row < 60; ++row)
        addTown(u"%1 %2 %3"_s.arg(row + 11).arg(names.at(row % 5), kinds.at(row / 5 % 3)),
                QString::number(10000 + row));
    QCOMPARE(counted().records, 60);
    const ItemId item = addTown(u"7 maple cresecnt"_s, u"10060"_s);
    const auto cells = suspicious(item);
    QCOMPARE(cells.size(), 1);
    QCOMPARE(cells.at(0).suggestion, u"7 maple crescent"_s);
    QVERIFY2(cells.at(0).why.contains(u"20"_s), qPrintable(cells.at(0).why));
}

void KeptCountsTest::whatComesLaterIsCounted()
{
    addTowns(40);
    QCOMPARE(counted().records, 40);
    for (int row = 0; row < 12; ++row)
        addTown(u"montgomery"_s, u"36101"_s);
    const ItemId item = addTown(u"montgomety"_s, u"36101"_s);
    const auto cells = suspicious(item);
    QCOMPARE(cells.size(), 1);
    QCOMPARE(cells.at(0).suggestion, u"montgomery"_s);
    QCOMPARE(counted().records, 53);
}

void KeptCountsTest::whatIsUndoneIsForgotten()
{
    addTowns(40);
    QList<ItemId> items;
    for (int row = 0; row < 3; ++row)
        items << addTown(u"bham"_s);
    for (const ItemId item : items)
        putRight(item, u"birmingham"_s);
    QCOMPARE(counted().corrections, 3);
    const ItemId next = addTown(u"bham"_s);
    const auto cells = suspicious(next);
    QCOMPARE(cells.size(), 1);
    QCOMPARE(cells.at(0).suggestion, u"birmingham"_s);
    QVERIFY(cells.at(0).why.contains(u"3"_s));
    for (const ItemId item : items)
        valueOf(anna->store.reopen(item));
    QCOMPARE(counted().corrections, 0);
    QCOMPARE(counted().records, 44);
}

void KeptCountsTest::whatWasChangedIsCountedAsItIs()
{
    addTowns(40);
    const ItemId item = addTown(u"opp"_s, u"36467"_s);
    const LearnedQueue before = counted();
    putRight(item, u"opelika"_s);
    const LearnedQueue after = counted();
    QCOMPARE(after.records, before.records);
    QCOMPARE(after.corrections, before.corrections + 1);
    const Claim claim = valueOf(anna->store.claimNext({q}, 1));
    const ItemId gone = claim.items.at(0).id;
    valueOf(anna->store.finish(gone, claim.lock, Disposition::dismiss()));
    QCOMPARE(counted().records, before.records - 1);
    valueOf(anna->store.reopen(gone));
    QCOMPARE(counted().records, before.records);
}

/// In a file that updates.
void KeptCountsTest::deliver(const QString &key, const QString &town)
{
    ImportStore imports(*anna->connection, anna->store.identity());
    const ImportId import = valueOf(imports.beginImport(q, u"towns.csv"_s));
    NewItem item = newItem(key, 0);
    item.record = {{u"zip"_s, u"36467"_s}, {u"town"_s, town}};
    valueOf(imports.stageItems(import, {item}, {true, false}));
    valueOf(imports.acceptImport(import, {}));
    while (valueOf(imports.openStagedItems(import)) > 0) {
    }
}

void KeptCountsTest::whatAFileBroughtIsNotPutRight()
{
    addTowns(40);
    const ItemId item = addTown(u"opp"_s, u"36467"_s);
    deliver(u"t41"_s, u"opelika"_s);
    putRight(item, u"opelika"_s);
    QCOMPARE(counted().corrections, 0);
    valueOf(anna->store.reopen(item));
    putRight(item, u"opelika east"_s);
    QCOMPARE(counted().corrections, 1);
    deliver(u"t41"_s, u"opelika east"_s); // no event tells of it
    QCOMPARE(counted().corrections, 1);
    valueOf(anna->store.reopen(item));
    QCOMPARE(counted().corrections, 0);
    QCOMPARE(counted().records, 41);
}

void KeptCountsTest::aPieceIsCountedOnce()
{
    addTowns(40);
    QCOMPARE(counted().records, 40);
    CountingStore first(*anna->connection, anna->store.identity());
    CountingStore second(*bert->connection, bert->store.identity());
    addTowns(10);
    (void)counted();
    QVERIFY(valueOf(second.countAll(q)).isCurrent);
    QVERIFY(valueOf(first.countPiece(q, 3)).isCurrent);
    QCOMPARE(counted().records, 50);
}

void KeptCountsTest::longValuesAreLeftOut()
{
    addTowns(40);
    const ItemId item = addTown(QString(300'000, u'x'));
    QVERIFY(suspicious(item).isEmpty());
    putRight(item, QString(300'000, u'y'));
    const LearnedQueue learned = counted();
    QCOMPARE(learned.records, 41);
    QCOMPARE(learned.corrections, 0);
    valueOf(anna->store.reopen(item));
    QCOMPARE(counted().records, 41);
}

/// Case, marks and blanks at the end make another value, and every character is kept.
void KeptCountsTest::valuesAreToldApartExactly()
{
    addTowns(40);
    const QStringList towns{u"Köln"_s,  u"Koln"_s, u"KÖLN"_s,    u"Köln "_s,
                            u"Αθήνα"_s, u"東京"_s, u"القاهرة"_s, u"it's \"here\" \\ 100 %"_s};
    for (const QString &town : towns)
        addTown(town, u"50667"_s);
    QCOMPARE(counted().records, 48);
    for (const QString &town : towns)
        addTown(town, u"50667"_s);
    QCOMPARE(counted().records, 56);
    SuggestionStore store(*anna->connection, anna->store.identity());
    (void)valueOf(store.judge(counted(), valueOf(anna->store.detail(addTown(u"東京"_s))).item));
}

void KeptCountsTest::whatWasRefusedIsNotOfferedAgain()
{
    addTowns(40);
    const ItemId item = addTown(u"birmingxam"_s);
    const ItemId other = addTown(u"birmxngham"_s);
    QCOMPARE(suspicious(item).size(), 1);
    SuggestionStore store(*bert->connection, bert->store.identity());
    const RefusedSuggestion refused{u"town"_s, u"birmingham"_s};
    valueOf(store.refuse(item, refused));
    valueOf(store.refuse(item, refused));
    for (const SuspiciousCell &cell : suspicious(item))
        QVERIFY(cell.suggestion != u"birmingham"_s);
    for (const SuspiciousCell &cell : valueOf(store.suggestions(q, item)))
        QVERIFY(cell.suggestion != u"birmingham"_s);
    QCOMPARE(suspicious(other).size(), 1);
    QCOMPARE(suspicious(other).at(0).suggestion, u"birmingham"_s);
    valueOf(store.refuse(item, refused, false));
    QCOMPARE(suspicious(item).size(), 1);
    QCOMPARE(suspicious(item).at(0).suggestion, u"birmingham"_s);
    QCOMPARE(errorIn(store.refuse(ItemId(4711), refused)).kind, Error::Kind::NotFound);
}

void KeptCountsTest::keyTwiceBehind()
{
    valueOf(anna->store.addQueue(queueNamed(u"decide"_s)));
    Queue second = queueNamed(u"second"_s);
    second.otherHands = true;
    second.decideQueue = u"decide"_s;
    second.blindFields = {u"town"_s};
    valueOf(anna->store.addQueue(second));
    setRules([](Queue &rules) { rules.nextQueue = u"second"_s; });
}

/// Of all queues, in all that keeps values of records.
qint64 KeptCountsTest::valuesKept()
{
    const auto owner = database->connectAsOwner();
    qint64 kept = 0;
    QList<const char *> tables{"learned", "value_count", "pair_count", "counted_item"};
    if (engineOfRow() == u"sqlite")
        tables << "counted_slice";
    for (const char *table : std::as_const(tables)) {
        const QString name = engineOfRow() == u"postgresql" ? u"intray."_s + QLatin1String(table)
                             : engineOfRow() == u"mariadb"  ? QLatin1String(table) + u"_all"_s
                                                            : QString::fromLatin1(table);
        kept += Sql(owner->d())
                    .allOfText(u"SELECT count(*) AS n FROM %1"_s.arg(name), {},
                               [](const Row &row) { return row.number("n"); })
                    .first();
    }
    return kept;
}

void KeptCountsTest::aQueueThatIsKeyedTwiceIsNotCounted()
{
    keyTwiceBehind();
    addTowns(40);
    CountingStore counting(*anna->connection, anna->store.identity());
    QVERIFY(!valueOf(counting.countPiece(q)).isKept);
    QVERIFY(!valueOf(counting.countPiece(u"second"_s)).isKept);
    QVERIFY(valueOf(counting.countPiece(u"decide"_s)).isCurrent);
}

/// What was counted while everybody could see it would tell whoever keys for the second time.
void KeptCountsTest::countsGoOnceFieldsAreKeyedTwice()
{
    addTowns(40);
    putRight(addTown(u"bham"_s), u"birmingham"_s);
    const LearnedQueue before = counted();
    QVERIFY(valuesKept() > 0);
    keyTwiceBehind();
    QCOMPARE(valuesKept(), 0);
    // Nor does it come back by whoever was learning or counting meanwhile.
    const Identity &who = anna->store.identity();
    const QString model = textOfModel(*before.model);
    for (const qint64 replaced : {qint64(0), before.id})
        valueOf(carryOut(*anna->connection, who, verbs::keepLearned,
                         {q, replaced, u"[\"town\"]"_s, u"[]"_s, model, 40, 1, 0}));
    for (const qint64 behind : {qint64(0), before.lastEvent})
        QVERIFY(!valueOf(carryOut(*anna->connection, who, verbs::addCounts,
                                  CountedPiece{before.id, behind, before.lastEvent, false,
                                               u"{\"records\":1,\"corrections\":0,\"values\":"
                                               "[[0,\"bham\",1,0]],\"pairs\":[],\"items\":[],"
                                               "\"gone\":[]}"_s})));
    QCOMPARE(valuesKept(), 0);
}

void KeptCountsTest::restrictBert(const QStringList &queues)
{
    for (User user : valueOf(anna->store.users()))
        if (user.name == u"bert")
            valueOf(anna->store.setUser({user.name, user.login, true, {Role::Clerk}, queues}));
}

void KeptCountsTest::onlyWhoMayCountDoes()
{
    addTowns(40);
    const LearnedQueue learned = counted();
    restrictBert({u"work"_s});
    CountingStore counting(*bert->connection, bert->store.identity());
    addTowns(4);
    (void)counting.countAll(q);
    SuggestionStore store(*bert->connection, bert->store.identity());
    const auto seen = valueOf(store.learned(q));
    QVERIFY(seen.has_value());
    const bool isServer = engineOfRow() != u"sqlite";
    QCOMPARE(seen->records, learned.records + (isServer ? 0 : 4));
    valueOf(anna->store.addQueue(queueNamed(u"other"_s)));
    restrictBert({u"other"_s});
    if (isServer)
        QVERIFY(!store.learned(q) || !*store.learned(q));
}

void KeptCountsTest::whatIsCountedSoFarIsTold()
{
    CountingStore counting(*bert->connection, bert->store.identity());
    QVERIFY(!valueOf(counting.standing(q)).isKept);
    addTowns(40);
    (void)counted();
    setLearned(u"is_whole = %1, records = 10"_s);
    const auto half = valueOf(counting.standing(q));
    QVERIFY(half.isKept);
    QVERIFY(!half.isWhole);
    QCOMPARE(half.percent(), 25);
    setLearned(u"is_whole = %1, records = 1000"_s);
    QCOMPARE(valueOf(counting.standing(q)).percent(), 99);
    QCOMPARE(errorIn(counting.standing(u"nowhere"_s)).kind, Error::Kind::NotFound);
}

void KeptCountsTest::setLearned(const QString &assignments)
{
    const bool isPostgresql = engineOfRow() == u"postgresql";
    const QString table = isPostgresql                  ? u"intray.learned"_s
                          : engineOfRow() == u"mariadb" ? u"learned_all"_s
                                                        : u"learned"_s;
    QString set = assignments;
    set.replace(u"%1"_s, isPostgresql ? u"false"_s : u"0"_s);
    database->administer(u"UPDATE %1 SET %2"_s.arg(table, set));
}

/// Damaged, or one in which a number is none.
void KeptCountsTest::aModelThatCannotBeReadIsLearnedAnew()
{
    addTowns(40);
    const ItemId item = addTown(u"birmingxam"_s);
    const LearnedQueue before = counted();
    SuspicionModel poisoned = *before.model;
    poisoned.of[0].fresh = std::numeric_limits<double>::quiet_NaN();
    for (const QString &text : {u"damaged"_s, QString(), textOfModel(poisoned)}) {
        setLearned(u"model = '%2'"_s.arg(text));
        SuggestionStore store(*bert->connection, bert->store.identity());
        QVERIFY(!valueOf(store.learned(q)));
        anna = std::make_unique<Person>(*database, u"anna"_s); // who has not read it yet
        const auto cells = suspicious(item);
        QCOMPARE(cells.size(), 1);
        QCOMPARE(cells.at(0).suggestion, u"birmingham"_s);
        QCOMPARE(counted().records, before.records);
    }
}

void KeptCountsTest::fieldsThatComeLaterAreCountedInALargeQueue()
{
    addTowns(40);
    const LearnedQueue before = counted();
    setLearned(u"of_records = 6000"_s);
    QCOMPARE(counted().fields, before.fields);
    valueOf(anna->store.widenFields(q, {u"county"_s}));
    ItemId last;
    for (int row = 0; row < 12; ++row) {
        NewItem item = newItem(u"c%1"_s.arg(row), 0);
        item.record = {{u"zip"_s, u"35233"_s},
                       {u"town"_s, u"birmingham"_s},
                       {u"county"_s, row < 11 ? u"jefferson"_s : u"jeffersom"_s}};
        last = valueOf(anna->store.addItem(q, item));
    }
    const LearnedQueue after = counted();
    QVERIFY(after.fields.contains(u"county"_s));
    QCOMPARE(after.records, 52);
    const auto cells = suspicious(last);
    QCOMPARE(cells.size(), 1);
    QCOMPARE(cells.at(0).suggestion, u"jefferson"_s);
}

/// Whoever may count may count wrongly, but not so that nobody can count any more.
void KeptCountsTest::whatIsNoPieceOfCountingIsCutOrRefused()
{
    if (engineOfRow() == u"sqlite")
        return; // where whoever can write may write anything
    addTowns(40);
    const LearnedQueue learned = counted();
    const auto add = [&](qint64 upTo, const QString &changes) {
        return carryOut(*anna->connection, anna->store.identity(), verbs::addCounts,
                        CountedPiece{learned.id, learned.lastEvent, upTo, true, changes});
    };
    QVERIFY(!add(learned.lastEvent + 1'000'000'000,
                 u"{\"records\":0,\"corrections\":0,\"values\":[],\"pairs\":[],"
                 "\"items\":[],\"gone\":[]}"_s));
    QVERIFY(valueOf(add(learned.lastEvent,
                        u"{\"records\":9000000000000000000,\"corrections\":-5,"
                        "\"values\":[[1,\"opp\",9000000000000000000,0]],\"pairs\":[],"
                        "\"items\":[],\"gone\":[]}"_s)));
    addTown(u"opp"_s);
    const LearnedQueue after = counted();
    QCOMPARE(after.records, 41); // counted anew, because there seemed to be many more
    QCOMPARE(after.corrections, 0);
    const auto keep = [&](const verbs::KeepLearned &kept) {
        return carryOut(*anna->connection, anna->store.identity(), verbs::keepLearned, kept);
    };
    const QString model = textOfModel(*after.model);
    QVERIFY(!keep({q, 0, u"[\"town\"]"_s, u"[]"_s, model, 1, 1, 1'000'000'000'000}));
    QVERIFY(!keep({q, 0, u"\"town\""_s, u"[]"_s, model, 1, 1, 0}));
    QVERIFY(!keep({q, after.id, u"[]"_s, u"[]"_s, model, 9'000'000'000'000'000'000, 1, 0}));
}

INTRAY_TEST_GUILESS_MAIN(KeptCountsTest)
#include "tst_keptcounts.moc"
