// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults/serverground.h"
#include "support/testclass.h"
#include "support/testdatabase.h"

using namespace intray;
using namespace intray::faults;
using namespace Qt::StringLiterals;

/// If nobody can come in as the last administrator on PostgreSQL, the server's superuser finds the
/// way back in as docs/servers.md has it.
class PostgresqlWayIn : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aLoginThatNobodyCanUseIsNoAdministrator();
    void aGoneLoginIsNoAdministrator();
    void whoeverIsSuperuserIsNoneAsLongAsAnotherIs();
    void initIsRepeatedByWhoeverMayGrantRoles();

private:
    std::unique_ptr<ServerGround> m_ground;
    User administrator(const QString &name) const
    {
        return {name, name, true, {Role::Administrator}, {}};
    }
    void findTheWayIn(const QString &newcomer) const;
    QString administrators() const
    {
        return m_ground
            ->sql(u"SELECT string_agg(name, ',' ORDER BY name) FROM intray.\"user\" WHERE active "
                  "AND 'administrator' = ANY (roles)"_s)
            .trimmed();
    }
};

void PostgresqlWayIn::init()
{
    m_ground.reset();
    m_ground = ServerGround::on(u"postgresql"_s);
    m_ground->welcome(u"dba"_s, {Role::Administrator});
    m_ground->sql(u"UPDATE intray.\"user\" SET active = false WHERE name <> 'dba'"_s);
    QCOMPARE(administrators(), u"dba"_s);
}

void PostgresqlWayIn::findTheWayIn(const QString &newcomer) const
{
    const auto superuser = m_ground->administrator(OpenMode::AddTables);
    Store store(*superuser, superuser->identityFor({}));
    m_ground->makeLogin(newcomer);
    valueOf(store.setUser(administrator(newcomer)));
    const auto connection = m_ground->connect(newcomer);
    Store anna(*connection, connection->identityFor({}));
    valueOf(anna.removeUser(superuser->identityFor({}).user));
    QVERIFY(administrators().contains(newcomer));
}

void PostgresqlWayIn::aLoginThatNobodyCanUseIsNoAdministrator()
{
    m_ground->sql(u"ALTER ROLE dba NOLOGIN"_s);
    findTheWayIn(u"anna"_s);
}

void PostgresqlWayIn::aGoneLoginIsNoAdministrator()
{
    m_ground->sql(u"DROP OWNED BY dba"_s);
    m_ground->sql(u"DROP ROLE dba"_s);
    findTheWayIn(u"anna"_s);
}

void PostgresqlWayIn::whoeverIsSuperuserIsNoneAsLongAsAnotherIs()
{
    const auto superuser = m_ground->administrator(OpenMode::AddTables);
    Store store(*superuser, superuser->identityFor({}));
    QVERIFY(!store.setUser(administrator(u"dba"_s)));
    QCOMPARE(administrators(), u"dba"_s);
}

void PostgresqlWayIn::initIsRepeatedByWhoeverMayGrantRoles()
{
    m_ground->sql(u"ALTER ROLE dba CREATEROLE"_s);
    const auto opened = Connection::open(m_ground->login(u"dba"_s), OpenMode::AddTables);
    QVERIFY2(opened, opened ? "" : qPrintable(opened.error().detail));
}

INTRAY_TEST_GUILESS_MAIN(PostgresqlWayIn)
#include "tst_wayin_postgresql.moc"
