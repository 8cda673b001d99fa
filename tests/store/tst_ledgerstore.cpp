// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/verifying/correctionstore.h"
#include "store/verifying/ledgerstore.h"
#include "support/testclass.h"
#include "support/twoatwork.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// What was put right in a queue, told from its completed records, on every engine.
class LedgerStoreTest : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init()
    {
        beginOn(engineOfRow());
        m_number = 0;
    }

    void everyCorrectionIsCounted();
    void whatWasNotChangedIsNone();
    void aPersonsOwnAreToldApart();
    void theSpanNarrowsIt();
    void whatIsOpenAgainIsNotCounted();
    void whatIsCorrectedInBulkIsCountedBeforeItIsCompleted();
    void aBulkCorrectionThatIsUndoneIsNotCounted();
    void aQueueThatIsNotThereIsTold();
    void manyRecordsArePaged();
    void itCanBeCalledOff();

private:
    ItemId addTown(const QString &town)
    {
        NewItem item = newItem(u"t%1"_s.arg(++m_number), 0);
        item.record = {{u"town"_s, town}, {u"remark"_s, u""_s}};
        return valueOf(anna->store.addItem(q, item));
    }
    void complete(Person &person, ItemId item, const Record &changes)
    {
        const Claim claim = valueOf(person.store.claimItems({item}));
        Record record = claim.items.constFirst().record;
        for (auto field = changes.begin(); field != changes.end(); ++field)
            record.insert(field.key(), field.value());
        valueOf(person.store.finish(item, claim.lock, Disposition::complete(record)));
    }
    CorrectionReport correctAll(const QString &from, const QString &to)
    {
        return valueOf(CorrectionStore(*anna->connection, anna->store.identity())
                           .correct(q, CorrectionWish{u"town"_s, from, to}));
    }
    Outcome<Ledger> ask(const LedgerQuery &query)
    {
        return LedgerStore(*anna->connection, anna->store.identity()).ledger(query);
    }
    Ledger ledger(const QString &person = {}, const QDateTime &from = {}, const QDateTime &to = {})
    {
        return valueOf(ask({q, person, from, to}));
    }
    static QMap<QString, qint64> sums(const Ledger &ledger, LedgerBy by)
    {
        QMap<QString, qint64> all;
        for (const auto &[name, count] : addedUp(ledger, by))
            all.insert(name, count);
        return all;
    }

    int m_number = 0;
};

void LedgerStoreTest::everyCorrectionIsCounted()
{
    complete(*anna, addTown(u"birmingxam"_s),
             {{u"town"_s, u"birmingham"_s}, {u"remark"_s, u"seen"_s}});
    complete(*bert, addTown(u"BOAZ"_s), {{u"town"_s, u"boaz"_s}});
    complete(*bert, addTown(u"dothan"_s), {{u"town"_s, u"florence"_s}});
    addTown(u"open"_s);
    const Ledger all = ledger();
    QCOMPARE(all.records, 3);
    QCOMPARE(all.corrected, 3);
    QCOMPARE(sums(all, LedgerBy::Field), (QMap<QString, qint64>{{u"town"_s, 3}, {u"remark"_s, 1}}));
    QCOMPARE(
        sums(all, LedgerBy::Kind),
        (QMap<QString, qint64>{{u"slip"_s, 1}, {u"empty"_s, 1}, {u"form"_s, 1}, {u"other"_s, 1}}));
    QCOMPARE(sums(all, LedgerBy::Person), (QMap<QString, qint64>{{u"anna"_s, 2}, {u"bert"_s, 2}}));
    QCOMPARE(addedUp(all, LedgerBy::Field).constFirst().first, u"town"_s);
}

void LedgerStoreTest::whatWasNotChangedIsNone()
{
    complete(*anna, addTown(u"boaz"_s), {});
    const Claim claim = valueOf(anna->store.claimItems({addTown(u"dothan"_s)}));
    valueOf(anna->store.finish(claim.items.constFirst().id, claim.lock, Disposition::complete()));
    const Ledger none = ledger();
    QCOMPARE(none.records, 2);
    QCOMPARE(none.corrected, 0);
    QVERIFY(none.lines.isEmpty());
}

void LedgerStoreTest::aPersonsOwnAreToldApart()
{
    complete(*anna, addTown(u"boaz"_s), {{u"town"_s, u"dothan"_s}});
    complete(*bert, addTown(u"boaz"_s), {{u"town"_s, u"dothan"_s}});
    QCOMPARE(ledger(u"bert"_s).records, 1);
    QCOMPARE(sums(ledger(u"bert"_s), LedgerBy::Person), (QMap<QString, qint64>{{u"bert"_s, 1}}));
}

void LedgerStoreTest::theSpanNarrowsIt()
{
    complete(*anna, addTown(u"boaz"_s), {{u"town"_s, u"dothan"_s}});
    const QDateTime now = valueOf(anna->store.now());
    QCOMPARE(ledger({}, now.addSecs(-3600), now.addSecs(3600)).records, 1);
    QCOMPARE(ledger({}, now.addSecs(3600)).records, 0);
    QCOMPARE(ledger({}, {}, now.addSecs(-3600)).records, 0);
}

void LedgerStoreTest::whatIsOpenAgainIsNotCounted()
{
    const ItemId item = addTown(u"boaz"_s);
    complete(*anna, item, {{u"town"_s, u"dothan"_s}});
    valueOf(bert->store.reopen(item));
    QCOMPARE(ledger().records, 0);
}

void LedgerStoreTest::whatIsCorrectedInBulkIsCountedBeforeItIsCompleted()
{
    const ItemId first = addTown(u"BOAZ"_s);
    addTown(u"BOAZ"_s);
    addTown(u"dothan"_s);
    correctAll(u"BOAZ"_s, u"boas"_s);
    correctAll(u"boas"_s, u"boaz"_s); // twice is once
    const Ledger before = ledger();
    QCOMPARE(before.records, 0);
    QCOMPARE(before.inBulk, 2);
    QCOMPARE(sums(before, LedgerBy::Field), (QMap<QString, qint64>{{u"town"_s, 2}}));
    QCOMPARE(sums(before, LedgerBy::Kind), (QMap<QString, qint64>{{u"form"_s, 2}}));
    QCOMPARE(sums(before, LedgerBy::Person), (QMap<QString, qint64>{{u"anna"_s, 2}}));
    QCOMPARE(ledger(u"bert"_s).inBulk, 0);
    QCOMPARE(ledger({}, valueOf(anna->store.now()).addSecs(3600)).inBulk, 0);
    complete(*bert, first, {});
    const Ledger after = ledger();
    QCOMPARE(after.corrected, 1);
    QCOMPARE(after.inBulk, 1);
    QCOMPARE(sums(after, LedgerBy::Field), (QMap<QString, qint64>{{u"town"_s, 2}}));
}

void LedgerStoreTest::aBulkCorrectionThatIsUndoneIsNotCounted()
{
    addTown(u"BOAZ"_s);
    const CorrectionReport made = correctAll(u"BOAZ"_s, u"boaz"_s);
    QCOMPARE(ledger().inBulk, 1);
    valueOf(CorrectionStore(*anna->connection, anna->store.identity()).takeBack(q, made.id));
    const Ledger after = ledger();
    QCOMPARE(after.inBulk, 0);
    QVERIFY(after.lines.isEmpty());
}

void LedgerStoreTest::aQueueThatIsNotThereIsTold()
{
    QCOMPARE(errorIn(ask({u"nowhere"_s, {}, {}, {}})).kind, Error::Kind::NotFound);
}

void LedgerStoreTest::manyRecordsArePaged()
{
    const int count = 505; // more than a page
    for (int i = 0; i < count; ++i)
        addTown(u"boaz"_s);
    const Claim claim = valueOf(anna->store.claimNext({q}, count));
    valueOf(anna->store.finishAll(claim.lock, Disposition::complete()));
    QCOMPARE(ledger().records, count);
}

void LedgerStoreTest::itCanBeCalledOff()
{
    addTown(u"boaz"_s);
    Cancellation cancellation;
    cancellation.cancel();
    LedgerStore store(*anna->connection, anna->store.identity());
    QCOMPARE(errorIn(store.ledger({q, {}, {}, {}}, {}, cancellation)).kind, Error::Kind::Cancelled);
}

INTRAY_TEST_GUILESS_MAIN(LedgerStoreTest)
#include "tst_ledgerstore.moc"
