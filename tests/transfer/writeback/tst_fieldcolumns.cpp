// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "transfer/writeback/fieldcolumns.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// Into which column a field goes back.
class FieldColumnsTest : public QObject
{
    Q_OBJECT

private slots:
    void aFieldGoesIntoTheColumnOfItsName();
    void aRenamedOneIntoTheColumnItCameFrom();
    void whatWasMadeGoesNowhere();
    void aColumnThatBecameSomethingElseIsNotTheField();
};

static FieldMapping made(const QString &field, const QStringList &from)
{
    FieldMapping mapping;
    mapping.field = field;
    mapping.from = from;
    return mapping;
}

static FieldColumns columnsWith(const FieldMapping &field)
{
    Mapping mapping;
    mapping.fields = {field};
    return FieldColumns({u"id"_s, u"Ort"_s, u"Name"_s}, mapping);
}

void FieldColumnsTest::aFieldGoesIntoTheColumnOfItsName()
{
    const FieldColumns columns({u"id"_s, u"name"_s}, {});
    QCOMPARE(*columns.placeOf(u"name"_s), 1);
    QCOMPARE(columns.placeOf(u"Name"_s).error(),
             u"The table has no column for the field “Name”."_s);
}

void FieldColumnsTest::aRenamedOneIntoTheColumnItCameFrom()
{
    QCOMPARE(*columnsWith(made(u"city"_s, {u"Ort"_s})).placeOf(u"city"_s), 1);
    QCOMPARE(columnsWith(made(u"city"_s, {u"Stadt"_s})).placeOf(u"city"_s).error(),
             u"The table has no column “Stadt”, of which the field “city” was made."_s);
}

void FieldColumnsTest::whatWasMadeGoesNowhere()
{
    QVERIFY(!columnsWith(made(u"all"_s, {u"Ort"_s, u"Name"_s})).placeOf(u"all"_s));
    FieldMapping split = made(u"zip"_s, {u"Ort"_s});
    split.splitAt = u" "_s;
    QVERIFY(!columnsWith(split).placeOf(u"zip"_s));
    FieldMapping upper = made(u"Name"_s, {u"Name"_s});
    upper.letters = FieldMapping::Case::Upper;
    QVERIFY(!columnsWith(upper).placeOf(u"Name"_s));
    FieldMapping file = made(u"delivery"_s, {});
    file.isFileName = true;
    QCOMPARE(columnsWith(file).placeOf(u"delivery"_s).error(),
             u"The field “delivery” is the name of a file, not a column."_s);
}

void FieldColumnsTest::aColumnThatBecameSomethingElseIsNotTheField()
{
    QVERIFY(!columnsWith(made(u"Name"_s, {u"Ort"_s})).placeOf(u"Ort"_s));
    QCOMPARE(*columnsWith(made(u"Name"_s, {u"Ort"_s})).placeOf(u"Name"_s), 1);
}

INTRAY_TEST_GUILESS_MAIN(FieldColumnsTest)
#include "tst_fieldcolumns.moc"
