// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "verify/ledger/correction.h"

#include <QRandomGenerator>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(std::optional<intray::ErrorKind>)

/// What kind of error was put right in a value.
class ErrorLedgerTest : public QObject
{
    Q_OBJECT

private slots:
    void kinds_data();
    void kinds();
    void oneEditOfAnyWordIsASlip();
    void everyKindHasAWord();
};

void ErrorLedgerTest::kinds_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<QString>("kind");
    const auto row = [](const char *name, const QString &before, const QString &after,
                        const QString &kind) { QTest::newRow(name) << before << after << kind; };
    row("nothing changed", u"a"_s, u"a"_s, u""_s);
    row("was empty", u""_s, u"Boston"_s, u"empty"_s);
    row("was blank", u"  "_s, u"Boston"_s, u"empty"_s);
    row("was emptied", u"N/A"_s, u""_s, u"emptied"_s);
    row("blanks gone", u"  "_s, u""_s, u"form"_s);
    row("case", u"BOSTON"_s, u"Boston"_s, u"form"_s);
    row("spaces", u" New  York"_s, u"New York"_s, u"form"_s);
    row("punctuation", u"555-1234"_s, u"555 1234"_s, u"form"_s);
    row("accents", u"Muller"_s, u"Müller"_s, u"form"_s);
    row("thousands", u"1,234.50"_s, u"1234.5"_s, u"form"_s);
    row("zeros in front", u"007"_s, u"7"_s, u"form"_s);
    row("the point of a number", u"12.34"_s, u"1234"_s, u"slip"_s);
    row("the sign of a number", u"-123"_s, u"123"_s, u"slip"_s);
    row("a letter changed", u"birmingxam"_s, u"birmingham"_s, u"slip"_s);
    row("neighbours swapped", u"Bsoton"_s, u"Boston"_s, u"slip"_s);
    row("two slips in a long word", u"brmingxam"_s, u"birmingham"_s, u"slip"_s);
    row("another value", u"Boston"_s, u"Chicago"_s, u"other"_s);
    row("another short value", u"MA"_s, u"IL"_s, u"other"_s);
    row("one letter of two", u"MA"_s, u"ME"_s, u"other"_s);
    row("two letters of four", u"Rome"_s, u"Riga"_s, u"other"_s);
    row("Greek", u"Αθήνα"_s, u"ΑΘΗΝΑ"_s, u"form"_s);
    row("Japanese", u"東京"_s, u"大阪"_s, u"other"_s);
    row("signs only", u"--"_s, u"??"_s, u"other"_s);
}

void ErrorLedgerTest::kinds()
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    const auto kind = errorPutRight(before, after);
    QTEST(kind ? nameOf(*kind) : QString(u""_s), "kind");
}

void ErrorLedgerTest::oneEditOfAnyWordIsASlip()
{
    QRandomGenerator random(4711);
    for (int i = 0; i < 2000; ++i) {
        QString word;
        for (int n = 4 + int(random.bounded(12)); n > 0; --n)
            word += QChar(u'a' + random.bounded(26));
        QString slipped = word;
        const int at = int(random.bounded(word.size()));
        switch (random.bounded(3)) {
        case 0:
            slipped[at] = slipped.at(at) == u'q' ? u'w' : u'q';
            break;
        case 1:
            slipped.remove(at, 1);
            break;
        default:
            slipped.insert(at, u'q');
        }
        QVERIFY2(errorPutRight(word, slipped) == ErrorKind::Slip,
                 qPrintable(word + u' ' + slipped));
        QCOMPARE(errorPutRight(word, word), std::nullopt);
    }
}

void ErrorLedgerTest::everyKindHasAWord()
{
    for (const ErrorKind kind : allErrorKinds)
        QCOMPARE(errorKindNamed(nameOf(kind)), std::optional(kind));
    QCOMPARE(errorKindNamed(u"nothing"_s), std::nullopt);
}

INTRAY_TEST_GUILESS_MAIN(ErrorLedgerTest)
#include "tst_errorledger.moc"
