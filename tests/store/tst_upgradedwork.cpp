// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/adopted/adopting.h"
#include "store/importing/importstore.h"
#include "support/testclass.h"
#include "upgradeground.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// What was there in version 1 goes on after an upgrade: items in every state, locks, the history,
/// and tables of others that were adopted.
class UpgradedWork : public QObject, private UpgradeGround
{
    Q_OBJECT

private slots:
    void initTestCase() { NextVersion::putAside(); }
    void initTestCase_data() { addRowsOnly({u"sqlite"_s, u"postgresql"_s, u"mariadb"_s}); }
    void init() { begin(); }

    void whatWasThereGoesOn();
    void anAdoptedTableNeedNotBeMappedAnew();
    void aTableThatIsGoneIsSaid();

private:
    Claim workInEveryState();
    Claim takeOfAdoptedOrders();
    QString quoted(QString text) const;
};

static Store storeOf(Connection &connection)
{
    return {connection, connection.identityFor({u"ben"_s, u"desk-of-ben"_s})};
}

/// Open, postponed, done, failed, dismissed, staged, and the one that is answered: held by Ben.
Claim UpgradedWork::workInEveryState()
{
    const auto connection = openedByBen();
    Store store = storeOf(*connection);
    valueOf(store.addQueue(queueNamed(u"work"_s)));
    const QList<Disposition> endings{Disposition::complete(Record{{u"name"_s, u"corrected"_s}}),
                                     Disposition::returnLater(std::chrono::hours(1)),
                                     Disposition::fail(u"no such street"_s),
                                     Disposition::dismiss()};
    for (const Disposition &ending : endings) {
        const ItemId item =
            valueOf(store.addItem(u"work"_s, newItem(QString::number(int(ending.kind)))));
        valueOf(store.finish(item, valueOf(store.claimItems({item})).lock, ending));
    }
    const ItemId held = valueOf(store.addItem(u"work"_s, newItem(u"held"_s)));
    valueOf(store.addItem(u"work"_s, newItem(u"open"_s)));
    const ImportId import = valueOf(store.beginImport(u"work"_s, u"file.csv"_s));
    valueOf(store.stageItems(import, {newItem(u"staged"_s)}));
    return valueOf(store.claimItems({held}));
}

void UpgradedWork::whatWasThereGoesOn()
{
    opened();
    const Claim claim = workInEveryState();
    const NextVersion next;
    QCOMPARE(upgrade(), SchemaResult::Upgraded);
    QCOMPARE(number(u"SELECT count(*) FROM %1trial"_s), 6); // all but the staged
    QCOMPARE(number(u"SELECT count(*) FROM %1%2 WHERE colour = 'green'"_s), 1);

    const auto connection = openedByBen();
    Store store = storeOf(*connection);
    const Item held = claim.items.constFirst();
    QCOMPARE(valueOf(store.detail(held.id)).item.lock.id, claim.lock);
    valueOf(store.finish(held.id, claim.lock, Disposition::complete()));
    const Claim rest = valueOf(store.claimNext({u"work"_s}, 10));
    QCOMPARE(keysOf(rest.items), QStringList{u"open"_s});
    const AuditReport report = valueOf(store.audit());
    QCOMPARE(report.violations.join(u'\n'), QString());
    QCOMPARE(report.items, 6);
}

QString UpgradedWork::quoted(QString text) const
{
    return text.replace(u'~', dialect() == Dialect::Mariadb ? u'`' : u'"');
}

/// Ben holds the first of three orders. What the queue runs on its table is then as if an earlier
/// version had written it.
Claim UpgradedWork::takeOfAdoptedOrders()
{
    const auto owner = opened();
    run(quoted(u"DROP TABLE IF EXISTS ~Orders~"_s));
    run(quoted(u"CREATE TABLE ~Orders~ (~ID~ INTEGER NOT NULL PRIMARY KEY, ~City~ varchar(50), "
               "~State~ varchar(10) NOT NULL, ~LockUser~ varchar(50), ~LockTime~ %1)"_s.arg(
                   dialect() == Dialect::Postgresql ? u"timestamp"_s : u"datetime"_s)));
    run(quoted(u"INSERT INTO ~Orders~ (~ID~, ~City~, ~State~) VALUES (1, 'Bonn', 'open'), "
               "(2, 'Ulm', 'open'), (3, 'Jena', 'open')"_s));
    AdoptionWish wish;
    wish.queue = u"orders"_s;
    wish.table = u"Orders"_s;
    wish.key = u"ID"_s;
    wish.columns = {u"City"_s};
    wish.layout.lockUser = u"LockUser"_s;
    wish.layout.lockTime = u"LockTime"_s;
    wish.layout.state = u"State"_s;
    wish.layout.openValue = u"open"_s;
    wish.layout.doneValue = u"done"_s;
    Adopting adopting(*owner, owner->identityFor({u"owner"_s, u"desk"_s}));
    valueOf(adopting.adopt(valueOf(adopting.plan(wish))));

    const auto connection = openedByBen();
    const Claim claim = valueOf(storeOf(*connection).claimNext({u"orders"_s}));
    run(named(dialect() == Dialect::Mariadb ? u"UPDATE adopted_all SET statements = '{}'"_s
                                            : u"UPDATE %1adopted SET statements = '{}'"_s));
    return claim;
}

void UpgradedWork::anAdoptedTableNeedNotBeMappedAnew()
{
    const Claim claim = takeOfAdoptedOrders();
    const NextVersion next;
    QCOMPARE(opened()->server().warnings.filter(u"Orders"_s), QStringList());
    const auto connection = openedByBen();
    Store store = storeOf(*connection);
    QCOMPARE(valueOf(store.locks({})).locks.constFirst().lock.user, u"ben"_s);
    valueOf(store.finish(claim.items.constFirst().id, claim.lock,
                         Disposition::complete(Record{{u"City"_s, u"corrected"_s}})));
    QCOMPARE(lines(quoted(u"SELECT ~City~ FROM ~Orders~ WHERE ~State~ = 'done' AND ~LockUser~ IS "
                          "NULL"_s)),
             QStringList{u"corrected"_s});
    QCOMPARE(keysOf(valueOf(store.claimNext({u"orders"_s})).items), QStringList{u"2"_s});
    run(quoted(u"DROP TABLE ~Orders~"_s));
}

void UpgradedWork::aTableThatIsGoneIsSaid()
{
    takeOfAdoptedOrders();
    run(quoted(u"ALTER TABLE ~Orders~ DROP COLUMN ~City~"_s));
    const NextVersion next;
    const QStringList told = opened()->server().warnings.filter(u"Orders"_s);
    QCOMPARE(told.size(), 1);
    QVERIFY2(told.constFirst().contains(u"queue orders"_s) && told.constFirst().contains(u"City"_s),
             qPrintable(told.constFirst()));
    run(quoted(u"DROP TABLE ~Orders~"_s));
}

INTRAY_TEST_GUILESS_MAIN(UpgradedWork)
#include "tst_upgradedwork.moc"
