// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "forging.h"
#include "store/verifying/correctionstore.h"
#include "store/verifying/countingstore.h"
#include "store/verifying/suggestionstore.h"
#include "support/testclass.h"
#include "support/twoatwork.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// What a bulk correction leaves: how it is listed and taken back, who may, and who learns of it.
class TakenCorrectionsTest : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init()
    {
        beginOn(engineOfRow());
        m_number = 0;
        // The roles of a server outlive its databases.
        makeBert({Role::Clerk, Role::Supervisor, Role::Administrator, Role::Importer, Role::Worker,
                  Role::Auditor},
                 {});
    }

    void itIsListed();
    void itIsTakenBack();
    void whatWasWorkedOnStays();
    void whatWasOnlyLookedAtIsTakenBack();
    void whatWasProposedIsWithdrawn();
    void whatWasRefusedIsNotWithdrawn();
    void whatAnotherOneProposedSinceIsNotWithdrawn();
    void whatSomebodyElseProposedSinceIsNotWithdrawn();
    void anotherFieldIsNoHindrance();
    void whatWasCorrectedAgainStays();
    void severalAreTakenBackInTurn();
    void whatWasTakenBackIsDoneAgain();
    void oneThatIsNotThereIsNotFound();
    void clerksCorrectNothing();
    void nobodyElseCorrectsByHand();
    void anAdministratorCorrectsAndTakesBack();
    void anAuditorLearnsNoValue();
    void aQueueThatIsKeyedTwiceIsNotCorrected();
    void theKeptCountsLearnOfIt();

private:
    CorrectionStore storeOf(Person &person)
    {
        return {*person.connection, person.store.identity()};
    }
    ItemId addTown(const QString &town)
    {
        NewItem item = newItem(u"t%1"_s.arg(++m_number), 0);
        item.record = {{u"town"_s, town}, {u"zip"_s, u"35233"_s}};
        return valueOf(anna->store.addItem(q, item));
    }
    QString townOf(ItemId item)
    {
        return valueOf(anna->store.detail(item)).item.record.value(u"town"_s).toString();
    }
    CorrectionReport correct() { return valueOf(storeOf(*anna).correct(q, m_wish)); }
    void makeBert(const QList<Role> &roles, const QStringList &queues);

    const CorrectionWish m_wish{u"town"_s, u"birmingxam"_s, u"birmingham"_s};
    int m_number = 0;
};

void TakenCorrectionsTest::makeBert(const QList<Role> &roles, const QStringList &queues)
{
    for (const User &user : valueOf(anna->store.users()))
        if (user.name == u"bert")
            valueOf(anna->store.setUser({user.name, user.login, true, roles, queues}));
}

void TakenCorrectionsTest::itIsListed()
{
    QVERIFY(valueOf(storeOf(*anna).made(q)).isEmpty());
    const ItemId first = addTown(u"birmingxam"_s);
    addTown(u"birmingxam"_s);
    const CorrectionReport report = correct();
    const Claim claim = valueOf(bert->store.claimItems({first}));
    valueOf(bert->store.finish(first, claim.lock, Disposition::complete()));
    const CorrectionReport undone = valueOf(storeOf(*bert).takeBack(q, report.id));
    const auto made = valueOf(storeOf(*anna).made(q));
    QCOMPARE(made.size(), 2);
    QCOMPARE(made.at(0).id, undone.id);
    QCOMPARE(made.at(0).undoes, report.id);
    QCOMPARE(made.at(0).user, u"bert"_s);
    QCOMPARE(made.at(0).from, u"birmingham"_s);
    QCOMPARE(made.at(0).to, u"birmingxam"_s);
    QCOMPARE(made.at(1).id, report.id);
    QCOMPARE(made.at(1).field, u"town"_s);
    QCOMPARE(made.at(1).from, u"birmingxam"_s);
    QCOMPARE(made.at(1).to, u"birmingham"_s);
    QCOMPARE(made.at(1).items, 2);
    QCOMPARE(made.at(1).takenBack, 1);
    QVERIFY(made.at(1).at.isValid() && made.at(1).at <= made.at(0).at);
}

void TakenCorrectionsTest::itIsTakenBack()
{
    const QList<ItemId> items{addTown(u"birmingxam"_s), addTown(u"birmingxam"_s)};
    const CorrectionReport report = correct();
    const Progress progress;
    const CorrectionReport undone = valueOf(storeOf(*bert).takeBack(q, report.id, progress));
    QCOMPARE(QSet<ItemId>(undone.result.done.begin(), undone.result.done.end()),
             QSet<ItemId>(items.begin(), items.end()));
    QCOMPARE(progress.done(), 2);
    QCOMPARE(townOf(items.at(0)), u"birmingxam"_s);
    QCOMPARE(kindsOf(items.at(0)), QStringList({u"added"_s, u"corrected"_s, u"corrected"_s}));
    const Event told = valueOf(anna->store.history(items.at(0))).constLast();
    QCOMPARE(told.user, u"bert"_s);
    QCOMPARE(told.detail.value(u"undoes"_s).toString(), report.id);
    const CorrectionReport again = valueOf(storeOf(*bert).takeBack(q, report.id));
    QVERIFY(again.result.done.isEmpty() && again.result.notDone.isEmpty());
    QCOMPARE(valueOf(anna->store.audit()).violations, QStringList());
}

void TakenCorrectionsTest::whatWasWorkedOnStays()
{
    QList<ItemId> items;
    for (int i = 0; i < 4; ++i)
        items << addTown(u"birmingxam"_s);
    const CorrectionReport report = correct();
    const auto finish = [&](ItemId item, const Disposition &how) {
        const Claim claim = valueOf(bert->store.claimItems({item}));
        valueOf(bert->store.finish(item, claim.lock, how));
    };
    finish(items.at(0), Disposition::returnLater());
    finish(items.at(1), Disposition::complete());
    valueOf(bert->store.claimItems({items.at(2)}));
    const CorrectionReport undone = valueOf(storeOf(*anna).takeBack(q, report.id));
    QCOMPARE(undone.result.done, QList{items.at(3)});
    QCOMPARE(undone.result.notDone.size(), 3);
    QHash<ItemId, QString> why;
    for (const NotDone &one : undone.result.notDone)
        why.insert(one.item, one.why.sentence);
    QVERIFY(why.value(items.at(0)).contains(u"worked on it since"_s));
    QVERIFY(why.value(items.at(1)).contains(u"finished"_s));
    QVERIFY(why.value(items.at(2)).contains(u"bert has held it"_s));
    QCOMPARE(townOf(items.at(0)), u"birmingham"_s);
}

void TakenCorrectionsTest::whatWasProposedIsWithdrawn()
{
    const ItemId held = addTown(u"birmingxam"_s);
    const ItemId open = addTown(u"birmingxam"_s);
    const Claim claim = valueOf(bert->store.claimItems({held}));
    const CorrectionReport report = correct();
    QCOMPARE(report.result.proposed, QList{held});
    const auto made = valueOf(storeOf(*anna).made(q));
    QCOMPARE(made.at(0).items, 2);
    QCOMPARE(made.at(0).to, u"birmingham"_s);
    const CorrectionReport undone = valueOf(storeOf(*anna).takeBack(q, report.id));
    QCOMPARE(undone.result.done, QList{open});
    QCOMPARE(undone.result.proposed, QList{held}); // its record never had another value
    QVERIFY(!valueOf(bert->store.detail(held)).proposal ||
            valueOf(bert->store.detail(held)).proposal->content.isEmpty());
    QCOMPARE(kindsOf(held), QStringList({u"added"_s, u"claimed"_s, u"proposed"_s, u"proposed"_s}));
    QCOMPARE(valueOf(anna->store.audit()).violations, QStringList());
    QVERIFY(valueOf(storeOf(*anna).takeBack(q, report.id)).result.done.isEmpty());
}

void TakenCorrectionsTest::whatWasRefusedIsNotWithdrawn()
{
    const ItemId held = addTown(u"birmingxam"_s);
    const Claim claim = valueOf(bert->store.claimItems({held}));
    const CorrectionReport report = correct();
    valueOf(bert->store.settleProposal(held, claim.lock, Record{{u"town"_s, u"birmingham"_s}}));
    const CorrectionReport undone = valueOf(storeOf(*anna).takeBack(q, report.id));
    QVERIFY(undone.result.done.isEmpty());
    QCOMPARE(undone.result.notDone.size(), 1);
}

void TakenCorrectionsTest::whatAnotherOneProposedSinceIsNotWithdrawn()
{
    const ItemId held = addTown(u"birmingxam"_s);
    const Claim claim = valueOf(bert->store.claimItems({held}));
    const CorrectionReport first = correct();
    valueOf(bert->store.settleProposal(held, claim.lock, Record{{u"town"_s, u"birmingham"_s}}));
    const CorrectionReport second = correct();
    QCOMPARE(second.result.proposed, QList{held});
    valueOf(storeOf(*anna).takeBack(q, first.id));
    QCOMPARE(valueOf(bert->store.detail(held)).proposal->content,
             (Record{{u"town"_s, u"birmingham"_s}}));
    QCOMPARE(valueOf(storeOf(*anna).takeBack(q, second.id)).result.proposed, QList{held});
    const auto left = valueOf(bert->store.detail(held)).proposal;
    QVERIFY(!left || left->content.isEmpty());
    QCOMPARE(valueOf(anna->store.audit()).violations, QStringList());
}

/// The same value, as somebody typed it before the item was given on.
void TakenCorrectionsTest::whatSomebodyElseProposedSinceIsNotWithdrawn()
{
    const ItemId held = addTown(u"birmingxam"_s);
    const Claim claim = valueOf(bert->store.claimItems({held}));
    const CorrectionReport report = correct();
    QCOMPARE(report.result.proposed, QList{held});
    valueOf(bert->store.settleProposal(held, claim.lock, Record{{u"town"_s, u"birmingham"_s}}));
    const Record typed{{u"town"_s, u"birmingham"_s}};
    valueOf(bert->store.saveDraft(held, claim.lock, 1, typed));
    QCOMPARE(valueOf(bert->store.takeAway({{held, claim.lock}}, {u"ill"_s, u"anna"_s, true})).done,
             QList{held});
    valueOf(storeOf(*anna).takeBack(q, report.id));
    QCOMPARE(valueOf(anna->store.detail(held)).proposal->content, typed);
}

void TakenCorrectionsTest::whatWasOnlyLookedAtIsTakenBack()
{
    const ItemId item = addTown(u"birmingxam"_s);
    const CorrectionReport report = correct();
    valueOf(bert->store.note(item, u"as on the form"_s));
    valueOf(bert->store.prioritize({item}, {5, {}}));
    QCOMPARE(valueOf(storeOf(*anna).takeBack(q, report.id)).result.done, QList{item});
}

void TakenCorrectionsTest::anotherFieldIsNoHindrance()
{
    const ItemId item = addTown(u"birmingxam"_s);
    const CorrectionReport report = correct();
    valueOf(storeOf(*bert).correct(q, CorrectionWish{u"zip"_s, u"35233"_s, u"35234"_s}));
    QCOMPARE(valueOf(storeOf(*anna).takeBack(q, report.id)).result.done, QList{item});
    const Record record = valueOf(anna->store.detail(item)).item.record;
    QCOMPARE(record, (Record{{u"town"_s, u"birmingxam"_s}, {u"zip"_s, u"35234"_s}}));
}

void TakenCorrectionsTest::whatWasCorrectedAgainStays()
{
    const ItemId item = addTown(u"birmingxam"_s);
    const CorrectionReport report = correct();
    valueOf(storeOf(*anna).correct(q, CorrectionWish{u"town"_s, u"birmingham"_s, u"dothan"_s}));
    valueOf(storeOf(*anna).correct(q, CorrectionWish{u"town"_s, u"dothan"_s, u"birmingham"_s}));
    const CorrectionReport undone = valueOf(storeOf(*anna).takeBack(q, report.id));
    QVERIFY(undone.result.done.isEmpty());
    QVERIFY(undone.result.notDone.at(0).why.sentence.contains(u"worked on it since"_s));
    QCOMPARE(townOf(item), u"birmingham"_s);
}

/// The last one first: what was itself taken back is no work.
void TakenCorrectionsTest::severalAreTakenBackInTurn()
{
    const ItemId item = addTown(u"birmingxam"_s);
    const auto next = [this](const QString &from, const QString &to) {
        return valueOf(storeOf(*anna).correct(q, CorrectionWish{u"town"_s, from, to})).id;
    };
    const auto takeBack = [this](const OperationId &id) {
        return valueOf(storeOf(*bert).takeBack(q, id));
    };
    const OperationId first = next(u"birmingxam"_s, u"birmingham"_s);
    const OperationId second = next(u"birmingham"_s, u"bham"_s);
    const OperationId third = next(u"bham"_s, u"BHM"_s);
    for (const OperationId &early : {first, second})
        QVERIFY(takeBack(early).result.done.isEmpty());
    const OperationId undone = takeBack(third).id;
    QCOMPARE(takeBack(undone).result.done, QList{item}); // So the third counts again.
    QVERIFY(takeBack(second).result.done.isEmpty());
    for (const OperationId &id : {valueOf(storeOf(*anna).made(q)).constFirst().id, second, first})
        QCOMPARE(takeBack(id).result.done, QList{item});
    QCOMPARE(townOf(item), u"birmingxam"_s);
    QCOMPARE(valueOf(anna->store.audit()).violations, QStringList());
}

void TakenCorrectionsTest::whatWasTakenBackIsDoneAgain()
{
    const ItemId item = addTown(u"birmingxam"_s);
    const CorrectionReport undone = valueOf(storeOf(*anna).takeBack(q, correct().id));
    QCOMPARE(valueOf(storeOf(*anna).takeBack(q, undone.id)).result.done, QList{item});
    QCOMPARE(townOf(item), u"birmingham"_s);
    QCOMPARE(valueOf(anna->store.audit()).violations, QStringList());
}

void TakenCorrectionsTest::oneThatIsNotThereIsNotFound()
{
    QCOMPARE(errorIn(storeOf(*anna).takeBack(q, newId())).kind, Error::Kind::NotFound);
    QCOMPARE(errorIn(storeOf(*anna).takeBack(q, {})).kind, Error::Kind::NotFound);
    QCOMPARE(errorIn(storeOf(*anna).made(u"none"_s)).kind, Error::Kind::NotFound);
}

void TakenCorrectionsTest::clerksCorrectNothing()
{
    if (engineOfRow() == u"sqlite")
        return; // A file knows no rights.
    const ItemId item = addTown(u"birmingxam"_s);
    makeBert({Role::Clerk}, {q});
    QCOMPARE(errorIn(storeOf(*bert).correct(q, m_wish)).kind, Error::Kind::NotPermitted);
    const CorrectionReport report = correct();
    QCOMPARE(errorIn(storeOf(*bert).takeBack(q, report.id)).kind, Error::Kind::NotPermitted);
    QCOMPARE(townOf(item), u"birmingham"_s);
}

// By a call past the program's own questions.
void TakenCorrectionsTest::nobodyElseCorrectsByHand()
{
    if (engineOfRow() == u"sqlite")
        return; // A file knows no rights.
    const ItemId item = addTown(u"birmingxam"_s);
    const qint64 seen = valueOf(anna->store.detail(item)).item.change;
    const BulkCorrection correction{newId(), u"town"_s};
    for (const Role role : {Role::Clerk, Role::Worker, Role::Auditor, Role::Importer}) {
        makeBert({role}, {});
        const auto refused = storeOf(*bert).correctItems(
            correction, {{item, m_wish.from, m_wish.to, seen, u"\nx"_s}});
        QCOMPARE(errorIn(refused).kind, Error::Kind::NotPermitted);
    }
    QCOMPARE(townOf(item), u"birmingxam"_s);
}

void TakenCorrectionsTest::anAdministratorCorrectsAndTakesBack()
{
    const ItemId item = addTown(u"birmingxam"_s);
    makeBert({Role::Administrator}, {});
    const CorrectionReport report = valueOf(storeOf(*bert).correct(q, m_wish));
    QCOMPARE(report.result.done, QList{item});
    QCOMPARE(valueOf(storeOf(*bert).takeBack(q, report.id)).result.done, QList{item});
    QCOMPARE(townOf(item), u"birmingxam"_s);
}

void TakenCorrectionsTest::anAuditorLearnsNoValue()
{
    if (engineOfRow() == u"sqlite")
        return; // A file knows no rights.
    const ItemId item = addTown(u"birmingxam"_s);
    correct();
    makeBert({Role::Auditor}, {});
    QString told;
    for (const Event &event : valueOf(bert->store.history(item)))
        told += QString::fromUtf8(QJsonDocument(event.detail).toJson());
    QVERIFY(told.contains(u"town"_s));
    QVERIFY(!told.contains(u"birming"_s));
    const auto made = valueOf(storeOf(*bert).made(q));
    QCOMPARE(made.size(), 1);
    QVERIFY(!made.at(0).from && !made.at(0).to);
    QCOMPARE(valueOf(bert->store.audit()).violations, QStringList());
}

void TakenCorrectionsTest::aQueueThatIsKeyedTwiceIsNotCorrected()
{
    const ItemId item = addTown(u"birmingxam"_s);
    valueOf(anna->store.addQueue(queueNamed(u"decide"_s)));
    Queue second = queueNamed(u"second"_s);
    second.otherHands = true;
    second.decideQueue = u"decide"_s;
    second.blindFields = {u"town"_s};
    valueOf(anna->store.addQueue(second));
    setRules([](Queue &rules) { rules.nextQueue = u"second"_s; });
    for (const QString &queue : {q, u"second"_s})
        QCOMPARE(errorIn(storeOf(*anna).correct(queue, m_wish)).kind, Error::Kind::NotPermitted);
    const Claim claim = take(*bert);
    valueOf(bert->store.finish(item, claim.lock, Disposition::complete()));
    const ItemId keyedAgain = valueOf(anna->store.history(item)).constLast().item;
    QVERIFY(keyedAgain != item);
    const qint64 seen = valueOf(anna->store.detail(keyedAgain)).item.change;
    const BulkResult result = valueOf(storeOf(*anna).correctItems(
        {newId(), u"zip"_s}, {{keyedAgain, u"35233"_s, u"35234"_s, seen, u"\nx"_s}}));
    QVERIFY(result.notDone.at(0).why.sentence.contains(u"keyed twice"_s));
}

void TakenCorrectionsTest::theKeptCountsLearnOfIt()
{
    for (int i = 0; i < 40; ++i)
        addTown(i % 2 ? u"birmingham"_s : u"birmingxam"_s);
    const auto countOf = [this](const QString &value) -> qint64 {
        letMinutesPass(*database);
        valueOf(CountingStore(*anna->connection, anna->store.identity()).countAll(q));
        const auto owner = database->connectAsOwner();
        const Dialect dialect = owner->d().dialect;
        const auto answer = owner->d().runner->runText(
            u"SELECT records FROM %1value_count%2 WHERE value = '%3'"_s.arg(
                dialect == Dialect::Postgresql ? u"intray."_s : QString(),
                dialect == Dialect::Mariadb ? u"_all"_s : QString(), value),
            {});
        return answer->next() ? answer->text("records").toLongLong() : 0;
    };
    QCOMPARE(countOf(u"birmingxam"_s), 20);
    correct();
    QCOMPARE(countOf(u"birmingxam"_s), 0);
    QCOMPARE(countOf(u"birmingham"_s), 40);
}

INTRAY_TEST_GUILESS_MAIN(TakenCorrectionsTest)
#include "tst_takencorrections.moc"
