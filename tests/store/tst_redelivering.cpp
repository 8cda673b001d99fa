// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "deliveries.h"
#include "store/supervising/supervisionstore.h"
#include "support/testclass.h"

#include <QJsonArray>

using namespace intray;
using namespace Qt::StringLiterals;

/// What a later file must not do to work, to secrets and to what a file after it says, on every
/// engine.
class RedeliveringTest : public QObject, protected TwoAtDeliveries
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init();
    void cleanup() { QCOMPARE(valueOf(anna->store.audit()).violations, QStringList()); }

    void whatIsSealedCannotBeGuessedAt();
    void anUpdateAfterARowThatIsTheSameCounts_data();
    void anUpdateAfterARowThatIsTheSameCounts();
    void aValueThatIsAnObjectIsReplacedWhole();
    void aProposedObjectIsReplacedWhole();
    void theNewestFileIsProposed();
    void aFileThatAgreesEndsWhatWasProposed();
    void whatAPersonTypedStaysProposed();
    void rejectedRowsAreNotMissing();
    void aFileOfNoRowsLacksNothing();
    void theAuditKnowsWhatFilesPropose();
    void theWorkOfTheStepBeforeIsNotOverwritten();

private:
    void correct(Person &person, const QString &key, const Record &record,
                 Disposition disposition = Disposition::returnLater());
    Record proposedFor(const QString &key);
    static Record at(const QJsonObject &address) { return {{u"address"_s, address}}; }
};

void RedeliveringTest::init()
{
    into = q;
    ids.clear();
    beginOn(engineOfRow());
}

void RedeliveringTest::correct(Person &person, const QString &key, const Record &record,
                               Disposition disposition)
{
    const Claim claim = takeItem(person, key);
    disposition.record = record;
    valueOf(person.store.finish(claim.items.constFirst().id, claim.lock, disposition));
}

/// What whoever holds it sees beside the fields; nothing: an empty record.
Record RedeliveringTest::proposedFor(const QString &key)
{
    const auto proposal = detailOf(key).proposal;
    return proposal ? proposal->content : Record();
}

void RedeliveringTest::whatIsSealedCannotBeGuessedAt()
{
    Queue again = queueNamed(u"again"_s);
    Queue decide = queueNamed(u"decide"_s);
    valueOf(anna->store.addQueue(decide));
    again.blindFields = {u"town"_s};
    again.decideQueue = decide.name;
    valueOf(anna->store.addQueue(again));
    setRules([](Queue &rules) { rules.nextQueue = u"again"_s; });
    bringIn({town(u"a"_s, u"?"_s), town(u"b"_s, u"?"_s)});
    for (const QString &key : {u"a"_s, u"b"_s})
        correct(*anna, key, {{u"town"_s, u"Boaz"_s}, {u"zip"_s, u"1"_s}}, Disposition::complete());
    const ImportId right = bringIn({town(u"a"_s, u"Boaz"_s)});
    QCOMPARE(staged, QList<Staged>{Staged::Updates});
    const ImportId wrong = bringIn({town(u"b"_s, u"Opp"_s)});
    QCOMPARE(staged, QList<Staged>{Staged::Updates});
    QCOMPARE(stateOf(right).refused, 1);
    QCOMPARE(stateOf(wrong).refused, 1);
    QCOMPARE(stateOf(right).proposed + stateOf(wrong).proposed, 0);
}

void RedeliveringTest::anUpdateAfterARowThatIsTheSameCounts_data()
{
    QTest::addColumn<bool>("isWhole");
    QTest::addColumn<bool>("isInOnePortion");
    for (const bool isWhole : {true, false})
        for (const bool isInOne : {true, false})
            QTest::addRow("%s, %s", isWhole ? "whole" : "in part", isInOne ? "together" : "apart")
                << isWhole << isInOne;
}

void RedeliveringTest::anUpdateAfterARowThatIsTheSameCounts()
{
    QFETCH(const bool, isWhole);
    QFETCH(const bool, isInOnePortion);
    bringIn({town(u"a"_s, u"one"_s)});
    const QList<NewItem> rows{town(u"a"_s, u"one"_s), town(u"a"_s, u"two"_s),
                              town(u"a"_s, u"three"_s)};
    const QList<QList<NewItem>> apart{{rows[0]}, {rows[1]}, {rows[2]}};
    bringInPortions(isInOnePortion ? QList<QList<NewItem>>{rows} : apart,
                    isWhole ? whole : updating);
    QCOMPARE(staged,
             (QList<Staged>{Staged::AlreadyThere, Staged::Updates, Staged::RepeatedInImport}));
    QCOMPARE(townOf(u"a"_s), u"two"_s);
}

void RedeliveringTest::aValueThatIsAnObjectIsReplacedWhole()
{
    const Record before = at({{u"street"_s, u"x"_s}, {u"in"_s, QJsonObject{{u"no"_s, 1}}}});
    const Record after = at({{u"street"_s, u"x"_s}});
    bringIn({row(u"a"_s, before)});
    bringIn({row(u"a"_s, after)});
    QCOMPARE(staged, QList<Staged>{Staged::Updates});
    QCOMPARE(itemOf(u"a"_s).record, after);
    bringIn({row(u"a"_s, after)});
    QCOMPARE(staged, QList<Staged>{Staged::AlreadyThere});
    bringIn({row(u"a"_s, before)});
    QCOMPARE(staged, QList<Staged>{Staged::Updates});
    QCOMPARE(itemOf(u"a"_s).record, before);
}

void RedeliveringTest::aProposedObjectIsReplacedWhole()
{
    bringIn({row(u"a"_s, at({{u"street"_s, u"x"_s}}))});
    takeItem(u"a"_s);
    bringIn({row(u"a"_s, at({{u"street"_s, u"y"_s}, {u"no"_s, 1}}))});
    const Record last = at({{u"street"_s, u"z"_s}});
    bringIn({row(u"a"_s, last)});
    QCOMPARE(proposedFor(u"a"_s), last);
}

void RedeliveringTest::theNewestFileIsProposed()
{
    bringIn({town(u"a"_s, u"boaz"_s)});
    correct(*anna, u"a"_s, {{u"town"_s, u"Boaz"_s}, {u"zip"_s, u"1"_s}});
    bringIn({town(u"a"_s, u"older"_s)});
    bringIn({town(u"a"_s, u"newer"_s)});
    takeItem(u"a"_s);
    QCOMPARE(proposedFor(u"a"_s), (Record{{u"town"_s, u"newer"_s}}));
    bringIn({town(u"a"_s, u"newer"_s, u"2"_s)});
    QCOMPARE(proposedFor(u"a"_s), (Record{{u"town"_s, u"newer"_s}, {u"zip"_s, u"2"_s}}));
}

void RedeliveringTest::aFileThatAgreesEndsWhatWasProposed()
{
    bringIn({town(u"a"_s, u"boaz"_s)});
    correct(*anna, u"a"_s, {{u"town"_s, u"Boaz"_s}, {u"zip"_s, u"1"_s}});
    bringIn({town(u"a"_s, u"other"_s)});
    takeItem(u"a"_s);
    QCOMPARE(proposedFor(u"a"_s), (Record{{u"town"_s, u"other"_s}}));
    const ImportId last = bringIn({town(u"a"_s, u"Boaz"_s)});
    QCOMPARE(proposedFor(u"a"_s), Record());
    QCOMPARE(stateOf(last).proposed, 0);
    bringIn({town(u"a"_s, u"other"_s)});
    QCOMPARE(proposedFor(u"a"_s), (Record{{u"town"_s, u"other"_s}}));
}

void RedeliveringTest::whatAPersonTypedStaysProposed()
{
    bringIn({town(u"a"_s, u"boaz"_s)});
    const Claim claim = takeItem(u"a"_s);
    const ItemId item = claim.items.constFirst().id;
    valueOf(anna->store.saveDraft(item, claim.lock, 1, {{u"town"_s, u"typed"_s}}));
    valueOf(bert->store.takeAway({{item, claim.lock}}, {u"ill"_s, u"bert"_s, true}));
    bringIn({town(u"a"_s, u"of a file"_s, u"2"_s)});
    QCOMPARE(proposedFor(u"a"_s), (Record{{u"town"_s, u"typed"_s}, {u"zip"_s, u"2"_s}}));
    QCOMPARE(detailOf(u"a"_s).proposal->givenBy, u"bert"_s);
}

void RedeliveringTest::rejectedRowsAreNotMissing()
{
    bringIn({town(u"a"_s, u"one"_s), town(u"b"_s, u"two"_s)});
    const ImportId second = bringIn({town(u"a"_s, u"one"_s)}, whole, 1);
    const Error refused = errorIn(deliveries().dismissMissing(second, u"gone"_s));
    QCOMPARE(refused.kind, Error::Kind::Invalid);
    QVERIFY2(refused.sentence.contains(u"were rejected"_s), qPrintable(refused.sentence));
    QCOMPARE(itemOf(u"b"_s).state, State::Open);
}

void RedeliveringTest::aFileOfNoRowsLacksNothing()
{
    bringIn({town(u"a"_s, u"one"_s)});
    const ImportId second = bringIn({}, whole);
    QCOMPARE(errorIn(deliveries().dismissMissing(second, u"gone"_s)).kind, Error::Kind::Invalid);
    QCOMPARE(itemOf(u"a"_s).state, State::Open);
}

void RedeliveringTest::theAuditKnowsWhatFilesPropose()
{
    bringIn({town(u"a"_s, u"boaz"_s)});
    correct(*bert, u"a"_s, {{u"town"_s, u"Boaz"_s}, {u"zip"_s, u"1"_s}});
    const ImportId second = bringIn({town(u"a"_s, u"other"_s)}); // by Anna, who never held it
    QCOMPARE(stateOf(second).proposed, 1);
    QCOMPARE(valueOf(anna->store.audit()).violations, QStringList());
}

void RedeliveringTest::theWorkOfTheStepBeforeIsNotOverwritten()
{
    into = u"verify"_s;
    valueOf(anna->store.addQueue(queueNamed(into)));
    setRules([](Queue &rules) { rules.nextQueue = u"verify"_s; });
    const NewItem boaz = town(u"a"_s, u"boaz"_s);
    ids.insert(u"a"_s, valueOf(anna->store.addItem(q, boaz)));
    const Record corrected{{u"town"_s, u"Boaz"_s}, {u"zip"_s, u"1"_s}};
    correct(*bert, u"a"_s, corrected, Disposition::complete());
    letWaitingCome(*database);
    const ImportId import = bringIn({town(u"a"_s, u"BOAZ"_s)});
    QCOMPARE(itemOf(u"a"_s).queue, into);
    QCOMPARE(itemOf(u"a"_s).record, corrected);
    QCOMPARE(stateOf(import).proposed, 1);
    takeItem(u"a"_s);
    QCOMPARE(proposedFor(u"a"_s), (Record{{u"town"_s, u"BOAZ"_s}}));
}

INTRAY_TEST_GUILESS_MAIN(RedeliveringTest)
#include "tst_redelivering.moc"
