// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/verifying/suggestionstore.h"
#include "support/twoatwork.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// What is offered in a queue as people changed the values of others, on every engine.
class QueueProposalsTest : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init()
    {
        beginOn(engineOfRow());
        m_number = 0;
    }

    void eightNumbersPutRightTellTheOthers();
    void whatNobodyWantedIsForgotten();
    void whatIsSealedTeachesNothing();

private:
    ItemId addNumber(const QString &phone);
    void putRight(ItemId item, const QString &phone);
    void putEightRight();
    std::optional<QString> offered(ItemId item);

    int m_number = 0;
};

ItemId QueueProposalsTest::addNumber(const QString &phone)
{
    NewItem item = newItem(u"n%1"_s.arg(++m_number), 0);
    item.record = {{u"zip"_s, u"35233"_s}, {u"town"_s, u"birmingham"_s}, {u"phone"_s, phone}};
    return valueOf(anna->store.addItem(q, item));
}

void QueueProposalsTest::putRight(ItemId item, const QString &phone)
{
    const Claim claim = valueOf(anna->store.claimItems({item}));
    Record record = claim.items.at(0).record;
    record.insert(u"phone"_s, phone);
    valueOf(anna->store.finish(item, claim.lock, Disposition::complete(record)));
}

void QueueProposalsTest::putEightRight()
{
    for (int row = 0; row < 8; ++row) {
        const QString last = QString::number(1200 + row * 11);
        putRight(addNumber(u"20%1.555.%2"_s.arg(row).arg(last)),
                 u"(20%1) 555-%2"_s.arg(row).arg(last));
    }
}

std::optional<QString> QueueProposalsTest::offered(ItemId item)
{
    SuggestionStore store(*anna->connection, anna->store.identity());
    const QueueProposals known = valueOf(store.proposals(q));
    const JudgedRecord judged =
        valueOf(store.judge({}, valueOf(anna->store.detail(item)).item, known));
    for (const SuspiciousCell &cell : judged.suspicious)
        if (cell.field == u"phone"_s)
            return cell.suggestion;
    return std::nullopt;
}

void QueueProposalsTest::eightNumbersPutRightTellTheOthers()
{
    QHash<ItemId, QString> meant;
    for (int row = 0; row < 12; ++row) {
        const QString last = QString::number(3000 + row * 7);
        meant.insert(addNumber(u"602.55%1.%2"_s.arg(row % 10).arg(last)),
                     u"(602) 55%1-%2"_s.arg(row % 10).arg(last));
    }
    putEightRight();
    SuggestionStore store(*anna->connection, anna->store.identity());
    QHash<ItemId, QString> found;
    for (const SuspiciousCell &cell : valueOf(store.suggestions(q))) {
        QCOMPARE(cell.field, u"phone"_s);
        QVERIFY(cell.why.contains(u"such as 20"_s));
        QVERIFY(cell.sure > 0.95);
        found.insert(cell.item, cell.suggestion.value_or(QString()));
    }
    QCOMPARE(found, meant);
    for (auto one = meant.cbegin(); one != meant.cend(); ++one)
        QCOMPARE(offered(one.key()), *one);
    QCOMPARE(offered(addNumber(u"(602) 555-0168"_s)), std::nullopt);
}

void QueueProposalsTest::whatNobodyWantedIsForgotten()
{
    putEightRight();
    const ItemId last = addNumber(u"602.555.0168"_s);
    QCOMPARE(offered(last), u"(602) 555-0168"_s);
    SuggestionStore store(*anna->connection, anna->store.identity());
    for (int row = 0; row < 8; ++row)
        valueOf(store.refuse(addNumber(u"30%1.555.0199"_s.arg(row)),
                             {u"phone"_s, u"(30%1) 555-0199"_s.arg(row)}));
    QVERIFY(offered(last) != u"(602) 555-0168"_s);
    for (const SuspiciousCell &cell : valueOf(store.suggestions(q, last)))
        QVERIFY(cell.suggestion != u"(602) 555-0168"_s);
}

void QueueProposalsTest::whatIsSealedTeachesNothing()
{
    putEightRight();
    const ItemId item = addNumber(u"602.555.0168"_s);
    QCOMPARE(offered(item), u"(602) 555-0168"_s);
    valueOf(anna->store.addQueue(queueNamed(u"second"_s)));
    valueOf(anna->store.addQueue(queueNamed(u"decide"_s)));
    Queue rules = valueOf(anna->store.queue(q));
    rules.nextQueue = u"second"_s;
    valueOf(anna->store.setQueue(rules));
    Queue second = valueOf(anna->store.queue(u"second"_s));
    second.blindFields = {u"phone"_s};
    second.decideQueue = u"decide"_s;
    valueOf(anna->store.setQueue(second));
    QCOMPARE(offered(item), std::nullopt);
}

QTEST_GUILESS_MAIN(QueueProposalsTest)
#include "tst_queueproposals.moc"
