// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "verify/decided/decidedvalues.h"

#include <QJsonDocument>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// What was decided about values like these, by the templates of a queue.
class DecidedValuesTest : public QObject
{
    Q_OBJECT

private slots:
    void exactlyTheValuesAreDecided();
    void examplesDecideOtherValuesOfTheirForms();
    void whatExamplesLoseUnshownIsNotDecided();
    void theNewestCounts();
    void anewReplacesWhatWasDecidedBefore();
    void whatContradictsItselfOrCannotBeIsRefused_data();
    void whatContradictsItselfOrCannotBeIsRefused();
    void twoDecisionsOfATemplateCannotContradictEachOther();
    void templatesThatContradictDecideNothing();
    void whatBreaksARuleIsNotOffered();
    void whatNobodyMayChangeIsNotOffered();
    void emptyIsNotMissing();
    void itIsForRecordsThatCameByTheTemplate();

private:
    static KeptDecision becoming(const KeptDecision::Pairs &pairs)
    {
        return {u"q"_s, u"town"_s, pairs};
    }
    static DecidedValues of(const QList<TemplateDecisions> &templates,
                            const QByteArray &town = "{}", const QStringList &towns = {})
    {
        const QJsonObject json =
            QJsonDocument::fromJson(R"({"properties":{"name":{},"town":)" + town + "}}").object();
        return {
            RecordSchema::fromJson(json).value_or(RecordSchema()), templates, {{u"town"_s, towns}}};
    }
    /// The only value that is offered.
    static std::optional<QString> meant(const DecidedValues &decided, const QString &field,
                                        const QString &text)
    {
        const QList<OfferedValue> all = decided.of(Record{{field, text}});
        return all.size() == 1 ? std::optional(all.at(0).value) : std::nullopt;
    }
    static QStringList offered(const DecidedValues &decided, const QString &town)
    {
        QStringList values;
        for (const OfferedValue &one : decided.of(Record{{u"town"_s, town}}))
            values << one.value;
        return values;
    }
};

void DecidedValuesTest::exactlyTheValuesAreDecided()
{
    const DecidedValues decided = of({{u"a"_s, {becoming({{u"N/A"_s, u"unknown"_s}})}}});
    QCOMPARE(meant(decided, u"town"_s, u"N/A"_s), u"unknown"_s);
    QCOMPARE(meant(decided, u"town"_s, u"n/a"_s), std::nullopt);
    QCOMPARE(meant(decided, u"town"_s, u"unknown"_s), std::nullopt);
    QCOMPARE(meant(decided, u"name"_s, u"N/A"_s), std::nullopt);
    const QList<OfferedValue> all = decided.of(Record{{u"town"_s, u"N/A"_s}});
    QCOMPARE(all.size(), 1);
    QCOMPARE(all.at(0).why, u"decided for the template “a”"_s);
    QVERIFY(DecidedValues().isEmpty() && !decided.isEmpty());
}

void DecidedValuesTest::examplesDecideOtherValuesOfTheirForms()
{
    KeptDecision decision{u"q"_s, u"town"_s};
    decision.examples = {{u"602.555.0168"_s, u"(602) 555-0168"_s},
                         {u"205.555.0101"_s, u"(205) 555-0101"_s}};
    QCOMPARE(meant(of({{u"a"_s, {decision}}}), u"town"_s, u"916.555.0177"_s), u"(916) 555-0177"_s);
    decision.forms = {u"999.999.9999"_s};
    QCOMPARE(meant(of({{u"a"_s, {decision}}}), u"town"_s, u"916.555.0177"_s), u"(916) 555-0177"_s);
    decision.forms = {u"999-999-9999"_s};
    QCOMPARE(meant(of({{u"a"_s, {decision}}}), u"town"_s, u"916.555.0177"_s), std::nullopt);
}

void DecidedValuesTest::whatExamplesLoseUnshownIsNotDecided()
{
    KeptDecision decision{u"q"_s, u"town"_s};
    decision.examples = {{u"12.0 oz"_s, u"12"_s}};
    const auto decided = [&] {
        return of({{u"a"_s, {decision}}}, "{}",
                  {u"12.0 oz"_s, u"16.0 oz"_s, u"24.0 oz"_s, u"19.2 oz"_s, u"8.4 oz"_s});
    };
    QCOMPARE(meant(decided(), u"town"_s, u"24.0 oz"_s), u"24"_s);
    QCOMPARE(meant(decided(), u"town"_s, u"19.2 oz"_s), std::nullopt);
    decision.examples.append({u"8.4 oz"_s, u"8"_s}); // now it is said
    QCOMPARE(meant(decided(), u"town"_s, u"19.2 oz"_s), u"19"_s);
}

void DecidedValuesTest::theNewestCounts()
{
    const DecidedValues decided = of({{u"a"_s,
                                       {becoming({{u"N/A"_s, u"unknown"_s}, {u"x"_s, u"y"_s}}),
                                        becoming({{u"N/A"_s, u"none"_s}})}}});
    QCOMPARE(meant(decided, u"town"_s, u"N/A"_s), u"none"_s);
    QCOMPARE(meant(decided, u"town"_s, u"x"_s), u"y"_s);
}

void DecidedValuesTest::anewReplacesWhatWasDecidedBefore()
{
    const KeptDecision first = becoming({{u"N/A"_s, u"unknown"_s}, {u"x"_s, u"y"_s}});
    const KeptDecision second = becoming({{u"N/A"_s, u"none"_s}});
    KeptDecision other = first;
    other.queue = u"other"_s;
    QCOMPARE(withDecision({first, other}, second),
             (QList{becoming({{u"x"_s, u"y"_s}}), other, second}));
    QCOMPARE(withDecision({second}, second), QList{second});
    KeptDecision byExample{u"q"_s, u"town"_s};
    byExample.examples = {{u"a1"_s, u"a"_s}};
    KeptDecision ofForm = byExample;
    ofForm.forms = {u"a9"_s};
    QCOMPARE(withDecision({byExample, ofForm}, byExample), (QList{ofForm, byExample}));
}

void DecidedValuesTest::whatContradictsItselfOrCannotBeIsRefused_data()
{
    QTest::addColumn<KeptDecision>("decision");
    QTest::addColumn<QStringList>("named"); // the word of the template, and what the sentence names
    const QString null = u"a"_s + QChar(u'\0') + u"b"_s;
    KeptDecision examples = becoming({});
    examples.examples = {{u"N/A"_s, u"unknown"_s}, {u"-"_s, u"none"_s}, {u"N/A"_s, u"none"_s}};
    KeptDecision forms = examples;
    forms.examples = {{u"N/A"_s, u"unknown"_s}};
    forms.forms = {null};
    QTest::newRow("values") << becoming({{u"N/A"_s, u"unknown"_s}, {u"N/A"_s, u"none"_s}})
                            << QStringList{u"becomes"_s, u"N/A"_s, u"unknown"_s, u"none"_s};
    QTest::newRow("examples") << examples
                              << QStringList{u"examples"_s, u"N/A"_s, u"unknown"_s, u"none"_s};
    QTest::newRow("U+0000 in the old value")
        << becoming({{null, u"c"_s}}) << QStringList{u"becomes"_s, u"a\u2400b"_s, u"U+0000"_s};
    QTest::newRow("U+0000 in the new value")
        << becoming({{u"c"_s, null}}) << QStringList{u"becomes"_s, u"a\u2400b"_s, u"U+0000"_s};
    QTest::newRow("U+0000 in the field")
        << KeptDecision{u"q"_s, null, {{u"c"_s, u"d"_s}}} << QStringList{u"field"_s, u"a\u2400b"_s};
    QTest::newRow("nothing") << becoming({}) << QStringList{u"becomes"_s};
    QTest::newRow("U+0000 in a form") << forms << QStringList{u"forms"_s, u"a\u2400b"_s};
}

void DecidedValuesTest::whatContradictsItselfOrCannotBeIsRefused()
{
    QFETCH(const KeptDecision, decision);
    QFETCH(const QStringList, named);
    const auto fault = faultIn(decision);
    QVERIFY(fault);
    QCOMPARE(fault->word, named.at(0));
    const auto read = decisionsFrom(listOf(QList{decision}), u"/corrections"_s);
    QVERIFY(!read);
    QVERIFY2(read.error().sentence.contains(u"/corrections/0/"_s + named.at(0)),
             qPrintable(read.error().sentence));
    for (const QString &word : named.mid(1)) {
        QVERIFY2(fault->sentence.contains(word), qPrintable(fault->sentence));
        QVERIFY(read.error().sentence.contains(word));
    }
    // the same said twice is no contradiction
    QVERIFY(!faultIn(becoming({{u"N/A"_s, u"unknown"_s}, {u"N/A"_s, u"unknown"_s}})));
}

void DecidedValuesTest::twoDecisionsOfATemplateCannotContradictEachOther()
{
    const KeptDecision first = becoming({{u"N/A"_s, u"unknown"_s}});
    const KeptDecision second = becoming({{u"x"_s, u"y"_s}, {u"N/A"_s, u"none"_s}});
    KeptDecision elsewhere = second;
    elsewhere.field = u"zip"_s;
    QVERIFY(decisionsFrom(listOf(QList{first, elsewhere, first}), u"/corrections"_s));
    const auto read = decisionsFrom(listOf(QList{first, elsewhere, second}), u"/corrections"_s);
    QVERIFY(!read);
    for (const QString &word : {u"/corrections/2/becomes"_s, u"N/A"_s, u"unknown"_s, u"none"_s})
        QVERIFY2(read.error().sentence.contains(word), qPrintable(read.error().sentence));
}

void DecidedValuesTest::templatesThatContradictDecideNothing()
{
    const DecidedValues decided = of({{u"a"_s, {becoming({{u"N/A"_s, u"unknown"_s}})}},
                                      {u"b"_s, {becoming({{u"N/A"_s, u"none"_s}})}},
                                      {u"c"_s, {becoming({{u"N/A"_s, u"none"_s}})}}});
    QCOMPARE(meant(decided, u"town"_s, u"N/A"_s), std::nullopt);
    QCOMPARE(offered(decided, u"N/A"_s), (QStringList{u"unknown"_s, u"none"_s}));
    for (const OfferedValue &one : decided.of(Record{{u"town"_s, u"N/A"_s}}))
        QVERIFY(one.sure < 0.5);
}

void DecidedValuesTest::whatBreaksARuleIsNotOffered()
{
    const DecidedValues decided =
        of({{u"a"_s, {becoming({{u"N/A"_s, u"unknown"_s}, {u"boaz"_s, u"Boaz"_s}})}}},
           R"({"enum":["N/A","Boaz"]})");
    QCOMPARE(offered(decided, u"N/A"_s), QStringList());
    QCOMPARE(offered(decided, u"boaz"_s), QStringList{u"Boaz"_s});
}

void DecidedValuesTest::whatNobodyMayChangeIsNotOffered()
{
    const DecidedValues decided =
        of({{u"a"_s, {becoming({{u"N/A"_s, u"unknown"_s}})}}}, R"({"readOnly":true})");
    QCOMPARE(offered(decided, u"N/A"_s), QStringList());
}

void DecidedValuesTest::emptyIsNotMissing()
{
    const DecidedValues decided = of({{u"a"_s, {becoming({{QString(), u"unknown"_s}})}}});
    QCOMPARE(offered(decided, u""_s), QStringList{u"unknown"_s});
    QVERIFY(decided.of(Record{{u"name"_s, u"Ann"_s}}).isEmpty());
}

void DecidedValuesTest::itIsForRecordsThatCameByTheTemplate()
{
    const DecidedValues decided = of({{u"a"_s, {becoming({{u"N/A"_s, u"unknown"_s}})}},
                                      {u"b"_s, {becoming({{u"-"_s, u"none"_s}})}}});
    const auto offeredTo = [&](const QStringList &templates, const QString &town) {
        return decided.of(Record{{u"town"_s, town}}, templates).size();
    };
    QCOMPARE(offeredTo({u"a"_s}, u"N/A"_s), 1);
    QCOMPARE(offeredTo({u"b"_s}, u"N/A"_s), 0);
    QCOMPARE(offeredTo({u"b"_s}, u"-"_s), 1);
    QCOMPARE(offeredTo({u"a"_s, u"b"_s}, u"-"_s), 1);
    QCOMPARE(offeredTo({}, u"N/A"_s), 0);
}

INTRAY_TEST_GUILESS_MAIN(DecidedValuesTest)
#include "tst_decidedvalues.moc"
