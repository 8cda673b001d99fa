// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "verify/duplicates/comparedrecords.h"

#include <QRandomGenerator>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

class TstComparison : public QObject
{
    Q_OBJECT

private slots:
    void valuesAgreeByTheirKind_data();
    void valuesAgreeByTheirKind();
    void theKindComesFromTheContent();
    void whatSaysNothingIsMissing();
    void agreementHasNoDirection();
    void aSlipOfTheKeysIsClose();
    void swappedFieldsAreToldOnce();
    void equalRecordsAreOne();
    void theFieldsThatTellMostTakePart();
};

namespace {

const QStringList names{u"maria"_s,         u"petra"_s,         u"jonas"_s,   u"elena"_s,
                        u"hotel bel-air"_s, u"oscar"_s,         u"wilhelm"_s, u"gregor"_s,
                        u"silvia"_s,        u"the blue lion"_s, u"dimitri"_s};
const QStringList codes{u"4011"_s, u"4814"_s, u"2776"_s, u"0870"_s, u"6988048"_s};
const QStringList dates{u"1953-02-11"_s, u"1960-02-10"_s, u"1999-12-19"_s};
const QStringList amounts{u"$12.50"_s, u"19.99"_s, u"1,250.75 EUR"_s};
const QStringList amountsWithComma{u"12,50 €"_s, u"19,9"_s, u"1.250,75 EUR"_s};

ComparedRecords recordsOf(const QStringList &values)
{
    ComparedRecords records(1);
    for (const QString &value : values)
        records.add({value});
    records.finish();
    return records;
}

/// The agreement of two values in a field that has the others besides.
Agreement agreementOf(const QString &a, const QString &b, const QStringList &others)
{
    return recordsOf(QStringList{a, b} + others).agreement(0, 0, 1);
}

} // namespace

void TstComparison::valuesAgreeByTheirKind_data()
{
    QTest::addColumn<QString>("a");
    QTest::addColumn<QString>("b");
    QTest::addColumn<QStringList>("others");
    QTest::addColumn<Agreement>("agreement");
    const auto row = [](const char *name, const QString &a, const QString &b,
                        const QStringList &others, Agreement agreement) {
        QTest::newRow(name) << a << b << others << agreement;
    };
    row("a slip", u"birmingham"_s, u"birmingxam"_s, names, Agreement::Close);
    row("letters swapped", u"rudd"_s, u"rdud"_s, names, Agreement::Close);
    row("torn apart", u"jack"_s, u"ja ck"_s, names, Agreement::Close);
    row("words in another order", u"golden lion inn"_s, u"inn golden lion"_s, names,
        Agreement::Close);
    row("a word more", u"katsu sushi"_s, u"restaurant katsu sushi"_s, names, Agreement::Close);
    row("abbreviated", u"art's delicatessen"_s, u"art's deli"_s, names, Agreement::Close);
    row("an initial", u"j"_s, u"johannes"_s, names, Agreement::Partly);
    row("begins the same", u"alex"_s, u"alexandra"_s, names, Agreement::Alike);
    row("another name", u"thomas"_s, u"kristin"_s, names, Agreement::Different);
    row("another number", u"unit 12 main"_s, u"unit 97 main"_s,
        names + QStringList{u"unit 3 main"_s, u"unit 4 main"_s, u"unit 5 main"_s},
        Agreement::Partly);
    row("digits swapped", u"2227"_s, u"2272"_s, codes, Agreement::Close);
    row("short digits swapped", u"15"_s, u"51"_s, codes, Agreement::Close);
    row("without the code of the town", u"2461501"_s, u"310-2461501"_s, codes, Agreement::Alike);
    row("another code", u"4811"_s, u"2063"_s, codes, Agreement::Different);
    row("day and month swapped", u"1972-08-12"_s, u"1972-12-08"_s, dates, Agreement::Close);
    row("one digit of a date", u"1972-08-12"_s, u"1973-08-12"_s, dates, Agreement::Close);
    row("day differs", u"1972-08-12"_s, u"1972-08-29"_s, dates, Agreement::Alike);
    row("another date", u"1972-08-12"_s, u"1965-06-15"_s, dates, Agreement::Different);
    row("near amounts", u"$100.00"_s, u"$99.50"_s, amounts, Agreement::Close);
    row("an amount that is less", u"$100.00"_s, u"$90.00"_s, amounts, Agreement::Partly);
    row("another amount", u"$100.00"_s, u"$12.00"_s, amounts, Agreement::Different);
    row("the same amount", u"12,5"_s, u"12,50 €"_s, amountsWithComma, Agreement::Exact);
    row("near amounts with comma", u"1.000,00"_s, u"999,5"_s, amountsWithComma, Agreement::Close);
    row("thousands", u"$1,000"_s, u"999.50"_s, amounts, Agreement::Close);
    row("model numbers", u"lamp AB-1200 red"_s, u"AB1200 lamp red"_s, names, Agreement::Close);
    row("Greek accents", u"Αθήνα κέντρο"_s, u"αθηνα κεντρο"_s, names, Agreement::Exact);
    row("a letter as web pages name it", u"J&ouml;rg M&#252;ller"_s, u"Jörg Müller"_s, names,
        Agreement::Exact);
    row("an ampersand by its name", u"Salt &amp; Pepper"_s, u"salt pepper"_s, names,
        Agreement::Exact);
    row("what only looks like a name", u"Salt &pepper; co"_s, u"salt pepper co"_s, names,
        Agreement::Exact);
    row("Japanese", u"東京都港区"_s, u"東京都巷区"_s, names, Agreement::Close);
    row("Arabic vowel signs", u"مُحَمَّد"_s, u"محمد"_s, names, Agreement::Exact);
}

void TstComparison::valuesAgreeByTheirKind()
{
    QFETCH(QString, a);
    QFETCH(QString, b);
    QFETCH(QStringList, others);
    QFETCH(Agreement, agreement);
    if (comparedValueOf(a).words == comparedValueOf(b).words) {
        QCOMPARE(agreement, Agreement::Exact);
        return;
    }
    QCOMPARE(agreementOf(a, b, others), agreement);
}

void TstComparison::theKindComesFromTheContent()
{
    QCOMPARE(recordsOf(names).field(0).kind(), ValueKind::Text);
    QCOMPARE(recordsOf(codes).field(0).kind(), ValueKind::Code);
    QCOMPARE(recordsOf(dates).field(0).kind(), ValueKind::Date);
    QCOMPARE(recordsOf(amounts).field(0).kind(), ValueKind::Amount);
    QCOMPARE(recordsOf(amountsWithComma).field(0).kind(), ValueKind::Amount);
    QCOMPARE(recordsOf(dates + QStringList{u"19720812"_s, u"12.8.1972"_s, u"8/12/1972"_s})
                 .field(0)
                 .kind(),
             ValueKind::Date);
    QCOMPARE(recordsOf({u"99991399"_s, u"12345678"_s, u"87654321"_s}).field(0).kind(),
             ValueKind::Code);
}

void TstComparison::whatSaysNothingIsMissing()
{
    for (const QString &nothing : {u""_s, u" "_s, u"-"_s, u"N/A"_s, u"null"_s, u"."_s})
        QCOMPARE(agreementOf(nothing, u"maria"_s, names), Agreement::Missing);
    QCOMPARE(agreementOf(u"nana"_s, u"maria"_s, names), Agreement::Different);
}

static QString randomText(QRandomGenerator &random)
{
    static const QString letters = u"abcde 12.-'αβγアイ"_s;
    QString text;
    for (int i = random.bounded(14); i > 0; --i)
        text += letters[random.bounded(letters.size())];
    return text;
}

void TstComparison::agreementHasNoDirection()
{
    QRandomGenerator random(7);
    for (const QStringList &others : {names, codes, dates, amounts}) {
        QStringList values = others + others + others;
        for (int i = 0; i < 12; ++i)
            values << randomText(random);
        const ComparedRecords records = recordsOf(values);
        for (int a = 0; a < records.count(); ++a) {
            for (int b = 0; b < records.count(); ++b) {
                const ComparedField &field = records.field(0);
                if (a == b || field.valueOf(a) < 0 || field.valueOf(b) < 0)
                    continue;
                QCOMPARE(compared(field, records.value(0, a), records.value(0, b)),
                         compared(field, records.value(0, b), records.value(0, a)));
            }
        }
    }
}

void TstComparison::aSlipOfTheKeysIsClose()
{
    QRandomGenerator random(11);
    for (const QString &name : names) {
        for (int at = 0; at < name.size(); ++at) {
            if (!name[at].isLetter() || name.size() < 4)
                continue;
            QString slipped = name;
            slipped[at] = QChar(u'a' + (name[at].unicode() - u'a' + 1 + random.bounded(24)) % 26);
            const Agreement found = agreementOf(name, slipped, names + names);
            QVERIFY2(found == Agreement::Close || found == Agreement::Exact,
                     qPrintable(name + u' ' + slipped));
        }
    }
}

void TstComparison::swappedFieldsAreToldOnce()
{
    ComparedRecords records(3);
    records.add({u"flynn"_s, u"thomas"_s, u"1"_s});
    records.add({u"tomas"_s, u"flynn"_s, u"2"_s});
    records.add({u"elena"_s, u"berry"_s, u"3"_s});
    records.finish();
    const AgreementPattern pattern = records.pattern(0, 1, {{0, 1}});
    QCOMPARE(pattern[0], Agreement::Swapped);
    QCOMPARE(pattern[1], Agreement::Missing);
    QCOMPARE(records.pattern(0, 2, {{0, 1}})[0], Agreement::Different);
}

void TstComparison::equalRecordsAreOne()
{
    ComparedRecords records(2);
    records.add({u"Maria"_s, u"Berry"_s});
    records.add({u"Elena"_s, u"Berry"_s});
    records.add({u" maria "_s, u"BERRY"_s});
    records.finish();
    QCOMPARE(records.added(), 3);
    QCOMPARE(records.count(), 2);
    QCOMPARE(records.placesOf(0), (std::vector<int>{0, 2}));
    QCOMPARE(records.field(1).value(0).records, 2);
}

void TstComparison::theFieldsThatTellMostTakePart()
{
    ComparedRecords records(5000);
    for (int record = 0; record < 4; ++record) {
        QStringList values;
        for (int field = 0; field < 5000; ++field)
            values << (field == 4321 ? names[record] : u"same"_s);
        records.add(values);
    }
    records.finish();
    QCOMPARE(records.fieldCount(), int(ComparedRecords::mostFields));
    int different = 0;
    for (const Agreement level : records.pattern(0, 1, {}))
        different += level == Agreement::Exact ? 0 : 1;
    QCOMPARE(different, 1);
}

INTRAY_TEST_APPLESS_MAIN(TstComparison)

#include "tst_comparison.moc"
