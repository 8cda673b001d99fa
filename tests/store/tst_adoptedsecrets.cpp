// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults/serverground.h"
#include "store/adopted/adopting.h"
#include "store/adopted/pages.h"
#include "store/intruder.h"
#include "store/line/verbs.h"
#include "support/testclass.h"
#include "support/testdatabase.h"

#include <QRegularExpression>

#include <map>

using namespace intray;
using namespace intray::faults;
using namespace Qt::StringLiterals;

/// Who learns what of an adopted table on the servers: role by role, and what stays behind in the
/// session that asked.
class AdoptedSecrets : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data();
    void init();

    void eachRoleReadsWhatItMay();
    void nothingStaysInTheSession();
    void nothingStaysWhenACallIsKilled();
    void noWarningTellsValues();
    void noRefusalTellsOtherRows();

private:
    bool isMariadb() const { return m_engine == u"mariadb"; }
    QString tableOf() const { return isMariadb() ? u"jobs"_s : u"public.jobs"_s; }
    Claim make();
    QString leftIn(Intruder &intruder) const;
    static QString call(const QString &verb, const QString &args)
    {
        return u"CALL adopted_call('%1', '%2')"_s.arg(verb, args);
    }

    QString m_engine;
    std::map<QString, std::unique_ptr<ServerGround>> m_grounds;
    std::map<QString, Claim> m_claims;
    ServerGround *m_ground = nullptr;
    Claim m_held; // ben's
};

static const QString theirLock = u"0b5c3f62-1111-4222-8333-444455556666"_s;

void AdoptedSecrets::initTestCase_data()
{
    QTest::addColumn<QString>("engine");
    for (const char *engine : {"postgresql", "mariadb"})
        QTest::newRow(engine) << QString::fromLatin1(engine);
}

void AdoptedSecrets::init()
{
    QFETCH_GLOBAL(QString, engine);
    m_engine = engine;
    std::unique_ptr<ServerGround> &ground = m_grounds[engine];
    const bool isNew = !ground;
    if (isNew)
        ground = ServerGround::on(engine);
    m_ground = ground.get();
    if (isNew) {
        for (const Role role : allRoles())
            m_ground->welcome(nameOf(role), {role});
        m_ground->welcome(u"ben"_s, {Role::Clerk});
        m_claims[engine] = make();
    }
    m_held = m_claims[engine];
}

/// Rows with a lock id; ben holds two, another program one.
Claim AdoptedSecrets::make()
{
    const QString text = isMariadb() ? u"VARCHAR(40)"_s : u"text"_s;
    m_ground->sql(
        u"CREATE TABLE %1 (id integer PRIMARY KEY, city %2, pieces %2, wage %2, lock_user "
        "%2, lock_time %3 NULL, lock_id varchar(36), UNIQUE (pieces, wage))"_s.arg(
            tableOf(), text, isMariadb() ? u"datetime"_s : u"timestamp"_s));
    m_ground->sql(
        u"INSERT INTO %1 (id, city, pieces, wage) VALUES (1, 'SECRET town', '1', 'SECRET "
        "5000'), (2, 'SECRET village', '4', '1'), (3, 'SECRET field', '2', '1'), (4, "
        "'SECRET street', '3', '1'), (5, 'SECRET lane', '7', 'SECRET 5000')"_s.arg(tableOf()));
    m_ground->sql(
        u"UPDATE %1 SET lock_user = 'access', lock_time = %2, lock_id = '%3' WHERE id = 4"_s.arg(
            tableOf(), isMariadb() ? u"UTC_TIMESTAMP()"_s : u"LOCALTIMESTAMP"_s, theirLock));
    const auto owner = m_ground->administrator();
    Adopting adopting(*owner, owner->identityFor({}));
    AdoptionWish wish;
    wish.table = tableOf();
    wish.queue = u"jobs"_s;
    wish.key = u"id"_s;
    wish.columns = {u"city"_s, u"pieces"_s};
    wish.layout.lockUser = u"lock_user"_s;
    wish.layout.lockTime = u"lock_time"_s;
    wish.layout.lockId = u"lock_id"_s;
    valueOf(adopting.adopt(valueOf(adopting.plan(wish))));
    wish.queue = u"odd"_s; // of which the rows are no numbers, as warnings say
    wish.layout.criteria = isMariadb() ? u"wage + 0 >= 0"_s : QString();
    valueOf(adopting.adopt(valueOf(adopting.plan(wish))));
    const auto ben = m_ground->connect(u"ben"_s);
    return valueOf(Store(*ben, ben->identityFor({})).claimNext({u"jobs"_s}, 2));
}

void AdoptedSecrets::eachRoleReadsWhatItMay()
{
    const QStringList listing{u"clerk"_s, u"supervisor"_s, u"worker"_s, u"administrator"_s};
    for (const Role role : allRoles()) {
        const QString name = nameOf(role);
        const bool mayList = listing.contains(name);
        const auto connection = m_ground->connect(name);
        Store store(*connection, connection->identityFor({}));
        ItemQuery query;
        query.queue = u"jobs"_s;
        const auto page = store.page(query, {});
        const qsizetype seen = page ? page->items.size() : 0;
        QVERIFY2((seen > 0) == mayList, qPrintable(name));
        // Whatever the program does before, the call itself gives no more.
        const QString its = u"\"queue\":\"jobs\",\"by\":\"claim\",\"descending\":0,\"includes\":0,"
                            "\"item\":0,\"needle\":\"\",\"most\":50"_s;
        Intruder intruder(*m_ground, name);
        const QString said = intruder.everythingSaid(
            isMariadb() ? call(u"adopted_page"_s, u'{' + its + u'}')
                        : u"CALL intray.adopted_page('jobs', 'claim', 0, 0, 0, '', 50, NULL)"_s);
        QVERIFY2(said.contains(u"SECRET field"_s) == mayList, qPrintable(name + said));
        const bool countsItems = mayList || role == Role::Auditor;
        const QString id =
            m_ground
                ->sql(isMariadb() ? u"SELECT id FROM queue_all WHERE name = 'jobs'"_s
                                  : u"SELECT id FROM intray.queue WHERE name = 'jobs'"_s)
                .trimmed();
        const QString counted = intruder.everythingSaid(
            (isMariadb() ? u"CALL adopted_count(%1)"_s : u"CALL intray.adopted_count(%1, NULL)"_s)
                .arg(id));
        QVERIFY2(counted.contains(QRegularExpression(u"\"held\": ?3"_s)) == countsItems,
                 qPrintable(name + counted));
        const QString noted = intruder.everythingSaid(
            isMariadb() ? call(u"adopted_look"_s, u"{\"workstation\":\"x\"}"_s)
                        : u"CALL intray.adopted_look('x', NULL)"_s);
        QVERIFY2(!noted.contains(u"SECRET"_s), qPrintable(noted));
    }
}

/// What can be read in the session afterwards.
QString AdoptedSecrets::leftIn(Intruder &intruder) const
{
    return intruder.everythingSaid(
        u"SELECT variable_name, variable_value FROM information_schema.user_variables WHERE "
        "variable_name LIKE 'intray%' AND variable_name <> 'intray_answer'"_s);
}

void AdoptedSecrets::nothingStaysInTheSession()
{
    if (!isMariadb())
        return; // PostgreSQL's functions keep nothing in the session
    const QString item = QString::number(m_held.items.constFirst().id.value());
    const QStringList calls{
        call(u"adopted_look"_s, u"{\"workstation\":\"x\"}"_s),
        call(u"adopted_page"_s, u"{\"queue\":\"jobs\",\"by\":\"claim\",\"descending\":0,"
                                "\"includes\":0,\"item\":0,\"needle\":\"\",\"most\":50}"_s),
        call(u"adopted_loss"_s, u"{\"lock\":\"%1\",\"workstation\":\"x\"}"_s.arg(theirLock)),
        call(u"claim_items"_s,
             u"{\"items\":\"[%1]\",\"lock\":\"%2\",\"workstation\":\"x\"}"_s.arg(item, theirLock)),
        call(u"finish"_s,
             u"{\"item\":%1,\"lock\":\"%2\",\"kind\":\"complete\",\"operation\":\"%2\","
             "\"record\":\"{}\",\"search\":\"\",\"after\":0,\"reason\":\"\","
             "\"workstation\":\"x\"}"_s.arg(item, theirLock)),
        call(u"extend"_s, u"{\"item\":%1,\"lock\":\"%2\"}"_s.arg(item, theirLock)),
        call(u"sweep"_s, u"{\"workstation\":\"x\"}"_s),
        call(u"reopen"_s, u"{\"item\":%1,\"reason\":\"x\",\"workstation\":\"x\"}"_s.arg(item)),
        call(u"release_locks"_s, u"{\"locks\":\"[{}]\",\"reason\":\"x\",\"workstation\":\"x\"}"_s),
        call(u"take_back"_s, u"{\"item\":%1,\"operation\":\"%2\",\"lock\":\"%2\",\"workstation\":"
                             "\"x\"}"_s.arg(item, theirLock)),
        call(u"no such verb"_s, u"{}"_s),
        u"CALL adopted_count(1)"_s};
    for (const Role role : allRoles()) {
        Intruder intruder(*m_ground, nameOf(role));
        for (const QString &each : calls) {
            intruder.everythingSaid(each);
            const QString left = leftIn(intruder);
            for (const QString &secret : {u"SECRET"_s, theirLock, m_held.lock, u"access"_s})
                QVERIFY2(!left.contains(secret), qPrintable(nameOf(role) + each + left));
        }
    }
}

/// No handler hears of a kill; what the call had read stands in the session's variables then.
void AdoptedSecrets::nothingStaysWhenACallIsKilled()
{
    if (!isMariadb())
        return;
    Intruder superuser(*m_ground);
    const QString lock = u"[{\\\\\"item\\\\\":%1,\\\\\"lock\\\\\":\\\\\"%2\\\\\"}]"_s;
    for (const QString &row : {u"1"_s, u"2"_s}) {
        superuser.attempt(u"BEGIN"_s);
        superuser.attempt(u"SELECT * FROM jobs WHERE id = %1 FOR UPDATE"_s.arg(row));
        Intruder supervisor(*m_ground, u"supervisor"_s);
        supervisor.attempt(u"SET SESSION max_statement_time = 1"_s); // ends a call as a kill does
        const Item &item = m_held.items.at(row.toInt() - 1);
        const QString said = supervisor.everythingSaid(call(
            u"release_locks"_s, u"{\"locks\":\"%1\",\"reason\":\"x\",\"workstation\":\"x\"}"_s.arg(
                                    lock.arg(item.id.value()).arg(m_held.lock))));
        QVERIFY2(said.contains(u"max_statement_time"_s), qPrintable(said));
        const QString left = leftIn(supervisor);
        QVERIFY2(left.contains(u"intray_lock_time"_s), qPrintable(left)); // it was in the middle
        QVERIFY2(!left.contains(m_held.lock), qPrintable(left));
        superuser.attempt(u"ROLLBACK"_s);
    }
}

void AdoptedSecrets::noWarningTellsValues()
{
    if (!isMariadb())
        return;
    for (const QString &each :
         {call(u"adopted_page"_s, u"{\"queue\":\"odd\",\"by\":\"claim\",\"descending\":0,"
                                  "\"includes\":0,\"item\":0,\"needle\":\"\",\"most\":50}"_s),
          call(u"adopted_look"_s, u"{\"workstation\":\"x\"}"_s), u"CALL adopted_count(2)"_s}) {
        Intruder clerk(*m_ground, u"clerk"_s);
        clerk.attempt(each);
        const QString warned = clerk.everythingSaid(u"SHOW WARNINGS"_s);
        QVERIFY2(!warned.contains(u"SECRET"_s), qPrintable(each + warned));
    }
}

void AdoptedSecrets::noRefusalTellsOtherRows()
{
    Intruder ben(*m_ground, u"ben"_s);
    const QString item = QString::number(m_held.items.constFirst().id.value());
    const QString said = ben.everythingSaid(
        isMariadb()
            ? call(u"finish"_s,
                   u"{\"item\":%1,\"lock\":\"%2\",\"kind\":\"complete\",\"operation\":\"%3\","
                   "\"record\":\"{\\\\\"pieces\\\\\":\\\\\"7\\\\\"}\",\"search\":\"\","
                   "\"after\":0,\"reason\":\"\",\"workstation\":\"x\"}"_s.arg(item, m_held.lock,
                                                                              theirLock))
            : u"CALL intray.finish(%1, '%2', 'complete', '%3', '{\"pieces\":\"7\"}', '', 0, '', "
              "'x', NULL)"_s.arg(item, m_held.lock, theirLock));
    QVERIFY2(said.contains(u"table_refused"_s) && said.contains(u"pieces"_s), qPrintable(said));
    const QString all = said + (isMariadb() ? ben.everythingSaid(u"SHOW WARNINGS"_s) : QString());
    for (const QString &secret : {u"SECRET"_s, u"UPDATE \""_s, u"UPDATE `"_s})
        QVERIFY2(!all.contains(secret), qPrintable(all));
}

INTRAY_TEST_GUILESS_MAIN(AdoptedSecrets)
#include "tst_adoptedsecrets.moc"
