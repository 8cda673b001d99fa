// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/verifying/duplicatestore.h"
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

private:
    ItemId addPerson(const QString &key, const QString &given, const QString &surname,
                     const QString &street, const QString &born);
    void addPeople();
    QList<LikelyDuplicates> duplicates(ItemId item = {}, double least = 0.5);
};

ItemId DuplicateStoreTest::addPerson(const QString &key, const QString &given,
                                     const QString &surname, const QString &street,
                                     const QString &born)
{
    NewItem item = newItem(key, 0);
    item.record = {{u"id"_s, key},
                   {u"given"_s, given},
                   {u"surname"_s, surname},
                   {u"street"_s, street},
                   {u"born"_s, born}};
    return valueOf(anna->store.addItem(q, item));
}

void DuplicateStoreTest::addPeople()
{
    const QStringList given{u"Anna"_s, u"Bert"_s, u"Carla"_s, u"Dirk"_s, u"Elsa"_s};
    const QStringList surnames{u"Berger"_s, u"Lindner"_s, u"Moser"_s, u"Unger"_s,
                               u"Wolter"_s, u"Zander"_s,  u"Kilian"_s};
    const QStringList streets{u"Hafengasse"_s, u"Mühlweg"_s, u"Am Ring"_s, u"Lange Zeile"_s};
    for (int i = 0; i < 60; ++i)
        addPerson(u"p%1"_s.arg(i), given[i % 5], surnames[i % 7],
                  streets[i % 4] + u" %1"_s.arg(i * 7 % 61),
                  u"19%1-0%2-1%3"_s.arg(20 + i).arg(1 + i % 9).arg(i % 8));
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
    for (int i = 0; i < 60; ++i) // nearly the same keys, and nothing else
        addPerson(u"file-2026-11-%1"_s.arg(i), word(), word(), word(), QString());
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

QTEST_GUILESS_MAIN(DuplicateStoreTest)
#include "tst_duplicatestore.moc"
