// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/pattern.h"
#include "support/testclass.h"
#include "verify/rules/rightexamples.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// What is right, said by values that are right.
class RightExamplesTest : public QObject
{
    Q_OBJECT

private slots:
    void examplesSayWhatIsRight_data();
    void examplesSayWhatIsRight();
    void aPatternIsShownByExamples_data();
    void aPatternIsShownByExamples();
    void whatNoExampleShowsHasNone_data();
    void whatNoExampleShowsHasNone();
    void whatAnExampleSaysComesBack_data();
    void whatAnExampleSaysComesBack();
    void noExampleSaysNothing();
    void whatStandsStaysForWhatKeepsToIt();

private:
    static bool isRight(const QString &value, const QStringList &examples)
    {
        const auto pattern = Pattern::fromText(patternOfExamples(examples));
        return pattern && pattern->in(value) == Pattern::Match::Found;
    }
};

void RightExamplesTest::examplesSayWhatIsRight_data()
{
    QTest::addColumn<QStringList>("examples");
    QTest::addColumn<QStringList>("right");
    QTest::addColumn<QStringList>("wrong");
    QTest::newRow("phone") << QStringList{u"(205) 555-0143"_s, u"(318) 555-0102"_s}
                           << QStringList{u"(999) 000-1234"_s}
                           << QStringList{u"205 555-0143"_s, u"(205) 555-014"_s,
                                          u"(205) 555-01433"_s, u" (205) 555-0143"_s, u""_s};
    QTest::newRow("lengths") << QStringList{u"1a"_s, u"123a"_s}
                             << QStringList{u"1b"_s, u"12c"_s, u"999z"_s}
                             << QStringList{u"a"_s, u"1234a"_s, u"12A"_s};
    QTest::newRow("two forms") << QStringList{u"12345"_s, u"12345-6789"_s}
                               << QStringList{u"00000"_s, u"00000-0000"_s}
                               << QStringList{u"00000-"_s, u"0000000000"_s};
    QTest::newRow("signs of patterns") << QStringList{u"a.b|c$"_s} << QStringList{u"x.y|z$"_s}
                                       << QStringList{u"xxy|z$"_s, u"x.y"_s};
    QTest::newRow("letters of people")
        << QStringList{u"Ärger"_s} << QStringList{u"Übung"_s} << QStringList{u"übung"_s, u"Eis"_s};
}

void RightExamplesTest::examplesSayWhatIsRight()
{
    QFETCH(QStringList, examples);
    QFETCH(QStringList, right);
    QFETCH(QStringList, wrong);
    for (const QString &value : examples + right)
        QVERIFY2(isRight(value, examples), qPrintable(value));
    for (const QString &value : wrong)
        QVERIFY2(!isRight(value, examples), qPrintable(value));
}

void RightExamplesTest::aPatternIsShownByExamples_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QStringList>("examples");
    QTest::addColumn<QStringList>("shapes");
    QTest::newRow("digits") << u"^[0-9]{5}$"_s << QStringList{u"12345"_s}
                            << QStringList{u"00000"_s};
    QTest::newRow("some digits only")
        << u"^\\([2-9][0-9]{2}\\) [0-9]{3}-[0-9]{4}$"_s << QStringList{u"(234) 567-8901"_s}
        << QStringList{u"(000) 000-0000"_s};
    QTest::newRow("fixed") << u"^C-1[0-9]$"_s << QStringList{u"C-11"_s} << QStringList{u"C-10"_s};
    QTest::newRow("two") << u"^(?:[0-9]{2}|[A-Z]{3})$"_s << QStringList{u"12"_s, u"ABC"_s}
                         << QStringList{u"00"_s, u"AAA"_s};
}

void RightExamplesTest::aPatternIsShownByExamples()
{
    QFETCH(QString, pattern);
    QTEST(examplesOfPattern(pattern), "examples");
    QTEST(shapesOfPattern(pattern), "shapes");
}

void RightExamplesTest::whatNoExampleShowsHasNone_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::newRow("anything") << u"^.*$"_s;
    QTest::newRow("not at the beginning") << u"[0-9]"_s;
    QTest::newRow("many lengths") << u"^[0-9]{1,9}$"_s;
    QTest::newRow("no pattern") << u"("_s;
    QTest::newRow("nothing") << QString();
    QTest::newRow("a group") << u"^(?:a|(?:b|c))$"_s;
}

void RightExamplesTest::whatNoExampleShowsHasNone()
{
    QFETCH(QString, pattern);
    QCOMPARE(examplesOfPattern(pattern), QStringList());
}

void RightExamplesTest::whatAnExampleSaysComesBack_data()
{
    QTest::addColumn<QString>("example");
    for (const char *example : {"(205) 555-0143", "AB 12 cd", "1/2/2026", "a|b", "x\\y", "Ä-1"})
        QTest::newRow(example) << QString::fromUtf8(example);
}

void RightExamplesTest::whatAnExampleSaysComesBack()
{
    QFETCH(QString, example);
    const QString pattern = patternOfExamples({example});
    QCOMPARE(patternOfExamples(examplesOfPattern(pattern)), pattern);
}

void RightExamplesTest::noExampleSaysNothing()
{
    QCOMPARE(patternOfExamples({}), QString());
    QCOMPARE(shapesOfPattern({}), QStringList());
}

void RightExamplesTest::whatStandsStaysForWhatKeepsToIt()
{
    const QString area = u"^[2-9][0-9]{2}$"_s;
    QCOMPARE(patternOfExamples({u"234"_s, u"999"_s}, area), area);
    QCOMPARE(patternOfExamples({u"234"_s, u"12"_s}, area), u"^(?:[2-9][0-9]{2}|[0-9]{2})$"_s);
    QCOMPARE(patternOfExamples({u"12"_s}, area), u"^[0-9]{2}$"_s);
    QCOMPARE(patternOfExamples({}, area), QString());
    // What only examples made is made by them again: one that is deleted is right no more.
    const QString codes = patternOfExamples({u"12345"_s, u"12345-6789"_s});
    QCOMPARE(patternOfExamples({u"12345"_s}, codes), patternOfExamples({u"12345"_s}));
    QCOMPARE(notInPattern({u"234"_s, u"134"_s}, area), QStringList{u"134"_s});
    QCOMPARE(notInPattern({u"234"_s}, {}), QStringList());
}

INTRAY_TEST_APPLESS_MAIN(RightExamplesTest)
#include "tst_rightexamples.moc"
