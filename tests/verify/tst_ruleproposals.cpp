// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "proposedrules.h"
#include "support/testclass.h"
#include "verify/rules/acrossrecords.h"
#include "verify/rules/kindproposal.h"
#include "verify/rules/placeholders.h"
#include "verify/rules/queueprofile.h"
#include "verify/rules/shape.h"

#include <QHashFunctions>
#include <QJsonArray>

#include <random>

using namespace intray;
using namespace Qt::StringLiterals;

class TestRuleProposals : public QObject
{
    Q_OBJECT

private slots:
    void placeholdersAreRecognisedAndNamesAreNot_data();
    void placeholdersAreRecognisedAndNamesAreNot();
    void ofTwoWaysAsFrequentAlwaysTheSameIsLearned();
    void kindsAreLearnedFromTheMajority_data();
    void kindsAreLearnedFromTheMajority();
    void aRangeOfTimesEndsWithTheLastDay();
    void shapesAreLearnedFromTheMajority();
    void anExampleOfAShapeIsNothingThatIsDoubted_data();
    void anExampleOfAShapeIsNothingThatIsDoubted();
    void slipsAreNotInTheList();
    void aPlaceholderMakesNothingRequired();
    void fewRecordsProveNothing();
    void rulesAcrossFieldsAreFound();
    void twoFieldsDetermineAThirdTogether();
    void aSecondFieldThatAddsNothingIsLeftOut();
    void recordsThatComeAgainAreNoRule();
    void aComparisonTakenAloneIsChecked();
    void theFewerAreWrong();
    void everyProposalSaysHowManyFit();
    void aProposalIsTakenOverOnce();
    void theSampleStaysBounded();
    void oddValuesAreBorne_data();
    void oddValuesAreBorne();
};

static ColumnProfile columnOf(const QStringList &values)
{
    ColumnProfile column(u"f"_s);
    for (const QString &value : values)
        column.add(value);
    return column;
}

static QStringList repeated(const QStringList &values, int times)
{
    QStringList all;
    for (int i = 0; i < times; ++i)
        all += values;
    return all;
}

static QStringList numbered(const QString &form, int count)
{
    QStringList all;
    for (int i = 1; i <= count; ++i)
        all << form.arg(i);
    return all;
}

static ColumnFindings findingsIn(const QStringList &values)
{
    return findingsOf(columnOf(values), QueueProfile::usualLeast);
}

static std::optional<RuleProposal> proposed(const QList<RuleProposal> &all, const QString &rule)
{
    for (const RuleProposal &proposal : all)
        if (proposal.rule == rule)
            return proposal;
    return std::nullopt;
}

void TestRuleProposals::placeholdersAreRecognisedAndNamesAreNot_data()
{
    QTest::addColumn<QStringList>("values");
    QTest::addColumn<QStringList>("placeholders");
    const QStringList names =
        numbered(u"name %1"_s, 60).replaceInStrings(QRegularExpression(u"[0-9]"_s), u"x"_s);
    const QStringList numbers = numbered(u"%1"_s, 60);
    QTest::newRow("signs") << names + QStringList{u"-"_s, u"N/A"_s, u"--"_s, u"?"_s}
                           << QStringList{u"-"_s, u"--"_s, u"?"_s, u"N/A"_s};
    QTest::newRow("a name") << names + QStringList{u"Null"_s, u"none"_s} << QStringList();
    QTest::newRow("too often for a name")
        << names + repeated({u"unknown"_s}, 600) << QStringList{u"unknown"_s};
    QTest::newRow("an answer") << repeated({u"none"_s, u"light"_s, u"heavy"_s}, 100)
                               << QStringList();
    QTest::newRow("no number") << numbers + QStringList{u"none"_s, u"NULL"_s}
                               << QStringList{u"NULL"_s, u"none"_s};
    QTest::newRow("numbers") << numbers + QStringList{u"0"_s} << QStringList();
}

void TestRuleProposals::placeholdersAreRecognisedAndNamesAreNot()
{
    QFETCH(QStringList, values);
    QFETCH(QStringList, placeholders);
    QCOMPARE(placeholdersIn(columnOf(values)).join(u'|'), placeholders.join(u'|'));
}

/// What is guessed may not hang on the order of a hash.
void TestRuleProposals::ofTwoWaysAsFrequentAlwaysTheSameIsLearned()
{
    QStringList values;
    for (int i = 0; i < 30; ++i)
        values << u"3,%1,500"_s.arg(100 + i) << u"3'%1'500"_s.arg(100 + i)
               << u"3 %1 500"_s.arg(100 + i);
    QSet<QString> formats;
    for (int time = 0; time < 40; ++time) {
        QHashSeed::resetRandomGlobalSeed();
        formats << kindOf(ColumnContent(columnOf(values), {}, 0.3)).format();
    }
    QCOMPARE(formats.size(), 1);
    QVERIFY(!formats.contains(QString()));
}

void TestRuleProposals::kindsAreLearnedFromTheMajority_data()
{
    QTest::addColumn<QStringList>("values");
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("format");
    const auto row = [](const char *name, QStringList values, const char *kind,
                        const QString &format) {
        QTest::newRow(name) << values << QString::fromUtf8(kind) << format;
    };
    row("whole", numbered(u"%1"_s, 60) + QStringList{u"4x"_s}, "whole", u"1234"_s);
    row("percent", numbered(u"%1%"_s, 60) + QStringList{u"4x%"_s}, "whole", u"1234%"_s);
    row("small percent", numbered(u"0.%1%"_s, 60), "number", u"1234.5%"_s);
    row("unit", numbered(u"%1.5 oz"_s, 60) + QStringList{u"12 ounces"_s}, "number", u"1234.5 oz"_s);
    row("amounts", numbered(u"1,%1.50"_s, 999).mid(100), "number", u"1,234.5"_s);
    row("German amounts", numbered(u"3.%1,00 €"_s, 999).mid(100), "number", u"1.234,5 €"_s);
    row("currency", numbered(u"$%1.99"_s, 60), "number", u"$1234.5"_s);
    row("postcodes", numbered(u"0%1"_s, 999).mid(100), "text", QString());
    row("house numbers", repeated({u"1"_s, u"2a"_s, u"3"_s, u"4b"_s, u"5c"_s}, 12), "text",
        QString());
    QStringList days, months, americans, stamps;
    for (int i = 0; i < 60; ++i) {
        const QDate day = QDate(1970, 1, 1).addDays(i * 97);
        days << day.toString(u"yyyyMMdd"_s);
        months << QLocale::c().toString(day, u"d-MMM-yy"_s);
        americans << day.toString(u"M/d/yyyy"_s);
        stamps << day.toString(u"dd.MM.yyyy"_s) + u" 12:05"_s;
    }
    row("digits that are days", days + QStringList{u"19993112"_s}, "date", u"yyyyMMdd"_s);
    row("digits that are none", numbered(u"10%1"_s, 999'999).mid(99'999, 2000), "text", QString());
    row("months by name", months, "date", u"d-MMM-yy"_s);
    row("month first", americans, "date", u"M/d/yyyy"_s);
    row("day and time", stamps, "date-time", u"dd.MM.yyyy HH:mm"_s);
    row("times", numbered(u"%1:10 p.m."_s, 12) + numbered(u"%1:25 a.m."_s, 12), "time",
        u"h:mm a.p."_s);
    row("times without points", numbered(u"%1:10 pm"_s, 12) + numbered(u"%1:25 am"_s, 12), "time",
        u"h:mm ap"_s);
    row("times in large letters", numbered(u"%1:10PM"_s, 12) + numbered(u"%1:25AM"_s, 12), "time",
        u"h:mmAP"_s);
    row("mails", numbered(u"a%1@example.org"_s, 60) + QStringList{u"nobody"_s}, "email", QString());
    row("phones",
        numbered(u"+49 30 90%1"_s, 999).mid(100) + numbered(u"(030) 12-%1"_s, 999).mid(100),
        "phone", QString());
    row("web", numbered(u"www.example%1.org"_s, 60), "web", QString());
    row("answers", repeated({u"yes"_s, u"no"_s}, 30) + QStringList{u"yxs"_s}, "yes-no", QString());
    row("words", numbered(u"a word and %1"_s, 60), "text", QString());
}

void TestRuleProposals::kindsAreLearnedFromTheMajority()
{
    QFETCH(QStringList, values);
    QFETCH(QString, kind);
    QFETCH(QString, format);
    const ColumnFindings findings = findingsIn(values);
    QCOMPARE(findings.kind.name(), kind);
    QCOMPARE(findings.kind.format(), format);
}

void TestRuleProposals::aRangeOfTimesEndsWithTheLastDay()
{
    QStringList stamps;
    for (int i = 0; i < 60; ++i)
        stamps << QDate(2026, 1, 6).addDays(i * 6).toString(u"dd.MM.yyyy"_s) + u" 18:05"_s;
    const auto range = proposed(findingsIn(stamps).proposals, u"f:range"_s);
    QVERIFY(range.has_value());
    QCOMPARE(range->words.value(u"least"_s), u"01.01.2026 00:00"_s);
    QCOMPARE(range->words.value(u"most"_s), u"31.12.2026 23:59"_s);
}

void TestRuleProposals::shapesAreLearnedFromTheMajority()
{
    const QStringList codes = numbered(u"AB-%1"_s, 999).mid(100);
    const auto shape =
        proposed(findingsIn(codes + QStringList{u"AB-1x3"_s, u"ab-123"_s, u"AB123"_s}).proposals,
                 u"f:shape"_s);
    QVERIFY(shape.has_value());
    QCOMPARE(shape->of - shape->fits, 3);
    const RecordSchema schema = schemaOf({*shape});
    QVERIFY(schema.check({{u"f"_s, u"ZZ-999"_s}}).isEmpty());
    QCOMPARE(schema.check({{u"f"_s, u"ZZ-9999"_s}}).size(), 1);
}

void TestRuleProposals::anExampleOfAShapeIsNothingThatIsDoubted_data()
{
    QTest::addColumn<QStringList>("values");
    QTest::addColumn<QString>("examples");
    const auto row = [](const char *name, const QStringList &usual, const QStringList &others,
                        const QString &examples) {
        QTest::newRow(name) << usual + others << examples;
    };
    const QStringList codes = repeated({u"AB-12"_s}, 70), postcodes = repeated({u"35957"_s}, 70);
    row("a sign that few have", codes, repeated({u"AB-12%"_s}, 30), u"AB-12"_s);
    row("a sign that few leave out", codes, repeated({u"AB12"_s}, 30), u"AB-12"_s);
    row("capitals that few write", repeated({u"12 oz"_s}, 70), repeated({u"12 OZ."_s}, 30),
        u"12 oz"_s);
    row("a sign that many have", codes, repeated({u"AB-12%"_s}, 60), u"AB-12, AB-12%"_s);
    row("digits that few have", postcodes, repeated({u"35957-1234"_s}, 30), u"35957, 35957-1234"_s);
}

/// The rule asks about neither, so that it fits most of the column.
void TestRuleProposals::anExampleOfAShapeIsNothingThatIsDoubted()
{
    QFETCH(QStringList, values);
    QFETCH(QString, examples);
    const auto shape = shapeProposal(ColumnContent(columnOf(values), {}, QueueProfile::usualLeast));
    QVERIFY(shape.has_value());
    QCOMPARE(shape->sentence, u"Each value is written like "_s + examples + u'.');
    QCOMPARE(shape->keywords.value(u"description"_s), u"Write it like "_s + examples + u'.');
    QCOMPARE(shape->fits, shape->of);
}

void TestRuleProposals::slipsAreNotInTheList()
{
    const QStringList towns = repeated({u"birmingham"_s, u"huntsville"_s}, 40) +
                              repeated({u"mobile"_s, u"auburn"_s}, 8) +
                              QStringList{u"birmingxam"_s, u"selma"_s};
    const auto list = proposed(findingsIn(towns).proposals, u"f:choices"_s);
    QVERIFY(list.has_value());
    QCOMPARE(list->broken, QStringList{u"birmingxam"_s});
    QVERIFY(list->keywords.value(u"enum"_s).toArray().contains(u"selma"_s));
}

void TestRuleProposals::aPlaceholderMakesNothingRequired()
{
    const QStringList numbers = numbered(u"%1"_s, 200);
    QVERIFY(proposed(findingsIn(numbers).proposals, u"f:required"_s).has_value());
    const auto findings = findingsIn(numbers + QStringList{u"n/a"_s});
    QVERIFY(!proposed(findings.proposals, u"f:required"_s));
    const auto offered = proposed(findings.proposals, u"f:placeholders"_s);
    QVERIFY(offered.has_value());
    QVERIFY(schemaOf(findings.proposals).check({{u"f"_s, u"n/a"_s}}).isEmpty());
}

void TestRuleProposals::fewRecordsProveNothing()
{
    QVERIFY(findingsIn(numbered(u"1000%1"_s, 9)).proposals.isEmpty());
    QVERIFY(findingsIn({}).proposals.isEmpty());
}

void TestRuleProposals::rulesAcrossFieldsAreFound()
{
    const auto proposals = proposalsOf(orders(1000));
    for (const QString &rule : {u"zip->town"_s, u"start<=end"_s, u"if state then end filled"_s,
                                u"if state then end empty"_s})
        QVERIFY2(proposed(proposals, rule).has_value(), qPrintable(rule));
    for (const QString &rule : {u"town->zip"_s, u"end<=start"_s, u"zip->state"_s, u"state->town"_s})
        QVERIFY2(!proposed(proposals, rule), qPrintable(rule));
    const RecordSchema schema = schemaOf(proposals);
    const Record done{
        {u"state"_s, u"done"_s}, {u"start"_s, u"05.03.2024"_s}, {u"end"_s, u"01.03.2024"_s}};
    QStringList rules;
    for (const Fault &fault : schema.check(done))
        rules << fault.rule;
    QVERIFY(rules.contains(u"start<=end"_s));
}

/// Article and size make the price, also where the second has two values only and some prices are
/// wrong.
void TestRuleProposals::twoFieldsDetermineAThirdTogether()
{
    std::mt19937 chance(5);
    QueueProfile profile({u"article"_s, u"size"_s, u"price"_s, u"clerk"_s});
    const auto priceOf = [](int article, int size) {
        return QString::number(1000 + (article * 37 + size * 911) % 800);
    };
    const auto recordOf = [&](int article, int size) {
        return QStringList{u"article x%1"_s.arg(QChar(u'a' + article)),
                           size ? u"large"_s : u"small"_s, priceOf(article, size),
                           u"clerk %1"_s.arg(QChar(u'a' + int(chance() % 9)))};
    };
    for (int i = 0; i < 2000; ++i) {
        QStringList values = recordOf(int(chance() % 20), int(chance() % 2));
        if (i % 50 == 0)
            values[2] = QString::number(5000 + i);
        profile.add(values);
    }
    const auto all = profile.proposals(QueueProfile::usualLeast);
    const auto both = proposed(all, u"article+size->price"_s);
    QVERIFY(both);
    QCOMPARE(both->fields, (QStringList{u"price"_s, u"article"_s, u"size"_s}));
    QVERIFY(both->share() > 0.97 && both->share() < 0.985);
    QVERIFY(!proposed(all, u"article->price"_s) && !proposed(all, u"size->price"_s));
    for (const RuleProposal &one : all)
        QVERIFY2(!one.fields.contains(u"clerk"_s) || one.kind != u"dependency",
                 qPrintable(one.rule));
    const auto schema = RecordSchema::fromJson(withProposal({}, *both));
    QVERIFY(schema.has_value());
    QCOMPARE(schema->crossRules().constFirst().name(), both->rule);
    AcrossRecords across(*schema);
    const auto seen = [](const QStringList &values) {
        return Record{
            {u"article"_s, values.at(0)}, {u"size"_s, values.at(1)}, {u"price"_s, values.at(2)}};
    };
    for (int i = 0; i < 200; ++i)
        across.see(seen(recordOf(i % 20, i / 20 % 2)));
    QVERIFY(across.faultsIn(seen(recordOf(3, 1))).isEmpty());
    Record wrong = seen(recordOf(3, 1));
    wrong.insert(u"price"_s, priceOf(3, 0));
    across.see(wrong);
    QCOMPARE(across.faultsIn(wrong).size(), 1);
    QCOMPARE(across.faultsIn(wrong).constFirst().rule, u"article+size->price"_s);
}

void TestRuleProposals::aSecondFieldThatAddsNothingIsLeftOut()
{
    std::mt19937 chance(7);
    QueueProfile profile({u"zip"_s, u"street"_s, u"town"_s, u"clerk"_s, u"noise"_s});
    for (int i = 0; i < 2000; ++i) {
        const int zip = int(chance() % 40);
        profile.add(QStringList{
            u"z%1"_s.arg(10000 + zip), u"street %1"_s.arg(QChar(u'a' + int(chance() % 20))),
            u"town %1"_s.arg(QChar(u'a' + zip / 2)),
            u"clerk %1"_s.arg(QChar(u'a' + int(chance() % 5))), u"noise %1"_s.arg(chance() % 300)});
    }
    const auto all = profile.proposals(QueueProfile::usualLeast);
    QVERIFY(proposed(all, u"zip->town"_s));
    for (const RuleProposal &one : all)
        QVERIFY2(!one.rule.contains(u'+'), qPrintable(one.rule));
}

/// Two fields that happen to tell which of the repeated records it is say all of it, by chance.
void TestRuleProposals::recordsThatComeAgainAreNoRule()
{
    std::mt19937 chance(11);
    QList<QStringList> records;
    for (int i = 0; i < 300; ++i) {
        QStringList values;
        for (int column = 0; column < 8; ++column)
            values << u"v%1 %2"_s.arg(column).arg(chance() % 40);
        records << values;
    }
    QueueProfile profile({u"nr"_s, u"a"_s, u"b"_s, u"c"_s, u"d"_s, u"e"_s, u"f"_s, u"g"_s, u"h"_s});
    for (int i = 0; i < 6000; ++i)
        profile.add(QStringList{u"n%1"_s.arg(i)} + records.at(i % 300));
    for (const RuleProposal &one : profile.proposals(QueueProfile::usualLeast))
        QVERIFY2(one.kind != u"dependency", qPrintable(one.rule));
}

void TestRuleProposals::aComparisonTakenAloneIsChecked()
{
    const auto comparison = proposed(proposalsOf(orders(1000)), u"start<=end"_s);
    QVERIFY(comparison.has_value());
    const RecordSchema schema = schemaOf({*comparison});
    const QList<Fault> faults =
        schema.check({{u"start"_s, u"05.03.2024"_s}, {u"end"_s, u"01.04.2024"_s}});
    QVERIFY(faults.isEmpty());
    QCOMPARE(schema.check({{u"start"_s, u"05.03.2024"_s}, {u"end"_s, u"01.03.2024"_s}}).size(), 1);
    const QJsonObject iso{{u"x-intray"_s, QJsonObject{{u"kind"_s, u"date"_s}}}};
    const QJsonObject before{{u"properties"_s, QJsonObject{{u"start"_s, iso}}}};
    QCOMPARE(withProposal(before, *comparison).value(u"properties"_s)[u"start"_s].toObject(), iso);
}

void TestRuleProposals::theFewerAreWrong()
{
    const RecordSchema schema =
        RecordSchema::fromText(
            R"({"properties":{"zip":{},"town":{}},"x-intray":{"rules":[{"for_equal":["zip"],"equal":["town"]},{"unique":["town"]}]}})")
            .value();
    AcrossRecords across(schema);
    const auto record = [](const char *zip, const char *town) {
        return Record{{u"zip"_s, QString::fromUtf8(zip)}, {u"town"_s, QString::fromUtf8(town)}};
    };
    const QList<Record> records{record("1", "A"), record("1", "A"), record("1", "B"),
                                record("2", "C"), record("2", "D"), record("3", "A"),
                                record("3", "E"), record("", "A"),  record("4", "")};
    for (const Record &one : records)
        across.see(one);
    QStringList found;
    for (const Record &one : records)
        for (const Fault &fault : across.faultsIn(one))
            if (fault.rule == u"zip->town")
                found << one.value(u"zip"_s).toString() + one.value(u"town"_s).toString();
    QCOMPARE(found.join(u' '), u"1B 2C 2D 3E"_s); // A is the usual town
    QCOMPARE(across.faultsIn(records.at(7)).constFirst().rule, u"unique town"_s);
    QVERIFY(across.faultsIn(records.at(8)).isEmpty());
}

void TestRuleProposals::everyProposalSaysHowManyFit()
{
    KnownTable table = orders(1000);
    table.typed[0][0] = u"1x000"_s;
    table.typed[1][0] = u"999"_s;
    for (const RuleProposal &proposal : proposalsOf(table)) {
        QVERIFY2(proposal.of > 0 && proposal.fits <= proposal.of &&
                     proposal.share() >= QueueProfile::usualLeast,
                 qPrintable(proposal.rule));
        QVERIFY(!proposal.sentence.isEmpty());
    }
    const auto shape = proposed(proposalsOf(table), u"zip:shape"_s);
    QVERIFY(shape.has_value());
    QCOMPARE(shape->fits, 998);
    QCOMPARE(shape->of, 1000);
    QCOMPARE(shape->broken, (QStringList{u"1x000"_s, u"999"_s}));
}

void TestRuleProposals::aProposalIsTakenOverOnce()
{
    const auto proposals = proposalsOf(orders(1000));
    QCOMPARE(proposalsNamed(u"ZIP:shape"_s, proposals).size(), 1);
    QCOMPARE(proposalsNamed(u"all"_s, proposals).size(), proposals.size());
    QVERIFY(proposalsNamed(u"zap"_s, proposals).isEmpty());
    const QJsonObject before{
        {u"properties"_s, QJsonObject{{u"zip"_s, QJsonObject{{u"title"_s, u"ZIP"_s}}}}}};
    for (const RuleProposal &proposal : proposals) {
        const QJsonObject after = withProposal(before, proposal);
        QVERIFY(!hasProposal(before, proposal));
        QVERIFY2(hasProposal(after, proposal), qPrintable(proposal.rule));
        QCOMPARE(after.value(u"properties"_s)[u"zip"_s][u"title"_s].toString(), u"ZIP"_s);
    }
}

void TestRuleProposals::theSampleStaysBounded()
{
    ColumnProfile column(u"f"_s);
    for (int i = 0; i < 120'000; ++i)
        column.add(i % 4 == 0 ? u"same"_s : QString::number(i));
    QVERIFY(!column.isWhole());
    QVERIFY(column.distinct() <= 50'000);
    QCOMPARE(column.records(), 120'000);
    for (const auto &one : column.values())
        QCOMPARE(one.count, one.value == u"same" ? 30'000 : 1);
    RecordSample sample(100);
    for (int i = 0; i < 5'000; ++i)
        sample.add({u"a"_s}, {QString::number(i)});
    QCOMPARE(sample.size(), 100);
    qint64 late = 0;
    for (const int value : sample.column(0))
        late += sample.text(0, value).toInt() >= 2'500 ? 1 : 0;
    QVERIFY2(late > 30 && late < 70, qPrintable(QString::number(late)));
}

void TestRuleProposals::oddValuesAreBorne_data()
{
    QTest::addColumn<QStringList>("values");
    QTest::newRow("one record") << QStringList{u"a"_s};
    QTest::newRow("all equal") << repeated({u"same"_s}, 500);
    QTest::newRow("all different") << numbered(u"value %1"_s, 500);
    QTest::newRow("all empty") << repeated({QString()}, 500);
    QTest::newRow("1 MB") << repeated({QString(1024 * 1024, u'x')}, 30);
    QTest::newRow("Greek") << repeated({u"Αθήνα"_s, u"Πάτρα"_s}, 50);
    QTest::newRow("Arabic") << repeated({u"القاهرة"_s, u"دمشق"_s}, 50);
    QTest::newRow("Japanese") << repeated({u"東京"_s, u"大阪"_s}, 50);
    QTest::newRow("line breaks") << repeated({u"a\nb"_s, u"c\r\nd"_s}, 50);
    QTest::newRow("half a character") << repeated({QString(QChar(0xd800)), u"\U0001F600"_s}, 50);
    QTest::newRow("signs of patterns") << repeated({u"a.*(b"_s, u"[1]"_s, u"\\d{2}"_s}, 50);
}

void TestRuleProposals::oddValuesAreBorne()
{
    QFETCH(QStringList, values);
    QueueProfile profile;
    for (const QString &value : values)
        profile.add(Record{{u"f"_s, value}});
    const RecordSchema schema = schemaOf(profile.proposals(QueueProfile::usualLeast));
    qint64 refused = 0;
    for (const QString &value : values)
        refused += schema.check({{u"f"_s, value}}).isEmpty() ? 0 : 1;
    QCOMPARE(refused, 0);
}

INTRAY_TEST_APPLESS_MAIN(TestRuleProposals)
#include "tst_ruleproposals.moc"
