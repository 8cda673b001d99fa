// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixturedata.h"
#include "support/testclass.h"
#include "transfer/mapping/mappedtable.h"
#include "transfer/mapping/mappingrows.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// A mapping as rows that a person edits one by one.
class MappingRowsTest : public QObject
{
    Q_OBJECT

private slots:
    void everyColumnHasARow();
    void aMappingThatWasGivenComesBack();
    void aChangedRowStaysInItsPlace();
    void columnsBehindTheLastChangeAreNotNamed();
    void aColumnThatIsJoinedIsNoRowOfItsOwn();
    void aColumnThatIsLetGoComesBack();
    void whatIsLeftOutCanComeBack();
    void aJoinedFieldLeavesAllItsColumnsOut();
    void oneOfSeveralFieldsOfAColumnJustGoes();
    void anotherFieldTakesTheNextPart();
    void namesAreTakenOnce();
    void theFieldsStandAsTheRowsDo();
    void priorityAndContextAreNoFields();
    void broughtInTheyAreFieldsToo();
    void columnsThatAreLetGoAreFieldsAgain();

private:
    static MappingRows fresh() { return {{}, {u"Nr"_s, u"Ort"_s, u"Name"_s, u"Note"_s}}; }
    static FieldMapping field(const QString &name, const QStringList &from);
    static QString printed(const MappingRows &rows);
};

FieldMapping MappingRowsTest::field(const QString &name, const QStringList &from)
{
    FieldMapping made;
    made.field = name;
    made.from = from;
    return made;
}

/// A row that its mapping does not name is in round brackets, one that is left out in square ones.
QString MappingRowsTest::printed(const MappingRows &rows)
{
    const Mapping mapping = rows.mapping();
    QStringList lines;
    for (const MappingRow &row : rows.rows()) {
        const QString line = row.field.from.join(u'+') + u'>' + row.field.field;
        lines << (row.isLeftOut                        ? u'[' + row.field.from.join(u'+') + u']'
                  : mapping.fields.contains(row.field) ? line
                                                       : u'(' + row.field.field + u')');
    }
    return lines.join(u' ');
}

void MappingRowsTest::everyColumnHasARow()
{
    QCOMPARE(printed(fresh()), u"(Nr) (Ort) (Name) (Note)"_s);
    QVERIFY(fresh().mapping().isEmpty());
}

void MappingRowsTest::aMappingThatWasGivenComesBack()
{
    Mapping mapping;
    mapping.fields << field(u"city"_s, {u"Ort"_s}) << field(u"Nr"_s, {u"Nr"_s})
                   << field(u"gone"_s, {u"No such"_s});
    mapping.leftOut = QStringList{u"Note"_s, u"Other"_s};
    const MappingRows rows(mapping, fresh().columns());
    QCOMPARE(printed(rows), u"Ort>city Nr>Nr No such>gone (Name) [Note] [Other]"_s);
    QCOMPARE(rows.mapping(), mapping);
}

void MappingRowsTest::aChangedRowStaysInItsPlace()
{
    MappingRows rows = fresh();
    QCOMPARE(rows.change(1, field(u"city"_s, {u"Ort"_s})), 1);
    QCOMPARE(printed(rows), u"Nr>Nr Ort>city (Name) (Note)"_s);
}

void MappingRowsTest::columnsBehindTheLastChangeAreNotNamed()
{
    MappingRows rows = fresh();
    rows.change(0, field(u"number"_s, {u"Nr"_s}));
    QCOMPARE(rows.mapping().columns(), QStringList{u"Nr"_s});
    rows.change(0, field(u"Nr"_s, {u"Nr"_s}));
    QVERIFY(rows.mapping().isEmpty());
}

void MappingRowsTest::aColumnThatIsJoinedIsNoRowOfItsOwn()
{
    MappingRows rows = fresh();
    QCOMPARE(rows.change(2, field(u"whole"_s, {u"Name"_s, u"Ort"_s})), 1);
    QCOMPARE(printed(rows), u"Nr>Nr Name+Ort>whole (Note)"_s);
}

void MappingRowsTest::aColumnThatIsLetGoComesBack()
{
    MappingRows rows = fresh();
    const qsizetype row = rows.change(2, field(u"whole"_s, {u"Name"_s, u"Ort"_s}));
    rows.change(row, field(u"Name"_s, {u"Name"_s}));
    QCOMPARE(printed(rows), u"(Nr) (Name) (Note) (Ort)"_s);
}

void MappingRowsTest::whatIsLeftOutCanComeBack()
{
    MappingRows rows = fresh();
    rows.leaveOut(1);
    QCOMPARE(printed(rows), u"(Nr) [Ort] (Name) (Note)"_s);
    QCOMPARE(rows.mapping().leftOut, QStringList{u"Ort"_s});
    rows.bringIn(1);
    QVERIFY(rows.mapping().isEmpty());
}

void MappingRowsTest::aJoinedFieldLeavesAllItsColumnsOut()
{
    MappingRows rows = fresh();
    rows.leaveOut(rows.change(1, field(u"whole"_s, {u"Ort"_s, u"Name"_s})));
    QCOMPARE(printed(rows), u"(Nr) [Ort] [Name] (Note)"_s);
}

void MappingRowsTest::oneOfSeveralFieldsOfAColumnJustGoes()
{
    MappingRows rows = fresh();
    rows.leaveOut(rows.addAnother(1));
    QCOMPARE(printed(rows), u"(Nr) (Ort) (Name) (Note)"_s);
    rows.leaveOut(rows.addFileName(u"file"_s));
    QCOMPARE(printed(rows), u"(Nr) (Ort) (Name) (Note)"_s);
}

void MappingRowsTest::anotherFieldTakesTheNextPart()
{
    MappingRows rows = fresh();
    FieldMapping zip = field(u"zip"_s, {u"Ort"_s});
    zip.splitAt = u" "_s;
    rows.change(1, zip);
    QCOMPARE(rows.addAnother(1), 2);
    QCOMPARE(rows.rows().at(2).field.part, 2);
    QCOMPARE(printed(rows), u"Nr>Nr Ort>zip Ort>zip 2 (Name) (Note)"_s);
}

void MappingRowsTest::namesAreTakenOnce()
{
    MappingRows rows = fresh();
    QCOMPARE(rows.rows().at(rows.addFileName(u"Nr"_s)).field.field, u"Nr 2"_s);
    QCOMPARE(rows.rows().at(rows.addFileName(u"Nr"_s)).field.field, u"Nr 3"_s);
}

void MappingRowsTest::theFieldsStandAsTheRowsDo()
{
    MappingRows rows = fresh();
    rows.change(2, field(u"name"_s, {u"Name"_s}));
    rows.leaveOut(0);
    const WrittenFile file("Nr,Ort,Name,Note\n1,a,b,c\n");
    auto table = CsvTable::open(file.path(), {});
    const auto mapped = MappedTable::open(*std::move(table), rows.mapping(), {});
    QVERIFY(mapped);
    QCOMPARE((*mapped)->columns(), (QStringList{u"Ort"_s, u"name"_s, u"Note"_s}));
}

void MappingRowsTest::priorityAndContextAreNoFields()
{
    MappingRows rows = fresh();
    rows.takeBeside(u"Ort"_s, {u"Note"_s});
    QCOMPARE(printed(rows), u"(Nr) [Ort] (Name) [Note]"_s);
    Mapping wanted;
    wanted.priorityFrom = u"Ort"_s;
    wanted.contextFrom = QStringList{u"Note"_s};
    QCOMPARE(rows.mapping(), wanted);
    QCOMPARE(MappingRows(wanted, rows.columns()).mapping(), wanted);
    QCOMPARE(printed(MappingRows(wanted, rows.columns())), u"(Nr) (Name) [Ort] [Note]"_s);
}

void MappingRowsTest::broughtInTheyAreFieldsToo()
{
    MappingRows rows = fresh();
    rows.takeBeside(u"Ort"_s, {});
    rows.bringIn(1);
    QCOMPARE(printed(rows), u"Nr>Nr Ort>Ort (Name) (Note)"_s);
    QCOMPARE(rows.mapping().priorityFrom, u"Ort"_s);
    QCOMPARE(MappingRows(rows.mapping(), rows.columns()).mapping(), rows.mapping());
}

void MappingRowsTest::columnsThatAreLetGoAreFieldsAgain()
{
    MappingRows rows = fresh();
    rows.leaveOut(2);
    rows.takeBeside({}, {u"Ort"_s, u"Note"_s});
    rows.takeBeside({}, {u"Note"_s});
    QCOMPARE(printed(rows), u"(Nr) (Ort) [Name] [Note]"_s);
    QCOMPARE(rows.mapping().leftOut, QStringList{u"Name"_s});
}

INTRAY_TEST_APPLESS_MAIN(MappingRowsTest)
#include "tst_mappingrows.moc"
