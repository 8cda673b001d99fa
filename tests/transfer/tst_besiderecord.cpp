// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importground.h"
#include "support/testclass.h"
#include "transfer/mapping/importtemplate.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// Priority and context out of columns of the file.
class BesideRecordTest : public QObject
{
    Q_OBJECT

private slots:
    void theyGoWithTheItemAndAreNoFields();
    void namedAsAFieldTheyAreFieldsToo();
    void whatIsNoPriorityIsRejected_data();
    void whatIsNoPriorityIsRejected();
    void theSmallestAndLargestPrioritiesComeIn();
    void aPriorityOfItsOwnCountsMoreThanThatOfTheFile();
    void whatIsMissingIsMissingInTheContext();
    void jsonKeepsItsTypesInTheContext();
    void aColumnThatIsNotThereIsNamed();
    void aKeyThatIsOnlyBesideTheRecordIsTold();
    void aFieldThatIsOnlyBesideTheRecordIsTold();
    void theNameOfWhatTwoKeyedIsRefused();
    void aContextThatIsTooLargeRejectsItsRow();
    void aTemplateSaysThem();
    void theQueuesColumnsAreOnlyTheFields();

private:
    static ImportOptions from(const QString &priority, const QStringList &context = {});
    static Outcome<ImportTemplate> readBack(const ImportTemplate &wanted);
};

ImportOptions BesideRecordTest::from(const QString &priority, const QStringList &context)
{
    ImportOptions options;
    options.mapping.priorityFrom = priority;
    options.mapping.contextFrom = context;
    options.keyColumns = QStringList{u"id"_s};
    return options;
}

void BesideRecordTest::theyGoWithTheItemAndAreNoFields()
{
    ImportGround ground;
    const auto result = ground.bringIn("id,urgency,tenant,language,name\n1,5,north,de,Ann\n"
                                       "2,-3,south,en,Bob\n3, 7 ,south,en,Cid\n",
                                       from(u"urgency"_s, {u"tenant"_s, u"language"_s}));
    valueOf(result);
    const QList<Item> items = ground.items();
    QCOMPARE(items.size(), 3);
    QCOMPARE(items.at(0).key, u"3"_s);
    QCOMPARE(items.at(0).priority, 7);
    QCOMPARE(items.at(2).priority, -3);
    QCOMPARE(items.at(1).record, (Record{{u"id"_s, u"1"_s}, {u"name"_s, u"Ann"_s}}));
    QCOMPARE(valueOf(ground.store.detail(items.at(1).id)).context,
             (QJsonObject{{u"tenant"_s, u"north"_s}, {u"language"_s, u"de"_s}}));
}

void BesideRecordTest::namedAsAFieldTheyAreFieldsToo()
{
    ImportGround ground;
    ImportOptions options = from(u"urgency"_s, {u"tenant"_s});
    FieldMapping field;
    field.field = u"client"_s;
    field.from = QStringList{u"tenant"_s};
    options.mapping.fields << field;
    QVERIFY(ground.bringIn("id,urgency,tenant\n1,5,north\n", options));
    QCOMPARE(ground.items().at(0).record, (Record{{u"id"_s, u"1"_s}, {u"client"_s, u"north"_s}}));
}

void BesideRecordTest::whatIsNoPriorityIsRejected_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("a word") << QByteArray("high");
    QTest::newRow("nothing") << QByteArray("");
    QTest::newRow("a fraction") << QByteArray("1.5");
    QTest::newRow("too large") << QByteArray("1000001");
    QTest::newRow("too small") << QByteArray("-1000001");
    QTest::newRow("beyond all numbers") << QByteArray("99999999999999999999");
    QTest::newRow("the smallest of its kind") << QByteArray("-2147483648");
}

void BesideRecordTest::whatIsNoPriorityIsRejected()
{
    QFETCH(const QByteArray, text);
    ImportGround ground;
    const auto result =
        ground.bringIn("id,urgency\n1,5\n2," + text + "\n3,6\n", from(u"urgency"_s));
    valueOf(result);
    QCOMPARE(result->added, 2);
    QCOMPARE(result->rejects.size(), 1);
    const Reject &reject = result->rejects.constFirst();
    QCOMPARE(reject.line, 3);
    QVERIFY2(reject.reason.contains(u"“urgency”"_s), qPrintable(reject.reason));
    QCOMPARE(reject.values, (QStringList{u"2"_s, QString::fromLatin1(text)}));
}

void BesideRecordTest::theSmallestAndLargestPrioritiesComeIn()
{
    ImportGround ground;
    QCOMPARE(
        valueOf(ground.bringIn("id,urgency\n1,-1000000\n2,1000000\n", from(u"urgency"_s))).added,
        2);
    QCOMPARE(ground.items().at(0).priority, 1'000'000);
    QCOMPARE(ground.items().at(1).priority, -1'000'000);
}

void BesideRecordTest::aPriorityOfItsOwnCountsMoreThanThatOfTheFile()
{
    ImportGround ground;
    ImportOptions options = from(u"urgency"_s);
    options.priority = 4;
    QVERIFY(ground.bringIn("id,urgency\n1,0\n2,9\n", options));
    QCOMPARE(ground.items().at(0).priority, 9);
    QCOMPARE(ground.items().at(1).priority, 0);
}

void BesideRecordTest::whatIsMissingIsMissingInTheContext()
{
    ImportGround ground;
    ImportOptions options = from({}, {u"tenant"_s, u"language"_s});
    options.format.missing = u"NULL"_s;
    QVERIFY(ground.bringIn("id,tenant,language\n1,NULL,\"\"\n2,NULL,NULL\n", options));
    const QList<Item> items = ground.items();
    QCOMPARE(valueOf(ground.store.detail(items.at(0).id)).context,
             (QJsonObject{{u"language"_s, u""_s}}));
    QVERIFY(valueOf(ground.store.detail(items.at(1).id)).context.isEmpty());
}

void BesideRecordTest::jsonKeepsItsTypesInTheContext()
{
    ImportGround ground;
    const auto result =
        ground.bringIn("{\"id\":\"1\",\"p\":8,\"who\":{\"tenant\":7},\"name\":\"Ann\"}\n",
                       from(u"p"_s, {u"who"_s}));
    valueOf(result);
    const Item item = ground.items().at(0);
    QCOMPARE(item.priority, 8);
    QCOMPARE(item.record, (Record{{u"id"_s, u"1"_s}, {u"name"_s, u"Ann"_s}}));
    QCOMPARE(valueOf(ground.store.detail(item.id)).context,
             (QJsonObject{{u"who"_s, QJsonObject{{u"tenant"_s, 7}}}}));
}

void BesideRecordTest::aColumnThatIsNotThereIsNamed()
{
    ImportGround ground;
    for (const ImportOptions &options : {from(u"rank"_s), from({}, {u"rank"_s})}) {
        const auto result = ground.bringIn("id,name\n1,Ann\n", options);
        QVERIFY(!result);
        QVERIFY2(result.error().sentence.contains(u"“rank”"_s),
                 qPrintable(result.error().sentence));
    }
    QVERIFY(!ground.store.queue(u"q"_s));
}

void BesideRecordTest::aKeyThatIsOnlyBesideTheRecordIsTold()
{
    for (ImportOptions options : {from(u"id"_s), from({}, {u"name"_s, u"id"_s})}) {
        ImportGround ground;
        QCOMPARE(errorIn(ground.bringIn("id,name,town\n1,Ann,opp\n", options)).sentence,
                 u"The key cannot be made of id, because priority or context is taken from there "
                 u"and it is no field of the record. Choose another key, or make a field of it as "
                 u"well, with a template."_s);
        FieldMapping field;
        field.field = u"id"_s;
        field.from = QStringList{u"id"_s};
        options.mapping.fields << field;
        valueOf(ground.bringIn("id,name,town\n1,Ann,opp\n", options));
    }
}

void BesideRecordTest::aFieldThatIsOnlyBesideTheRecordIsTold()
{
    ImportGround ground;
    valueOf(ground.bringIn("id,urgency\n1,5\n", from({})));
    const Error error = errorIn(ground.bringIn("id,urgency\n2,6\n", from(u"urgency"_s)));
    QVERIFY2(error.sentence.endsWith(u"Missing are: urgency. Nothing was imported. Priority or "
                                     u"context is taken from urgency, so that no field is made of "
                                     u"it. Make a field of it as well, with a template."_s),
             qPrintable(error.sentence));
    const Error other = errorIn(ground.bringIn("id,name\n2,Ann\n", from({})));
    QVERIFY2(!other.sentence.contains(u"Priority"_s), qPrintable(other.sentence));
}

void BesideRecordTest::theNameOfWhatTwoKeyedIsRefused()
{
    ImportGround ground;
    const auto result = ground.bringIn("id,keying\n1,Ann\n", from({}, {u"keying"_s}));
    QVERIFY(!result);
    QVERIFY(result.error().sentence.contains(u"“keying”"_s));
}

void BesideRecordTest::aContextThatIsTooLargeRejectsItsRow()
{
    ImportGround ground;
    const auto result = ground.bringIn("id,tenant\n1," + QByteArray(5'000'000, 'x') + "\n2,south\n",
                                       from({}, {u"tenant"_s}));
    valueOf(result);
    QCOMPARE(result->rejected, 1);
    QCOMPARE(ground.items().size(), 1);
}

Outcome<ImportTemplate> BesideRecordTest::readBack(const ImportTemplate &wanted)
{
    return templateFromJson(jsonOf(wanted));
}

void BesideRecordTest::aTemplateSaysThem()
{
    const auto read =
        templateFromJson(R"({"priority_from": "urgency", "context_from": ["tenant", "language"]})");
    valueOf(read);
    QCOMPARE(read->mapping.priorityFrom, u"urgency"_s);
    QCOMPARE(read->mapping.contextFrom, (QStringList{u"tenant"_s, u"language"_s}));
    QCOMPARE(valueOf(readBack(*read)), *read);
    const ImportOptions said = read->appliedTo(from(u"rank"_s));
    QCOMPARE(said.mapping.priorityFrom, u"rank"_s);
    QCOMPARE(said.mapping.contextFrom, (QStringList{u"tenant"_s, u"language"_s}));
    QVERIFY(!templateFromJson(R"({"priority_from": 5})"));
    QVERIFY(!templateFromJson(R"({"context_from": [5]})"));
}

void BesideRecordTest::theQueuesColumnsAreOnlyTheFields()
{
    ImportGround ground;
    QVERIFY(ground.bringIn("id,name\n1,Ann\n", from({})));
    const auto result = ground.bringIn("id,name,urgency\n2,Bob,4\n", from(u"urgency"_s));
    valueOf(result);
    QCOMPARE(result->added, 1);
}

INTRAY_TEST_GUILESS_MAIN(BesideRecordTest)
#include "tst_besiderecord.moc"
