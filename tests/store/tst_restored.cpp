// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "support/testdatabase.h"
#include "support/testserver.h"

#include <QFile>

using namespace intray;
using namespace Qt::StringLiterals;

/// A database of PostgreSQL that was dumped and comes back on another server, where the numbers of
/// its logins belong to other people.
class RestoredTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void nobodyIsTakenForSomebodyElse();
    void whoIsJoinedAgainGoesOnWhereTheyWere();
    void removingSomebodyWhoIsNotJoinedLeavesOthersTheirRights();
    void theStatementInTheDocumentsJoinsEverybody();

private:
    static void makeLogins(const PostgresServer &server, const QStringList &logins);
    static DatabaseLogin login(const PostgresServer &server, const QString &user);
    static Outcome<std::unique_ptr<Connection>>
    open(const PostgresServer &server, const QString &user, OpenMode mode = OpenMode::Existing);
    static QString numberOf(const PostgresServer &server, const QString &user);

    PostgresServer m_before;
    PostgresServer m_after;
    Claim m_claim;
};

void RestoredTest::makeLogins(const PostgresServer &server, const QStringList &logins)
{
    server.sql(u"CREATE DATABASE intray"_s);
    for (const QString &user : logins)
        server.sql(u"CREATE ROLE %1 LOGIN PASSWORD 'canary-%1'"_s.arg(user));
    server.sql(u"ALTER ROLE dba SUPERUSER"_s);
}

DatabaseLogin RestoredTest::login(const PostgresServer &server, const QString &user)
{
    const QString text = u"postgresql://%1@127.0.0.1:%2/intray?sslmode=disable"_s;
    return {valueOf(DatabaseUrl::fromText(text.arg(user, QString::number(server.port())))),
            Password(u"canary-"_s + user)};
}

Outcome<std::unique_ptr<Connection>> RestoredTest::open(const PostgresServer &server,
                                                        const QString &user, OpenMode mode)
{
    return Connection::open(login(server, user), mode);
}

QString RestoredTest::numberOf(const PostgresServer &server, const QString &user)
{
    return server.sql(u"SELECT oid FROM pg_roles WHERE rolname = '%1'"_s.arg(user));
}

void RestoredTest::initTestCase()
{
    makeLogins(m_before, {u"dba"_s, u"anna"_s, u"bert"_s, u"carl"_s});
    makeLogins(m_after, {u"dba"_s, u"bert"_s, u"anna"_s, u"dora"_s});
    QCOMPARE(numberOf(m_after, u"bert"_s), numberOf(m_before, u"anna"_s));
    QCOMPARE(numberOf(m_after, u"anna"_s), numberOf(m_before, u"bert"_s));
    QCOMPARE(numberOf(m_after, u"dora"_s), numberOf(m_before, u"carl"_s));
    {
        const auto dba = *open(m_before, u"dba"_s, OpenMode::AddTables);
        Store store(*dba, {});
        valueOf(store.addQueue(queueNamed(u"work"_s)));
        valueOf(store.addItem(u"work"_s, newItem(u"a"_s)));
        valueOf(store.setUser({u"anna"_s, {}, true, {Role::Clerk}, {}}));
        valueOf(store.setUser({u"bert"_s, {}, true, {Role::Supervisor}, {}}));
        valueOf(store.setUser({u"carl"_s, {}, true, {Role::Clerk}, {}}));
        const auto anna = *open(m_before, u"anna"_s);
        m_claim = valueOf(Store(*anna, {}).claimNext({u"work"_s}));
    }
    // The roles that are there already are no reason to stop.
    m_after.sql(u"\\set ON_ERROR_STOP off\n"_s + m_before.dump(u"intray"_s), u"intray"_s);
    QCOMPARE(m_after.sql(u"SELECT count(*) FROM intray.item"_s, u"intray"_s), u"1"_s);
    m_after.sql(u"DROP ROLE carl"_s); // works here no more
}

void RestoredTest::nobodyIsTakenForSomebodyElse()
{
    for (const QString &user : {u"anna"_s, u"bert"_s, u"dba"_s}) {
        const Error error = errorIn(open(m_after, user));
        QCOMPARE(error.kind, Error::Kind::NotPermitted);
        QVERIFY2(error.sentence.contains(u"restored on another server"_s),
                 qPrintable(error.sentence + error.detail));
    }
    const QString as = u"SET SESSION AUTHORIZATION bert; "_s;
    QCOMPARE(m_after.sql(as + u"SELECT intray.my_name()"_s, u"intray"_s), QString());
    QCOMPARE(m_after.sql(as + u"SELECT count(*) FROM intray.queue"_s, u"intray"_s), u"0"_s);
    QCOMPARE(m_after.sql(as + u"SELECT count(*) FROM intray.draft"_s, u"intray"_s), u"0"_s);
    QCOMPARE(m_after.sql(u"SET SESSION AUTHORIZATION anna; SELECT intray.i_am('supervisor')"_s,
                         u"intray"_s),
             u"f"_s);
    const Said release = m_after.trySql(
        as + u"SELECT intray.release_locks('[]', 'I am somebody else here', '')"_s, u"intray"_s);
    QVERIFY2(release.error.contains(u"is no active user"_s), qPrintable(release.error));
}

void RestoredTest::whoIsJoinedAgainGoesOnWhereTheyWere()
{
    const auto dba = *open(m_after, u"dba"_s, OpenMode::AddTables);
    Store administrator(*dba, {});
    const User known = valueOf(administrator.users()).first();
    QCOMPARE(known.name, u"anna"_s);
    QCOMPARE(known.login, QString()); // and not bert
    QCOMPARE(valueOf(administrator.setUser(known)).login, u"anna"_s);
    QCOMPARE(errorIn(administrator.setUser({u"carl"_s, {}, true, {Role::Clerk}, {}})).kind,
             Error::Kind::NotFound); // and not dora
    const auto connection = *open(m_after, u"anna"_s);
    Store anna(*connection, connection->identityFor({}));
    QCOMPARE(anna.identity().user, u"anna"_s);
    QCOMPARE(valueOf(anna.mine()).first().item.lock.id, m_claim.lock);
    const ItemId item = m_claim.items.first().id;
    QCOMPARE(valueOf(anna.finish(item, m_claim.lock, Disposition::complete())).state, State::Done);
    QCOMPARE(errorIn(open(m_after, u"bert"_s)).kind, Error::Kind::NotPermitted);
}

void RestoredTest::removingSomebodyWhoIsNotJoinedLeavesOthersTheirRights()
{
    const auto dba = *open(m_after, u"dba"_s);
    valueOf(Store(*dba, {}).removeUser(u"bert"_s)); // whose number is anna's here
    const auto anna = *open(m_after, u"anna"_s);
    QCOMPARE(valueOf(Store(*anna, {}).claimNext({u"work"_s})).shortage, Shortage::Empty);
}

void RestoredTest::theStatementInTheDocumentsJoinsEverybody()
{
    QFile file(qEnvironmentVariable("INTRAY_SOURCE") + u"/docs/maintenance.md"_s);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(file.readAll());
    const qsizetype begin = text.indexOf(u"UPDATE intray.\"user\""_s);
    const QString statement = text.mid(begin, text.indexOf(u"SQL"_s, begin) - begin);
    m_after.sql(u"UPDATE intray.\"user\" SET server = server - 1"_s, u"intray"_s);
    QCOMPARE(errorIn(open(m_after, u"anna"_s)).kind, Error::Kind::NotPermitted);
    m_after.sql(statement, u"intray"_s);
    QCOMPARE((*open(m_after, u"anna"_s))->server().user, u"anna"_s);
    QCOMPARE((*open(m_after, u"dba"_s))->server().user, u"dba"_s);
}

INTRAY_TEST_GUILESS_MAIN(RestoredTest)
#include "tst_restored.moc"
