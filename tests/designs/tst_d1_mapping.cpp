// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "designs/ordertable.h"
#include "queue/utf8text.h"
#include "store/adopted/words.h"
#include "store/line/verbs.h"
#include "support/testclass.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// A mapping is taken away and made anew: the table stays as it is, and what was open, put aside
/// and told stays too. And what is written through it stands there as Intray says, or it is an
/// error.
class TableMapping : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init();
    void cleanup();
    void undoneTheTableStaysAndNobodyIsGivenItsRows();
    void whileRowsAreHeldItIsNotUndone();
    void mappedAnewItKeepsWhatIsPutAsideAndHeld();
    void anotherQueueIsNotTakenOver();
    void aColumnThatHoldsNoNamesIsRefused();
    void aColumnThatIsTooShortForANameIsRefused();
    void aNameThatDoesNotFitIsToldInASentence();
    void aLockIdAloneIsEnough();
    void aRowWithoutAKeyIsLeftOut();
    void aTriggerThatChangesTheWriteIsTold();
    void whatIsNoLayoutIsRefused_data();
    void whatIsNoLayoutIsRefused();
    void whatIntraySaysStandsInTheTable_data();
    void whatIntraySaysStandsInTheTable();

private:
    Claim take(int count = 1) { return valueOf(anna->store.claimNext({q}, count)); }
    Outcome<Done> undo();
    void addTrigger(const QString &becomes);
    void changeLength(const QString &column, int length);
    QString limits() { return orders->plan(orders->wish()).limits.join(u' '); }
    bool isServer() const { return !orders->isSqlite(); }

    const QString q = u"orders"_s;
    std::unique_ptr<TestDatabase> database;
    std::unique_ptr<OrderTable> orders;
    std::unique_ptr<Person> anna;
    std::unique_ptr<Person> bert;
};

void TableMapping::init()
{
    database = databaseOf(engineOfRow());
    orders = std::make_unique<OrderTable>(engineOfRow(), *database);
    orders->make(5);
    anna = std::make_unique<Person>(*database, u"anna"_s);
    bert = std::make_unique<Person>(*database, u"bert"_s);
}

void TableMapping::cleanup()
{
    bert.reset();
    anna.reset();
    orders.reset();
}

Outcome<Done> TableMapping::undo()
{
    Connection &owner = orders->connection();
    return Adopting(owner, owner.identityFor({u"owner"_s, u"desk"_s})).undo(q);
}

void TableMapping::undoneTheTableStaysAndNobodyIsGivenItsRows()
{
    valueOf(orders->adopt(orders->wish()));
    const Claim done = take();
    valueOf(anna->store.finish(done.items.constFirst().id, done.lock, Disposition::complete()));
    orders->takesOver(2, u"oldie"_s);
    valueOf(undo());
    QCOMPARE(orders->state(1), u"done"_s);
    QCOMPARE(orders->holder(2), u"oldie"_s);
    Person late(*database, u"anna"_s);
    QCOMPARE(valueOf(late.store.claimNext({q})).shortage, Shortage::Paused);
    QCOMPARE(orders->holder(3), QString());
    QVERIFY(!valueOf(late.store.history(done.items.constFirst().id)).isEmpty());
    QVERIFY(errorIn(undo()).sentence.contains(u"adopted table"_s));
    QCOMPARE(valueOf(bert->store.audit()).violations, QStringList());
}

void TableMapping::whileRowsAreHeldItIsNotUndone()
{
    valueOf(orders->adopt(orders->wish()));
    const Claim held = take(2);
    const Error refused = errorIn(undo());
    QVERIFY2(refused.sentence.contains(u'2'), qPrintable(refused.sentence));
    QVERIFY(!valueOf(anna->store.queue(q)).paused);
    valueOf(anna->store.finish(held.items.constFirst().id, held.lock,
                               Disposition::complete(Record{{u"City"_s, u"new"_s}})));
    QCOMPARE(orders->city(1), u"new"_s);
}

void TableMapping::mappedAnewItKeepsWhatIsPutAsideAndHeld()
{
    valueOf(orders->adopt(orders->wish()));
    const Claim first = take(2);
    valueOf(anna->store.finish(first.items.at(0).id, first.lock, Disposition::dismiss()));
    valueOf(anna->store.saveDraft(first.items.at(1).id, first.lock, 1, {{u"City"_s, u"typed"_s}}));
    // With other columns while a row is held, and after it was undone.
    AdoptionWish wish = orders->wish();
    wish.columns = {u"City"_s, u"Amount"_s, u"Rank"_s};
    const Queue anew = valueOf(orders->adopt(wish));
    QVERIFY(anew.fields.contains(u"Rank"_s));
    QCOMPARE(valueOf(anna->store.mine()).constFirst().item.lock.id, first.lock);
    QCOMPARE(valueOf(anna->store.mine()).constFirst().draft->content.value(u"City"_s).toString(),
             u"typed"_s);
    valueOf(anna->store.finish(first.items.at(1).id, first.lock,
                               Disposition::complete(Record{{u"Rank"_s, u"7"_s}})));
    QCOMPARE(orders->value(u"SELECT %1 AS v FROM %2 WHERE %3 = 2"_s.arg(
                 orders->table(u"Rank"_s), orders->table(), orders->table(u"ID"_s))),
             u"7"_s);
    valueOf(undo());
    valueOf(orders->adopt(orders->wish()));
    Person again(*database, u"anna"_s);
    QCOMPARE(keysOf(valueOf(again.store.claimNext({q}, 9)).items),
             QStringList({u"3"_s, u"4"_s, u"5"_s}));
    QCOMPARE(valueOf(bert->store.audit()).violations, QStringList());
}

void TableMapping::anotherQueueIsNotTakenOver()
{
    valueOf(bert->store.addQueue(queueNamed(q)));
    const auto refused = orders->adopt(orders->wish());
    QCOMPARE(errorIn(refused).kind, Error::Kind::Invalid);
    QVERIFY(errorIn(refused).sentence.contains(u"already"_s));
}

void TableMapping::aColumnThatHoldsNoNamesIsRefused()
{
    const QString type = isServer() ? u"uuid"_s : u"integer"_s;
    orders->run(u"ALTER TABLE %1 ADD COLUMN %2 %3"_s.arg(orders->table(),
                                                         orders->table(u"LockedBy"_s), type));
    AdoptionWish wish = orders->wish();
    wish.layout.lockUser = u"LockedBy"_s;
    const Error refused = errorIn(orders->adopt(wish));
    QVERIFY2(refused.sentence.contains(u"name of a user"_s), qPrintable(refused.sentence));
}

void TableMapping::changeLength(const QString &column, int length)
{
    const QString name = orders->table(column);
    if (orders->isPostgresql())
        orders->run(u"ALTER TABLE %1 ALTER COLUMN %2 TYPE varchar(%3)"_s.arg(orders->table(), name)
                        .arg(length));
    else if (isServer())
        orders->run(u"ALTER TABLE %1 MODIFY COLUMN %2 varchar(%3)"_s.arg(orders->table(), name)
                        .arg(length));
}

void TableMapping::aColumnThatIsTooShortForANameIsRefused()
{
    if (!isServer()) { // A file keeps no lengths.
        orders->run(u"ALTER TABLE %1 ADD COLUMN %2 varchar(3)"_s.arg(orders->table(),
                                                                     orders->table(u"Short"_s)));
        AdoptionWish wish = orders->wish();
        wish.layout.lockUser = u"Short"_s;
        valueOf(orders->adopt(wish));
        QCOMPARE(take().items.size(), 1);
        return;
    }
    changeLength(u"LockUser"_s, 3);
    Error error = errorIn(orders->adopt(orders->wish()));
    QCOMPARE(error.kind, Error::Kind::Invalid);
    QVERIFY2(error.sentence.contains(u"\"LockUser\" holds 3 character(s)"_s),
             qPrintable(error.sentence));
    changeLength(u"LockUser"_s, 50);
    QVERIFY2(limits().contains(u"\"LockUser\" holds names of at most 50 character(s)"_s),
             qPrintable(limits()));
    orders->run(u"UPDATE %1 SET %2 = NULL"_s.arg(orders->table(), orders->table(u"City"_s)));
    changeLength(u"City"_s, 3);
    AdoptionWish wish = orders->wish();
    wish.columns = {u"Amount"_s};
    wish.layout.changedBy = u"City"_s;
    error = errorIn(orders->adopt(wish));
    QVERIFY2(error.sentence.contains(u"\"City\" holds 3 character(s)"_s),
             qPrintable(error.sentence));
    wish.layout.changedBy.clear();
    wish.layout.lockId = u"City"_s;
    error = errorIn(orders->adopt(wish));
    QVERIFY2(error.sentence.contains(u"the id of a lock has 36"_s), qPrintable(error.sentence));
    changeLength(u"LockUser"_s, 255);
    QVERIFY2(!limits().contains(u"holds names"_s), qPrintable(limits()));
}

void TableMapping::aNameThatDoesNotFitIsToldInASentence()
{
    if (!isServer())
        return;
    valueOf(orders->adopt(orders->wish()));
    changeLength(u"LockUser"_s, 3); // as if the name had come later
    const Error error = errorIn(anna->store.claimNext({q}));
    QVERIFY2(error.sentence.contains(u"too short for yours"_s), qPrintable(error.sentence));
    changeLength(u"LockUser"_s, 50);
    QCOMPARE(take().items.size(), 1);
}

void TableMapping::aLockIdAloneIsEnough()
{
    const bool hasUuid = isServer();
    orders->run(u"ALTER TABLE %1 ADD COLUMN %2 %3"_s.arg(orders->table(), orders->table(u"Batch"_s),
                                                         hasUuid ? u"uuid"_s : u"varchar(36)"_s));
    AdoptionWish wish = orders->wish();
    wish.layout.lockUser.clear();
    wish.layout.lockTime.clear();
    wish.layout.lockId = u"Batch"_s;
    valueOf(orders->adopt(wish));
    const auto batchOf = [&](int order) {
        const AdoptedWords words(orders->connection().d().dialect);
        return orders->value(u"SELECT %1 AS v FROM %2 WHERE %3 = %4"_s.arg(
            words.asText(orders->table(u"Batch"_s)), orders->table(), orders->table(u"ID"_s),
            QString::number(order)));
    };
    const Claim claim = take(2);
    QCOMPARE(batchOf(1), claim.lock);
    QCOMPARE(batchOf(2), claim.lock);
    // A batch of the old program's.
    const QString theirs = newId();
    orders->run(u"UPDATE %1 SET %2 = '%3' WHERE %4 IN (3, 4)"_s.arg(
        orders->table(), orders->table(u"Batch"_s), theirs, orders->table(u"ID"_s)));
    QCOMPARE(valueOf(anna->store.mine()).size(), 2);
    const LockPage page = valueOf(bert->store.locks({}));
    QVERIFY2(sentenceFor(tallyOf(page.locks), page.now).contains(u"does not name"_s),
             qPrintable(sentenceFor(tallyOf(page.locks), page.now)));
    QList<SeenLock> seen;
    for (const HeldLock &held : valueOf(bert->store.locks({})).locks)
        if (held.lock.isElsewhere()) {
            QCOMPARE(held.lock.id, theirs);
            seen << SeenLock{held.item, held.lock.id};
        }
    QCOMPARE(seen.size(), 2);
    QCOMPARE(keysOf(valueOf(bert->store.claimNext({q}, 9)).items), QStringList{u"5"_s});
    QCOMPARE(valueOf(bert->store.releaseLocks(seen, u"they crashed"_s)), 2);
    QCOMPARE(batchOf(3), QString());
    valueOf(anna->store.extend(claim.items.at(0).id, claim.lock));
    valueOf(anna->store.finish(claim.items.at(0).id, claim.lock,
                               Disposition::complete(Record{{u"City"_s, u"new"_s}})));
    QCOMPARE(orders->city(1) + u' ' + orders->state(1) + batchOf(1), u"new done"_s);
    orders->run(u"UPDATE %1 SET %2 = '%3' WHERE %4 = 2"_s.arg(
        orders->table(), orders->table(u"Batch"_s), theirs, orders->table(u"ID"_s)));
    const auto late = anna->store.finish(claim.items.at(1).id, claim.lock, Disposition::complete());
    QCOMPARE(errorIn(late).kind, Error::Kind::LockLost);
    QCOMPARE(batchOf(2), theirs);
    QCOMPARE(valueOf(bert->store.audit()).violations, QStringList());
}

/// A trigger of the table's owner, which puts something else than was given into City.
void TableMapping::addTrigger(const QString &becomes)
{
    if (orders->isSqlite()) {
        orders->run(
            u"CREATE TRIGGER undoes AFTER UPDATE OF City ON Orders WHEN NEW.City <> %1 BEGIN "
            "UPDATE Orders SET City = %1 WHERE ID = NEW.ID; END"_s.arg(becomes));
    } else if (engineOfRow() == u"mariadb") {
        orders->run(
            u"CREATE TRIGGER undoes BEFORE UPDATE ON Orders FOR EACH ROW SET NEW.City = %1"_s.arg(
                becomes));
    } else {
        orders->run(
            u"CREATE OR REPLACE FUNCTION public.undoes() RETURNS trigger LANGUAGE plpgsql AS "
            "$$ BEGIN NEW.\"City\" := %1; RETURN NEW; END $$"_s.arg(becomes));
        orders->run(u"CREATE TRIGGER undoes BEFORE UPDATE OF \"City\" ON \"Orders\" FOR EACH ROW "
                    "EXECUTE FUNCTION public.undoes()"_s);
    }
}

void TableMapping::aRowWithoutAKeyIsLeftOut()
{
    const auto name = [this](const QString &each) { return orders->table(each); };
    orders->run(u"DROP TABLE IF EXISTS %1"_s.arg(name(u"Named"_s)));
    orders->run(u"CREATE TABLE %1 (%2 VARCHAR(20) PRIMARY KEY, %3 VARCHAR(50), %4 VARCHAR(50), %5 "
                "%6)"_s.arg(name(u"Named"_s), name(u"Name"_s), name(u"City"_s), name(u"LockUser"_s),
                            name(u"LockTime"_s),
                            orders->isPostgresql() ? u"timestamp"_s : u"datetime"_s));
    orders->run(
        u"INSERT INTO %1 (%2) VALUES ('b'), (''), ('a')"_s.arg(name(u"Named"_s), name(u"Name"_s)));
    AdoptionWish wish;
    wish.queue = q;
    wish.table = u"Named"_s;
    wish.key = u"Name"_s;
    wish.layout.lockUser = u"LockUser"_s;
    wish.layout.lockTime = u"LockTime"_s;
    const QString limits = orders->plan(wish).limits.join(u' ');
    QVERIFY2(limits.contains(u"without a key in \"Name\" are left out, currently 1"_s),
             qPrintable(limits));
    valueOf(orders->adopt(wish));
    ItemQuery query;
    query.queue = q;
    QCOMPARE(keysOf(valueOf(anna->store.page(query, {})).items), (QStringList{u"a"_s, u"b"_s}));
    QCOMPARE(valueOf(anna->store.status(q)).constFirst().items.value(State::Open), 2);
    orders->run(u"UPDATE %1 SET %2 = 'oldie' WHERE %3 = ''"_s.arg(
        name(u"Named"_s), name(u"LockUser"_s), name(u"Name"_s)));
    QCOMPARE(valueOf(anna->store.locks({})).locks.size(), 0);
    QCOMPARE(keysOf(take(5).items), (QStringList{u"a"_s, u"b"_s}));
}

void TableMapping::aTriggerThatChangesTheWriteIsTold()
{
    valueOf(orders->adopt(orders->wish()));
    const Claim claim = take();
    const ItemId item = claim.items.constFirst().id;
    addTrigger(u"'city 1'"_s);
    const auto finished =
        anna->store.finish(item, claim.lock, Disposition::complete(Record{{u"City"_s, u"new"_s}}));
    QVERIFY2(errorIn(finished).sentence.contains(u"City"_s),
             qPrintable(errorIn(finished).sentence));
    QCOMPARE(orders->city(1), u"city 1"_s);
    QCOMPARE(orders->state(1), u"open"_s);
    const ItemDetail after = valueOf(anna->store.detail(item));
    QCOMPARE(after.item.state, State::Locked);
    QCOMPARE(after.item.lock.id, claim.lock);
    QCOMPARE(after.item.record.value(u"City"_s).toString(), u"city 1"_s);
    // What nobody corrects is nobody's fault.
    valueOf(anna->store.finish(item, claim.lock, Disposition::complete()));
    QCOMPARE(orders->state(1), u"done"_s);
}

void TableMapping::whatIsNoLayoutIsRefused_data()
{
    QTest::addColumn<QString>("member");
    QTest::addColumn<QString>("becomes"); // nothing: it goes
    for (const char *whole : {"5", "[]", "{}", "null", "\"Orders\""})
        QTest::newRow(whole) << QString() << QString::fromLatin1(whole);
    const std::pair<QString, QString> all[] = {
        {u"main"_s, u"5"_s},
        {u"main"_s, u"{\"table\":\"Orders\"}"_s},
        {u"main"_s, u"{\"table\":\"Orders\",\"key\":\"ID\",\"columns\":[5]}"_s},
        {u"main"_s, u"{\"table\":\"\",\"key\":\"ID\",\"columns\":[]}"_s},
        {u"more"_s, u"5"_s},
        {u"more"_s, u"[{}]"_s},
        {u"lock_user"_s, QString()},
        {u"lock_time"_s, u"5"_s},
        {u"lock_table"_s, u"\"locks\""_s},
        {u"lock_table"_s, u"{\"table\":\"locks\"}"_s},
        {u"state"_s, u"[\"State\"]"_s},
        {u"adds_rows"_s, u"\"yes\""_s}};
    for (const auto &[member, becomes] : all)
        QTest::addRow("%s %s", qPrintable(member), qPrintable(becomes)) << member << becomes;
}

/// By hand, past what the program checks: the queue would give out nothing any more.
void TableMapping::whatIsNoLayoutIsRefused()
{
    if (!isServer())
        return; // whoever may write to a file may write anything into it
    QFETCH(QString, member);
    QFETCH(QString, becomes);
    valueOf(orders->adopt(orders->wish()));
    Connection &owner = orders->connection();
    const QueueId queue = valueOf(anna->store.queue(q)).id;
    const AdoptionPlan plan = orders->plan(orders->wish());
    const QString statements = jsonText(plan.compiled);
    QJsonObject changed = toJson(plan.layout);
    changed.insert(member, jsonOfUtf8("[" + becomes.toUtf8() + "]").array().at(0));
    if (becomes.isEmpty())
        changed.remove(member);
    const QString given = member.isEmpty() ? becomes : jsonText(changed);
    const auto written = [&](const QString &as, const QString &by) {
        return carryOut(owner, owner.identityFor({}), verbs::adoptQueue, queue, as, by);
    };
    QCOMPARE(errorIn(written(given, statements)).detail, u"layout"_s);
    QCOMPARE(errorIn(written(jsonText(toJson(plan.layout)), u"{\"take\":\"x\"}"_s)).detail,
             u"statements"_s);
    valueOf(written(jsonText(toJson(plan.layout)), statements));
    QCOMPARE(take().items.size(), 1);
}

void TableMapping::whatIntraySaysStandsInTheTable_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("value");
    const QList<std::pair<QString, QStringList>> all{
        {u"char(10)"_s, {u"ab"_s, u"ab  "_s, u""_s, u"äöü"_s, u"longer than ten"_s}},
        {u"varchar(10)"_s, {u"ab "_s, u" ab"_s, u"longer than ten"_s}},
        {u"numeric(10,2)"_s, {u"12.5"_s, u"12.50"_s, u"12.345"_s, u"-0.004"_s, u"1e3"_s, u"x"_s}},
        {u"double precision"_s, {u"0.1"_s, u"12345678901234567890"_s, u"1e3"_s}},
        {u"real"_s, {u"0.1"_s, u"16777217"_s}},
        {u"integer"_s, {u"7"_s, u"007"_s, u"7.5"_s, u" 7"_s, u""_s}},
        {u"timestamp"_s, {u"2026-11-22 10:00:00"_s, u"2026-11-22"_s, u"2026-11-22 10:00:00.25"_s}},
        {u"date"_s, {u"2026-11-22"_s, u"2026-11-22 10:00"_s, u"22.11.2026"_s}}};
    for (const auto &[type, values] : all)
        for (const QString &value : values)
            QTest::addRow("%s '%s'", qPrintable(type), qPrintable(value)) << type << value;
}

/// Either the value stands in the table as Intray says, and as it was given but for how a number
/// or the blanks behind it are written; or it was refused, and nothing has changed.
void TableMapping::whatIntraySaysStandsInTheTable()
{
    QFETCH(QString, type);
    QFETCH(QString, value);
    const bool mayBeEmpty = type == u"timestamp";
    orders->run(u"ALTER TABLE %1 ADD COLUMN %2 %3 %4"_s.arg(
        orders->table(), orders->table(u"Value"_s), type, mayBeEmpty ? u"NULL"_s : QString()));
    AdoptionWish wish = orders->wish();
    wish.columns = {u"City"_s, u"Value"_s};
    valueOf(orders->adopt(wish));
    const Claim claim = take();
    const ItemId item = claim.items.constFirst().id;
    const QString isSaid =
        valueOf(anna->store.detail(item)).item.record.value(u"Value"_s).toString();
    const auto finished =
        anna->store.finish(item, claim.lock, Disposition::complete(Record{{u"Value"_s, value}}));
    const AdoptedWords words(orders->connection().d().dialect);
    const QString stands = orders->value(u"SELECT %1 AS v FROM %2 WHERE %3 = 1"_s.arg(
        words.asText(orders->table(u"Value"_s)), orders->table(), orders->table(u"ID"_s)));
    const ItemDetail after = valueOf(anna->store.detail(item));
    const QString says = after.item.record.value(u"Value"_s).toString();
    if (!finished) {
        QCOMPARE(stands, QString());
        QCOMPARE(says, isSaid);
        QCOMPARE(after.item.state, State::Locked);
        return;
    }
    const auto plainly = [](const QString &text) {
        bool isNumber = false;
        const double number = text.toDouble(&isNumber);
        return isNumber ? QString::number(number, 'g', 17) : QString(text).trimmed();
    };
    QCOMPARE(plainly(says), plainly(stands));
    QCOMPARE(plainly(stands), plainly(value));
}

INTRAY_TEST_GUILESS_MAIN(TableMapping)
#include "tst_d1_mapping.moc"
