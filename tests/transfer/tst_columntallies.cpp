// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "transfer/columntallies.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// What speaks for and against each column of a file as the key.
class ColumnTalliesTest : public QObject
{
    Q_OBJECT
private slots:
    void eachColumnIsCounted();
    void rowsThatCannotBeReadAreCountedBeside();
    void countingStopsWhereItShouldAndSaysSo();
    void itEndsWhenItIsCancelled();

private:
    ImportOptions file(const QByteArray &content)
    {
        ImportOptions options;
        options.file = m_folder.filePath(u"towns.csv"_s);
        QFile file(options.file);
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("The file cannot be written.");
        return options;
    }
    QTemporaryDir m_folder;
};

void ColumnTalliesTest::eachColumnIsCounted()
{
    const auto all = tallyColumns(file("id,town,zip\n1,Boaz,\n2, Boaz ,1\n3,Opp,1\n4,,\n"), {});
    QVERIFY(all);
    QCOMPARE(all->rows, 4);
    QVERIFY(all->isWhole);
    QCOMPARE(all->columns.size(), 3);
    const ColumnTally &id = all->columns.at(0), &town = all->columns.at(1);
    QCOMPARE(id.column, u"id"_s);
    QCOMPARE(id.different, 4);
    QCOMPARE(id.against(), 0);
    QCOMPARE(id.example, u"1"_s);
    QCOMPARE(town.different, 2);
    QCOMPARE(town.empty, 1);
    QCOMPARE(town.twice, 1); // as keys are compared
    QCOMPARE(all->columns.at(2).against(), 3);
}

void ColumnTalliesTest::rowsThatCannotBeReadAreCountedBeside()
{
    const auto all = tallyColumns(file("id,town\n1,Boaz\n2\n3,Opp\n"), {});
    QVERIFY(all);
    QCOMPARE(all->rows, 2);
    QCOMPARE(all->unreadable, 1);
}

void ColumnTalliesTest::countingStopsWhereItShouldAndSaysSo()
{
    const ImportOptions options = file("id,town\n1,a\n2,b\n3,b\n");
    const auto some = tallyColumns(options, {}, 2);
    QVERIFY(some);
    QCOMPARE(some->rows, 2);
    QVERIFY(!some->isWhole);
    QCOMPARE(some->columns.at(1).against(), 0);
    const auto all = tallyColumns(options, {}, 3);
    QVERIFY(all && all->isWhole);
    QCOMPARE(all->columns.at(1).twice, 1);
}

void ColumnTalliesTest::itEndsWhenItIsCancelled()
{
    Cancellation cancellation;
    cancellation.cancel();
    const auto none = tallyColumns(file("id\n1\n"), cancellation);
    QVERIFY(!none);
    QCOMPARE(none.error().kind, Error::Kind::Cancelled);
}

INTRAY_TEST_GUILESS_MAIN(ColumnTalliesTest)
#include "tst_columntallies.moc"
