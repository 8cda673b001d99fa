// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "deliveries.h"
#include "forging.h"
#include "support/testclass.h"

#include <QJsonDocument>

using namespace intray;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// All that a lock holds ends in a few statements, and nobody can tell it from one by one.
class Together : public QObject, protected TwoAtDeliveries
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init()
    {
        beginOn(engineOfRow());
        into = q;
    }
    void cleanup()
    {
        if (anna)
            QCOMPARE(valueOf(anna->store.audit()).violations.join(u'\n'), QString());
    }

    void eachEndingLeavesWhatItLeavesAlone_data();
    void eachEndingLeavesWhatItLeavesAlone();
    void theHistoryTellsOfThemInTheOrderOfTheLock();
    void moreThanUsualEndTogether();
    void draftsOfOthersStay();
    void whatIsProposedGoesWithItsItem();
    void whatWasProposedMeanwhileStays();
    void onlyWhatHasAStepBehindItGoesOn();
    void oneThatMayNotEndSoKeepsAll();
    void aReasonThatIsMissingKeepsAll();
    void nobodyEndsWhatAnotherHolds();
    void eachIsTakenBackByItself();

private:
    void addMany(int count)
    {
        for (int number = 1; number <= count; ++number)
            add(u"%1"_s.arg(number, 3, 10, QChar(u'0')));
    }
    ItemDetail detail(ItemId item) { return valueOf(anna->store.detail(item)); }
    QList<Event> endings(const QList<Item> &items)
    {
        QList<Event> all;
        for (const Item &item : items)
            all << valueOf(anna->store.history(item.id)).constLast();
        return all;
    }
    QString factsOf(const Item &item);
};

/// Everything that an ending leaves, but for what is each item's own.
QString Together::factsOf(const Item &item)
{
    const ItemDetail now = detail(item.id);
    const Event ending = valueOf(anna->store.history(item.id)).constLast();
    const QDateTime until = now.item.availableAt;
    const QStringList facts{
        nameOf(now.item.state),
        now.item.lock.user,
        QString::number(now.item.attempts),
        QString::number(now.item.change),
        until.isValid() ? QString::number(ending.at.secsTo(until)) : u"now"_s,
        now.error,
        now.finishedBy,
        now.finishedAt == ending.at ? u"then"_s : u"not finished"_s,
        QString::number(now.drafts.size()),
        nameOf(ending.kind),
        ending.user,
        ending.workstation,
        ending.lock == item.lock.id ? u"the lock"_s : ending.lock,
        ending.operation.isEmpty() ? u"no operation"_s : u"an operation"_s,
        QString::fromUtf8(QJsonDocument(ending.detail).toJson(QJsonDocument::Compact)),
    };
    return facts.join(u" | ");
}

void Together::eachEndingLeavesWhatItLeavesAlone_data()
{
    QTest::addColumn<Disposition>("ending");
    QTest::newRow("completed") << Disposition::complete();
    QTest::newRow("dismissed") << Disposition::dismiss(u"twice “there”"_s);
    QTest::newRow("failed") << Disposition::fail(u"no\naddress"_s);
    QTest::newRow("returned") << Disposition::returnLater();
    QTest::newRow("returned for later") << Disposition::returnLater(90s, u"busy"_s);
}

void Together::eachEndingLeavesWhatItLeavesAlone()
{
    QFETCH(Disposition, ending);
    addMany(4);
    const Claim alone = take(*anna, 2);
    const Claim batch = take(*anna, 2);
    for (const Claim &claim : {alone, batch})
        valueOf(anna->store.saveDraft(claim.items.constFirst().id, claim.lock, 1,
                                      {{u"name"_s, u"typed"_s}}));
    for (const Item &item : alone.items) {
        Disposition one = ending;
        one.operation = newId();
        valueOf(anna->store.finish(item.id, alone.lock, one));
    }
    const auto finished = valueOf(anna->store.finishAll(batch.lock, ending));
    QCOMPARE(finished.size(), 2);
    for (int place : {0, 1}) {
        QCOMPARE(finished.at(place).item, batch.items.at(place).id);
        QCOMPARE(finished.at(place).state, stateAfter(ending.kind));
        QCOMPARE(factsOf(batch.items.at(place)), factsOf(alone.items.at(place)));
    }
    const QList<Event> told = endings(batch.items);
    QVERIFY(told.at(0).operation != told.at(1).operation);
    sealNow(*database, *anna);
}

void Together::theHistoryTellsOfThemInTheOrderOfTheLock()
{
    addMany(3);
    add(u"urgent"_s, 5);
    const Claim batch = take(*anna, 4);
    QCOMPARE(batch.items.constFirst().key, u"urgent"_s);
    valueOf(anna->store.finishAll(batch.lock, Disposition::complete()));
    const QList<Event> told = endings(batch.items);
    for (qsizetype place = 1; place < told.size(); ++place)
        QVERIFY(told.at(place - 1).id < told.at(place).id);
}

void Together::moreThanUsualEndTogether()
{
    addMany(70);
    const Claim batch = take(*anna, 70);
    QCOMPARE(valueOf(anna->store.finishAll(batch.lock, Disposition::complete())).size(), 70);
    for (const Item &item : batch.items)
        QCOMPARE(detail(item.id).item.state, State::Done);
}

void Together::draftsOfOthersStay()
{
    addMany(2);
    const Claim old = takeAndLetExpire(*bert);
    const ItemId item = old.items.constFirst().id;
    valueOf(bert->store.saveDraft(item, old.lock, 1, {{u"name"_s, u"typed"_s}}));
    const Claim batch = take(*anna, 2);
    QCOMPARE(batch.items.size(), 2);
    valueOf(anna->store.finishAll(batch.lock, Disposition::complete()));
    QCOMPARE(detail(item).drafts.size(), 1);
    QCOMPARE(detail(item).drafts.constFirst().user, u"bert"_s);
}

void Together::whatIsProposedGoesWithItsItem()
{
    bringIn({town(u"a"_s, u"Boaz"_s), town(u"b"_s, u"Boaz"_s)});
    const Claim first = take(*anna, 2);
    bringIn({town(u"a"_s, u"Opp"_s)});
    valueOf(anna->store.finishAll(first.lock, Disposition::returnLater()));
    const Claim batch = take(*anna, 2);
    QCOMPARE(batch.items.size(), 2);
    QVERIFY(detailOf(u"a"_s).proposal);
    valueOf(anna->store.finishAll(batch.lock, Disposition::complete()));
    for (const Item &item : batch.items)
        QCOMPARE(detail(item.id).item.state, State::Done);
    valueOf(SupervisionStore(*anna->connection, anna->store.identity())
                .reopen(itemOf(u"a"_s).id, u"again"_s));
    take(*anna);
    QVERIFY(!detailOf(u"a"_s).proposal);
}

void Together::whatWasProposedMeanwhileStays()
{
    bringIn({town(u"a"_s, u"Boaz"_s), town(u"b"_s, u"Boaz"_s)});
    const Claim batch = take(*anna, 2);
    bringIn({town(u"a"_s, u"Opp"_s)});
    valueOf(anna->store.finishAll(batch.lock, Disposition::fail(u"no address"_s)));
    valueOf(SupervisionStore(*anna->connection, anna->store.identity())
                .reopen(itemOf(u"a"_s).id, u"again"_s));
    take(*anna);
    QVERIFY(detailOf(u"a"_s).proposal);
}

void Together::onlyWhatHasAStepBehindItGoesOn()
{
    valueOf(anna->store.addQueue(queueNamed(u"approve"_s)));
    Queue before = queueNamed(u"verify"_s);
    before.nextQueue = u"approve"_s;
    valueOf(anna->store.addQueue(before));
    add(u"plain"_s, 1);
    valueOf(anna->store.addItem(u"verify"_s, newItem(u"goes on"_s)));
    const Claim batch = valueOf(anna->store.claimNext({q, u"verify"_s}, 2));
    QCOMPARE(batch.items.size(), 2);
    QCOMPARE(valueOf(anna->store.finishAll(batch.lock, Disposition::complete())).size(), 2);
    for (const Item &item : batch.items)
        QCOMPARE(detail(item.id).item.state, State::Done);
    ItemQuery approve;
    approve.queue = u"approve"_s;
    QCOMPARE(keysOf(valueOf(anna->store.page(approve, {})).items), QStringList{u"goes on"_s});
    const QList<Event> told = endings(batch.items);
    QVERIFY(told.at(0).id < told.at(1).id);
    sealNow(*database, *anna);
}

void Together::oneThatMayNotEndSoKeepsAll()
{
    Queue strict = queueNamed(u"strict"_s);
    strict.dispositions.remove(Disposition::Kind::Dismiss);
    valueOf(anna->store.addQueue(strict));
    add(u"free"_s, 1);
    valueOf(anna->store.addItem(u"strict"_s, newItem(u"strict"_s)));
    const Claim batch = valueOf(anna->store.claimNext({q, u"strict"_s}, 2));
    QCOMPARE(batch.items.size(), 2);
    QCOMPARE(errorIn(anna->store.finishAll(batch.lock, Disposition::dismiss())).refusal,
             u"disposition_not_allowed"_s);
    QCOMPARE(valueOf(anna->store.itemsUnder(batch.lock)).size(), 2);
}

void Together::aReasonThatIsMissingKeepsAll()
{
    addMany(2);
    const Claim batch = take(*anna, 2);
    QCOMPARE(errorIn(anna->store.finishAll(batch.lock, Disposition::fail(u" "_s))).refusal,
             u"reason_missing"_s);
    QCOMPARE(errorIn(anna->store.finishAll(batch.lock, Disposition::returnLater(-1s))).refusal,
             u"after_out_of_range"_s);
    QCOMPARE(valueOf(anna->store.itemsUnder(batch.lock)).size(), 2);
}

void Together::nobodyEndsWhatAnotherHolds()
{
    addMany(2);
    const Claim batch = take(*anna, 2);
    QVERIFY(!bert->store.finishAll(batch.lock, Disposition::complete()));
    QCOMPARE(valueOf(anna->store.itemsUnder(batch.lock)).size(), 2);
}

void Together::eachIsTakenBackByItself()
{
    addMany(2);
    const Claim batch = take(*anna, 2);
    valueOf(anna->store.finishAll(batch.lock, Disposition::complete()));
    const Event ending = endings(batch.items).constLast();
    const Claim back = valueOf(anna->store.takeBack(ending.item, ending.operation));
    QCOMPARE(back.items.constFirst().id, ending.item);
    QCOMPARE(detail(batch.items.constFirst().id).item.state, State::Done);
    QCOMPARE(valueOf(anna->store.status(q)).constFirst().items.value(State::Done), 1);
}

INTRAY_TEST_GUILESS_MAIN(Together)
#include "tst_together.moc"
