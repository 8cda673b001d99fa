// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "forging.h"
#include "store/checking/itemaudit.h"
#include "support/testclass.h"
#include "support/twoatwork.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// What items held when their history was sealed, and what was changed past Intray since.
class SealedFacts : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowsOnly({u"sqlite"_s, u"postgresql"_s, u"mariadb"_s}); }
    void init();

    void whatNobodyForgedIsAsItWasSealed();
    void aForgeryIsFoundAndNamed_data();
    void aNoteBehindTheSealExcusesNoForgery();
    void aForgeryIsFoundAndNamed();
    void oneOfSecondKeyingIsFoundAndNamed_data();
    void oneOfSecondKeyingIsFoundAndNamed();
    void whatGoesOnHonestlyIsNoForgery();
    void whatIsDueWhenItsTimeHasComeIsNoForgery();
    void whatWasNotSealedYetIsToldSo();
    void aRestoredBackupIsFoundByAKeptSealOnly();

private:
    void forge(const QString &statements) { intray::forge(*database, statements); }
    QStringList found(const QStringList &expected = {});
    void seal() { sealNow(*database, *anna); }
    void addQueue(const QString &name, const QString &next);
    ItemId end(Person &person, const QString &queue, const Disposition &disposition);
    void keyTwice();

    std::unique_ptr<Person> carl;
    ItemId waiting; ///< Item 3.
};

QStringList SealedFacts::found(const QStringList &expected)
{
    return valueOf(auditEverything(*anna->connection, {}, {}, expected)).violations;
}

void SealedFacts::addQueue(const QString &name, const QString &next)
{
    Queue queue = queueNamed(name);
    queue.nextQueue = next;
    if (name == u"again") {
        queue.blindFields = {u"city"_s};
        queue.decideQueue = u"decide"_s;
    }
    valueOf(anna->store.addQueue(queue));
}

ItemId SealedFacts::end(Person &person, const QString &queue, const Disposition &disposition)
{
    const Claim claim = valueOf(person.store.claimNext({queue}));
    return valueOf(person.store.finish(claim.items.first().id, claim.lock, disposition)).item;
}

/// Keyed by anna, keyed otherwise by bert, decided by carl, sent back to him, and sealed. Whatever
/// waits has come.
void SealedFacts::keyTwice()
{
    const auto keyed = [](const QString &city) {
        return Disposition::complete(Record{{u"name"_s, u"ann"_s}, {u"city"_s, city}});
    };
    addQueue(u"out"_s, {});
    addQueue(u"decide"_s, u"out"_s);
    addQueue(u"again"_s, u"out"_s);
    addQueue(u"key"_s, u"again"_s);
    valueOf(anna->store.addItem(u"key"_s, newItem(u"a"_s)));
    valueOf(anna->store.widenFields(u"key"_s, {u"city"_s}));
    const auto next = [this](Person &person, const QString &queue, const Disposition &disposition) {
        end(person, queue, disposition);
        letWaitingCome(*database);
    };
    next(*anna, u"key"_s, keyed(u"Lund"_s));
    next(*bert, u"again"_s, keyed(u"Land"_s));
    next(*carl, u"decide"_s, keyed(u"Lund"_s));
    next(*bert, u"out"_s, Disposition::sendBack(u"look again"_s));
    seal();
}

// Items 1 to 8: completed with a result, failed, returned for tomorrow, reopened, with a context,
// with a priority, held by anna with a draft, open.
void SealedFacts::init()
{
    beginOn(engineOfRow());
    carl = std::make_unique<Person>(*database, u"carl"_s);
    addQueue(u"other"_s, {});
    for (const QString &key : {u"1"_s, u"2"_s, u"3"_s, u"4"_s})
        add(key);
    Disposition worked = Disposition::complete(Record{{u"name"_s, u"corrected"_s}});
    worked.result = QJsonObject{{u"score"_s, 3}};
    end(*anna, q, worked);
    end(*anna, q, Disposition::fail(u"torn"_s));
    waiting = end(*anna, q, Disposition::returnLater(std::chrono::hours(24)));
    const Claim fourth = take(*anna);
    valueOf(anna->store.finish(fourth.items.first().id, fourth.lock, Disposition::complete()));
    valueOf(bert->store.reopen(fourth.items.first().id, u"look again"_s));
    NewItem fifth = newItem(u"5"_s);
    fifth.context = {{u"tenant"_s, u"north"_s}};
    valueOf(anna->store.addItem(q, fifth));
    add(u"6"_s, 3);
    add(u"7"_s, 9);
    const Claim seventh = take(*anna);
    valueOf(anna->store.saveDraft(seventh.items.first().id, seventh.lock, 1,
                                  Record{{u"name"_s, u"half"_s}}));
    add(u"8"_s);
    (void)database->loginOf(u"dora"_s);
    valueOf(anna->store.setUser({u"dora"_s, u"dora"_s, true, {Role::Clerk}, {}}));
    seal();
}

void SealedFacts::whatNobodyForgedIsAsItWasSealed()
{
    const AuditReport report = valueOf(anna->store.audit());
    QCOMPARE(report.violations.join(u'\n'), QString());
    QCOMPARE(report.notes.join(u'\n'), QString());
}

void SealedFacts::aForgeryIsFoundAndNamed_data()
{
    QTest::addColumn<QString>("forgery");
    QTest::addColumn<QString>("words");
    const auto row = [](const char *name, const QString &forgery, const QString &words) {
        QTest::newRow(name) << forgery << words;
    };
    const QString other = u"'{\"name\":\"forged\"}'"_s;
    const auto record = [](const QString &change, int item) {
        return u"UPDATE {record} SET %1 WHERE item_id = #%2"_s.arg(change).arg(item);
    };
    const auto item = [](const QString &change, int number) {
        return u"UPDATE {item} SET %1 WHERE id = #%2"_s.arg(change).arg(number);
    };
    // What came in.
    const QString cameIn = u"what came in is not as seal 1 found it"_s;
    const QString origin = u"its queue, its key or who brought it in is not as seal 1 found it"_s;
    row("what came in changed, open", record(u"imported = "_s + other, 8), cameIn);
    row("what came in changed, corrected since", record(u"imported = "_s + other, 1), cameIn);
    row("what came in changed, failed", record(u"imported = "_s + other, 2), cameIn);
    row("what came in of two items swapped",
        record(u"imported = '{\"name\":\"name of 8\"}'"_s, 6) + u';' +
            record(u"imported = '{\"name\":\"name of 6\"}'"_s, 8),
        cameIn);
    row("the key changed", u"UPDATE {item} SET {key} = '9' WHERE {key} = '8'"_s, origin);
    row("two keys swapped",
        u"UPDATE {item} SET {key} = 'x' WHERE {key} = '6'; UPDATE {item} SET {key} = '6' WHERE "
        "{key} = '8'; UPDATE {item} SET {key} = '8' WHERE {key} = 'x'"_s,
        origin);
    row("moved to another queue",
        u"UPDATE {item} SET queue_id = (SELECT id FROM {queues} WHERE name = 'other') WHERE {key} "
        u"= "
        "'8'"_s,
        origin);
    row("brought in by another", item(u"created_by = 'bert'"_s, 8), origin);
    row("brought in long ago", item(u"created_at = {then}"_s, 8), origin);
    // What came of it.
    row("the record of a returned item", record(u"current = "_s + other, 3),
        u"its record is not as"_s);
    row("the record of an item that was reopened", record(u"current = "_s + other, 4),
        u"its record is not as"_s);
    row("the result", record(u"result = '{\"score\":9}'"_s, 1), u"its result is not as"_s);
    row("the result taken out", record(u"result = NULL"_s, 1), u"its result is not as"_s);
    row("a result put in", record(u"result = '{\"score\":9}'"_s, 2), u"its result is not as"_s);
    row("the message", record(u"error = 'whole'"_s, 2), u"its message is not as"_s);
    row("the message taken out", record(u"error = NULL"_s, 2), u"its message is not as"_s);
    row("a message put in", record(u"error = 'torn'"_s, 1), u"its message is not as"_s);
    row("what is searched in", record(u"search = 'elsewhere'"_s, 8),
        u"what is searched in is not as"_s);
    row("the context", record(u"context = '{\"tenant\":\"south\"}'"_s, 5),
        u"its context is not as"_s);
    row("a context put in", record(u"context = '{\"tenant\":\"south\"}'"_s, 8),
        u"its context is not as"_s);
    row("who finished it, there and in the history",
        u"UPDATE {record} SET finished_by = 'bert' WHERE item_id = #1; UPDATE {event} SET {user} = "
        "'bert' WHERE item_id = #1"_s,
        u"who finished it or when is not as"_s);
    // Its place.
    row("the priority", item(u"priority = 5"_s, 6), u"its priority is not as"_s);
    row("a priority given", item(u"priority = 5"_s, 8), u"its priority is not as"_s);
    row("put off", item(u"{due} = {later}"_s, 8), u"when it is due is not as"_s);
    row("put off for longer", item(u"{due} = {later}"_s, 3), u"when it is due is not as"_s);
    row("come early", item(u"{due} = {at once}"_s, 3), u"when it is due is not as"_s);
    const QString earlier = u"one of its earlier records is not as"_s;
    row("an earlier record",
        u"UPDATE {earlier_record} SET record = %1 WHERE item_id = #4"_s.arg(other), earlier);
    row("whose an earlier record is",
        u"UPDATE {earlier_record} SET finished_by = 'bert' WHERE item_id = #4"_s, earlier);
    row("an earlier record taken out", u"DELETE FROM {earlier_record} WHERE item_id = #4"_s,
        earlier);
    row("an earlier record put in",
        u"INSERT INTO {earlier_record} (item_id, record) VALUES (#8, %1)"_s.arg(other), earlier);
    // Texts.
    row("a draft put in",
        u"INSERT INTO {draft} (item_id, lock_id, {user}, revision, content, saved_at) SELECT #8, "
        "lock_id, 'bert', 1, content, saved_at FROM {draft}"_s,
        u"there is a draft of bert under a lock that bert never had on it"_s);
    row("a draft given to another", u"UPDATE {draft} SET {user} = 'bert'"_s,
        u"there is a draft of bert under a lock that bert never had on it"_s);
    row("a draft of long ago", u"UPDATE {draft} SET saved_at = {then}"_s,
        u"a draft of anna is dated 2001-02-03"_s);
    row("a draft of next week", u"UPDATE {draft} SET saved_at = {later}"_s,
        u"a draft of anna is dated 20"_s);
    row("a proposal put in",
        u"INSERT INTO {proposal} (item_id, {user}, content, typed_at, given_by) SELECT #8, 'bert', "
        "content, saved_at, 'anna' FROM {draft}"_s,
        u"what is proposed for it is told to be of bert, who never held it"_s);
    // The seals of items themselves.
    const QString changed = u"what it sealed was changed, or the seal itself was"_s;
    row("what a seal says of an item changed",
        u"UPDATE {item_seal} SET digests = REPLACE(digests, ',', ',0') WHERE item_id = #8"_s,
        changed);
    row("what a seal says of an item taken out", u"DELETE FROM {item_seal} WHERE item_id = #8"_s,
        u"1 of its 8 digests of items are gone"_s);
    row("what a seal says of an item put in",
        u"INSERT INTO {item_seal} (item_id, event_id, seal, digests) SELECT item_id, 1, seal, "
        "digests FROM {item_seal} WHERE item_id = #8"_s,
        u"there are 1 digests of items more than it sealed"_s);
    row("what a seal says of two items swapped",
        u"UPDATE {item_seal} SET item_id = CASE item_id WHEN #8 THEN 1000 ELSE item_id END"_s,
        changed);
    row("all that seals say of items taken out", u"DELETE FROM {item_seal}"_s,
        u"8 of its 8 digests of items are gone"_s);
    row("all taken out, and the seal says there was none",
        u"DELETE FROM {item_seal}; UPDATE {seal} SET items = 0"_s, changed);
    row("an event some minutes later",
        u"UPDATE {event} SET at = (SELECT o.at FROM (SELECT MAX(at) AS at FROM {event}) AS o) "
        "WHERE item_id = #1 AND kind = 'claimed'"_s,
        changed);
    row("a user deleted", u"DELETE FROM {users} WHERE name = 'dora'"_s,
        u"User dora: it is gone, and the history of rules does not tell of it"_s);
    row("a user deleted with the history of their roles",
        u"DELETE FROM {users} WHERE name = 'dora'; DELETE FROM {rule_event} WHERE subject = "
        "'dora'"_s,
        u"changes of rules and users are gone"_s);
}

void SealedFacts::aForgeryIsFoundAndNamed()
{
    QFETCH(QString, forgery);
    QFETCH(QString, words);
    forge(forgery);
    const QString all = found().join(u'\n');
    QVERIFY2(all.contains(words), qPrintable(words + u": "_s + all));
}

void SealedFacts::aNoteBehindTheSealExcusesNoForgery()
{
    valueOf(anna->store.note(waiting, u"looked at"_s));
    QCOMPARE(found(), QStringList());
    forge(u"UPDATE {record} SET current = '{\"name\":\"forged\"}' WHERE item_id = #3"_s);
    const QStringList all = found();
    QVERIFY2(all.join(u'\n').contains(u"its record is not as"_s), qPrintable(all.join(u'\n')));
    seal(); // over the note
    QCOMPARE(found(), all);
}

void SealedFacts::oneOfSecondKeyingIsFoundAndNamed_data()
{
    QTest::addColumn<QString>("forgery");
    QTest::addColumn<QString>("words");
    const auto row = [](const char *name, const QString &forgery, const QString &words) {
        QTest::newRow(name) << forgery << words;
    };
    const QString hands = u"who must not work on it is not as"_s;
    const QString steps = u"from which step it came or why it was sent back is not as"_s;
    row("whoever keyed first let in",
        u"UPDATE {item} SET not_for = NULL WHERE not_for IS NOT NULL"_s, hands);
    row("the first two let in", u"UPDATE {item} SET nor_for = NULL WHERE nor_for IS NOT NULL"_s,
        hands);
    row("another kept out", u"UPDATE {item} SET not_for = 'bert' WHERE id = #8"_s, hands);
    row("another reason for sending back",
        u"UPDATE {item} SET sent_back_reason = 'fine' WHERE sent_back_reason IS NOT NULL"_s, steps);
    row("sent back by another",
        u"UPDATE {item} SET sent_back_by = 'anna' WHERE sent_back_by IS NOT NULL"_s, steps);
    row("from another step",
        u"UPDATE {item} SET from_item_id = NULL WHERE from_item_id IS NOT NULL"_s, steps);
    row("not sent back after all",
        u"UPDATE {item} SET is_sent_back = NULL WHERE is_sent_back IS NOT NULL"_s, steps);
    const QString keyed = u"what was keyed twice is not as"_s;
    row("the first keying", u"UPDATE {keying} SET first_value = 'Land'"_s, keyed);
    row("the second keying", u"UPDATE {keying} SET second_value = 'Lund'"_s, keyed);
    row("who keyed first", u"UPDATE {keying} SET first_user = 'carl'"_s, keyed);
    row("keyings taken out", u"DELETE FROM {keying}"_s, keyed);
    row("keyings put in",
        u"INSERT INTO {keying} (item_id, queue_id, field, first_value, second_value, first_user, "
        "second_user, at) SELECT #8, queue_id, field, first_value, second_value, first_user, "
        "second_user, at FROM {keying}"_s,
        keyed);
    row("the decision", u"UPDATE {keying} SET decided_value = 'Lind'"_s,
        u"what was decided where two keyings differed is not as"_s);
    row("who decided", u"UPDATE {keying} SET decided_by = 'bert'"_s,
        u"what was decided where two keyings differed is not as"_s);
    row("the hidden record of the first keyer",
        u"UPDATE {record} SET current = %1 WHERE sealed = {yes}"_s.arg(
            u"'{\"name\":\"forged\"}'"_s),
        u"its record is not the one"_s);
}

void SealedFacts::oneOfSecondKeyingIsFoundAndNamed()
{
    keyTwice();
    aForgeryIsFoundAndNamed();
}

void SealedFacts::whatGoesOnHonestlyIsNoForgery()
{
    keyTwice();
    const Claim waited = valueOf(bert->store.claimItems({waiting}));
    valueOf(bert->store.finish(waiting, waited.lock, Disposition::returnLater()));
    const Claim claim = take(*bert);
    seal();
    QCOMPARE(found().join(u'\n'), QString());
    valueOf(bert->store.finish(claim.items.first().id, claim.lock, Disposition::complete()));
    QCOMPARE(found().join(u'\n'), QString());
    seal();
    valueOf(anna->store.reopen(claim.items.first().id, u"again"_s));
    QCOMPARE(found().join(u'\n'), QString());
    end(*carl, u"decide"_s, Disposition::sendBack(u"unreadable"_s));
    letWaitingCome(*database);
    seal();
    end(*bert, u"again"_s,
        Disposition::complete(Record{{u"name"_s, u"ann"_s}, {u"city"_s, u"Lund"_s}}));
    QCOMPARE(found().join(u'\n'), QString());
    seal();
    QCOMPARE(found().join(u'\n'), QString());
}

void SealedFacts::whatIsDueWhenItsTimeHasComeIsNoForgery()
{
    const Claim claim = take(*bert);
    valueOf(bert->store.finish(claim.items.first().id, claim.lock,
                               Disposition::returnLater(std::chrono::seconds(1))));
    seal();
    const ItemId item = claim.items.first().id;
    QTRY_VERIFY(anna->store.claimItems({item}).has_value());
    QCOMPARE(found().join(u'\n'), QString());
}

void SealedFacts::whatWasNotSealedYetIsToldSo()
{
    add(u"9"_s);
    const AuditReport report = valueOf(anna->store.audit());
    QCOMPARE(report.notes.size(), 1);
    QVERIFY2(
        report.notes.first().startsWith(u"Items that were changed since the newest seal: 1."_s),
        qPrintable(report.notes.first()));
}

// What was done since the backup is gone, with the seals on it.
void SealedFacts::aRestoredBackupIsFoundByAKeptSealOnly()
{
    add(u"9"_s);
    seal();
    const QString kept = valueOf(auditHead(*anna->connection)).digest;
    QCOMPARE(found({kept}).join(u'\n'), QString());
    forge(u"DELETE FROM {event} WHERE item_id = #9; DELETE FROM {record} WHERE item_id = #9; "
          "DELETE FROM {item} WHERE {key} = '9'; DELETE FROM {item_seal} WHERE seal > 1; "
          "DELETE FROM {seal} WHERE number > 1"_s);
    QCOMPARE(found().join(u'\n'), QString());
    QVERIFY(found({kept}).join(u'\n').contains(kept));
}

INTRAY_TEST_GUILESS_MAIN(SealedFacts)
#include "tst_sealedfacts.moc"
