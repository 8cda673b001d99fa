// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "designs/ordertable.h"
#include "schema/contextfield.h"
#include "store/line/verbs.h"
#include "support/testclass.h"

#include <thread>

using namespace intray;
using namespace Qt::StringLiterals;

namespace {

/// The article's own consumer: takes what waits, by the state alone.
class Consumer
{
public:
    Consumer(const QString &engine, const TestDatabase &database)
        : m_jobs(engine, database)
    {
    }

    /// The job it took, 0 for none.
    int take()
    {
        Connection::Private &d = m_jobs.connection().d();
        const QString next =
            u"SELECT id AS v FROM jobs WHERE state = 'waiting' ORDER BY id LIMIT 1%1"_s.arg(
                d.dialect == Dialect::Sqlite ? QString() : u" FOR UPDATE SKIP LOCKED"_s);
        if (d.dialect == Dialect::Sqlite)
            return takeInFile(next);
        d.execute(u"BEGIN"_s);
        const QString id = m_jobs.value(next);
        if (!id.isEmpty())
            m_jobs.run(u"UPDATE jobs SET state = 'processing' WHERE id = "_s + id);
        d.execute(u"COMMIT"_s);
        return id.toInt();
    }
    void finish(int job)
    {
        m_jobs.run(u"INSERT INTO done_by (job, who) VALUES (%1, 'consumer')"_s.arg(job));
        m_jobs.run(u"UPDATE jobs SET state = 'done', result = 'consumer', finished = "
                   "CURRENT_TIMESTAMP WHERE id = %1"_s.arg(job));
    }

private:
    int takeInFile(const QString &next)
    {
        for (;;) {
            const QString id = m_jobs.value(next);
            if (id.isEmpty())
                return 0;
            if (m_jobs.run(
                    u"UPDATE jobs SET state = 'processing' WHERE state = 'waiting' AND id = "_s +
                    id) == 1)
                return id.toInt();
        }
    }

    OrderTable m_jobs;
};

} // namespace

/// D5 as it was published, adopted in place: states, parameters, user and context, worker, result,
/// error; and its consumer, which goes by the state alone, beside Intray.
class TheArticleInPlace : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init();
    void cleanup();
    void whatIntrayHoldsTheConsumerDoesNotTake_data() { addPlacements(); }
    void whatIntrayHoldsTheConsumerDoesNotTake();
    void whatTheConsumerHoldsIntrayDoesNotTake_data() { addPlacements(); }
    void whatTheConsumerHoldsIntrayDoesNotTake();
    void theStateGoesBackWithTheLock_data() { addPlacements(); }
    void theStateGoesBackWithTheLock();
    void aDeadWorkersRowIsTakenOver_data() { addPlacements(); }
    void aDeadWorkersRowIsTakenOver();
    void whatACleanerSetBackIsNoLongerHeld_data() { addPlacements(); }
    void whatACleanerSetBackIsNoLongerHeld();
    void theLockOfWhatWasSetBackGoesToo_data();
    void theLockOfWhatWasSetBackGoesToo();
    void sideBySideEachJobIsDoneOnce_data() { addPlacements(); }
    void sideBySideEachJobIsDoneOnce();
    void theLockTableIsMadeOnce();
    void nothingIsBroughtInBesideTheTable_data() { addPlacements(); }
    void nothingIsBroughtInBesideTheTable();
    void withoutAValueForBusyItIsToldWhatThatMeans();
    void valuesAndCriteriaThatCannotBeAreRefused();

private:
    static void addPlacements();
    AdoptionWish wish() const;
    void adopt() { valueOf(jobs->adopt(wish())); }
    QString state(int job)
    {
        return jobs->value(u"SELECT state AS v FROM jobs WHERE id = %1"_s.arg(job));
    }
    Claim take(Person &person, int count = 1)
    {
        return valueOf(person.store.claimNext({q}, count));
    }
    void waitForExpiry(const Claim &claim);

    const QString q = u"jobs"_s;
    std::unique_ptr<TestDatabase> database;
    std::unique_ptr<OrderTable> jobs;
    std::unique_ptr<Consumer> consumer;
    std::unique_ptr<Person> anna;
    std::unique_ptr<Person> bert;
};

void TheArticleInPlace::addPlacements()
{
    QTest::addColumn<bool>("hasLockTable");
    QTest::newRow("as in the article") << true;
    QTest::newRow("locks in the row") << false;
}

void TheArticleInPlace::init()
{
    database = databaseOf(engineOfRow());
    jobs = std::make_unique<OrderTable>(engineOfRow(), *database);
    consumer = std::make_unique<Consumer>(engineOfRow(), *database);
    anna = std::make_unique<Person>(*database, u"anna"_s);
    bert = std::make_unique<Person>(*database, u"bert"_s);
    const bool isMariadb = engineOfRow() == u"mariadb"_s;
    const QString json = jobs->isPostgresql() ? u"jsonb"_s : u"json"_s;
    const QString time = isMariadb ? u"datetime"_s : u"timestamp"_s;
    for (const QString &name : {u"jobs_locks"_s, u"jobs"_s, u"done_by"_s})
        jobs->run(u"DROP TABLE IF EXISTS "_s + name);
    jobs->run(u"CREATE TABLE jobs (id INTEGER PRIMARY KEY, state VARCHAR(20) NOT NULL DEFAULT "
              "'waiting', parameters %1 NULL, request_id VARCHAR(36), user_id INTEGER, created %2 "
              "DEFAULT CURRENT_TIMESTAMP, finished %2 NULL, error_message TEXT NULL, worker_name "
              "VARCHAR(50) NULL, locked_at %2 NULL, result TEXT NULL, user_context %1 NULL)"_s.arg(
                  json, time));
    jobs->run(u"CREATE TABLE done_by (job INTEGER PRIMARY KEY, who VARCHAR(20))"_s);
    QStringList rows;
    for (int i = 1; i <= 24; ++i)
        rows << u"(%1, '{\"page\": %1}', 'request %1', 7, '{\"tenant\": \"north\"}')"_s.arg(i);
    jobs->run(u"INSERT INTO jobs (id, parameters, request_id, user_id, user_context) VALUES "_s +
              rows.join(u','));
}

void TheArticleInPlace::cleanup()
{
    bert.reset();
    anna.reset();
    consumer.reset();
    jobs.reset();
}

AdoptionWish TheArticleInPlace::wish() const
{
    AdoptionWish wish;
    wish.queue = q;
    wish.table = u"jobs"_s;
    wish.key = u"id"_s;
    wish.columns = {u"parameters"_s, u"request_id"_s, u"user_context"_s};
    wish.context = u"User_Context"_s; // whatever letters it is written in
    wish.layout.state = u"state"_s;
    wish.layout.openValue = u"waiting"_s;
    wish.layout.busyValue = u"processing"_s;
    wish.layout.doneValue = u"done"_s;
    wish.layout.failedValue = u"error"_s;
    wish.layout.error = u"error_message"_s;
    wish.layout.result = u"result"_s;
    wish.layout.finished = u"finished"_s;
    const auto isApart = []() {
        QFETCH(bool, hasLockTable);
        return hasLockTable;
    };
    wish.addsLockTable = isApart();
    if (wish.addsLockTable)
        return wish;
    wish.layout.lockUser = u"worker_name"_s;
    wish.layout.lockTime = u"locked_at"_s;
    return wish;
}

void TheArticleInPlace::waitForExpiry(const Claim &claim)
{
    const QDateTime end = claim.items.constFirst().lock.expiresAt.addMSecs(300);
    QTRY_VERIFY_WITH_TIMEOUT(valueOf(bert->store.now()) > end, 20000);
}

void TheArticleInPlace::whatIntrayHoldsTheConsumerDoesNotTake()
{
    adopt();
    const Claim claim = take(*anna, 2);
    QCOMPARE(keysOf(claim.items), QStringList({u"1"_s, u"2"_s}));
    const Record record = claim.items.constFirst().record;
    QCOMPARE(record.value(u"parameters"_s).toString().remove(u' '), u"{\"page\":1}"_s);
    QCOMPARE(record.value(u"user_context"_s).toString().remove(u' '), u"{\"tenant\":\"north\"}"_s);
    QCOMPARE(contextIn(valueOf(anna->store.queue(q)).recordSchema, record),
             QJsonObject({{u"tenant"_s, u"north"_s}}));
    QCOMPARE(state(1), u"processing"_s);
    QCOMPARE(consumer->take(), 3);
    Disposition completed = Disposition::complete();
    completed.result = QJsonObject{{u"file"_s, 17}};
    valueOf(anna->store.finish(claim.items.at(0).id, claim.lock, completed));
    valueOf(anna->store.finish(claim.items.at(1).id, claim.lock, Disposition::fail(u"no page"_s)));
    QCOMPARE(state(1), u"done"_s);
    QCOMPARE(state(2), u"error"_s);
    QCOMPARE(consumer->take(), 4);
    QCOMPARE(valueOf(bert->store.audit()).violations, QStringList());
}

void TheArticleInPlace::whatTheConsumerHoldsIntrayDoesNotTake()
{
    adopt();
    ItemQuery waiting;
    waiting.queue = q;
    const ItemId first = valueOf(anna->store.page(waiting, {})).items.constFirst().id;
    QCOMPARE(consumer->take(), 1);
    QCOMPARE(keysOf(take(*anna).items), QStringList{u"2"_s});
    const Claim picked = valueOf(bert->store.claimItems({first}));
    QVERIFY(picked.items.isEmpty());
    QCOMPARE(picked.shortage, Shortage::TakenByOther);
    QCOMPARE(valueOf(bert->store.sweep()), 0);
    QCOMPARE(state(1), u"processing"_s);
    consumer->finish(1);
    QCOMPARE(state(1), u"done"_s);
    QCOMPARE(keysOf(valueOf(bert->store.page(waiting, {})).items).constFirst(), u"3"_s);
}

void TheArticleInPlace::theStateGoesBackWithTheLock()
{
    adopt();
    const Claim returned = take(*anna);
    const ItemId item = returned.items.constFirst().id;
    valueOf(anna->store.finish(item, returned.lock, Disposition::returnLater()));
    QCOMPARE(state(1), u"waiting"_s);
    const Claim released = take(*bert);
    valueOf(anna->store.releaseLocks({{item, released.lock}}, u"ill"_s));
    QCOMPARE(state(1), u"waiting"_s);
    const Claim again = take(*anna);
    const Disposition completed = Disposition::complete();
    valueOf(anna->store.finish(item, again.lock, completed));
    const Claim back = valueOf(anna->store.takeBack(item, completed.operation));
    QCOMPARE(state(1), u"processing"_s);
    QCOMPARE(consumer->take(), 2);
    valueOf(anna->store.finish(item, back.lock, Disposition::complete()));
    valueOf(bert->store.reopen(item));
    QCOMPARE(state(1), u"waiting"_s);
    QCOMPARE(consumer->take(), 1);
    QCOMPARE(valueOf(bert->store.audit()).violations, QStringList());
}

void TheArticleInPlace::aDeadWorkersRowIsTakenOver()
{
    AdoptionWish with = wish();
    with.rules.lockDuration = std::chrono::seconds(1);
    valueOf(jobs->adopt(with));
    const Claim dead = take(*anna);
    waitForExpiry(dead);
    QCOMPARE(consumer->take(), 2);
    const Claim next = take(*bert);
    QCOMPARE(keysOf(next.items), QStringList{u"1"_s});
    QCOMPARE(state(1), u"processing"_s);
    const auto late =
        anna->store.finish(dead.items.constFirst().id, dead.lock, Disposition::complete());
    QCOMPARE(errorIn(late).kind, Error::Kind::LockLost);
    waitForExpiry(next);
    QCOMPARE(valueOf(anna->store.sweep()), 1);
    QCOMPARE(state(1), u"waiting"_s);
    QCOMPARE(consumer->take(), 1);
    QCOMPARE(valueOf(bert->store.audit()).violations, QStringList());
}

/// The article's cleaning thread puts what was in work back to waiting.
void TheArticleInPlace::whatACleanerSetBackIsNoLongerHeld()
{
    adopt();
    const Claim slow = take(*anna);
    jobs->run(u"UPDATE jobs SET state = 'waiting' WHERE id = 1"_s);
    QCOMPARE(consumer->take(), 1);
    consumer->finish(1);
    Disposition late = Disposition::complete();
    late.result = QJsonObject{{u"late"_s, true}};
    QCOMPARE(errorIn(anna->store.finish(slow.items.constFirst().id, slow.lock, late)).kind,
             Error::Kind::LockLost);
    QCOMPARE(jobs->value(u"SELECT result AS v FROM jobs WHERE id = 1"_s), u"consumer"_s);
}

void TheArticleInPlace::theLockOfWhatWasSetBackGoesToo_data()
{
    QTest::addColumn<bool>("hasLockTable");
    QTest::addColumn<QString>("state");
    QTest::addColumn<QString>("noticed");
    for (const bool hasLockTable : {true, false})
        for (const QString &state : {u"waiting"_s, u"done"_s})
            for (const QString &noticed : {u"by a look"_s, u"by whoever lost it"_s})
                QTest::addRow("%s, %s, %s", hasLockTable ? "lock table" : "locks in the row",
                              qPrintable(state), qPrintable(noticed))
                    << hasLockTable << state << noticed;
}

/// Whoever goes by the state alone knows no lock, and would leave it standing there for good.
void TheArticleInPlace::theLockOfWhatWasSetBackGoesToo()
{
    QFETCH(bool, hasLockTable);
    QFETCH(QString, state);
    QFETCH(QString, noticed);
    adopt();
    const Claim slow = take(*anna, 2);
    jobs->run(u"UPDATE jobs SET state = '%1' WHERE id = 1"_s.arg(state));
    if (noticed == u"by a look")
        QCOMPARE(valueOf(bert->store.locks({})).locks.size(), 1);
    else
        errorIn(anna->store.finish(slow.items.constFirst().id, slow.lock, Disposition::complete()));
    QCOMPARE(jobs->value(hasLockTable
                             ? u"SELECT min(id) AS v FROM jobs_locks"_s
                             : u"SELECT min(id) AS v FROM jobs WHERE worker_name IS NOT NULL"_s),
             u"2"_s);
    QCOMPARE(keysOf(take(*bert).items), QStringList{state == u"waiting" ? u"1"_s : u"3"_s});
    QCOMPARE(valueOf(bert->store.audit()).violations, QStringList());
}

void TheArticleInPlace::sideBySideEachJobIsDoneOnce()
{
    adopt();
    const auto consume = [this] {
        Consumer other(engineOfRow(), *database);
        for (int job = other.take(); job > 0; job = other.take())
            other.finish(job);
    };
    const auto serve = [this](const QString &name) {
        Person worker(*database, name);
        OrderTable line(engineOfRow(), *database);
        for (Claim claim = take(worker); !claim.items.isEmpty(); claim = take(worker)) {
            line.run(u"INSERT INTO done_by (job, who) VALUES (%1, 'intray')"_s.arg(
                claim.items.constFirst().key));
            valueOf(worker.store.finish(claim.items.constFirst().id, claim.lock,
                                        Disposition::complete()));
        }
    };
    std::thread one(consume);
    std::thread two(serve, u"anna"_s);
    serve(u"bert"_s);
    one.join();
    two.join();
    QCOMPARE(jobs->value(u"SELECT count(*) AS v FROM done_by"_s), u"24"_s);
    QCOMPARE(jobs->value(u"SELECT count(*) AS v FROM jobs WHERE state = 'done'"_s), u"24"_s);
    QCOMPARE(
        jobs->value(
            u"SELECT count(*) AS v FROM jobs JOIN done_by ON job = id WHERE (who = 'consumer') <> "
            "(coalesce(result, '') = 'consumer')"_s),
        u"0"_s);
    QCOMPARE(valueOf(anna->store.audit()).violations, QStringList());
}

void TheArticleInPlace::theLockTableIsMadeOnce()
{
    AdoptionWish literal;
    literal.queue = q;
    literal.table = u"jobs"_s;
    literal.key = u"id"_s;
    literal.addsLockTable = true;
    const AdoptionPlan plan = jobs->plan(literal);
    QVERIFY2(plan.statements.constFirst().startsWith(u"CREATE TABLE"_s),
             qPrintable(plan.statements.join(u'\n')));
    valueOf(jobs->adopt(literal));
    literal.queue = u"again"_s;
    QVERIFY(!jobs->plan(literal).statements.join(u' ').contains(u"CREATE TABLE"_s));
    valueOf(jobs->adopt(literal));
    QCOMPARE(keysOf(take(*anna).items), QStringList{u"1"_s});
    QCOMPARE(keysOf(valueOf(bert->store.claimNext({u"again"_s}, 1)).items), QStringList{u"2"_s});
}

void TheArticleInPlace::nothingIsBroughtInBesideTheTable()
{
    adopt();
    const Error refused = errorIn(anna->store.addItem(q, newItem(u"77"_s)));
    QVERIFY2(refused.sentence.contains(u"adopted table"_s), qPrintable(refused.sentence));
    // Nor by a key, which the table may make itself, nor past what this program knows.
    const qint64 atOnce = 0;
    const Identity who = anna->store.identity();
    for (const Error &error :
         {errorIn(anna->store.addItem(q, newItem(QString()))),
          errorIn(anna->store.beginImport(q, u"jobs.csv"_s)),
          errorIn(carryOut(*anna->connection, who, verbs::addItem, q, newItem(u"78"_s), atOnce)),
          errorIn(carryOut(*anna->connection, who, verbs::beginImport, {q, u"jobs.csv"_s}))})
        QCOMPARE(error.sentence, refused.sentence);
    QCOMPARE(take(*anna, 99).items.size(), 24);
}

void TheArticleInPlace::withoutAValueForBusyItIsToldWhatThatMeans()
{
    AdoptionWish without;
    without.queue = q;
    without.table = u"jobs"_s;
    without.key = u"id"_s;
    without.addsLockTable = true;
    without.layout.state = u"state"_s;
    without.layout.openValue = u"waiting"_s;
    without.layout.doneValue = u"done"_s;
    QVERIFY(jobs->plan(without).limits.join(u' ').contains(u"(busy)"_s));
    without.layout.busyValue = u"processing"_s;
    QVERIFY(!jobs->plan(without).limits.join(u' ').contains(u"(busy)"_s));
}

void TheArticleInPlace::valuesAndCriteriaThatCannotBeAreRefused()
{
    const auto refusal = [this](const QString &busy, const QString &criteria) {
        AdoptionWish wrong;
        wrong.queue = q;
        wrong.table = u"jobs"_s;
        wrong.key = u"id"_s;
        wrong.addsLockTable = true;
        wrong.layout.state = u"state"_s;
        wrong.layout.openValue = u"waiting"_s;
        wrong.layout.doneValue = u"done"_s;
        wrong.layout.busyValue = busy;
        wrong.layout.criteria = criteria;
        return errorIn(jobs->adopt(wrong)).sentence;
    };
    QVERIFY(refusal(u"waiting"_s, {}).contains(u"must differ"_s));
    QVERIFY(refusal(u"done"_s, {}).contains(u"must differ"_s));
    QVERIFY(refusal(u"processing"_s, u"State = 'waiting'"_s).contains(u"\"state\""_s));
}

INTRAY_TEST_GUILESS_MAIN(TheArticleInPlace)
#include "tst_d5_the_article_in_place.moc"
