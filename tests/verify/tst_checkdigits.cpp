// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "madecolumn.h"
#include "support/testclass.h"
#include "verify/proposal/checkdigits.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

static bool holds(const QString &check, const QString &text)
{
    for (const CheckedNumber &one : checkedNumbers())
        if (one.name == check)
            return one.holds(text);
    return false;
}

/// Numbers whose last digits are made of the others.
class TstCheckDigits : public QObject
{
    Q_OBJECT

private slots:
    void checksAreAsPublished_data();
    void checksAreAsPublished();
    void theOneSlipIsPutRight_data();
    void theOneSlipIsPutRight();
    void aColumnIsCheckedIfNearlyAllKeepTheCheck();
};

void TstCheckDigits::checksAreAsPublished_data()
{
    QTest::addColumn<QString>("check");
    QTest::addColumn<QString>("right");
    const auto row = [](const QString &check, const QString &right) {
        QTest::newRow(qPrintable(check + u' ' + right)) << check << right;
    };
    row(u"IBAN"_s, u"DE89370400440532013000"_s);
    row(u"IBAN"_s, u"GB29NWBK60161331926819"_s);
    row(u"IBAN"_s, u"FR1420041010050500013M02606"_s);
    row(u"ISBN"_s, u"0306406152"_s);
    row(u"ISBN"_s, u"080442957X"_s);
    row(u"ISBN"_s, u"9780306406157"_s);
    row(u"ISSN"_s, u"03785955"_s);
    row(u"ISSN"_s, u"2434561X"_s);
    row(u"EAN"_s, u"4006381333931"_s);
    row(u"EAN"_s, u"73513537"_s);
    row(u"Luhn"_s, u"4111111111111111"_s);
    row(u"VAT"_s, u"DE136695976"_s);
    row(u"VAT"_s, u"ATU13585627"_s);
    row(u"VAT"_s, u"BE0428759497"_s);
    row(u"VAT"_s, u"FR40303265045"_s);
    row(u"VAT"_s, u"IT00743110157"_s);
    row(u"VAT"_s, u"PL8567346215"_s);
}

void TstCheckDigits::checksAreAsPublished()
{
    QFETCH(const QString, check);
    QFETCH(const QString, right);
    QVERIFY(holds(check, right));
    for (qsizetype at = 2; at < right.size(); ++at) { // no single wrong digit is right
        if (!right.at(at).isDigit())
            continue;
        QString wrong = right;
        wrong[at] = right.at(at) == u'9' ? QChar(u'0') : QChar(right.at(at).unicode() + 1);
        QVERIFY2(!holds(check, wrong), qPrintable(wrong));
    }
}

void TstCheckDigits::theOneSlipIsPutRight_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("found");
    QTest::addColumn<QString>("meant");
    const auto row = [](const QString &name, const QString &found, const QString &meant) {
        QTest::newRow(qPrintable(name + u' ' + found)) << name << found << meant;
    };
    row(u"IBAN"_s, u"DE89370400440532O13000"_s, u"DE89370400440532013000"_s);
    row(u"IBAN"_s, u"DE89 3704 0044 0532 0I30 00"_s, u"DE89 3704 0044 0532 0130 00"_s);
    row(u"IBAN"_s, u"DE89370400440523013000"_s, u"DE89370400440532013000"_s);
    row(u"ISBN"_s, u"97803064O6157"_s, u"9780306406157"_s);
    row(u"IBAN"_s, u"DE89370400440532013001"_s, QString()); // any digit may be wrong
    row(u"IBAN"_s, u"DE8937040044053201300"_s, QString());
    row(u"IBAN"_s, u"none"_s, QString());
    row(u"IBAN"_s, u"DE89370400440532013000"_s, QString()); // it is right
    row(u"Number"_s, u"DE89370400440532O13000"_s, QString());
}

void TstCheckDigits::theOneSlipIsPutRight()
{
    QFETCH(const QString, name);
    QFETCH(const QString, found);
    QFETCH(const QString, meant);
    const CheckDigits checks(madeColumn({}, {}, name));
    QCOMPARE(inLine(checks.candidates(found)), meant);
}

void TstCheckDigits::aColumnIsCheckedIfNearlyAllKeepTheCheck()
{
    QStringList cards, numbers;
    for (int i = 0; i < 2000; ++i) {
        const QString card = u"41111111"_s + QString::number(i).rightJustified(8, u'0');
        numbers << card;
        if (holds(u"Luhn"_s, card))
            cards << card;
    }
    QVERIFY(CheckDigits(madeColumn({}, cards)).isChecked());
    QVERIFY(!CheckDigits(madeColumn({}, numbers)).isChecked());
    QVERIFY(!CheckDigits(madeColumn({}, {})).isChecked());
    const CheckDigits checks(madeColumn({}, cards));
    QVERIFY(checks.holds(cards.at(3)));
    QVERIFY(!checks.holds(u"4111111111111112"_s));
}

INTRAY_TEST_APPLESS_MAIN(TstCheckDigits)
#include "tst_checkdigits.moc"
