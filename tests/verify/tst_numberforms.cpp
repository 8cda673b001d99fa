// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "madecolumn.h"
#include "support/testclass.h"
#include "verify/proposal/numberforms.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

static QJsonObject number(const QString &format)
{
    const QString kind = format.contains(u'5') ? u"number"_s : u"whole"_s;
    return {{u"x-intray"_s, QJsonObject{{u"kind"_s, kind}, {u"format"_s, format}}}};
}

/// Numbers in the field's form, from whatever signs and units they came with.
class TstNumberForms : public QObject
{
    Q_OBJECT

private slots:
    void aNumberIsReadWithItsSigns_data();
    void aNumberIsReadWithItsSigns();
    void aSingleSignBeforeThreeDigitsIsWhatTheColumnTells();
    void unitsGoWhereThereIsOneOnly();
    void percentIsWhatTheSpanTells();
    void zerosAtTheEndAreAsTheColumnHasThem();
    void oneValueIsNoForm();
};

void TstNumberForms::aNumberIsReadWithItsSigns_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("found");
    QTest::addColumn<QString>("meant");
    const auto row = [](const QString &format, const QString &found, const QString &meant) {
        QTest::newRow(qPrintable(found + u" in "_s + format)) << format << found << meant;
    };
    row(u"1234.5"_s, u"1,234.5"_s, u"1234.5"_s);
    row(u"1234.5"_s, u"1.234,5"_s, u"1234.5"_s);
    row(u"1234.5"_s, u"1 234,5"_s, u"1234.5"_s);
    row(u"1234.5"_s, u"1'234.5"_s, u"1234.5"_s);
    row(u"1234.5"_s, u"12,5"_s, u"12.5"_s);
    row(u"1234.5"_s, u"$12.5"_s, u"12.5"_s);
    row(u"1234.5"_s, u"EUR 12,5"_s, u"12.5"_s);
    row(u"1234.5"_s, u"12,5 \u20ac"_s, u"12.5"_s);
    row(u"1234.5"_s, u"12.0 oz"_s, u"12"_s);
    row(u"1234.5"_s, u"(12.5)"_s, u"-12.5"_s);
    row(u"1234.5"_s, u"12.5-"_s, u"-12.5"_s);
    row(u"1234.5"_s, u"\u221212.5"_s, u"-12.5"_s);
    row(u"1234.5"_s, u"+12.5"_s, u"12.5"_s);
    row(u"1234.5"_s, u"1,234,567"_s, u"1234567"_s);
    row(u"1234.5"_s, u"0,125"_s, u"0.125"_s);
    row(u"1234.5"_s, u",5"_s, u"0.5"_s);
    row(u"1234.5"_s, u"12,-"_s, u"12"_s);
    row(u"1.234,5"_s, u"1234.5"_s, u"1.234,5"_s);
    row(u"1.234,5"_s, u"1,234,567.25"_s, u"1.234.567,25"_s);
    row(u"1,234"_s, u"1234567"_s, u"1,234,567"_s);
    row(u"1234"_s, u"12.0"_s, u"12"_s);
    row(u"$1,234.5"_s, u"1234.5"_s, u"$1,234.5"_s);
    row(u"1234 kg"_s, u"12kg"_s, u"12 kg"_s);
    row(u"1234"_s, u"12.5"_s, QString());
    for (const char *none : {"about 12 of them", "12-15", "1,23,4", "12.5.1", "1.2k", "3 Mio",
                             "--5", "(5", "twelve", "", "1e5", "12:30"})
        row(u"1234.5"_s, QString::fromLatin1(none), QString());
}

void TstNumberForms::aNumberIsReadWithItsSigns()
{
    QFETCH(const QString, format);
    QFETCH(const QString, found);
    QFETCH(const QString, meant);
    QCOMPARE(inLine(NumberForms(madeColumn(number(format), {})).candidates(found)), meant);
}

void TstNumberForms::aSingleSignBeforeThreeDigitsIsWhatTheColumnTells()
{
    const QList<MeantValue> both =
        NumberForms(madeColumn(number(u"1234.5"_s), {})).candidates(u"1,234"_s);
    QCOMPARE(inLine(both), u"1.234 | 1234"_s);
    QVERIFY(both.at(0).sure < 0.5);
    const NumberForms thousands(
        madeColumn(number(u"1234.5"_s), {u"1,234.50"_s, u"2,345.10"_s, u"1,000,000"_s}));
    QCOMPARE(inLine(thousands.candidates(u"1,234"_s)), u"1234"_s);
    const NumberForms fractions(madeColumn(number(u"1234.5"_s), {u"12,5"_s, u"3,25"_s, u"0,75"_s}));
    QCOMPARE(inLine(fractions.candidates(u"1,234"_s)), u"1.234"_s);
    QStringList prices;
    for (int i = 0; i < 30; ++i)
        prices << QString::number(900 + i * 10) + u".5"_s;
    const NumberForms large(madeColumn(number(u"1234.5"_s), prices));
    QCOMPARE(inLine(large.candidates(u"1,234"_s)), u"1234.0"_s);
}

void TstNumberForms::unitsGoWhereThereIsOneOnly()
{
    const NumberForms ounces(
        madeColumn(number(u"1234.5"_s), {u"12.0 oz"_s, u"16.0 OZ."_s, u"12.0 ounce"_s}));
    QCOMPARE(inLine(ounces.candidates(u"16.9 oz. can"_s)), u"16.9"_s);
    const NumberForms mixed(
        madeColumn(number(u"1234.5"_s), {u"500 ml"_s, u"330 ml"_s, u"12 oz"_s}));
    QCOMPARE(inLine(mixed.candidates(u"12 oz"_s)), QString());
    QCOMPARE(inLine(mixed.candidates(u"500 ml"_s)), QString());
    const NumberForms dollars(madeColumn(number(u"$1,234.5"_s), {u"$12.5"_s}));
    QCOMPARE(inLine(dollars.candidates(u"12.5 \u20ac"_s)), QString());
}

void TstNumberForms::percentIsWhatTheSpanTells()
{
    QStringList shares, percents;
    for (int i = 0; i < 40; ++i) {
        shares << QString::number(0.03 + i * 0.002, 'f', 3);
        percents << QString::number(3 + i * 0.25, 'f', 2);
    }
    const NumberForms inParts(madeColumn(number(u"1234.5"_s), shares));
    QCOMPARE(inLine(inParts.candidates(u"0.09%"_s)), u"0.090"_s);
    QCOMPARE(inLine(inParts.candidates(u"5%"_s)), u"0.050"_s);
    const NumberForms inHundreds(madeColumn(number(u"1234.5"_s), percents));
    QCOMPARE(inLine(inHundreds.candidates(u"5%"_s)), u"5.00"_s);
}

void TstNumberForms::zerosAtTheEndAreAsTheColumnHasThem()
{
    const NumberForms prices(
        madeColumn(number(u"1234.5"_s), {u"12.50"_s, u"3.00"_s, u"4.95"_s, u"7.10"_s}));
    QCOMPARE(inLine(prices.candidates(u"12,5"_s)), u"12.50"_s);
    QCOMPARE(inLine(prices.candidates(u"\u20ac 12"_s)), u"12.00"_s);
    const NumberForms sizes(madeColumn(number(u"1234.5"_s), {u"12.5"_s, u"3"_s, u"4.25"_s}));
    QCOMPARE(inLine(sizes.candidates(u"12,50"_s)), u"12.5"_s);
    const NumberForms json(madeColumn({{u"type"_s, u"number"_s}}, {}));
    QCOMPARE(inLine(json.candidates(u"12,50 kg"_s)), u"12.5"_s);
}

void TstNumberForms::oneValueIsNoForm()
{
    QStringList withUnits;
    for (int i = 0; i < 60; ++i)
        withUnits << QString::number(i % 40 + 2) + u" oz"_s;
    for (const QString &one : {u"1.234"_s, u"1.50"_s, u"12.0"_s}) {
        const NumberForms forms(madeColumn(number(u"1234.5"_s), withUnits + QStringList{one}));
        QCOMPARE(inLine(forms.candidates(u"12 oz"_s)), u"12"_s);
        QCOMPARE(inLine(forms.candidates(u"12.0 oz"_s)), u"12"_s);
    }
    // nor do a few tell how most of the column is to be written
    const QStringList few{u"1.50"_s, u"2.50"_s, u"3.50"_s};
    const NumberForms rare(madeColumn(number(u"1234.5"_s), withUnits + few));
    QCOMPARE(inLine(rare.candidates(u"12 oz"_s)), u"12"_s);
    // without a rule, a single value is no sign of how thousands are parted
    QStringList plain;
    for (int i = 0; i < 40; ++i)
        plain << QString::number(i * 23 % 900 + 1);
    QCOMPARE(madeColumn({}, plain + QStringList{u"1.234"_s}).kind().format(), u"1234"_s);
    QCOMPARE(madeColumn({}, plain + QStringList{u"1.234"_s, u"2.345"_s}).kind().format(),
             u"1.234"_s);
}

INTRAY_TEST_APPLESS_MAIN(TstNumberForms)
#include "tst_numberforms.moc"
