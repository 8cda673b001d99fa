// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/deskfixture.h"
#include "session/verifying/ruleproposing.h"
#include "session/verifying/ruletrial.h"
#include "session/verifying/schemaediting.h"
#include "support/testclass.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace intray;
using namespace Qt::StringLiterals;

/// Rules held against a queue's records, and proposed from them, while somebody edits them.
class RuleTrialTest : public QObject
{
    Q_OBJECT

private slots:
    void brokenRulesAreToldWithKeyAndValue();
    void eachSentenceIsToldWithItsRecordsAsLongAsTheyAreFew();
    void onlyTheLastSchemaIsTold();
    void whatIsCancelledIsNotTold();
    void whatCannotBeUsedFails();
    void oddRecordsAreTriedAndLearnedFrom_data();
    void oddRecordsAreTriedAndLearnedFrom();
    void stepsGoBackAndForth();

private:
    static QJsonObject only(const QStringList &values)
    {
        return {{u"properties"_s,
                 QJsonObject{
                     {u"city"_s, QJsonObject{{u"enum"_s, QJsonArray::fromStringList(values)}}}}}};
    }
    static void add(Office &office, const QString &key, const QString &city)
    {
        valueOf(office.colleague.store.addItem(
            u"hospital"_s, {key, 0, {}, {{u"name"_s, key}, {u"city"_s, city}}, {}}));
    }
};

void RuleTrialTest::brokenRulesAreToldWithKeyAndValue()
{
    Office office;
    for (const QString &key : {u"1"_s, u"2"_s, u"3"_s})
        add(office, key, key == u"2" ? u"boaz"_s : u"opp"_s);
    office.open();
    RuleTrial trial(office.session->login(), office.session->identity(), u"hospital"_s);
    QSignalSpy tested(&trial, &RuleTrial::tested);
    trial.test(only({u"boaz"_s}));
    QTRY_COMPARE(tested.size(), 1);
    const auto found = tested.at(0).at(0).value<TriedRules>();
    QCOMPARE(found.records, 3);
    QCOMPARE(found.broken, 2);
    QCOMPARE(found.rules.size(), 1);
    QCOMPARE(found.rules.at(0).field, u"city"_s);
    QCOMPARE(found.rules.at(0).rule, u"choices"_s);
    QCOMPARE(found.rules.at(0).records, 2);
    QCOMPARE(found.rules.at(0).examples.size(), 2);
    QCOMPARE(found.rules.at(0).examples.at(1).key, u"3"_s);
    QCOMPARE(found.rules.at(0).examples.at(1).value, u"opp"_s);
    QVERIFY(found.rules.at(0).examples.at(1).sentence.contains(u"boaz"_s));
}

void RuleTrialTest::eachSentenceIsToldWithItsRecordsAsLongAsTheyAreFew()
{
    constexpr int cities = 70, toldApart = 60;
    Office office;
    QJsonArray rules;
    for (int i = 0; i < cities; ++i) {
        const QString city = u"town %1"_s.arg(i);
        add(office, QString::number(i), city);
        rules << QJsonDocument::fromJson(
                     u"{\"if\": {\"properties\": {\"city\": {\"const\": \"%1\"}}}, "
                     "\"then\": {\"properties\": {\"name\": {\"pattern\": \"^x\"}}}}"_s.arg(city)
                         .toUtf8())
                     .object();
    }
    office.open();
    RuleTrial trial(office.session->login(), office.session->identity(), u"hospital"_s);
    QSignalSpy tested(&trial, &RuleTrial::tested);
    trial.test(
        {{u"properties"_s, QJsonObject{{u"city"_s, QJsonObject()}, {u"name"_s, QJsonObject()}}},
         {u"allOf"_s, rules}});
    QTRY_COMPARE(tested.size(), 1);
    const auto found = tested.at(0).at(0).value<TriedRules>();
    QCOMPARE(found.broken, cities);
    QCOMPARE(found.rules.size(), toldApart + 1);
    QCOMPARE(found.rules.constFirst().sentence, QString()); // the most, and not the same
    QCOMPARE(found.rules.constFirst().records, cities - toldApart);
    QVERIFY(found.rules.constLast().sentence.startsWith(u"This must begin with x, because"_s));
    QCOMPARE(found.rules.constLast().records, 1);
}

void RuleTrialTest::onlyTheLastSchemaIsTold()
{
    Office office;
    add(office, u"1"_s, u"opp"_s);
    office.open();
    RuleTrial trial(office.session->login(), office.session->identity(), u"hospital"_s);
    QSignalSpy tested(&trial, &RuleTrial::tested);
    QSignalSpy failed(&trial, &RuleTrial::failed);
    for (const QString &value : {u"a"_s, u"b"_s, u"c"_s})
        trial.test(only({value}));
    trial.test(only({u"opp"_s}));
    QTRY_COMPARE(tested.size(), 1);
    QCOMPARE(tested.at(0).at(0).value<TriedRules>().broken, 0);
    QTRY_VERIFY(!trial.isRunning());
    QCOMPARE(tested.size(), 1);
    QVERIFY(failed.isEmpty());
    trial.test(only({u"boaz"_s}));
    QTRY_COMPARE(tested.size(), 2);
    QCOMPARE(tested.at(1).at(0).value<TriedRules>().broken, 1);
}

void RuleTrialTest::whatIsCancelledIsNotTold()
{
    Office office;
    add(office, u"1"_s, u"opp"_s);
    office.open();
    RuleTrial trial(office.session->login(), office.session->identity(), u"hospital"_s);
    QSignalSpy tested(&trial, &RuleTrial::tested);
    QSignalSpy ended(&trial, &RuleTrial::ended);
    trial.test(only({u"a"_s}));
    trial.cancel();
    QTRY_COMPARE(ended.size(), 1);
    QVERIFY(!trial.isRunning());
    QVERIFY(tested.isEmpty());
    RuleProposing proposing(office.session->login(), office.session->identity(), u"hospital"_s);
    QSignalSpy found(&proposing, &RuleProposing::found);
    QSignalSpy failed(&proposing, &RuleProposing::failed);
    proposing.look();
    proposing.cancel();
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(found.isEmpty());
}

void RuleTrialTest::whatCannotBeUsedFails()
{
    Office office({u"1"_s});
    office.open();
    RuleTrial trial(office.session->login(), office.session->identity(), u"hospital"_s);
    QSignalSpy failed(&trial, &RuleTrial::failed);
    trial.test({{u"properties"_s, 5}});
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(failed.at(0).at(0).value<Error>().sentence.contains(u"/properties"_s));
    trial.test(
        {{u"properties"_s, QJsonObject{{u"a"_s, QJsonObject{{u"$ref"_s, u"#/properties/a"_s}}}}}});
    QTRY_COMPARE(failed.size(), 2);
}

void RuleTrialTest::oddRecordsAreTriedAndLearnedFrom_data()
{
    QTest::addColumn<QStringList>("values");
    QTest::addColumn<bool>("areProposed"); ///< Rules of the field.
    QStringList same, different, greek, arabic, japanese;
    for (int i = 0; i < 60; ++i) {
        same << u"equal"_s;
        different << u"x%1"_s.arg(i * 7919 % 10007);
        greek << QStringList{u"Αθήνα"_s, u"Πάτρα"_s, u"Βόλος"_s}.at(i % 3);
        arabic << QStringList{u"القاهرة"_s, u"بيروت"_s}.at(i % 2);
        japanese << QStringList{u"東京"_s, u"大阪"_s, u"京都"_s}.at(i % 3);
    }
    QTest::newRow("one record") << QStringList{u"opp"_s} << false;
    QTest::newRow("none") << QStringList() << false;
    QTest::newRow("all equal") << same << true;
    QTest::newRow("all different") << different << true;
    QTest::newRow("Greek") << greek << true;
    QTest::newRow("Arabic") << arabic << true;
    QTest::newRow("Japanese") << japanese << true;
    QTest::newRow("1 MB") << QStringList{QString(1000 * 1000, u'x'), u"opp"_s} << false;
    QTest::newRow("controls") << QStringList{u"a\u202eb"_s, u"\u0001x"_s, u"<b>"_s} << false;
}

void RuleTrialTest::oddRecordsAreTriedAndLearnedFrom()
{
    QFETCH(QStringList, values);
    QFETCH(bool, areProposed);
    Office office;
    for (qsizetype i = 0; i < values.size(); ++i)
        add(office, QString::number(i + 1), values.at(i));
    office.open();
    RuleTrial trial(office.session->login(), office.session->identity(), u"hospital"_s);
    RuleProposing proposing(office.session->login(), office.session->identity(), u"hospital"_s);
    QSignalSpy tested(&trial, &RuleTrial::tested);
    QSignalSpy found(&proposing, &RuleProposing::found);
    trial.test(only({u"nowhere"_s}));
    proposing.look();
    QTRY_COMPARE(tested.size(), 1);
    QTRY_COMPARE(found.size(), 1);
    QCOMPARE(tested.at(0).at(0).value<TriedRules>().broken, values.size());
    for (const auto &broken : tested.at(0).at(0).value<TriedRules>().rules)
        for (const auto &one : broken.examples)
            QVERIFY(one.value.size() <= 200);
    QCOMPARE(found.at(0).at(1).toLongLong(), values.size());
    const auto proposals = found.at(0).at(0).value<QList<RuleProposal>>();
    EditedSchema schema;
    bool isCityProposed = false;
    for (const RuleProposal &one : proposals) {
        isCityProposed = isCityProposed || one.fields.constFirst() == u"city"_s;
        schema.take(one);
        QVERIFY2(schema.faults().isEmpty(), qPrintable(one.rule));
        QVERIFY(schema.has(one));
    }
    QCOMPARE(isCityProposed, areProposed);
    trial.test(schema.json()); // what all keep, nobody breaks
    QTRY_COMPARE(tested.size(), 2);
    QCOMPARE(tested.at(1).at(0).value<TriedRules>().broken, 0);
}

void RuleTrialTest::stepsGoBackAndForth()
{
    Queue queue;
    queue.fields = {u"a"_s, u"b"_s};
    SchemaEditing editing(queue);
    QSignalSpy changed(&editing, &SchemaEditing::schemaChanged);
    const auto type = [&](const QString &label) {
        EditedSchema schema = editing.schema();
        EditedField field = schema.field(u"a"_s);
        field.label = label;
        schema.setField(u"a"_s, field);
        editing.change(schema, u"a/label"_s);
    };
    type(u"Z"_s);
    type(u"ZI"_s);
    type(u"ZI"_s);
    QCOMPARE(changed.size(), 2);
    EditedSchema moved = editing.schema();
    moved.move(u"a"_s, 1);
    editing.change(moved);
    editing.undo();
    QCOMPARE(editing.schema().field(u"a"_s).label, u"ZI"_s);
    editing.undo(); // the letters are one step
    QVERIFY(!editing.isChanged() && !editing.canUndo());
    QCOMPARE(editing.changed(), queue);
    editing.redo();
    editing.redo();
    QVERIFY(!editing.canRedo());
    QCOMPARE(editing.schema().fields().join(u' '), u"b a"_s);
    editing.setSaved(editing.changed());
    QVERIFY(!editing.isChanged());
    editing.undo();
    QVERIFY(editing.isChanged());
    type(u"other"_s);
    QVERIFY(!editing.canRedo());
}

INTRAY_TEST_GUILESS_MAIN(RuleTrialTest)
#include "tst_ruletrial.moc"
