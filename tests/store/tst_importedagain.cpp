// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/importing/importstore.h"
#include "support/testclass.h"
#include "support/twoatwork.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// What an import says of rows whose key the queue has already.
class ImportedAgainTest : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init() { beginOn(engineOfRow()); }

    void theSameAndTheChangedAreToldApart_data();
    void theSameAndTheChangedAreToldApart();
    void whatWasCorrectedIsTheSameAsBeforeAndAsNow();
    void whatTheSourceDoesNotKnowIsNotCompared();
    void whatTheSourceLacksIsCompared();
    void aFormerKeyIsKeptByItsRecordOnly();
    void aFormerKeyIsOnlyLookedForWhereItWas();

private:
    QList<Staged> bringIn(const QList<NewItem> &items);
    static NewItem itemWith(const Record &record);
};

NewItem ImportedAgainTest::itemWith(const Record &record)
{
    return {u"key"_s, 0, {}, record, {}};
}

QList<Staged> ImportedAgainTest::bringIn(const QList<NewItem> &items)
{
    ImportStore imports(*anna->connection, anna->store.identity());
    const ImportId import = valueOf(imports.beginImport(q, u"file.csv"_s));
    const QList<Staged> staged = valueOf(imports.stageItems(import, items));
    valueOf(imports.acceptImport(import));
    while (valueOf(imports.openStagedItems(import)) > 0) {
    }
    return staged;
}

void ImportedAgainTest::theSameAndTheChangedAreToldApart_data()
{
    QTest::addColumn<QJsonValue>("value");
    QTest::newRow("text") << QJsonValue(u"Boaz"_s);
    QTest::newRow("empty") << QJsonValue(u""_s);
    QTest::newRow("odd") << QJsonValue(u"\"a\\b\"\n\t<b>ä 🐶\u202E'; --"_s);
    QTest::newRow("number") << QJsonValue(12.5);
    QTest::newRow("list") << QJsonValue(QJsonArray{1, u"two"_s, QJsonObject{{u"a"_s, true}}});
}

void ImportedAgainTest::theSameAndTheChangedAreToldApart()
{
    QFETCH(QJsonValue, value);
    const Record record{{u"city"_s, value}, {u"name"_s, u"x"_s}};
    QCOMPARE(bringIn({itemWith(record)}), QList<Staged>{Staged::Added});
    QCOMPARE(bringIn({itemWith(record)}), QList<Staged>{Staged::AlreadyThere});
    QCOMPARE(bringIn({itemWith({{u"city"_s, u"Opp"_s}, {u"name"_s, u"x"_s}})}),
             QList<Staged>{Staged::Changed});
    QCOMPARE(bringIn({itemWith({{u"city"_s, value}, {u"name"_s, u"X"_s}})}),
             QList<Staged>{Staged::Changed});
    QCOMPARE(bringIn({itemWith({{u"city"_s, value}, {u"name"_s, u"x "_s}})}),
             QList<Staged>{Staged::Changed});
}

void ImportedAgainTest::whatWasCorrectedIsTheSameAsBeforeAndAsNow()
{
    const Record before{{u"city"_s, u"boaz"_s}};
    const Record now{{u"city"_s, u"Boaz"_s}};
    bringIn({itemWith(before)});
    const Claim claim = valueOf(anna->store.claimNext({q}));
    valueOf(
        anna->store.finish(claim.items.constFirst().id, claim.lock, Disposition::complete(now)));
    QCOMPARE(bringIn({itemWith(before)}), QList<Staged>{Staged::AlreadyThere});
    QCOMPARE(bringIn({itemWith(now)}), QList<Staged>{Staged::AlreadyThere});
    QCOMPARE(bringIn({itemWith({{u"city"_s, u"BOAZ"_s}})}), QList<Staged>{Staged::Changed});
}

void ImportedAgainTest::whatTheSourceDoesNotKnowIsNotCompared()
{
    bringIn({itemWith({{u"city"_s, u"Boaz"_s}, {u"zip"_s, u"1"_s}})});
    QCOMPARE(bringIn({itemWith({{u"city"_s, u"Boaz"_s}})}), QList<Staged>{Staged::AlreadyThere});
    QCOMPARE(bringIn({itemWith({{u"city"_s, u"Boaz"_s}, {u"street"_s, u"s"_s}})}),
             QList<Staged>{Staged::Changed});
}

void ImportedAgainTest::whatTheSourceLacksIsCompared()
{
    bringIn({itemWith({{u"city"_s, u"Boaz"_s}, {u"zip"_s, u"1"_s}})});
    NewItem without = itemWith({{u"city"_s, u"Boaz"_s}});
    without.absent = QStringList{u"zip"_s};
    QCOMPARE(bringIn({without}), QList<Staged>{Staged::Changed});
    without.absent = QStringList{u"street"_s};
    QCOMPARE(bringIn({without}), QList<Staged>{Staged::AlreadyThere});
}

void ImportedAgainTest::aFormerKeyIsKeptByItsRecordOnly()
{
    const Record first{{u"a"_s, u"1-2"_s}, {u"b"_s, u"3"_s}};
    const Record second{{u"a"_s, u"1"_s}, {u"b"_s, u"2-3"_s}};
    NewItem asBefore = itemWith(first);
    asBefore.key = u"1-2-3"_s;
    bringIn({asBefore});
    NewItem now = itemWith(first);
    now.key = u"1\\-2-3"_s;
    now.formerKey = u"1-2-3"_s;
    now.formerFields = first;
    QCOMPARE(bringIn({now}), QList<Staged>{Staged::AlreadyThere});
    NewItem other = now;
    other.record = {{u"a"_s, u"1-x"_s}, {u"b"_s, u"3"_s}};
    other.key = u"1\\-x-3"_s;
    other.formerFields = other.record;
    NewItem third = itemWith(second);
    third.key = u"1-2-3"_s;
    QCOMPARE(bringIn({other, third}), (QList<Staged>{Staged::Added, Staged::Changed}));
    QCOMPARE(keysOf(valueOf(anna->store.claimNext({q}, 5)).items),
             QStringList({u"1-2-3"_s, u"1\\-x-3"_s}));
}

void ImportedAgainTest::aFormerKeyIsOnlyLookedForWhereItWas()
{
    NewItem now = itemWith({{u"a"_s, u"1-2"_s}, {u"b"_s, u"3"_s}});
    now.key = u"1\\-2-3"_s;
    now.formerKey = u"1-2-3"_s;
    now.formerFields = now.record;
    NewItem beside = itemWith({{u"a"_s, u"1"_s}, {u"b"_s, u"2-3"_s}});
    beside.key = u"1-2-3"_s;
    QCOMPARE(bringIn({now, beside}), (QList<Staged>{Staged::Added, Staged::Added}));
    QCOMPARE(bringIn({beside, now}), (QList<Staged>{Staged::AlreadyThere, Staged::AlreadyThere}));
}

INTRAY_TEST_GUILESS_MAIN(ImportedAgainTest)
#include "tst_importedagain.moc"
