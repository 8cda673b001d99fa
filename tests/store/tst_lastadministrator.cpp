// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/store.h"
#include "support/testclass.h"
#include "support/testengine.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// Somebody must be left who can hand out roles.
class LastAdministrator : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowsOnly({u"sqlite"_s, u"postgresql"_s}); }

    void isNotTakenAway();
};

static QStringList administratorsOf(Store &store)
{
    QStringList names;
    for (const User &user : valueOf(store.users()))
        if (user.active && user.roles.contains(Role::Administrator))
            names << user.name;
    return names;
}

void LastAdministrator::isNotTakenAway()
{
    const auto database = databaseOf(engineOfRow());
    const auto owner = database->connectAsOwner();
    Store store(*owner, owner->identityFor({u"first"_s, u"desk"_s}));
    if (administratorsOf(store).isEmpty())
        valueOf(store.setUser({u"first"_s, {}, true, {Role::Administrator}, {}}));
    const QStringList before = administratorsOf(store);
    QVERIFY(!before.isEmpty());
    for (const QString &name : before.mid(1))
        valueOf(store.setUser({name, {}, true, {Role::Clerk}, {}}));
    const QString last = before.constFirst();
    const QString sentence =
        u"%1 is the last administrator. Make somebody else an administrator first."_s.arg(last);
    QCOMPARE(errorIn(store.removeUser(last)).sentence, sentence);
    QCOMPARE(errorIn(store.setUser({last, {}, true, {Role::Clerk}, {}})).sentence, sentence);
    QCOMPARE(administratorsOf(store), QStringList{last});
    for (const QString &name : before.mid(1))
        valueOf(store.setUser({name, {}, true, allRoles(), {}}));
}

INTRAY_TEST_GUILESS_MAIN(LastAdministrator)
#include "tst_lastadministrator.moc"
