// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "support/twoatwork.h"

#include <algorithm>
#include <future>

using namespace intray;
using namespace Qt::StringLiterals;

/// D3: several kinds of jobs in one database. A job is queued and its id known at once; the next of
/// a kind is taken first in, first out; who did what and when is kept.
class D3JobTypes : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowsOfDesigns(); }
    void init();

    void addingAJobGivesItsId();
    void pendingJobsAreSeenForOneKindOrForAll();
    void theNextOfAKindIsTakenFirstInFirstOut();
    void alsoAmongManyTakersEachIsServedInOrder();
    void ofSeveralKindsTheMostUrgentIsTakenFirst();
    void oneKindNeverBlocksAnother();
    void aClaimWhoseAnswerWasLostIsFoundAgain();
    void takenIsNotForEver();
    void whoAddedTookAndFinishedAJobIsKept();

private:
    ItemId addTo(const QString &kind, const QString &key, int priority = 0)
    {
        return valueOf(anna->store.addItem(kind, newItem(key, priority)));
    }
    QStringList pending(const QString &kind)
    {
        ItemQuery query;
        query.queue = kind;
        return keysOf(valueOf(anna->store.page(query, {})).items);
    }
};

static const QString scans = u"scans"_s;
static const QString letters = u"letters"_s;

void D3JobTypes::init()
{
    beginOn(engineOfRow());
    valueOf(anna->store.addQueue(queueNamed(scans)));
    valueOf(anna->store.addQueue(queueNamed(letters)));
}

void D3JobTypes::addingAJobGivesItsId()
{
    const ItemId id = addTo(scans, u"first"_s);
    QVERIFY(id.isValid());
    const ItemDetail detail = valueOf(bert->store.detail(id));
    QCOMPARE(detail.item.key, u"first"_s);
    QCOMPARE(detail.item.queue, scans);
    QCOMPARE(errorIn(anna->store.addItem(scans, newItem(u"first"_s))).kind, Error::Kind::Invalid);
}

void D3JobTypes::pendingJobsAreSeenForOneKindOrForAll()
{
    addTo(scans, u"s1"_s);
    addTo(letters, u"l1"_s);
    addTo(letters, u"l2"_s);
    valueOf(bert->store.claimNext({letters}));
    QCOMPARE(pending(scans), QStringList{u"s1"_s});
    QCOMPARE(pending(letters), QStringList{u"l2"_s});
    qint64 open = 0;
    for (const QueueStatus &status : valueOf(anna->store.status()))
        open += status.items.value(State::Open);
    QCOMPARE(open, 2);
}

void D3JobTypes::theNextOfAKindIsTakenFirstInFirstOut()
{
    QStringList wanted;
    for (int number = 0; number < 12; ++number) {
        addTo(letters, u"l%1"_s.arg(number, 2, 10, QChar(u'0')));
        addTo(scans, u"s%1"_s.arg(number, 2, 10, QChar(u'0')));
        wanted << u"s%1"_s.arg(number, 2, 10, QChar(u'0'));
    }
    QStringList taken;
    for (int count = 0; count < 12; ++count)
        taken << keysOf(valueOf((count % 2 ? anna : bert)->store.claimNext({scans})).items);
    QCOMPARE(taken, wanted);
    QCOMPARE(valueOf(anna->store.claimNext({scans})).shortage, Shortage::AllHeld);
}

void D3JobTypes::alsoAmongManyTakersEachIsServedInOrder()
{
    for (int number = 100; number < 160; ++number)
        addTo(scans, QString::number(number));
    const auto takeAll = [this](const QString &user) {
        return std::async(std::launch::async, [this, user] {
            Person person(*database, user);
            QStringList taken;
            for (;;) {
                const Claim claim = valueOf(person.store.claimNext({scans}));
                if (claim.items.isEmpty())
                    return taken;
                taken << keysOf(claim.items);
            }
        });
    };
    auto annas = takeAll(u"anna"_s);
    auto berts = takeAll(u"bert"_s);
    QStringList all;
    for (auto *takings : {&annas, &berts}) {
        const QStringList taken = takings->get();
        QVERIFY(std::is_sorted(taken.begin(), taken.end()));
        all += taken;
    }
    QCOMPARE(all.removeDuplicates(), 0);
    QCOMPARE(all.size(), 60);
}

void D3JobTypes::ofSeveralKindsTheMostUrgentIsTakenFirst()
{
    addTo(scans, u"old"_s);
    addTo(letters, u"older but dull"_s, -1);
    addTo(letters, u"urgent"_s, 9);
    addTo(scans, u"new"_s);
    QStringList taken;
    for (int count = 0; count < 4; ++count)
        taken << keysOf(valueOf(anna->store.claimNext({scans, letters})).items);
    QCOMPARE(taken, (QStringList{u"urgent"_s, u"old"_s, u"new"_s, u"older but dull"_s}));
}

void D3JobTypes::oneKindNeverBlocksAnother()
{
    for (int number = 0; number < 50; ++number)
        addTo(scans, u"s%1"_s.arg(number), 5);
    addTo(letters, u"l1"_s);
    addTo(letters, u"l2"_s);
    valueOf(bert->store.claimNext({scans}, 50));
    QCOMPARE(keysOf(valueOf(anna->store.claimNext({scans, letters})).items), QStringList{u"l1"_s});
    valueOf(anna->store.pauseQueue(scans, true));
    QCOMPARE(keysOf(valueOf(anna->store.claimNext({scans, letters})).items), QStringList{u"l2"_s});
}

void D3JobTypes::aClaimWhoseAnswerWasLostIsFoundAgain()
{
    addTo(scans, u"s1"_s);
    addTo(scans, u"s2"_s);
    const LockId lock = newId();
    valueOf(anna->store.claimNext({scans}, 1, lock));
    const Claim again = valueOf(anna->store.claimNext({scans}, 1, lock));
    QCOMPARE(keysOf(again.items), QStringList{u"s1"_s});
    QCOMPARE(pending(scans), QStringList{u"s2"_s});
}

void D3JobTypes::takenIsNotForEver()
{
    Queue rules = valueOf(anna->store.queue(scans));
    rules.lockDuration = std::chrono::seconds(1);
    valueOf(anna->store.setQueue(rules));
    addTo(scans, u"s1"_s);
    letExpire(valueOf(anna->store.claimNext({scans})));
    QCOMPARE(keysOf(valueOf(bert->store.claimNext({scans})).items), QStringList{u"s1"_s});
}

void D3JobTypes::whoAddedTookAndFinishedAJobIsKept()
{
    const QDateTime before = valueOf(anna->store.now());
    const ItemId id = addTo(scans, u"s1"_s);
    const Claim claim = valueOf(bert->store.claimNext({scans}));
    valueOf(bert->store.finish(id, claim.lock,
                               Disposition::complete(Record{{u"name"_s, u"better"_s}})));
    const ItemDetail detail = valueOf(anna->store.detail(id));
    QCOMPARE(detail.item.createdBy, u"anna"_s);
    QCOMPARE(detail.finishedBy, u"bert"_s);
    QVERIFY(detail.item.createdAt >= before);
    QVERIFY(detail.finishedAt >= claim.now);
    QStringList told;
    for (const Event &event : valueOf(anna->store.history(id)))
        told << nameOf(event.kind) + u" by "_s + event.user;
    QCOMPARE(told, (QStringList{u"added by anna"_s, u"claimed by bert"_s, u"completed by bert"_s}));
}

INTRAY_TEST_GUILESS_MAIN(D3JobTypes)
#include "tst_d3_job_types.moc"
