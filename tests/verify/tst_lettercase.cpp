// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "verify/proposal/lettercase.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

static LetterCase writtenLike(const QStringList &values)
{
    QList<ValueCount> counted;
    for (const QString &value : values)
        counted.append({value, 5});
    return LetterCase(counted);
}

static QString meantBy(const LetterCase &column, const QString &value)
{
    const auto candidate = column.candidate(value);
    return candidate ? candidate->value : u"nothing"_s;
}

/// Letters as the column writes them.
class TstLetterCase : public QObject
{
    Q_OBJECT

private slots:
    void namesAreWrittenAsTheOthersAre_data();
    void namesAreWrittenAsTheOthersAre();
    void codesAreWrittenLargeWhereTheOthersAre();
    void whereTheColumnHasSeveralWaysNothingIsSaid();
    void onlyWhatOthersWriteOtherwiseIsStrange();
};

void TstLetterCase::namesAreWrittenAsTheOthersAre_data()
{
    QTest::addColumn<QString>("found");
    QTest::addColumn<QString>("meant");
    QTest::newRow("large") << u"HAZEL"_s << u"Hazel"_s;
    QTest::newRow("small") << u"hazel"_s << u"Hazel"_s;
    QTest::newRow("with the key stuck") << u"hAZEL"_s << u"Hazel"_s;
    QTest::newRow("known") << u"O'ROURKE"_s << u"O'Rourke"_s;
    QTest::newRow("unknown, built like it") << u"O'TOOLE"_s << u"O'Toole"_s;
    QTest::newRow("two names") << u"anne-marie"_s << u"Anne-Marie"_s;
    QTest::newRow("a small word of the column") << u"JAN VAN DER BERG"_s << u"Jan van der Berg"_s;
    QTest::newRow("a word of its own") << u"RONALD MCDONALD"_s << u"Ronald McDonald"_s;
    QTest::newRow("umlauts") << u"\u00d6ZLEM"_s << u"\u00d6zlem"_s;
    QTest::newRow("right already") << u"Hazel"_s << u"nothing"_s;
    QTest::newRow("written so by somebody") << u"DeVito"_s << u"nothing"_s;
    QTest::newRow("no letters") << u"12"_s << u"nothing"_s;
}

void TstLetterCase::namesAreWrittenAsTheOthersAre()
{
    QFETCH(const QString, found);
    QFETCH(const QString, meant);
    const LetterCase names =
        writtenLike({u"Abigail"_s, u"O'Rourke"_s, u"Piet van der Meer"_s, u"Ina van der Velden"_s,
                     u"Fiona McDonald"_s, u"Rufus"_s, u"Jean-Luc"_s, u"Celia"_s});
    QCOMPARE(meantBy(names, found), meant);
}

void TstLetterCase::codesAreWrittenLargeWhereTheOthersAre()
{
    const LetterCase codes = writtenLike({u"AL"_s, u"CA"_s, u"NY"_s});
    QCOMPARE(meantBy(codes, u"tx"_s), u"TX"_s);
    QCOMPARE(meantBy(codes, u"Ca"_s), u"CA"_s);
    const LetterCase mails = writtenLike({u"a@example.org"_s, u"bc@example.org"_s});
    QCOMPARE(meantBy(mails, u"HAZEL@EXAMPLE.ORG"_s), u"hazel@example.org"_s);
}

void TstLetterCase::whereTheColumnHasSeveralWaysNothingIsSaid()
{
    const LetterCase mixed = writtenLike({u"ABBA"_s, u"Queen"_s, u"inxs"_s, u"U2 Live"_s});
    QCOMPARE(meantBy(mixed, u"TOTO"_s), u"nothing"_s);
    QCOMPARE(meantBy(mixed, u"queen"_s), u"Queen"_s); // it is known
    QVERIFY(!mixed.isStrange(u"TOTO"_s));
    QCOMPARE(meantBy(LetterCase({}), u"TOTO"_s), u"nothing"_s);
}

void TstLetterCase::onlyWhatOthersWriteOtherwiseIsStrange()
{
    const LetterCase names = writtenLike({u"Abigail"_s, u"Rufus"_s, u"Celia"_s});
    QVERIFY(names.isStrange(u"RUFUS"_s));
    QVERIFY(names.isStrange(u"rufus"_s));
    QVERIFY(names.isStrange(u"rufus abigail"_s)); // made of known words
    QVERIFY(!names.isStrange(u"HAZEL"_s));        // a name that nobody knows may be written so
    QVERIFY(!names.isStrange(u"Rufus"_s));
    QVERIFY(!names.isStrange(u"Hazel of the Meadow"_s));
    QVERIFY(!names.isStrange(u"12"_s));
}

INTRAY_TEST_APPLESS_MAIN(TstLetterCase)
#include "tst_lettercase.moc"
