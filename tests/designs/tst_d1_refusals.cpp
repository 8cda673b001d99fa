// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "designs/ordertable.h"
#include "queue/glance.h"
#include "schema/correction.h"
#include "support/testclass.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// D1: what an adopted table does not take is refused with its field, and what the database says to
/// it is told to nobody.
class TableRefusalsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowsOfContract(); }
    void init();

    void whatTheTableRefusesIsToldWithItsField_data();
    void whatTheTableRefusesIsToldWithItsField();
    void aLetterThatTheColumnLacksIsTold();
    void everyWayOfCompletingIsRefusedAlike();
    void aRuleOverSeveralFieldsIsToldToo();
    void aRefusalTellsNothingElseOfTheRow();
    void aTableThatHasChangedIsToldWithoutItsWords();
    void theQueueOfATableThatIsGoneIsMarked();
    void programsWriteNumbersTruthsAndNothing();
    void aNumberThatTheTableWouldCutIsRefused();

private:
    QString quoted(const QString &name) const { return goods->table(name); }
    QString stored(const QString &column)
    {
        return goods->value(u"SELECT %1 AS v FROM %2 WHERE %3 = 1"_s.arg(
            quoted(column), quoted(u"Goods"_s), quoted(u"ID"_s)));
    }
    Claim takeFirst() { return valueOf(anna->store.claimNext({q}, 1)); }
    void mustHoldUnchanged(const Claim &claim);

    const QString q = u"goods"_s;
    std::unique_ptr<TestDatabase> database;
    std::unique_ptr<OrderTable> goods;
    std::unique_ptr<Person> anna;
};

void TableRefusalsTest::init()
{
    anna.reset();
    goods.reset();
    database = databaseOf(engineOfRow());
    goods = std::make_unique<OrderTable>(engineOfRow(), *database);
    for (const QString &name : {u"Goods"_s, u"Kinds"_s})
        goods->run(u"DROP TABLE IF EXISTS %1"_s.arg(quoted(name)));
    goods->run(
        u"CREATE TABLE %1 (%2 INTEGER PRIMARY KEY)"_s.arg(quoted(u"Kinds"_s), quoted(u"Kind"_s)));
    goods->run(u"INSERT INTO %1 VALUES (1), (2)"_s.arg(quoted(u"Kinds"_s)));
    const auto column = [this](const char *name, const char *type) {
        return quoted(QLatin1StringView(name)) + u' ' + QLatin1StringView(type);
    };
    const QString time =
        goods->connection().d().dialect == Dialect::Postgresql ? u"timestamp"_s : u"datetime"_s;
    const QStringList columns{
        column("ID", "INTEGER PRIMARY KEY"),
        column("Name", "VARCHAR(10) NOT NULL"),
        column("Pieces", "INTEGER"),
        column("Day", "DATE"),
        column("Until", "DATE"),
        column("Mail", "VARCHAR(50) UNIQUE"),
        column("Kind", "INTEGER"),
        column("Price", "DECIMAL(8,2)"),
        column("Fresh", "BOOLEAN"),
        column("Wage", "VARCHAR(30) DEFAULT 'SECRET 5000'"),
        column("LockUser", "VARCHAR(50)"),
        quoted(u"LockTime"_s) + u' ' + time,
        u"CONSTRAINT few_pieces CHECK (%1 < 100)"_s.arg(quoted(u"Pieces"_s)),
        u"CONSTRAINT not_before CHECK (%1 >= %2)"_s.arg(quoted(u"Until"_s), quoted(u"Day"_s)),
        u"CONSTRAINT known_kind FOREIGN KEY (%1) REFERENCES %2 (%1)"_s.arg(quoted(u"Kind"_s),
                                                                           quoted(u"Kinds"_s))};
    goods->run(u"CREATE TABLE %1 (%2)"_s.arg(quoted(u"Goods"_s), columns.join(u", "_s)));
    for (const int id : {1, 2})
        goods->run(u"INSERT INTO %1 (%2) VALUES (%3, 'nut', 5, '2026-05-01', '2026-05-09', "
                   "'mail %3', 1)"_s
                       .arg(quoted(u"Goods"_s),
                            QStringList{quoted(u"ID"_s), quoted(u"Name"_s), quoted(u"Pieces"_s),
                                        quoted(u"Day"_s), quoted(u"Until"_s), quoted(u"Mail"_s),
                                        quoted(u"Kind"_s)}
                                .join(u", "_s))
                       .arg(id));
    AdoptionWish wish;
    wish.queue = q;
    wish.table = u"Goods"_s;
    wish.key = u"ID"_s;
    wish.columns = {u"Name"_s, u"Pieces"_s, u"Day"_s,   u"Until"_s,
                    u"Mail"_s, u"Kind"_s,   u"Price"_s, u"Fresh"_s};
    wish.layout.lockUser = u"LockUser"_s;
    wish.layout.lockTime = u"LockTime"_s;
    valueOf(goods->adopt(wish));
    anna = std::make_unique<Person>(*database, u"anna"_s);
}

static Record with(const Record &record, const QString &field, const QString &value)
{
    Record changed = record;
    changed.insert(field, value);
    return changed;
}

/// The table has the row as it was, and anna its lock.
void TableRefusalsTest::mustHoldUnchanged(const Claim &claim)
{
    const auto mine = valueOf(anna->store.mine());
    QCOMPARE(mine.size(), 1);
    QCOMPARE(mine.constFirst().item.record, claim.items.constFirst().record);
    QCOMPARE(stored(u"LockUser"_s), u"anna"_s);
    QCOMPARE(stored(u"Name"_s), u"nut"_s);
    QCOMPARE(stored(u"Pieces"_s), u"5"_s);
}

void TableRefusalsTest::whatTheTableRefusesIsToldWithItsField_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("value");
    QTest::addColumn<bool>("isOfTypes"); // which SQLite's columns do not have
    QTest::newRow("a check") << u"Pieces"_s << u"500"_s << false;
    QTest::newRow("out of range") << u"Pieces"_s << u"-99999999999"_s << true;
    QTest::newRow("no number") << u"Pieces"_s << u"many"_s << true;
    QTest::newRow("no such date") << u"Day"_s << u"2026-02-31"_s << true;
    QTest::newRow("no date") << u"Day"_s << u"01.02.2026 o'clock"_s << true;
    QTest::newRow("too long") << u"Name"_s << u"a nut that is long"_s << true;
    QTest::newRow("unique") << u"Mail"_s << u"mail 2"_s << false;
    QTest::newRow("a foreign key") << u"Kind"_s << u"7"_s << false;
}

void TableRefusalsTest::whatTheTableRefusesIsToldWithItsField()
{
    QFETCH(QString, field);
    QFETCH(QString, value);
    QFETCH(bool, isOfTypes);
    const Claim claim = takeFirst();
    const Item item = claim.items.constFirst();
    if (isOfTypes && goods->isSqlite())
        return;
    const Error error = errorIn(anna->store.finish(
        item.id, claim.lock,
        Disposition::complete(with(with(item.record, u"Name"_s, u"bolt"_s), field, value))));
    QVERIFY2(error.kind == Error::Kind::RecordRefused, qPrintable(error.sentence + error.detail));
    QCOMPARE(error.field, field);
    QVERIFY2(error.sentence.contains(field), qPrintable(error.sentence));
    mustHoldUnchanged(claim);
    valueOf(anna->store.finish(item.id, claim.lock,
                               Disposition::complete(with(item.record, u"Name"_s, u"bolt"_s))));
    QCOMPARE(stored(u"Name"_s), u"bolt"_s);
}

void TableRefusalsTest::aLetterThatTheColumnLacksIsTold()
{
    if (goods->connection().d().dialect != Dialect::Mariadb)
        return;
    goods->run(u"ALTER TABLE %1 MODIFY %2 VARCHAR(10) CHARACTER SET latin1 NOT NULL"_s.arg(
        quoted(u"Goods"_s), quoted(u"Name"_s)));
    const Claim claim = takeFirst();
    const Item item = claim.items.constFirst();
    const Error refused = errorIn(anna->store.finish(
        item.id, claim.lock, Disposition::complete(with(item.record, u"Name"_s, u"Łódź"_s))));
    QCOMPARE(refused.field, u"Name"_s);
    QVERIFY2(refused.sentence.contains(u"a letter that the column cannot keep"_s),
             qPrintable(refused.sentence));
    mustHoldUnchanged(claim);
}

void TableRefusalsTest::everyWayOfCompletingIsRefusedAlike()
{
    const Claim claim = takeFirst();
    const Item item = claim.items.constFirst();
    Disposition wrong = Disposition::complete(with(item.record, u"Pieces"_s, u"500"_s));
    const Error pair = errorIn(anna->store.finishAndTakeNext(item.id, claim.lock, wrong, {q}));
    QCOMPARE(pair.kind, Error::Kind::RecordRefused);
    QCOMPARE(pair.field, u"Pieces"_s);
    mustHoldUnchanged(claim);
    wrong = Disposition::complete(with(item.record, u"Pieces"_s, u"500"_s));
    wrong.result = QJsonObject{{u"pages"_s, 3}};
    const Error result = errorIn(anna->store.finish(item.id, claim.lock, wrong));
    QCOMPARE(result.kind, Error::Kind::RecordRefused);
    QCOMPARE(result.field, u"Pieces"_s);
    mustHoldUnchanged(claim);
}

void TableRefusalsTest::aRuleOverSeveralFieldsIsToldToo()
{
    const Claim claim = takeFirst();
    const Item item = claim.items.constFirst();
    const Record wrong =
        with(with(item.record, u"Day"_s, u"2026-05-08"_s), u"Until"_s, u"2026-05-07"_s);
    const Error error =
        errorIn(anna->store.finish(item.id, claim.lock, Disposition::complete(wrong)));
    QCOMPARE(error.kind, Error::Kind::RecordRefused);
    QVERIFY2(error.detail.contains(u"not_before"_s), qPrintable(error.detail));
    mustHoldUnchanged(claim);
}

void TableRefusalsTest::aRefusalTellsNothingElseOfTheRow()
{
    const Claim claim = takeFirst();
    const Item item = claim.items.constFirst();
    for (const auto &[field, value] :
         {std::pair(u"Pieces"_s, u"500"_s), std::pair(u"Mail"_s, u"mail 2"_s),
          std::pair(u"Kind"_s, u"7"_s), std::pair(u"Until"_s, u"2025-01-01"_s)}) {
        const Error error = errorIn(anna->store.finish(
            item.id, claim.lock, Disposition::complete(with(item.record, field, value))));
        const QString told = error.sentence + error.detail;
        for (const QString &secret : {u"SECRET"_s, u"Failing row"_s, u"UPDATE"_s, u"DETAIL"_s})
            QVERIFY2(!told.contains(secret), qPrintable(told));
    }
}

void TableRefusalsTest::aTableThatHasChangedIsToldWithoutItsWords()
{
    const Claim claim = takeFirst();
    if (goods->isSqlite())
        return; // whoever opens the file reads it all
    goods->run(u"ALTER TABLE %1 DROP COLUMN %2"_s.arg(quoted(u"Goods"_s), quoted(u"Mail"_s)));
    ItemQuery query;
    query.queue = q;
    const Error listing = errorIn(anna->store.page(query, {}));
    const Error claiming = errorIn(anna->store.claimNext({q}, 1));
    const Error finishing = errorIn(anna->store.finish(
        claim.items.constFirst().id, claim.lock,
        Disposition::complete(with(claim.items.constFirst().record, u"Name"_s, u"bolt"_s))));
    for (const Error &error : {listing, claiming, finishing}) {
        QVERIFY2(error.sentence.contains(u"has changed since it was adopted"_s),
                 qPrintable(error.sentence + error.detail));
        QVERIFY2(!error.detail.contains(u"SELECT"_s) && !error.detail.contains(u"Mail"_s),
                 qPrintable(error.detail));
    }
}

/// The other queues are shown as ever.
void TableRefusalsTest::theQueueOfATableThatIsGoneIsMarked()
{
    valueOf(anna->store.addQueue(queueNamed(u"own"_s)));
    valueOf(anna->store.addItem(u"own"_s, newItem(u"k"_s)));
    valueOf(anna->store.claimNext({u"own"_s}));
    takeFirst();
    const bool isMariadb = goods->connection().d().dialect == Dialect::Mariadb;
    goods->run((isMariadb ? u"RENAME TABLE %1 TO %2"_s : u"ALTER TABLE %1 RENAME TO %2"_s)
                   .arg(quoted(u"Goods"_s), quoted(u"Goods2"_s)));
    for (const QueueStatus &status : valueOf(anna->store.status({})))
        QVERIFY2(status.tableFault.contains(u"adopt it again"_s) == (status.queue == q),
                 qPrintable(status.queue + status.tableFault));
    int marked = 0;
    for (const QueueGlance &glance : valueOf(anna->store.glance({{}, {}, {}})).queues)
        marked += glance.tableFault.isEmpty() ? 0 : 1;
    QCOMPARE(marked, 1);
    QCOMPARE(valueOf(anna->store.locks({})).locks.size(), 2); // as they were known
    QCOMPARE(valueOf(anna->store.counts(u"own"_s, {})).mine, 2);
    const Error claiming = errorIn(anna->store.claimNext({q}, 1));
    QVERIFY2(claiming.sentence.contains(u"adopt it again"_s), qPrintable(claiming.sentence));
    goods->run((isMariadb ? u"RENAME TABLE %1 TO %2"_s : u"ALTER TABLE %1 RENAME TO %2"_s)
                   .arg(quoted(u"Goods2"_s), quoted(u"Goods"_s)));
    QCOMPARE(valueOf(anna->store.status(q)).constFirst().tableFault, QString());
}

/// As a worker's command answers; what the table has then is text again.
void TableRefusalsTest::programsWriteNumbersTruthsAndNothing()
{
    const Queue rules = valueOf(anna->store.queue(q));
    const Claim claim = takeFirst();
    const Item item = claim.items.constFirst();
    const Record given{{u"Pieces"_s, 7},
                       {u"Price"_s, 2.5},
                       {u"Fresh"_s, true},
                       {u"Mail"_s, QJsonValue()},
                       {u"Day"_s, QJsonValue()}};
    const Record record =
        withGiven(item.record, namedAsColumns(given, rules), Given::FieldsToChange);
    valueOf(checkCompleted(record, item.record, rules));
    valueOf(anna->store.finish(item.id, claim.lock, Disposition::complete(record)));
    QCOMPARE(stored(u"Pieces"_s), u"7"_s);
    QCOMPARE(stored(u"Price"_s).toDouble(), 2.5);
    QVERIFY2((QStringList{u"1"_s, u"t"_s, u"true"_s}).contains(stored(u"Fresh"_s)),
             qPrintable(stored(u"Fresh"_s)));
    for (const QString &column : {u"Mail"_s, u"Day"_s})
        QCOMPARE(goods->value(u"SELECT COUNT(*) AS v FROM %1 WHERE %2 IS NULL AND %3 = 1"_s.arg(
                     quoted(u"Goods"_s), quoted(column), quoted(u"ID"_s))),
                 u"1"_s);
    const Record after = valueOf(anna->store.detail(item.id)).item.record;
    QCOMPARE(after.value(u"Pieces"_s), QJsonValue(u"7"_s));
    QVERIFY(!after.contains(u"Mail"_s));
    // A name may not be NULL in the table, and text is no number.
    for (const QJsonValue &wrong : {QJsonValue(), QJsonValue(5)})
        QCOMPARE(errorIn(checkCompleted(
                             withGiven(item.record, {{u"Name"_s, wrong}}, Given::FieldsToChange),
                             item.record, rules))
                     .field,
                 u"Name"_s);
}

void TableRefusalsTest::aNumberThatTheTableWouldCutIsRefused()
{
    const Claim claim = takeFirst();
    const Item item = claim.items.constFirst();
    const Error error = errorIn(anna->store.finish(
        item.id, claim.lock, Disposition::complete(with(item.record, u"Pieces"_s, u"007"_s))));
    QCOMPARE(error.kind, Error::Kind::RecordRefused);
    QCOMPARE(error.field, u"Pieces"_s);
    mustHoldUnchanged(claim);
    valueOf(anna->store.finish(item.id, claim.lock,
                               Disposition::complete(with(item.record, u"Price"_s, u"+2.5"_s))));
    QCOMPARE(stored(u"Price"_s).toDouble(), 2.5);
}

INTRAY_TEST_GUILESS_MAIN(TableRefusalsTest)
#include "tst_d1_refusals.moc"
