// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "proposedrules.h"
#include "support/testclass.h"
#include "transfer/fixturedata.h"
#include "verify/rules/acrossrecords.h"

using namespace intray;

/// How many of the wrong cells of real tables break a rule that is proposed, and how many right
/// ones.
class TestRuleFigures : public QObject
{
    Q_OBJECT

private slots:
    void wrongCellsBreakProposalsAndRightOnesDoNot_data();
    void wrongCellsBreakProposalsAndRightOnesDoNot();
};

struct Figures
{
    qint64 wrong = 0, found = 0, right = 0, falseAlarms = 0;
};

static Record recordOf(const KnownTable &table, const QStringList &row)
{
    Record record;
    for (qsizetype i = 0; i < table.columns.size(); ++i)
        record.insert(table.columns.at(i), row.at(i));
    return record;
}

static Figures figuresOf(const KnownTable &table, const RecordSchema &schema)
{
    AcrossRecords across(schema);
    for (const QStringList &row : table.typed)
        across.see(recordOf(table, row));
    Figures figures;
    for (qsizetype row = 0; row < table.typed.size(); ++row) {
        const Record record = recordOf(table, table.typed.at(row));
        QSet<QString> broken;
        for (const Fault &fault : schema.check(record) + across.faultsIn(record))
            broken << fault.field;
        for (qsizetype i = 0; i < table.columns.size(); ++i) {
            const QString &column = table.columns.at(i);
            const bool isWrong = table.isWrong(row, i);
            const bool isBroken = broken.contains(column);
            (isWrong ? figures.wrong : figures.right) += 1;
            figures.found += isWrong && isBroken ? 1 : 0;
            figures.falseAlarms += !isWrong && isBroken ? 1 : 0;
        }
    }
    return figures;
}

/// The right value of every cell, as published beside the wrong ones.
static KnownTable hospitals()
{
    const ReadTable typed = readTable(dataFile("hospital/hospital.csv"));
    KnownTable table{typed.columns, typed.rows, typed.rows};
    const ReadTable cells = readTable(dataFile("hospital/hospital_clean.csv"));
    for (const QStringList &cell : cells.rows)
        table.right[cell.at(0).toInt()][table.columns.indexOf(cell.at(1))] = cell.at(2);
    return table;
}

void TestRuleFigures::wrongCellsBreakProposalsAndRightOnesDoNot_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<double>("share");
    QTest::addColumn<double>("least");
    QTest::addColumn<double>("alarms");
    // what was measured, with some room
    QTest::newRow("hospital") << QString() << 0.0 << 0.95 << 0.002;
    QTest::newRow("hospital, other slips") << QString() << 0.03 << 0.95 << 0.002;
    QTest::newRow("hospital, one in five") << QString() << 0.2 << 0.75 << 0.01;
    QTest::newRow("orders, one in five") << u"orders"_s << 0.2 << 0.5 << 0.01;
    QTest::newRow("hotels, one in five")
        << dataFile("csv/frictionless/table-with-accents.csv") << 0.2 << 0.35 << 0.01;
    QTest::newRow("people") << dataFile("people/febrl_dataset1.csv") << 0.03 << 0.5 << 0.005;
    QTest::newRow("restaurants") << dataFile("restaurants/restaurant-nophone-training.csv") << 0.03
                                 << 0.5 << 0.005;
    QTest::newRow("banks") << dataFile("csv/duckdb/banklist.csv") << 0.03 << 0.5 << 0.005;
    QTest::newRow("hotels") << dataFile("csv/frictionless/table-with-accents.csv") << 0.03 << 0.7
                            << 0.005;
    QTest::newRow("orders") << u"orders"_s << 0.03 << 0.7 << 0.005;
}

static KnownTable knownTable(const QString &path, double share)
{
    KnownTable table;
    if (path.isEmpty())
        table = hospitals();
    else if (path == u"orders")
        table = orders(1000);
    else {
        const ReadTable read = readTable(path);
        table = {read.columns, read.rows, read.rows};
    }
    return share > 0 ? spoiled(table.columns, table.right, share) : table;
}

void TestRuleFigures::wrongCellsBreakProposalsAndRightOnesDoNot()
{
    REQUIRE_DATA();
    QFETCH(QString, path);
    QFETCH(double, share);
    QFETCH(double, least);
    QFETCH(double, alarms);
    const KnownTable table = knownTable(path, share);
    const auto proposals = proposalsOf(table);
    const Figures figures = figuresOf(table, schemaOf(proposals));
    const double found = double(figures.found) / double(figures.wrong);
    const double alarmed = double(figures.falseAlarms) / double(figures.right);
    qInfo(
        "%lld proposals: %lld of %lld wrong cells break one (%.3f), %lld of %lld right ones (%.4f)",
        qint64(proposals.size()), figures.found, figures.wrong, found, figures.falseAlarms,
        figures.right, alarmed);
    QVERIFY(found >= least);
    QVERIFY(alarmed <= alarms);
}

INTRAY_TEST_APPLESS_MAIN(TestRuleFigures)
#include "tst_rulefigures.moc"
