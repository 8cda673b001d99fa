// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/verifying/lookedup.h"
#include "support/testclass.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// What a look-up table says of a value, and which field does not go with it.
class LookedUpTest : public QObject
{
    Q_OBJECT

private slots:
    void theMeaningIsTheNamedColumnOrTheSecond();
    void whatTheTableLeavesEmptyFillsNothing();
    void aFieldThatDiffersIsNamed();
    void oneLineThatFitsIsEnough();
    void blanksAroundATextAreNoDifference();
};

namespace {

/// Codes with a town and a county each.
LookedUp found(const QList<QStringList> &lines)
{
    LookedUp found;
    found.table.name = u"places"_s;
    found.table.columns = {u"code"_s, u"town"_s, u"county"_s};
    for (const QStringList &line : lines)
        found.lines << LookupLine{line.constFirst(), line};
    return found;
}

LookupRule rule(const QMap<QString, QString> &fills = {{u"City"_s, u"town"_s},
                                                       {u"County"_s, u"county"_s}})
{
    return {u"places"_s, {}, fills};
}

auto record(const QString &city, const QString &county)
{
    return [=](const QString &field) { return field == u"City" ? city : county; };
}

} // namespace

void LookedUpTest::theMeaningIsTheNamedColumnOrTheSecond()
{
    const LookedUp places = found({{u"35957"_s, u"boaz"_s, u"marshall"_s}});
    LookupRule named = rule();
    QCOMPARE(places.meaningOf(places.lines.constFirst(), named), u"boaz"_s);
    named.says = u"county"_s;
    QCOMPARE(places.meaningOf(places.lines.constFirst(), named), u"marshall"_s);
    named.says = u"country"_s;
    QCOMPARE(places.meaningOf(places.lines.constFirst(), named), QString());
}

void LookedUpTest::whatTheTableLeavesEmptyFillsNothing()
{
    const LookedUp places = found({{u"35957"_s, u"boaz"_s, QString()}});
    const QList<LookedUp::Beside> filled{{u"City"_s, u"boaz"_s}};
    QCOMPARE(places.filledFrom(places.lines.constFirst(), rule()), filled);
    QVERIFY(!places.misfit(rule(), record(u"boaz"_s, u"anything"_s)));
}

void LookedUpTest::aFieldThatDiffersIsNamed()
{
    const LookedUp places = found({{u"35957"_s, u"boaz"_s, u"marshall"_s}});
    const LookedUp::Beside expected{u"County"_s, u"marshall"_s};
    QCOMPARE(places.misfit(rule(), record(u"boaz"_s, u"jefferson"_s)), expected);
    QVERIFY(!places.misfit(rule(), record(u"boaz"_s, u"marshall"_s)));
    QVERIFY(!places.misfit(rule({}), record({}, {})));
    QVERIFY2(!found({}).misfit(rule(), record({}, {})), "nothing is known of the value");
}

void LookedUpTest::oneLineThatFitsIsEnough()
{
    const LookedUp places =
        found({{u"35957"_s, u"boaz"_s, u"marshall"_s}, {u"35957"_s, u"snead"_s, u"blount"_s}});
    QVERIFY(!places.misfit(rule(), record(u"snead"_s, u"blount"_s)));
    const LookedUp::Beside first{u"City"_s, u"boaz"_s};
    QCOMPARE(places.misfit(rule(), record(u"opp"_s, u"blount"_s)), first);
    QVERIFY2(places.misfit(rule(), record(u"boaz"_s, u"blount"_s)), "halves of two lines");
}

void LookedUpTest::blanksAroundATextAreNoDifference()
{
    const LookedUp places = found({{u"35957"_s, u"boaz "_s, u"marshall"_s}});
    QVERIFY(!places.misfit(rule(), record(u" boaz"_s, u"marshall"_s)));
}

INTRAY_TEST_GUILESS_MAIN(LookedUpTest)
#include "tst_lookedup.moc"
