// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importground.h"
#include "support/testclass.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// A file whose columns are not the queue's fields comes in only where that was confirmed.
class ImportColumnsTest : public QObject
{
    Q_OBJECT

private slots:
    void moreColumnsThanAQueueCanHaveAreRefused();
    void theSameColumnsInAnotherOrderAreTheSame();
    void newColumnsMustBeConfirmed();
    void missingColumnsMustBeConfirmed();
    void newColumnsBecomeFields();
    void newColumnsAreLeftOut();
    void anotherKindOfFileIsRefused();
    void aQueueWithoutFieldsTakesTheFiles();
    void exportsAndRejectsHaveNoOtherColumns();
    void aDryRunIsRefusedToo();

private:
    static ImportOptions with(NewColumns way);
};

ImportOptions ImportColumnsTest::with(NewColumns way)
{
    ImportOptions options;
    options.newColumns = way;
    return options;
}

static QByteArray tableOf(int columns)
{
    QByteArray header = "id";
    QByteArray row = "1";
    for (int i = 1; i < columns; ++i) {
        header += ",field " + QByteArray::number(i);
        row += ",x";
    }
    return header + '\n' + row + '\n';
}

void ImportColumnsTest::moreColumnsThanAQueueCanHaveAreRefused()
{
    ImportGround ground;
    const Error wide = errorIn(ground.bringIn(tableOf(2001)));
    QCOMPARE(wide.kind, Error::Kind::Invalid);
    QVERIFY2(wide.sentence.contains(u"2001 fields"), qPrintable(wide.sentence));
    QVERIFY(valueOf(ground.store.queues()).isEmpty());
    QCOMPARE(valueOf(ground.bringIn(tableOf(2000))).added, 1);
    ImportOptions options;
    options.newColumns = NewColumns::Add;
    QVERIFY(!ground.bringIn("id,another\n2,y\n", options));
    options.newColumns = NewColumns::Ignore;
    QCOMPARE(valueOf(ground.bringIn("id,another\n2,y\n", options)).added, 1);
}

void ImportColumnsTest::theSameColumnsInAnotherOrderAreTheSame()
{
    ImportGround ground;
    valueOf(ground.bringIn("id,city\n1,Boaz\n"));
    QCOMPARE(valueOf(ground.bringIn("city,id\nOpp,2\n")).added, 1);
}

void ImportColumnsTest::newColumnsMustBeConfirmed()
{
    ImportGround ground;
    valueOf(ground.bringIn("id,city\n1,Boaz\n"));
    const Error error = errorIn(ground.bringIn("id,city,zip\n2,Opp,5\n"));
    QCOMPARE(error.kind, Error::Kind::Invalid);
    QVERIFY2(error.sentence.contains(u"New are: zip."), qPrintable(error.sentence));
    QVERIFY2(error.sentence.contains(u"Nothing was imported."), qPrintable(error.sentence));
    QVERIFY2(error.sentence.contains(u"choose what becomes of new columns"),
             qPrintable(error.sentence));
    QCOMPARE(ground.items().size(), 1);
}

void ImportColumnsTest::missingColumnsMustBeConfirmed()
{
    ImportGround ground;
    valueOf(ground.bringIn("id,city\n1,Boaz\n"));
    QVERIFY(errorIn(ground.bringIn("id\n2\n")).sentence.contains(u"Missing are: city."));
    for (const NewColumns way : {NewColumns::Add, NewColumns::Ignore}) {
        const ImportResult result = valueOf(ground.bringIn("id\n1\n2\n", with(way)));
        QCOMPARE(result.read, result.added + result.duplicate);
    }
    QCOMPARE(ground.items().size(), 2);
    QCOMPARE(ground.items().at(1).record, (Record{{u"id"_s, u"2"_s}}));
}

void ImportColumnsTest::newColumnsBecomeFields()
{
    ImportGround ground;
    valueOf(ground.bringIn("id,city\n1,Boaz\n"));
    const QByteArray wider = "id,city,zip\n2,Opp,5\n";
    QCOMPARE(valueOf(ground.bringIn(wider, with(NewColumns::Add))).added, 1);
    QCOMPARE(ground.items().at(1).record.value(u"zip"_s), u"5"_s);
    QCOMPARE(valueOf(ground.store.queue(u"q"_s)).fields,
             QStringList({u"id"_s, u"city"_s, u"zip"_s}));
    QCOMPARE(valueOf(ground.bringIn(wider)).duplicate, 1); // they are the queue's now
}

void ImportColumnsTest::newColumnsAreLeftOut()
{
    ImportGround ground;
    valueOf(ground.bringIn("id,city\n1,Boaz\n"));
    const QByteArray wider = "id,city,zip\n1,Boaz,7\n2,Opp,5\n";
    const ImportResult result = valueOf(ground.bringIn(wider, with(NewColumns::Ignore)));
    QCOMPARE(result.added, 1);
    QCOMPARE(result.duplicate, 1);
    QCOMPARE(ground.items().at(1).record, (Record{{u"id"_s, u"2"_s}, {u"city"_s, u"Opp"_s}}));
    QCOMPARE(valueOf(ground.store.queue(u"q"_s)).fields, QStringList({u"id"_s, u"city"_s}));
}

void ImportColumnsTest::anotherKindOfFileIsRefused()
{
    ImportGround ground;
    valueOf(ground.bringIn("id,city\n1,Boaz\n"));
    for (const NewColumns way : {NewColumns::Same, NewColumns::Add, NewColumns::Ignore}) {
        ImportOptions options = with(way);
        options.keyColumns = QStringList{u"x"_s};
        const Error error = errorIn(ground.bringIn("x,y\n2,3\n", options));
        QVERIFY2(error.sentence.contains(u"a different queue"), qPrintable(error.sentence));
    }
}

void ImportColumnsTest::aQueueWithoutFieldsTakesTheFiles()
{
    ImportGround ground;
    valueOf(ground.store.addQueue(queueNamed(u"q"_s)));
    for (const char *text : {"id,city\n1,Boaz\n", "id,city\n2,Opp\n"})
        QCOMPARE(valueOf(ground.bringIn(text, with(NewColumns::Ignore))).added, 1);
    QCOMPARE(valueOf(ground.store.queue(u"q"_s)).fields, QStringList({u"id"_s, u"city"_s}));
    QVERIFY(!ground.bringIn("id,town\n3,Opp\n"));
}

void ImportColumnsTest::exportsAndRejectsHaveNoOtherColumns()
{
    ImportGround ground;
    valueOf(ground.bringIn("id,city\n1,Boaz\n", QStringList{u"id"_s}));
    QCOMPARE(valueOf(ground.bringIn("intray_line,intray_reason,id,city\n7,odd,2,Opp\n")).added, 1);
    QCOMPARE(valueOf(ground.bringIn("intray_key,intray_state,id,city\n3,open,3,Opp\n")).added, 1);
    QCOMPARE(valueOf(ground.bringIn("{\"id\":\"4\"}\n")).added, 1); // a line may lack fields
    QVERIFY(!ground.bringIn("{\"id\":\"5\",\"zip\":\"1\"}\n"));
}

void ImportColumnsTest::aDryRunIsRefusedToo()
{
    ImportGround ground;
    valueOf(ground.bringIn("id,city\n1,Boaz\n"));
    ImportOptions options;
    options.dryRun = true;
    QVERIFY(!ground.bringIn("id,city,zip\n2,Opp,5\n", options));
    options.newColumns = NewColumns::Add;
    QCOMPARE(valueOf(ground.bringIn("id,city,zip\n2,Opp,5\n", options)).added, 1);
    QCOMPARE(valueOf(ground.store.queue(u"q"_s)).fields.size(), 2);
}

INTRAY_TEST_GUILESS_MAIN(ImportColumnsTest)
#include "tst_importcolumns.moc"
