// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults/serverground.h"
#include "store/intruder.h"
#include "support/testclass.h"
#include "support/testdatabase.h"

using namespace intray;
using namespace intray::faults;
using namespace Qt::StringLiterals;

/// What a clerk sets in a session of PostgreSQL changes nothing in what the functions do: an
/// operation does the same, or is refused and does nothing.
class SessionSettings : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void anOperationDoesTheSame_data();
    void anOperationDoesTheSame();
    void anOperationIsRefused_data();
    void anOperationIsRefused();
    void whatOnlyAnAdministratorOfTheServerMaySetIsRefused();
    void aDrawCannotBeForeseen();
    void noTextInAFunctionDependsOnBackslashes();

private:
    QString done(Intruder &clerk);

    std::unique_ptr<ServerGround> m_ground;
    QString m_usual;
};

void SessionSettings::initTestCase()
{
    m_ground = ServerGround::on(u"postgresql"_s);
    m_ground->welcome(u"boss"_s, {Role::Administrator, Role::Supervisor, Role::Importer});
    m_ground->welcome(u"clerk"_s, {Role::Clerk});
    const auto connection = m_ground->connect(u"boss"_s);
    Store store(*connection, connection->identityFor({}));
    valueOf(store.addQueue(queueNamed(u"checked"_s)));
    Queue drawn = queueNamed(u"checked"_s);
    drawn.share = 50;
    valueOf(store.setQueue(drawn));
    Queue work = queueNamed(u"work"_s);
    work.nextQueue = u"checked"_s;
    valueOf(store.addQueue(work));
    valueOf(store.addQueue(queueNamed(u"plain"_s)));
    for (int n = 0; n < 60; ++n) {
        valueOf(store.addItem(u"plain"_s, newItem(u"key-"_s + QString::number(100 + n))));
        valueOf(store.addItem(u"work"_s, newItem(u"key-"_s + QString::number(100 + n))));
    }
    Intruder clerk(*m_ground, u"clerk"_s);
    m_usual = done(clerk);
    QVERIFY2(m_usual.contains(u"failed"_s), qPrintable(m_usual));
}

/// What a claim, a refused and a done ending leave in the database, without ids and times.
QString SessionSettings::done(Intruder &clerk)
{
    const QString lock = m_ground->sql(u"SELECT gen_random_uuid()"_s).trimmed();
    const QString last =
        m_ground->sql(u"SELECT coalesce(max(id), 0) FROM intray.event"_s).trimmed();
    clerk.attempt(u"CALL intray.claim_next('[\"plain\"]', 1, '%1', 'here', NULL)"_s.arg(lock));
    const QString item =
        m_ground->sql(u"SELECT id FROM intray.item WHERE lock_id = '%1'"_s.arg(lock)).trimmed();
    const QString end = u"CALL intray.finish(%1, '%2', 'fail', gen_random_uuid(), "
                        "'{\"name\":\"Oslo\"}', ' ', 0, %3, 'here', NULL)"_s;
    clerk.attempt(end.arg(item, lock, u"' '"_s));
    const QString refusal = clerk.answer();
    const QString span = m_ground->sql(
        u"SELECT expires_at - locked_at FROM intray.item WHERE lock_id = '%1'"_s.arg(lock));
    clerk.attempt(end.arg(item, lock, u"'a reason'"_s));
    return refusal + span +
           m_ground->sql(u"SELECT state, current, error, finished_by, abs(extract(epoch FROM now() "
                         "- finished_at)) < 60 FROM intray.item JOIN intray.record ON item_id = "
                         "item.id WHERE item.id = %1"_s.arg(item)) +
           m_ground->sql(u"SELECT kind, \"user\", detail, abs(extract(epoch FROM now() - at)) < 60 "
                         "FROM intray.event WHERE id > %1 ORDER BY id"_s.arg(last));
}

void SessionSettings::anOperationDoesTheSame_data()
{
    QTest::addColumn<QString>("setting");
    for (const QString &setting : {u"TimeZone = 'Asia/Tokyo'"_s,
                                   u"DateStyle = 'SQL, DMY'"_s,
                                   u"IntervalStyle = 'sql_standard'"_s,
                                   u"work_mem = '64kB'"_s,
                                   u"standard_conforming_strings = off"_s,
                                   u"bytea_output = 'escape'"_s,
                                   u"extra_float_digits = -15"_s,
                                   u"row_security = off"_s,
                                   u"enable_indexscan = off"_s,
                                   u"enable_seqscan = off"_s,
                                   u"enable_bitmapscan = off"_s,
                                   u"jit = on"_s,
                                   u"jit_above_cost = 0"_s,
                                   u"xmloption = 'document'"_s,
                                   u"backslash_quote = off"_s,
                                   u"array_nulls = off"_s,
                                   u"check_function_bodies = off"_s,
                                   u"lc_numeric = 'C'"_s,
                                   u"lc_time = 'C'"_s,
                                   u"lc_monetary = 'C'"_s,
                                   u"transform_null_equals = on"_s,
                                   u"plan_cache_mode = 'force_custom_plan'"_s,
                                   u"escape_string_warning = off"_s,
                                   u"search_path = 'pg_temp, public'"_s,
                                   u"search_path = ''"_s,
                                   u"client_encoding = 'LATIN1'"_s,
                                   u"plpgsql.extra_errors = 'all'"_s,
                                   u"plpgsql.variable_conflict = 'use_column'"_s,
                                   u"from_collapse_limit = 1"_s,
                                   u"seed = 0.5"_s,
                                   u"idle_in_transaction_session_timeout = 0"_s,
                                   u"default_transaction_deferrable = on"_s,
                                   u"default_table_access_method = 'heap'"_s,
                                   u"default_with_oids = off"_s,
                                   u"max_parallel_workers_per_gather = 0"_s,
                                   u"synchronous_commit = off"_s,
                                   u"xmlbinary = 'hex'"_s,
                                   u"cursor_tuple_fraction = 1"_s,
                                   u"geqo_threshold = 2"_s,
                                   u"default_text_search_config = 'simple'"_s,
                                   u"lo_compat_privileges = off"_s})
        QTest::newRow(qPrintable(setting)) << setting;
}

void SessionSettings::anOperationDoesTheSame()
{
    QFETCH(QString, setting);
    Intruder clerk(*m_ground, u"clerk"_s);
    const QString refused = clerk.attempt(u"SET "_s + setting);
    const QString found = done(clerk);
    QVERIFY2(found == m_usual, qPrintable(found + refused + clerk.error()));
}

void SessionSettings::anOperationIsRefused_data()
{
    QTest::addColumn<QString>("setting");
    for (const QString &setting :
         {u"default_transaction_isolation = 'serializable'"_s,
          u"default_transaction_read_only = on"_s, u"statement_timeout = 1"_s,
          u"quote_all_identifiers = on"_s, u"search_path = intray"_s,
          u"log_parameter_max_length_on_error = -1"_s})
        QTest::newRow(qPrintable(setting)) << setting;
}

/// Either the same or nothing at all.
void SessionSettings::anOperationIsRefused()
{
    QFETCH(QString, setting);
    Intruder clerk(*m_ground, u"clerk"_s);
    QCOMPARE(clerk.attempt(u"SET "_s + setting), QString());
    const QString before = m_ground->sql(u"SELECT count(*) FROM intray.event"_s);
    const QString code = clerk.attempt(
        u"CALL intray.claim_next('[\"plain\"]', 1, gen_random_uuid(), 'here', NULL)"_s);
    const QString after = m_ground->sql(u"SELECT count(*) FROM intray.event"_s);
    QVERIFY2(code.isEmpty() ? after != before : after == before, qPrintable(code));
}

/// PostgreSQL takes the name of a setting of PL/pgSQL from anybody until the session has run its
/// first function, and drops the value then: so a function comes first here.
void SessionSettings::whatOnlyAnAdministratorOfTheServerMaySetIsRefused()
{
    Intruder clerk(*m_ground, u"clerk"_s);
    QCOMPARE(clerk.attempt(
                 u"CALL intray.claim_next('[\"plain\"]', 1, gen_random_uuid(), 'here', NULL)"_s),
             QString());
    for (const QString &forbidden :
         {u"SET session_replication_role = replica"_s, u"SET lc_messages = 'C'"_s,
          u"SET plpgsql.variable_conflict = 'use_column'"_s, u"SET zero_damaged_pages = on"_s})
        QCOMPARE(clerk.attempt(forbidden), u"42501"_s);
}

/// Which records are looked at again is not for those who did them to choose.
void SessionSettings::aDrawCannotBeForeseen()
{
    Intruder clerk(*m_ground, u"clerk"_s);
    for (int n = 0; n < 30; ++n) {
        const QString lock = m_ground->sql(u"SELECT gen_random_uuid()"_s).trimmed();
        QCOMPARE(clerk.attempt(u"SET seed = 0.25"_s), QString());
        QCOMPARE(clerk.attempt(
                     u"CALL intray.claim_next('[\"work\"]', 1, '%1', 'here', NULL)"_s.arg(lock)),
                 QString());
        const QString item =
            m_ground->sql(u"SELECT id FROM intray.item WHERE lock_id = '%1'"_s.arg(lock)).trimmed();
        QCOMPARE(
            clerk.attempt(
                u"CALL intray.finish(%1, '%2', 'complete', gen_random_uuid(), NULL, NULL, 0, '', 'here', NULL)"_s
                    .arg(item, lock)),
            QString());
    }
    const int drawn =
        m_ground
            ->sql(
                u"SELECT count(*) FROM intray.item JOIN intray.queue ON queue.id = queue_id WHERE queue.name = 'checked'"_s)
            .trimmed()
            .toInt();
    QVERIFY2(drawn > 0 && drawn < 30, qPrintable(QString::number(drawn)));
}

/// Functions are read anew in each session, with that session's standard_conforming_strings.
void SessionSettings::noTextInAFunctionDependsOnBackslashes()
{
    const QString with = m_ground->sql(
        u"SELECT proname, part[1] FROM pg_proc, regexp_matches(regexp_replace(prosrc, '--[^\\n]*', "
        "'', 'g'), '(?<![eE''])''[^'']*\\\\[^'']*''', 'g') AS part WHERE pronamespace = "
        "'intray'::regnamespace AND proname <> 'table_functions'"_s);
    QCOMPARE(with.trimmed(), QString());
}

INTRAY_TEST_GUILESS_MAIN(SessionSettings)
#include "tst_sessionsettings.moc"
