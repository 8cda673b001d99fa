// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "madecolumn.h"
#include "support/testclass.h"
#include "verify/proposal/nearestchoice.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// What of a closed list is meant.
class TstNearestChoice : public QObject
{
    Q_OBJECT

private slots:
    void theOneThatIsMeantIsFound_data();
    void theOneThatIsMeantIsFound();
    void thoseThatAreEquallyNearAreAllNamed();
    void whoeverAsksMaySayWhichMayBe();
    void oneOfAHundredThousandIsFound();
};

void TstNearestChoice::theOneThatIsMeantIsFound_data()
{
    QTest::addColumn<QString>("found");
    QTest::addColumn<QString>("meant");
    const auto row = [](const QString &found, const QString &meant) {
        QTest::newRow(qPrintable(found)) << found << meant;
    };
    row(u"birmingham"_s, u"Birmingham"_s);
    row(u"KOELN"_s, u"K\u00f6ln"_s);
    row(u"Koln"_s, u"K\u00f6ln"_s);
    row(u"DesMoines"_s, u"Des Moines"_s);
    row(u"Birmxngham"_s, u"Birmingham"_s);
    row(u"Birmnigham"_s, u"Birmingham"_s);
    row(u"Pxoria"_s, u"Peoria"_s);
    row(u"Birm."_s, u"Birmingham"_s);
    row(u"Albu"_s, u"Albuquerque"_s);
    row(u"FAM"_s, u"Frankfurt am Main"_s);
    row(u"City of Mobile"_s, u"Mobile"_s);
    row(u"Tucson AZ"_s, u"Tucson"_s);
    row(u"8oston"_s, u"Boston"_s);
    row(u"M0b1le"_s, u"Mobile"_s);
    row(u"7O1"_s, u"701"_s);
    row(u"42"_s, u"0042"_s);
    row(u"42.0"_s, u"0042"_s);
    row(u"00701"_s, u"701"_s);
    row(u"Port of Des Moines"_s, u"Des Moines"_s);
    row(u"Bxrmxnghxm"_s, QString());
    row(u"Springfield"_s, QString());
    row(u"M"_s, QString());
    row(QString(), QString());
    row(u"35"_s, QString());
}

void TstNearestChoice::theOneThatIsMeantIsFound()
{
    QFETCH(const QString, found);
    QFETCH(const QString, meant);
    const NearestChoice cities(
        {u"Birmingham"_s, u"Mobile"_s, u"Tucson"_s, u"Peoria"_s, u"Des Moines"_s, u"K\u00f6ln"_s,
         u"Albuquerque"_s, u"Frankfurt am Main"_s, u"Memphis"_s, u"Boston"_s, u"701"_s, u"0042"_s});
    QCOMPARE(inLine(cities.candidates(found)), meant);
}

void TstNearestChoice::thoseThatAreEquallyNearAreAllNamed()
{
    const NearestChoice cities({u"Lansing"_s, u"Langing"_s, u"Boise"_s});
    QCOMPARE(inLine(cities.candidates(u"Lanxing"_s)), u"Lansing | Langing"_s);
    QCOMPARE(inLine(NearestChoice({}).candidates(u"Boise"_s)), QString());
}

void TstNearestChoice::whoeverAsksMaySayWhichMayBe()
{
    QStringList codes;
    for (int i = 0; i < 100; ++i)
        codes << u"352%1"_s.arg(i, 2, 10, QChar(u'0'));
    const NearestChoice all(codes);
    QCOMPARE(inLine(all.candidates(u"352x3"_s)), QString()); // ten are as near
    QCOMPARE(inLine(all.candidates(u"352x3"_s, [](int choice) { return choice / 10 == 3; })),
             u"35233"_s);
}

void TstNearestChoice::oneOfAHundredThousandIsFound()
{
    QStringList codes;
    for (int i = 0; i < 100'000; ++i)
        codes << u"place %1 of %2"_s.arg(i * 7919 % 1'000'003).arg(i % 97);
    const NearestChoice many(codes);
    const QString one = codes.at(54'321);
    QCOMPARE(inLine(many.candidates(one.toUpper())), one);
    QCOMPARE(inLine(many.candidates(u"the "_s + one)), one);
    QString slipped = one;
    slipped.replace(u"place"_s, u"plqce"_s);
    QCOMPARE(inLine(many.candidates(slipped)), one);
}

INTRAY_TEST_APPLESS_MAIN(TstNearestChoice)
#include "tst_nearestchoice.moc"
