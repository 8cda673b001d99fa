// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/localenumber.h"
#include "support/testclass.h"

#include <QRandomGenerator>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// Numbers in the form of a country on the screen, and in one form in the record.
class LocaleNumbers : public QObject
{
    Q_OBJECT

private slots:
    void aCountryWritesItsOwnSigns_data();
    void aCountryWritesItsOwnSigns();
    void whatIsTypedIsStoredInTheFieldsForm_data();
    void whatIsTypedIsStoredInTheFieldsForm();
    void whatIsShownIsStoredAsItWas();
    void anyTypedTextIsStoredAsANumberOrAsItIs();
    void noFigureIsLost();
};

namespace {

LocaleNumber number(const QString &form, const QString &locale)
{
    return {*NumberForm::fromText(form), QLocale(locale)};
}

const QStringList locales{u"en_US"_s, u"de_DE"_s, u"fr_FR"_s, u"pl_PL"_s,
                          u"de_CH"_s, u"es_ES"_s, u"ar_EG"_s, u"hi_IN"_s};
const QStringList forms{u"1234.5"_s, u"1,234.5"_s,  u"1.234,5"_s,   u"1234"_s,
                        u"1,234"_s,  u"$1,234.5"_s, u"1234.5 oz."_s};

QString anyOf(QRandomGenerator &random, const QString &letters, int most)
{
    QString text;
    for (int left = random.bounded(most); left > 0; --left)
        text += letters.at(random.bounded(int(letters.size())));
    return text;
}

} // namespace

void LocaleNumbers::aCountryWritesItsOwnSigns_data()
{
    QTest::addColumn<QString>("form");
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("stored");
    QTest::addColumn<QString>("shown");
    QTest::newRow("comma") << u"1234.5"_s << u"de_DE"_s << u"1234.50"_s << u"1234,50"_s;
    QTest::newRow("groups") << u"1,234.5"_s << u"de_DE"_s << u"-1,234.50"_s << u"-1.234,50"_s;
    QTest::newRow("unit") << u"$1,234.5"_s << u"de_DE"_s << u"$12.0"_s << u"$12,0"_s;
    QTest::newRow("unit with a point")
        << u"1234.5 oz."_s << u"de_DE"_s << u"1.5 oz."_s << u"1,5 oz."_s;
    QTest::newRow("whole") << u"1,234"_s << u"fr_FR"_s << u"12,345"_s << u"12\u202f345"_s;
    QTest::newRow("the same country") << u"1,234.5"_s << u"en_US"_s << u"1,234.5"_s << u"1,234.5"_s;
    QTest::newRow("no number") << u"1234.5"_s << u"de_DE"_s << u"about 3"_s << u"about 3"_s;
    QTest::newRow("another form") << u"1234.5"_s << u"de_DE"_s << u"1,5"_s << u"1,5"_s;
    QTest::newRow("empty") << u"1234.5"_s << u"de_DE"_s << QString() << QString();
}

void LocaleNumbers::aCountryWritesItsOwnSigns()
{
    QFETCH(QString, form);
    QFETCH(QString, locale);
    QFETCH(QString, stored);
    QTEST(number(form, locale).shown(stored), "shown");
}

void LocaleNumbers::whatIsTypedIsStoredInTheFieldsForm_data()
{
    QTest::addColumn<QString>("form");
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("stored");
    QTest::newRow("comma") << u"1234.5"_s << u"de_DE"_s << u"12,5"_s << u"12.5"_s;
    QTest::newRow("thousands") << u"1234.5"_s << u"de_DE"_s << u"1.234,5"_s << u"1234.5"_s;
    QTest::newRow("thousands alone") << u"1234.5"_s << u"de_DE"_s << u"1.234"_s << u"1234"_s;
    QTest::newRow("as it is stored") << u"1234.5"_s << u"de_DE"_s << u"12.5"_s << u"12.5"_s;
    QTest::newRow("plain space") << u"1,234.5"_s << u"fr_FR"_s << u"1 234,5"_s << u"1,234.5"_s;
    QTest::newRow("plain apostrophe") << u"1234.5"_s << u"de_CH"_s << u"1'234.5"_s << u"1234.5"_s;
    QTest::newRow("own digits") << u"1234.5"_s << u"ar_EG"_s << u"\u0661\u0662\u066b\u0665"_s
                                << u"12.5"_s;
    QTest::newRow("half typed") << u"1234.5"_s << u"de_DE"_s << u"12,"_s << u"12,"_s;
    QTest::newRow("no whole number") << u"1234"_s << u"de_DE"_s << u"1,5"_s << u"1,5"_s;
}

void LocaleNumbers::whatIsTypedIsStoredInTheFieldsForm()
{
    QFETCH(QString, form);
    QFETCH(QString, locale);
    QFETCH(QString, typed);
    QTEST(number(form, locale).stored(typed), "stored");
}

void LocaleNumbers::whatIsShownIsStoredAsItWas()
{
    QRandomGenerator random(7);
    int numbers = 0;
    for (const QString &locale : locales) {
        for (const QString &form : forms) {
            const NumberForm stored = *NumberForm::fromText(form);
            const LocaleNumber number(stored, QLocale(locale));
            for (int i = 0; i < 500; ++i) {
                const double value = (random.generateDouble() - 0.5) * 1e7;
                const QString text = stored.write(stored.isWhole() ? std::floor(value) : value);
                QCOMPARE(number.stored(number.shown(text)), text);
                numbers += number.shown(text) != text ? 1 : 0;
            }
        }
    }
    QVERIFY(numbers > 10'000);
}

void LocaleNumbers::anyTypedTextIsStoredAsANumberOrAsItIs()
{
    QRandomGenerator random(11);
    for (const QString &locale : locales) {
        for (const QString &form : forms) {
            const NumberForm kept = *NumberForm::fromText(form);
            const LocaleNumber number(kept, QLocale(locale));
            for (int i = 0; i < 500; ++i) {
                const QString typed = anyOf(random, u"0123456789.,' -+$o\u00a0\u202f"_s, 10);
                const QString stored = number.stored(typed);
                QVERIFY2(stored == typed || kept.read(stored), qPrintable(typed));
                QCOMPARE(number.stored(number.shown(stored)),
                         number.shown(stored) == stored ? number.stored(stored) : stored);
            }
        }
    }
}

void LocaleNumbers::noFigureIsLost()
{
    const LocaleNumber german = number(u"1234.5"_s, u"de_DE"_s);
    QCOMPARE(german.shown(u"12345678901234567890.12345678900"_s),
             u"12345678901234567890,12345678900"_s);
    QCOMPARE(german.stored(u"0012,500"_s), u"0012.500"_s);
}

INTRAY_TEST_GUILESS_MAIN(LocaleNumbers)
#include "tst_localenumber.moc"
