// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/deskfixture.h"
#include "session/feeds/expirywatch.h"
#include "session/session.h"
#include "session/verifying/countingwatch.h"
#include "store/supervising/companionstore.h"
#include "support/testclass.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// A window leaves to the companion process what that keeps.
class ExpiryWatchTest : public QObject
{
    Q_OBJECT

private slots:
    void whatACompanionKeepsTheWindowDoesNot();
    void whatItDoesNotKeepTheWindowDoes();
    void whenItHasGoneTheWindowGoesOn();
    void nobodyIsToldOfItsCounting();

private:
    static CompanionStore companion(Office &office)
    {
        return {*office.colleague.connection, office.colleague.store.identity()};
    }
    const QString holder = newId();
};

void ExpiryWatchTest::whatACompanionKeepsTheWindowDoesNot()
{
    Office office({u"1"_s});
    office.open();
    ExpiryWatch watch(*office.session);
    QVERIFY(office.session->mayKeep(Duty::Seals));
    valueOf(companion(office).hold(holder, {{Duty::Seals}}));
    watch.look();
    QTRY_VERIFY(office.session->isKept(Duty::Seals));
    QVERIFY(!office.session->mayKeep(Duty::Seals));
}

void ExpiryWatchTest::whatItDoesNotKeepTheWindowDoes()
{
    Office office({u"1"_s});
    office.open();
    ExpiryWatch watch(*office.session);
    valueOf(companion(office).hold(holder, {{Duty::Seals}}));
    watch.look();
    QTRY_VERIFY(office.session->isKept(Duty::Seals));
    QVERIFY(office.session->mayKeep(Duty::Sweep));
}

void ExpiryWatchTest::whenItHasGoneTheWindowGoesOn()
{
    Office office({u"1"_s});
    office.open();
    ExpiryWatch watch(*office.session);
    valueOf(companion(office).hold(holder, {{Duty::Counts}}));
    watch.look();
    QTRY_VERIFY(!office.session->mayKeep(Duty::Counts));
    valueOf(companion(office).giveBack(holder, {{Duty::Counts}}));
    watch.look();
    QTRY_VERIFY(office.session->mayKeep(Duty::Counts));
}

void ExpiryWatchTest::nobodyIsToldOfItsCounting()
{
    QStringList keys;
    for (int i = 0; i < 2500; ++i)
        keys << QString::number(i);
    Office office(keys);
    office.open();
    CountingWatch counting(*office.session);
    counting.setQueue(u"hospital"_s);
    QTRY_VERIFY_WITH_TIMEOUT(counting.percent().has_value(), 30'000);
    office.session->noteKept({Duty::Counts});
    QVERIFY(!counting.percent());
    QVERIFY(!counting.isCounting());
}

INTRAY_TEST_GUILESS_MAIN(ExpiryWatchTest)
#include "tst_expirywatch.moc"
