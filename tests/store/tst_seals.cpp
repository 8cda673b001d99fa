// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "forging.h"
#include "store/checking/selftestqueue.h"
#include "support/testclass.h"
#include "support/twoatwork.h"

#include <QtConcurrentRun>

using namespace intray;
using namespace Qt::StringLiterals;

/// Seals on the history: how they are made, and what they notice.
class Seals : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowsOnly({u"sqlite"_s, u"postgresql"_s, u"mariadb"_s}); }
    void init();

    void whatWasDoneIsSealedOnce();
    void aLongHistoryIsSealedInStretches();
    void aYoungSealIsSpared();
    void twoSweepersMakeOneChain();
    void whatIsCommittedLateBreaksNoSeal();
    void aSelftestLeavesNoBrokenSeal();
    void whatIsLeftOfASelftestIsNamed();
    void aPlantedSelftestExemptsNothing();
    void whatIsPutIntoAPlantedSelftestIsSealed_data();
    void whatIsPutIntoAPlantedSelftestIsSealed();
    void aQueueThatIsToldToBeASelftestsIsNamed();
    void aQueueThatIsToldToBeOfATableIsNamed();
    void strangeTextIsSealedAsItIs();
    void aForgeryIsFoundAndNamed_data();
    void aForgeryIsFoundAndNamed();
    void aPlantedFactHidesNothing_data();
    void aPlantedFactHidesNothing();
    void aPlantedFactKeepsNothingFromBeingSealed_data();
    void aPlantedFactKeepsNothingFromBeingSealed();
    void aFactPlantedInTheNextOnesPlaceIsNamed();
    void aSealOfNumberZeroIsNamed();
    void whatHasNoNumberOfIntrayIsNamed_data();
    void whatHasNoNumberOfIntrayIsNamed();
    void changesPastIntrayAreFoundAndNamed_data();
    void changesPastIntrayAreFoundAndNamed();
    void aRoleGivenPastIntrayIsFound();
    void aForgedRuleIsNotPutDownToTheNextOne();
    void aCutOffEndIsFoundByAKeptSealOnly();
    void aChainMadeAnewIsFoundByAKeptSealOnly();

private:
    int seal(int longest = 0);
    AuditReport audit(const QStringList &expected = {});
    QString head() { return valueOf(auditHead(*anna->connection)).digest; }
    void forge(const QString &statements) { intray::forge(*database, statements); }
};

// Items 1 to 5, each added; 1 to 3 completed.
void Seals::init()
{
    beginOn(engineOfRow());
    for (const QString &key : {u"1"_s, u"2"_s, u"3"_s, u"4"_s, u"5"_s})
        add(key);
    for (int i = 0; i < 3; ++i) {
        const Claim claim = take(*anna);
        valueOf(anna->store.finish(claim.items.first().id, claim.lock, Disposition::complete()));
    }
}

int Seals::seal(int longest)
{
    letMinutesPass(*database);
    return valueOf(anna->store.sealHistory({}, longest));
}

AuditReport Seals::audit(const QStringList &expected)
{
    return valueOf(auditEverything(*anna->connection, {}, {}, expected));
}

void Seals::whatWasDoneIsSealedOnce()
{
    QCOMPARE(valueOf(auditHead(*anna->connection)).number, 0);
    QCOMPARE(seal(), 1);
    QCOMPARE(seal(), 0);
    const AuditReport report = audit();
    QCOMPARE(report.violations.join(u'\n'), QString());
    QCOMPARE(report.seals, 1);
    const Seal head = valueOf(auditHead(*anna->connection));
    QCOMPARE(head.number, 1);
    QCOMPARE(head.events, 11);
    QCOMPARE(head.madeBy, u"anna"_s);
    QCOMPARE(head.digest.size(), 64);
    add(u"6"_s);
    QCOMPARE(seal(), 1);
    QCOMPARE(audit({head.digest}).violations.join(u'\n'), QString());
}

void Seals::aLongHistoryIsSealedInStretches()
{
    QCOMPARE(seal(5), 3);
    const AuditReport report = audit();
    QCOMPARE(report.violations.join(u'\n'), QString());
    QCOMPARE(report.seals, 3);
    QCOMPARE(valueOf(auditHead(*anna->connection)).events, 1);
}

void Seals::aYoungSealIsSpared()
{
    QCOMPARE(seal(), 1);
    add(u"6"_s);
    letMinutesPass(*database);
    QCOMPARE(valueOf(anna->store.sealHistory(std::chrono::hours(1))), 0);
    QCOMPARE(valueOf(anna->store.sealHistory(std::chrono::hours(1), 1)),
             1); // a whole stretch waits
}

void Seals::twoSweepersMakeOneChain()
{
    letMinutesPass(*database);
    const auto sealAll = [](Person *person) {
        int made = 0;
        for (int i = 0; i < 20; ++i)
            made += person->store.sealHistory({}, 1).value_or(0);
        return made;
    };
    // Connections belong to their threads.
    const auto work = [&](const QString &name) {
        return QtConcurrent::run([this, name, sealAll] {
            Person person(*database, name);
            return sealAll(&person);
        });
    };
    auto first = work(u"anna"_s);
    auto second = work(u"bert"_s);
    const int made = first.result() + second.result();
    const AuditReport report = audit();
    QCOMPARE(report.violations.join(u'\n'), QString());
    QCOMPARE(report.seals, made);
    QCOMPARE(valueOf(auditHead(*anna->connection)).lastEvent, 11);
}

void Seals::whatIsCommittedLateBreaksNoSeal()
{
    if (engineOfRow() == u"sqlite")
        QSKIP("SQLite has one writer at a time.");
    const bool isMaria = engineOfRow() == u"mariadb";
    const auto slow = database->connectAsOwner();
    slow->d().execute(u"BEGIN"_s);
    slow->d().execute(inWordsOf(
        slow->d().dialect,
        u"INSERT INTO {event} (at, kind, {user}, workstation) VALUES (%1, 'tombstone', 'slow', '')"_s
            .arg(isMaria ? u"UTC_TIMESTAMP(3) - INTERVAL 5 MINUTE"_s : u"now()"_s)));
    add(u"6"_s);
    if (isMaria)
        database->administer(
            u"UPDATE event_all SET at = at - INTERVAL 2 MINUTE WHERE kind = 'added'"_s);
    (void)anna->store.sealHistory();
    QVERIFY(valueOf(auditHead(*anna->connection)).lastEvent <= 11);
    slow->d().execute(u"COMMIT"_s);
    seal();
    QCOMPARE(audit().violations.join(u'\n'), QString());
    QCOMPARE(valueOf(auditHead(*anna->connection)).lastEvent, 13);
}

void Seals::aSelftestLeavesNoBrokenSeal()
{
    const SelftestQueue queue =
        valueOf(SelftestQueue::make(*anna->connection, anna->store.identity(), 5));
    add(u"6"_s);
    QCOMPARE(seal(), 1);
    QCOMPARE(audit().violations.join(u'\n'), QString());
    valueOf(queue.remove());
    QCOMPARE(audit().violations.join(u'\n'), QString());
    add(u"7"_s);
    QCOMPARE(seal(), 1);
    QCOMPARE(audit().violations.join(u'\n'), QString());
}

static const auto plant = u"INSERT INTO {selftest} (queue_id, first_item, last_item, made_at) "
                          "VALUES ((SELECT x.id FROM {queues} AS x WHERE x.name = '%1'), 1, "
                          "1000000, %2)"_s;

// Over the numbers of items to come, of whatever queue.
void Seals::aPlantedSelftestExemptsNothing()
{
    valueOf(anna->store.addQueue(queueNamed(u"selftest-x"_s)));
    seal();
    forge(plant.arg(u"selftest-x"_s, u"{later}"_s));
    add(u"6"_s);
    QCOMPARE(seal(), 1);
    const QString kept = head();
    forge(u"UPDATE {event} SET workstation = 'elsewhere' WHERE kind = 'added' AND item_id = #6"_s);
    const QString found = audit({kept}).violations.join(u'\n');
    QVERIFY2(found.contains(u"Seal 2 of"_s) && found.contains(u"was changed"_s), qPrintable(found));
}

void Seals::whatIsPutIntoAPlantedSelftestIsSealed_data()
{
    QTest::addColumn<QString>("disguise");
    QTest::newRow("as it is") << u"UPDATE {item} SET priority = 0 WHERE {key} = '6'"_s;
    QTest::newRow("as a selftest's by its key")
        << u"UPDATE {item} SET {key} = 'selftest-7' WHERE {key} = '6'"_s;
}

// Only while the seal is made, so that the audit cannot name it.
void Seals::whatIsPutIntoAPlantedSelftestIsSealed()
{
    QFETCH(QString, disguise);
    valueOf(anna->store.addQueue(queueNamed(u"selftest-x"_s)));
    seal();
    forge(plant.arg(u"selftest-x"_s, u"{later}"_s));
    add(u"6"_s);
    const auto planted = u"(SELECT x.id FROM {queues} AS x WHERE x.name = 'selftest-x')"_s;
    if (isServer(database->connectAsOwner()->d().dialect))
        forge(u"UPDATE {event} SET queue_id = %1 WHERE item_id = #6"_s.arg(planted));
    forge(u"UPDATE {item} SET queue_id = %1 WHERE {key} = '6'"_s.arg(planted));
    forge(disguise);
    QCOMPARE(seal(), 1);
    const QString kept = head();
    const auto its = u"(SELECT x.id FROM {item} AS x WHERE x.queue_id = %1)"_s.arg(planted);
    forge(u"DELETE FROM {event} WHERE item_id IN %1; DELETE FROM {record} WHERE item_id IN %1; "
          "DELETE FROM {item} WHERE id IN %1; DELETE FROM {selftest}; "
          "DELETE FROM {queues} WHERE name = 'selftest-x'"_s.arg(its));
    const QString found = audit({kept}).violations.join(u'\n');
    QVERIFY2(found.contains(u"Seal 2 of"_s) && found.contains(u"1 of its 1 events are gone"_s),
             qPrintable(found));
}

void Seals::aQueueThatIsToldToBeASelftestsIsNamed()
{
    const QString queue = valueOf(anna->store.queues()).constFirst().name;
    forge(plant.arg(queue, u"{later}"_s));
    const QString found = audit().violations.join(u'\n');
    QVERIFY2(found.contains(u"The queue %1 is told to be a selftest's"_s.arg(queue)) &&
                 found.contains(u"5 of its items are none that a selftest made"_s),
             qPrintable(found));
}

void Seals::whatIsLeftOfASelftestIsNamed()
{
    const SelftestQueue queue =
        valueOf(SelftestQueue::make(*anna->connection, anna->store.identity(), 5));
    const QString fresh = audit().notes.join(u'\n');
    QVERIFY2(fresh.contains(u"The queue %1 is a selftest's that runs"_s.arg(queue.name())),
             qPrintable(fresh));
    forge(u"UPDATE {selftest} SET made_at = {then}"_s);
    const QString found = audit().violations.join(u'\n');
    QVERIFY2(found.contains(u"The queue %1 is left over from a selftest"_s.arg(queue.name())),
             qPrintable(found));
    valueOf(queue.remove());
    QCOMPARE(audit().violations.join(u'\n'), QString());
}

void Seals::aQueueThatIsToldToBeOfATableIsNamed()
{
    seal();
    const QString queue = valueOf(anna->store.queues()).constFirst().name;
    forge(u"INSERT INTO {adopted} (queue_id, layout, statements) "
          "VALUES ((SELECT x.id FROM {queues} AS x WHERE x.name = '%1'), '{}', '{}')"_s.arg(queue));
    const auto connection = database->connectAsOwner();
    const auto report = auditEverything(*connection);
    const QString notes = report ? report->notes.join(u'\n') : report.error().sentence;
    QVERIFY2(notes.contains(u"The queue %1 is of an adopted table now"_s.arg(queue)),
             qPrintable(notes));
}

void Seals::strangeTextIsSealedAsItIs()
{
    const Claim claim = take(*anna);
    valueOf(anna->store.finish(
        claim.items.first().id, claim.lock,
        Disposition::fail(u"torn | \"\\\n\t\u0001 ä ß 漢字 \U0001F600 \u00a0"_s)));
    QCOMPARE(seal(), 1);
    QCOMPARE(audit().violations.join(u'\n'), QString());
}

void Seals::aForgeryIsFoundAndNamed_data()
{
    QTest::addColumn<QString>("forgery");
    QTest::addColumn<QString>("words");
    const auto row = [](const char *name, const QString &forgery, const QString &words) {
        QTest::newRow(name) << forgery << words;
    };
    // Under seals of four events each: 1 to 4, 5 to 8, 9 to 11.
    row("an item deleted with its whole history",
        u"DELETE FROM {event} WHERE item_id = #4; DELETE FROM {record} WHERE item_id = #4; "
        "DELETE FROM {item} WHERE {key} = '4'"_s,
        u"events 1 to 4: 1 of its 4 events are gone: 4."_s);
    row("a stretch of events deleted", u"DELETE FROM {event} WHERE id BETWEEN 6 AND 9"_s,
        u"events 5 to 8: 3 of its 4 events are gone: 6 to 8."_s);
    row("a whole stretch deleted", u"DELETE FROM {event} WHERE id BETWEEN 5 AND 8"_s,
        u"events 5 to 8: 4 of its 4 events are gone: 5 to 8."_s);
    row("the end of the history deleted", u"DELETE FROM {event} WHERE id > 9"_s,
        u"events 9 to 11: 2 of its 3 events are gone: 10 to 11."_s);
    const QString changed = u"what it sealed was changed, or the seal itself was"_s;
    row("the user of an event changed", u"UPDATE {event} SET {user} = 'bert' WHERE id = 1"_s,
        u"events 1 to 4: "_s + changed);
    row("the time of an event changed",
        u"UPDATE {event} SET at = (SELECT o.at FROM (SELECT at FROM {event} WHERE id = 1) AS o) "
        "WHERE id = 6"_s,
        u"events 5 to 8: "_s + changed);
    row("the workstation of an event changed",
        u"UPDATE {event} SET workstation = 'elsewhere' WHERE id = 2"_s,
        u"events 1 to 4: "_s + changed);
    row("the detail of an event changed",
        u"UPDATE {event} SET detail = '{\"reason\":\"other\"}' WHERE id = 3"_s,
        u"events 1 to 4: "_s + changed);
    row("the operation of an event taken out",
        u"UPDATE {event} SET operation_id = NULL WHERE id = 9"_s, u"events 9 to 11: "_s + changed);
    row("two events changed places",
        u"UPDATE {event} SET item_id = CASE id WHEN 4 THEN #5 ELSE #4 END WHERE id IN (4, 5)"_s,
        u"events 1 to 4: "_s + changed);
    row("an event replaced",
        u"DELETE FROM {event} WHERE id = 4; INSERT INTO {event} (id, at, kind, {user}, "
        u"workstation) "
        "{own} VALUES (4, {then}, 'tombstone', 'bert', '')"_s,
        u"events 1 to 4: "_s + changed);
    row("a seal's digest changed",
        u"UPDATE {seal} SET digest = '%1' WHERE number = 1"_s.arg(QString(64, u'a')),
        u"it was not made behind seal 1 as that is now"_s);
    row("a seal's maker changed", u"UPDATE {seal} SET made_by = 'bert' WHERE number = 2"_s,
        u"events 5 to 8: "_s + changed);
    row("a seal's time changed", u"UPDATE {seal} SET made_at = {then} WHERE number = 3"_s,
        u"Seal 3 of 2001-02-03T04:05:06.000Z, events 9 to 11: "_s + changed);
    row("fewer events said to be sealed",
        u"DELETE FROM {event} WHERE id = 11; UPDATE {seal} SET events = 2 WHERE number = 3"_s,
        u"events 9 to 11: "_s + changed);
    row("a seal in the middle deleted", u"DELETE FROM {seal} WHERE number = 2"_s,
        u"the one before it has number 1, some are gone"_s);
    row("the first seal deleted", u"DELETE FROM {seal} WHERE number = 1"_s,
        u"the one before it has number 0, some are gone"_s);
    row("a seal deleted and the next ones moved up",
        u"DELETE FROM {seal} WHERE number = 2; UPDATE {seal} SET number = 2 WHERE number = 3"_s,
        u"it was not made behind seal 1 as that is now"_s);
    row("a forged seal appended",
        u"INSERT INTO {seal} (number, made_at, made_by, first_event, last_event, events, "
        "first_rule, last_rule, rules, items, previous, digest) SELECT 4, made_at, made_by, 12, "
        "12, 0, last_rule + 1, last_rule, 0, 0, digest, '%1' FROM {seal} WHERE number = 3"_s.arg(
            QString(64, u'b')),
        u"Seal 4 of "_s);
}

void Seals::aForgeryIsFoundAndNamed()
{
    QFETCH(QString, forgery);
    QFETCH(QString, words);
    QCOMPARE(seal(4), 3);
    QCOMPARE(audit().violations.join(u'\n'), QString());
    forge(forgery);
    const QString all = audit().violations.join(u'\n');
    QVERIFY2(all.contains(words), qPrintable(words + u": "_s + all));
}

static const QString plantedFact =
    u"INSERT INTO {item_seal} (item_id, event_id, seal, digests) VALUES (%1)"_s;
static const QString forgedRecord =
    u"UPDATE {record} SET imported = '{\"name\":\"forged\"}', search = 'forged' WHERE item_id = %1"_s;

void Seals::aPlantedFactHidesNothing_data()
{
    QTest::addColumn<QString>("item");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("words");
    const auto row = [](const char *name, const QString &item, const QString &line,
                        const QString &words) { QTest::newRow(name) << item << line << words; };
    // One seal over the events 1 to 11; items 1 to 3 have three of them, items 4 and 5 one.
    row("behind all events, of seal 0", u"#4"_s, u"1000000, 0, ''"_s,
        u": what seal 0 is told to have found behind event 1000000 is not of that seal."_s);
    row("behind all events, of a seal that is not there", u"#4"_s, u"1000000, 999, 'a,b'"_s,
        u": what seal 999 is told to have found behind event 1000000 "_s);
    row("behind all events, of the seal", u"#4"_s, u"1000000, 1, ''"_s,
        u": what seal 1 is told to have found behind event 1000000 "_s);
    row("before all events", u"#4"_s, u"0, 999, 'a,b'"_s,
        u": what seal 999 is told to have found behind event 0 "_s);
    row("behind an event of another item", u"#4"_s, u"5, 1, ''"_s,
        u": what seal 1 is told to have found behind event 5 "_s);
    row("before the one of the seal", u"#4"_s, u"3, 1, ''"_s,
        u": what seal 1 is told to have found behind event 3 "_s);
    row("behind an earlier event of the item", u"#1"_s, u"1, 1, ''"_s,
        u": what seal 1 is told to have found behind event 1 "_s);
}

// Neither the facts of its item nor itself.
void Seals::aPlantedFactHidesNothing()
{
    QFETCH(QString, item);
    QFETCH(QString, line);
    QFETCH(QString, words);
    QCOMPARE(seal(), 1);
    const QString kept = head();
    QCOMPARE(audit({kept}).violations.join(u'\n'), QString());
    forge(forgedRecord.arg(item) + u';' + plantedFact.arg(item + u", "_s + line));
    const QString all = audit({kept}).violations.join(u'\n');
    QVERIFY2(all.contains(words), qPrintable(words + u": "_s + all));
    for (const QString &fact : {u"what came in"_s, u"what is searched in"_s})
        QVERIFY2(all.contains(u", now: %1 is not as seal 1 found it"_s.arg(fact)), qPrintable(all));
}

void Seals::aPlantedFactKeepsNothingFromBeingSealed_data()
{
    QTest::addColumn<QString>("line");
    QTest::newRow("of seal 0") << u"#4, 1000000, 0, ''"_s;
    QTest::newRow("of a seal that is not there") << u"#4, 1000000, 999, ''"_s;
    QTest::newRow("of the next seal") << u"#4, 1000000, 1, ''"_s;
}

void Seals::aPlantedFactKeepsNothingFromBeingSealed()
{
    QFETCH(QString, line);
    forge(plantedFact.arg(line));
    QCOMPARE(seal(), 1);
    forge(forgedRecord.arg(u"#4"_s));
    const QString all = audit().violations.join(u'\n');
    QVERIFY2(all.contains(u", now: what came in is not as seal 1 found it"_s), qPrintable(all));
    QVERIFY2(all.contains(u"is told to have found behind event 1000000 "_s), qPrintable(all));
}

// Two lines have no room there; the history is sealed all the same, and the item by its next event.
void Seals::aFactPlantedInTheNextOnesPlaceIsNamed()
{
    forge(plantedFact.arg(u"#4, 4, 999, ''"_s));
    QCOMPARE(seal(), 1);
    const QStringList found = audit().violations;
    QCOMPARE(found.size(), 1);
    QVERIFY2(found.first().contains(u"what seal 999 is told to have found behind event 4 "_s),
             qPrintable(found.first()));
    const Claim claim = take(*anna);
    valueOf(anna->store.finish(claim.items.first().id, claim.lock, Disposition::complete()));
    QCOMPARE(seal(), 1);
    forge(forgedRecord.arg(u"#4"_s));
    const QString all = audit().violations.join(u'\n');
    QVERIFY2(all.contains(u", now: what came in is not as seal 2 found it"_s), qPrintable(all));
}

void Seals::aSealOfNumberZeroIsNamed()
{
    QCOMPARE(seal(), 1);
    if (engineOfRow() == u"postgresql")
        forge(u"ALTER TABLE {seal} DROP CONSTRAINT seal_is_counted_from_one"_s);
    forge(forgedRecord.arg(u"#4"_s));
    forge(
        u"INSERT INTO {seal} (number, made_at, made_by, first_event, last_event, events, "
        "first_rule, last_rule, rules, items, previous, digest) SELECT 0, made_at, made_by, 0, "
        "1000000, 0, 0, 0, 0, 0, '%1', '%1' FROM {seal} WHERE number = 1"_s.arg(QString(64, u'b')));
    const QString all = audit().violations.join(u'\n');
    QVERIFY2(all.contains(u"Seal 0 of "_s), qPrintable(all));
}

void Seals::whatHasNoNumberOfIntrayIsNamed_data()
{
    QTest::addColumn<QString>("forgery");
    QTest::addColumn<QString>("words");
    const auto row = [](const char *name, const QString &forgery, const QString &words) {
        QTest::newRow(name) << forgery << words;
    };
    const QString columns = u"at, kind, {user}, workstation"_s;
    const auto event = [&](const QString &number, const QString &item) {
        return u"INSERT INTO {event} (id, {queue}item_id, %1) {own} SELECT %2, {queue}%3, %1 "
               "FROM {event} WHERE id = 4"_s.arg(columns, number, item);
    };
    const auto item = [](const QString &number) {
        return u"INSERT INTO {item} (id, queue_id, {key}, state, created_by, created_at{rank}) "
               "{own} SELECT %1, queue_id, 'forged', state, created_by, created_at{rank} FROM "
               "{item} WHERE {key} = '4'; INSERT INTO {record} (item_id, {queue of "
               "record}imported, "
               "search) SELECT %1, {queue of record}imported, search FROM {record} WHERE "
               "item_id = #4"_s.arg(number);
    };
    const QString noItem = u", now: Intray gives no item a number below 1."_s;
    const QString noEvent = u": Intray gives no event a number below 1."_s;
    row("an item", item(u"-7"_s), u"Item -7"_s + noItem);
    row("an item is held against its history", item(u"-7"_s),
        u"Item -7, now: the item has no history."_s);
    row("the item of the lowest number", item(u"-9223372036854775807 - 1"_s),
        u"Item -9223372036854775808"_s + noItem);
    row("an event", event(u"-9"_s, u"#4"_s), u", event -9"_s + noEvent);
    row("the event of the lowest number", event(u"-9223372036854775807 - 1"_s, u"#4"_s),
        u", event -9223372036854775808"_s + noEvent);
    row("an event of no item",
        u"INSERT INTO {event} (id, %1) {own} SELECT -9, at, 'tombstone', {user}, workstation FROM "
        "{event} WHERE id = 4"_s.arg(columns),
        u"Event -9"_s + noEvent);
    row("an event of an item that is not there", event(u"1000"_s, u"-5"_s),
        u"Item -5, now: the item is gone."_s);
    row("an event of an item that is not there yet", event(u"1000"_s, u"500"_s),
        u"Item 500, now: the item is gone."_s);
    row("a line of the history of rules",
        u"INSERT INTO {rule_event} (id, at, kind, about, subject, {user}, state) {own} SELECT -5, "
        "at, kind, about, subject, {user}, state FROM {rule_event} WHERE id = 1"_s,
        u"The history of rules, line -5: Intray gives no line a number below 1."_s);
}

void Seals::whatHasNoNumberOfIntrayIsNamed()
{
    QFETCH(QString, forgery);
    QFETCH(QString, words);
    QCOMPARE(seal(), 1);
    QCOMPARE(audit().violations.join(u'\n'), QString());
    const bool isPostgresql = engineOfRow() == u"postgresql";
    forge(forgery.replace(u"{rank}"_s, isPostgresql ? u", rank"_s : QString())
              .replace(u"{queue of record}"_s, isPostgresql ? u"queue_id, "_s : QString()));
    const QString all = audit().violations.join(u'\n');
    QVERIFY2(all.contains(words), qPrintable(words + u": "_s + all));
}

void Seals::changesPastIntrayAreFoundAndNamed_data()
{
    QTest::addColumn<QString>("forgery");
    QTest::addColumn<QString>("words");
    const auto row = [](const char *name, const QString &forgery, const QString &words) {
        QTest::newRow(name) << forgery << words;
    };
    row("a rule changed", u"UPDATE {queues} SET attempts = 7 WHERE name = 'work'"_s,
        u"Queue work, rules as of line "_s);
    row("which rule it was", u"UPDATE {queues} SET attempts = 7 WHERE name = 'work'"_s,
        u": attempts is 7, not nothing."_s);
    row("a schema changed",
        u"UPDATE {queues} SET record_schema = '{\"required\":[\"a\"]}' WHERE name = 'work'"_s,
        u"record_schema is {\"required\":[\"a\"]}, not {}."_s);
    row("a queue put in",
        u"INSERT INTO {queues} (name, title, record_schema, lock_seconds, longest_hold_seconds, "
        "dispositions) VALUES ('secret', '', '{}', 1800, 1800, 'complete')"_s,
        u"Queue secret: the history of rules does not know it."_s);
    row("a pause taken back", u"UPDATE {queues} SET paused = 1 WHERE name = 'work'"_s,
        u"paused is 1, not 0."_s);
    row("a line about rules deleted", u"DELETE FROM {rule_event} WHERE kind = 'added'"_s,
        u"changes of rules and users are gone"_s);
    row("a line about rules changed",
        u"UPDATE {rule_event} SET {user} = 'bert' WHERE kind = 'added'"_s,
        u"what it sealed was changed, or the seal itself was"_s);
    row("a rule and its line changed",
        u"UPDATE {queues} SET lock_seconds = 60 WHERE name = 'work';"
        "UPDATE {rule_event} SET state = REPLACE(REPLACE(CAST(state AS {text}), "
        "'\"lock_seconds\":1800', '\"lock_seconds\":60'), '\"lock_seconds\": 1800', "
        "'\"lock_seconds\": 60'){json} WHERE kind = 'added'"_s,
        u"what it sealed was changed, or the seal itself was"_s);
}

void Seals::changesPastIntrayAreFoundAndNamed()
{
    QFETCH(QString, forgery);
    QFETCH(QString, words);
    QCOMPARE(seal(), 1);
    QCOMPARE(audit().violations.join(u'\n'), QString());
    forge(forgery);
    const QString all = audit().violations.join(u'\n');
    QVERIFY2(all.contains(words), qPrintable(words + u": "_s + all));
}

void Seals::aRoleGivenPastIntrayIsFound()
{
    valueOf(anna->store.setUser({u"bert"_s, u"bert"_s, true, {Role::Clerk}, {}}));
    QCOMPARE(audit().violations.join(u'\n'), QString());
    const QString roles =
        engineOfRow() == u"postgresql" ? u"{clerk,supervisor}"_s : u"clerk,supervisor"_s;
    forge(u"UPDATE {users} SET roles = '%1' WHERE name = 'bert'"_s.arg(roles));
    const QString all = audit().violations.join(u'\n');
    QVERIFY2(all.contains(u"User bert, rules as of line "_s) && all.contains(u"supervisor"_s),
             qPrintable(all));
}

void Seals::aForgedRuleIsNotPutDownToTheNextOne()
{
    forge(u"UPDATE {queues} SET lock_seconds = 60 WHERE name = 'work'"_s);
    setRules([](Queue &rules) { rules.title = u"Work"_s; });
    const QList<RuleEvent> told = valueOf(anna->store.ruleEvents(RulesOf::Queue, q));
    QCOMPARE(told.at(0).user, u"anna"_s);
    QCOMPARE(told.at(0).changes().size(), 1);
    QCOMPARE(told.at(0).changes().first().name, u"title"_s);
    QCOMPARE(told.at(1).kind, u"found"_s);
    QCOMPARE(told.at(1).user, QString());
    const QString all = audit().violations.join(u'\n');
    QVERIFY2(all.contains(u"they were changed past Intray before "_s), qPrintable(all));
}

void Seals::aCutOffEndIsFoundByAKeptSealOnly()
{
    QCOMPARE(seal(5), 3);
    const QString kept = head();
    QCOMPARE(audit({kept}).violations.join(u'\n'), QString());
    forge(u"DELETE FROM {seal} WHERE number = 3; DELETE FROM {item_seal} WHERE seal = 3"_s);
    QCOMPARE(audit().violations.join(u'\n'), QString());
    const QString all = audit({kept}).violations.join(u'\n');
    QVERIFY2(all.contains(u"The seal %1, which was kept elsewhere, is not among"_s.arg(kept)),
             qPrintable(all));
}

// What an owner of the database can do, and what finds them out.
void Seals::aChainMadeAnewIsFoundByAKeptSealOnly()
{
    QCOMPARE(seal(5), 3);
    const QString kept = head();
    forge(
        u"DELETE FROM {seal}; DELETE FROM {item_seal}; UPDATE {event} SET workstation = 'elsewhere' WHERE id = 2"_s);
    QCOMPARE(seal(5), 3);
    QCOMPARE(audit().violations.join(u'\n'), QString());
    QVERIFY(!audit({kept}).violations.isEmpty());
}

INTRAY_TEST_GUILESS_MAIN(Seals)
#include "tst_seals.moc"
