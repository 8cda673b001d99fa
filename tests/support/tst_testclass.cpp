// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"

#include <QCoreApplication>
#include <QProcess>
#include <QTest>

using namespace Qt::StringLiterals;

/// Many test classes are in one program, which is called with the name of one.
class TestClassTest : public QObject
{
    Q_OBJECT

private slots:
    void itIsCalledWhatItsSourceIsCalled();
    void onlyTheOneThatIsNamedRuns();
    void aWrongNameIsToldWithThoseThatAreRight_data();
    void aWrongNameIsToldWithThoseThatAreRight();
    void twoTestsThatShareAProgramDoNotShareFiles();
};

namespace {

struct Ending
{
    int code = -1;
    QString told;
    QString complaints;
};

} // namespace

static Ending run(const QStringList &words)
{
    QProcess program;
    program.start(QCoreApplication::applicationFilePath(), words);
    program.waitForFinished();
    return {program.exitCode(), QString::fromUtf8(program.readAllStandardOutput()),
            QString::fromUtf8(program.readAllStandardError())};
}

void TestClassTest::itIsCalledWhatItsSourceIsCalled()
{
    const intray::TestClass one("some/where/tst_one.cpp",
                                [](int count, char *[]) { return count; });
    QCOMPARE(one.name(), u"tst_one"_s);
    QCOMPARE(one.run(3, nullptr), 3);
}

void TestClassTest::onlyTheOneThatIsNamedRuns()
{
    const Ending ended = run({u"tst_testclass"_s, u"-functions"_s});
    QCOMPARE(ended.code, 0);
    const QStringList said = ended.told.split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(said.size(), 4);
    QCOMPARE(said.first(), u"itIsCalledWhatItsSourceIsCalled()"_s);
}

void TestClassTest::aWrongNameIsToldWithThoseThatAreRight_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("none") << QStringList();
    QTest::newRow("another") << QStringList{u"tst_nothing"_s};
    QTest::newRow("a function without its class") << QStringList{u"onlyTheOneThatIsNamedRuns"_s};
}

void TestClassTest::aWrongNameIsToldWithThoseThatAreRight()
{
    QFETCH(const QStringList, words);
    const Ending ended = run(words);
    QCOMPARE(ended.code, 1);
    QCOMPARE(ended.told, QString());
    QVERIFY2(ended.complaints.contains(words.value(0)), qPrintable(ended.complaints));
    QVERIFY2(ended.complaints.contains(u"tst_testclass"_s), qPrintable(ended.complaints));
}

void TestClassTest::twoTestsThatShareAProgramDoNotShareFiles()
{
    QCOMPARE(QCoreApplication::applicationName(), u"tst_testclass"_s);
}

INTRAY_TEST_GUILESS_MAIN(TestClassTest)
#include "tst_testclass.moc"
