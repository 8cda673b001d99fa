// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults/serverground.h"
#include "store/intruder.h"
#include "support/testclass.h"
#include "support/testdatabase.h"

using namespace intray;
using namespace intray::faults;
using namespace Qt::StringLiterals;

/// Somebody can always hand out roles on MariaDB, whoever gives up theirs; and if the login of the
/// last one is gone, the server's superuser finds the way back in.
class MariadbWayIn : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void theLastAdministratorStays();
    void twoCannotRemoveEachOther();
    void whoGivesUpTheRoleIsToldTheTruth();
    void aGoneLoginIsNoAdministrator();

private:
    std::unique_ptr<ServerGround> m_ground;
    User person(const QString &name, const QList<Role> &roles) const
    {
        return {name, name, true, roles, {}};
    }
    QString administrators() const
    {
        return m_ground
            ->sql(u"SELECT GROUP_CONCAT(name ORDER BY name) FROM user_all WHERE active = 1 AND "
                  "FIND_IN_SET('administrator', roles)"_s)
            .trimmed();
    }
};

void MariadbWayIn::init()
{
    m_ground.reset();
    m_ground = ServerGround::on(u"mariadb"_s);
    m_ground->welcome(u"anna"_s, {Role::Administrator});
    m_ground->sql(u"UPDATE user_all SET active = 0 WHERE name <> 'anna'"_s);
    m_ground->sql(u"CALL settle_sight(NULL, NULL)"_s);
    QCOMPARE(administrators(), u"anna"_s);
}

void MariadbWayIn::theLastAdministratorStays()
{
    const auto connection = m_ground->connect(u"anna"_s);
    Store store(*connection, connection->identityFor({}));
    const QString sentence =
        u"anna is the last administrator. Make somebody else an administrator first."_s;
    const auto removed = store.removeUser(u"anna"_s);
    QVERIFY(!removed);
    QCOMPARE(removed.error().sentence, sentence);
    const auto changed = store.setUser(person(u"anna"_s, {Role::Clerk}));
    QVERIFY(!changed);
    QCOMPARE(changed.error().sentence, sentence);
    QCOMPARE(administrators(), u"anna"_s);
    valueOf(store.setUser(person(u"anna"_s, {Role::Administrator, Role::Clerk})));
}

void MariadbWayIn::twoCannotRemoveEachOther()
{
    m_ground->makeLogin(u"ben"_s);
    const auto first = m_ground->connect(u"anna"_s);
    Store anna(*first, first->identityFor({}));
    valueOf(anna.setUser(person(u"ben"_s, {Role::Administrator})));
    const auto second = m_ground->connect(u"ben"_s);
    Store ben(*second, second->identityFor({}));
    valueOf(ben.removeUser(u"anna"_s));
    QVERIFY(!anna.removeUser(u"ben"_s));
    QVERIFY(!ben.removeUser(u"ben"_s));
    QCOMPARE(administrators(), u"ben"_s);
    valueOf(ben.setUser(person(u"anna"_s, {Role::Administrator})));
}

/// What was done is not called undone.
void MariadbWayIn::whoGivesUpTheRoleIsToldTheTruth()
{
    for (const QString &name : {u"carl"_s, u"dora"_s})
        m_ground->makeLogin(name);
    const auto connection = m_ground->connect(u"anna"_s);
    Store anna(*connection, connection->identityFor({}));
    for (const QString &name : {u"carl"_s, u"dora"_s})
        valueOf(anna.setUser(person(name, {Role::Administrator})));
    const auto second = m_ground->connect(u"carl"_s);
    Store carl(*second, second->identityFor({}));
    QCOMPARE(valueOf(carl.setUser(person(u"carl"_s, {Role::Clerk}))).roles,
             QList<Role>{Role::Clerk});
    const auto third = m_ground->connect(u"dora"_s);
    Store dora(*third, third->identityFor({}));
    valueOf(dora.removeUser(u"dora"_s));
    QCOMPARE(administrators(), u"anna"_s);
    Intruder gone(*m_ground, u"dora"_s);
    QVERIFY2(!gone.isIn(), "the database lets in who was removed");
}

void MariadbWayIn::aGoneLoginIsNoAdministrator()
{
    m_ground->makeLogin(u"emil"_s);
    {
        const auto connection = m_ground->connect(u"anna"_s);
        Store anna(*connection, connection->identityFor({}));
        valueOf(anna.setUser(person(u"emil"_s, {Role::Administrator})));
        m_ground->sql(u"DROP USER emil"_s);
        QVERIFY(!anna.removeUser(u"anna"_s)); // emil could not come in
        m_ground->sql(u"DROP USER anna"_s);
    }
    const auto superuser = m_ground->administrator(OpenMode::AddTables);
    Store store(*superuser, superuser->identityFor({}));
    m_ground->makeLogin(u"anna"_s);
    valueOf(store.setUser(person(u"anna"_s, {Role::Administrator})));
}

INTRAY_TEST_GUILESS_MAIN(MariadbWayIn)
#include "tst_wayin_mariadb.moc"
