// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults/serverground.h"
#include "store/line/changelistener.h"
#include "support/testclass.h"
#include "support/testdatabase.h"

#include <QSignalSpy>

using namespace intray;
using namespace intray::faults;
using namespace Qt::StringLiterals;

/// PostgreSQL's queue of notifications, which all databases of a server share and any login can
/// fill. It has 8 GB, so the test puts others in the place of the functions that use it: they say
/// that it is nearly full, and refuse what is told, as the server does.
class FullNotifications : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void theWorkGoesOn();
    void theAdministratorIsToldWhoseTransactionsAreOpen();
    void whoeverListensLooksInsteadUntilItIsEmpty();

private:
    void fill();
    void empty();
    int sessionsSoFar() const
    {
        return m_ground->sql(u"SELECT sessions FROM pg_stat_database WHERE datname = 'intray'"_s)
            .trimmed()
            .toInt();
    }

    std::unique_ptr<ServerGround> m_ground;
};

void FullNotifications::initTestCase()
{
    m_ground = ServerGround::on(u"postgresql"_s);
    m_ground->welcome(u"boss"_s, allRoles());
    m_ground->welcome(u"anna"_s, {Role::Clerk});
    const auto connection = m_ground->connect(u"boss"_s);
    Store boss(*connection, connection->identityFor({}));
    valueOf(boss.addQueue(queueNamed(u"work"_s)));
    for (int n = 0; n < 5; ++n)
        valueOf(boss.addItem(u"work"_s, newItem(u"key-%1"_s.arg(n))));
    fill();
}

void FullNotifications::fill()
{
    m_ground->sql(u"ALTER FUNCTION pg_catalog.pg_notify(text, text) RENAME TO pg_notify_before"_s);
    m_ground->sql(
        u"ALTER FUNCTION pg_catalog.pg_notification_queue_usage() RENAME TO usage_before"_s);
    m_ground->sql(u"CREATE FUNCTION pg_catalog.pg_notify(text, text) RETURNS void LANGUAGE plpgsql "
                  "AS $$ BEGIN RAISE EXCEPTION 'too many notifications in the NOTIFY queue' USING "
                  "ERRCODE = 'program_limit_exceeded'; END $$"_s);
    m_ground->sql(u"CREATE FUNCTION pg_catalog.pg_notification_queue_usage() RETURNS float8 "
                  "LANGUAGE sql AS 'SELECT 0.93::float8'"_s);
}

void FullNotifications::empty()
{
    m_ground->sql(u"DROP FUNCTION pg_catalog.pg_notify(text, text)"_s);
    m_ground->sql(u"DROP FUNCTION pg_catalog.pg_notification_queue_usage()"_s);
    m_ground->sql(u"ALTER FUNCTION pg_catalog.pg_notify_before(text, text) RENAME TO pg_notify"_s);
    m_ground->sql(
        u"ALTER FUNCTION pg_catalog.usage_before() RENAME TO pg_notification_queue_usage"_s);
}

void FullNotifications::theWorkGoesOn()
{
    const auto annas = m_ground->connect(u"anna"_s);
    const auto bosss = m_ground->connect(u"boss"_s);
    Store anna(*annas, annas->identityFor({}));
    Store boss(*bosss, bosss->identityFor({}));
    const Claim claim = valueOf(anna.claimNext({u"work"_s}, 2));
    QCOMPARE(claim.items.size(), 2);
    valueOf(boss.addItem(u"work"_s, newItem(u"another"_s)));
    valueOf(boss.pauseQueue(u"work"_s, true));
    valueOf(boss.pauseQueue(u"work"_s, false));
    QCOMPARE(valueOf(boss.releaseLocks({{claim.items[0].id, claim.lock}}, u"lunch"_s)), 1);
    QCOMPARE(m_ground->sql(u"SELECT count(*) FROM intray.item WHERE state = 'locked'"_s).trimmed(),
             u"1"_s);
}

void FullNotifications::theAdministratorIsToldWhoseTransactionsAreOpen()
{
    const auto holder = m_ground->connect(u"anna"_s);
    holder->d().execute(u"LISTEN intray"_s);
    holder->d().execute(u"BEGIN"_s);
    holder->d().execute(u"SELECT 1"_s);
    const QStringList warnings = m_ground->connect(u"boss"_s)->server().warnings;
    holder->d().execute(u"ROLLBACK"_s);
    QCOMPARE(warnings.size(), 1);
    QVERIFY2(warnings[0].contains(u"93% full"_s), qPrintable(warnings[0]));
    QVERIFY2(warnings[0].contains(u"(anna, intray)"_s), qPrintable(warnings[0]));
}

/// As with a line that cannot be had: it tries again and again, and says so once it hears.
void FullNotifications::whoeverListensLooksInsteadUntilItIsEmpty()
{
    const int before = sessionsSoFar();
    ChangeListener listener(m_ground->login(u"anna"_s));
    QSignalSpy up(&listener, &ChangeListener::up);
    QTRY_VERIFY_WITH_TIMEOUT(sessionsSoFar() >= before + 2, 30000);
    QCOMPARE(up.size(), 0);
    empty();
    QTRY_COMPARE_WITH_TIMEOUT(up.size(), 1, 30000);
    QVERIFY(listener.isUp());
}

INTRAY_TEST_GUILESS_MAIN(FullNotifications)
#include "tst_fullnotifications.moc"
