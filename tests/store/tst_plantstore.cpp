// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/sql.h"
#include "store/verifying/plantstore.h"
#include "support/testclass.h"
#include "support/twoatwork.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// What the database knows of planted slips, and whom it tells, on every engine.
class TstPlantStore : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowsOnly({u"sqlite"_s, u"postgresql"_s, u"mariadb"_s}); }
    void init()
    {
        m_keys = 0;
        beginOn(engineOfRow());
        setRules([](Queue &rules) { rules.plantEvery = 50; });
    }

    void onlyTheHolderOfTheLockPlants();
    void onlyWhereTheQueueWantsIt();
    void notWhereFieldsAreKeyedTwice();
    void notInAPersonsFirstTwentyRecords();
    void onceUnderALock();
    void anOutcomeIsToldOnceByWhoSawIt();
    void oneSeesOnesOwnAlone();
    void aTeamsFiguresBeginWithFivePeopleAndAHundredSlips();
    void theTeamsFiguresGrowByWholeBatches();
    void aBatchInWhichAllWereCaughtWaits();
    void nobodyHasMoreThanAFifthOfABatch();
    void theHistoryNamesNoOutcome();
    void noRoleReadsAnothersOutcome();

private:
    static PlantStore storeOf(Person &person)
    {
        return {*person.connection, person.store.identity()};
    }
    static PlantedSlip slip()
    {
        return {u"city"_s, SlipKind::Swapped, u"Birmingham"_s, u"Birmignham"_s};
    }
    bool isServer() const { return engineOfRow() != u"sqlite"; }
    QList<Item> takeNew(Person &person, int count)
    {
        for (int i = 0; i < count; ++i)
            add(u"key-%1"_s.arg(++m_keys));
        return take(person, count).items;
    }
    void complete(Person &person, const QList<Item> &items)
    {
        for (const Item &item : items)
            valueOf(person.store.finish(item.id, item.lock.id, Disposition::complete()));
    }
    void learnTheQueue(Person &person) { complete(person, takeNew(person, 20)); }
    /// These outcomes, C for caught and M for missed, each in a record of its own, which is then
    /// completed.
    void plant(Person &person, const QString &outcomes)
    {
        const QList<Item> items = takeNew(person, int(outcomes.size()));
        for (qsizetype i = 0; i < items.size(); ++i)
            valueOf(storeOf(person).keepOutcome(valueOf(storeOf(person).plant(items.at(i), slip())),
                                                outcomes.at(i) == u'C'));
        complete(person, items);
    }
    /// Somebody with just these roles, who knows the queue if a clerk.
    std::unique_ptr<Person> as(const QString &name, const QList<Role> &roles)
    {
        database->loginOf(name);
        valueOf(anna->store.setUser({name, name, true, roles, {}}));
        auto person = std::make_unique<Person>(*database, name);
        if (roles.contains(Role::Clerk))
            learnTheQueue(*person);
        return person;
    }
    std::vector<std::unique_ptr<Person>> clerks(int count)
    {
        std::vector<std::unique_ptr<Person>> all;
        for (int i = 0; i < count; ++i)
            all.push_back(as(u"clerk%1"_s.arg(i), {Role::Clerk}));
        return all;
    }
    CaughtSlips whole()
    {
        const QList<CaughtHere> told = valueOf(storeOf(*anna).ofTeam(q));
        return told.isEmpty() ? CaughtSlips() : told.constFirst().slips;
    }
    QString table(const QString &name) const
    {
        return engineOfRow() == u"mariadb" ? name + u"_all"_s : u"intray."_s + name;
    }
    static Outcome<QStringList> answers(Person &person, const QString &statement)
    {
        return attempt(*person.connection, [&](Sql &sql) -> Outcome<QStringList> {
            return sql.allOfText(statement, {}, [](const Row &row) { return row.text("answer"); });
        });
    }
    static QStringList said(Person &person, const QString &statement)
    {
        return answers(person, statement).value_or(QStringList());
    }
    /// How many planted slips of anna, bert and the person themselves the database tells of by its
    /// own way to read them.
    qint64 toldByItsReading(Person &person)
    {
        qint64 told = 0;
        for (const QString &user : {u"anna"_s, u"bert"_s, person.store.identity().user}) {
            const auto rows = attempt(*person.connection, [&](Sql &sql) -> Outcome<QList<qint64>> {
                return sql.all("own_plants", {{":user", user}},
                               [](const Row &row) { return row.number("planted"); });
            });
            for (const qint64 planted : rows.value_or(QList<qint64>()))
                told += planted;
        }
        return told;
    }
    static bool isRefused(Person &person, const QString &statement)
    {
        return !answers(person, statement).has_value();
    }

    int m_keys = 0;
};

void TstPlantStore::onlyTheHolderOfTheLockPlants()
{
    learnTheQueue(*anna);
    learnTheQueue(*bert);
    const Item item = takeNew(*anna, 1).constFirst();
    QCOMPARE(errorIn(storeOf(*bert).plant(item, slip())).kind, Error::Kind::LockLost);
    Item other = item;
    other.lock.id = newId();
    QCOMPARE(errorIn(storeOf(*anna).plant(other, slip())).kind, Error::Kind::LockLost);
    QVERIFY(valueOf(storeOf(*anna).plant(item, slip())) > 0);
}

void TstPlantStore::onlyWhereTheQueueWantsIt()
{
    learnTheQueue(*anna);
    setRules([](Queue &rules) { rules.plantEvery.reset(); });
    const Item item = takeNew(*anna, 1).constFirst();
    const Error error = errorIn(storeOf(*anna).plant(item, slip()));
    QCOMPARE(error.kind, Error::Kind::NotPermitted);
    QVERIFY2(error.sentence.contains(u"planted"_s), qPrintable(error.sentence));
}

void TstPlantStore::notWhereFieldsAreKeyedTwice()
{
    learnTheQueue(*anna);
    for (const QString &name : {u"again"_s, u"decided"_s})
        valueOf(anna->store.addQueue(queueNamed(name)));
    Queue again = valueOf(anna->store.queue(u"again"_s));
    again.blindFields = {u"city"_s};
    again.decideQueue = u"decided"_s;
    again.otherHands = true;
    valueOf(anna->store.setQueue(again));
    setRules([](Queue &rules) { rules.nextQueue = u"again"_s; });
    const Item item = takeNew(*anna, 1).constFirst();
    QCOMPARE(errorIn(storeOf(*anna).plant(item, slip())).kind, Error::Kind::NotPermitted);
}

void TstPlantStore::notInAPersonsFirstTwentyRecords()
{
    complete(*anna, takeNew(*anna, 19));
    learnTheQueue(*bert);
    Item item = takeNew(*anna, 1).constFirst();
    QCOMPARE(errorIn(storeOf(*anna).plant(item, slip())).kind, Error::Kind::NotPermitted);
    complete(*anna, {item});
    item = takeNew(*anna, 1).constFirst();
    valueOf(storeOf(*anna).plant(item, slip()));
}

void TstPlantStore::onceUnderALock()
{
    learnTheQueue(*anna);
    const QList<Item> items = takeNew(*anna, 2);
    valueOf(storeOf(*anna).plant(items.at(0), slip()));
    QCOMPARE(errorIn(storeOf(*anna).plant(items.at(0), slip())).kind, Error::Kind::NotPermitted);
    valueOf(storeOf(*anna).plant(items.at(1), slip()));
}

void TstPlantStore::anOutcomeIsToldOnceByWhoSawIt()
{
    learnTheQueue(*anna);
    const qint64 plant = valueOf(storeOf(*anna).plant(takeNew(*anna, 1).constFirst(), slip()));
    QCOMPARE(errorIn(storeOf(*bert).keepOutcome(plant, true)).kind, Error::Kind::NotFound);
    QVERIFY(valueOf(storeOf(*anna).own()) == CaughtSlips());
    valueOf(storeOf(*anna).keepOutcome(plant, false));
    valueOf(storeOf(*anna).keepOutcome(plant, true)); // an answer was lost, or somebody tries
    QVERIFY((valueOf(storeOf(*anna).own()) == CaughtSlips{1, 0}));
}

void TstPlantStore::oneSeesOnesOwnAlone()
{
    learnTheQueue(*anna);
    learnTheQueue(*bert);
    plant(*anna, u"CMCC"_s);
    plant(*bert, u"MM"_s);
    QVERIFY((valueOf(storeOf(*anna).own()) == CaughtSlips{4, 3}));
    QVERIFY((valueOf(storeOf(*bert).own()) == CaughtSlips{2, 0}));
}

void TstPlantStore::aTeamsFiguresBeginWithFivePeopleAndAHundredSlips()
{
    const auto team = clerks(5);
    for (size_t i = 0; i < 4; ++i)
        plant(*team.at(i), u"CCCM"_s.repeated(6));
    QVERIFY(valueOf(storeOf(*anna).ofTeam(q)).isEmpty());
    plant(*team.at(4), u"CCCM"_s.repeated(4) + u"CCC"_s);
    QVERIFY(valueOf(storeOf(*anna).ofTeam(q)).isEmpty());
    plant(*team.at(4), u"M"_s);
    QVERIFY((whole() == CaughtSlips{100, 75}));
    const QList<CaughtHere> told = valueOf(storeOf(*anna).ofTeam(q));
    QCOMPARE(told.size(), 4); // all, of the field, of the kind, of this kind in the field
    QCOMPARE(told.constLast().field, u"city"_s);
    QCOMPARE(told.constLast().kind, u"swapped"_s);
    QCOMPARE(valueOf(storeOf(*anna).ofTeam(u"work"_s)).size(), 4);
    QCOMPARE(errorIn(storeOf(*anna).ofTeam(u"none"_s)).kind, Error::Kind::NotFound);
}

void TstPlantStore::theTeamsFiguresGrowByWholeBatches()
{
    const auto team = clerks(5);
    for (const auto &person : team)
        plant(*person, u"CCCM"_s.repeated(5));
    const CaughtSlips before = whole();
    QVERIFY((before == CaughtSlips{100, 75}));
    for (size_t i = 0; i < 4; ++i) {
        plant(*team.at(i), u"CCCM"_s);
        QVERIFY(whole() == before);
    }
    plant(*team.at(4), u"CCC"_s);
    QVERIFY(whole() == before);
    plant(*team.at(4), u"M"_s);
    QVERIFY((whole() == CaughtSlips{120, 90}));
}

void TstPlantStore::aBatchInWhichAllWereCaughtWaits()
{
    const auto team = clerks(5);
    for (const auto &person : team)
        plant(*person, u"CCCM"_s.repeated(5));
    const CaughtSlips before = whole();
    for (const auto &person : team)
        plant(*person, QString(19, u'C'));
    QVERIFY(whole() == before); // would say that nobody missed anything
    for (const auto &person : team)
        plant(*person, u"C"_s);
    QVERIFY((whole() == CaughtSlips{200, 175}));
}

void TstPlantStore::nobodyHasMoreThanAFifthOfABatch()
{
    const auto team = clerks(5);
    for (const auto &person : team)
        plant(*person, u"CCCM"_s.repeated(5));
    plant(*team.at(0), QString(40, u'M'));
    for (size_t i = 1; i < 5; ++i)
        plant(*team.at(i), u"CCCC"_s);
    QVERIFY((whole() == CaughtSlips{120, 91}));
}

void TstPlantStore::theHistoryNamesNoOutcome()
{
    learnTheQueue(*anna);
    const QList<Item> items = takeNew(*anna, 1);
    valueOf(storeOf(*anna).keepOutcome(valueOf(storeOf(*anna).plant(items.constFirst(), slip())),
                                       false));
    complete(*anna, items);
    QCOMPARE(kindsOf(items.constFirst().id).last(3),
             (QStringList{u"added"_s, u"claimed"_s, u"completed"_s}));
}

void TstPlantStore::noRoleReadsAnothersOutcome()
{
    if (!isServer())
        QSKIP("Whoever may read the file may read all of it.");
    learnTheQueue(*bert);
    plant(*bert, u"CM"_s);
    const QString user = engineOfRow() == u"mariadb" ? u"user"_s : u"\"user\""_s;
    for (const Role role : allRoles()) {
        const auto other = as(u"other"_s, {role});
        for (const QString &name :
             {table(u"plant"_s), table(u"plant"_s).remove(u"_all"_s) + u"_row"_s, u"plant_told"_s})
            for (const QString &statement : {u"SELECT outcome AS answer FROM "_s + name,
                                             u"SELECT field AS answer FROM "_s + name,
                                             u"SELECT count(outcome) AS answer FROM "_s + name +
                                                 u" HAVING count(outcome) > 0"_s,
                                             u"SELECT %1 AS answer FROM %2"_s.arg(user, name)})
                QVERIFY2(said(*other, statement).isEmpty(), qPrintable(nameOf(role) + statement));
        for (const QString &statement :
             {u"UPDATE %1 SET outcome = 'caught'"_s, u"UPDATE %1 SET batch = 1, turn = NULL"_s,
              u"DELETE FROM %1"_s})
            QVERIFY2(isRefused(*other, statement.arg(table(u"plant"_s))), qPrintable(statement));
        QCOMPARE(toldByItsReading(*other), 0);
        QVERIFY(storeOf(*other).own().value_or(CaughtSlips()) == CaughtSlips());
    }
    QVERIFY((valueOf(storeOf(*bert).own()) == CaughtSlips{2, 1}));
    QVERIFY(toldByItsReading(*bert) >= 2);
    if (engineOfRow() == u"postgresql") // not even one's own: a plan tells what a filter hides
        QVERIFY(isRefused(*bert, u"EXPLAIN ANALYZE SELECT 1 AS answer FROM intray.plant"_s));
}

INTRAY_TEST_GUILESS_MAIN(TstPlantStore)
#include "tst_plantstore.moc"
