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

/// Which role may read what. Whatever is not here nobody may read, and nobody may do anything else
/// with a table.
const Rights &readers()
{
    static const Rights all{{u"schema_version"_s, everybody},
                            {u"queue"_s, everybody},
                            {u"queue_row"_s, everybody},
                            {u"adopted_row"_s, everybody},
                            {u"event_rule"_s, everybody},
                            {u"disposition_rule"_s, everybody},
                            {u"selftest"_s, everybody},
                            {u"user"_s, everybody},
                            {u"user_row"_s, everybody},
                            {u"membership"_s, everybody},
                            {u"user_tag"_s, everybody},
                            {u"user_tag_row"_s, everybody},
                            {u"item"_s, clerks + u" administrator auditor"_s},
                            {u"item_row"_s, clerks + u" administrator"_s},
                            {u"record"_s, clerks + u" administrator"_s},
                            {u"record_row"_s, clerks + u" administrator"_s},
                            {u"event"_s, clerks + u" administrator auditor"_s},
                            {u"event_row"_s, clerks + u" administrator auditor"_s},
                            {u"draft"_s, clerks + u" administrator"_s},
                            {u"draft_row"_s, clerks + u" administrator"_s},
                            {u"proposal"_s, clerks + u" administrator"_s},
                            {u"earlier_record"_s, clerks + u" administrator"_s},
                            {u"earlier_record_row"_s, clerks + u" administrator"_s},
                            {u"delivered"_s, clerks + u" administrator"_s},
                            {u"delivered_row"_s, clerks + u" administrator"_s},
                            {u"proposal_row"_s, clerks + u" administrator"_s},
                            {u"question"_s, clerks + u" administrator"_s},
                            {u"question_row"_s, clerks + u" administrator"_s},
                            {u"client"_s, u"supervisor administrator"_s},
                            {u"draft_time"_s, u"supervisor administrator"_s},
                            {u"work_request"_s, clerks + u" administrator auditor"_s},
                            {u"request_row"_s, clerks + u" administrator auditor"_s},
                            {u"figure"_s, clerks + u" administrator auditor"_s},
                            {u"figure_row"_s, clerks + u" administrator auditor"_s},
                            {u"figure_tail"_s, clerks + u" administrator auditor"_s},
                            {u"figured"_s, clerks + u" administrator auditor"_s},
                            {u"figured_row"_s, clerks + u" administrator auditor"_s},
                            {u"learned"_s, clerks + u" administrator"_s},
                            {u"learned_row"_s, clerks + u" administrator"_s},
                            {u"value_count"_s, clerks + u" administrator"_s},
                            {u"value_count_row"_s, clerks + u" administrator"_s},
                            {u"pair_count"_s, clerks + u" administrator"_s},
                            {u"pair_count_row"_s, clerks + u" administrator"_s},
                            {u"counted_item"_s, u"supervisor worker"_s},
                            {u"refused_suggestion"_s, clerks + u" administrator"_s},
                            {u"refused_suggestion_row"_s, clerks + u" administrator"_s},
                            {u"asked_back"_s, u"supervisor administrator"_s},
                            {u"asked_back_row"_s, u"supervisor administrator"_s},
                            {u"duplicate_model"_s, clerks + u" administrator"_s},
                            {u"duplicate_model_row"_s, clerks + u" administrator"_s},
                            {u"duplicate_key"_s, clerks + u" administrator"_s},
                            {u"duplicate_key_row"_s, clerks + u" administrator"_s},
                            {u"lookup"_s, everybody},
                            {u"file_template"_s, everybody},
                            {u"file_template_row"_s, everybody},
                            {u"companion"_s, everybody},
                            {u"companion_row"_s, everybody},
                            {u"shared_filter"_s, everybody},
                            {u"shared_filter_row"_s, everybody},
                            {u"lookup_row"_s, everybody},
                            {u"lookup_line"_s, everybody},
                            {u"lookup_line_row"_s, everybody},
                            {u"keying"_s, u"supervisor administrator"_s},
                            {u"keying_row"_s, u"supervisor administrator"_s},
                            {u"redelivered"_s, u"importer administrator supervisor"_s},
                            {u"redelivered_row"_s, u"importer administrator supervisor"_s},
                            {u"import"_s, u"importer administrator supervisor auditor"_s},
                            {u"import_row"_s, u"importer administrator supervisor auditor"_s}};
    return all;
}

/// Which role may call what. Whatever is not here nobody may call.
const Rights &callers()
{
    const QString auditing = u"supervisor administrator auditor"_s;
    static const Rights all =
        operationsAnd({{u"my_name"_s, everybody},
                       {u"adopted_add"_s, u"importer administrator"_s},
                       {u"adopted_claim"_s, clerks},
                       {u"adopted_finish_and_take"_s, clerks},
                       {u"adopted_loss"_s, clerks},
                       {u"adopted_look"_s, clerks + u" administrator"_s},
                       {u"adopted_page"_s, clerks + u" administrator"_s},
                       {u"adopted_count"_s, clerks + u" administrator auditor"_s},
                       {u"adopted_differences"_s, auditing},
                       {u"adopt_queue"_s, u"administrator"_s},
                       {u"undo_adoption"_s, u"administrator"_s},
                       {u"i_am"_s, everybody},
                       {u"open_items"_s, everybody},
                       {u"found_by_run"_s, u"supervisor administrator"_s},
                       {u"my_queues"_s, everybody},
                       {u"my_record_queues"_s, everybody},
                       {u"hidden_imports"_s, everybody},
                       {u"may_see_record"_s, everybody},
                       {u"may_read_note"_s, everybody},
                       {u"told_of_record"_s, clerks + u" administrator"_s},
                       {u"templates_of_item"_s, clerks + u" administrator"_s},
                       {u"templates_of_queue"_s, clerks + u" administrator"_s},
                       {u"lock_of"_s, everybody},
                       {u"known_locks"_s, everybody},
                       {u"lock_of_event"_s, everybody},
                       {u"audited_events"_s, everybody},
                       {u"audited_items"_s, auditing},
                       {u"audited_records"_s, u"supervisor administrator"_s},
                       {u"audited_drafts"_s, auditing},
                       {u"audited_seals"_s, auditing},
                       {u"errors_of_queue"_s, auditing},
                       {u"caught_in"_s, auditing},
                       {u"own_plants"_s, u"clerk supervisor"_s},
                       {u"newest_seal"_s, auditing},
                       {u"planted_lines"_s, auditing},
                       {u"audited_rules"_s, auditing},
                       {u"sealed_events"_s, auditing},
                       {u"sealed_rules"_s, auditing},
                       {u"sealed_items"_s, auditing},
                       {u"rules_changed_elsewhere"_s, auditing},
                       {u"rules_told"_s, auditing},
                       {u"attachments_of"_s, clerks + u" administrator"_s},
                       {u"piece_of"_s, clerks + u" administrator"_s},
                       {u"audited_attachments"_s, auditing},
                       {u"lost_attachments"_s, auditing},
                       {u"iso"_s, everybody},
                       {u"available"_s, everybody},
                       {u"time_in"_s, everybody},
                       {u"instr"_s, everybody},
                       {u"brief_record"_s, everybody},
                       {u"names_twice"_s, everybody}});
    return all;
}

/// A table, view or sequence as the catalogue tells it.
struct Relation
{
    QString name;
    QString kind;   ///< The catalogue's letter; 'v' a view, 'S' a sequence.
    QString column; ///< One that can be written.
};

/// A routine and how it is called without knowing anything.
struct Routine
{
    QString name;
    QString call;
};

} // namespace

/// Everything that a login could try on PostgreSQL without Intray's programs: each role times each
/// object of the catalogue times each verb, against the lists above, and what people with bad
/// intentions are known to try.
class PostgresqlAttacks : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyRoleReadsWhatIsListedAndChangesNothing();
    void everyRoleCallsWhatIsListedOnly();
    void theCatalogueGrantsNothingElse();
    void aStrangerSeesNothing();
    void theHistoryCannotBeChangedByAnyone();
    void nobodyBecomesSomebodyElse();
    void nothingCanBeMadeThatShadows();
    void theServerGivesNoFilesAndRunsNoPrograms();
    void rowFiltersCannotBeTurnedOff();
    void nobodyLocksTablesOrEndsOthersSessions();
    void anotherLevelOfIsolationChangesNothing();
    void anotherDatabaseOfTheServerTakesNoRightsAway();
    void aLoginThatIsNoUserAnyMoreGetsNothing();
    void lockIdsAreForTheirHolder();
    void thePlannerTellsNoTexts();
    void nobodyStoresBesideTheTables();
    void noStatisticsAreKeptOfTextsThatAreNotForEverybody();

private:
    QList<Relation> relations() const;
    QList<Routine> routines() const;
    void mustBeRefused(Intruder &intruder, const QString &statement, const QStringList &codes);

    std::unique_ptr<ServerGround> m_ground;
    int m_attempts = 0;
};

void PostgresqlAttacks::initTestCase()
{
    m_ground = ServerGround::on(u"postgresql"_s);
    for (const Role role : allRoles())
        m_ground->welcome(nameOf(role), {role});
    m_ground->makeLogin(u"stranger"_s);
    const auto connection = m_ground->connect(u"importer"_s);
    Store store(*connection, connection->identityFor({}));
    valueOf(store.addQueue(queueNamed(u"work"_s)));
    valueOf(store.addItem(u"work"_s, newItem(u"a"_s)));
}

QList<Relation> PostgresqlAttacks::relations() const
{
    const QString rows = m_ground->sql(
        u"SELECT relname, relkind, (SELECT attname FROM pg_attribute WHERE attrelid = pg_class.oid "
        "AND attnum > 0 AND NOT attisdropped AND attidentity = '' ORDER BY attnum = 1, attnum "
        "LIMIT 1) FROM "
        "pg_class WHERE relnamespace = 'intray'::regnamespace AND relkind NOT IN ('i', 'I', 'c') "
        "ORDER BY 1"_s);
    QList<Relation> all;
    for (const QString &row : rows.split(u'\n', Qt::SkipEmptyParts)) {
        const QStringList parts = row.split(u'|');
        all.append({parts.at(0), parts.at(1), parts.at(2)});
    }
    return all;
}

QList<Routine> PostgresqlAttacks::routines() const
{
    const QString rows = m_ground->sql(
        u"SELECT proname, format('SELECT intray.%I(%s)', proname, (SELECT string_agg('NULL::' || "
        "format_type(type, NULL), ', ' ORDER BY place) FROM unnest(proargtypes) WITH ORDINALITY AS "
        "_(type, place))) FROM pg_proc WHERE pronamespace = 'intray'::regnamespace AND prokind = "
        "'f' AND prorettype <> 'trigger'::regtype ORDER BY 1"_s);
    QList<Routine> all;
    for (const QString &row : rows.split(u'\n', Qt::SkipEmptyParts))
        all.append({row.section(u'|', 0, 0), row.section(u'|', 1)});
    return all;
}

void PostgresqlAttacks::mustBeRefused(Intruder &intruder, const QString &statement,
                                      const QStringList &codes)
{
    ++m_attempts;
    const QString code = intruder.attempt(statement);
    QVERIFY2(!code.isEmpty(), qPrintable(statement + u" was not refused"_s));
    QVERIFY2(codes.contains(code),
             qPrintable(u"%1: %2 %3"_s.arg(statement, code, intruder.error())));
}

static QStringList changesOf(const Relation &relation)
{
    const QString name = u"intray.\"%1\""_s.arg(relation.name);
    if (relation.kind == u"S")
        return {u"SELECT nextval('%1')"_s.arg(name), u"SELECT setval('%1', 7)"_s.arg(name)};
    const QString column = u'"' + relation.column + u'"';
    return {u"INSERT INTO %1 DEFAULT VALUES"_s.arg(name),
            u"UPDATE %1 SET %2 = %2"_s.arg(name, column),
            u"DELETE FROM "_s + name,
            u"TRUNCATE "_s + name,
            u"ALTER TABLE "_s + name + u" ADD COLUMN evil text"_s,
            u"DROP TABLE "_s + name};
}

void PostgresqlAttacks::everyRoleReadsWhatIsListedAndChangesNothing()
{
    const QStringList refusals{u"42501"_s, u"42809"_s, u"55000"_s,
                               u"0A000"_s}; // no right, or not possible
    for (const Role role : allRoles()) {
        Intruder intruder(*m_ground, nameOf(role));
        for (const Relation &relation : relations()) {
            const QString read = u"SELECT count(*) FROM intray.\"%1\""_s.arg(relation.name);
            if (!allows(readers(), relation.name, nameOf(role)))
                mustBeRefused(intruder, read, {u"42501"_s});
            else
                QVERIFY2(intruder.attempt(read).isEmpty(), qPrintable(intruder.error()));
            for (const QString &change : changesOf(relation))
                mustBeRefused(intruder, change, refusals);
        }
    }
    qInfo("%d attempts", m_attempts);
    QVERIFY(m_attempts > 500);
}

void PostgresqlAttacks::everyRoleCallsWhatIsListedOnly()
{
    const QList<Routine> all = routines();
    for (const Role role : allRoles()) {
        Intruder intruder(*m_ground, nameOf(role));
        for (const Routine &routine : all)
            if (!allows(callers(), routine.name, nameOf(role)))
                mustBeRefused(intruder, routine.call, {u"42501"_s});
    }
    qInfo("%d attempts", m_attempts);
}

/// What the catalogue says of the logins, exactly, neither more nor less than the lists.
void PostgresqlAttacks::theCatalogueGrantsNothingElse()
{
    Intruder giver(*m_ground, u"clerk"_s); // PostgreSQL only warns of what it does not give
    giver.attempt(u"GRANT SELECT, UPDATE ON intray.item, intray.setting TO stranger"_s);
    giver.attempt(u"GRANT EXECUTE ON FUNCTION intray.claim_next TO stranger"_s);
    QStringList listed;
    for (const Role role : allRoles()) {
        for (const auto &[name, roles] : readers())
            if (allows(readers(), name, nameOf(role)))
                listed << u"%1|SELECT|%2"_s.arg(nameOf(role), name);
        for (const auto &[name, roles] : callers())
            if (allows(callers(), name, nameOf(role)))
                listed << u"%1|EXECUTE|%2"_s.arg(nameOf(role), name);
    }
    const QString logins =
        u"(SELECT rolname FROM pg_roles WHERE rolname IN ('clerk', 'supervisor', 'administrator', "
        "'importer', 'worker', 'auditor', 'stranger')) AS login"_s;
    QStringList granted =
        m_ground
            ->sql(u"SELECT rolname, verb, relname FROM pg_class CROSS JOIN %1 CROSS JOIN "
                  "unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', "
                  "'TRIGGER']) AS verb WHERE relnamespace = 'intray'::regnamespace AND relkind IN "
                  "('r', 'v', 'p', 'm', 'f') AND (has_table_privilege(rolname, pg_class.oid, verb) "
                  "OR (verb IN ('SELECT', 'INSERT', 'UPDATE', 'REFERENCES') AND "
                  "has_any_column_privilege(rolname, pg_class.oid, verb)))"_s.arg(logins))
            .split(u'\n', Qt::SkipEmptyParts);
    granted +=
        m_ground
            ->sql(u"SELECT rolname, 'EXECUTE', proname FROM pg_proc CROSS JOIN %1 WHERE "
                  "pronamespace = 'intray'::regnamespace AND has_function_privilege(rolname, "
                  "pg_proc.oid, 'EXECUTE')"_s.arg(logins))
            .split(u'\n', Qt::SkipEmptyParts);
    granted += m_ground
                   ->sql(u"SELECT rolname, privilege, 'schema or database' FROM %1 CROSS JOIN "
                         "unnest(ARRAY['CREATE', 'TEMPORARY']) AS privilege WHERE "
                         "has_database_privilege(rolname, 'intray', privilege) OR (privilege = "
                         "'CREATE' AND (has_schema_privilege(rolname, 'intray', 'CREATE') OR "
                         "has_schema_privilege(rolname, 'public', 'CREATE')))"_s.arg(logins))
                   .split(u'\n', Qt::SkipEmptyParts);
    listed.sort();
    granted.sort();
    QVERIFY(granted.size() > 100);
    for (const QString &grant : granted)
        QVERIFY2(listed.contains(grant), qPrintable(u"nobody listed "_s + grant));
    for (const QString &grant : listed)
        QVERIFY2(granted.contains(grant), qPrintable(u"not granted: "_s + grant));
}

void PostgresqlAttacks::aStrangerSeesNothing()
{
    Intruder stranger(*m_ground, u"stranger"_s);
    QVERIFY(stranger.isIn()); // as every login of the server may
    for (const Relation &relation : relations())
        mustBeRefused(stranger, u"SELECT count(*) FROM intray.\"%1\""_s.arg(relation.name),
                      {u"42501"_s});
    for (const Routine &routine : routines())
        mustBeRefused(stranger, routine.call, {u"42501"_s});
}

void PostgresqlAttacks::theHistoryCannotBeChangedByAnyone()
{
    const QString before = m_ground->sql(u"SELECT count(*) FROM intray.event"_s);
    QVERIFY(before.trimmed().toInt() > 0);
    const PostgresServer &server = postgresOf(*m_ground);
    for (const QString &asOwner :
         {u"SET ROLE intray_owner; "_s, QString(), u"SET session_replication_role = replica; "_s}) {
        for (const QString &change :
             {u"UPDATE intray.event SET \"user\" = 'nobody'"_s, u"DELETE FROM intray.event"_s,
              u"TRUNCATE intray.event"_s, u"TRUNCATE intray.event CASCADE"_s}) {
            const Said said = server.trySql(asOwner + change, u"intray"_s);
            QVERIFY2(!said.ok && said.error.contains(u"history_is_append_only"_s),
                     qPrintable(asOwner + change + said.error));
        }
    }
    QCOMPARE(m_ground->sql(u"SELECT count(*) FROM intray.event"_s), before);
}

void PostgresqlAttacks::nobodyBecomesSomebodyElse()
{
    for (const Role role : allRoles()) {
        Intruder intruder(*m_ground, nameOf(role));
        const QString other = role == Role::Clerk ? u"worker"_s : u"clerk"_s;
        for (const QString &attack :
             {u"SET ROLE intray_owner"_s, u"SET ROLE postgres"_s, u"SET ROLE "_s + other,
              u"SET SESSION AUTHORIZATION "_s + other, u"SET session_replication_role = replica"_s,
              u"ALTER ROLE %1 RENAME TO evil"_s.arg(nameOf(role)),
              u"ALTER ROLE %1 SUPERUSER"_s.arg(nameOf(role)),
              u"ALTER ROLE %1 RENAME TO evil"_s.arg(other),
              u"ALTER ROLE %1 PASSWORD 'mine'"_s.arg(other), u"CREATE ROLE evil"_s,
              u"GRANT intray_owner TO "_s + nameOf(role), u"GRANT intray_supervisor TO "_s + other,

              u"ALTER FUNCTION intray.me() OWNER TO "_s + nameOf(role)})
            mustBeRefused(intruder, attack, {u"42501"_s, u"0A000"_s});
    }
    Intruder supervisor(*m_ground, u"supervisor"_s); // a role of one's own changes nobody's name
    QCOMPARE(supervisor.attempt(u"SET ROLE intray_clerk"_s), QString());
    QCOMPARE(supervisor.attempt(u"SELECT intray.my_name()"_s), QString());
    QCOMPARE(supervisor.answer(), u"supervisor"_s);
}

void PostgresqlAttacks::nothingCanBeMadeThatShadows()
{
    for (const Role role : allRoles()) {
        Intruder intruder(*m_ground, nameOf(role));
        for (
            const QString &attack :
            {u"CREATE TEMP TABLE item (id bigint)"_s, u"CREATE TABLE item (id bigint)"_s,
             u"CREATE TABLE public.item (id bigint)"_s, u"CREATE TABLE intray.evil (id bigint)"_s,
             u"CREATE SCHEMA evil"_s, u"CREATE VIEW public.item AS SELECT 1"_s,
             u"CREATE FUNCTION public.evil() RETURNS int LANGUAGE sql AS 'SELECT 1'"_s,
             u"CREATE FUNCTION intray.evil() RETURNS int LANGUAGE sql AS 'SELECT 1'"_s,
             u"CREATE FUNCTION pg_temp.evil() RETURNS int LANGUAGE sql AS 'SELECT 1'"_s,
             u"CREATE OPERATOR public.= (LEFTARG = text, RIGHTARG = text, FUNCTION = texteq)"_s,
             u"CREATE TRIGGER evil BEFORE INSERT ON intray.item EXECUTE FUNCTION intray.refuse()"_s,
             u"CREATE RULE evil AS ON SELECT TO intray.item DO INSTEAD SELECT 1"_s,
             u"CREATE POLICY evil ON intray.item USING (true)"_s, u"CREATE EXTENSION dblink"_s,
             u"DO LANGUAGE plpgsql $$ BEGIN CREATE TABLE public.evil (); END $$"_s})
            mustBeRefused(intruder, attack, {u"42501"_s});
    }
}

void PostgresqlAttacks::theServerGivesNoFilesAndRunsNoPrograms()
{
    Intruder intruder(*m_ground, u"administrator"_s);
    for (const QString &attack :
         {u"COPY intray.item TO PROGRAM 'cat'"_s, u"COPY intray.item FROM PROGRAM 'date'"_s,
          u"COPY (SELECT 1) TO '/tmp/evil'"_s, u"COPY intray.item FROM '/etc/passwd'"_s,
          u"SELECT pg_read_file('/etc/passwd')"_s, u"SELECT pg_ls_dir('/')"_s,
          u"SELECT lo_import('/etc/passwd')"_s, u"SELECT pg_reload_conf()"_s,
          u"ALTER SYSTEM SET fsync = off"_s, u"SELECT * FROM pg_authid"_s, u"LOAD 'evil'"_s})
        mustBeRefused(intruder, attack, {u"42501"_s, u"58P01"_s});
}

void PostgresqlAttacks::rowFiltersCannotBeTurnedOff()
{
    Intruder intruder(*m_ground, u"clerk"_s);
    QCOMPARE(intruder.attempt(u"SET row_security = off"_s), QString());
    for (const QString &table : {u"item"_s, u"event"_s, u"draft"_s, u"record"_s})
        mustBeRefused(intruder, u"SELECT * FROM intray."_s + table, {u"42501"_s});
    mustBeRefused(intruder, u"ALTER TABLE intray.item DISABLE ROW LEVEL SECURITY"_s, {u"42501"_s});
    mustBeRefused(intruder, u"ALTER ROLE clerk BYPASSRLS"_s, {u"42501"_s});
}

void PostgresqlAttacks::nobodyLocksTablesOrEndsOthersSessions()
{
    Intruder intruder(*m_ground, u"supervisor"_s);
    for (const QString &attack :
         {u"DO $$ BEGIN LOCK TABLE intray.item; END $$"_s,
          u"DO $$ BEGIN LOCK TABLE intray.event IN EXCLUSIVE MODE; END $$"_s,
          u"SELECT * FROM intray.item FOR UPDATE"_s, u"SELECT * FROM intray.queue FOR SHARE"_s})
        mustBeRefused(intruder, attack, {u"42501"_s});
    const auto connection = m_ground->administrator();
    mustBeRefused(intruder,
                  u"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = "
                  "'postgres'"_s,
                  {u"42501"_s});
}

void PostgresqlAttacks::anotherLevelOfIsolationChangesNothing()
{
    Intruder intruder(*m_ground, u"clerk"_s);
    for (const QString &level : {u"serializable"_s, u"repeatable read"_s}) {
        QCOMPARE(intruder.attempt(u"SET default_transaction_isolation = '%1'"_s.arg(level)),
                 QString());
        QCOMPARE(intruder.attempt(
                     u"CALL intray.claim_next('[\"nowhere\"]', 1, gen_random_uuid(), '', NULL)"_s),
                 QString());
        QVERIFY2(intruder.answer().contains(u"no_such_queue"_s), qPrintable(intruder.answer()));
    }
}

/// Roles belong to the whole server; who has which of them here is not for another database to say.
void PostgresqlAttacks::anotherDatabaseOfTheServerTakesNoRightsAway()
{
    const PostgresServer &server = postgresOf(*m_ground);
    m_ground->welcome(u"dba"_s, {Role::Clerk, Role::Importer});
    server.sql(u"ALTER ROLE dba CREATEROLE"_s);
    server.sql(u"CREATE DATABASE other OWNER dba"_s);
    QString there = m_ground->address(u"dba"_s);
    there.replace(u"/intray"_s, u"/other"_s);
    {
        const DatabaseLogin owner{valueOf(DatabaseUrl::fromText(there)),
                                  Password(ServerGround::password())};
        const auto connection = *Connection::open(owner, OpenMode::AddTables);
        Store other(*connection, {});
        for (const QString &name : {u"clerk"_s, u"worker"_s, u"supervisor"_s})
            valueOf(other.setUser({name, {}, true, {Role::Auditor}, {}}));
        valueOf(other.removeUser(u"worker"_s));
    }
    for (const QString &name : {u"dba"_s, u"clerk"_s, u"worker"_s, u"supervisor"_s}) {
        const auto connection = m_ground->connect(name);
        valueOf(Store(*connection, connection->identityFor({})).claimNext({u"work"_s}));
        const Said said = server.trySql(
            u"SET SESSION AUTHORIZATION %1; SELECT intray.claim_next('[]', 1, gen_random_uuid(), '')"_s
                .arg(name),
            u"other"_s);
        QVERIFY2(!said.ok || said.output.contains(u"not_permitted"_s),
                 qPrintable(name + said.output));
    }
    server.sql(u"DROP DATABASE other"_s);
    m_ground->allow(u"worker"_s, {Role::Auditor});
    QCOMPARE(m_ground->sql(u"SELECT pg_has_role('worker', 'intray_worker', 'MEMBER')"_s).trimmed(),
             u"f"_s);
}

/// Its roles on the server may still be there, for another database; this one knows it no more.
void PostgresqlAttacks::aLoginThatIsNoUserAnyMoreGetsNothing()
{
    m_ground->welcome(u"gone"_s, allRoles());
    m_ground->sql(u"UPDATE intray.\"user\" SET active = false WHERE name = 'gone'"_s);
    Intruder gone(*m_ground, u"gone"_s);
    const QStringList plainValues{u"i_am"_s,    u"iso"_s,   u"available"_s,
                                  u"time_in"_s, u"instr"_s, u"brief_record"_s};
    const QStringList nothing{QString(), u"0"_s, u"f"_s, u"false"_s, u"{}"_s, u"(0,f)"_s};
    int called = 0;
    for (const Routine &routine : routines()) {
        const QString code = gone.attempt(routine.call);
        if (code == u"42501"_s || code == u"25001"_s || plainValues.contains(routine.name))
            continue;
        ++called;
        QVERIFY2(code.isEmpty(), qPrintable(routine.call + code + gone.error()));
        QVERIFY2(nothing.contains(gone.answer()) || gone.answer().contains(u"\"roles\" : []"_s),
                 qPrintable(routine.call + gone.answer()));
    }
    QVERIFY(called > 5);
    const QStringList constants{u"schema_version"_s, u"event_rule"_s, u"disposition_rule"_s,
                                u"figured"_s, u"figured_row"_s,
                                u"companion"_s, u"companion_row"_s};
    for (const Relation &relation : relations())
        if (!constants.contains(relation.name) &&
            gone.attempt(u"SELECT count(*) FROM intray.\"%1\""_s.arg(relation.name)).isEmpty())
            QVERIFY2(gone.answer() == u"0"_s, qPrintable(relation.name + gone.answer()));
}

/// Told to whoever holds the lock, and to those who answer for all of them.
void PostgresqlAttacks::lockIdsAreForTheirHolder()
{
    m_ground->welcome(u"holder"_s, {Role::Clerk});
    const auto holder = m_ground->connect(u"holder"_s);
    const auto importer = m_ground->connect(u"importer"_s);
    const ItemId item =
        valueOf(Store(*importer, importer->identityFor({})).addItem(u"work"_s, newItem(u"held"_s)));
    Store store(*holder, holder->identityFor({}));
    const LockId lock = valueOf(store.claimItems({item})).lock;
    const QStringList reads{
        u"SELECT count(*) FROM intray.item_row WHERE lock_id = '%1'"_s.arg(lock),
        u"SELECT count(*) FROM intray.event_row WHERE lock_id = '%1'"_s.arg(lock),
        u"SELECT count(*) FROM intray.known_locks() WHERE lock_id = '%1'"_s.arg(lock),
        u"SELECT count(*) FROM intray.lock_of(%1) AS id WHERE id = '%2'"_s.arg(
            QString::number(item.value()), lock)};
    for (const QString &read : reads) {
        for (const QString &name : {u"holder"_s, u"supervisor"_s, u"clerk"_s}) {
            Intruder reader(*m_ground, name);
            QVERIFY2(reader.attempt(read).isEmpty(), qPrintable(name + read + reader.error()));
            QVERIFY2(reader.answer() ==
                         (name == u"holder" || name == u"supervisor" ? u"1"_s : u"0"_s),
                     qPrintable(name + read));
        }
    }
    Intruder clerk(*m_ground, u"clerk"_s);
    for (const QString &table : {u"item"_s, u"event"_s})
        for (const QString &what : {u"lock_id"_s, u"*"_s, table})
            mustBeRefused(clerk, u"SELECT %1 FROM intray.%2"_s.arg(what, table), {u"42501"_s});
    mustBeRefused(clerk, u"SELECT digest FROM intray.event"_s, {u"42501"_s});
    mustBeRefused(clerk, u"SELECT digest_key FROM intray.queue"_s, {u"42501"_s});
}

/// EXPLAIN says how many rows the planner expects, of all queues; by statistics of texts their
/// beginnings could be read one character after the other.
void PostgresqlAttacks::thePlannerTellsNoTexts()
{
    m_ground->sql(
        u"INSERT INTO intray.item (queue_id, key, priority, rank, state, created_by, created_at) "
        "SELECT id, 'secret-' || n, 0, 0, 'open', 'importer', now() FROM intray.queue, "
        "generate_series(1, 3000) AS n WHERE name = 'work'; INSERT INTO intray.record (item_id, "
        "queue_id, imported, search) SELECT id, queue_id, '{}', key FROM intray.item "
        "WHERE key LIKE 'secret-%'; ANALYZE intray.item; ANALYZE intray.record"_s);
    Intruder clerk(*m_ground, u"clerk"_s);
    const auto expected = [&](const QString &condition) {
        if (!clerk.attempt(u"EXPLAIN SELECT FROM intray."_s + condition).isEmpty())
            qFatal("%s", qPrintable(clerk.error()));
        return clerk.everythingSaid(u"EXPLAIN SELECT FROM intray."_s + condition)
            .section(u"rows="_s, 1, 1)
            .section(u' ', 0, 0);
    };
    QCOMPARE(expected(u"item WHERE key < 'a'"_s), expected(u"item WHERE key < 'z'"_s));
    QCOMPARE(expected(u"record WHERE search < 'a'"_s), expected(u"record WHERE search < 'z'"_s));
    QVERIFY(expected(u"item WHERE priority < -9"_s) != expected(u"item WHERE priority < 9"_s));
    QCOMPARE(expected(u"item WHERE created_by = 'importer'"_s),
             expected(u"item WHERE created_by = 'holder'"_s));
}

void PostgresqlAttacks::nobodyStoresBesideTheTables()
{
    Intruder clerk(*m_ground, u"clerk"_s);
    for (const QString &storing :
         {u"SELECT lo_create(0)"_s, u"SELECT lo_creat(-1)"_s, u"SELECT lo_from_bytea(0, 'a')"_s,
          u"CREATE TEMPORARY TABLE stored (id integer)"_s,
          u"CREATE TABLE public.stored (id integer)"_s, u"CREATE SCHEMA stored"_s})
        mustBeRefused(clerk, storing, {u"42501"_s});
}

/// Each text of a table whose rows are not for everybody, but for the words that Intray chose
/// itself.
void PostgresqlAttacks::noStatisticsAreKeptOfTextsThatAreNotForEverybody()
{
    m_ground->sql(u"ANALYZE"_s);
    QCOMPARE(m_ground->sql(
                 u"SELECT DISTINCT its.relname || '.' || a.attname FROM pg_statistic AS kept JOIN "
                 "pg_class AS its ON its.oid = kept.starelid JOIN pg_attribute AS a ON a.attrelid "
                 "= its.oid AND a.attnum = kept.staattnum WHERE its.relnamespace = "
                 "'intray'::regnamespace AND its.relrowsecurity AND a.atttypid = 'text'::regtype "
                 "AND a.attname NOT IN ('state', 'kind', 'quarter', 'outcome') ORDER BY 1"_s),
             QString());
}

INTRAY_TEST_GUILESS_MAIN(PostgresqlAttacks)
#include "tst_attacks_postgresql.moc"
