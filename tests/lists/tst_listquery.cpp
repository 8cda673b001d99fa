// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/listquery.h"
#include "support/testclass.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

class tst_ListQuery : public QObject
{
    Q_OBJECT
private slots:
    void everyPartOfAFilterIsAsked();
    void whichItemsAreShown();
    void finishedItemsComeNewestFirstUnlessSorted();
    void fieldsThatAreNoColumnsAreNamedAndLeftOut();
};

static QList<ItemColumn> columns()
{
    Field city;
    city.name = u"city"_s;
    city.label = u"City"_s;
    return itemColumns({city});
}

void tst_ListQuery::everyPartOfAFilterIsAsked()
{
    const ItemQuery query =
        itemQueryOf({u"open"_s,
                     u" x "_s,
                     true,
                     {{u"key"_s, u"C-"_s}, {u"field.city"_s, u" opp "_s}, {u"for"_s, u"bert"_s}},
                     u"field.city"_s,
                     true},
                    columns());
    ItemQuery expected;
    expected.find = u"x"_s;
    expected.breaksRule = true;
    expected.keyContains = u"C-"_s;
    expected.fieldContains = {{u"city"_s, u"opp"_s}};
    expected.assignedTo = u"bert"_s;
    expected.order = {ItemOrder::By::Field, u"city"_s, true};
    QCOMPARE(query, expected);
}

void tst_ListQuery::whichItemsAreShown()
{
    const auto asked = [](const QString &shown) {
        ListFilter filter;
        filter.shown = shown;
        return itemQueryOf(filter, columns());
    };
    QCOMPARE(asked(u"failed"_s).state, State::Failed);
    QCOMPARE(asked(u"dismissed"_s).state, State::Dismissed);
    QVERIFY(asked(u"openForMe"_s).isForMe);
    QVERIFY(asked(u"askedFor"_s).askedBack);
    QVERIFY(asked(u"passed"_s).hasPassed);
    QCOMPARE(asked(u"passed"_s).state, State::Done);
    QVERIFY(!asked(u"done"_s).hasPassed);
    QVERIFY(asked(u"doneByMe"_s).doneByMeSince.isValid());
    QVERIFY(!asked(u"done"_s).doneByMeSince.isValid());
    QCOMPARE(asked(u"unheard of"_s), asked(u"open"_s));
}

void tst_ListQuery::finishedItemsComeNewestFirstUnlessSorted()
{
    ListFilter filter;
    filter.shown = u"done"_s;
    QCOMPARE(itemQueryOf(filter, columns()).order, (ItemOrder{ItemOrder::By::Created, {}, true}));
    filter.sortedBy = u"key"_s;
    QCOMPARE(itemQueryOf(filter, columns()).order, (ItemOrder{ItemOrder::By::Key, {}, false}));
}

void tst_ListQuery::fieldsThatAreNoColumnsAreNamedAndLeftOut()
{
    const ListFilter filter{
        u"open"_s,       {},   false, {{u"field.city"_s, u"opp"_s}, {u"field.fax"_s, u"1"_s}},
        u"field.town"_s, false};
    QCOMPARE(missingFields(filter, columns()), (QStringList{u"fax"_s, u"town"_s}));
    const ItemQuery query = itemQueryOf(filter, columns());
    QCOMPARE(query.fieldContains.keys(), QStringList{u"city"_s});
    QCOMPARE(query.order, ItemOrder());
    QVERIFY(missingFields({}, columns()).isEmpty());
}

INTRAY_TEST_GUILESS_MAIN(tst_ListQuery)
#include "tst_listquery.moc"
