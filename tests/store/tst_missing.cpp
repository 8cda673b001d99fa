// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "forging.h"
#include "store/rows/rows.h"
#include "store/verifying/correctionstore.h"
#include "store/verifying/ledgerstore.h"
#include "support/testclass.h"
#include "support/twoatwork.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// A field that must be filled in is empty for a reason that its rule names.
class MissingTest : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init();
    void cleanup();

    void withoutAReasonTheRecordIsNotCompleted();
    void withAReasonItIs();
    void aReasonForOneFieldExcusesNoOther();
    void aReasonStandsBesideTheRecordAndNotInIt();
    void whoHasTheItemNextSeesIt();
    void aValueTakesTheReasonAway();
    void aValueInTheEverydayPathTakesItAway();
    void theNextRecordBringsItsReasons();
    void aReasonTakenBackExcusesNothing();
    void whereTheValueStaysTheReasonGoes_data();
    void whereTheValueStaysTheReasonGoes();
    void onlyReasonsOfTheRuleAreTaken();
    void aForeignLockSaysNothing();
    void sentAgainItIsToldOnce();
    void theHistoryTellsWho();
    void itGoesOnToTheNextStep();
    void itDoesNotGoToWhoKeysBlindly();
    void blanksAreNoValue();
    void namesWithQuotesAndDotsAreNames();
    void listsFindIt();
    void theLedgerCountsIt();
    void aRecordThatIsCorrectedInBulkLosesIt();

private:
    Outcome<Done> say(Person &person, const Claim &claim, const QString &field,
                      const QString &reason)
    {
        return person.store.sayMissing(claim.items.first().id, claim.lock, field, reason);
    }
    Claim taken()
    {
        add(u"a"_s);
        return take(*anna);
    }
    Outcome<Finished> complete(const Claim &claim, const Record &record)
    {
        return anna->store.finish(claim.items.first().id, claim.lock,
                                  Disposition::complete(record));
    }
    /// Refused the phone, and is completed.
    void completeWithoutPhone()
    {
        const Claim claim = taken();
        valueOf(say(*anna, claim, u"phone"_s, u"refused"_s));
        valueOf(complete(claim, {{u"phone"_s, u""_s}, {u"mail"_s, u"a@b"_s}}));
    }
    Item item(ItemId id) { return valueOf(anna->store.detail(id)).item; }
    Item firstIn(const QString &queue)
    {
        ItemQuery query;
        query.queue = queue;
        return valueOf(bert->store.page(query, {})).items.value(0);
    }
    QJsonObject schema() const;
};

static QJsonObject propertyWith(const QStringList &reasons)
{
    return {{u"type"_s, u"string"_s},
            {u"x-intray"_s, QJsonObject{{u"missing"_s, QJsonArray::fromStringList(reasons)}}}};
}

QJsonObject MissingTest::schema() const
{
    const QJsonObject reasons = propertyWith({u"not asked"_s, u"refused"_s});
    return {{u"type"_s, u"object"_s},
            {u"properties"_s, QJsonObject{{u"name"_s, QJsonObject{{u"type"_s, u"string"_s}}},
                                          {u"phone"_s, reasons},
                                          {u"mail"_s, reasons},
                                          {u"the \"old\".name"_s, reasons}}},
            {u"required"_s, QJsonArray{u"phone"_s, u"mail"_s}}};
}

void MissingTest::init()
{
    beginOn(engineOfRow());
    setRules([this](Queue &rules) { rules.recordSchema = schema(); });
}

void MissingTest::cleanup()
{
    if (!anna)
        return;
    sealNow(*database, *bert);
    QCOMPARE(valueOf(bert->store.audit()).violations.join(u'\n'), QString());
}

void MissingTest::withoutAReasonTheRecordIsNotCompleted()
{
    const Claim claim = taken();
    QCOMPARE(errorIn(complete(claim, {{u"phone"_s, u""_s}, {u"mail"_s, u"a@b"_s}})).kind,
             Error::Kind::RecordRefused);
}

void MissingTest::withAReasonItIs()
{
    const Claim claim = taken();
    valueOf(say(*anna, claim, u"phone"_s, u"refused"_s));
    valueOf(complete(claim, {{u"phone"_s, u""_s}, {u"mail"_s, u"a@b"_s}}));
    const Item done = item(claim.items.first().id);
    QCOMPARE(done.state, State::Done);
    QCOMPARE(done.missing, (QJsonObject{{u"phone"_s, u"refused"_s}}));
}

void MissingTest::aReasonForOneFieldExcusesNoOther()
{
    const Claim claim = taken();
    valueOf(say(*anna, claim, u"phone"_s, u"refused"_s));
    const Error error = errorIn(complete(claim, {{u"phone"_s, u""_s}}));
    QCOMPARE(error.kind, Error::Kind::RecordRefused);
    QCOMPARE(error.field, u"mail"_s);
}

void MissingTest::aReasonStandsBesideTheRecordAndNotInIt()
{
    const Claim claim = taken();
    const Record before = claim.items.first().record;
    valueOf(say(*anna, claim, u"phone"_s, u"refused"_s));
    QCOMPARE(item(claim.items.first().id).record, before);
    const auto listed = valueOf(anna->store.mine());
    QCOMPARE(listed.first().item.missing.value(u"phone"_s), u"refused"_s);
}

void MissingTest::whoHasTheItemNextSeesIt()
{
    const Claim claim = taken();
    valueOf(say(*anna, claim, u"phone"_s, u"refused"_s));
    valueOf(anna->store.finish(claim.items.first().id, claim.lock, Disposition::returnLater()));
    const Claim next = take(*bert);
    QCOMPARE(next.items.first().missing, (QJsonObject{{u"phone"_s, u"refused"_s}}));
    QCOMPARE(valueOf(bert->store.itemsUnder(next.lock)).first().missing,
             next.items.first().missing);
}

void MissingTest::aValueTakesTheReasonAway()
{
    const Claim claim = taken();
    valueOf(say(*anna, claim, u"phone"_s, u"refused"_s));
    valueOf(say(*anna, claim, u"mail"_s, u"not asked"_s));
    valueOf(complete(claim, {{u"phone"_s, u"555"_s}}));
    QCOMPARE(item(claim.items.first().id).missing, (QJsonObject{{u"mail"_s, u"not asked"_s}}));
}

void MissingTest::aValueInTheEverydayPathTakesItAway()
{
    add(u"a"_s);
    add(u"b"_s);
    const Claim claim = take(*anna);
    valueOf(say(*anna, claim, u"phone"_s, u"refused"_s));
    const Record record{{u"phone"_s, u"555"_s}, {u"mail"_s, u"a@b"_s}};
    valueOf(anna->store.finishAndTakeNext(claim.items.first().id, claim.lock,
                                          Disposition::complete(record), {q}));
    QVERIFY(item(claim.items.first().id).missing.isEmpty());
}

void MissingTest::theNextRecordBringsItsReasons()
{
    add(u"a"_s);
    add(u"b"_s);
    const Claim claim = take(*bert, 2);
    const ItemId second = claim.items.last().id;
    valueOf(bert->store.sayMissing(second, claim.lock, u"phone"_s, u"refused"_s));
    valueOf(bert->store.finishAll(claim.lock, Disposition::returnLater()));
    const Claim first = take(*anna);
    const Record record{{u"phone"_s, u"555"_s}, {u"mail"_s, u"a@b"_s}};
    const FinishedAndNext both = valueOf(anna->store.finishAndTakeNext(
        first.items.first().id, first.lock, Disposition::complete(record), {q}));
    QCOMPARE(both.next.items.first().id, second);
    QCOMPARE(both.next.items.first().missing, (QJsonObject{{u"phone"_s, u"refused"_s}}));
}

void MissingTest::aReasonTakenBackExcusesNothing()
{
    const Claim claim = taken();
    valueOf(say(*anna, claim, u"phone"_s, u"refused"_s));
    valueOf(say(*anna, claim, u"phone"_s, {}));
    QVERIFY(item(claim.items.first().id).missing.isEmpty());
    QCOMPARE(errorIn(complete(claim, {{u"mail"_s, u"a@b"_s}})).kind, Error::Kind::RecordRefused);
}

void MissingTest::whereTheValueStaysTheReasonGoes_data()
{
    QTest::addColumn<bool>("isTogether");
    QTest::newRow("one") << false;
    QTest::newRow("all of a lock") << true;
}

void MissingTest::whereTheValueStaysTheReasonGoes()
{
    QFETCH(const bool, isTogether);
    for (const QString &key : {u"a"_s, u"b"_s}) {
        NewItem added = newItem(key);
        added.record = {{u"phone"_s, u"555"_s}, {u"mail"_s, u"a@b"_s}};
        valueOf(anna->store.addItem(q, added));
    }
    const Claim claim = take(*anna, isTogether ? 2 : 1);
    const ItemId id = claim.items.first().id;
    valueOf(say(*anna, claim, u"phone"_s, u"refused"_s));
    if (isTogether)
        valueOf(anna->store.finishAll(claim.lock, Disposition::complete()));
    else
        valueOf(anna->store.finish(id, claim.lock, Disposition::complete()));
    valueOf(bert->store.reopenItems({id}, u"once more"_s));
    const Claim again = valueOf(anna->store.claimItems({id}));
    QCOMPARE(errorIn(complete(again, {{u"phone"_s, u""_s}, {u"mail"_s, u"a@b"_s}})).kind,
             Error::Kind::RecordRefused);
}

void MissingTest::onlyReasonsOfTheRuleAreTaken()
{
    const Claim claim = taken();
    QCOMPARE(errorIn(say(*anna, claim, u"phone"_s, u"no idea"_s)).kind, Error::Kind::Invalid);
    QCOMPARE(errorIn(say(*anna, claim, u"name"_s, u"refused"_s)).kind, Error::Kind::Invalid);
    QCOMPARE(errorIn(say(*anna, claim, u"nowhere"_s, u"refused"_s)).kind, Error::Kind::Invalid);
    QVERIFY(item(claim.items.first().id).missing.isEmpty());
}

void MissingTest::aForeignLockSaysNothing()
{
    const Claim claim = taken();
    QCOMPARE(errorIn(say(*bert, claim, u"phone"_s, u"refused"_s)).kind, Error::Kind::LockLost);
    QVERIFY(item(claim.items.first().id).missing.isEmpty());
}

void MissingTest::sentAgainItIsToldOnce()
{
    const Claim claim = taken();
    const OperationId operation = newId();
    const ItemId id = claim.items.first().id;
    for (int i = 0; i < 2; ++i)
        valueOf(anna->store.sayMissing(id, claim.lock, u"phone"_s, u"refused"_s, operation));
    QCOMPARE(kindsOf(id).count(u"missing"_s), 1);
}

void MissingTest::theHistoryTellsWho()
{
    const Claim claim = taken();
    valueOf(say(*anna, claim, u"phone"_s, u"refused"_s));
    const Event told = valueOf(anna->store.history(claim.items.first().id)).last();
    QCOMPARE(told.kind, EventKind::Missing);
    QCOMPARE(told.user, u"anna"_s);
    QCOMPARE(told.detail.value(u"field"_s), u"phone"_s);
    QCOMPARE(told.detail.value(u"reason"_s), u"refused"_s);
}

void MissingTest::itGoesOnToTheNextStep()
{
    Queue second = queueNamed(u"second"_s);
    second.recordSchema = schema();
    valueOf(anna->store.addQueue(second));
    setRules([](Queue &rules) { rules.nextQueue = u"second"_s; });
    completeWithoutPhone();
    const Item listed = firstIn(u"second"_s);
    QCOMPARE(listed.missing, (QJsonObject{{u"phone"_s, u"refused"_s}}));
}

void MissingTest::itDoesNotGoToWhoKeysBlindly()
{
    Queue decide = queueNamed(u"decide"_s);
    valueOf(anna->store.addQueue(decide));
    Queue again = queueNamed(u"again"_s);
    again.recordSchema = schema();
    again.otherHands = true;
    again.blindFields = {u"phone"_s};
    again.decideQueue = u"decide"_s;
    valueOf(anna->store.addQueue(again));
    setRules([](Queue &rules) { rules.nextQueue = u"again"_s; });
    completeWithoutPhone();
    const Item listed = firstIn(u"again"_s);
    QVERIFY(listed.missing.isEmpty());
    for (const Event &event : valueOf(bert->store.history(listed.id)))
        QVERIFY(event.kind != EventKind::Missing || !event.detail.contains(u"reason"_s));
}

void MissingTest::blanksAreNoValue()
{
    const Claim claim = taken();
    valueOf(say(*anna, claim, u"phone"_s, u"refused"_s));
    valueOf(complete(claim, {{u"phone"_s, u" \t"_s}, {u"mail"_s, u"a@b"_s}}));
    QCOMPARE(item(claim.items.first().id).missing, (QJsonObject{{u"phone"_s, u"refused"_s}}));
}

void MissingTest::namesWithQuotesAndDotsAreNames()
{
    const Claim claim = taken();
    const QString name = u"the \"old\".name"_s;
    valueOf(say(*anna, claim, name, u"refused"_s));
    QCOMPARE(item(claim.items.first().id).missing, (QJsonObject{{name, u"refused"_s}}));
    valueOf(say(*anna, claim, name, {}));
    QVERIFY(item(claim.items.first().id).missing.isEmpty());
}

void MissingTest::listsFindIt()
{
    const Claim claim = taken();
    valueOf(say(*anna, claim, u"phone"_s, u"refused"_s));
    ItemQuery query;
    query.queue = q;
    query.state = State::Locked;
    const auto found = [&](const MissingFilter &filter) {
        query.missing = filter;
        return valueOf(anna->store.page(query, {})).items.size();
    };
    QCOMPARE(found({}), 1);
    QCOMPARE(found({u"phone"_s, {}}), 1);
    QCOMPARE(found({u"phone"_s, u"refused"_s}), 1);
    QCOMPARE(found({u"phone"_s, u"not asked"_s}), 0);
    QCOMPARE(found({u"mail"_s, {}}), 0);
}

void MissingTest::theLedgerCountsIt()
{
    completeWithoutPhone();
    LedgerQuery query;
    query.queue = q;
    const Ledger ledger =
        valueOf(LedgerStore(*anna->connection, anna->store.identity()).ledger(query));
    const auto ofPhone = std::ranges::find(ledger.lines, u"phone"_s, &LedgerLine::field);
    QVERIFY(ofPhone != ledger.lines.end());
    QCOMPARE(ofPhone->kind, ErrorKind::Missing);
    QCOMPARE(ofPhone->count, 1);
}

void MissingTest::aRecordThatIsCorrectedInBulkLosesIt()
{
    const Claim claim = taken();
    const ItemId id = claim.items.first().id;
    valueOf(say(*anna, claim, u"phone"_s, u"refused"_s));
    Disposition returned = Disposition::returnLater();
    returned.record = Record{{u"phone"_s, u""_s}};
    valueOf(anna->store.finish(id, claim.lock, returned));
    QVERIFY(!item(id).missing.isEmpty());
    const Record corrected{{u"phone"_s, u"555"_s}};
    const QList<ItemToCorrect> items{
        {id, u""_s, u"555"_s, item(id).change, searchTextOfValues(corrected)}};
    const BulkResult result = valueOf(CorrectionStore(*bert->connection, bert->store.identity())
                                          .correctItems({newId(), u"phone"_s}, items));
    QCOMPARE(result.done, QList{id});
    QVERIFY(item(id).missing.isEmpty());
}

INTRAY_TEST_GUILESS_MAIN(MissingTest)
#include "tst_missing.moc"
