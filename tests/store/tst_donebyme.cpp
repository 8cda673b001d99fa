// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/reading/liststore.h"
#include "support/testclass.h"
#include "support/twoatwork.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// The list of what a person completed since a time, on every engine.
class DoneByMeTest : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init()
    {
        beginOn(engineOfRow());
        for (const QString &key : {u"a"_s, u"b"_s, u"c"_s, u"d"_s})
            add(key);
    }

    void onesOwnAreListedNewestFirst();
    void whatIsOpenAgainIsNot();
    void theSpanAndTheSearchNarrowIt();

private:
    void completeNext(Person &person)
    {
        const Claim claim = take(person);
        valueOf(person.store.finishAll(claim.lock, Disposition::complete()));
    }
    QStringList keys(Person &person, int secondsAgo = 3600, const QString &find = {})
    {
        ItemQuery query;
        query.queue = q;
        query.state = State::Done;
        query.find = find;
        query.doneByMeSince = valueOf(person.store.now()).addSecs(-secondsAgo);
        QStringList found;
        for (const Item &item : valueOf(person.store.page(query, {})).items)
            found << item.key;
        return found;
    }
};

void DoneByMeTest::onesOwnAreListedNewestFirst()
{
    completeNext(*anna);
    completeNext(*bert);
    completeNext(*anna);
    QCOMPARE(keys(*anna), (QStringList{u"c"_s, u"a"_s}));
    QCOMPARE(keys(*bert), QStringList{u"b"_s});
}

void DoneByMeTest::whatIsOpenAgainIsNot()
{
    completeNext(*anna);
    const ItemId item =
        valueOf(anna->store.page({q, State::Done, {}, {}, {}, {}}, {})).items.constFirst().id;
    valueOf(bert->store.reopen(item));
    QCOMPARE(keys(*anna), QStringList());
    // Done by somebody else then.
    const Claim claim = valueOf(bert->store.claimItems({item}));
    valueOf(bert->store.finishAll(claim.lock, Disposition::complete()));
    QCOMPARE(keys(*bert), QStringList{u"a"_s});
}

void DoneByMeTest::theSpanAndTheSearchNarrowIt()
{
    completeNext(*anna);
    completeNext(*anna);
    QCOMPARE(keys(*anna, -3600), QStringList());
    QCOMPARE(keys(*anna, 3600, u"b"_s), QStringList{u"b"_s});
}

INTRAY_TEST_GUILESS_MAIN(DoneByMeTest)
#include "tst_donebyme.moc"
