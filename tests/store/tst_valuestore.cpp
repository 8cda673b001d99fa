// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/importing/decisionstore.h"
#include "store/importing/importstore.h"
#include "store/importing/templatestore.h"
#include "store/rules/queuestore.h"
#include "store/verifying/countingstore.h"
#include "store/verifying/valuestore.h"
#include "support/testclass.h"
#include "support/twoatwork.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// The values of a field, read and kept, on every engine.
class ValueStoreTest : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init() { beginOn(engineOfRow()); }

    void valuesAreCountedTheMostFrequentFirst();
    void whatIsKeptIsWhatWasRead();
    void valuesThatAreReadComeWithTheirRecords();
    void aFieldThatNobodyKnowsIsRefused();
    void whatWasDecidedIsForRecordsOfItsTemplate();

private:
    void addTowns(const QString &town, int many)
    {
        for (int i = 0; i < many; ++i) {
            NewItem item = newItem(u"%1-%2"_s.arg(town).arg(i), 0);
            item.record = {{u"town"_s, town}, {u"zip"_s, u"35231"_s}};
            valueOf(anna->store.addItem(q, item));
        }
    }
    void deliver(const QString &byTemplate, const QString &town)
    {
        NewItem item = newItem(u"n%1"_s.arg(++m_number), 0);
        item.record = {{u"town"_s, town}};
        valueOf(QueueStore(*anna->connection, anna->store.identity())
                    .widenFields(q, {u"zip"_s, u"town"_s}));
        ImportStore imports(*anna->connection, anna->store.identity());
        const ImportId import = valueOf(imports.beginImport(q, u"towns.csv"_s));
        valueOf(imports.stageItems(import, {item}, {true, false}));
        DeliveryCounts counts;
        counts.rows = 1;
        counts.byTemplate = byTemplate;
        valueOf(imports.acceptImport(import, counts));
        while (valueOf(imports.openStagedItems(import)) > 0) {
        }
    }
    void decide(const QString &name, const QString &from, const QString &to)
    {
        TemplateStore templates(*anna->connection, anna->store.identity());
        if (!templates.withName(name))
            valueOf(templates.keep({name, u"{}"_s}));
        DecisionStore decisions(*anna->connection, anna->store.identity());
        valueOf(decisions.keep(name, {q, u"town"_s, {{from, to}}}));
    }
    QString proposedFor(const QString &value)
    {
        for (const FieldValue &one : valuesOf(u"town"_s))
            if (one.value == value)
                return one.proposal.value_or(QString());
        return u"not there"_s;
    }
    QList<FieldValue> valuesOf(const QString &field, qint64 mostRead = ValueStore::mostRead)
    {
        ValueStore store(*anna->connection, anna->store.identity(), mostRead);
        return valueOf(store.values(q, field));
    }

    int m_number = 0;
};

void ValueStoreTest::valuesAreCountedTheMostFrequentFirst()
{
    addTowns(u"boaz"_s, 2);
    addTowns(u"Birmingham"_s, 30);
    addTowns(u"birmingham"_s, 1);
    addTowns(QString(), 1);
    const QList<FieldValue> values = valuesOf(u"town"_s);
    QCOMPARE(values.size(), 3);
    QCOMPARE(values.at(0).value, u"Birmingham"_s);
    QCOMPARE(values.at(0).records, 30);
    QCOMPARE(values.at(2).value, u"birmingham"_s);
    QCOMPARE(values.at(2).proposal, u"Birmingham"_s);
}

void ValueStoreTest::whatIsKeptIsWhatWasRead()
{
    addTowns(u"boaz"_s, 12);
    addTowns(u"opp"_s, 25);
    addTowns(u"it's \"50%\" Ä"_s, 3);
    const QList<FieldValue> read = valuesOf(u"town"_s);
    valueOf(CountingStore(*anna->connection, anna->store.identity()).countAll(q));
    const QList<FieldValue> kept = valuesOf(u"town"_s, 0);
    QCOMPARE(kept.size(), 3);
    for (qsizetype at = 0; at < kept.size(); ++at) {
        QCOMPARE(kept.at(at).value, read.at(at).value);
        QCOMPARE(kept.at(at).records, read.at(at).records);
    }
}

void ValueStoreTest::valuesThatAreReadComeWithTheirRecords()
{
    addTowns(u"boaz"_s, 2);
    addTowns(u"opp"_s, 1);
    const QList<FieldValue> read = valuesOf(u"town"_s);
    QCOMPARE(read.at(0).in.size(), 2);
    QCOMPARE(read.at(0).in.at(0).others, (Record{{u"zip"_s, u"35231"_s}}));
    QVERIFY(read.at(0).in.at(0).item != read.at(0).in.at(1).item);
    QCOMPARE(read.at(1).in.size(), 1);
    QVERIFY2(valuesOf(u"town"_s, 2).at(0).in.isEmpty(), "so many would fill the memory");
}

void ValueStoreTest::aFieldThatNobodyKnowsIsRefused()
{
    addTowns(u"boaz"_s, 1);
    ValueStore store(*anna->connection, anna->store.identity());
    QCOMPARE(errorIn(store.values(q, u"city"_s)).kind, Error::Kind::RecordRefused);
    QCOMPARE(errorIn(store.values(u"none"_s, u"town"_s)).kind, Error::Kind::NotFound);
}

void ValueStoreTest::whatWasDecidedIsForRecordsOfItsTemplate()
{
    addTowns(u"boaz"_s, 1);
    decide(u"one"_s, u"BHM"_s, u"Birmingham"_s);
    decide(u"two"_s, u"BHM"_s, u"Brighton"_s);
    deliver(u"one"_s, u"BHM"_s);
    QCOMPARE(proposedFor(u"BHM"_s), u"Birmingham"_s); // what the other one says is not asked
    deliver(u"two"_s, u"BHM"_s);
    QCOMPARE(proposedFor(u"BHM"_s), QString()); // its records are meant in two ways
    decide(u"two"_s, u"BHM"_s, u"Birmingham"_s);
    QCOMPARE(proposedFor(u"BHM"_s), u"Birmingham"_s);
    addTowns(u"BHM"_s, 1); // by none
    QCOMPARE(proposedFor(u"BHM"_s), QString());
}

INTRAY_TEST_GUILESS_MAIN(ValueStoreTest)
#include "tst_valuestore.moc"
