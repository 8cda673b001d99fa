// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults/serverground.h"
#include "store/intruder.h"
#include "support/tcpproxy.h"
#include "support/testclass.h"
#include "support/testengine.h"

#include <map>
#include <thread>

using namespace intray;
using namespace intray::faults;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// What a server does to a call that meets another one: the call waits, steps aside or is sent
/// again by itself, and the person sees none of it.
class RetriesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowsOnly({u"postgresql"_s, u"mariadb"_s}); }
    void init();
    void cleanupTestCase() { m_worlds.clear(); }

    void aCallThatTheServerUndoesIsSentAgain_data();
    void aCallThatTheServerUndoesIsSentAgain();
    void afterFiveTriesTheServerIsSaidToBeBusy();
    void aClaimStepsOverARowThatIsHeld();
    void aLockThatEndsWhileTheCallWaitsIsDead_data();
    void aLockThatEndsWhileTheCallWaitsIsDead();
    void whatIsStagedWhileADiscardWaitsGoesToo();
    void b07_aLineThatHasGoneMuteIsNoticed();
    void b09_oneItemThatIsStuckDoesNotStopTheOthers();
    void aLoginThatIsRenamedKeepsItsNameAndLocks();

private:
    /// A server with a clerk and a superuser who holds rows.
    struct World
    {
        explicit World(const QString &engine);

        std::unique_ptr<ServerGround> ground;
        std::unique_ptr<Connection> line;
        std::unique_ptr<Connection> importers;
        std::unique_ptr<Intruder> superuser;
    };

    World &here() { return *m_worlds[engineOfRow()]; }
    Store anna() { return {*here().line, here().line->identityFor({})}; }
    bool isPostgres() { return here().ground->wire() == Wire::Postgres; }
    ItemId add();
    void letFail(int times, const QString &code);
    int tries();
    QString itemTable() { return isPostgres() ? u"intray.item"_s : u"item_all"_s; }
    void hold(ItemId item);
    bool somebodyWaitsForARow();

    std::map<QString, std::unique_ptr<World>> m_worlds;
    int m_keys = 0;
};

RetriesTest::World::World(const QString &engine)
    : ground(ServerGround::on(engine))
{
    ground->welcome(u"importer"_s, {Role::Importer, Role::Supervisor});
    importers = ground->connect(u"importer"_s);
    Queue rules = queueNamed(u"work"_s);
    valueOf(Store(*importers, {}).addQueue(rules));
    ground->welcome(u"anna"_s, {Role::Clerk, Role::Worker});
    line = ground->connect(u"anna"_s);
    superuser = std::make_unique<Intruder>(*ground);
    const QString script = ground->wire() == Wire::Postgres
                               ? u"CREATE SEQUENCE public.failures;"
                                 "CREATE TABLE public.failing (times bigint, code text);"
                                 "INSERT INTO public.failing VALUES (0, '');"
                                 "CREATE FUNCTION public.fail() RETURNS trigger LANGUAGE plpgsql "
                                 "SECURITY DEFINER AS $$ DECLARE f public.failing; BEGIN SELECT * "
                                 "INTO f FROM public.failing; IF f.times > 0 AND "
                                 "nextval('public.failures') <= f.times THEN RAISE EXCEPTION USING "
                                 "ERRCODE = f.code, MESSAGE = 'as the test wants it'; END IF; "
                                 "RETURN NEW; END $$;"
                                 "CREATE TRIGGER fail BEFORE INSERT ON intray.event FOR EACH ROW "
                                 "EXECUTE FUNCTION public.fail()"_s
                               : u"CREATE SEQUENCE failures NOCACHE;\n"
                                 "CREATE TABLE failing (times BIGINT, code INT);\n"
                                 "INSERT INTO failing VALUES (0, 0);\n"
                                 "DELIMITER //\n"
                                 "CREATE TRIGGER fail BEFORE INSERT ON event_all FOR EACH ROW "
                                 "BEGIN DECLARE t, c BIGINT; SELECT times, code INTO t, c FROM "
                                 "failing; IF t > 0 THEN IF NEXTVAL(failures) <= t THEN SIGNAL "
                                 "SQLSTATE '40001' SET MYSQL_ERRNO = c, MESSAGE_TEXT = 'as the "
                                 "test wants it'; END IF; END IF; END//\n"_s;
    ground->sql(script);
}

void RetriesTest::init()
{
    if (!m_worlds.contains(engineOfRow()))
        m_worlds.emplace(engineOfRow(), std::make_unique<World>(engineOfRow()));
    QVERIFY2(here().superuser->isIn(), qPrintable(here().superuser->error()));
    letFail(0, u"0"_s);
}

ItemId RetriesTest::add()
{
    return valueOf(
        Store(*here().importers, {}).addItem(u"work"_s, newItem(QString::number(++m_keys))));
}

/// The next lines of the history fail so often. The count goes on although the call is undone,
/// because it is a sequence's.
void RetriesTest::letFail(int times, const QString &code)
{
    const QString schema = isPostgres() ? u"public."_s : QString();
    here().ground->sql(u"ALTER SEQUENCE %1failures RESTART; UPDATE %1failing SET times = %2, code "
                       "= '%3';"_s.arg(schema, QString::number(times), code));
}

/// How often a line of the history was tried since.
int RetriesTest::tries()
{
    return here()
        .ground
        ->sql(isPostgres() ? u"SELECT last_value FROM public.failures"_s
                           : u"SELECT next_not_cached_value - 1 FROM failures"_s)
        .trimmed()
        .toInt();
}

void RetriesTest::aCallThatTheServerUndoesIsSentAgain_data()
{
    QTest::addColumn<QString>("postgresql");
    QTest::addColumn<QString>("mariadb");
    QTest::newRow("deadlock") << u"40P01"_s << u"1213"_s;
    QTest::newRow("serialization failure") << u"40001"_s << u"1020"_s;
    QTest::newRow("lock timeout") << u"55P03"_s << u"1205"_s;
}

void RetriesTest::aCallThatTheServerUndoesIsSentAgain()
{
    QFETCH(QString, postgresql);
    QFETCH(QString, mariadb);
    const ItemId item = add();
    const Claim claim = valueOf(anna().claimNext({u"work"_s}));
    QCOMPARE(claim.items.first().id, item);
    letFail(3, isPostgres() ? postgresql : mariadb);
    const Disposition disposition = Disposition::complete();
    QCOMPARE(valueOf(anna().finish(item, claim.lock, disposition)).state, State::Done);
    QCOMPARE(tries(), 4);
    const auto event = valueOf(anna().outcomeOf(disposition.operation));
    QCOMPARE(event->kind, EventKind::Completed);
    const QList<Event> history = valueOf(anna().history(item));
    QCOMPARE(history.size(), 3); // added, claimed, completed: once each
}

void RetriesTest::afterFiveTriesTheServerIsSaidToBeBusy()
{
    const ItemId item = add();
    letFail(100, isPostgres() ? u"40P01"_s : u"1213"_s);
    const Error error = errorIn(anna().claimNext({u"work"_s}));
    QVERIFY2(error.kind == Error::Kind::Busy, qPrintable(error.sentence + error.detail));
    QCOMPARE(tries(), 5);
    QVERIFY(here().line->isAlive());
    letFail(0, u"0"_s);
    const Claim claim = valueOf(anna().claimNext({u"work"_s}));
    valueOf(anna().finish(item, claim.lock, Disposition::complete()));
}

/// The superuser begins a transaction and does not end it.
void RetriesTest::hold(ItemId item)
{
    Intruder &superuser = *here().superuser;
    QCOMPARE(superuser.attempt(u"BEGIN"_s), QString());
    QCOMPARE(superuser.attempt(u"SELECT id FROM %1 WHERE id = %2 FOR UPDATE"_s.arg(
                 itemTable(), QString::number(item.value()))),
             QString());
    QCOMPARE(superuser.answer(), QString::number(item.value()));
}

void RetriesTest::aClaimStepsOverARowThatIsHeld()
{
    const ItemId first = add();
    const ItemId second = add();
    hold(first);
    const Claim over = valueOf(anna().claimNext({u"work"_s}));
    QCOMPARE(over.items.size(), 1);
    QCOMPARE(over.items.first().id, second);
    QCOMPARE(here().superuser->attempt(u"ROLLBACK"_s), QString());
    const Claim then = valueOf(anna().claimNext({u"work"_s}));
    QCOMPARE(then.items.size(), 1);
    QCOMPARE(then.items.first().id, first);
    valueOf(anna().finish(first, then.lock, Disposition::complete()));
    valueOf(anna().finish(second, over.lock, Disposition::complete()));
}

// Not innodb_trx: it keeps its picture for 100 ms after every look, so who looks often sees nothing
// new at all.
bool RetriesTest::somebodyWaitsForARow()
{
    const QString waiting =
        isPostgres()
            ? u"SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"_s
            : u"SELECT variable_value FROM information_schema.global_status WHERE variable_name = "
              "'INNODB_ROW_LOCK_CURRENT_WAITS'"_s;
    return here().ground->sql(waiting).trimmed() != u"0";
}

namespace {

using UnderALock = std::function<Error(Store &, ItemId, const LockId &)>;

QMap<QString, UnderALock> callsUnderALock()
{
    return {{u"complete"_s,
             [](Store &store, ItemId item, const LockId &lock) {
                 return errorIn(store.finish(item, lock, Disposition::complete()));
             }},
            {u"complete and take the next"_s,
             [](Store &store, ItemId item, const LockId &lock) {
                 return errorIn(
                     store.finishAndTakeNext(item, lock, Disposition::complete(), {u"work"_s}));
             }},
            {u"extend"_s, [](Store &store, ItemId item,
                             const LockId &lock) { return errorIn(store.extend(item, lock)); }},
            {u"save a draft"_s, [](Store &store, ItemId item, const LockId &lock) {
                 return errorIn(store.saveDraft(item, lock, 1, {}));
             }}};
}

} // namespace

void RetriesTest::aLockThatEndsWhileTheCallWaitsIsDead_data()
{
    QTest::addColumn<QString>("call");
    const QStringList calls = callsUnderALock().keys();
    for (const QString &call : calls)
        QTest::newRow(qPrintable(call)) << call;
}

/// The call finds the lock alive and must wait for its row; then the same person's newer lock holds
/// the item, as when another program of theirs took it over.
void RetriesTest::aLockThatEndsWhileTheCallWaitsIsDead()
{
    QFETCH(QString, call);
    const ItemId item = add();
    const Claim old = valueOf(anna().claimNext({u"work"_s}));
    const ItemId next = add();
    const LockId fresh = newId();
    hold(item);
    QCOMPARE(here().superuser->attempt(u"UPDATE %1 SET lock_id = '%2' WHERE id = %3"_s.arg(
                 itemTable(), fresh, QString::number(item.value()))),
             QString());
    Error error;
    std::thread calling([&] {
        const auto line = here().ground->connect(u"anna"_s);
        Store store(*line, line->identityFor({}));
        error = callsUnderALock().value(call)(store, item, old.lock);
    });
    const bool waits = QTest::qWaitFor([&] { return somebodyWaitsForARow(); }, 30'000);
    here().superuser->attempt(u"COMMIT"_s);
    calling.join();
    QVERIFY(waits);
    QCOMPARE(error.kind, Error::Kind::LockLost);
    QCOMPARE(error.holder.id, fresh);
    const QList<HeldItem> mine = valueOf(anna().mine());
    QCOMPARE(mine.size(), 1);
    QCOMPARE(mine.first().item.id, item);
    QVERIFY(!mine.first().draft);
    valueOf(anna().finish(item, fresh, Disposition::complete()));
    const Claim last = valueOf(anna().claimItems({next}));
    valueOf(anna().finish(next, last.lock, Disposition::complete()));
}

/// An importer was killed while the server still stages its last rows. Rows that stay staged under
/// a discarded import would count as there already for ever.
void RetriesTest::whatIsStagedWhileADiscardWaitsGoesToo()
{
    Store importer(*here().importers, {});
    const ImportId import = valueOf(importer.beginImport(u"work"_s, u"killed.csv"_s));
    const QString imports = isPostgres() ? u"intray.import"_s : u"import_all"_s;
    const QString key = isPostgres() ? u"key"_s : u"`key`"_s;
    Intruder &superuser = *here().superuser;
    QCOMPARE(superuser.attempt(u"BEGIN"_s), QString());
    QCOMPARE(superuser.attempt(u"SELECT queue_id FROM %1 WHERE id = %2 FOR UPDATE"_s.arg(
                 imports, QString::number(import.value()))),
             QString());
    const QString queue = superuser.answer();
    const QString place = isPostgres() ? u", rank"_s : QString();
    const QString zero = isPostgres() ? u", 0"_s : QString();
    QCOMPARE(
        superuser.attempt(
            u"INSERT INTO %1 (queue_id, %2, state, import_id, created_by, created_at%3) VALUES "
            "(%4, 'late', 'staged', %5, 'importer', now()%6)"_s.arg(
                itemTable(), key, place, queue, QString::number(import.value()), zero)),
        QString());
    std::thread discarding([&] {
        const auto line = here().ground->connect(u"importer"_s);
        valueOf(Store(*line, {}).discardImport(import));
    });
    const bool waits = QTest::qWaitFor([&] { return somebodyWaitsForARow(); }, 30'000);
    superuser.attempt(u"COMMIT"_s);
    discarding.join();
    QVERIFY(waits);
    QCOMPARE(here()
                 .ground
                 ->sql(u"SELECT count(*) FROM %1 WHERE import_id = %2"_s.arg(
                     itemTable(), QString::number(import.value())))
                 .trimmed(),
             u"0"_s);
}

/// pg-boss #850, node-postgres #3003: neither an end nor a reset comes, and nobody knows.
void RetriesTest::b07_aLineThatHasGoneMuteIsNoticed()
{
    TcpProxy proxy(here().ground->wire(), here().ground->port());
    DatabaseLogin login = here().ground->login(u"anna"_s, proxy.port());
    login.patience = 1s;
    const auto connection = here().ground->connect(login);
    Store store(*connection, connection->identityFor({}));
    const ItemId item = add();
    const LockId lock = newId();
    proxy.mute();
    QCOMPARE(errorIn(store.claimNext({u"work"_s}, 1, lock)).kind, Error::Kind::Offline);
    QVERIFY(!connection->isAlive());
    QCOMPARE(errorIn(store.changeNumber()).kind, Error::Kind::Offline);  // at once, and for good
    const Claim claim = valueOf(anna().claimNext({u"work"_s}, 1, lock)); // whatever became of it
    QCOMPARE(claim.items.size(), 1);
    QCOMPARE(claim.items.first().id, item);
    proxy.pass();
    const auto again = here().ground->connect(login);
    Store after(*again, again->identityFor({}));
    QCOMPARE(valueOf(after.mine()).size(), 1);
    valueOf(after.finish(item, lock, Disposition::complete()));
}

/// awa #388.
void RetriesTest::b09_oneItemThatIsStuckDoesNotStopTheOthers()
{
    Store importer(*here().importers, {});
    Queue rules = valueOf(importer.queue(u"work"_s));
    rules.lockDuration = 1s;
    valueOf(importer.setQueue(rules));
    const ItemId stuck = add();
    add();
    add();
    const Claim claim = valueOf(anna().claimNext({u"work"_s}, 3));
    QCOMPARE(claim.items.size(), 3);
    const QDateTime end = claim.items.first().lock.expiresAt;
    QVERIFY(QTest::qWaitFor([&] { return valueOf(anna().now()) > end; }, 10'000));
    hold(stuck);
    QCOMPARE(valueOf(anna().sweep()), 2);
    QCOMPARE(here().superuser->attempt(u"ROLLBACK"_s), QString());
    QCOMPARE(valueOf(anna().sweep()), 1);
    rules.lockDuration = 30min;
    valueOf(importer.setQueue(rules));
    const Claim again = valueOf(anna().claimNext({u"work"_s}, 3));
    valueOf(anna().finishAll(again.lock, Disposition::complete()));
}

void RetriesTest::aLoginThatIsRenamedKeepsItsNameAndLocks()
{
    const ItemId item = add();
    const Claim claim = valueOf(anna().claimNext({u"work"_s}));
    here().line.reset();
    if (isPostgres()) {
        here().ground->sql(u"ALTER ROLE anna RENAME TO \"anna.smith\""_s);
    } else {
        here().ground->sql(u"RENAME USER 'anna'@'%' TO 'anna.smith'@'%'"_s);
        const auto administrator = here().ground->administrator();
        const User user =
            valueOf(Store(*administrator, {}).renameLogin(u"anna"_s, u"anna.smith"_s));
        QCOMPARE(user.name, u"anna"_s);
    }
    here().line = here().ground->connect(u"anna.smith"_s);
    QCOMPARE(here().line->server().user, u"anna"_s);
    QCOMPARE(here().line->server().login, u"anna.smith"_s);
    QCOMPARE(valueOf(anna().mine()).first().item.id, item);
    valueOf(anna().finish(item, claim.lock, Disposition::complete()));
    QCOMPARE(valueOf(anna().history(item)).last().user, u"anna"_s);
}

INTRAY_TEST_GUILESS_MAIN(RetriesTest)
#include "tst_retries.moc"
