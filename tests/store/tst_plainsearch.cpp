// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/finishedquery.h"
#include "schema/plainsearch.h"
#include "support/testclass.h"
#include "support/twoatwork.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// A search finds "Café" for "cafe" where the queue wants it, on every engine.
class PlainSearch : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init() { beginOn(engineOfRow()); }

    void accentsMatterUnlessTheQueueSaysElse();
    void everyWordIsFoundInAnyOrder();
    void wordsBetweenQuotationMarksStayTogether();
    void everySearchKeepsTheRule_data();
    void everySearchKeepsTheRule();
    void signsOfPatternsAreSigns();
    void finishedItemsAreFoundAlike();

private:
    void fill();
    QStringList found(const std::function<void(ItemQuery &)> &ask);
    QStringList found(const QString &text)
    {
        return found([&](ItemQuery &query) { query.find = text; });
    }
    void searchPlainly(bool isPlain)
    {
        setRules([&](Queue &rules) {
            rules.recordSchema = withPlainSearch(rules.recordSchema, isPlain);
        });
    }
};

void PlainSearch::fill()
{
    const QStringList names{u"Café Müller"_s, u"cafe mueller"_s, u"CAFE\u0301 Łódź"_s,
                            u"Cafeteria"_s,   u"йод"_s,          u"a*b?[c] (d.e) 100%_\\ ^$|"_s};
    for (qsizetype i = 0; i < names.size(); ++i)
        valueOf(
            anna->store.addItem(q, {u"Clé-%1"_s.arg(i), 0, {}, {{u"name"_s, names.at(i)}}, {}}));
}

QStringList PlainSearch::found(const std::function<void(ItemQuery &)> &ask)
{
    ItemQuery query;
    query.queue = q;
    query.order.by = ItemOrder::By::Key;
    ask(query);
    QStringList keys;
    for (const Item &item : valueOf(bert->store.page(query, {})).items)
        keys << item.key.mid(4);
    return keys;
}

void PlainSearch::accentsMatterUnlessTheQueueSaysElse()
{
    fill();
    QCOMPARE(found(u"cafe"_s), (QStringList{u"1"_s, u"3"_s}));
    QCOMPARE(found(u"CAFÉ"_s), (QStringList{u"0"_s, u"2"_s}));
    searchPlainly(true);
    QVERIFY(isSearchedPlainly(valueOf(anna->store.queue(q))));
    for (const QString &text : {u"cafe"_s, u"CAFÉ"_s, u"cäfê"_s})
        QCOMPARE(found(text), (QStringList{u"0"_s, u"1"_s, u"2"_s, u"3"_s}));
    QCOMPARE(found(u"lodz"_s), QStringList{u"2"_s});
    QCOMPARE(found(u"йод"_s), QStringList{u"4"_s});
    QCOMPARE(found(u"иод"_s), QStringList());
    searchPlainly(false);
    QCOMPARE(found(u"cafe"_s), (QStringList{u"1"_s, u"3"_s}));
}

void PlainSearch::everyWordIsFoundInAnyOrder()
{
    fill();
    QCOMPARE(found(u"mueller cafe"_s), QStringList{u"1"_s});
    QCOMPARE(found(u"  CAFE   1 clé "_s), QStringList{u"1"_s}); // the key and a value
    QCOMPARE(found(u"cafe muell elle"_s), QStringList{u"1"_s});
    QCOMPARE(found(u"cafe clé nowhere"_s), QStringList());
    QCOMPARE(found(u"cafe clé x"_s), QStringList());
    searchPlainly(true);
    QCOMPARE(found(u"lodz cafe"_s), QStringList{u"2"_s});
    QCOMPARE(found(u"muller cle 0"_s), QStringList{u"0"_s});
    QCOMPARE(found(u"^$| (d.e) a*b"_s), QStringList{u"5"_s});
    FinishedQuery query;
    query.queue = q;
    query.find = u"muller cafe"_s;
    valueOf(anna->store.finishAll(take(*anna, 4).lock, Disposition::complete()));
    QCOMPARE(valueOf(anna->store.countFinished(query)), 1);
}

void PlainSearch::wordsBetweenQuotationMarksStayTogether()
{
    fill();
    QCOMPARE(found(u"\"cafe mueller\""_s), QStringList{u"1"_s});
    QCOMPARE(found(u"\"mueller cafe\""_s), QStringList());
    QCOMPARE(found(u"mue \"fe m\""_s), QStringList{u"1"_s});
    QCOMPARE(found(u"\"cafe"_s), QStringList()); // a mark that nothing closes is a letter
    QCOMPARE(found(u"\" \" cafe"_s), QStringList());
}

void PlainSearch::everySearchKeepsTheRule_data()
{
    QTest::addColumn<ItemOrder>("order");
    QTest::newRow("claims") << ItemOrder();
    QTest::newRow("age, down") << ItemOrder{ItemOrder::By::Created, {}, true};
    QTest::newRow("a field") << ItemOrder{ItemOrder::By::Field, u"name"_s, false};
}

void PlainSearch::everySearchKeepsTheRule()
{
    QFETCH(const ItemOrder, order);
    fill();
    searchPlainly(true);
    const auto narrowed = [&](const std::function<void(ItemQuery &)> &ask) {
        QStringList keys = found([&](ItemQuery &query) {
            query.order = order;
            ask(query);
        });
        keys.sort();
        return keys;
    };
    QCOMPARE(narrowed([](ItemQuery &query) { query.find = u"muller"_s; }), QStringList{u"0"_s});
    QCOMPARE(narrowed([](ItemQuery &query) { query.keyContains = u"cle-1"_s; }),
             QStringList{u"1"_s});
    QCOMPARE(narrowed([](ItemQuery &query) {
                 query.fieldContains = {{u"name"_s, u"cafe m"_s}};
             }),
             (QStringList{u"0"_s, u"1"_s}));
}

void PlainSearch::signsOfPatternsAreSigns()
{
    fill();
    searchPlainly(true);
    const QString signs = u"a*b?[c] (d.e) 100%_\\ ^$|"_s;
    for (qsizetype i = 0; i < signs.size(); ++i)
        QCOMPARE(found(signs.mid(i)), QStringList{u"5"_s});
    QCOMPARE(found(u"a.*b"_s), QStringList());
    QCOMPARE(found(u"[c-e]"_s), QStringList());
}

void PlainSearch::finishedItemsAreFoundAlike()
{
    fill();
    searchPlainly(true);
    const Claim claim = take(*anna, 4);
    valueOf(anna->store.finishAll(claim.lock, Disposition::complete()));
    QCOMPARE(found([](ItemQuery &query) {
                 query.state = State::Done;
                 query.find = u"cafe"_s;
             }).size(),
             4);
    FinishedQuery query;
    query.queue = q;
    query.find = u"cafe"_s;
    QCOMPARE(valueOf(anna->store.countFinished(query)), 4);
    QCOMPARE(valueOf(anna->store.finishedItems(query, {}, 10)).size(), 4);
    searchPlainly(false);
    QCOMPARE(valueOf(anna->store.countFinished(query)), 2);
}

INTRAY_TEST_GUILESS_MAIN(PlainSearch)
#include "tst_plainsearch.moc"
