// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "verify/values/valuechanges.h"
#include "verify/values/valuetable.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

static FieldValue valueOf(const QString &text, qint64 records, bool complies = true)
{
    return {text, records, complies, {}, {}};
}

/// A field's values as forms, as clusters, and what they would become.
class TestFieldValues : public QObject
{
    Q_OBJECT
private slots:
    void valuesOfOneFormAreTogether();
    void valuesThatDifferInLettersCaseAndMarksAreOne();
    void aRareSlipIsOfTheFrequentValue();
    void valuesWithOtherDigitsAreDifferent();
    void signsAndOrderTellNumbersApart_data();
    void signsAndOrderTellNumbersApart();
    void nobodyKnowsWhichOfTwoEquallyFrequentValuesIsMeant();
    void theUsualWayToWriteItIsProposed();
    void twoExamplesMakeAPlanForTheRest();
    void otherFieldsOfItsRecordsTellWhatAValueBecomes();
    void whatWouldBreakARuleIsNotInThePlan();
    void theRuleOfTheFieldProposes();
    void chosenValuesTellTheirForms();
};

void TestFieldValues::valuesOfOneFormAreTogether()
{
    const QList<ValueForm> forms =
        formsOf({valueOf(u"602.555.0168"_s, 2, false), valueOf(u"(602) 555-0168"_s, 40),
                 valueOf(u"205.555.0101"_s, 3, false), valueOf(u"n/a"_s, 1, false)});
    QCOMPARE(forms.size(), 3);
    QCOMPARE(forms.at(0).form, u"(999) 999-9999"_s);
    QCOMPARE(forms.at(0).complying, 40);
    QCOMPARE(forms.at(1).form, u"999.999.9999"_s);
    QCOMPARE(forms.at(1).example, u"205.555.0101"_s);
    QCOMPARE(forms.at(1).values, 2);
    QCOMPARE(forms.at(1).records, 5);
    QCOMPARE(forms.at(1).complying, 0);
}

void TestFieldValues::valuesThatDifferInLettersCaseAndMarksAreOne()
{
    const QList<ValueCluster> clusters =
        clustersOf({valueOf(u"Café Müller"_s, 9), valueOf(u"MULLER, CAFE"_s, 2),
                    valueOf(u"cafe  muller"_s, 1), valueOf(u"Café Maler"_s, 5)});
    QCOMPARE(clusters.size(), 1);
    QCOMPARE(clusters.at(0).values.size(), 3);
    QCOMPARE(clusters.at(0).meant, u"Café Müller"_s);
    QCOMPARE(clusters.at(0).records(), 12);
}

void TestFieldValues::aRareSlipIsOfTheFrequentValue()
{
    const QList<ValueCluster> clusters =
        clustersOf({valueOf(u"birmingham"_s, 200), valueOf(u"birmingxam"_s, 2),
                    valueOf(u"bermingham"_s, 150), valueOf(u"boaz"_s, 90), valueOf(u"boax"_s, 1)});
    QCOMPARE(clusters.size(), 1);
    QCOMPARE(clusters.at(0).meant, u"birmingham"_s);
    QCOMPARE(clusters.at(0).values.at(1).value, u"birmingxam"_s);
    QCOMPARE(clusters.at(0).values.size(), 2);
}

void TestFieldValues::valuesWithOtherDigitsAreDifferent()
{
    QVERIFY(
        clustersOf({valueOf(u"Oak Street 12"_s, 90), valueOf(u"Oak Street 13"_s, 1)}).isEmpty());
}

void TestFieldValues::signsAndOrderTellNumbersApart_data()
{
    QTest::addColumn<QString>("frequent");
    QTest::addColumn<QString>("rare");
    QTest::newRow("sign") << u"5"_s << u"-5"_s;
    QTest::newRow("sign of a fraction") << u"51.5"_s << u"-51.5"_s;
    QTest::newRow("ratio") << u"2:1"_s << u"1:2"_s;
    QTest::newRow("result and ratio") << u"2:1"_s << u"2-1"_s;
    QTest::newRow("sign of a long number") << u"1051.5"_s << u"-1051.5"_s;
    QTest::newRow("percent") << u"10"_s << u"10%"_s;
    QTest::newRow("formula") << u"=1+1"_s << u"%1"_s;
    QTest::newRow("single letters") << u"A-B"_s << u"B-A"_s;
    QTest::newRow("numbers beside a word") << u"Room 2 1"_s << u"Room 1 2"_s;
}

void TestFieldValues::signsAndOrderTellNumbersApart()
{
    QFETCH(QString, frequent);
    QFETCH(QString, rare);
    QVERIFY(clustersOf({valueOf(frequent, 90), valueOf(rare, 2)}).isEmpty());
}

void TestFieldValues::nobodyKnowsWhichOfTwoEquallyFrequentValuesIsMeant()
{
    const auto clusters = clustersOf({valueOf(u"Mobile"_s, 3), valueOf(u"mobile"_s, 3)});
    QCOMPARE(clusters.size(), 1);
    QVERIFY(!clusters.at(0).meant);
    const auto byRule = clustersOf({valueOf(u"Mobile"_s, 3), valueOf(u"mobile"_s, 30, false)});
    QCOMPARE(byRule.at(0).meant, u"Mobile"_s);
}

void TestFieldValues::theUsualWayToWriteItIsProposed()
{
    QList<FieldValue> values{valueOf(u"Mobile"_s, 30), valueOf(u"MOBILE"_s, 3)};
    proposeByCluster(values);
    QVERIFY(!values.at(0).proposal);
    QCOMPARE(values.at(1).proposal, u"Mobile"_s);
    QVERIFY(values.at(1).why.contains(u"30"_s));
}

void TestFieldValues::twoExamplesMakeAPlanForTheRest()
{
    const QList<FieldValue> values{valueOf(u"602.555.0168"_s, 1), valueOf(u"205.555.0101"_s, 1),
                                   valueOf(u"916.555.0177"_s, 4), valueOf(u"(303) 555-0111"_s, 9)};
    const ValueWish wish{ValueWish::How::Examples,
                         {{{u"602.555.0168"_s, {}}, u"(602) 555-0168"_s},
                          {{u"205.555.0101"_s, {}}, u"(205) 555-0101"_s}},
                         {}};
    const auto plan = planOf(u"phone"_s, changesOf(values, values, wish, {})).becomes;
    QCOMPARE(plan.size(), 3);
    QCOMPARE(plan.value(u"916.555.0177"_s), u"(916) 555-0177"_s);
}

/// Telephone numbers of two countries; two more were dialled at home, one of them in both.
static QList<FieldValue> dialledAtHome()
{
    QList<FieldValue> values;
    qint64 item = 0;
    const auto add = [&](const QString &value, const QString &country) {
        auto known = std::ranges::find(values, value, &FieldValue::value);
        if (known == values.end())
            known = values.insert(values.end(), valueOf(value, 0));
        ++known->records;
        known->in.append({ItemId(++item), {{u"country"_s, country}}});
    };
    for (int number = 0; number < 40; ++number)
        add(u"+4%1 %2 %3"_s.arg(number % 2 ? 8 : 9).arg(210 + number).arg(41873 + number * 911),
            number % 2 ? u"PL"_s : u"DE"_s);
    for (const QString &value : {u"0216-37114"_s, u"0217-37115"_s})
        add(value, u"DE"_s);
    add(u"0345-62890"_s, u"PL"_s);
    add(u"0471-55028"_s, u"PL"_s);
    for (const QString &country : {u"DE"_s, u"PL"_s, u"PL"_s})
        add(u"0588-62001"_s, country);
    return values;
}

void TestFieldValues::otherFieldsOfItsRecordsTellWhatAValueBecomes()
{
    const QList<FieldValue> values = dialledAtHome();
    const ValueWish wish{
        ValueWish::How::Examples,
        {{{u"0216-37114"_s, {}}, u"+49 216 37114"_s}, {{u"0345-62890"_s, {}}, u"+48 345 62890"_s}},
        {}};
    const QList<ValueChange> changes = changesOf(values, values, wish, {});
    const CorrectionPlan plan = planOf(u"phone"_s, changes);
    QCOMPARE(plan.becomes, (QHash<QString, QString>{{u"0216-37114"_s, u"+49 216 37114"_s},
                                                    {u"0217-37115"_s, u"+49 217 37115"_s},
                                                    {u"0345-62890"_s, u"+48 345 62890"_s},
                                                    {u"0471-55028"_s, u"+48 471 55028"_s}}));
    QCOMPARE(plan.becomesIn.keys(), QStringList{u"0588-62001"_s});
    QCOMPARE(plan.textFor(ItemId(45), u"0588-62001"_s), u"+49 588 62001"_s);
    QCOMPARE(plan.textFor(ItemId(46), u"0588-62001"_s), u"+48 588 62001"_s);
    QCOMPARE(plan.textFor(ItemId(46), u"0588-62002"_s), std::nullopt);
    QCOMPARE(plan.textFor(ItemId(99), u"0588-62001"_s), std::nullopt);
    QList<qint64> records;
    for (const ValueChange &one : changes)
        if (one.from == u"0588-62001"_s)
            records << one.records;
    QCOMPARE(records, (QList<qint64>{1, 2}));
}

void TestFieldValues::whatWouldBreakARuleIsNotInThePlan()
{
    QList<FieldValue> values{valueOf(u"a"_s, 1), valueOf(u"b"_s, 1)};
    values[0].proposal = u"right"_s;
    values[1].proposal = u"wrong"_s;
    const Complies complies = [](const QString &value) { return value != u"wrong"; };
    const auto changes = changesOf(values, values, ValueWish(), complies);
    QCOMPARE(changes.size(), 2);
    QCOMPARE(planOf(u"x"_s, changes).becomes.keys(), QStringList{u"a"_s});
}

void TestFieldValues::theRuleOfTheFieldProposes()
{
    const auto schema = RecordSchema::fromText(
        R"({"properties":{"phone":{"type":"string","pattern":"^\\([2-9][0-9]{2}\\) [0-9]{3}-[0-9]{4}$"}}})");
    QVERIFY(schema);
    QList<FieldValue> values{valueOf(u"602.555.0168"_s, 1, false), valueOf(u"n/a 1"_s, 1, false)};
    for (int i = 10; i < 40; ++i)
        values << valueOf(u"(303) 555-01%1"_s.arg(i), 1);
    proposeByRule(values, *schema, u"phone"_s);
    QCOMPARE(values.at(0).proposal, u"(602) 555-0168"_s);
    QVERIFY(!values.at(0).why.isEmpty());
    QVERIFY(!values.at(1).proposal);
    QVERIFY(!values.at(5).proposal);
}

void TestFieldValues::chosenValuesTellTheirForms()
{
    const ValueTable table =
        valueTableOf({valueOf(u"(602) 555-0168"_s, 40), valueOf(u"205.555.0101"_s, 3, false),
                      valueOf(u"602.555.0168"_s, 2, false), valueOf(u"n/a"_s, 4, false)});
    for (qsizetype at = 0; at < table.values.size(); ++at)
        QVERIFY(table.byForm.at(table.forms.at(at)).members.contains(at));
    const ChosenValues chosen{table, {2, 3, 1}};
    QStringList forms;
    for (const int form : chosen.forms())
        forms << table.byForm.at(form).text;
    QCOMPARE(forms, QStringList({u"999.999.9999"_s, u"a/a"_s}));
    QCOMPARE(chosen.oneOfEachForm(6), QStringList({u"602.555.0168"_s, u"n/a"_s}));
    QCOMPARE(chosen.oneOfEachForm(1), QStringList{u"602.555.0168"_s});
    QCOMPARE(chosen.recordsOfOneForm(), 5);
    QCOMPARE(chosen.values(2).size(), 2);
    QCOMPARE(chosen.values(9).constLast().value, u"205.555.0101"_s);
    QVERIFY(!chosen.isAnyProposed());
    QCOMPARE(ChosenValues().recordsOfOneForm(), 0);
}

INTRAY_TEST_GUILESS_MAIN(TestFieldValues)
#include "tst_fieldvalues.moc"
