// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults/serverground.h"
#include "store/intruder.h"
#include "support/testclass.h"
#include "support/testdatabase.h"

using namespace intray;
using namespace intray::faults;
using namespace Qt::StringLiterals;

namespace {

const QString hiddenRecord = u"whatthehiddenrecordsays"_s;
const QString hiddenKey = u"hidden-key"_s;
const QString hiddenDraft = u"whatwastypedforthehiddenone"_s;
const QString firstKeying = u"whatthefirstpersonkeyed"_s;

/// What somebody says to the server who wants to know what the rows of a table say that a view of
/// it hides. %1 is the table, %2 one of its columns.
const QStringList &tricks()
{
    static const QStringList all{
        u"SELECT * FROM %1"_s,
        u"SELECT STRAIGHT_JOIN COUNT(*) FROM %1 AS x WHERE x.%2 LIKE '%' AND (@x := CONCAT(@x, '~', x.%2)) IS NOT NULL"_s,
        u"SELECT COUNT(*) FROM %1 AS x JOIN (SELECT 1 AS one) AS o WHERE (@x := CONCAT(@x, '~', COALESCE(x.%2, ''))) <> '' AND o.one = 2"_s,
        u"SELECT EXTRACTVALUE(1, CONCAT('~', x.%2)) FROM %1 AS x WHERE EXTRACTVALUE(1, CONCAT('~', x.%2)) = 1"_s,
        u"SELECT UPDATEXML(1, CONCAT('~', x.%2), 1) FROM %1 AS x"_s,
        u"SELECT COUNT(*) FROM %1 AS x WHERE CAST(x.%2 AS INTEGER) + CAST(x.%2 AS DATETIME) > 0"_s,
        u"SELECT COUNT(*) FROM %1 AS x WHERE JSON_EXTRACT(x.%2, x.%2) OR x.%2 REGEXP CONCAT('(', x.%2)"_s,
        u"SELECT COUNT(*) FROM %1 AS x WHERE 1 / (x.%2 NOT LIKE '%what%') AND GET_LOCK(IF(x.%2 LIKE '%what%' OR x.%2 LIKE 'hidden%', 'told', 'not told'), 0)"_s,
        u"SELECT COUNT(*) FROM %1 AS x WHERE IF(x.%2 LIKE '%what%' OR x.%2 LIKE 'hidden%', SLEEP(0) + BENCHMARK(1, 1) + GET_LOCK('told', 0), 0)"_s,
        u"SELECT * FROM %1 AS x WHERE x.%2 LIKE '%' FOR UPDATE"_s,
        u"SELECT * FROM %1 AS x WHERE x.%2 LIKE '%' LOCK IN SHARE MODE"_s,
        u"SELECT * FROM %1 PROCEDURE ANALYSE(10, 2000)"_s,
        u"CREATE TEMPORARY TABLE stolen AS SELECT * FROM %1"_s,
        u"HANDLER %1 OPEN"_s,
        u"HANDLER %1 READ FIRST LIMIT 1000"_s,
        u"LOCK TABLES %1 READ"_s,
        u"LOCK TABLES %1 WRITE"_s,
        u"ANALYZE FORMAT=JSON SELECT * FROM %1 AS x WHERE x.%2 LIKE '%what%'"_s,
        u"EXPLAIN EXTENDED SELECT * FROM %1"_s,
        u"SHOW INDEX FROM %1"_s,
        u"ANALYZE TABLE %1 PERSISTENT FOR ALL"_s,
        u"CHECKSUM TABLE %1"_s,
        u"SHOW CREATE TABLE %1"_s,
        u"SELECT * FROM mysql.column_stats"_s,
        u"SELECT * FROM information_schema.innodb_trx"_s,
        u"SELECT * FROM information_schema.innodb_buffer_page LIMIT 1"_s,
        u"SELECT * FROM performance_schema.events_statements_history"_s,
        u"SELECT * FROM information_schema.optimizer_trace"_s,
        u"CREATE PROCEDURE evil() SELECT 1"_s,
        u"CREATE FUNCTION evil(x TEXT) RETURNS INTEGER RETURN 1"_s,
        u"SELECT * FROM information_schema.table_statistics"_s};
    return all;
}

} // namespace

/// Whether somebody who says to MariaDB what no program of Intray's would say learns what is kept
/// from them: the records, keys, drafts and locks of queues that they do not work in, and what the
/// first person keyed where they key the same again.
class MariadbLeaks : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void theTricksWorkOnAView();
    void noTrickTellsAnything();
    void noProcedureTellsAnything();
    void noAnswerTellsALock();
    void nothingThatIsReadStaysLocked();

private:
    Store &storeOf(const QString &user);
    void fill();
    QStringList secrets() const { return m_secrets; }
    QString toldBy(Intruder &intruder, const QString &statement);
    QString learnedFrom(Intruder &intruder, const QString &relation);
    bool isLocked(const QString &row) const;
    QStringList lines(const QString &statement) const
    {
        return m_ground->sql(statement).split(u'\n', Qt::SkipEmptyParts);
    }

    std::unique_ptr<ServerGround> m_ground;
    std::unique_ptr<Intruder> m_superuser;
    std::map<QString, std::unique_ptr<Connection>> m_connections;
    std::map<QString, std::unique_ptr<Store>> m_stores;
    QStringList m_secrets;
    ItemId m_hiddenItem;
    ItemId m_keyedAgain;
    ItemId m_sharedItem; ///< Nosy sees that the other has it.
};

Store &MariadbLeaks::storeOf(const QString &user)
{
    auto &connection = m_connections[user];
    if (!connection) {
        connection = m_ground->connect(user);
        m_stores[user] = std::make_unique<Store>(*connection, connection->identityFor({}));
    }
    return *m_stores[user];
}

void MariadbLeaks::initTestCase()
{
    m_ground = ServerGround::on(u"mariadb"_s);
    m_superuser = std::make_unique<Intruder>(*m_ground);
    m_ground->welcome(u"boss"_s, {Role::Administrator, Role::Importer, Role::Supervisor});
    fill();
}

/// An item of a queue that nosy is no member of, in work; and one that nosy keys again.
void MariadbLeaks::fill()
{
    Store &boss = storeOf(u"boss"_s);
    for (const QString &name :
         {u"hidden"_s, u"shared"_s, u"out"_s, u"decide"_s, u"again"_s, u"key"_s}) {
        Queue queue = queueNamed(name);
        queue.nextQueue = name == u"again" || name == u"decide" ? u"out"_s
                          : name == u"key"                      ? u"again"_s
                                                                : QString();
        if (name == u"again") {
            queue.blindFields = {u"city"_s};
            queue.decideQueue = u"decide"_s;
        }
        queue.fields = {u"name"_s, u"city"_s};
        valueOf(boss.addQueue(queue));
    }
    m_ground->welcome(u"first"_s, {Role::Clerk}, {u"hidden"_s, u"shared"_s, u"key"_s});
    m_ground->welcome(u"nosy"_s, {Role::Clerk}, {u"again"_s, u"shared"_s});
    valueOf(boss.addItem(u"key"_s, newItem(u"a"_s)));
    NewItem hidden = newItem(hiddenKey);
    hidden.record = {{u"name"_s, hiddenRecord}};
    m_hiddenItem = valueOf(boss.addItem(u"hidden"_s, hidden));

    Store &first = storeOf(u"first"_s);
    const Claim held = valueOf(first.claimNext({u"hidden"_s}));
    valueOf(first.saveDraft(m_hiddenItem, held.lock, 1, Record{{u"name"_s, hiddenDraft}}));
    m_sharedItem = valueOf(boss.addItem(u"shared"_s, newItem(u"s"_s)));
    const Claim shared = valueOf(first.claimNext({u"shared"_s}));
    const Claim keyed = valueOf(first.claimNext({u"key"_s}));
    valueOf(first.finish(keyed.items.constFirst().id, keyed.lock,
                         Disposition::complete(Record{{u"city"_s, firstKeying}})));
    m_ground->sql(
        u"UPDATE item_all SET available_at = NULL WHERE state = 'open'"_s); // its ten seconds
    const Claim again = valueOf(storeOf(u"nosy"_s).claimNext({u"again"_s}));
    m_keyedAgain = again.items.constFirst().id;
    m_secrets =
        QStringList{hiddenRecord, hiddenKey, hiddenDraft, firstKeying, held.lock, shared.lock};
}

/// What the statement makes the server say, in whatever way.
QString MariadbLeaks::toldBy(Intruder &intruder, const QString &statement)
{
    intruder.attempt(u"SET @x = ''"_s);
    intruder.attempt(u"DO RELEASE_ALL_LOCKS()"_s);
    QString said = intruder.everythingSaid(statement);
    said += intruder.everythingSaid(u"SHOW WARNINGS"_s);
    said += intruder.everythingSaid(u"SELECT @x"_s);
    intruder.attempt(u"SELECT IS_USED_LOCK('told') IS NOT NULL"_s);
    if (intruder.answer() == u"1")
        said += hiddenRecord;
    return said;
}

/// Whether a row of a foreign queue is locked now: nobody gets it.
bool MariadbLeaks::isLocked(const QString &row) const
{
    return !m_superuser->attempt(u"SELECT 1 FROM %1 FOR UPDATE NOWAIT"_s.arg(row)).isEmpty();
}

/// The first trick that tells a secret or locks what is hidden; empty: none does.
QString MariadbLeaks::learnedFrom(Intruder &intruder, const QString &relation)
{
    const QStringList columns =
        lines(u"SELECT column_name FROM information_schema.columns WHERE table_schema = 'intray' "
              "AND table_name = '%1'"_s.arg(relation));
    // Who may not select from it at all is refused for every column alike.
    const bool isOpen = intruder.attempt(u"SELECT 1 FROM `%1` LIMIT 1"_s.arg(relation)).isEmpty();
    for (const QString &trick : tricks())
        for (const QString &column :
             isOpen &&trick.contains(u"%2"_s) ? columns : columns.mid(0, 1)) {
            const QString statement = QString(trick)
                                          .replace(u"%1"_s, u'`' + relation + u'`')
                                          .replace(u"%2"_s, u'`' + column + u'`');
            intruder.attempt(u"SET autocommit = 0"_s);
            const QString told = toldBy(intruder, statement);
            const bool isHeld =
                isLocked(u"item_all WHERE id = %1"_s.arg(m_hiddenItem.value())) ||
                isLocked(u"record_all WHERE item_id = %1"_s.arg(m_hiddenItem.value()));
            intruder.attempt(u"ROLLBACK"_s);
            intruder.attempt(u"UNLOCK TABLES"_s);
            intruder.attempt(u"SET autocommit = 1"_s);
            for (const QString &secret : m_secrets)
                if (told.contains(secret))
                    return statement + u"\ntold: "_s + secret;
            if (isHeld)
                return statement + u"\nlocked a row that is hidden"_s;
        }
    return {};
}

/// Else the other tests would show nothing.
void MariadbLeaks::theTricksWorkOnAView()
{
    m_ground->makeLogin(u"trusted"_s);
    m_ground->sql(
        u"INSERT INTO user_all (name, login, roles) VALUES ('trusted', 'trusted', 'clerk')"_s);
    m_ground->sql(u"GRANT SELECT ON intray.record_row TO trusted"_s);
    Intruder trusted(*m_ground, u"trusted"_s);
    QCOMPARE(trusted.attempt(u"SELECT COUNT(*) FROM record_row"_s), QString());
    QCOMPARE(trusted.answer(), u"0"_s);
    const QString learned = learnedFrom(trusted, u"record_row"_s);
    QVERIFY2(learned.contains(u"@x"_s), qPrintable(learned));
    m_ground->sql(u"REVOKE SELECT ON intray.record_row FROM trusted"_s);
    m_ground->sql(u"DELETE FROM user_all WHERE name = 'trusted'"_s);
}

/// Every table and view of the database, also what is added one day, and above all what the clerk
/// finds in the catalogue.
void MariadbLeaks::noTrickTellsAnything()
{
    Intruder nosy(*m_ground, u"nosy"_s);
    const QStringList all =
        lines(u"SELECT table_name FROM information_schema.tables WHERE table_schema = 'intray'"_s);
    QVERIFY(all.size() > 30);
    for (const QString &relation : all) {
        const QString learned = learnedFrom(nosy, relation);
        QVERIFY2(learned.isEmpty(), qPrintable(learned));
    }
    nosy.attempt(
        u"SELECT COUNT(*) FROM information_schema.tables WHERE table_schema = 'intray' AND "
        "table_name NOT IN ('schema_version', 'event_rule', 'disposition_rule')"_s);
    QCOMPARE(nosy.answer(), u"0"_s);
}

/// The values that a call may be given, by the parameter's name and type; whoever asks knows the
/// numbers of everything.
static QString valueFor(const QString &name, const QString &type, int which, ItemId item)
{
    if (name == u"the_limit" || name == u"the_window" || name == u"the_last")
        return u"100000"_s;
    if (name == u"the_item")
        return QString::number(item.value());
    if (type == u"bigint" || type == u"int" || type == u"tinyint")
        return QString::number(which); // queues and items have small numbers
    if (name == u"the_state")
        return u"'%1'"_s.arg(QStringList{u"open"_s, u"locked"_s, u"done"_s}.value(which % 3));
    if (name == u"the_states" || name == u"the_kinds")
        return u"'open locked done failed claimed completed added'"_s;
    if (name == u"the_user" || name == u"the_finished_by")
        return QStringList{u"''"_s, u"'first'"_s}.value(which % 2);
    if (name == u"the_key")
        return QStringList{u"''"_s, u"'%1'"_s.arg(hiddenKey)}.value(which % 2);
    if (name == u"the_path")
        return u"'$.name'"_s;
    if (name == u"the_to" || name == u"the_until" || name == u"the_now")
        return u"'2999-01-01T00:00:00.000Z'"_s;
    if (name == u"the_since" || name == u"the_from")
        return u"'2000-01-01T00:00:00.000Z'"_s;
    return u"''"_s;
}

/// Every routine that the clerk finds, but those that work on what they are told alone.
void MariadbLeaks::noProcedureTellsAnything()
{
    Intruder nosy(*m_ground, u"nosy"_s);
    const QStringList parameters = lines(
        u"SELECT CONCAT(r.routine_name, ' ', COALESCE(GROUP_CONCAT(CONCAT(p.parameter_name, ':', "
        "p.data_type) ORDER BY p.ordinal_position SEPARATOR ' '), '')) FROM "
        "information_schema.routines AS r LEFT JOIN information_schema.parameters AS p ON "
        "p.specific_schema = r.routine_schema AND p.specific_name = r.specific_name AND "
        "p.ordinal_position > 0 WHERE r.routine_schema = 'intray' AND r.routine_name LIKE "
        "'read\\_%' AND r.security_type = 'DEFINER' GROUP BY r.routine_name"_s);
    QVERIFY(parameters.size() > 40);
    QSet<QString> answering;
    for (int which = 0; which <= 9; ++which)
        for (const ItemId item : {m_hiddenItem, m_keyedAgain, m_sharedItem})
            for (const QString &routine : parameters) {
                QStringList values;
                for (const QString &one : routine.split(u' ', Qt::SkipEmptyParts).mid(1))
                    values << valueFor(one.section(u':', 0, 0), one.section(u':', 1), which, item);
                const QString call =
                    u"CALL %1(%2)"_s.arg(routine.section(u' ', 0, 0), values.join(u", "_s));
                QString told = toldBy(nosy, call);
                if (!told.isEmpty())
                    answering << routine.section(u' ', 0, 0);
                for (const QString &given : values) // an error may repeat what was given
                    if (given.size() > 2)
                        told.remove(given.mid(1, given.size() - 2));
                for (const QString &secret : m_secrets)
                    QVERIFY2(!told.contains(secret), qPrintable(call + u"\ntold: "_s + told));
            }
    QVERIFY2(answering.size() > 20, "too few procedures said anything at all");
}

/// Who is refused hears who has the item, and not under which lock.
void MariadbLeaks::noAnswerTellsALock()
{
    Intruder nosy(*m_ground, u"nosy"_s);
    const QString item = QString::number(m_sharedItem.value());
    for (const QString &call :
         {u"CALL extend(%1, UUID())"_s, u"CALL save_draft(%1, UUID(), 1, '{}')"_s,
          u"CALL claim_items('[%1]', UUID(), '')"_s, u"CALL discard_draft(%1, UUID())"_s,
          u"CALL finish(%1, UUID(), 'complete', UUID(), NULL, NULL, 0, NULL, '')"_s,
          u"CALL take_back(%1, UUID(), UUID(), '')"_s}) {
        const QString told = nosy.everythingSaid(call.arg(item));
        for (const QString &secret : m_secrets)
            QVERIFY2(!told.contains(secret), qPrintable(call + u"\ntold: "_s + told));
    }
    QVERIFY(nosy.everythingSaid(u"CALL extend(%1, UUID())"_s.arg(item)).contains(u"first"_s));
}

/// At SERIALIZABLE whatever is read within a transaction stays locked until its end.
void MariadbLeaks::nothingThatIsReadStaysLocked()
{
    Intruder nosy(*m_ground, u"nosy"_s);
    const QString read = u"CALL read_page_by_id(1, 1, 'locked', 0, '', '', '', '', '', '', 100)"_s;
    for (const QString &begin : {u"START TRANSACTION"_s, u"SET autocommit = 0"_s}) {
        QCOMPARE(nosy.attempt(u"SET SESSION TRANSACTION ISOLATION LEVEL SERIALIZABLE"_s),
                 QString());
        QCOMPARE(nosy.attempt(begin), QString());
        QVERIFY2(!nosy.attempt(read).isEmpty(), qPrintable(begin));
        QVERIFY(!isLocked(u"item_all"_s));
        nosy.attempt(u"ROLLBACK"_s);
        nosy.attempt(u"SET autocommit = 1"_s);
    }
    QCOMPARE(nosy.attempt(read), QString());
}

INTRAY_TEST_GUILESS_MAIN(MariadbLeaks)
#include "tst_leaks_mariadb.moc"
