// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/verifying/doubtstore.h"
#include "support/testclass.h"
#include "support/twoatwork.h"
#include "verify/doubt/recorddoubt.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// Which record is the most doubtful, and that it is given out first, on every engine.
class DoubtTest : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init()
    {
        beginOn(engineOfRow());
        setRules([](Queue &rules) { rules.doubtfulFirst = true; });
    }
    void cleanup() { QCOMPARE(valueOf(anna->store.audit()).violations, QStringList()); }

    void theMostDoubtfulIsGivenOutFirst();
    void thePriorityComesBeforeTheDoubt();
    void whatBreaksARuleComesBeforeAllElse();
    void theListShowsTheOrderInWhichItemsAreGivenOut();
    void whoCompletesGetsTheMostDoubtfulNext();
    void aPlaceBeforeWhatIsGivenOutAlreadyIsFound();
    void whatIsHeldKeepsItsPlace();
    void anotherPriorityKeepsTheDoubt();
    void whatComesBackStandsWhereItStood();
    void withoutTheRuleNobodyHasAPlace();
    void theOldestComesFirstAgainWithoutTheRule();
    void theHistoryTellsNothingOfIt();
    void whatStandsOutInItsQueueIsDoubtful();

private:
    DoubtStore doubts() { return {*anna->connection, anna->store.identity()}; }
    static RecordDoubt doubt(ItemId item, double wrong, bool breaksRule = false)
    {
        return {item, {}, wrong, breaksRule, 0};
    }
    void keep(const QList<RecordDoubt> &all) { valueOf(doubts().keep(all)); }
    QStringList keysInOrder(int count);
};

/// As bert gets them, one after the other.
QStringList DoubtTest::keysInOrder(int count)
{
    QStringList keys;
    for (int i = 0; i < count; ++i)
        keys << take(*bert).items.constFirst().key;
    return keys;
}

void DoubtTest::theMostDoubtfulIsGivenOutFirst()
{
    const ItemId a = add(u"a"_s), b = add(u"b"_s), c = add(u"c"_s);
    add(u"d"_s); // of which nothing is known
    keep({doubt(a, 0.01), doubt(b, 2), doubt(c, 0.3)});
    QCOMPARE(keysInOrder(4), (QStringList{u"b"_s, u"c"_s, u"a"_s, u"d"_s}));
}

void DoubtTest::thePriorityComesBeforeTheDoubt()
{
    const ItemId a = add(u"a"_s), b = add(u"b"_s, 1), c = add(u"c"_s, 1);
    keep({doubt(a, 5), doubt(b, 0.1), doubt(c, 0.2)});
    QCOMPARE(keysInOrder(3), (QStringList{u"c"_s, u"b"_s, u"a"_s}));
}

void DoubtTest::whatBreaksARuleComesBeforeAllElse()
{
    const ItemId a = add(u"a"_s), b = add(u"b"_s);
    keep({doubt(a, 8), doubt(b, 1, true)});
    QCOMPARE(keysInOrder(2), (QStringList{u"b"_s, u"a"_s}));
}

void DoubtTest::theListShowsTheOrderInWhichItemsAreGivenOut()
{
    QList<RecordDoubt> all;
    for (int i = 0; i < 30; ++i)
        all << doubt(add(u"k%1"_s.arg(i), i % 3), 0.01 * ((i * 7) % 11));
    keep(all);
    ItemQuery query;
    query.queue = q;
    QStringList listed;
    PageRequest request{PageRequest::From::Start, {}, 7};
    do {
        const ItemPage page = valueOf(anna->store.page(query, request));
        for (const Item &item : page.items)
            listed << item.key;
        request = {PageRequest::From::After, page.next, 7};
    } while (!request.cursor.isEmpty());
    QCOMPARE(listed.size(), 30);
    QCOMPARE(keysInOrder(30), listed);
}

void DoubtTest::whoCompletesGetsTheMostDoubtfulNext()
{
    const ItemId a = add(u"a"_s), b = add(u"b"_s), c = add(u"c"_s);
    keep({doubt(a, 0.1), doubt(b, 3), doubt(c, 1)});
    const Claim first = take(*anna);
    QCOMPARE(first.items.constFirst().key, u"b"_s);
    const auto next = valueOf(anna->store.finishAndTakeNext(first.items.constFirst().id, first.lock,
                                                            Disposition::complete(), {q}));
    QCOMPARE(next.next.items.constFirst().key, u"c"_s);
    QCOMPARE(next.next.items.constFirst().doubt(), placeOfDoubt(1, false));
}

void DoubtTest::aPlaceBeforeWhatIsGivenOutAlreadyIsFound()
{
    QList<ItemId> all;
    for (int i = 0; i < 40; ++i)
        all << add(u"k%1"_s.arg(i));
    QCOMPARE(take(*bert, 20).items.size(), 20);
    keep({doubt(all.at(35), 1), doubt(all.at(25), 0.2)});
    QCOMPARE(keysInOrder(3), (QStringList{u"k35"_s, u"k25"_s, u"k20"_s}));
}

void DoubtTest::whatIsHeldKeepsItsPlace()
{
    const ItemId a = add(u"a"_s), b = add(u"b"_s);
    const Claim claim = valueOf(anna->store.claimItems({a}));
    const BulkResult moved = valueOf(doubts().keep({doubt(a, 3), doubt(b, 1)}));
    QCOMPARE(moved.notDone.size(), 0);
    QCOMPARE(valueOf(anna->store.detail(a)).item.doubt(), 0);
    QCOMPARE(valueOf(anna->store.detail(b)).item.doubt(), placeOfDoubt(1, false));
    valueOf(anna->store.finish(a, claim.lock, Disposition::complete()));
}

void DoubtTest::anotherPriorityKeepsTheDoubt()
{
    const ItemId a = add(u"a"_s), b = add(u"b"_s), c = add(u"c"_s);
    keep({doubt(a, 0.1), doubt(b, 0.2), doubt(c, 3)});
    valueOf(anna->store.prioritize({a, b}, {4, {}}));
    QCOMPARE(valueOf(anna->store.detail(a)).item.doubt(), placeOfDoubt(0.1, false));
    QCOMPARE(keysInOrder(3), (QStringList{u"b"_s, u"a"_s, u"c"_s}));
}

void DoubtTest::whatComesBackStandsWhereItStood()
{
    const ItemId a = add(u"a"_s), b = add(u"b"_s);
    keep({doubt(a, 0.1), doubt(b, 2)});
    const Claim claim = take(*anna);
    QCOMPARE(claim.items.constFirst().id, b);
    valueOf(anna->store.finish(b, claim.lock, Disposition::returnLater()));
    QCOMPARE(keysInOrder(2), (QStringList{u"b"_s, u"a"_s}));
}

void DoubtTest::withoutTheRuleNobodyHasAPlace()
{
    setRules([](Queue &rules) { rules.doubtfulFirst = false; });
    const ItemId a = add(u"a"_s);
    const BulkResult moved = valueOf(doubts().keep({doubt(a, 3)}));
    QCOMPARE(moved.done.size(), 0);
    QCOMPARE(moved.notDone.size(), 1);
    QVERIFY(moved.notDone.constFirst().why.sentence.contains(u"oldest item first"_s));
    QCOMPARE(valueOf(anna->store.detail(a)).item.doubt(), 0);
}

void DoubtTest::theOldestComesFirstAgainWithoutTheRule()
{
    const ItemId a = add(u"a"_s), b = add(u"b"_s);
    keep({doubt(a, 0.1), doubt(b, 2)});
    setRules([](Queue &rules) { rules.doubtfulFirst = false; });
    const auto known = valueOf(doubts().doubts(q));
    QCOMPARE(known.size(), 2);
    QVERIFY(std::ranges::all_of(known, [](const RecordDoubt &one) { return one.kept > 0; }));
    QCOMPARE(valueOf(doubts().forget(known)).done.size(), 2);
    QCOMPARE(keysInOrder(2), (QStringList{u"a"_s, u"b"_s}));
}

void DoubtTest::theHistoryTellsNothingOfIt()
{
    const ItemId a = add(u"a"_s);
    const qint64 change = valueOf(anna->store.detail(a)).item.change;
    keep({doubt(a, 0.1)});
    QCOMPARE(kindsOf(a), QStringList{u"added"_s});
    QCOMPARE(valueOf(anna->store.detail(a)).item.change, change);
}

void DoubtTest::whatStandsOutInItsQueueIsDoubtful()
{
    setRules([](Queue &rules) {
        rules.recordSchema = QJsonObject{
            {u"properties"_s, QJsonObject{{u"town"_s, QJsonObject{{u"type"_s, u"string"_s}}},
                                          {u"zip"_s, QJsonObject{{u"type"_s, u"string"_s},
                                                                 {u"pattern"_s, u"[0-9]{5}"_s}}}}}};
    });
    const auto addTown = [&](int number, const QString &town, const QString &zip) {
        NewItem item = newItem(u"k%1"_s.arg(number));
        item.record = {{u"town"_s, town}, {u"zip"_s, zip}};
        return valueOf(anna->store.addItem(q, item));
    };
    for (int i = 0; i < 60; ++i)
        addTown(i, i % 2 ? u"Birmingham"_s : u"Montgomery"_s, i % 2 ? u"35203"_s : u"36104"_s);
    const ItemId misspelt = addTown(60, u"Birminghxm"_s, u"35203"_s);
    const ItemId odd = addTown(61, u"Montgomery"_s, u"3610x"_s);
    const QList<RecordDoubt> known = valueOf(doubts().doubts(q));
    QCOMPARE(known.at(0).item, odd); // breaks a rule
    QVERIFY(known.at(0).breaksRule);
    QCOMPARE(known.at(1).item, misspelt);
    QVERIFY(known.at(1).wrong > 10 * known.at(2).wrong);
    keep(known);
    QCOMPARE(keysInOrder(2), (QStringList{u"k61"_s, u"k60"_s}));
    QCOMPARE(valueOf(doubts().doubts(q)).constFirst().kept, known.at(2).place());
}

INTRAY_TEST_GUILESS_MAIN(DoubtTest)
#include "tst_doubt.moc"
