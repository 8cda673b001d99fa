// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults/serverground.h"
#include "store/adopted/adopting.h"
#include "store/intruder.h"
#include "store/line/sql.h"
#include "support/testclass.h"
#include "support/testdatabase.h"

using namespace intray;
using namespace intray::faults;
using namespace Qt::StringLiterals;

/// What somebody else wrote and PostgreSQL runs inside of Intray's functions: criteria queries, and
/// the triggers of adopted tables. It runs without rights and leaves no setting behind.
class ForeignCode : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyNameInAFunctionHasItsSchema();
    void everyFunctionHasItsOwnPath();
    void aCriteriaQueryChangesNoSetting();
    void aRunOfTheQueryChangesNoSetting();
    void aTriggerRunsWithoutRights();
    void aTriggerThatChangesSettingsIsRefused_data();
    void aTriggerThatChangesSettingsIsRefused();

private:
    void makeTrap();
    void adoptJobs();
    QString seen() const { return m_ground->sql(u"SELECT DISTINCT who FROM app.seen"_s).trimmed(); }
    void trigger(const QString &body, const QString &end = {});

    std::unique_ptr<ServerGround> m_ground;
    std::unique_ptr<Connection> m_clerk;
};

void ForeignCode::initTestCase()
{
    m_ground = ServerGround::on(u"postgresql"_s);
    m_ground->welcome(u"chief"_s, {Role::Administrator, Role::Clerk});
    m_ground->welcome(u"anna"_s, {Role::Clerk});
    makeTrap();
    adoptJobs();
    m_clerk = m_ground->connect(u"anna"_s);
}

/// A schema of an administrator's, whose "=" notes in whose name it was called.
void ForeignCode::makeTrap()
{
    for (const QString &text :
         {u"CREATE SCHEMA app AUTHORIZATION chief"_s, u"CREATE TABLE app.seen (who text)"_s,
          u"GRANT USAGE ON SCHEMA app TO PUBLIC"_s, u"GRANT ALL ON app.seen TO PUBLIC"_s,
          u"CREATE FUNCTION app.same(text, text) RETURNS boolean LANGUAGE plpgsql AS $$ BEGIN "
          "BEGIN INSERT INTO app.seen VALUES (current_user); EXCEPTION WHEN OTHERS THEN NULL; END; "
          "RETURN $1 OPERATOR(pg_catalog.=) $2; END $$"_s,
          u"CREATE OPERATOR app.= (LEFTARG = text, RIGHTARG = text, FUNCTION = app.same)"_s})
        m_ground->sql(text);
}

void ForeignCode::adoptJobs()
{
    m_ground->sql(u"CREATE TABLE public.jobs (id integer PRIMARY KEY, city text, status text NOT "
                  "NULL DEFAULT 'open', lock_user text, lock_time timestamp)"_s);
    m_ground->sql(u"INSERT INTO public.jobs (id, city) SELECT n, 'Opp' FROM generate_series(1, 50) "
                  "AS n"_s);
    const auto owner = m_ground->administrator();
    Adopting adopting(*owner, owner->identityFor({}));
    AdoptionWish wish;
    wish.table = u"public.jobs"_s;
    wish.queue = u"jobs"_s;
    wish.key = u"id"_s;
    wish.layout.lockUser = u"lock_user"_s;
    wish.layout.lockTime = u"lock_time"_s;
    wish.layout.state = u"status"_s;
    wish.layout.openValue = u"open"_s;
    wish.layout.doneValue = u"done"_s;
    valueOf(adopting.adopt(valueOf(adopting.plan(wish))));
}

/// A trigger on the adopted table, as its owner may make one.
void ForeignCode::trigger(const QString &body, const QString &end)
{
    m_ground->sql(u"CREATE OR REPLACE FUNCTION app.on_job() RETURNS trigger LANGUAGE plpgsql AS $$ "
                  "BEGIN %1; RETURN NEW; END $$"_s.arg(body));
    m_ground->sql(u"DROP TRIGGER IF EXISTS on_job ON public.jobs"_s);
    m_ground->sql(end.isEmpty()
                      ? u"CREATE TRIGGER on_job BEFORE UPDATE ON public.jobs FOR EACH ROW "
                        "EXECUTE FUNCTION app.on_job()"_s
                      : end);
}

/// A name that could be somebody else's if the search path were; what only looks like a call
/// (CASE, ARRAY ...) is no function of the catalogue.
void ForeignCode::everyNameInAFunctionHasItsSchema()
{
    const QStringList grammar{u"position"_s, u"substring"_s, u"extract"_s, u"left"_s, u"right"_s};
    const QString calls = m_ground->sql(
        u"SELECT DISTINCT proname || ': ' || word[1] FROM pg_proc, "
        "regexp_matches(regexp_replace(prosrc, '--[^\\n]*', '', 'g'), "
        "'(?<![\\w.\":$%])([a-z_][a-z0-9_]*)\\(', 'g') AS word WHERE pronamespace = "
        "'intray'::regnamespace AND EXISTS (SELECT 1 FROM pg_proc AS any_one WHERE any_one.proname "
        "= word[1])"_s);
    for (const QString &call : calls.split(u'\n', Qt::SkipEmptyParts))
        QVERIFY2(grammar.contains(call.section(u": "_s, 1)), qPrintable(call));
}

void ForeignCode::everyFunctionHasItsOwnPath()
{
    const QString others = m_ground->sql(
        u"SELECT proname, proconfig FROM pg_proc WHERE pronamespace = 'intray'::regnamespace AND "
        "prosecdef AND proowner = 'intray_owner'::regrole AND NOT "
        "coalesce('search_path=pg_catalog, "
        "pg_temp' = ANY (proconfig), false)"_s);
    QCOMPARE(others.trimmed(), QString());
    QCOMPARE(m_ground
                 ->sql(u"SELECT string_agg(proname, ' ' ORDER BY proname) FROM pg_proc WHERE "
                       "prosecdef AND proowner IN ('intray_source'::regrole, "
                       "'intray_table'::regrole)"_s)
                 .trimmed(),
             u"asked_of_table done_to_table found_by_source"_s);
    QCOMPARE(m_ground
                 ->sql(u"SELECT count(*) FROM pg_auth_members WHERE roleid IN "
                       "('intray_source'::regrole, 'intray_table'::regrole) OR member IN "
                       "('intray_source'::regrole, 'intray_table'::regrole)"_s)
                 .trimmed(),
             u"0"_s);
}

static QString settings()
{
    return u"SELECT concat_ws('|', current_setting('search_path'), current_setting('TimeZone'), "
           "current_setting('statement_timeout'), current_setting('DateStyle'))"_s;
}

static QString settingsOf(Connection &connection)
{
    return valueOf(attempt(connection,
                           [](Sql &sql) -> Outcome<QStringList> {
                               return sql.allOfText(settings() + u" AS v"_s, {},
                                                    [](const Row &row) { return row.text("v"); });
                           }))
        .constFirst();
}

static QString trap()
{
    return u"SELECT 'k' || n AS key, set_config('search_path', 'app, pg_catalog', false) AS a, "
           "set_config('TimeZone', 'Asia/Tokyo', false) AS b, set_config('statement_timeout', "
           "'0', false) AS c FROM generate_series(1, 3) AS n"_s;
}

void ForeignCode::aCriteriaQueryChangesNoSetting()
{
    Intruder chief(*m_ground, u"chief"_s);
    QCOMPARE(chief.attempt(settings()), QString());
    const QString before = chief.answer();
    for (const QString &call :
         {u"CALL intray.try_source($$%1$$, 10, NULL)"_s, u"SELECT intray.try_source($$%1$$, 10)"_s})
        if (chief.attempt(call.arg(trap())).isEmpty())
            QVERIFY2(chief.answer().contains(u"\"k1\""_s), qPrintable(chief.answer()));
    QCOMPARE(chief.attempt(settings()), QString());
    QCOMPARE(chief.answer(), before);
    QCOMPARE(seen(), QString());
}

void ForeignCode::aRunOfTheQueryChangesNoSetting()
{
    const auto chief = m_ground->connect(u"chief"_s);
    Store store(*chief, chief->identityFor({}));
    Queue queue = queueNamed(u"asked"_s);
    queue.source = trap();
    valueOf(store.addQueue(queue));
    valueOf(store.askForWork(u"asked"_s, 2));
    QCOMPARE(valueOf(store.runSource(u"asked"_s)).found, 3);
    QCOMPARE(valueOf(store.claimNext({u"asked"_s}, 3)).items.size(), 0);
    QCOMPARE(seen(), QString());
}

void ForeignCode::aTriggerRunsWithoutRights()
{
    Store store(*m_clerk, m_clerk->identityFor({}));
    const QString note = u"INSERT INTO app.seen VALUES (current_user)"_s;
    const QString atTheEnd =
        u"CREATE CONSTRAINT TRIGGER on_job AFTER UPDATE ON public.jobs DEFERRABLE "
        "INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION app.on_job()"_s;
    for (const QString &end : {QString(), atTheEnd}) {
        m_ground->sql(u"TRUNCATE app.seen"_s);
        trigger(note, end);
        const Claim claim = valueOf(store.claimNext({u"jobs"_s}));
        QCOMPARE(claim.items.size(), 1);
        valueOf(store.finish(claim.items.constFirst().id, claim.lock,
                             Disposition::complete(Record{{u"city"_s, u"Elba"_s}})));
        QCOMPARE(seen(), u"intray_table"_s);
    }
    trigger(u"PERFORM count(*) FROM intray.record"_s);
    const auto refused = store.claimNext({u"jobs"_s});
    QVERIFY(!refused);
    QVERIFY2(refused.error().detail.contains(u"42501"_s), qPrintable(refused.error().detail));
}

void ForeignCode::aTriggerThatChangesSettingsIsRefused_data()
{
    QTest::addColumn<QString>("setting");
    for (const QString &setting : {u"'search_path', 'app, pg_catalog'"_s, u"'lock_timeout', '1h'"_s,
                                   u"'TimeZone', 'Asia/Tokyo'"_s, u"'row_security', 'off'"_s})
        QTest::newRow(qPrintable(setting)) << setting;
}

void ForeignCode::aTriggerThatChangesSettingsIsRefused()
{
    QFETCH(QString, setting);
    m_ground->sql(u"TRUNCATE app.seen"_s);
    Store store(*m_clerk, m_clerk->identityFor({}));
    const QString before = settingsOf(*m_clerk);
    for (const QString &isLocal : {u"true"_s, u"false"_s}) {
        trigger(u"PERFORM set_config(%1, %2)"_s.arg(setting, isLocal));
        const auto refused = store.claimNext({u"jobs"_s});
        QVERIFY(!refused);
        QVERIFY2(refused.error().detail.contains(u"changes settings of the session"_s),
                 qPrintable(refused.error().detail));
    }
    QCOMPARE(settingsOf(*m_clerk), before);
    QCOMPARE(seen(), QString());
    m_ground->sql(u"DROP TRIGGER on_job ON public.jobs"_s);
    QCOMPARE(valueOf(store.claimNext({u"jobs"_s})).items.size(), 1);
}

INTRAY_TEST_GUILESS_MAIN(ForeignCode)
#include "tst_foreigncode.moc"
