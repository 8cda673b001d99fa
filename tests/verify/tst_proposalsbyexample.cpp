// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "verify/example/proposalsbyexample.h"

#include <QJsonArray>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

using Pairs = QList<std::pair<QString, QString>>;

/// A queue with telephone numbers and names, some of whose records people have finished.
class TestProposalsByExample : public QObject
{
    Q_OBJECT
private slots:
    void eightNumbersTellTheOthers();
    void twoAreEnough();
    void oneIsEnoughWhereItMakesTenKeepTheRules();
    void whatContradictsPartsByForm();
    void whatPeopleLeftIsLeftAlone();
    void whatHasNothingInCommonTeachesNothing();
    void anotherValueOfTheSameFormTeachesNothing();
    void slipsTeachNothing();
    void whatIsWrittenOtherwiseIsLeftAlone();
    void refusedIsForgotten();
    void whatBreaksARuleOfTheRecordIsNotOffered();
    void readOnlyFieldsAreLeftAlone();
    void whatAnotherFieldTellsIsBroughtIn();
    void whatAnotherFieldTellsIsForgottenWhenRefused();
    void aRuleThatTheExamplesBearOutComesFirst();

private:
    static QString number(int number, const QString &form);
    static ProposalsByExample learned(const Pairs &finished, const QStringList &open,
                                      const QJsonObject &ofPhone = {},
                                      const QList<RefusedExchange> &refused = {});
    static QString offered(const ProposalsByExample &known, const QString &value);
};

/// "%1.%2.%3" and the like.
QString TestProposalsByExample::number(int number, const QString &form)
{
    return form.arg(201 + number * 17 % 700).arg(555).arg(1000 + number * 37 % 9000);
}

static const QString dots = u"%1.%2.%3"_s;
static const QString right = u"(%1) %2-%3"_s;
static const QString plus = u"+1 %1 %2 %3"_s;

ProposalsByExample TestProposalsByExample::learned(const Pairs &finished, const QStringList &open,
                                                   const QJsonObject &ofPhone,
                                                   const QList<RefusedExchange> &refused)
{
    CountedRecords records(2);
    for (const auto &[before, after] : finished) {
        records.add({u"somebody"_s, before});
        records.handle(int(records.records()) - 1, {u"somebody"_s, after});
    }
    for (const QString &value : open)
        records.add({u"somebody"_s, value});
    const auto schema = RecordSchema::fromJson(
        {{u"type"_s, u"object"_s},
         {u"properties"_s, QJsonObject{{u"name"_s, QJsonObject()}, {u"phone"_s, ofPhone}}}});
    return ProposalsByExample(*schema, {u"name"_s, u"phone"_s}, columnsOf(records), refused);
}

QString TestProposalsByExample::offered(const ProposalsByExample &known, const QString &value)
{
    const auto all = known.of({{u"name"_s, u"somebody"_s}, {u"phone"_s, value}});
    return all.isEmpty() ? QString() : all.constFirst().value;
}

static Pairs changed(int count, const QString &form)
{
    Pairs pairs;
    for (int one = 0; one < count; ++one)
        pairs.append({form.arg(300 + one * 7).arg(555).arg(1200 + one * 11),
                      right.arg(300 + one * 7).arg(555).arg(1200 + one * 11)});
    return pairs;
}

void TestProposalsByExample::eightNumbersTellTheOthers()
{
    QStringList open;
    for (int one = 0; one < 40; ++one)
        open << number(one, one % 2 ? dots : right);
    const auto known = learned(changed(8, dots), open);
    for (int one = 0; one < 40; ++one)
        QCOMPARE(offered(known, open.at(one)), one % 2 ? number(one, right) : QString());
    const auto all = known.of({{u"name"_s, u"somebody"_s}, {u"phone"_s, u"602.555.0168"_s}});
    QCOMPARE(all.size(), 1);
    QCOMPARE(all.constFirst().field, u"phone"_s);
    QCOMPARE(all.constFirst().why,
             u"as others were changed, such as 300.555.1200 to (300) 555-1200"_s);
    QVERIFY2(all.constFirst().sure > 0.95, qPrintable(QString::number(all.constFirst().sure)));
}

void TestProposalsByExample::twoAreEnough()
{
    QCOMPARE(offered(learned(changed(2, dots), {}), u"602.555.0168"_s), u"(602) 555-0168"_s);
    QCOMPARE(offered(learned(changed(1, dots), {}), u"602.555.0168"_s), QString());
}

void TestProposalsByExample::oneIsEnoughWhereItMakesTenKeepTheRules()
{
    const QJsonObject rule{{u"pattern"_s, u"^\\([0-9]{3}\\) [0-9]{3}-[0-9]{4}$"_s}};
    QStringList open;
    for (int one = 0; one < 10; ++one)
        open << number(one, dots);
    const auto known = learned(changed(1, dots), open, rule);
    QCOMPARE(offered(known, u"602.555.0168"_s), u"(602) 555-0168"_s);
    QCOMPARE(offered(known, u"(602) 555-0168"_s), QString());
    open.resize(5);
    QCOMPARE(offered(learned(changed(1, dots), open, rule), u"602.555.0168"_s), QString());
}

void TestProposalsByExample::whatContradictsPartsByForm()
{
    const auto known = learned(changed(4, dots) + changed(4, plus), {});
    QCOMPARE(offered(known, u"602.555.0168"_s), u"(602) 555-0168"_s);
    QCOMPARE(offered(known, u"+1 602 555 0168"_s), u"(602) 555-0168"_s);
    const auto all = known.of({{u"phone"_s, u"+1 602 555 0168"_s}});
    QVERIFY2(all.constFirst().why.contains(u"+1 300 555 1200"_s), qPrintable(all.at(0).why));
}

void TestProposalsByExample::whatPeopleLeftIsLeftAlone()
{
    Pairs finished = changed(2, dots);
    for (int one = 0; one < 6; ++one)
        finished.append({number(one, dots), number(one, dots)});
    QCOMPARE(offered(learned(finished, {}), u"602.555.0168"_s), QString());
}

void TestProposalsByExample::whatHasNothingInCommonTeachesNothing()
{
    const Pairs finished{{u"12 Oak Street"_s, u"Elm Road 7"_s},
                         {u"7"_s, u"seven"_s},
                         {u"A-1"_s, u"12/b"_s},
                         {u"unknown"_s, u"41 Hill Road"_s},
                         {u"Hill Road"_s, u"9 Hill Rd"_s},
                         {u"3"_s, u"North 5"_s}};
    const auto known = learned(finished, {});
    for (const QString &value :
         {u"14 Maple Street"_s, u"8"_s, u"B-2"_s, u"nothing"_s, u"Elm Road"_s})
        QCOMPARE(offered(known, value), QString());
}

void TestProposalsByExample::anotherValueOfTheSameFormTeachesNothing()
{
    const auto known = learned({{u"AL"_s, u"AK"_s}, {u"AZ"_s, u"AK"_s}, {u"CT"_s, u"CA"_s}}, {});
    for (const QString &value : {u"AL"_s, u"AZ"_s, u"AR"_s, u"CO"_s})
        QCOMPARE(offered(known, value), QString());
}

void TestProposalsByExample::slipsTeachNothing()
{
    const Pairs digits{{u"3523x"_s, u"35233"_s}, {u"x5957"_s, u"35957"_s}};
    QCOMPARE(offered(learned(digits, {}), u"3x901"_s), QString());
    const Pairs missing{{u"3523"_s, u"35233"_s}, {u"3595"_s, u"35953"_s}};
    QCOMPARE(offered(learned(missing, {}), u"3690"_s), QString());
    const Pairs zeros{{u"6185"_s, u"06185"_s}, {u"6201"_s, u"06201"_s}};
    QCOMPARE(offered(learned(zeros, {}), u"6330"_s), u"06330"_s);
    const Pairs units{{u"5m"_s, u"5"_s}, {u"12m"_s, u"12"_s}};
    QCOMPARE(offered(learned(units, {}), u"7m"_s), u"7"_s);
}

void TestProposalsByExample::whatIsWrittenOtherwiseIsLeftAlone()
{
    const Pairs states{{u"Des Moines IA"_s, u"Des Moines"_s},
                       {u"Grand Rapids MI"_s, u"Grand Rapids"_s}};
    const auto known = learned(states, {});
    QCOMPARE(offered(known, u"San Diego CA"_s), u"San Diego"_s);
    QCOMPARE(offered(known, u"Half Moon Bay"_s), QString());
}

void TestProposalsByExample::refusedIsForgotten()
{
    const QString value = u"602.555.0168"_s, other = u"205.555.0101"_s;
    const RefusedExchange once{1, value, u"(602) 555-0168"_s};
    const auto known = learned(changed(2, dots), {}, {}, {once});
    QCOMPARE(offered(known, value), QString());
    QCOMPARE(offered(known, other), u"(205) 555-0101"_s);
    const RefusedExchange again{1, u"303.555.0111"_s, u"303.555.0111"_s}; // it is right so
    QCOMPARE(offered(learned(changed(2, dots), {}, {}, {once, again}), other), QString());
    QCOMPARE(offered(learned(changed(2, dots) + changed(2, plus), {}, {}, {once, again}),
                     u"+1 205 555 0101"_s),
             u"(205) 555-0101"_s);
}

void TestProposalsByExample::whatBreaksARuleOfTheRecordIsNotOffered()
{
    const QJsonObject rule{{u"pattern"_s, u"^[^6]*$"_s}};
    const auto known = learned(changed(4, dots), {}, rule);
    QCOMPARE(offered(known, u"202.555.0177"_s), u"(202) 555-0177"_s);
    QCOMPARE(offered(known, u"602.555.0168"_s), QString());
}

void TestProposalsByExample::readOnlyFieldsAreLeftAlone()
{
    const auto known = learned(changed(4, dots), {}, {{u"readOnly"_s, true}});
    QCOMPARE(offered(known, u"602.555.0168"_s), QString());
}

/// Telephone numbers of four countries, each with its own beginning, some of which were dialled at
/// home; two of these are put right.
static CountedRecords dialledAtHome()
{
    CountedRecords records(2);
    const QList<std::pair<QString, QString>> codes{
        {u"DE"_s, u"+49"_s}, {u"ES"_s, u"+34"_s}, {u"FR"_s, u"+33"_s}, {u"PL"_s, u"+48"_s}};
    for (int number = 0; number < 80; ++number) {
        const auto &[country, code] = codes.at(number % codes.size());
        records.add({country, u"%1 %2 %3"_s.arg(code).arg(210 + number).arg(41873 + number * 911)});
    }
    records.add({u"DE"_s, u"0216-37114"_s});
    records.handle(80, {u"DE"_s, u"+49 216 37114"_s});
    records.add({u"ES"_s, u"0345-62890"_s});
    records.handle(81, {u"ES"_s, u"+34 345 62890"_s});
    return records;
}

static QString dialled(const QString &country, const QString &value,
                       const QList<RefusedExchange> &refused = {})
{
    const auto schema = RecordSchema::fromJson(
        {{u"type"_s, u"object"_s},
         {u"properties"_s, QJsonObject{{u"name"_s, QJsonObject()}, {u"phone"_s, QJsonObject()}}}});
    const ProposalsByExample known(*schema, {u"name"_s, u"phone"_s}, columnsOf(dialledAtHome()),
                                   refused);
    const auto all = known.of({{u"name"_s, country}, {u"phone"_s, value}});
    return all.isEmpty() ? QString() : all.constFirst().value;
}

void TestProposalsByExample::whatAnotherFieldTellsIsBroughtIn()
{
    QCOMPARE(dialled(u"PL"_s, u"0471-55028"_s), u"+48 471 55028"_s);
    QVERIFY2(dialled(u"NL"_s, u"0471-55028"_s).isEmpty(), "nobody knows how numbers begin there");
}

void TestProposalsByExample::whatAnotherFieldTellsIsForgottenWhenRefused()
{
    const QList<RefusedExchange> once{
        {1, u"0471-55028"_s, u"+48 471 55028"_s, {u"PL"_s, u"0471-55028"_s}}};
    QVERIFY(dialled(u"PL"_s, u"0471-55028"_s, once).isEmpty());
    QCOMPARE(dialled(u"PL"_s, u"0472-55029"_s, once), u"+48 472 55029"_s);
    const QList<RefusedExchange> twice =
        once + QList<RefusedExchange>{
                   {1, u"0477-55031"_s, u"+48 477 55031"_s, {u"PL"_s, u"0477-55031"_s}}};
    QVERIFY2(dialled(u"PL"_s, u"0472-55029"_s, twice).isEmpty(), "as often as it was shown");
}

void TestProposalsByExample::aRuleThatTheExamplesBearOutComesFirst()
{
    const QList<OfferedValue> byExample{{u"share"_s, u"0.05700000000000001"_s, 0.98, {}}};
    const auto first = [&](double sure) {
        return inOrder(byExample, {{u"share"_s, u"0.057"_s, sure, {}}}).constFirst().value;
    };
    QCOMPARE(first(0.98), u"0.05700000000000001"_s);
    QCOMPARE(first(0.99), u"0.057"_s);
}

INTRAY_TEST_GUILESS_MAIN(TestProposalsByExample)
#include "tst_proposalsbyexample.moc"
