// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/example/byexample.h"

#include <QTest>

using namespace intray;

using Texts = QList<std::pair<QString, QString>>;

static QList<Example> examplesOf(const Texts &texts)
{
    QList<Example> examples;
    for (const auto &[from, to] : texts)
        examples.append({{from, {}}, to});
    return examples;
}

class TestByExample : public QObject
{
    Q_OBJECT
private slots:
    void twoExamplesExplainTheRest_data();
    void twoExamplesExplainTheRest();
    void whatCannotBeKnownIsNotOffered_data();
    void whatCannotBeKnownIsNotOffered();
    void otherFieldsSayWhatIsMissing();
    void whatKeepsTheRulesIsLeftAlone();
    void aConstantSaysNothingOfOtherValues();
};

void TestByExample::twoExamplesExplainTheRest_data()
{
    QTest::addColumn<Texts>("examples");
    QTest::addColumn<Texts>("rest");
    QTest::newRow("telephone with dots")
        << Texts{{"602.555.0168", "(602) 555-0168"}, {"205.555.0101", "(205) 555-0101"}}
        << Texts{{"916.555.0177", "(916) 555-0177"}, {"(303) 555-0111", ""}};
    QTest::newRow("telephone of digits")
        << Texts{{"6025550168", "(602) 555-0168"}, {"2055550101", "(205) 555-0101"}}
        << Texts{{"9165550177", "(916) 555-0177"}};
    QTest::newRow("telephone in two forms")
        << Texts{{"602.555.0168", "(602) 555-0168"}, {"+1 205 555 0101", "(205) 555-0101"}}
        << Texts{{"916.555.0177", "(916) 555-0177"}, {"+1 303 555 0111", "(303) 555-0111"}};
    QTest::newRow("last name first")
        << Texts{{"Abigail Ashdown", "Ashdown, Abigail"}, {"Carlos Beckwith", "Beckwith, Carlos"}}
        << Texts{{"Nora Quigley", "Quigley, Nora"},
                 {"Kean O'Rourke", "O'Rourke, Kean"},
                 {"Quigley, Nora", ""}};
    QTest::newRow("unit off") << Texts{{"12.0 oz", "12.0"}, {"16.0 oz.", "16.0"}}
                              << Texts{{"24.0 oz.", "24.0"}, {"8.4 oz", "8.4"}, {"12.0", ""}};
    QTest::newRow("German day") << Texts{{"5.3.2020", "2020-03-05"}, {"12.11.2019", "2019-11-12"}}
                                << Texts{{"1.2.1980", "1980-02-01"}, {"2020-03-05", ""}};
    QTest::newRow("day with month name")
        << Texts{{"5 March 2020", "2020-03-05"}, {"12 November 2019", "2019-11-12"}}
        << Texts{{"1 February 1980", "1980-02-01"}};
    QTest::newRow("amount") << Texts{{"1.234,50 €", "1234.50"}, {"12,00 €", "12.00"}}
                            << Texts{{"1.234.567,89 €", "1234567.89"}, {"99,95 €", "99.95"}};
    QTest::newRow("initials") << Texts{{"Abigail Ashdown", "A.A."}, {"Carlos Beckwith", "C.B."}}
                              << Texts{{"Nora Quigley", "N.Q."}};
    QTest::newRow("domain") << Texts{{"ann@example.org", "example.org"},
                                     {"bob@mail.example.com", "mail.example.com"}}
                            << Texts{{"joe@x.example", "x.example"}};
    QTest::newRow("padded") << Texts{{"123", "00123"}, {"4567", "04567"}}
                            << Texts{{"89", "00089"}, {"12345", ""}};
    QTest::newRow("half day") << Texts{{"2:30 pm", "14:30"}, {"9:05 am", "09:05"}}
                              << Texts{{"11:00 pm", "23:00"}, {"12:10 am", "00:10"}};
    QTest::newRow("at") << Texts{{"ann at example.org", "ann@example.org"},
                                 {"bob at example.net", "bob@example.net"}}
                        << Texts{{"joe at mail.example.com", "joe@mail.example.com"},
                                 {"x@example.org", ""}};
    QTest::newRow("case") << Texts{{"SMITH", "Smith"}, {"JONES", "Jones"}}
                          << Texts{{"O'ROURKE", "O'Rourke"}, {"Miller", ""}};
    QTest::newRow("percent") << Texts{{"5%", "0.05"}, {"12.5%", "0.125"}} << Texts{{"7%", "0.07"}};
    QTest::newRow("between brackets")
        << Texts{{"Cedar Lane (Boise)", "Boise"}, {"Mill Road (El Paso)", "El Paso"}}
        << Texts{{"Oak Street (Des Moines)", "Des Moines"}};
}

void TestByExample::twoExamplesExplainTheRest()
{
    QFETCH(const Texts, examples);
    QFETCH(const Texts, rest);
    ExampleColumn column;
    for (const auto &[from, to] : rest)
        column.values.append({from, {}});
    const ByExample byExample(examplesOf(examples), column);
    for (const auto &[from, to] : rest) {
        const auto offered = byExample.of({from, {}});
        QCOMPARE(offered ? offered->value : QString(), to);
    }
}

void TestByExample::whatCannotBeKnownIsNotOffered_data()
{
    QTest::addColumn<Texts>("examples");
    QTest::addColumn<QString>("value");
    const Texts dots{{"602.555.0168", "(602) 555-0168"}, {"205.555.0101", "(205) 555-0101"}};
    QTest::newRow("a digit is missing") << dots << "916.555.017x";
    QTest::newRow("no telephone") << dots << "none";
    QTest::newRow("empty") << dots << "";
    QTest::newRow("no day") << Texts{{"5.3.2020", "2020-03-05"}, {"12.11.2019", "2019-11-12"}}
                            << "31.2.2020";
    QTest::newRow("in the afternoon, of which nothing was shown")
        << Texts{{"10:40 a.m.", "10:40"}, {"10:14 a.m.", "10:14"}} << "2:48 p.m.";
    QTest::newRow("contradicting examples") << Texts{{"1", "one"}, {"2", "zwei"}} << "3";
}

void TestByExample::whatCannotBeKnownIsNotOffered()
{
    QFETCH(const Texts, examples);
    QFETCH(const QString, value);
    const auto offered = ByExample(examplesOf(examples), {}).of({value, {}});
    QCOMPARE(offered ? offered->value : QString(), QString());
}

void TestByExample::otherFieldsSayWhatIsMissing()
{
    const QList<Example> examples{{{"0168", {"602"}}, "602-0168"}, {{"0101", {"205"}}, "205-0101"}};
    const auto offered = ByExample(examples, {}).of({"0177", {"916"}});
    QVERIFY(offered);
    QCOMPARE(offered->value, "916-0177");
}

void TestByExample::whatKeepsTheRulesIsLeftAlone()
{
    ExampleColumn column;
    column.complies = [](const QString &value) { return value.size() == 5; };
    const ByExample byExample(examplesOf({{"123", "00123"}, {"4567", "04567"}}), column);
    QVERIFY(!byExample.of({"12345", {}}));
    QCOMPARE(byExample.of({"89", {}})->value, "00089");
    QVERIFY2(!byExample.of({"1234567", {}}), "what would break the rules is not offered");
}

void TestByExample::aConstantSaysNothingOfOtherValues()
{
    const ByExample byExample(examplesOf({{"N/A", ""}, {"CA", "California"}}), {});
    QVERIFY(!byExample.isGeneral());
    QCOMPARE(byExample.of({"N/A", {}})->value, "");
    QCOMPARE(byExample.of({"CA", {}})->value, "California");
    QVERIFY(!byExample.of({"NY", {}}));
}

QTEST_GUILESS_MAIN(TestByExample)
#include "tst_byexample.moc"
