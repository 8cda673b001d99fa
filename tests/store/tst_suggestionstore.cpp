// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/verifying/suggestionstore.h"
#include "support/testclass.h"
#include "support/twoatwork.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// Suspicious values among the records of a queue, on every engine.
class SuggestionStoreTest : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init()
    {
        beginOn(engineOfRow());
        m_number = 0;
    }

    void whatIsWrongNamesItsItem();
    void whatIsFinishedIsAskedForByItself();
    void correctionsAreLearnedAndForgotten();
    void whatIsNotThereIsTold();
    void aSearchCanBeCalledOff();
    void whereNoRecordIsNothingIsSuspicious();
    void whatBreaksARuleIsPutRightByRule();
    void whatWouldBreakARuleIsNotSuggested();
    void anOfferIsRefusedForGood();
    void aFreshQueueIsLookedAtByRule();
    void whatIsSealedIsLookedAtByTheSchemaAlone();

private:
    void demandNumbers();
    ItemId addNumber(const QString &phone, const QString &town = u"birmingham"_s);
    JudgedRecord judged(ItemId item, const QueueProposals &proposals);

    void addTowns();
    ItemId addTown(const QString &town, const QString &remark = u"later"_s);
    Finished putRight(ItemId item, const QString &field, const QString &value);
    QList<SuspiciousCell> suggestions(ItemId item = {});

    int m_number = 0;
};

ItemId SuggestionStoreTest::addTown(const QString &town, const QString &remark)
{
    NewItem item = newItem(u"t%1"_s.arg(++m_number), 0);
    item.record = {{u"zip"_s, u"35233"_s}, {u"town"_s, town}, {u"remark"_s, remark}};
    return valueOf(anna->store.addItem(q, item));
}

void SuggestionStoreTest::addTowns()
{
    for (int row = 0; row < 15; ++row)
        addTown(u"birmingham"_s);
}

Finished SuggestionStoreTest::putRight(ItemId item, const QString &field, const QString &value)
{
    const Claim claim = valueOf(anna->store.claimItems({item}));
    Record record = claim.items.at(0).record;
    record.insert(field, value);
    return valueOf(anna->store.finish(item, claim.lock, Disposition::complete(record)));
}

QList<SuspiciousCell> SuggestionStoreTest::suggestions(ItemId item)
{
    SuggestionStore store(*anna->connection, anna->store.identity());
    return valueOf(store.suggestions(q, item));
}

void SuggestionStoreTest::whatIsWrongNamesItsItem()
{
    addTowns();
    QVERIFY(suggestions().isEmpty());
    const ItemId item = addTown(u"birmingxam"_s);
    const auto cells = suggestions();
    QCOMPARE(cells.size(), 1);
    QCOMPARE(cells.at(0).item, item);
    QCOMPARE(cells.at(0).key, u"t16"_s);
    QCOMPARE(cells.at(0).field, u"town"_s);
    QCOMPARE(cells.at(0).value, u"birmingxam"_s);
    QCOMPARE(cells.at(0).suggestion, u"birmingham"_s);
    QVERIFY(cells.at(0).score > 0.5 && cells.at(0).score <= 1);
    QCOMPARE(suggestions(item).size(), 1);
}

void SuggestionStoreTest::whatIsFinishedIsAskedForByItself()
{
    addTowns();
    const ItemId item = addTown(u"birmingxam"_s);
    putRight(item, u"remark"_s, u"seen"_s);
    QVERIFY(suggestions().isEmpty());
    for (const SuspiciousCell &cell : suggestions(item))
        QCOMPARE(cell.item, item);
}

/// A correction that was taken back teaches nothing any more.
void SuggestionStoreTest::correctionsAreLearnedAndForgotten()
{
    QList<ItemId> urgent;
    for (int row = 0; row < 6; ++row)
        urgent.append(addTown(u"birmingham"_s, u"call them"_s));
    addTowns();
    QVERIFY(suggestions().isEmpty());
    for (const ItemId item : urgent.mid(0, 3))
        putRight(item, u"remark"_s, u"called"_s);
    const auto cells = suggestions();
    QCOMPARE(cells.size(), 3);
    for (const SuspiciousCell &cell : cells)
        QCOMPARE(cell.suggestion, u"called"_s);
    for (const ItemId item : urgent.mid(0, 3))
        valueOf(anna->store.reopen(item));
    for (const ItemId item : urgent.mid(0, 3))
        putRight(item, u"remark"_s, u"call them"_s);
    QVERIFY(suggestions().isEmpty());
}

void SuggestionStoreTest::whatIsNotThereIsTold()
{
    addTowns();
    SuggestionStore store(*anna->connection, anna->store.identity());
    QCOMPARE(errorIn(store.suggestions(u"nowhere"_s)).kind, Error::Kind::NotFound);
    QCOMPARE(errorIn(store.suggestions(q, ItemId(4711))).kind, Error::Kind::NotFound);
}

void SuggestionStoreTest::aSearchCanBeCalledOff()
{
    addTowns();
    Cancellation cancellation;
    cancellation.cancel();
    SuggestionStore store(*anna->connection, anna->store.identity());
    QCOMPARE(errorIn(store.suggestions(q, {}, {}, cancellation)).kind, Error::Kind::Cancelled);
}

void SuggestionStoreTest::whereNoRecordIsNothingIsSuspicious()
{
    Queue fields = queueNamed(u"empty"_s);
    fields.fields = {u"zip"_s, u"town"_s};
    valueOf(anna->store.addQueue(fields));
    SuggestionStore store(*anna->connection, anna->store.identity());
    QVERIFY(valueOf(store.suggestions(u"empty"_s)).isEmpty());
}

/// Telephone numbers like 555-0168.
void SuggestionStoreTest::demandNumbers()
{
    Queue rules = valueOf(anna->store.queue(q));
    rules.recordSchema = {
        {u"type"_s, u"object"_s},
        {u"properties"_s,
         QJsonObject{{u"town"_s, QJsonObject()},
                     {u"phone"_s, QJsonObject{{u"pattern"_s, u"^[0-9]{3}-[0-9]{4}$"_s}}}}}};
    valueOf(anna->store.setQueue(rules));
}

ItemId SuggestionStoreTest::addNumber(const QString &phone, const QString &town)
{
    NewItem item = newItem(u"n%1"_s.arg(++m_number), 0);
    item.record = {{u"town"_s, town}, {u"phone"_s, phone}};
    return valueOf(anna->store.addItem(q, item));
}

JudgedRecord SuggestionStoreTest::judged(ItemId item, const QueueProposals &proposals)
{
    SuggestionStore store(*anna->connection, anna->store.identity());
    return valueOf(store.judge({}, valueOf(anna->store.detail(item)).item, proposals));
}

void SuggestionStoreTest::whatBreaksARuleIsPutRightByRule()
{
    demandNumbers();
    for (int row = 0; row < 30; ++row)
        addNumber(u"555-%1"_s.arg(1000 + row * 7));
    QVERIFY(suggestions().isEmpty());
    const ItemId item = addNumber(u"555.0168"_s);
    addNumber(u"555016"_s); // nobody knows which digit is missing
    const auto cells = suggestions(item);
    QCOMPARE(cells.size(), 1);
    QCOMPARE(cells.at(0).item, item);
    QCOMPARE(cells.at(0).field, u"phone"_s);
    QCOMPARE(cells.at(0).suggestion, u"555-0168"_s);
    QCOMPARE(cells.at(0).score, 1.0);
    QVERIFY(cells.at(0).sure > 0.95);
    QVERIFY2(cells.at(0).why.startsWith(u"30 "_s), qPrintable(cells.at(0).why));
    for (const SuspiciousCell &cell : suggestions())
        QVERIFY(cell.item == item || !cell.suggestion);
}

void SuggestionStoreTest::whatWouldBreakARuleIsNotSuggested()
{
    demandNumbers();
    for (int row = 0; row < 15; ++row)
        addNumber(u"5550168"_s, u"birmingham"_s);
    const ItemId item = addNumber(u"5550x68"_s, u"birmingham"_s);
    for (const SuspiciousCell &cell : suggestions(item))
        QVERIFY2(cell.suggestion != u"5550168"_s, "which breaks the rule itself");
}

void SuggestionStoreTest::anOfferIsRefusedForGood()
{
    demandNumbers();
    const ItemId item = addNumber(u"555.0168"_s);
    SuggestionStore store(*anna->connection, anna->store.identity());
    const QueueProposals proposals = valueOf(store.proposals(q));
    QCOMPARE(judged(item, proposals).suspicious.size(), 1);
    valueOf(store.refuse(item, {u"phone"_s, u"555-0168"_s}));
    QVERIFY(judged(item, proposals).suspicious.isEmpty());
    QVERIFY(suggestions(item).isEmpty());
    valueOf(store.refuse(item, {u"phone"_s, u"555-0168"_s}, false));
    QCOMPARE(judged(item, proposals).suspicious.size(), 1);
}

/// Before anything was counted, and anew when its rules have changed.
void SuggestionStoreTest::aFreshQueueIsLookedAtByRule()
{
    for (int row = 0; row < 60; ++row)
        addNumber(u"555-%1"_s.arg(1000 + row * 7));
    const ItemId item = addNumber(u"555.0168"_s);
    SuggestionStore store(*anna->connection, anna->store.identity());
    const QueueProposals before = valueOf(store.proposals(q));
    QVERIFY(valueOf(store.areCurrent(before, q, {})));
    QVERIFY(!valueOf(store.areCurrent({}, q, {})));
    QVERIFY(!valueOf(store.areCurrent(before, q, ModelId{1, 2, 3})));
    QCOMPARE(judged(item, before).suspicious.value(0).suggestion, u"555-0168"_s); // by the others
    demandNumbers();
    QVERIFY(!valueOf(store.areCurrent(before, q, {})));
    QCOMPARE(judged(item, valueOf(store.proposals(q))).suspicious.value(0).score, 1.0);
    QVERIFY(judged(item, {}).suspicious.isEmpty());
}

void SuggestionStoreTest::whatIsSealedIsLookedAtByTheSchemaAlone()
{
    for (int row = 0; row < 60; ++row)
        addNumber(u"555-%1"_s.arg(1000 + row * 7));
    const ItemId item = addNumber(u"555.0168"_s);
    SuggestionStore store(*anna->connection, anna->store.identity());
    QVERIFY(!judged(item, valueOf(store.proposals(q))).suspicious.isEmpty());
    valueOf(anna->store.addQueue(queueNamed(u"second"_s)));
    valueOf(anna->store.addQueue(queueNamed(u"decide"_s)));
    Queue rules = valueOf(anna->store.queue(q));
    rules.nextQueue = u"second"_s;
    valueOf(anna->store.setQueue(rules));
    Queue second = valueOf(anna->store.queue(u"second"_s));
    second.blindFields = {u"phone"_s};
    second.decideQueue = u"decide"_s;
    valueOf(anna->store.setQueue(second));
    QVERIFY(judged(item, valueOf(store.proposals(q))).suspicious.isEmpty());
}

INTRAY_TEST_GUILESS_MAIN(SuggestionStoreTest)
#include "tst_suggestionstore.moc"
