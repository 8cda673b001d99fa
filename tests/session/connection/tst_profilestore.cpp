// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/connection/profilestore.h"
#include "support/testclass.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

class tst_ProfileStore : public QObject
{
    Q_OBJECT
private slots:
    void profilesAreThereAtTheNextStart();
    void aRenamedProfileKeepsItsPlace();
    void aProfileGoesWhenItIsRemoved();
    void anAddressThatIsNotToBeTrustedIsLeftOutAndSaidSo_data();
    void anAddressThatIsNotToBeTrustedIsLeftOutAndSaidSo();
    void aDamagedListIsSaidInASentence();
    void anUnknownWayToGetThePasswordMeansAsking();

private:
    ProfileStore store()
    {
        return {[this] { return m_text; }, [this](const QString &text) { m_text = text; }};
    }
    static ConnectionProfile profile(const QString &name, const QString &host,
                                     PasswordFrom from = PasswordFrom::Asking)
    {
        return {name, *DatabaseUrl::fromText(u"postgresql://anna@%1/intray"_s.arg(host)), from};
    }

    QString m_text;
};

void tst_ProfileStore::profilesAreThereAtTheNextStart()
{
    m_text.clear();
    const ConnectionProfile first = profile(u"Hospital"_s, u"db1"_s, PasswordFrom::Keychain);
    const ConnectionProfile second = profile(u"Orders \"2\""_s, u"db2"_s, PasswordFrom::Server);
    ProfileStore before = store();
    before.keep(first);
    before.keep(second);
    const ProfileStore after = store();
    QCOMPARE(after.profiles(), QList({first, second}));
    QVERIFY(after.at(second.url) == second);
    QVERIFY(!after.at(second.url.as(u"ben"_s)));
    QVERIFY(after.trouble().isEmpty());
}

void tst_ProfileStore::aRenamedProfileKeepsItsPlace()
{
    m_text.clear();
    ProfileStore profiles = store();
    for (const QString &name : {u"a"_s, u"b"_s, u"c"_s})
        profiles.keep(profile(name, name));
    profiles.keep(profile(u"d"_s, u"host"_s), u"b"_s);
    QCOMPARE(profiles.profiles().size(), 3);
    QCOMPARE(profiles.profiles().at(1).name, u"d"_s);
    profiles.keep(profile(u"c"_s, u"host"_s), u"a"_s);
    QCOMPARE(profiles.profiles().size(), 2);
    QCOMPARE(store().profiles(), profiles.profiles());
}

void tst_ProfileStore::aProfileGoesWhenItIsRemoved()
{
    m_text.clear();
    ProfileStore profiles = store();
    profiles.keep(profile(u"a"_s, u"host"_s));
    profiles.remove(u"a"_s);
    QVERIFY(!store().named(u"a"_s));
}

void tst_ProfileStore::anAddressThatIsNotToBeTrustedIsLeftOutAndSaidSo_data()
{
    QTest::addColumn<QString>("url");
    QTest::newRow("with a password") << u"postgresql://anna:canary@host/intray"_s;
    QTest::newRow("with an option of the driver")
        << u"postgresql://anna@host/intray?options=-c%20role%3Dpostgres"_s;
    QTest::newRow("of another program") << u"https://example.org/"_s;
    QTest::newRow("empty") << QString();
}

void tst_ProfileStore::anAddressThatIsNotToBeTrustedIsLeftOutAndSaidSo()
{
    QFETCH(QString, url);
    m_text =
        uR"([{"name": "bad", "url": "%1"}, {"name": "good", "url": "sqlite:/tmp/a.db"}])"_s.arg(
            url);
    const ProfileStore profiles = store();
    QCOMPARE(profiles.profiles().size(), 1);
    QCOMPARE(profiles.profiles().first().name, u"good"_s);
    QVERIFY(profiles.trouble().contains(u"\"bad\""_s));
    QVERIFY(!profiles.trouble().contains(u"canary"_s));
}

void tst_ProfileStore::aDamagedListIsSaidInASentence()
{
    m_text = u"[{\"name\": "_s;
    const ProfileStore profiles = store();
    QVERIFY(profiles.profiles().isEmpty());
    QVERIFY(profiles.trouble().endsWith(u'.'));
}

void tst_ProfileStore::anUnknownWayToGetThePasswordMeansAsking()
{
    m_text = uR"([{"name": "a", "url": "mariadb://anna@host/intray", "password": "canary"}])"_s;
    QCOMPARE(store().profiles().first().passwordFrom, PasswordFrom::Asking);
}

INTRAY_TEST_GUILESS_MAIN(tst_ProfileStore)
#include "tst_profilestore.moc"
