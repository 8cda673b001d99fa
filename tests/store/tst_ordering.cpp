// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "deliveries.h"
#include "store/importing/deliverystore.h"
#include "store/reading/liststore.h"
#include "store/verifying/orderstore.h"
#include "store/verifying/plantstore.h"
#include "store/verifying/warrantystore.h"
#include "support/testclass.h"

#include <sqlite3.h>

#include <QScopeGuard>

using namespace intray;
using namespace Qt::StringLiterals;

/// A queue whose records pass: from what people noticed of planted slips to the number that is
/// stated of a delivery, and back where it does not hold; on every engine.
class OrderingTest : public QObject, protected TwoAtDeliveries
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowsOnly({u"sqlite"_s, u"postgresql"_s, u"mariadb"_s}); }
    void init();
    void cleanup() { QCOMPARE(valueOf(anna->store.audit()).violations, QStringList()); }

    void whereNothingIsKnownOfPeopleNothingPasses();
    void whereNobodyLooksAgainNothingPasses();
    void whereNoFieldIsKnownNothingIsJudged();
    void whatPassesIsStated();
    void theDoubtfulOfAFirstDeliveryAreOpenedBeforeAnyPasses();
    void moreIsDrawnUntilItCanBeStated();
    void aBoundOnRecordThatIsFarTooSmallIsPutRight();
    void whatPassedComesBackWhereTheBoundBreaks();
    void eachDeliverysRecordsAreReadOnce();
    void letPassDoesTheSameAsTheWindowAndBringsNothingBack();

private:
    OrderStore orders() { return {*anna->connection, anna->store.identity()}; }
    WarrantyStore warranties() { return {*anna->connection, anna->store.identity()}; }
    QueueWarranty known(ImportId only) { return valueOf(warranties().warrantyOf(q, only)); }
    ImportId bringInMany(int count);
    void plantSlips();
    void workOff(Person &person, const QString &queue, const QString &town = u"Birmingham"_s,
                 int most = 10'000);
    void lookAgain(ImportId id);
    void workUntilItIsStated(ImportId id);
    int linesOfStatements();
    std::unique_ptr<Person> clerk(const QString &name);
    int m_keys = 0;
};

namespace {

int readings = 0;

int countReading(unsigned, void *, void *, void *text)
{
    const QByteArray statement(static_cast<const char *>(text));
    readings += statement.contains("item_row.import_id = ") &&
                statement.contains("record_row.current IS NOT NULL");
    return 0;
}

int watchReadings(sqlite3 *database, const char **, const sqlite3_api_routines *)
{
    return sqlite3_trace_v2(database, SQLITE_TRACE_STMT, countReading, nullptr);
}

} // namespace

void OrderingTest::init()
{
    beginOn(engineOfRow());
    m_keys = 0;
    Queue again = queueNamed(u"again"_s);
    again.otherHands = true;
    again.share = 99;
    valueOf(anna->store.addQueue(again));
    setRules([](Queue &rules) {
        rules.letPass = PassRule{100'000, 90};
        rules.plantEvery = 50;
        rules.nextQueue = u"again"_s;
    });
    valueOf(anna->store.widenFields(q, {u"town"_s, u"zip"_s}));
}

ImportId OrderingTest::bringInMany(int count)
{
    QList<NewItem> items;
    for (int i = 0; i < count; ++i)
        items << town(u"k%1"_s.arg(++m_keys), i % 2 ? u"Birmingham"_s : u"Montgomery"_s,
                      i % 2 ? u"35203"_s : u"36104"_s);
    return bringIn(items, {});
}

std::unique_ptr<Person> OrderingTest::clerk(const QString &name)
{
    database->loginOf(name);
    valueOf(anna->store.setUser({name, name, true, {Role::Clerk}, {}}));
    return std::make_unique<Person>(*database, name);
}

/// Five people see a hundred of them, and miss two: one in each batch that the team's figures take.
void OrderingTest::plantSlips()
{
    for (int number = 0; number < 5; ++number) {
        const auto person = clerk(u"clerk%1"_s.arg(number));
        PlantStore plants(*person->connection, person->store.identity());
        bringInMany(41);
        for (int i = 0; i < 41; ++i) {
            const Claim claim = take(*person);
            const Item &item = claim.items.constFirst();
            if (i > 20) {
                const PlantedSlip slip{u"town"_s, SlipKind::Swapped, u"Birmingham"_s,
                                       u"Birmignham"_s};
                const qint64 plant = valueOf(plants.plant(item, slip));
                valueOf(plants.keepOutcome(
                    plant, !((number == 0 && i == 22) || (number == 1 && i == 40))));
            }
            valueOf(person->store.finish(item.id, item.lock.id, Disposition::complete()));
        }
    }
}

void OrderingTest::workOff(Person &person, const QString &queue, const QString &town, int most)
{
    for (int i = 0; i < most; ++i) {
        const auto claim = person.store.claimNext({queue}, 1);
        if (!claim || claim->items.isEmpty())
            return;
        const Item &item = claim->items.constFirst();
        Record record = item.record;
        if (town != u"Birmingham")
            record.insert(u"town"_s, town);
        valueOf(person.store.finish(item.id, item.lock.id, Disposition::complete(record)));
    }
}

void OrderingTest::lookAgain(ImportId id)
{
    letTakeBackSpanPass();
    workOff(*bert, u"again"_s);
    QCOMPARE(known(id).deliveries.constFirst().lookAgain, 0);
}

/// As long as records come back or are drawn.
void OrderingTest::workUntilItIsStated(ImportId id)
{
    do {
        workOff(*anna, q);
        lookAgain(id);
    } while (valueOf(orders().keepUp(q)).returned > 0);
}

int OrderingTest::linesOfStatements()
{
    ListStore lists(*anna->connection, anna->store.identity());
    return int(std::ranges::count(valueOf(lists.ruleEvents(RulesOf::Queue, q)), u"stated"_s,
                                  &RuleEvent::kind));
}

void OrderingTest::whereNothingIsKnownOfPeopleNothingPasses()
{
    const ImportId id = bringInMany(100);
    const KeptOrder kept = valueOf(orders().keepUp(q));
    QCOMPARE(kept.moved, 100);
    QCOMPARE(kept.passed + kept.drawn, 0);
    QVERIFY(!known(id).statement());
}

void OrderingTest::whereNobodyLooksAgainNothingPasses()
{
    bringInMany(3);
    const auto plan = [this] {
        const auto doubts =
            valueOf(DoubtStore(*anna->connection, anna->store.identity()).doubts(q));
        return WarrantyStore::plansOf(valueOf(warranties().warrantyOf(q)), doubts).constFirst();
    };
    QVERIFY(!plan().needsSecondLook);
    setRules([](Queue &rules) { rules.nextQueue.clear(); });
    QVERIFY(plan().needsSecondLook);
    QVERIFY(!plan().pass);
}

void OrderingTest::whereNoFieldIsKnownNothingIsJudged()
{
    Queue bare = queueNamed(u"bare"_s);
    bare.letPass = PassRule{100'000, 90};
    valueOf(anna->store.addQueue(bare));
    into = u"bare"_s;
    bringInMany(3);
    into = q;
    QCOMPARE(valueOf(orders().keepUp(u"bare"_s)), KeptOrder());
}

void OrderingTest::whatPassesIsStated()
{
    plantSlips();
    QCOMPARE(valueOf(warranties().warrantyOf(q)).experience.planted, 100);
    const ImportId id = bringInMany(300);
    const KeptOrder kept = valueOf(orders().keepUp(q));
    QVERIFY2(kept.passed > 100, qPrintable(QString::number(kept.passed)));
    QVERIFY(kept.drawn > 5);
    const KeptOrder again = valueOf(orders().keepUp(q));
    QCOMPARE(again.passed + again.drawn + again.returned, 0);
    workOff(*anna, q);
    lookAgain(id);
    const QueueWarranty now = known(id);
    QCOMPARE(now.experience.planted, 100);
    QCOMPARE(now.deliveries.constFirst().left, 0);
    QCOMPARE(now.deliveries.constFirst().figures.sampled, kept.drawn);
    const auto statement = now.statement();
    QVERIFY(statement.has_value());
    // What is drawn is left to chance, and few are at first.
    QVERIFY2(statement->wrongFields <= 0.5, qPrintable(QString::number(statement->wrongFields)));
    QCOMPARE(statement->confidence, 0.9);
    const bool isBroken = statement->wrongFields > 0.1;
    QCOMPARE(valueOf(orders().keepUp(q)).returned > 0, isBroken);
    if (isBroken)
        return;
    const auto onRecord = known(id).onRecord;
    QVERIFY(onRecord.has_value());
    QCOMPARE(onRecord->delivery, id);
    QCOMPARE(onRecord->records, 300);
    QCOMPARE(onRecord->passed, now.deliveries.constFirst().passed);
    QCOMPARE(onRecord->mostOfMillion, qint64(std::ceil(statement->wrongFields * 1e6)));
    QCOMPARE(linesOfStatements(), 1);
    valueOf(orders().keepUp(q));
    QCOMPARE(linesOfStatements(), 1);
}

void OrderingTest::theDoubtfulOfAFirstDeliveryAreOpenedBeforeAnyPasses()
{
    plantSlips();
    QList<NewItem> items;
    for (int i = 0; i < 300; ++i)
        items << town(u"k%1"_s.arg(++m_keys),
                      i < 30  ? u"Birminghm%1"_s.arg(i)
                      : i % 2 ? u"Birmingham"_s
                              : u"Montgomery"_s,
                      i < 30 || i % 2 ? u"35203"_s : u"36104"_s);
    const ImportId id = bringIn(items, {});
    const PlannedPass plan = valueOf(orders().tryPass(q)).constFirst().plan;
    QVERIFY2(plan.openFirst > 10, qPrintable(QString::number(plan.openFirst)));
    QVERIFY2(plan.openFirst <= 30, qPrintable(QString::number(plan.openFirst))); // as many are odd
    QVERIFY(!plan.pass);
    QCOMPARE(valueOf(orders().keepUp(q)).passed, 0);
    workOff(*anna, q, u"Birmingham"_s, int(plan.openFirst));
    QVERIFY(valueOf(orders().keepUp(q)).passed > 100);
    QVERIFY(known(id).deliveries.constFirst().pass.has_value());
}

void OrderingTest::moreIsDrawnUntilItCanBeStated()
{
    plantSlips();
    const ImportId id = bringInMany(300);
    const qint64 drawn = valueOf(orders().keepUp(q)).drawn;
    const int before = known(id).deliveries.constFirst().pass->drawn;
    workOff(*anna, q, u"Selma"_s, 1);
    workOff(*anna, q);
    lookAgain(id);
    QVERIFY(known(id).statement()->wrongFields > 0.1);
    const qint64 more = valueOf(orders().keepUp(q)).returned;
    QVERIFY2(more > 0, qPrintable(QString::number(more)));
    QCOMPARE(known(id).deliveries.constFirst().left, more);
    QVERIFY(known(id).deliveries.constFirst().pass->drawn > before);
    workUntilItIsStated(id);
    const DeliveryWarranty now = known(id).deliveries.constFirst();
    QVERIFY(now.figures.sampled >= drawn + more);
    QCOMPARE(now.figures.returned, 0);
    QVERIFY2(known(id).statement()->wrongFields <= 0.1,
             qPrintable(QString::number(known(id).statement()->wrongFields)));
    QVERIFY(now.passed > 0);
}

void OrderingTest::aBoundOnRecordThatIsFarTooSmallIsPutRight()
{
    plantSlips();
    const ImportId id = bringInMany(300);
    QVERIFY(valueOf(orders().keepUp(q)).passed > 100);
    workUntilItIsStated(id);
    const Stated computed = known(id).onRecord.value();
    const auto keptAs = [&](qint64 mostOfMillion) {
        Stated byHand = computed;
        byHand.mostOfMillion = mostOfMillion;
        valueOf(warranties().keepStatement(byHand));
        valueOf(orders().keepUp(q));
        return known(id).onRecord->mostOfMillion;
    };
    QCOMPARE(keptAs(1), computed.mostOfMillion);
    const qint64 aLittleLess = computed.mostOfMillion - computed.mostOfMillion / 20;
    QCOMPARE(keptAs(aLittleLess), aLittleLess); // a slip that is planted elsewhere does as much
}

void OrderingTest::whatPassedComesBackWhereTheBoundBreaks()
{
    plantSlips();
    const ImportId id = bringInMany(300);
    const KeptOrder kept = valueOf(orders().keepUp(q));
    QVERIFY(kept.passed > 100);
    workOff(*anna, q, u"Selma"_s); // all that was drawn was wrong
    lookAgain(id);
    QVERIFY(known(id).statement()->wrongFields > 0.1);
    const qint64 returned = valueOf(orders().keepUp(q)).returned;
    QVERIFY2(returned >= 20, qPrintable(QString::number(returned)));
    const DeliveryWarranty now = known(id).deliveries.constFirst();
    QCOMPARE(now.left, returned);
    QCOMPARE(now.passed, kept.passed - returned);
    QCOMPARE(valueOf(orders().keepUp(q)).returned, 0); // not before they were looked at
}

void OrderingTest::eachDeliverysRecordsAreReadOnce()
{
    if (engineOfRow() != u"sqlite")
        QSKIP("Statements are counted inside the program.");
    const int deliveries = 3;
    for (int i = 0; i < deliveries; ++i)
        bringInMany(4);
    sqlite3_auto_extension(reinterpret_cast<void (*)()>(watchReadings));
    const auto unwatched = qScopeGuard(
        [] { sqlite3_cancel_auto_extension(reinterpret_cast<void (*)()>(watchReadings)); });
    Person watched(*database, u"anna"_s);
    readings = 0;
    valueOf(OrderStore(*watched.connection, watched.store.identity()).keepUp(q));
    QCOMPARE(readings, deliveries);
}

void OrderingTest::letPassDoesTheSameAsTheWindowAndBringsNothingBack()
{
    plantSlips();
    const ImportId id = bringInMany(300);
    const PassedDelivery tried = valueOf(orders().tryPass(q)).constFirst();
    QCOMPARE(tried.plan.delivery, id);
    QCOMPARE(tried.done.passed, 0);
    QCOMPARE(known(id).deliveries.constFirst().passed, 0);
    const PassedDelivery done = valueOf(orders().letPass(q)).constFirst();
    QCOMPARE(done.plan.pass, tried.plan.pass);
    QVERIFY(done.done.passed > 100);
    QCOMPARE(known(id).deliveries.constFirst().passed, done.done.passed);
    workOff(*anna, q, u"Selma"_s); // all that was drawn was wrong
    lookAgain(id);
    QVERIFY(valueOf(orders().letPass(q)).isEmpty());
    QCOMPARE(known(id).deliveries.constFirst().passed, done.done.passed);
    setRules([](Queue &rules) { rules.letPass.reset(); });
    QCOMPARE(errorIn(orders().letPass(q)).kind, Error::Kind::Invalid);
}

INTRAY_TEST_GUILESS_MAIN(OrderingTest)
#include "tst_ordering.moc"
