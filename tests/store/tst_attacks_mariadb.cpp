// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults/serverground.h"
#include "store/intruder.h"
#include "store/rights.h"
#include "support/testclass.h"
#include "support/testdatabase.h"

using namespace intray;
using namespace intray::faults;
using namespace Qt::StringLiterals;

namespace {

/// What every registered login may select from: what says the same to everybody. All else is read
/// through procedures, and nobody may do anything else with a table.
const QStringList &readable()
{
    static const QStringList all{u"schema_version"_s, u"event_rule"_s, u"disposition_rule"_s};
    return all;
}

/// Who gets an answer from which function. Whatever is not here refuses everybody.
const Rights &callers()
{
    static const Rights all = operationsAnd({{u"oldest_open"_s, everybody},
                                             {u"put_off"_s, everybody},
                                             {u"brief_record"_s, everybody},
                                             {u"finish_and_take_with_care"_s, clerks},
                                             {u"adopted_queues"_s, everybody},
                                             {u"adopted_count"_s, everybody},
                                             {u"rename_login"_s, u"administrator"_s},
                                             {u"facts_for_why"_s, u"supervisor administrator"_s},
                                             {u"left_for_user"_s, u"supervisor administrator"_s},
                                             {u"let_in"_s, u"administrator"_s},
                                             {u"forget_selftest"_s, u"administrator"_s},
                                             // Answer from what they are told and read nothing.
                                             {u"args_refused"_s, everybody},
                                             {u"is_layout"_s, everybody},
                                             {u"is_part"_s, everybody},
                                             {u"are_texts"_s, everybody},
                                             {u"are_statements"_s, everybody},
                                             {u"is_same_record"_s, everybody},
                                             {u"is_same_value"_s, everybody},
                                             {u"is_same_or_none"_s, everybody},
                                             {u"compare_delivered"_s, everybody},
                                             {u"with_values"_s, everybody},
                                             {u"without_names"_s, everybody},
                                             {u"without_same"_s, everybody},
                                             {u"is_same"_s, everybody},
                                             {u"record_refused"_s, everybody},
                                             {u"required_blank"_s, everybody},
                                             {u"still_missing"_s, everybody},
                                             {u"fresh_key"_s, everybody},
                                             {u"reason_refused"_s, everybody},
                                             {u"reason_told"_s, everybody},
                                             {u"beside_refused"_s, everybody},
                                             {u"next_queue_in"_s, everybody},
                                             {u"no_such_item"_s, everybody},
                                             {u"merge_refused"_s, everybody},
                                             {u"hold_on"_s, everybody},
                                             {u"operation_refused"_s, everybody},
                                             {u"state_after"_s, everybody},
                                             {u"lock_facts"_s, everybody},
                                             {u"finished_answer"_s, everybody},
                                             {u"keyed_text"_s, everybody},
                                             {u"step_facts"_s, everybody},
                                             {u"item_answer"_s, everybody},
                                             {u"search_text"_s, everybody},
                                             {u"find_refused_field"_s, everybody},
                                             {u"source_refused"_s, everybody},
                                             {u"forget_row"_s, everybody},
                                             {u"is_of_server"_s, everybody},
                                             {u"rewritten_search"_s, everybody},
                                             {u"finish_refused"_s, everybody},
                                             {u"claim_json"_s, everybody},
                                             // Say only what their own session does.
                                             {u"tell_line"_s, everybody},
                                             {u"runs_line"_s, everybody},
                                             {u"runs_source"_s, everybody},
                                             // Told of no queue and no field, they do nothing.
                                             {u"choose_item"_s, everybody},
                                             {u"note_keying"_s, everybody}});
    return all;
}

} // namespace

/// Everything that a login could try on MariaDB without Intray's programs: each role times each
/// object of the catalogue times each verb, against the lists above, and what people with bad
/// intentions are known to try.
class MariadbAttacks : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyRoleSelectsFromNoViewAndChangesNothing();
    void everyRoleCallsWhatIsListedOnly();
    void theCatalogueGrantsNothingElse();
    void noTableHasATrigger();
    void noRoutineMakesOrDropsWhatOthersSee();
    void aStrangerSeesNothing();
    void theHistoryCannotBeChangedByItsOwner();
    void nobodyBecomesSomebodyElse();
    void nothingCanBeMadeThatShadows();
    void theServerGivesAndTakesNoFiles();
    void nobodyChangesTheServer();
    void nobodyLearnsTheNameOfALock();
    void aQueryLearnsNoNameOfALock_data();
    void aQueryLearnsNoNameOfALock();
    void locksWithNamesStopNobody();
    void nothingIsDoneInALongerStatement();
    void whatFailsAfterwardsTakesNothingBack();
    void aLockIsNamedByAUuid();
    void aFieldThatStandsTwiceIsRefused();
    void whatIsMissingIsRefusedInAnAnswer();
    void aSessionThatBendsTheRulesIsSentAway_data();
    void aSessionThatBendsTheRulesIsSentAway();

private:
    QStringList lines(const QString &statement) const
    {
        return m_ground->sql(statement).split(u'\n', Qt::SkipEmptyParts);
    }
    QStringList routines() const;
    bool mayDo(const QString &account, const QString &statement);
    void mustBeRefused(Intruder &intruder, const QString &statement);

    std::unique_ptr<ServerGround> m_ground;
    int m_attempts = 0;
};

void MariadbAttacks::initTestCase()
{
    m_ground = ServerGround::on(u"mariadb"_s);
    for (const Role role : allRoles())
        m_ground->welcome(nameOf(role), {role});
    m_ground->makeLogin(u"stranger"_s);
    const auto connection = m_ground->connect(u"importer"_s);
    Store store(*connection, connection->identityFor({}));
    valueOf(store.addQueue(queueNamed(u"work"_s)));
    valueOf(store.addItem(u"work"_s, newItem(u"a"_s)));
}

// As Intray's own programs work; else a call is refused for that.
static const QString usualLevel = u"SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED"_s;

/// What a role reads by them is in tst_leaks_mariadb.
static bool isReading(const QString &routine)
{
    return routine.startsWith(u"read_"_s) && routine != u"read_source"_s &&
           routine != u"read_adopted"_s;
}

/// Whether the everyday call left it to finish_and_take_with_care, which is tried by itself too.
static bool isLeftToTheCareful(const Intruder &intruder, const QString &statement)
{
    return statement.contains(u" finish_and_take_next("_s) && intruder.gotNothing();
}

/// Refused by the server, or answered by Intray that the role is missing. A refusal has a code.
void MariadbAttacks::mustBeRefused(Intruder &intruder, const QString &statement)
{
    ++m_attempts;
    const QString code = intruder.attempt(statement);
    if (const auto place = statement.lastIndexOf(u"@p"_s); code.isEmpty() && place >= 0)
        intruder.attempt(u"SELECT "_s + statement.mid(place).chopped(1)); // a procedure's answer
    const bool isRefused = !code.isEmpty() || intruder.answer().contains(u"\"not_permitted\""_s) ||
                           isLeftToTheCareful(intruder, statement);
    QVERIFY2(isRefused, qPrintable(statement + u" was not refused: "_s + intruder.answer()));
    const bool isWrongItself = code == u"1064" && !statement.startsWith(u"CALL "_s);
    QVERIFY2(!isWrongItself, qPrintable(intruder.error()));
}

void MariadbAttacks::everyRoleSelectsFromNoViewAndChangesNothing()
{
    const QStringList relations =
        lines(u"SELECT t.table_name, (SELECT c.column_name FROM information_schema.columns AS c "
              "WHERE c.table_schema = 'intray' AND c.table_name = t.table_name ORDER BY "
              "ordinal_position DESC LIMIT 1) FROM information_schema.tables AS t WHERE "
              "t.table_schema = 'intray' ORDER BY 1"_s);
    for (const Role role : allRoles()) {
        Intruder intruder(*m_ground, nameOf(role));
        for (const QString &relation : relations) {
            const QString name = u'`' + relation.section(u'\t', 0, 0) + u'`';
            const QString column = u'`' + relation.section(u'\t', 1) + u'`';
            const QString read = u"SELECT count(*) FROM "_s + name;
            if (!readable().contains(relation.section(u'\t', 0, 0)))
                mustBeRefused(intruder, read);
            else
                QVERIFY2(intruder.attempt(read).isEmpty(), qPrintable(read + intruder.error()));
            for (const QString &change :
                 {u"INSERT INTO %1 VALUES ()"_s.arg(name),
                  u"UPDATE %1 SET %2 = %2"_s.arg(name, column), u"DELETE FROM "_s + name,
                  u"TRUNCATE TABLE "_s + name, u"DROP TABLE "_s + name,
                  u"ALTER TABLE %1 ADD COLUMN evil INT"_s.arg(name)})
                mustBeRefused(intruder, change);
        }
    }
    qInfo("%d attempts", m_attempts);
    QVERIFY(m_attempts > 500);
}

/// Each routine's name and a call of it that means something. A function that is called through the
/// procedure of its name is called "function" and its name, and is for nobody.
QStringList MariadbAttacks::routines() const
{
    return lines(
        u"SELECT CONCAT(IF(r.routine_type = 'FUNCTION' AND EXISTS (SELECT 1 FROM "
        "information_schema.routines AS o WHERE o.routine_schema = 'intray' AND o.routine_name = "
        "r.routine_name AND o.routine_type = 'PROCEDURE'), 'function ', ''), r.routine_name), "
        "CONCAT(IF(r.routine_type = 'FUNCTION', 'SELECT ', 'CALL '), "
        "r.routine_name, '(', COALESCE((SELECT GROUP_CONCAT(CASE WHEN p.parameter_mode LIKE "
        "'%OUT' THEN CONCAT('@p', p.ordinal_position) WHEN p.data_type IN ('bigint', 'int', "
        "'tinyint') THEN '1' WHEN p.data_type = 'datetime' THEN 'UTC_TIMESTAMP(3)' WHEN "
        "p.data_type = 'char' THEN 'UUID()' WHEN p.parameter_name LIKE '%told' OR p.parameter_name "
        "LIKE '%rules' OR p.parameter_name LIKE '%settled' THEN "
        "'\\'{}\\'' WHEN p.parameter_name IN ('the_items', 'the_locks', 'the_operations') THEN "
        "'\\'[]\\'' WHEN p.data_type = 'longtext' THEN '\\'[\"work\"]\\'' "
        "ELSE '\\'work\\'' END ORDER BY p.ordinal_position) FROM information_schema.parameters AS "
        "p "
        "WHERE p.specific_schema = 'intray' AND p.specific_name = r.specific_name AND "
        "p.routine_type = r.routine_type AND p.ordinal_position > 0), ''), ')') FROM "
        "information_schema.routines AS r WHERE "
        "r.routine_schema = 'intray'"_s);
}

void MariadbAttacks::everyRoleCallsWhatIsListedOnly()
{
    const QString before = m_ground->sql(u"SELECT count(*), max(id) FROM event_all"_s);
    for (const Role role : allRoles()) {
        Intruder intruder(*m_ground, nameOf(role));
        for (const QString &routine : routines())
            if (!isReading(routine.section(u'\t', 0, 0)) &&
                !allows(callers(), routine.section(u'\t', 0, 0), nameOf(role)))
                mustBeRefused(intruder, routine.section(u'\t', 1));
    }
    qInfo("%d attempts", m_attempts);
    QCOMPARE(m_ground->sql(u"SELECT count(*), max(id) FROM event_all"_s), before);
}

/// What the catalogue says of the logins, exactly, neither more nor less.
void MariadbAttacks::theCatalogueGrantsNothingElse()
{
    QStringList listed;
    for (const Role role : allRoles()) {
        const QString who = u"'%1'@'%'"_s.arg(nameOf(role));
        listed << who + u"\tUSAGE\t*"_s << who + u"\tEXECUTE\tintray"_s;
        for (const QString &table : readable())
            listed << who + u"\tSELECT\t"_s + table;
    }
    listed << u"'stranger'@'%'\tUSAGE\t*"_s;
    const QString others =
        u"grantee NOT LIKE '\\'root\\'%' AND grantee NOT LIKE '\\'mysql\\'%' AND "
        "grantee NOT LIKE '\\'mariadb.sys\\'%' AND grantee NOT LIKE "
        "'\\'intray\\_owner\\'%' AND grantee NOT LIKE '\\'intray\\_cleaner\\'%' AND grantee NOT "
        "LIKE "
        "'\\'intray\\_source\\'%' AND grantee <> "
        "CONCAT(QUOTE(SUBSTRING_INDEX("
        "USER(), '@', 1)), '@', QUOTE('localhost'))"_s;
    QStringList granted = lines(
        u"SELECT grantee, privilege_type, '*' FROM information_schema.user_privileges WHERE "_s +
        others +
        u" UNION SELECT grantee, privilege_type, table_schema FROM "
        "information_schema.schema_privileges WHERE "_s +
        others +
        u" UNION SELECT grantee, privilege_type, table_name FROM "
        "information_schema.table_privileges WHERE "_s +
        others +
        u" UNION SELECT grantee, privilege_type, CONCAT(table_name, '.', column_name) "
        "FROM information_schema.column_privileges WHERE "_s +
        others);
    for (const QString &grant : granted)
        QVERIFY2(listed.contains(grant), qPrintable(u"nobody listed "_s + grant));
    for (const QString &grant : listed)
        QVERIFY2(granted.contains(grant), qPrintable(u"not granted: "_s + grant));
    QCOMPARE(lines(u"SELECT CONCAT(user, routine_name) FROM mysql.procs_priv WHERE db = 'intray' "
                   "AND user NOT IN ('intray_owner', 'intray_cleaner', 'intray_source')"_s),
             QStringList());
}

/// A session killed while it opens a table with triggers leaves them unreadable in the server's
/// cache, and everybody who gets that copy of the table is refused (MariaDB 10.11).
void MariadbAttacks::noTableHasATrigger()
{
    QCOMPARE(lines(u"SELECT trigger_name FROM information_schema.triggers WHERE trigger_schema = "
                   "'intray'"_s),
             QStringList());
}

/// While people work no table or view is made or dropped: on a cluster that stops every node for a
/// moment, and one that cannot do it for good.
void MariadbAttacks::noRoutineMakesOrDropsWhatOthersSee()
{
    QCOMPARE(
        lines(u"SELECT routine_name FROM information_schema.routines WHERE routine_schema = "
              "'intray' AND routine_definition REGEXP '(CREATE|DROP|ALTER|TRUNCATE)[[:space:]]+"
              "(OR[[:space:]]+REPLACE[[:space:]]+)?(VIEW|TABLE|INDEX)[[:space:]]'"_s),
        QStringList());
    for (const QString &change : {u"CREATE OR REPLACE VIEW source_shape AS SELECT 1"_s,
                                  u"CREATE TABLE source_shape (id INTEGER)"_s})
        QVERIFY2(!mayDo(u"intray_source"_s, change), qPrintable(change));
}

void MariadbAttacks::aStrangerSeesNothing()
{
    Intruder stranger(*m_ground, u"stranger"_s);
    QVERIFY2(!stranger.isIn(), "the database lets in whom nobody registered");
}

/// Of the accounts whose rights the routines have, whom nobody can be: a routine of theirs shows.
bool MariadbAttacks::mayDo(const QString &account, const QString &statement)
{
    m_ground->sql(u"CREATE OR REPLACE DEFINER = '%1'@'localhost' PROCEDURE evil() SQL SECURITY "
                  "DEFINER %2"_s.arg(account, statement));
    const bool done = m_ground->attempt(u"CALL evil()"_s);
    m_ground->sql(u"DROP PROCEDURE evil"_s);
    return done;
}

void MariadbAttacks::theHistoryCannotBeChangedByItsOwner()
{
    const QString before = m_ground->sql(u"SELECT count(*) FROM event_all"_s);
    QVERIFY(before.trimmed().toInt() > 0);
    QVERIFY(mayDo(u"intray_owner"_s, u"SELECT 1 FROM event_all"_s)); // the rest is told apart
    for (const QString &change :
         {u"UPDATE event_all SET user = 'nobody'"_s, u"DELETE FROM event_all"_s,
          u"TRUNCATE TABLE event_all"_s, u"DROP TABLE event_all"_s,
          u"UPDATE record_all SET imported = '{}'"_s, u"UPDATE item_all SET `key` = 'b'"_s,
          u"UPDATE item_all SET queue_id = queue_id"_s,
          u"UPDATE selftest_all SET last_item = 1000000"_s})
        QVERIFY2(!mayDo(u"intray_owner"_s, change), qPrintable(change));
    for (const QString &change : {u"UPDATE event_all SET user = 'nobody'"_s,
                                  u"DELETE FROM item_all"_s, u"DELETE FROM selftest_all"_s})
        QVERIFY2(!mayDo(u"intray_cleaner"_s, change), qPrintable(change));
    QCOMPARE(m_ground->sql(u"SELECT count(*) FROM event_all"_s), before);
}

void MariadbAttacks::nobodyBecomesSomebodyElse()
{
    for (const Role role : allRoles()) {
        Intruder intruder(*m_ground, nameOf(role));
        const QString other = role == Role::Clerk ? u"worker"_s : u"clerk"_s;
        for (const QString &attack :
             {u"SET ROLE intray_owner"_s, u"SET ROLE "_s + other,
              u"SET PASSWORD FOR '%1'@'%' = PASSWORD('mine')"_s.arg(other),
              u"RENAME USER '%1'@'%' TO 'evil'@'%'"_s.arg(nameOf(role)),
              u"RENAME USER '%1'@'%' TO 'evil'@'%'"_s.arg(other), u"CREATE USER evil"_s,
              u"CREATE ROLE evil"_s, u"GRANT EXECUTE ON intray.* TO stranger"_s,
              u"GRANT SELECT ON intray.item TO stranger"_s,
              u"CALL set_rights('\\'stranger\\'@\\'%\\'', 1)"_s,
              u"GRANT ALL ON intray.* TO '%1'@'%'"_s.arg(nameOf(role)),
              u"ALTER USER 'intray_owner'@'localhost' ACCOUNT UNLOCK"_s,
              u"CREATE DEFINER = 'intray_owner'@'localhost' VIEW evil AS SELECT * FROM item_all"_s,
              u"CREATE DEFINER = 'intray_owner'@'localhost' PROCEDURE evil() SELECT 1"_s,
              u"UPDATE mysql.global_priv SET priv = '{}'"_s, u"SELECT * FROM mysql.global_priv"_s})
            mustBeRefused(intruder, attack);
    }
}

void MariadbAttacks::nothingCanBeMadeThatShadows()
{
    for (const Role role : allRoles()) {
        Intruder intruder(*m_ground, nameOf(role));
        for (const QString &attack :
             {u"CREATE TEMPORARY TABLE item_all (id INT)"_s, u"CREATE TABLE item_all2 (id INT)"_s,
              u"CREATE DATABASE evil"_s, u"CREATE VIEW evil AS SELECT 1"_s,
              u"CREATE FUNCTION evil() RETURNS INT RETURN 1"_s,
              u"CREATE TRIGGER evil BEFORE INSERT ON item_all FOR EACH ROW SET @a = 1"_s,
              u"CREATE EVENT evil ON SCHEDULE EVERY 1 SECOND DO DELETE FROM event_all"_s,
              u"DROP FUNCTION claim_next"_s, u"ALTER FUNCTION claim_next SQL SECURITY INVOKER"_s})
            mustBeRefused(intruder, attack);
    }
}

void MariadbAttacks::theServerGivesAndTakesNoFiles()
{
    Intruder intruder(*m_ground, u"administrator"_s);
    for (const QString &attack : {u"SELECT * FROM event_rule INTO OUTFILE '/tmp/evil'"_s,
                                  u"SELECT 1 INTO DUMPFILE '/tmp/evil'"_s,
                                  u"LOAD DATA INFILE '/etc/passwd' INTO TABLE event_all"_s,
                                  u"LOAD DATA LOCAL INFILE '/etc/passwd' INTO TABLE event_all"_s,
                                  u"INSTALL SONAME 'evil'"_s})
        mustBeRefused(intruder, attack);
    QCOMPARE(intruder.attempt(u"SELECT LOAD_FILE('/etc/passwd')"_s), QString());
    QVERIFY(intruder.gotNothing());
}

void MariadbAttacks::nobodyChangesTheServer()
{
    Intruder intruder(*m_ground, u"administrator"_s);
    for (const QString &attack :
         {u"SET GLOBAL sql_mode = ''"_s, u"SET GLOBAL general_log = ON"_s,
          u"SET GLOBAL innodb_flush_log_at_trx_commit = 0"_s, u"SET SESSION sql_log_bin = 0"_s,
          u"SHUTDOWN"_s, u"FLUSH TABLES WITH READ LOCK"_s, u"LOCK TABLES item_all WRITE"_s,
          u"KILL 1"_s, u"SHOW MASTER STATUS"_s})
        mustBeRefused(intruder, attack);
}

/// Whoever knows a name could keep the lock for as long as they like, and all others from what it
/// is for.
void MariadbAttacks::nobodyLearnsTheNameOfALock()
{
    Intruder intruder(*m_ground, nameOf(Role::Clerk));
    for (const QString &name : {u"lock_name('gate 0')"_s, u"source_lock(1)"_s, u"line_lock(1)"_s})
        mustBeRefused(intruder, u"SELECT "_s + name);
    mustBeRefused(intruder, u"SELECT value FROM setting_all"_s);
    const QString names = m_ground->sql(
        u"SELECT CONCAT(lock_name('gate 0'), ' ', source_lock(1), ' ', line_lock(1))"_s);
    const QString secret =
        m_ground->sql(u"SELECT value FROM setting_all WHERE name = 'secret_of_locks'"_s).trimmed();
    QCOMPARE(secret.size(), 64);
    QCOMPARE(names.trimmed().split(u' ').size(), 3);
    QVERIFY(!names.contains(u"gate"_s));
}

/// Not by a query of an administrator either, which runs with the rights of an account of its own.
void MariadbAttacks::aQueryLearnsNoNameOfALock_data()
{
    QTest::addColumn<QString>("secret");
    QTest::newRow("what they are made with")
        << u"(SELECT s.value FROM setting_all AS s WHERE s.name = 'secret_of_locks')"_s;
    for (const QString &name : {u"lock_name('gate 0')"_s, u"source_lock(1)"_s, u"line_lock(1)"_s})
        QTest::newRow(qPrintable(name)) << name;
}

void MariadbAttacks::aQueryLearnsNoNameOfALock()
{
    QFETCH(QString, secret);
    const auto connection = m_ground->connect(nameOf(Role::Administrator));
    Store store(*connection, connection->identityFor({}));
    const Error refused = errorIn(store.trySource(u"SELECT %1 AS `key`"_s.arg(secret)));
    QVERIFY2(refused.sentence.contains(u"denied"_s), qPrintable(refused.sentence));
    QCOMPARE(valueOf(store.trySource(u"SELECT 'a' AS `key`"_s)).first, QStringList{u"a"_s});
}

/// By the names that could be guessed once: of the everyday call, of a query, and of whoever runs
/// it.
void MariadbAttacks::locksWithNamesStopNobody()
{
    Intruder intruder(*m_ground, nameOf(Role::Clerk));
    for (int place = 0; place < 8; ++place)
        intruder.attempt(u"SELECT GET_LOCK('intray gate %1', 0)"_s.arg(place));
    for (int queue = 1; queue < 50; ++queue)
        intruder.attempt(
            u"SELECT GET_LOCK(CONCAT('intray.', LEFT(MD5('intray'), 16), '.%1'), 0)"_s.arg(queue));
    const QString queue = u"gated"_s;
    const auto importing = m_ground->connect(nameOf(Role::Administrator));
    Store administrator(*importing, importing->identityFor({}));
    valueOf(administrator.addQueue(queueNamed(queue)));
    Queue criteria = queueNamed(u"criteria"_s);
    criteria.source = u"SELECT 'a' AS `key`"_s;
    valueOf(administrator.addQueue(criteria));
    for (const QString &key : {u"a"_s, u"b"_s})
        valueOf(administrator.addItem(queue, newItem(key)));
    const auto working = m_ground->connect(nameOf(Role::Supervisor));
    Store store(*working, working->identityFor({}));
    const Claim held = valueOf(store.claimNext({queue}));
    const auto answer = store.finishAndTakeNext(held.items.constFirst().id, held.lock,
                                                Disposition::complete(), {queue});
    QCOMPARE(keysOf(valueOf(answer).next.items), QStringList{u"b"_s});
    valueOf(store.askForWork(u"criteria"_s, 1));
    const SourceRun run = valueOf(store.runSource(u"criteria"_s));
    QVERIFY(!run.isElsewhere);
    QCOMPARE(run.found, 1);
}

void MariadbAttacks::aSessionThatBendsTheRulesIsSentAway_data()
{
    QTest::addColumn<QString>("bending");
    for (const QString &bending :
         {u"SET timestamp = UNIX_TIMESTAMP() + 86400"_s, u"SET timestamp = 1000000"_s,
          u"SET insert_id = 4611686018427387904"_s, u"SET check_constraint_checks = 0"_s,
          u"SET foreign_key_checks = 0"_s, u"SET unique_checks = 0"_s, u"SET autocommit = 0"_s,
          u"SET completion_type = 'CHAIN'"_s, u"SET sql_safe_updates = 1"_s,
          u"SET auto_increment_increment = 65535"_s, u"START TRANSACTION"_s,
          u"SET SESSION TRANSACTION ISOLATION LEVEL READ UNCOMMITTED"_s,
          u"SET SESSION TRANSACTION ISOLATION LEVEL SERIALIZABLE"_s})
        QTest::newRow(qPrintable(bending)) << bending;
}

void MariadbAttacks::aSessionThatBendsTheRulesIsSentAway()
{
    QFETCH(QString, bending);
    Intruder intruder(*m_ground, u"clerk"_s);
    const QString claim = u"CALL claim_next('[\"nowhere\"]', 1, UUID(), '')"_s;
    QCOMPARE(intruder.attempt(usualLevel), QString());
    QCOMPARE(intruder.attempt(claim), QString()); // as Intray's own programs do
    QVERIFY(intruder.answer().contains(u"no_such_queue"_s));
    QCOMPARE(intruder.attempt(bending), QString());
    mustBeRefused(intruder, claim);
    intruder.attempt(u"ROLLBACK"_s);
}

/// It would hold its locks for as long as it sleeps.
void MariadbAttacks::nothingIsDoneInALongerStatement()
{
    Intruder clerk(*m_ground, u"clerk"_s);
    QCOMPARE(clerk.attempt(usualLevel), QString());
    for (const QString &statement :
         {u"SELECT claim_next('[\"work\"]', 1, UUID(), 'x'), SLEEP(0)"_s,
          u"SET @answer = claim_next('[\"work\"]', 1, UUID(), 'x')"_s,
          u"SELECT LENGTH(@told := claim_next('[\"work\"]', 1, UUID(), 'x')) + "
          "9223372036854775807"_s,
          u"SELECT ask_for_work('work', 1, UUID(), 'x')"_s, u"SELECT beat('x')"_s})
        mustBeRefused(clerk, statement);
    QCOMPARE(clerk.attempt(u"START TRANSACTION"_s), QString());
    mustBeRefused(clerk, u"CALL claim_next('[\"work\"]', 1, UUID(), 'x')"_s);
    QCOMPARE(clerk.attempt(u"ROLLBACK"_s), QString());
}

/// Whoever has seen an item has taken it.
void MariadbAttacks::whatFailsAfterwardsTakesNothingBack()
{
    const QString claims = u"SELECT count(*) FROM event_all WHERE kind = 'claimed'"_s;
    const int before = m_ground->sql(claims).trimmed().toInt();
    Intruder clerk(*m_ground, u"clerk"_s);
    QCOMPARE(clerk.attempt(usualLevel), QString());
    const QString lock = m_ground->sql(u"SELECT UUID()"_s).trimmed();
    clerk.everythingSaid(u"BEGIN NOT ATOMIC CALL claim_next('[\"work\"]', 1, '%1', 'x'); SIGNAL "
                         "SQLSTATE '45000'; END"_s.arg(lock));
    QCOMPARE(m_ground->sql(claims).trimmed().toInt(), before + 1);
    const QString item = m_ground->sql(u"SELECT id FROM item_all WHERE lock_id = '%1'"_s.arg(lock));
    QCOMPARE(
        clerk.attempt(u"CALL finish(%1, '%2', 'return', UUID(), NULL, NULL, 0, NULL, 'x')"_s.arg(
            item.trimmed(), lock)),
        QString());
    QVERIFY2(clerk.answer().contains(u"\"open\""), qPrintable(clerk.answer()));
}

void MariadbAttacks::aLockIsNamedByAUuid()
{
    Intruder clerk(*m_ground, u"clerk"_s);
    QCOMPARE(clerk.attempt(usualLevel), QString());
    for (const QString &lock : {u"''"_s, u"'notauuid'"_s, u"'<b>x</b>'"_s, u"X'00'"_s})
        mustBeRefused(clerk, u"CALL claim_next('[\"work\"]', 1, %1, 'x')"_s.arg(lock));
}

/// One value for the rule and another one for whoever reads the record.
void MariadbAttacks::aFieldThatStandsTwiceIsRefused()
{
    Intruder clerk(*m_ground, u"clerk"_s);
    QCOMPARE(clerk.attempt(usualLevel), QString());
    const QString lock = m_ground->sql(u"SELECT UUID()"_s).trimmed();
    QCOMPARE(clerk.attempt(u"CALL claim_next('[\"work\"]', 1, '%1', 'x')"_s.arg(lock)), QString());
    const QString item =
        m_ground->sql(u"SELECT id FROM item_all WHERE lock_id = '%1'"_s.arg(lock)).trimmed();
    for (
        const QString &call :
        {u"CALL finish(%1, '%2', 'complete', UUID(), '{\"a\":\"1\",\"a\":\"2\"}', '', 0, NULL, 'x')"_s,
         u"CALL finish_and_take_with_care(%1, '%2', 'complete', UUID(), "
         "'{\"a\":\"1\",\"a\":\"2\"}', '', 0, NULL, 'x', '[\"work\"]', UUID())"_s}) {
        clerk.attempt(call.arg(item, lock));
        QVERIFY2(clerk.answer().contains(u"record_is_no_object"), qPrintable(clerk.answer()));
    }
    QCOMPARE(
        clerk.attempt(
            u"CALL finish(%1, '%2', 'return', UUID(), NULL, NULL, 0, NULL, 'x')"_s.arg(item, lock)),
        QString());
}

// Not by a rule of a table, whose words nobody can follow.
void MariadbAttacks::whatIsMissingIsRefusedInAnAnswer()
{
    Intruder clerk(*m_ground, u"clerk"_s);
    QCOMPARE(clerk.attempt(usualLevel), QString());
    const QString item = m_ground->sql(u"SELECT MIN(id) FROM item_all"_s).trimmed();
    for (const QString &call : {u"merge_into(NULL, %1, 0, NULL, NULL, NULL, UUID(), UUID(), 'x')"_s,
                                u"merge_into(%1, NULL, 0, NULL, NULL, NULL, UUID(), UUID(), 'x')"_s,
                                u"merge_into(%1, %1, 0, NULL, NULL, NULL, NULL, UUID(), 'x')"_s,
                                u"merge_into(%1, %1, 0, NULL, NULL, NULL, UUID(), NULL, 'x')"_s,
                                u"merge_into(%1, %1, 0, NULL, NULL, NULL, UUID(), UUID(), NULL)"_s,
                                u"tell_apart(NULL, %1, 0, UUID(), 'x')"_s,
                                u"tell_apart(%1, NULL, 0, UUID(), 'x')"_s,
                                u"tell_apart(%1, %1, 0, NULL, 'x')"_s,
                                u"tell_apart(%1, %1, 0, UUID(), NULL)"_s,
                                u"tell_apart(%1, %1, NULL, UUID(), 'x')"_s,
                                u"note(NULL, 'n', UUID(), 'x')"_s,
                                u"note(%1, NULL, UUID(), 'x')"_s,
                                u"note(%1, 'n', NULL, 'x')"_s,
                                u"note(%1, 'n', UUID(), NULL)"_s,
                                u"ask_back(NULL, 'n', UUID(), 'x')"_s,
                                u"ask_back(%1, NULL, UUID(), 'x')"_s,
                                u"ask_back(%1, 'n', NULL, 'x')"_s,
                                u"ask_back(%1, 'n', UUID(), NULL)"_s,
                                u"decline(%1, 'n', UUID(), 'x')"_s,
                                u"take_back(%1, NULL, UUID(), 'x')"_s}) {
        QCOMPARE(clerk.attempt(u"CALL "_s + call.arg(item)), QString());
        QVERIFY2(clerk.answer().contains(u"\"refused\""),
                 qPrintable(call + u": "_s + clerk.answer()));
    }
    Intruder supervisor(*m_ground, u"supervisor"_s);
    QCOMPARE(supervisor.attempt(usualLevel), QString());
    for (const QString &call :
         {u"keep_learned('loans', 0, NULL, '[]', 'x', 1, 1, 0)"_s,
          u"keep_learned('loans', 0, '{}', '[]', 'x', 1, 1, 0)"_s,
          u"keep_learned('loans', 0, '[]', '[]', 'x', 1, 1, 9000000000)"_s,
          u"keep_learned(NULL, 0, '[]', '[]', 'x', 1, 1, 0)"_s,
          u"keep_duplicate_model('loans', NULL, 1, 0)"_s,
          u"keep_lookup(NULL, 'l', '[]', '', 0, '[]', 1)"_s,
          u"keep_lookup(UUID(), NULL, '[]', '', 0, '[]', 1)"_s,
          u"keep_lookup(UUID(), 'l', '[]', '', NULL, '[]', 1)"_s,
          u"keep_lookup(UUID(), 'l', '[]', '', 0, NULL, 1)"_s,
          u"keep_lookup(UUID(), 'l', '[]', '', 0, '[]', NULL)"_s,
          u"drop_lookup(NULL)"_s,
          u"keep_template(NULL, 'import', '{}')"_s,
          u"keep_template('t', NULL, '{}')"_s,
          u"keep_template('t', 'import', NULL)"_s,
          u"drop_template(NULL)"_s,
          u"share_filter(NULL, 'f', '{}', 0)"_s,
          u"share_filter('loans', NULL, '{}', 0)"_s,
          u"share_filter('loans', 'f', NULL, 0)"_s,
          u"rename_filter('loans', NULL, 'f')"_s,
          u"rename_filter('loans', 'f', NULL)"_s,
          u"drop_filter('loans', NULL)"_s,
          u"take_back_merge(NULL, '', UUID(), 'x')"_s,
          u"take_back_merge(1, '', NULL, 'x')"_s,
          u"take_back_merge(1, '', UUID(), NULL)"_s,
          u"attach(1, NULL, NULL, NULL, 't', 1, UUID(), 0, 'eA==', 'x')"_s,
          u"attach(1, NULL, NULL, 'n', NULL, 1, UUID(), 0, 'eA==', 'x')"_s,
          u"attach(1, NULL, NULL, 'n', 't', NULL, UUID(), 0, 'eA==', 'x')"_s,
          u"attach(1, NULL, NULL, 'n', 't', 1, NULL, 0, 'eA==', 'x')"_s,
          u"attach(1, NULL, NULL, 'n', 't', 1, UUID(), NULL, 'eA==', 'x')"_s,
          u"attach(1, NULL, NULL, 'n', 't', 1, UUID(), 0, NULL, 'x')"_s,
          u"attach(1, NULL, NULL, 'n', 't', 1, UUID(), 0, 'eA==', NULL)"_s,
          u"attach(NULL, NULL, NULL, 'n', 't', 1, UUID(), 0, 'eA==', 'x')"_s}) {
        QCOMPARE(supervisor.attempt(u"CALL "_s + call), QString());
        QVERIFY2(supervisor.answer().contains(u"\"refused\""),
                 qPrintable(call + u": "_s + supervisor.answer()));
    }
    QCOMPARE(supervisor.attempt(u"CALL add_counts(1, NULL, NULL, NULL, NULL)"_s), QString());
}

INTRAY_TEST_GUILESS_MAIN(MariadbAttacks)
#include "tst_attacks_mariadb.moc"
