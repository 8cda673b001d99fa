// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "madecolumn.h"
#include "support/testclass.h"
#include "verify/proposal/codeforms.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

static QStringList many(const QString &form, int count)
{
    QStringList values;
    for (int i = 0; i < count; ++i)
        values << form.arg(i * 37 % 1000, 3, 10, QChar(u'0'));
    return values;
}

static QStringList americanNumbers()
{
    return many(u"(602) 555-0%1"_s, 20) + many(u"(205) 555-0%1"_s, 20);
}

static QStringList germanNumbers()
{
    return many(u"030 23125%1"_s, 20) + many(u"0221 4710%1"_s, 20) + many(u"089 99998%1"_s, 20);
}

/// Digits and letters put into the forms of the field's right values.
class TstCodeForms : public QObject
{
    Q_OBJECT

private slots:
    void aPatternTellsItsForms_data();
    void aPatternTellsItsForms();
    void valuesAreFittedIntoTheFormsOfTheOthers_data();
    void valuesAreFittedIntoTheFormsOfTheOthers();
    void aPatternAloneIsEnough();
    void itSaysWhatTheOthersLookLike();
    void onlyWhatHardlyAnyLooksLikeIsStrange();
    void textsAreNoCodes();
    void aLongTextIsLeftAlone();
    void digitsAloneAreNoTelephoneNumber();
    void telephonesAreKnownByWhatStandsThere();
    void noDayBecomesAnotherOne();
    void oneValueIsNoForm();
};

void TstCodeForms::aPatternTellsItsForms_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QStringList>("shapes");
    QTest::newRow("digits") << u"^[0-9]{5}$"_s << QStringList{u"99999"_s};
    QTest::newRow("with letters that all have") << u"^C-[0-9]{3}$"_s << QStringList{u"A-999"_s};
    QTest::newRow("signs") << u"^\\([2-9][0-9]{2}\\) \\d{3}-\\d{4}$"_s
                           << QStringList{u"(999) 999-9999"_s};
    QTest::newRow("two lengths") << u"^[A-Z]{1,2}[0-9]$"_s << QStringList{u"A9"_s, u"AA9"_s};
    QTest::newRow("may be there") << u"^[0-9]-?[0-9]$"_s << QStringList{u"99"_s, u"9-9"_s};
    QTest::newRow("a choice") << u"^(a|b)[0-9]$"_s << QStringList();
    QTest::newRow("any number") << u"^[0-9]+$"_s << QStringList();
    QTest::newRow("not to its end") << u"^[0-9]{5}"_s << QStringList();
    QTest::newRow("too many") << u"^[0-9]{1,9}[A-Z]{1,9}$"_s << QStringList();
    QTest::newRow("none") << QString() << QStringList();
}

void TstCodeForms::aPatternTellsItsForms()
{
    QFETCH(const QString, pattern);
    QFETCH(const QStringList, shapes);
    QStringList found;
    for (const CodeForm &form : formsOfPattern(pattern))
        found << form.shape;
    QCOMPARE(found, shapes);
}

void TstCodeForms::valuesAreFittedIntoTheFormsOfTheOthers_data()
{
    QTest::addColumn<QStringList>("column");
    QTest::addColumn<QString>("found");
    QTest::addColumn<QString>("meant");
    const auto row = [](const char *name, const QStringList &column, const QString &found,
                        const QString &meant) { QTest::newRow(name) << column << found << meant; };
    const QStringList american = americanNumbers();
    row("with points", american, u"602.555.0168"_s, u"(602) 555-0168"_s);
    row("digits alone", american, u"6025550168"_s, u"(602) 555-0168"_s);
    row("parted elsewhere", american, u"6025/550168"_s, u"(602) 555-0168"_s);
    row("with the country's code", american, u"+1 602 555 0168"_s, u"(602) 555-0168"_s);
    row("dialled from abroad", american, u"001-602-555-0168"_s, u"(602) 555-0168"_s);
    row("with the trunk's one", american, u"1-602-555-0168"_s, u"(602) 555-0168"_s);
    row("with a word in front", american, u"Tel. 602 555 0168"_s, u"(602) 555-0168"_s);
    row("with a letter for a digit", american, u"602-555-O168"_s, u"(602) 555-0168"_s);
    row("a digit lost", american, u"602555016"_s, QString());
    row("a digit too many", american, u"60255501688"_s, QString());
    row("two numbers", american, u"602-555-0168, 602-555-0169"_s, QString());
    row("with an extension", american, u"602-555-0168 x12"_s, QString());
    row("of another country", american, u"+49 221 4710123"_s, QString());
    row("no digits", american, u"unlisted"_s, QString());
    row("right already", american, u"(602) 555-0168"_s, QString());
    row("parted by its own signs at other places", american, u"(60) 2555-0168"_s, QString());

    const QStringList german = germanNumbers();
    row("parted as the area is known", german, u"02214710123"_s, u"0221 4710123"_s);
    row("of another area", german, u"03023125123"_s, u"030 23125123"_s);
    row("parted wrongly", german, u"022.147.10123"_s, u"0221 4710123"_s);
    row("with the country's code and no zero", german, u"+49 221 4710123"_s, u"0221 4710123"_s);
    row("with both", german, u"+49 (0)221 4710123"_s, u"0221 4710123"_s);
    row("with two zeros", german, u"0049 221 4710123"_s, u"0221 4710123"_s);
    row("as it is parted itself, where the area is unknown", german, u"0551/4710123"_s,
        u"0551 4710123"_s);
    row("of the longer one of two areas that begin alike",
        many(u"040 23125%1"_s, 20) + many(u"0401 7125%1"_s, 20), u"04017125123"_s,
        u"0401 7125123"_s);
    row("an area that nobody knows", german, u"05514710123"_s, QString());
    row("a digit lost, in the middle of what is possible", german, u"0221471012"_s, QString());

    QStringList abroad = many(u"+49 221 4710%1"_s, 30);
    row("the code put on", abroad, u"0221 4710123"_s, u"+49 221 4710123"_s);
    row("the code written otherwise", abroad, u"0049/221/4710123"_s, u"+49 221 4710123"_s);

    const QStringList postcodes = many(u"06%1"_s, 20) + many(u"35%1"_s, 20);
    row("a zero lost", postcodes, u"6185"_s, u"06185"_s);
    row("a blank inside", postcodes, u"35 185"_s, u"35185"_s);
    row("more than zeros lost", postcodes, u"185"_s, QString());
    row("no zeros in front in the column", many(u"35%1"_s, 30), u"5185"_s, QString());
    row("too long", postcodes, u"35185-1234"_s, QString());

    const QStringList customers = many(u"C-10%1"_s, 30);
    row("the prefix left out", customers, u"10023"_s, u"C-10023"_s);
    row("in a small letter", customers, u"c10023"_s, u"C-10023"_s);
    row("of another prefix", customers, u"K-10023"_s, QString());
    row("a part of the number", customers, u"23"_s, QString());

    const QStringList zeros = many(u"KD-000%1"_s, 30);
    row("prefix and zeros", zeros, u"23"_s, u"KD-000023"_s);
    row("zeros behind the prefix", zeros, u"kd 23"_s, u"KD-000023"_s);

    const QStringList register_ = many(u"HRB 10%1 B"_s, 30);
    row("letters on both sides", register_, u"hrb10023b"_s, u"HRB 10023 B"_s);
    row("a word in front of it", customers, u"No. C-10023"_s, u"C-10023"_s);
    row("the prefix taken off", many(u"123456%1"_s, 30), u"DE123456789"_s, u"123456789"_s);
}

void TstCodeForms::valuesAreFittedIntoTheFormsOfTheOthers()
{
    QFETCH(const QStringList, column);
    QFETCH(const QString, found);
    QFETCH(const QString, meant);
    const CodeForms forms(madeColumn({}, column));
    QVERIFY(forms.isCode());
    QCOMPARE(inLine(forms.candidates(found)), meant);
}

void TstCodeForms::aPatternAloneIsEnough()
{
    const CodeForms phones(
        madeColumn({{u"pattern"_s, u"^\\([2-9][0-9]{2}\\) [0-9]{3}-[0-9]{4}$"_s}}, {}));
    QCOMPARE(inLine(phones.candidates(u"602.555.0168"_s)), u"(602) 555-0168"_s);
    QCOMPARE(inLine(phones.candidates(u"+1 602 555 0168"_s)), u"(602) 555-0168"_s);
    const CodeForms customers(madeColumn({{u"pattern"_s, u"^C-[0-9]{5}$"_s}}, {}));
    QCOMPARE(inLine(customers.candidates(u"10023"_s)), u"C-10023"_s);
    QCOMPARE(inLine(customers.candidates(u"x1"_s)), QString());
}

void TstCodeForms::itSaysWhatTheOthersLookLike()
{
    const CodeForms forms(madeColumn({}, americanNumbers()));
    const MeantValue candidate = forms.candidates(u"602.555.0168"_s).value(0);
    QVERIFY2(candidate.why.startsWith(u"40 "_s) && candidate.why.contains(u"555-0"_s),
             qPrintable(candidate.why));
    QVERIFY(candidate.sure > 0.95);
    const MeantValue padded =
        CodeForms(madeColumn({}, many(u"06%1"_s, 20))).candidates(u"6185"_s).value(0);
    QVERIFY2(padded.sure < 0.95, "a lost digit looks like a lost zero");
}

void TstCodeForms::onlyWhatHardlyAnyLooksLikeIsStrange()
{
    const CodeForms forms(madeColumn({}, americanNumbers() + QStringList{u"602.555.0168"_s}));
    QVERIFY(!CodeForms(madeColumn({}, {u"(602) 555-0168"_s})).isStrange(u"602.555.0168"_s));
    QVERIFY(!forms.isStrange(u"(602) 555-0168"_s));
    const CodeForms more(
        madeColumn({}, many(u"(602) 555-0%1"_s, 200) + QStringList{u"602.555.0168"_s}));
    QVERIFY(more.isStrange(u"602.555.0168"_s));
    const CodeForms both(madeColumn({}, many(u"(602) 555-0%1"_s, 50) + many(u"602.555.0%1"_s, 50)));
    QVERIFY(!both.isStrange(u"602.555.0168"_s));
}

void TstCodeForms::textsAreNoCodes()
{
    QStringList texts;
    for (int i = 0; i < 60; ++i)
        texts << QString(u"word "_s).repeated(i % 13 + 1) + QString::number(i);
    const CodeForms forms(madeColumn({}, texts));
    QVERIFY(!forms.isCode());
    QCOMPARE(inLine(forms.candidates(u"602.555.0168"_s)), QString());
}

/// Its time grew with the square of its length: hours for what a record may hold.
void TstCodeForms::aLongTextIsLeftAlone()
{
    const CodeForms forms(madeColumn({}, americanNumbers()));
    QVERIFY(forms.isTelephone());
    QVERIFY(forms.candidates(u"lorem ipsum 0 "_s.repeated(70'000)).isEmpty());
}

static double sureOf(const CodeForms &forms, const QString &value)
{
    const QList<MeantValue> all = forms.candidates(value);
    return all.isEmpty() ? 0 : all.at(0).sure;
}

void TstCodeForms::digitsAloneAreNoTelephoneNumber()
{
    QStringList days, sums;
    for (int i = 0; i < 30; ++i) {
        days << u"2018-%1-%2"_s.arg(i % 12 + 1, 2, 10, QChar(u'0'))
                    .arg(i % 28 + 1, 2, 10, QChar(u'0'));
        sums << u"%1.%2"_s.arg(i * 371 % 9000 + 1000).arg(i % 90 + 10);
    }
    // telephone numbers that stand among days or amounts make of these no telephone numbers
    for (const QStringList &others : {days, sums}) {
        const CodeForms mixed(madeColumn({}, others + americanNumbers(), u"paid"_s));
        QVERIFY(!mixed.isTelephone());
        for (const char *found : {"2018122500", "1234567890"})
            QCOMPARE(inLine(mixed.candidates(QString::fromLatin1(found))), QString());
    }
    // nor are they sure where the field has telephone numbers that begin otherwise
    const CodeForms telephones(madeColumn({}, americanNumbers()));
    for (const char *found : {"2018122500", "1234567890"})
        QVERIFY(sureOf(telephones, QString::fromLatin1(found)) < 0.9);
    QVERIFY(sureOf(telephones, u"6025550168"_s) > 0.95);
    QVERIFY(sureOf(telephones, u"6085550168"_s) > 0.95); // begins with another area's digit
}

void TstCodeForms::telephonesAreKnownByWhatStandsThere()
{
    QStringList days, sums;
    for (int i = 0; i < 30; ++i) {
        days << u"2018-%1-%2 0%3"_s.arg(i % 3 + 10).arg(i % 18 + 10).arg(i % 9);
        sums << u"%1 %2.%3"_s.arg(i + 10).arg(i * 31 % 900 + 100).arg(i % 90 + 10);
    }
    QVERIFY(!CodeForms(madeColumn({}, days)).isTelephone());
    QVERIFY(!CodeForms(madeColumn({{u"pattern"_s, u"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"_s}}, {}))
                 .isTelephone());
    QVERIFY(CodeForms(madeColumn({}, americanNumbers())).isTelephone());
    const QStringList half = americanNumbers() + days + sums;
    QVERIFY(!CodeForms(madeColumn({}, half, u"paid"_s)).isTelephone());
    QVERIFY(CodeForms(madeColumn({}, half, u"phone"_s)).isTelephone());
}

void TstCodeForms::noDayBecomesAnotherOne()
{
    QStringList days;
    for (int i = 0; i < 20; ++i)
        days << u"%1/%2/2018"_s.arg(i % 15 + 13).arg(i % 3 + 10)
             << u"%1/%2/2018"_s.arg(i % 3 + 10).arg(i % 15 + 13);
    const FieldValues column = madeColumn({}, days);
    QCOMPARE(column.kind().kind(), FieldKind::Kind::Text); // half and half
    const CodeForms mixed(column);
    for (const char *found : {"2018-12-25", "20181225", "12.11.2018", "2018/11/12", "11-12-2018"})
        QCOMPARE(inLine(mixed.candidates(QString::fromLatin1(found))), QString());
    const CodeForms byPattern(madeColumn({{u"pattern"_s, u"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"_s}}, {}));
    QCOMPARE(inLine(byPattern.candidates(u"20181225"_s)), u"2018-12-25"_s);
    QCOMPARE(inLine(byPattern.candidates(u"12/25/2018"_s)), QString());
}

void TstCodeForms::oneValueIsNoForm()
{
    const CodeForms one(madeColumn({{u"minLength"_s, 5}}, {u"1.234"_s, u"12"_s, u"7"_s}));
    QVERIFY(!one.isCode());
    QCOMPARE(inLine(one.candidates(u"5678"_s)), QString());
}

INTRAY_TEST_APPLESS_MAIN(TstCodeForms)
#include "tst_codeforms.moc"
