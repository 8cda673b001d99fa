// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/verifying/countingstore.h"
#include "store/verifying/valuestore.h"
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
    void aFieldThatNobodyKnowsIsRefused();

private:
    void addTowns(const QString &town, int many)
    {
        for (int i = 0; i < many; ++i) {
            NewItem item = newItem(u"%1-%2"_s.arg(town).arg(i), 0);
            item.record = {{u"town"_s, town}, {u"zip"_s, u"35231"_s}};
            valueOf(anna->store.addItem(q, item));
        }
    }
    QList<FieldValue> valuesOf(const QString &field, qint64 mostRead = ValueStore::mostRead)
    {
        ValueStore store(*anna->connection, anna->store.identity(), mostRead);
        return valueOf(store.values(q, field));
    }
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

void ValueStoreTest::aFieldThatNobodyKnowsIsRefused()
{
    addTowns(u"boaz"_s, 1);
    ValueStore store(*anna->connection, anna->store.identity());
    QCOMPARE(errorIn(store.values(q, u"city"_s)).kind, Error::Kind::RecordRefused);
    QCOMPARE(errorIn(store.values(u"none"_s, u"town"_s)).kind, Error::Kind::NotFound);
}

QTEST_GUILESS_MAIN(ValueStoreTest)
#include "tst_valuestore.moc"
