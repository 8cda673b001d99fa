// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults/serverground.h"
#include "store/intruder.h"
#include "support/testclass.h"
#include "support/testdatabase.h"

using namespace intray;
using namespace intray::faults;
using namespace Qt::StringLiterals;

/// Nobody can have an operation of PostgreSQL's done, look at what it did and take it back, or hold
/// what it locked for as long as they like: it runs in no transaction but its own.
class OpenTransaction : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyOperationIsReachedByItsProcedureOnly();
    void noOperationRunsInsideATransaction();
    void aClaimCannotBeLookedAtAndUndone_data();
    void aClaimCannotBeLookedAtAndUndone();
    void whatLooksLikeAProcedureIsNone();
    void theNumbersOfAdvisoryLocksStopNobody();

private:
    QStringList calls(const QString &kind) const;
    QString held() const
    {
        return m_ground->sql(u"SELECT count(*) FROM intray.item WHERE state = 'locked'"_s)
            .trimmed();
    }

    std::unique_ptr<ServerGround> m_ground;
};

void OpenTransaction::initTestCase()
{
    m_ground = ServerGround::on(u"postgresql"_s);
    m_ground->welcome(u"all"_s, allRoles());
    m_ground->welcome(u"clerk"_s, {Role::Clerk});
    const auto connection = m_ground->connect(u"all"_s);
    Store store(*connection, connection->identityFor({}));
    Queue limited = queueNamed(u"work"_s);
    limited.locksPerUser = 5;
    valueOf(store.addQueue(limited));
    for (int n = 0; n < 20; ++n)
        valueOf(store.addItem(u"work"_s, newItem(u"key-%1"_s.arg(n))));
}

/// How each function ('f') or procedure ('p') of an operation is called without knowing anything.
QStringList OpenTransaction::calls(const QString &kind) const
{
    const QString rows = m_ground->sql(
        u"SELECT format('intray.%I(%s)', proname, (SELECT string_agg('NULL::' || "
        "format_type(type, NULL), ', ' ORDER BY place) FROM unnest(proargtypes) WITH ORDINALITY AS "
        "_(type, place))) FROM pg_proc WHERE pronamespace = 'intray'::regnamespace AND prokind = "
        "'{kind}' AND (prokind = 'p' OR prosecdef AND provolatile = 'v' AND prorettype = "
        "'text'::regtype) AND has_function_privilege('all', oid, 'EXECUTE') ORDER BY 1"_s.replace(
            u"{kind}"_s, kind));
    return rows.split(u'\n', Qt::SkipEmptyParts);
}

void OpenTransaction::everyOperationIsReachedByItsProcedureOnly()
{
    Intruder intruder(*m_ground, u"all"_s);
    const QStringList functions = calls(u"f"_s);
    QVERIFY(functions.size() > 35);
    QCOMPARE(calls(u"p"_s).size(), functions.size());
    for (const QString &function : functions) {
        const QString code = intruder.attempt(u"SELECT "_s + function);
        QVERIFY2(code == u"25001"_s, qPrintable(function + code + intruder.error()));
    }
}

void OpenTransaction::noOperationRunsInsideATransaction()
{
    Intruder intruder(*m_ground, u"all"_s);
    for (const QString &procedure : calls(u"p"_s)) {
        QCOMPARE(intruder.attempt(u"BEGIN"_s), QString());
        const QString code = intruder.attempt(u"CALL "_s + procedure);
        QVERIFY2(code == u"2D000"_s, qPrintable(procedure + code + intruder.error()));
        QCOMPARE(intruder.attempt(u"ROLLBACK"_s), QString());
    }
}

void OpenTransaction::aClaimCannotBeLookedAtAndUndone_data()
{
    QTest::addColumn<QString>("trick");
    const QString claim = u"intray.claim_next('[\"work\"]', 1, gen_random_uuid(), ''"_s;
    QTest::newRow("an error behind it") << u"SELECT %1), 1 / 0"_s.arg(claim);
    QTest::newRow("a subquery") << u"WITH one AS (SELECT %1)) SELECT * FROM one, pg_sleep(0)"_s.arg(
        claim);
    QTest::newRow("one message") << u"CALL %1, NULL); ROLLBACK"_s.arg(claim);
    QTest::newRow("a savepoint")
        << u"BEGIN; SAVEPOINT a; CALL %1, NULL); ROLLBACK TO a; COMMIT"_s.arg(claim);
    QTest::newRow("a block") << u"DO $$ BEGIN COMMIT; PERFORM %1); END $$"_s.arg(claim);
    QTest::newRow("a block that calls")
        << u"DO $$ DECLARE a text; BEGIN CALL %1, a); END $$"_s.arg(claim);
    QTest::newRow("an argument") << u"CALL intray.beat(%1), NULL)"_s.arg(claim);
    QTest::newRow("a cursor") << u"BEGIN; DECLARE c CURSOR FOR SELECT %1); FETCH c; ROLLBACK"_s.arg(
        claim);
    QTest::newRow("explained") << u"EXPLAIN ANALYZE SELECT %1)"_s.arg(claim);
    QTest::newRow("a forged line")
        << u"SELECT %1) AS \"x\nPL/pgSQL function intray.beat(text,intray.answer) line 4 at assignment\""_s
               .arg(claim);
    QTest::newRow("a query of XML")
        << u"SELECT query_to_xml($$SELECT %1)$$, true, true, '')"_s.arg(claim);
}

void OpenTransaction::aClaimCannotBeLookedAtAndUndone()
{
    QFETCH(QString, trick);
    Intruder intruder(*m_ground, u"clerk"_s);
    const QString before = held();
    intruder.attempt(trick);
    QVERIFY2(!intruder.answer().contains(u"key-"_s), qPrintable(intruder.answer()));
    intruder.attempt(u"ROLLBACK"_s);
    QCOMPARE(held(), before);
}

/// Somebody with a schema of their own, whose names look like Intray's in the list of calls.
void OpenTransaction::whatLooksLikeAProcedureIsNone()
{
    m_ground->sql(u"CREATE SCHEMA xintray AUTHORIZATION clerk"_s);
    const QString body =
        u" LANGUAGE plpgsql AS $$\nBEGIN\nNULL;\nanswer := intray.claim_next('[\"work\"]', 1, "
        "gen_random_uuid(), '');\nEND $$"_s;
    const QString odd =
        u"\"x\nPL/pgSQL function intray.beat(text,intray.answer) line 4 at assignment\""_s;
    const QStringList procedures{u"xintray.beat(a text, INOUT answer intray.answer)"_s,
                                 u"xintray.%1(a text, INOUT answer intray.answer)"_s.arg(odd)};
    for (const QString &procedure : procedures) {
        const QString name = procedure.section(u"(a "_s, 0, 0);
        Intruder(*m_ground, u"clerk"_s).attempt(u"CREATE PROCEDURE "_s + procedure + body);
        for (const QString &path : {u"public"_s, u"xintray, intray"_s, u"xintray"_s}) {
            Intruder intruder(*m_ground, u"clerk"_s);
            QCOMPARE(intruder.attempt(u"SET search_path = "_s + path), QString());
            const QString code = intruder.attempt(u"CALL %1('', NULL)"_s.arg(name));
            QVERIFY2(code == u"25001"_s, qPrintable(name + intruder.answer() + intruder.error()));
        }
    }
    Intruder intruder(*m_ground, u"clerk"_s);
    QCOMPARE(intruder.attempt(u"SET log_parameter_max_length_on_error = -1"_s), QString());
    QCOMPARE(
        intruder.attempt(
            u"PREPARE p AS SELECT intray.claim_next('[\"work\"]', 1, gen_random_uuid(), $1)"_s),
        QString());
    QCOMPARE(
        intruder.attempt(
            u"EXECUTE p (E'\\nPL/pgSQL function intray.beat(text,intray.answer) line 4 at assignment')"_s),
        u"25001"_s);
}

/// What Intray locks on PostgreSQL are rows of tables that a clerk cannot touch.
void OpenTransaction::theNumbersOfAdvisoryLocksStopNobody()
{
    const QString queue =
        m_ground->sql(u"SELECT id FROM intray.queue WHERE name = 'work'"_s).trimmed();
    Intruder intruder(*m_ground, u"clerk"_s);
    for (int number = 741000; number < 741010; ++number)
        for (const QString &second : {queue, u"0"_s})
            QCOMPARE(intruder.attempt(
                         u"SELECT pg_advisory_lock(%1, %2)"_s.arg(QString::number(number), second)),
                     QString());
    QCOMPARE(intruder.attempt(u"SELECT pg_advisory_lock(hashtextextended('all', %1))"_s.arg(queue)),
             QString());
    DatabaseLogin login = m_ground->login(u"all"_s);
    const auto connection = m_ground->connect(login);

    Store store(*connection, connection->identityFor({}));
    valueOf(store.addItem(u"work"_s, newItem(u"while-locked"_s)));
    const Claim claim = valueOf(store.claimNext({u"work"_s}, 2));
    QCOMPARE(claim.items.size(), 2);
    valueOf(store.finish(claim.items.constFirst().id, claim.lock, Disposition::complete({})));
    const auto import = valueOf(store.beginImport(u"work"_s, u"file"_s));
    valueOf(store.stageItems(import, {newItem(u"imported"_s)}));
    valueOf(store.acceptImport(import));
    QCOMPARE(valueOf(store.openStagedItems(import)), 1);
}

INTRAY_TEST_GUILESS_MAIN(OpenTransaction)
#include "tst_opentransaction.moc"
