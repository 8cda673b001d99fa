// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "support/twoatwork.h"

using namespace intray;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// Why an item was returned or dismissed: asked for where the queue says so, and kept.
class ReasonsTest : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init()
    {
        beginOn(engineOfRow());
        for (const QString &key : {u"a"_s, u"b"_s, u"c"_s})
            add(key);
    }

    void theRuleIsKeptWithTheUsualReasons();
    void whereNoneIsAskedForNoneIsNeeded();
    void aReturnWithoutItsReasonIsRefused();
    void aDismissalWithoutItsReasonIsRefused();
    void aLockOfSeveralIsFinishedWithAReasonOnly();
    void whoeverGetsItNextReadsWhy();
    void completingNeedsNone();

private:
    void askWhy(const QSet<Disposition::Kind> &kinds)
    {
        setRules([&](Queue &rules) { rules.reasonRequired = kinds; });
    }
    void refuses(const Disposition &blank, const QString &words);
};

void ReasonsTest::theRuleIsKeptWithTheUsualReasons()
{
    setRules([](Queue &rules) {
        rules.reasonRequired = {Disposition::Kind::Return};
        rules.reasons = {{Disposition::Kind::Return, {u"to be clarified"_s}}};
    });
    const Queue rules = valueOf(bert->store.queue(q));
    QCOMPARE(rules.reasonRequired, QSet{Disposition::Kind::Return});
    QCOMPARE(rules.reasons.value(Disposition::Kind::Return), QStringList{u"to be clarified"_s});
    QVERIFY(rules.asksWhy(Disposition::Kind::Return) && !rules.asksWhy(Disposition::Kind::Dismiss));
    askWhy({});
    QVERIFY(valueOf(bert->store.queue(q)).reasonRequired.isEmpty());
    QCOMPARE(valueOf(anna->store.audit()).violations, QStringList());
}

void ReasonsTest::whereNoneIsAskedForNoneIsNeeded()
{
    const Claim claim = take(*anna, 2);
    valueOf(anna->store.finish(claim.items.at(0).id, claim.lock, Disposition::returnLater()));
    valueOf(anna->store.finish(claim.items.at(1).id, claim.lock, Disposition::dismiss()));
}

/// Refused and still held; done with a reason, and said again as done.
void ReasonsTest::refuses(const Disposition &blank, const QString &words)
{
    const Claim claim = take(*anna);
    const ItemId item = claim.items.constFirst().id;
    for (const QString &reason : {u""_s, u" \t\n"_s}) {
        Disposition lacking = blank;
        lacking.reason = reason;
        const Error error = errorIn(anna->store.finish(item, claim.lock, lacking));
        QCOMPARE(error.kind, Error::Kind::Invalid);
        QCOMPARE(error.sentence, words);
    }
    valueOf(anna->store.extend(item, claim.lock));
    Disposition whole = blank;
    whole.reason = u"unreadable"_s;
    valueOf(anna->store.finish(item, claim.lock, whole));
    valueOf(anna->store.finish(item, claim.lock, whole));
    const Event told = valueOf(anna->store.history(item)).constLast();
    QCOMPARE(told.kind, rulesOf(blank.kind).event);
    QCOMPARE(told.detail.value(u"reason"_s), u"unreadable"_s);
}

void ReasonsTest::aReturnWithoutItsReasonIsRefused()
{
    askWhy({Disposition::Kind::Return});
    refuses(Disposition::returnLater(1h), u"Say why the item is returned."_s);
    const Claim claim = take(*anna);
    valueOf(anna->store.finish(claim.items.constFirst().id, claim.lock, Disposition::dismiss()));
}

void ReasonsTest::aDismissalWithoutItsReasonIsRefused()
{
    askWhy({Disposition::Kind::Dismiss});
    refuses(Disposition::dismiss(), u"Say why the item is dismissed."_s);
    const Claim claim = take(*anna);
    valueOf(
        anna->store.finish(claim.items.constFirst().id, claim.lock, Disposition::returnLater()));
}

void ReasonsTest::aLockOfSeveralIsFinishedWithAReasonOnly()
{
    askWhy({Disposition::Kind::Return, Disposition::Kind::Dismiss});
    const Claim claim = take(*anna, 3);
    QCOMPARE(errorIn(anna->store.finishAll(claim.lock, Disposition::dismiss())).kind,
             Error::Kind::Invalid);
    QCOMPARE(valueOf(anna->store.itemsUnder(claim.lock)).size(), 3);
    QCOMPARE(valueOf(anna->store.finishAll(claim.lock, Disposition::dismiss(u"doubles"_s))).size(),
             3);
}

void ReasonsTest::whoeverGetsItNextReadsWhy()
{
    const Claim claim = take(*anna);
    const ItemId item = claim.items.constFirst().id;
    valueOf(anna->store.finish(item, claim.lock, Disposition::returnLater(0s, u"ask them"_s)));
    const QList<Note> notes = valueOf(bert->store.detail(item)).notes;
    QCOMPARE(notes.size(), 1);
    QCOMPARE(notes.constFirst().text, u"ask them"_s);
    QCOMPARE(notes.constFirst().user, u"anna"_s);
}

void ReasonsTest::completingNeedsNone()
{
    askWhy({Disposition::Kind::Return, Disposition::Kind::Dismiss});
    const Claim claim = take(*anna);
    const auto both = valueOf(anna->store.finishAndTakeNext(claim.items.constFirst().id, claim.lock,
                                                            Disposition::complete(), {q}));
    QCOMPARE(both.finished.state, State::Done);
    const Error error = errorIn(anna->store.finishAndTakeNext(
        both.next.items.constFirst().id, both.next.lock, Disposition::returnLater(), {q}));
    QCOMPARE(error.sentence, u"Say why the item is returned."_s);
}

INTRAY_TEST_GUILESS_MAIN(ReasonsTest)
#include "tst_reasons.moc"
