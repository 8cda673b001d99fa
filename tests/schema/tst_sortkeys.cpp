// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/plainletters.h"
#include "schema/sortkeys.h"
#include "support/testclass.h"

#include <QJsonArray>
#include <QRandomGenerator>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// In which order the values of a field stand, and which letters are alike for a search.
class SortKeysTest : public QObject
{
    Q_OBJECT

private slots:
    void numbersStandBySize();
    void nothingIsRounded();
    void wordsStandInTheOrderOfALanguage();
    void whatMeansNothingIsFirst();
    void phonesAreNoNumbers();
    void oneKindStandsBehindAnother();
    void listsAreTheSameWithAndWithoutBlanks();
    void lettersAreAlikeButForTheirMarks();

private:
    static SortKeys keysFor(const QJsonObject &words, const QLocale &locale = QLocale::c())
    {
        const QJsonObject property{{u"x-intray"_s, words}};
        const QJsonObject schema{{u"properties"_s, QJsonObject{{u"f"_s, property}}}};
        return SortKeys(*RecordSchema::fromJson(schema), u"f"_s, locale);
    }
    /// The texts in their order, joined.
    static QString sorted(const SortKeys &keys, QStringList texts)
    {
        std::stable_sort(texts.begin(), texts.end(), [&](const QString &one, const QString &other) {
            return keys.of(one) < keys.of(other);
        });
        return texts.join(u' ');
    }
};

void SortKeysTest::numbersStandBySize()
{
    const SortKeys keys = keysFor({{u"kind"_s, u"number"_s}, {u"format"_s, u"1.234,5"_s}});
    auto &random = *QRandomGenerator::system();
    for (int i = 0; i < 5000; ++i) {
        const double one = (random.bounded(2'000'000) - 1'000'000) / 100.0;
        const double other = random.bounded(2) ? one / 1000 : random.bounded(2000) - 1000;
        const auto written = [](double number) {
            return QString::number(number, 'f', 5).replace(u'.', u',');
        };
        const bool isLess = written(one).replace(u',', u'.').toDouble() <
                            written(other).replace(u',', u'.').toDouble();
        QVERIFY2((keys.of(written(one)) < keys.of(written(other))) == isLess,
                 qPrintable(written(one) + u' ' + written(other)));
    }
    QCOMPARE(keys.of(u"1.000,50"_s), keys.of(u"1000,5"_s));
    QCOMPARE(keys.of(u"-0,0"_s), keys.of(u"0"_s));
}

void SortKeysTest::nothingIsRounded()
{
    const SortKeys keys = keysFor({});
    const QString digits = u"1234567890"_s.repeated(5);
    QVERIFY(keys.of(digits + u"1"_s) < keys.of(digits + u"2"_s));
    QVERIFY(keys.of(u"-"_s + digits + u"2"_s) < keys.of(u"-"_s + digits + u"1"_s));
    QVERIFY(keys.of(u"0."_s + digits) < keys.of(u"0."_s + digits + u"1"_s));
    QCOMPARE(keys.of(u"1e+21"_s), keys.of(u"1000000000000000000000"_s));
    QCOMPARE(keys.of(u"1.5e-7"_s), keys.of(u"0.00000015"_s));
}

void SortKeysTest::wordsStandInTheOrderOfALanguage()
{
    const QStringList texts{u"Zebra"_s, u"Öl"_s, u"Äpfel"_s, u"Oel"_s, u"apfel"_s, u"Ostern"_s};
    QCOMPARE(sorted(keysFor({}), texts), u"apfel Äpfel Oel Öl Ostern Zebra"_s);
    QCOMPARE(sorted(keysFor({}, QLocale(QLocale::German)), texts),
             u"apfel Äpfel Oel Öl Ostern Zebra"_s);
    QCOMPARE(sorted(keysFor({}, QLocale(QLocale::Swedish)), texts),
             u"apfel Oel Ostern Zebra Äpfel Öl"_s);
    QCOMPARE(sorted(keysFor({}, QLocale(QLocale::Spanish)), {u"ñandú"_s, u"nube"_s, u"oso"_s}),
             u"nube ñandú oso"_s);
}

void SortKeysTest::whatMeansNothingIsFirst()
{
    const SortKeys keys = keysFor({{u"placeholders"_s, QJsonArray{u"N/A"_s}}});
    QCOMPARE(sorted(keys, {u"5"_s, u"N/A"_s, u"-5"_s}), u"N/A -5 5"_s);
    QCOMPARE(keys.of(u"N/A"_s), keys.of(u" "_s));
}

void SortKeysTest::phonesAreNoNumbers()
{
    const SortKeys keys = keysFor({{u"kind"_s, u"phone"_s}});
    QCOMPARE(sorted(keys, {u"9012345"_s, u"030901820"_s, u"20901820"_s}),
             u"030901820 20901820 9012345"_s);
}

void SortKeysTest::oneKindStandsBehindAnother()
{
    const SortKeys keys = keysFor({});
    QCOMPARE(sorted(keys, {u"{\"a\":1}"_s, u"[1]"_s, u"b"_s, u"2"_s, u"a"_s, u"10"_s}),
             u"2 10 a b [1] {\"a\":1}"_s);
}

void SortKeysTest::listsAreTheSameWithAndWithoutBlanks()
{
    const SortKeys keys = keysFor({});
    QCOMPARE(keys.of(u"[1, \"a b\", \"c\\\" d\"]"_s), keys.of(u"[1,\"a b\",\"c\\\" d\"]"_s));
    QVERIFY(keys.of(u"[\"a b\"]"_s) != keys.of(u"[\"ab\"]"_s));
}

void SortKeysTest::lettersAreAlikeButForTheirMarks()
{
    QCOMPARE(plainLetters(u"café Łódź smørrebrød"_s), u"cafe Lodz smorrebrod"_s);
    QCOMPARE(plainLetters(u"cafe\u0301 Έλλη"_s), u"cafe Ελλη"_s);
    QCOMPARE(plainLetters(u"йод ёж 한국 が"_s), u"йод ёж 한국 が"_s);
    QVERIFY(lettersLike(u'e').startsWith(u'e'));
    for (const QChar letter : u"éèêëęě"_s)
        QVERIFY(lettersLike(u'e').contains(letter));
    QCOMPARE(lettersLike(u'5'), u"5"_s);
}

INTRAY_TEST_GUILESS_MAIN(SortKeysTest)
#include "tst_sortkeys.moc"
