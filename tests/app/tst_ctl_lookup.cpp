// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctlfixture.h"
#include "support/testclass.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// `lookup`: tables are loaded from files, listed, looked into and taken away.
class CtlLookupTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void aFileIsLoadedAndLookedInto();
    void theColumnOfTheValuesIsNamed();
    void aBadFileChangesNothing();
    void whatIsNotThereIsTold();

private:
    Ran load(const QByteArray &content, const QStringList &more = {}) const;
    QJsonArray found(const QString &beginning) const;

    std::unique_ptr<CtlFixture> m_ctl;
};

void CtlLookupTest::init()
{
    m_ctl = std::make_unique<CtlFixture>();
    QCOMPARE(m_ctl->ctl({u"init"_s}).exit, 0);
}

Ran CtlLookupTest::load(const QByteArray &content, const QStringList &more) const
{
    const QString file = m_ctl->file(u"towns.csv"_s, content);
    return m_ctl->ctl(QStringList{u"lookup"_s, u"load"_s, u"towns"_s, file} + more);
}

QJsonArray CtlLookupTest::found(const QString &beginning) const
{
    const Ran ran = m_ctl->ctl({u"lookup"_s, u"find"_s, u"towns"_s, beginning});
    return ran.json().value(u"lines"_s).toArray();
}

void CtlLookupTest::aFileIsLoadedAndLookedInto()
{
    const Ran loaded = load("zip,town\n35957,boaz\n35233,birmingham\n,nowhere\n");
    QCOMPARE(loaded.exit, 0);
    QCOMPARE(loaded.json().value(u"lines"_s), 2);
    QCOMPARE(loaded.json().value(u"empty"_s), 1);
    QCOMPARE(found(u"359"_s),
             (QJsonArray{QJsonObject{{u"zip"_s, u"35957"_s}, {u"town"_s, u"boaz"_s}}}));
    const QJsonArray all =
        m_ctl->ctl({u"lookup"_s, u"list"_s}).json().value(u"lookups"_s).toArray();
    QCOMPARE(all.size(), 1);
    QCOMPARE(all.at(0).toObject().value(u"source"_s), u"towns.csv"_s);
}

void CtlLookupTest::theColumnOfTheValuesIsNamed()
{
    QCOMPARE(load("zip,town\n35957,boaz\n", {u"--value"_s, u"town"_s}).exit, 0);
    QCOMPARE(found(u"BO"_s).size(), 1);
    const Ran unknown = load("zip,town\n35957,boaz\n", {u"--value"_s, u"city"_s});
    QCOMPARE(unknown.exit, 1);
    QVERIFY2(unknown.err.contains("zip, town"), unknown.err.constData());
}

void CtlLookupTest::aBadFileChangesNothing()
{
    QCOMPARE(load("zip,town\n35957,boaz\n").exit, 0);
    const Ran longValue = load("zip,town\n1,opp\n" + QByteArray(300, 'x') + ",dothan\n");
    QCOMPARE(longValue.exit, 1);
    QVERIFY2(longValue.err.contains("line 3"), longValue.err.constData());
    const Ran ragged = load("zip,town\n1,opp\n2,opp,opp\n");
    QCOMPARE(ragged.exit, 1);
    QVERIFY2(ragged.err.contains("Line 3"), ragged.err.constData());
    QCOMPARE(found({}).size(), 1);
}

void CtlLookupTest::whatIsNotThereIsTold()
{
    QCOMPARE(m_ctl->ctl({u"lookup"_s, u"drop"_s, u"towns"_s}).exit, 1);
    QCOMPARE(m_ctl->ctl({u"lookup"_s, u"find"_s, u"towns"_s, u"x"_s}).exit, 1);
    QCOMPARE(load("zip,town\n35957,boaz\n").exit, 0);
    QCOMPARE(m_ctl->ctl({u"lookup"_s, u"drop"_s, u"towns"_s}).exit, 0);
    QCOMPARE(m_ctl->ctl({u"lookup"_s, u"list"_s}).json().value(u"lookups"_s), QJsonArray());
    QCOMPARE(m_ctl->ctl({u"lookup"_s, u"load"_s, u"towns"_s, u"/nowhere.csv"_s}).exit, 1);
}

INTRAY_TEST_GUILESS_MAIN(CtlLookupTest)
#include "tst_ctl_lookup.moc"
