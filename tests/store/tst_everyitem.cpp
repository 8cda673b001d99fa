// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/reading/everyitem.h"
#include "support/testclass.h"
#include "support/twoatwork.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// Whoever goes through a whole queue, as an export does, meets each item once, whatever others do
/// there meanwhile.
class EveryItemTest : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init() { beginOn(engineOfRow()); }

    void anItemWhoseLockIsOverComesOnce();
    void whatIsTakenMeanwhileComesOnce();
    void whatIsReturnedMeanwhileComes();
    void whatIsReopenedMeanwhileComesOnce();
    void aSingleStateIsGoneThroughAsItIs();

private:
    /// The keys of what comes, and what happens at the first page that is not empty.
    QStringList keysSeen(const std::function<void()> &meanwhile = {},
                         const QList<State> &states = seenStates());
};

QStringList EveryItemTest::keysSeen(const std::function<void()> &meanwhile,
                                    const QList<State> &states)
{
    QStringList keys;
    ListStore lists(*anna->connection, anna->store.identity());
    valueOf(forEachPage(lists, q, states, {}, [&](const QList<Item> &items) -> Outcome<Done> {
        for (const Item &item : items)
            keys << item.key + u' ' + nameOf(item.state);
        if (keys.size() == items.size() && !items.isEmpty() && meanwhile)
            meanwhile();
        return Done();
    }));
    keys.sort();
    return keys;
}

void EveryItemTest::anItemWhoseLockIsOverComesOnce()
{
    add(u"1"_s);
    add(u"2"_s);
    takeAndLetExpire(*bert);
    QCOMPARE(keysSeen(), (QStringList{u"1 open"_s, u"2 open"_s}));
}

void EveryItemTest::whatIsTakenMeanwhileComesOnce()
{
    add(u"1"_s);
    add(u"2"_s);
    QCOMPARE(keysSeen([this] { take(*bert); }), (QStringList{u"1 open"_s, u"2 open"_s}));
}

void EveryItemTest::whatIsReturnedMeanwhileComes()
{
    add(u"1"_s);
    add(u"2"_s);
    const Claim claim = take(*bert);
    const QStringList keys = keysSeen([&] {
        valueOf(bert->store.finish(claim.items.first().id, claim.lock,
                                   Disposition::returnLater(std::chrono::seconds(0))));
    });
    QCOMPARE(keys, (QStringList{u"1 open"_s, u"2 open"_s}));
}

void EveryItemTest::whatIsReopenedMeanwhileComesOnce()
{
    add(u"1"_s);
    add(u"2"_s);
    const Claim claim = take(*bert);
    valueOf(bert->store.finish(claim.items.first().id, claim.lock, Disposition::complete()));
    const QStringList keys = keysSeen([&] { valueOf(bert->store.reopen(claim.items.first().id)); });
    QCOMPARE(keys, (QStringList{u"1 open"_s, u"2 open"_s}));
}

void EveryItemTest::aSingleStateIsGoneThroughAsItIs()
{
    add(u"1"_s);
    add(u"2"_s);
    takeAndLetExpire(*bert);
    QCOMPARE(keysSeen({}, {State::Open}), (QStringList{u"1 open"_s, u"2 open"_s}));
    QCOMPARE(keysSeen([this] { take(*bert); }, {State::Open}),
             (QStringList{u"1 open"_s, u"2 open"_s}));
}

INTRAY_TEST_GUILESS_MAIN(EveryItemTest)
#include "tst_everyitem.moc"
