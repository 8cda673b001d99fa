// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "designs/ordertable.h"
#include "store/line/verbs.h"
#include "support/testclass.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// D5's published table, which makes its own keys, adopted with --add-rows: items are added to it.
class RowsAddedInPlace : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init();
    void cleanup();
    void aRowGetsTheKeyThatTheTableMakes_data();
    void aRowGetsTheKeyThatTheTableMakes();
    void whatIsNotGivenIsTheTablesToFillIn();
    void sentAgainItAddsNothing();
    void anotherMayNotUseTheOperation();
    void itIsNotGivenOutBeforeItsTime();
    void whatTheTableRefusesAddsNothing();
    void whatWouldNotBelongToTheQueueAddsNothing();
    void withoutItsPermissionNothingIsAdded();
    void whatMakesNoKeysSaysSo();
    void aKeyIsTheTablesAlone();
    void aClerkAddsNothing();
    void whatMakesNoKeyIsNotAdoptedSo();
    void theRightGoesWithTheMapping();

private:
    void make(const QString &key);
    AdoptionWish wish() const;
    static NewItem job(const Record &record)
    {
        NewItem item;
        item.record = record;
        return item;
    }
    QString jobsWith(const QString &condition)
    {
        return jobs->value(u"SELECT count(*) AS v FROM jobs WHERE "_s + condition);
    }
    QString serial() const;

    const QString q = u"jobs"_s;
    const Record small{{u"parameters"_s, u"{\"page\":7}"_s}, {u"request_id"_s, u"request 7"_s}};
    std::unique_ptr<TestDatabase> database;
    std::unique_ptr<OrderTable> jobs;
    std::unique_ptr<Person> anna;
    std::unique_ptr<Person> bert;
};

QString RowsAddedInPlace::serial() const
{
    if (jobs->isSqlite())
        return u"INTEGER PRIMARY KEY"_s;
    return jobs->isPostgresql() ? u"SERIAL PRIMARY KEY"_s : u"INTEGER AUTO_INCREMENT PRIMARY KEY"_s;
}

void RowsAddedInPlace::make(const QString &key)
{
    const bool isMariadb = engineOfRow() == u"mariadb"_s;
    const QString json = jobs->isPostgresql() ? u"jsonb"_s : u"json"_s;
    const QString time = isMariadb ? u"datetime"_s : u"timestamp"_s;
    jobs->run(u"DROP TABLE IF EXISTS jobs"_s);
    jobs->run(u"CREATE TABLE jobs (id %1, state VARCHAR(20) NOT NULL DEFAULT 'new', parameters %2 "
              "NOT NULL, request_id VARCHAR(36) DEFAULT 'none', pages INTEGER CHECK (pages > 0), "
              "created %3 DEFAULT CURRENT_TIMESTAMP, error_message TEXT NULL, worker_name "
              "VARCHAR(50) NULL, locked_at %3 NULL)"_s.arg(key, json, time));
    jobs->run(u"INSERT INTO jobs (state, parameters) VALUES ('waiting', '{}'), ('done', '{}')"_s);
}

void RowsAddedInPlace::init()
{
    database = databaseOf(engineOfRow());
    jobs = std::make_unique<OrderTable>(engineOfRow(), *database);
    anna = std::make_unique<Person>(*database, u"anna"_s);
    bert = std::make_unique<Person>(*database, u"bert"_s);
    make(serial());
}

void RowsAddedInPlace::cleanup()
{
    bert.reset();
    anna.reset();
    jobs.reset();
}

AdoptionWish RowsAddedInPlace::wish() const
{
    AdoptionWish wish;
    wish.queue = q;
    wish.table = u"jobs"_s;
    wish.key = u"id"_s;
    wish.columns = {u"parameters"_s, u"request_id"_s, u"pages"_s};
    wish.layout.state = u"state"_s;
    wish.layout.openValue = u"waiting"_s;
    wish.layout.doneValue = u"done"_s;
    wish.layout.lockUser = u"worker_name"_s;
    wish.layout.lockTime = u"locked_at"_s;
    wish.layout.addsRows = true;
    return wish;
}

void RowsAddedInPlace::aRowGetsTheKeyThatTheTableMakes_data()
{
    QTest::addColumn<QString>("key");
    QTest::newRow("usual") << QString();
    QTest::newRow("identity") << u"INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY"_s;
    QTest::newRow("sequence") << u"INTEGER DEFAULT nextval('numbers') PRIMARY KEY"_s;
    QTest::newRow("autoincrement") << u"INTEGER PRIMARY KEY AUTOINCREMENT"_s;
}

void RowsAddedInPlace::aRowGetsTheKeyThatTheTableMakes()
{
    QFETCH(QString, key);
    if (!key.isEmpty() && jobs->isSqlite() != key.contains(u"AUTOINCREMENT"_s))
        return;
    if (!key.isEmpty() && !jobs->isSqlite() && !jobs->isPostgresql())
        return;
    if (key.contains(u"nextval"_s))
        jobs->run(u"CREATE SEQUENCE IF NOT EXISTS numbers"_s);
    if (!key.isEmpty())
        make(key);
    valueOf(jobs->adopt(wish()));
    const AddedRow added = valueOf(anna->store.addRow(q, job(small)));
    QCOMPARE(jobsWith(u"state = 'waiting' AND request_id = 'request 7' AND id = "_s + added.key),
             u"1"_s);
    const auto history = valueOf(bert->store.history(added.item));
    QCOMPARE(history.size(), 1);
    QCOMPARE(history.constFirst().kind, EventKind::Added);
    QCOMPARE(history.constFirst().user, u"anna"_s);
    const Claim claim = valueOf(bert->store.claimNext({q}, 9));
    QCOMPARE(claim.items.size(), 2);
    const auto mine = std::find_if(claim.items.begin(), claim.items.end(),
                                   [&](const Item &item) { return item.id == added.item; });
    QVERIFY(mine != claim.items.end());
    QCOMPARE(mine->key, added.key);
    QCOMPARE(mine->record.value(u"request_id"_s).toString(), u"request 7"_s);
    valueOf(bert->store.finish(added.item, claim.lock, Disposition::complete()));
    QCOMPARE(jobsWith(u"state = 'done' AND id = "_s + added.key), u"1"_s);
    QCOMPARE(valueOf(bert->store.audit()).violations, QStringList());
}

void RowsAddedInPlace::whatIsNotGivenIsTheTablesToFillIn()
{
    valueOf(jobs->adopt(wish()));
    const QString quote = u"it's \"quoted\"; \\"_s;
    const AddedRow without =
        valueOf(anna->store.addRow(q, job({{u"parameters"_s, u"{}"_s}, {u"pages"_s, u"12"_s}})));
    const AddedRow with =
        valueOf(anna->store.addRow(q, job({{u"parameters"_s, u"{}"_s}, {u"request_id"_s, quote}})));
    QCOMPARE(jobsWith(u"request_id = 'none' AND pages = 12 AND created IS NOT NULL AND id = "_s +
                      without.key),
             u"1"_s);
    QCOMPARE(jobs->value(u"SELECT request_id AS v FROM jobs WHERE id = "_s + with.key), quote);
    QCOMPARE(jobsWith(u"pages IS NULL AND id = "_s + with.key), u"1"_s);
    const Record record = valueOf(anna->store.detail(without.item)).item.record;
    QCOMPARE(record.value(u"request_id"_s).toString(), u"none"_s);
}

/// As after a line that was lost before the answer came.
void RowsAddedInPlace::sentAgainItAddsNothing()
{
    valueOf(jobs->adopt(wish()));
    const OperationId operation = newId();
    const AddedRow first = valueOf(anna->store.addRow(q, job(small), operation));
    const AddedRow again = valueOf(anna->store.addRow(q, job(small), operation));
    QCOMPARE(again.item, first.item);
    QCOMPARE(again.key, first.key);
    QCOMPARE(jobsWith(u"request_id = 'request 7'"_s), u"1"_s);
    QVERIFY(valueOf(anna->store.addRow(q, job(small))).key != first.key);
}

void RowsAddedInPlace::anotherMayNotUseTheOperation()
{
    valueOf(jobs->adopt(wish()));
    const OperationId operation = newId();
    valueOf(anna->store.addRow(q, job(small), operation));
    QCOMPARE(errorIn(bert->store.addRow(q, job(small), operation)).kind, Error::Kind::Cancelled);
    QCOMPARE(jobsWith(u"request_id = 'request 7'"_s), u"1"_s);
}

void RowsAddedInPlace::itIsNotGivenOutBeforeItsTime()
{
    valueOf(jobs->adopt(wish()));
    NewItem later = job(small);
    later.availableAt = valueOf(anna->store.now()).addSecs(3600);
    valueOf(anna->store.addRow(q, later));
    QCOMPARE(valueOf(bert->store.claimNext({q}, 9)).items.size(), 1);
}

void RowsAddedInPlace::whatTheTableRefusesAddsNothing()
{
    valueOf(jobs->adopt(wish()));
    for (const Record &wrong : {Record{}, Record{{u"parameters"_s, u"{}"_s}, {u"pages"_s, u"0"_s}},
                                Record{{u"parameters"_s, u"{}"_s}, {u"pages"_s, u"007"_s}},
                                Record{{u"parameters"_s, u"{}"_s}, {u"state"_s, u"done"_s}}})
        QCOMPARE(errorIn(anna->store.addRow(q, job(wrong))).kind, Error::Kind::RecordRefused);
    NewItem important = job(small);
    important.priority = 1;
    QCOMPARE(errorIn(anna->store.addRow(q, important)).kind, Error::Kind::Invalid);
    QCOMPARE(jobsWith(u"1 = 1"_s), u"2"_s);
    QCOMPARE(valueOf(bert->store.claimNext({q}, 9)).items.size(), 1);
}

void RowsAddedInPlace::whatWouldNotBelongToTheQueueAddsNothing()
{
    AdoptionWish some = wish();
    some.layout.criteria = u"pages > 5"_s;
    valueOf(jobs->adopt(some));
    const Error refused =
        errorIn(anna->store.addRow(q, job({{u"parameters"_s, u"{}"_s}, {u"pages"_s, u"2"_s}})));
    QVERIFY2(refused.sentence.contains(u"Nothing was added"_s), qPrintable(refused.sentence));
    QCOMPARE(jobsWith(u"1 = 1"_s), u"2"_s);
    valueOf(anna->store.addRow(q, job({{u"parameters"_s, u"{}"_s}, {u"pages"_s, u"6"_s}})));
    QCOMPARE(jobsWith(u"1 = 1"_s), u"3"_s);
}

void RowsAddedInPlace::withoutItsPermissionNothingIsAdded()
{
    AdoptionWish without = wish();
    without.layout.addsRows = false;
    valueOf(jobs->adopt(without));
    const Error refused = errorIn(anna->store.addRow(q, job(small)));
    QVERIFY2(refused.sentence.contains(u"--add-rows"_s), qPrintable(refused.sentence));
    QCOMPARE(jobsWith(u"1 = 1"_s), u"2"_s);
    valueOf(jobs->adopt(wish()));
    valueOf(anna->store.addRow(q, job(small)));
}

/// A permission would not help there, so none is named.
void RowsAddedInPlace::whatMakesNoKeysSaysSo()
{
    make(u"VARCHAR(20) DEFAULT 'k'"_s);
    jobs->run(u"DELETE FROM jobs"_s);
    jobs->run(u"CREATE UNIQUE INDEX jobs_id ON jobs (id)"_s);
    AdoptionWish without = wish();
    without.layout.addsRows = false;
    valueOf(jobs->adopt(without));
    const Error refused = errorIn(anna->store.addRow(q, job(small)));
    QCOMPARE(refused.kind, Error::Kind::Invalid);
    QVERIFY2(refused.sentence.contains(u"does not make the keys"_s) &&
                 !refused.sentence.contains(u"--add-rows"_s),
             qPrintable(refused.sentence));
}

void RowsAddedInPlace::aKeyIsTheTablesAlone()
{
    valueOf(jobs->adopt(wish()));
    NewItem named = job(small);
    named.key = u"77"_s;
    const Error refused = errorIn(anna->store.addRow(q, named));
    QVERIFY2(refused.sentence.contains(u"without a key"_s), qPrintable(refused.sentence));
    QCOMPARE(errorIn(anna->store.addItem(q, named)).sentence, refused.sentence);
    QCOMPARE(jobsWith(u"1 = 1"_s), u"2"_s);
}

void RowsAddedInPlace::aClerkAddsNothing()
{
    if (jobs->isSqlite())
        return; // whoever opens a file may do everything to it
    valueOf(jobs->adopt(wish()));
    const Person clerk(*database, u"carl"_s);
    valueOf(anna->store.setUser({u"carl"_s, u"carl"_s, true, {Role::Clerk}, {}}));
    const qint64 atOnce = 0;
    const Identity who{u"anna"_s, u"desk"_s};
    const auto added =
        carryOut(*clerk.connection, who, verbs::adoptedAdd, q, job(small), atOnce, newId());
    QCOMPARE(errorIn(added).kind, Error::Kind::NotPermitted);
    QCOMPARE(jobsWith(u"1 = 1"_s), u"2"_s);
    valueOf(anna->store.setUser({u"carl"_s, u"carl"_s, true, {Role::Importer}, {}}));
    valueOf(carryOut(*clerk.connection, who, verbs::adoptedAdd, q, job(small), atOnce, newId()));
    QCOMPARE(jobsWith(u"1 = 1"_s), u"3"_s);
}

void RowsAddedInPlace::whatMakesNoKeyIsNotAdoptedSo()
{
    jobs->run(u"DROP TABLE IF EXISTS beside"_s);
    jobs->run(u"CREATE TABLE beside (id INTEGER PRIMARY KEY, note VARCHAR(20))"_s);
    AdoptionWish two = wish();
    two.layout.more = {{{{}, u"beside"_s}, u"id"_s, {}}};
    QVERIFY(errorIn(jobs->adopt(two)).sentence.contains(u"one table only"_s));
    make(u"VARCHAR(20) DEFAULT 'k'"_s);
    jobs->run(u"DELETE FROM jobs"_s);
    jobs->run(u"CREATE UNIQUE INDEX jobs_id ON jobs (id)"_s);
    QVERIFY(errorIn(jobs->adopt(wish())).sentence.contains(u"does not make"_s));
}

void RowsAddedInPlace::theRightGoesWithTheMapping()
{
    if (!jobs->isPostgresql())
        return;
    const auto may = [this] {
        return jobs->value(
            u"SELECT concat(has_any_column_privilege('intray_table', 'jobs', 'INSERT'), ' ', "
            "has_sequence_privilege('intray_table', 'jobs_id_seq', 'USAGE')) AS v"_s);
    };
    AdoptionWish without = wish();
    without.layout.addsRows = false;
    valueOf(jobs->adopt(without));
    QCOMPARE(may(), u"f f"_s);
    valueOf(jobs->adopt(wish()));
    QCOMPARE(may(), u"t t"_s);
    valueOf(Adopting(jobs->connection(), jobs->connection().identityFor({})).undo(q));
    QCOMPARE(may(), u"f f"_s);
}

INTRAY_TEST_GUILESS_MAIN(RowsAddedInPlace)
#include "tst_d5_rows_added_in_place.moc"
