// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "forging.h"
#include "store/importing/importstore.h"
#include "store/line/verbs.h"
#include "store/verifying/duplicatekeystore.h"
#include "store/verifying/duplicatestore.h"
#include "support/testclass.h"
#include "support/twoatwork.h"

#include <QRandomGenerator>

using namespace intray;
using namespace Qt::StringLiterals;

/// Likely duplicates among the items of a queue, on every engine.
class DuplicateStoreTest : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init() { beginOn(engineOfRow()); }

    void pairsNameTheirItems();
    void oneItemsPairsAreItsOwn();
    void aFieldWithTheKeysTellsNothing();
    void whatIsDismissedIsLeftOut();
    void aQueueThatIsNotThereIsTold();
    void aSearchCanBeCalledOff();
    void oneRecordIsFoundByKeys();
    void keysFollowWhatHappens();
    void aQueueThatHasGrownIsLearnedAnew();
    void whatIsKeyedTwiceIsNotKept();
    void keysGoOnceFieldsAreKeyedTwice();
    void twoWhoAddKeysAddThemOnce();

private:
    void keyTwiceBehind();
    ItemId addPerson(const QString &key, const QString &given, const QString &surname,
                     const QString &street, const QString &born);
    void bringIn(const QList<NewItem> &people);
    void addPeople();
    QList<LikelyDuplicates> duplicates(ItemId item = {}, double least = 0.5);
    DuplicateStore storeOf(Person &person) { return {*person.connection, person.store.identity()}; }
    void keyAll();
    /// By what is kept alone.
    QStringList likelyBeside(ItemId item);
};

static QStringList sorted(QStringList all)
{
    all.sort();
    return all;
}

static NewItem personOf(const QString &key, const QString &given, const QString &surname,
                        const QString &street, const QString &born)
{
    NewItem item = newItem(key, 0);
    item.record = {{u"id"_s, key},
                   {u"given"_s, given},
                   {u"surname"_s, surname},
                   {u"street"_s, street},
                   {u"born"_s, born}};
    return item;
}

ItemId DuplicateStoreTest::addPerson(const QString &key, const QString &given,
                                     const QString &surname, const QString &street,
                                     const QString &born)
{
    return valueOf(anna->store.addItem(q, personOf(key, given, surname, street, born)));
}

// At once: one after the other they take most of the time of this test.
void DuplicateStoreTest::bringIn(const QList<NewItem> &people)
{
    ImportStore imports(*anna->connection, anna->store.identity());
    const ImportId import = valueOf(imports.beginImport(q, u"people"_s));
    valueOf(imports.stageItems(import, people));
    valueOf(imports.acceptImport(import));
    while (valueOf(imports.openStagedItems(import)) > 0) {
    }
}

void DuplicateStoreTest::addPeople()
{
    const QStringList given{u"Anna"_s, u"Bert"_s, u"Carla"_s, u"Dirk"_s, u"Elsa"_s};
    const QStringList surnames{u"Berger"_s, u"Lindner"_s, u"Moser"_s, u"Unger"_s,
                               u"Wolter"_s, u"Zander"_s,  u"Kilian"_s};
    const QStringList streets{u"Hafengasse"_s, u"Mühlweg"_s, u"Am Ring"_s, u"Lange Zeile"_s};
    QList<NewItem> people;
    for (int i = 0; i < 60; ++i)
        people << personOf(u"p%1"_s.arg(i), given[i % 5], surnames[i % 7],
                           streets[i % 4] + u" %1"_s.arg(i * 7 % 61),
                           u"19%1-0%2-1%3"_s.arg(20 + i).arg(1 + i % 9).arg(i % 8));
    bringIn(people);
}

QList<LikelyDuplicates> DuplicateStoreTest::duplicates(ItemId item, double least)
{
    DuplicateStore store(*anna->connection, anna->store.identity());
    return valueOf(store.duplicates(q, item, least, {}, {}));
}

void DuplicateStoreTest::pairsNameTheirItems()
{
    addPeople();
    QVERIFY(duplicates().isEmpty());
    const ItemId first =
        addPerson(u"x1"_s, u"Magda"_s, u"Rosner"_s, u"Steinweg 4"_s, u"1955-03-02"_s);
    const ItemId second =
        addPerson(u"x2"_s, u"Magda"_s, u"Rossner"_s, u"Steinwge 4"_s, u"1955-02-03"_s);
    const ItemId third =
        addPerson(u"y1"_s, u"Timo"_s, u"Albers"_s, u"Am Ring 99"_s, u"1971-05-15"_s);
    const ItemId fourth =
        addPerson(u"y2"_s, u"TIMO"_s, u"Albbers"_s, u"Am Ring 99"_s, u"1971-05-15"_s);
    const auto pairs = duplicates();
    QCOMPARE(pairs.size(), 2);
    QSet<QPair<qint64, qint64>> found;
    for (const LikelyDuplicates &pair : pairs) {
        QVERIFY(pair.score >= 0.5 && pair.score <= 1);
        found.insert({pair.a.item.value(), pair.b.item.value()});
    }
    QCOMPARE(found, (QSet<QPair<qint64, qint64>>{{first.value(), second.value()},
                                                 {third.value(), fourth.value()}}));
    QCOMPARE(pairs.first().a.key.left(1), pairs.first().b.key.left(1));
}

void DuplicateStoreTest::oneItemsPairsAreItsOwn()
{
    addPeople();
    const ItemId item =
        addPerson(u"x1"_s, u"Magda"_s, u"Rosner"_s, u"Steinweg 4"_s, u"1955-03-02"_s);
    addPerson(u"x2"_s, u"Magda"_s, u"Rossner"_s, u"Steinweg 4"_s, u"1955-03-02"_s);
    addPerson(u"y1"_s, u"Timo"_s, u"Albers"_s, u"Am Ring 99"_s, u"1971-05-15"_s);
    addPerson(u"y2"_s, u"Timo"_s, u"Albbers"_s, u"Am Ring 99"_s, u"1971-05-15"_s);
    QCOMPARE(duplicates().size(), 2);
    const auto pairs = duplicates(item);
    QCOMPARE(pairs.size(), 1);
    QCOMPARE(pairs.first().a.item, item);
}

void DuplicateStoreTest::aFieldWithTheKeysTellsNothing()
{
    QRandomGenerator random(5);
    const auto word = [&] { return QString::number(random.generate64(), 36); };
    QList<NewItem> people;
    for (int i = 0; i < 60; ++i) // nearly the same keys, and nothing else
        people << personOf(u"file-2026-11-%1"_s.arg(i), word(), word(), word(), QString());
    bringIn(people);
    QVERIFY(duplicates().isEmpty());
}

void DuplicateStoreTest::whatIsDismissedIsLeftOut()
{
    addPeople();
    addPerson(u"x1"_s, u"Magda"_s, u"Rosner"_s, u"Steinweg 4"_s, u"1955-03-02"_s);
    const ItemId item =
        addPerson(u"x2"_s, u"Magda"_s, u"Rosner"_s, u"Steinweg 4"_s, u"1955-03-02"_s);
    QCOMPARE(duplicates().size(), 1);
    const Claim claim = valueOf(anna->store.claimItems({item}));
    QCOMPARE(duplicates().size(), 1);
    valueOf(anna->store.finish(item, claim.lock, Disposition::dismiss()));
    QVERIFY(duplicates().isEmpty());
}

void DuplicateStoreTest::aQueueThatIsNotThereIsTold()
{
    DuplicateStore store(*anna->connection, anna->store.identity());
    QCOMPARE(errorIn(store.duplicates(u"nowhere"_s, {}, 0.5, {}, {})).kind, Error::Kind::NotFound);
    QVERIFY(duplicates().isEmpty());
}

void DuplicateStoreTest::aSearchCanBeCalledOff()
{
    addPeople();
    Cancellation cancellation;
    cancellation.cancel();
    DuplicateStore store(*anna->connection, anna->store.identity());
    QCOMPARE(errorIn(store.duplicates(q, {}, 0.5, {}, cancellation)).kind, Error::Kind::Cancelled);
}

void DuplicateStoreTest::keyAll()
{
    letMinutesPass(*database);
    const auto step =
        valueOf(DuplicateKeyStore(*anna->connection, anna->store.identity()).keyAll(q));
    QVERIFY(step.isCurrent && step.isWhole);
}

QStringList DuplicateStoreTest::likelyBeside(ItemId item)
{
    DuplicateStore store = storeOf(*bert);
    const auto likely = valueOf(
        store.ofRecord(valueOf(store.kept(q)), valueOf(bert->store.detail(item)).item, 0.5));
    QStringList keys;
    for (const LikelyRecord &each : likely)
        keys << each.item.key;
    return keys;
}

void DuplicateStoreTest::oneRecordIsFoundByKeys()
{
    addPeople();
    const ItemId first =
        addPerson(u"x1"_s, u"Magda"_s, u"Rosner"_s, u"Steinweg 4"_s, u"1955-03-02"_s);
    addPerson(u"x2"_s, u"Magda"_s, u"Rossner"_s, u"Steinwge 4"_s, u"1955-02-03"_s);
    QCOMPARE(valueOf(storeOf(*anna).kept(q)).id, 0);
    const auto searched = duplicates(first);
    keyAll();
    const KeptDuplicates kept = valueOf(storeOf(*anna).kept(q));
    QVERIFY(kept.isWhole);
    QCOMPARE(kept.ofRecords, 62);
    QVERIFY(!kept.model.names().contains(u"id"_s)); // the items' keys tell nothing
    QCOMPARE(likelyBeside(first), QStringList{u"x2"_s});
    const auto known = duplicates(first);
    QCOMPARE(known.size(), searched.size());
    QCOMPARE(known.first().a.item, searched.first().a.item);
    QCOMPARE(known.first().b.item, searched.first().b.item);
    QVERIFY(std::abs(known.first().score - searched.first().score) < 0.05);
    QCOMPARE(errorIn(storeOf(*anna).duplicates(q, ItemId(4711), 0.5, {}, {})).kind,
             Error::Kind::NotFound);
}

void DuplicateStoreTest::keysFollowWhatHappens()
{
    addPeople();
    const ItemId first =
        addPerson(u"x1"_s, u"Magda"_s, u"Rosner"_s, u"Steinweg 4"_s, u"1955-03-02"_s);
    addPerson(u"x2"_s, u"Magda"_s, u"Rossner"_s, u"Steinweg 4"_s, u"1955-03-02"_s);
    keyAll();
    // One that comes later, and one that becomes one by a correction.
    const ItemId third =
        addPerson(u"x3"_s, u"Magda"_s, u"Rosnner"_s, u"Steinweg 4"_s, u"1955-03-02"_s);
    const ItemId fourth =
        addPerson(u"x4"_s, u"Timo"_s, u"Albers"_s, u"Am Ring 99"_s, u"1971-05-15"_s);
    const Claim claim = valueOf(anna->store.claimItems({fourth}));
    Record corrected = valueOf(anna->store.detail(first)).item.record;
    corrected[u"id"_s] = u"x4"_s;
    valueOf(anna->store.finish(fourth, claim.lock, Disposition::complete(corrected)));
    keyAll();
    QCOMPARE(sorted(likelyBeside(first)), QStringList({u"x2"_s, u"x3"_s, u"x4"_s}));
    valueOf(storeOf(*anna).tellApart(fourth, first));
    QCOMPARE(sorted(likelyBeside(first)), QStringList({u"x2"_s, u"x3"_s}));
    valueOf(storeOf(*anna).tellAlike(first, fourth));
    QCOMPARE(sorted(likelyBeside(first)), QStringList({u"x2"_s, u"x3"_s, u"x4"_s}));
    valueOf(storeOf(*anna).tellApart(first, fourth));
    valueOf(storeOf(*anna).mergeInto(third, {first}));
    QCOMPARE(likelyBeside(first), QStringList{u"x2"_s}); // at once, whatever the keys say
    keyAll();
    QCOMPARE(likelyBeside(first), QStringList{u"x2"_s});
}

void DuplicateStoreTest::aQueueThatHasGrownIsLearnedAnew()
{
    const ItemId first =
        addPerson(u"x1"_s, u"Magda"_s, u"Rosner"_s, u"Steinweg 4"_s, u"1955-03-02"_s);
    addPerson(u"x2"_s, u"Magda"_s, u"Rossner"_s, u"Steinweg 4"_s, u"1955-03-02"_s);
    keyAll();
    const qint64 before = valueOf(storeOf(*anna).kept(q)).id;
    addPeople();
    keyAll();
    const KeptDuplicates kept = valueOf(storeOf(*anna).kept(q));
    QVERIFY(kept.id > before);
    QCOMPARE(kept.ofRecords, 62);
    QCOMPARE(likelyBeside(first), QStringList{u"x2"_s});
}

/// A queue behind, where a field is keyed for the second time.
void DuplicateStoreTest::keyTwiceBehind()
{
    valueOf(anna->store.addQueue(queueNamed(u"second"_s)));
    valueOf(anna->store.addQueue(queueNamed(u"decide"_s)));
    setRules([](Queue &rules) { rules.nextQueue = u"second"_s; });
    Queue second = valueOf(anna->store.queue(u"second"_s));
    second.blindFields = {u"surname"_s};
    second.decideQueue = u"decide"_s;
    valueOf(anna->store.setQueue(second));
}

// The first keying must not be told to whoever keys for the second time, by a key either.
void DuplicateStoreTest::whatIsKeyedTwiceIsNotKept()
{
    addPeople();
    keyTwiceBehind();
    const auto step =
        valueOf(DuplicateKeyStore(*anna->connection, anna->store.identity()).keyPiece(q));
    QVERIFY(!step.isKept);
    QCOMPARE(valueOf(storeOf(*anna).kept(q)).id, 0);
}

void DuplicateStoreTest::keysGoOnceFieldsAreKeyedTwice()
{
    const ItemId first =
        addPerson(u"x1"_s, u"Magda"_s, u"Rosner"_s, u"Steinweg 4"_s, u"1955-03-02"_s);
    addPerson(u"x2"_s, u"Magda"_s, u"Rossner"_s, u"Steinweg 4"_s, u"1955-03-02"_s);
    addPeople();
    keyAll();
    QCOMPARE(likelyBeside(first), QStringList{u"x2"_s});
    const KeptDuplicates before = valueOf(storeOf(*anna).kept(q));
    keyTwiceBehind();
    QCOMPARE(valueOf(storeOf(*anna).kept(q)).id, 0);
    const Item item = valueOf(anna->store.detail(first)).item;
    QVERIFY(valueOf(storeOf(*bert).ofRecord(before, item, 0)).isEmpty()); // No key is left.
    // Nor does it come back by whoever was learning meanwhile.
    valueOf(carryOut(*anna->connection, anna->store.identity(), verbs::keepDuplicateModel,
                     {q, QString::fromUtf8(textOf(before.model)), 62, 0}));
    QCOMPARE(valueOf(storeOf(*anna).kept(q)).id, 0);
}

void DuplicateStoreTest::twoWhoAddKeysAddThemOnce()
{
    addPeople();
    letMinutesPass(*database);
    DuplicateKeyStore ofAnna(*anna->connection, anna->store.identity());
    DuplicateKeyStore ofBert(*bert->connection, bert->store.identity());
    valueOf(ofAnna.keyPiece(q));
    const qint64 model = valueOf(storeOf(*anna).kept(q)).id;
    DuplicateKeys keys{model, valueOf(storeOf(*anna).kept(q)).lastEvent, 4711, true, u"[]"_s};
    QVERIFY(valueOf(
        carryOut(*anna->connection, anna->store.identity(), verbs::addDuplicateKeys, keys)));
    QVERIFY(!valueOf(
        carryOut(*bert->connection, bert->store.identity(), verbs::addDuplicateKeys, keys)));
    QCOMPARE(valueOf(storeOf(*anna).kept(q)).lastEvent, 4711);
}

INTRAY_TEST_GUILESS_MAIN(DuplicateStoreTest)
#include "tst_duplicatestore.moc"
