// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctlfixture.h"
#include "support/testclass.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// What a supervisor does from the command line: anna and bert hold items, boss looks after them.
class CtlSupervisionTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void locksListsWhoHoldsWhat();
    void locksAreFilteredAndCounted();
    void locksGoOnWhereTheListEnded();
    void reassignGivesTheItemOnWithItsDraft();
    void reassignSaysWhatItCouldNotDo();
    void aDryRunOnlySaysWhatWouldHappen();
    void handoverMovesEverythingOfSomebody();
    void aReleaseCanProposeTheDraft();
    void theNewestSealIsPrintedAndExpected();
    void whyNamesTheHolder();
    void whyNothingNamesTheRule();
    void reopenTakesAFilter();
    void oneOfOnesOwnComesBackUnderALock();
    void aPriorityBringsItemsForward();
    void aPriorityPutsItemsBehind();
    void aPrioritySaysWhatItCouldNotDo();
    void badPrioritiesAreWrongUsage_data();
    void badPrioritiesAreWrongUsage();

private:
    QJsonObject take(const QString &user) const;
    QJsonArray mineOf(const QString &user) const;
    std::unique_ptr<CtlFixture> m_ctl;
};

void CtlSupervisionTest::init()
{
    m_ctl = std::make_unique<CtlFixture>();
    m_ctl->addQueue(u"q"_s, {u"a"_s, u"b"_s, u"c"_s});
}

QJsonObject CtlSupervisionTest::take(const QString &user) const
{
    return m_ctl->as(user, {u"claim"_s, u"q"_s}).json();
}

QJsonArray CtlSupervisionTest::mineOf(const QString &user) const
{
    return m_ctl->as(user, {u"mine"_s}).items();
}

void CtlSupervisionTest::locksListsWhoHoldsWhat()
{
    const QString lock = take(u"anna"_s).value(u"lock"_s).toString();
    const QJsonObject all = m_ctl->as(u"boss"_s, {u"locks"_s}).json();
    QCOMPARE(all.value(u"total"_s), 1);
    QCOMPARE(all.value(u"abandoned"_s), 0);
    const QJsonValue one = all.value(u"locks"_s)[0];
    QCOMPARE(one[u"key"], u"a"_s);
    QCOMPARE(one[u"user"], u"anna"_s);
    QCOMPARE(one[u"lock"], lock);
    QCOMPARE(one[u"draft"], false);
    QCOMPARE(one[u"client"], u"unknown"_s);
    QVERIFY(one[u"idle_since"].toString().endsWith(u'Z'));
}

void CtlSupervisionTest::locksAreFilteredAndCounted()
{
    take(u"anna"_s);
    take(u"bert"_s);
    const QJsonObject ofBert = m_ctl->as(u"boss"_s, {u"locks"_s, u"--of"_s, u"bert"_s}).json();
    QCOMPARE(ofBert.value(u"total"_s), 1);
    QCOMPARE(ofBert.value(u"locks"_s)[0][u"key"], u"b"_s);
    const QJsonObject sorted =
        m_ctl->as(u"boss"_s, {u"locks"_s, u"--sort"_s, u"key"_s, u"--descending"_s}).json();
    QCOMPARE(sorted.value(u"locks"_s)[0][u"key"], u"b"_s);
    QCOMPARE(m_ctl->as(u"boss"_s, {u"locks"_s, u"--abandoned"_s}).json().value(u"total"_s), 0);
}

void CtlSupervisionTest::locksGoOnWhereTheListEnded()
{
    take(u"anna"_s);
    take(u"bert"_s);
    const QStringList one{u"locks"_s, u"--sort"_s, u"key"_s, u"--limit"_s, u"1"_s};
    const QJsonObject first = m_ctl->as(u"boss"_s, one).json();
    const QString next = first.value(u"next"_s).toString();
    const QJsonObject last = m_ctl->as(u"boss"_s, one + QStringList{u"--cursor"_s, next}).json();
    QCOMPARE(first.value(u"locks"_s)[0][u"key"], u"a"_s);
    QCOMPARE(last.value(u"locks"_s)[0][u"key"], u"b"_s);
    QVERIFY(last.value(u"next"_s).isNull());
}

void CtlSupervisionTest::reassignGivesTheItemOnWithItsDraft()
{
    const QJsonObject claim = take(u"anna"_s);
    const QString lock = claim.value(u"lock"_s).toString();
    const QString item = QString::number(claim.value(u"items"_s)[0][u"item"].toInteger());
    m_ctl->as(u"anna"_s, {u"draft"_s, item, u"--lock"_s, lock,
                          m_ctl->file(u"typed.json"_s, R"({"name": "typed"})")});
    const Ran ran = m_ctl->as(u"boss"_s, {u"reassign"_s, item, u"--to"_s, u"bert"_s, u"--reason"_s,
                                          u"ill"_s, u"--with-draft"_s});
    QCOMPARE(ran.exit, 0);
    QCOMPARE(ran.json().value(u"reassigned"_s), 1);
    QVERIFY(mineOf(u"anna"_s).isEmpty());
    QCOMPARE(mineOf(u"bert"_s).size(), 1);
    const QJsonObject shown = m_ctl->as(u"bert"_s, {u"show"_s, item}).json();
    QCOMPARE(shown.value(u"proposal"_s)[u"user"], u"anna"_s);
    QCOMPARE(shown.value(u"proposal"_s)[u"content"][u"name"], u"typed"_s);
}

void CtlSupervisionTest::reassignSaysWhatItCouldNotDo()
{
    const Ran ran = m_ctl->as(
        u"boss"_s, {u"reassign"_s, u"1"_s, u"--to"_s, u"bert"_s, u"--reason"_s, u"ill"_s});
    QCOMPARE(ran.exit, 4);
    QCOMPARE(ran.json().value(u"reassigned"_s), 0);
    QCOMPARE(ran.json().value(u"not_done"_s)[0][u"item"], 1);
    QCOMPARE(ran.json().value(u"not_done"_s)[0][u"error"], u"lock_lost"_s);
}

void CtlSupervisionTest::aDryRunOnlySaysWhatWouldHappen()
{
    take(u"anna"_s);
    const Ran ran = m_ctl->as(
        u"boss"_s, {u"handover"_s, u"--of"_s, u"anna"_s, u"--reason"_s, u"left"_s, u"--dry-run"_s});
    QCOMPARE(ran.json().value(u"items"_s), 1);
    QCOMPARE(ran.json().value(u"users"_s)[u"anna"], 1);
    QCOMPARE(mineOf(u"anna"_s).size(), 1);
}

void CtlSupervisionTest::handoverMovesEverythingOfSomebody()
{
    take(u"anna"_s);
    take(u"anna"_s);
    const QStringList words{u"handover"_s, u"--of"_s,     u"anna"_s, u"--to"_s,
                            u"bert"_s,     u"--reason"_s, u"left"_s};
    QCOMPARE(m_ctl->as(u"boss"_s, words).json().value(u"reassigned"_s), 2);
    QCOMPARE(mineOf(u"bert"_s).size(), 2);
    QCOMPARE(m_ctl->as(u"boss"_s, words).json().value(u"reassigned"_s), 0);
}

void CtlSupervisionTest::aReleaseCanProposeTheDraft()
{
    const QJsonObject claim = take(u"anna"_s);
    const QString item = QString::number(claim.value(u"items"_s)[0][u"item"].toInteger());
    m_ctl->as(u"anna"_s, {u"draft"_s, item, u"--lock"_s, claim.value(u"lock"_s).toString(),
                          m_ctl->file(u"typed.json"_s, R"({"name": "typed"})")});
    const Ran ran =
        m_ctl->as(u"boss"_s, {u"release"_s, item, u"--reason"_s, u"ill"_s, u"--with-draft"_s});
    QCOMPARE(ran.json().value(u"released"_s), 1);
    QCOMPARE(m_ctl->as(u"boss"_s, {u"show"_s, item}).json().value(u"proposal"_s)[u"given_by"],
             u"boss"_s);
}

void CtlSupervisionTest::theNewestSealIsPrintedAndExpected()
{
    QCOMPARE(m_ctl->ctl({u"audit"_s, u"--head"_s}).exit, 3);
    QCOMPARE(m_ctl->ctl({u"sweep"_s}).json().value(u"seals"_s), 1);
    take(u"anna"_s);
    QCOMPARE(m_ctl->ctl({u"sweep"_s}).json().value(u"seals"_s), 0); // it is young
    QCOMPARE(m_ctl->ctl({u"sweep"_s, u"--seal"_s}).json().value(u"seals"_s), 1);
    const QJsonObject head = m_ctl->ctl({u"audit"_s, u"--head"_s}).json();
    QCOMPARE(head.value(u"seal"_s), 2);
    const QString digest = head.value(u"digest"_s).toString();
    const Ran sound = m_ctl->ctl({u"audit"_s, u"--expect"_s, digest});
    QCOMPARE(sound.exit, 0);
    QCOMPARE(sound.json().value(u"seals"_s), 2);
    const Ran broken =
        m_ctl->ctl({u"audit"_s, u"--expect"_s, digest, u"--expect"_s, QString(64, u'0')});
    QCOMPARE(broken.exit, 1);
    QCOMPARE(broken.json().value(u"violations"_s).toArray().size(), 1);
    QCOMPARE(m_ctl->ctl({u"audit"_s, u"--expect"_s, u"12"_s}).exit, 2);
    QCOMPARE(m_ctl->ctl({u"audit"_s, u"--head"_s, u"--expect"_s, digest}).exit, 2);
}

void CtlSupervisionTest::whyNamesTheHolder()
{
    take(u"anna"_s);
    const QJsonValue reason =
        m_ctl->as(u"boss"_s, {u"why"_s, u"1"_s}).json().value(u"reasons"_s)[0];
    QCOMPARE(reason[u"reason"], u"held"_s);
    QCOMPARE(reason[u"user"], u"anna"_s);
    QVERIFY(reason[u"sentence"].toString().contains(u"anna"_s));
    QCOMPARE(m_ctl->as(u"boss"_s, {u"why"_s, u"2"_s}).json().value(u"reasons"_s)[0][u"reason"],
             u"none"_s);
    QCOMPARE(m_ctl->as(u"boss"_s, {u"why"_s, u"99"_s}).exit, 1);
}

void CtlSupervisionTest::whyNothingNamesTheRule()
{
    const auto whyBert = [this] {
        return m_ctl->as(u"boss"_s, {u"why"_s, u"--queue"_s, u"q"_s, u"--of"_s, u"bert"_s})
            .json()
            .value(u"reasons"_s)[0];
    };
    QCOMPARE(whyBert()[u"reason"], u"none"_s);
    QCOMPARE(m_ctl->as(u"anna"_s, {u"claim"_s, u"q"_s, u"--count"_s, u"3"_s}).exit, 0);
    QCOMPARE(whyBert()[u"reason"], u"all_held"_s);
    QCOMPARE(whyBert()[u"count"], 3);
    m_ctl->ctl({u"queue"_s, u"pause"_s, u"q"_s});
    QCOMPARE(whyBert()[u"reason"], u"paused"_s);
}

void CtlSupervisionTest::oneOfOnesOwnComesBackUnderALock()
{
    m_ctl->as(u"boss"_s, {u"queue"_s, u"set"_s, u"q"_s, u"--reopen-own"_s, u"30m"_s});
    const QJsonObject claimed = m_ctl->as(u"boss"_s, {u"claim"_s, u"q"_s}).json();
    const QString item = QString::number(claimed[u"items"][0][u"item"].toInteger());
    const QString lock = claimed[u"lock"].toString();
    m_ctl->as(u"boss"_s, {u"complete"_s, item, u"--lock"_s, lock});
    const QStringList own{u"reopen"_s, item, u"--own"_s};
    QCOMPARE(m_ctl->as(u"carl"_s, own).exit, 4);
    const QJsonObject said = m_ctl->as(u"boss"_s, own).json();
    QCOMPARE(said.value(u"state"_s), u"locked"_s);
    QVERIFY(said.value(u"lock"_s).toString() != lock);
    QCOMPARE(m_ctl->as(u"boss"_s, {u"reopen"_s, item, item, u"--own"_s}).exit, 2);
}

void CtlSupervisionTest::reopenTakesAFilter()
{
    const QString lock = take(u"anna"_s).value(u"lock"_s).toString();
    m_ctl->as(u"anna"_s, {u"complete"_s, u"1"_s, u"--lock"_s, lock});
    const QStringList ofCarl{u"reopen"_s, u"--queue"_s, u"q"_s, u"--of"_s, u"carl"_s};
    QCOMPARE(m_ctl->as(u"boss"_s, ofCarl).json().value(u"reopened"_s), 0);
    const QStringList words{u"reopen"_s, u"--queue"_s,  u"q"_s,    u"--state"_s,
                            u"done"_s,   u"--reason"_s, u"again"_s};
    QCOMPARE(m_ctl->as(u"boss"_s, words + QStringList{u"--dry-run"_s}).json().value(u"items"_s), 1);
    QCOMPARE(m_ctl->as(u"boss"_s, words).json().value(u"reopened"_s), 1);
    QCOMPARE(take(u"bert"_s).value(u"items"_s)[0][u"item"], 1);
}

void CtlSupervisionTest::aPriorityBringsItemsForward()
{
    const Ran ran = m_ctl->as(u"boss"_s, {u"prioritize"_s, u"2"_s, u"3"_s, u"--priority"_s, u"10"_s,
                                          u"--reason"_s, u"on the phone"_s});
    QCOMPARE(ran.exit, 0);
    QCOMPARE(ran.json(),
             QJsonObject(
                 {{u"prioritized"_s, 2}, {u"not_done"_s, QJsonArray()}, {u"cancelled"_s, false}}));
    const QJsonValue first = take(u"anna"_s).value(u"items"_s)[0];
    QCOMPARE(first[u"key"], u"b"_s);
    QCOMPARE(first[u"priority"], 10);
    const QJsonArray events = m_ctl->as(u"boss"_s, {u"history"_s, u"--kind"_s, u"prioritized"_s})
                                  .json()
                                  .value(u"events"_s)
                                  .toArray();
    QCOMPARE(events.size(), 2);
    QCOMPARE(events[0][u"user"], u"boss"_s);
    QCOMPARE(events[0][u"detail"].toObject(),
             QJsonObject({{u"priority"_s, 10}, {u"was"_s, 0}, {u"reason"_s, u"on the phone"_s}}));
}

void CtlSupervisionTest::aPriorityPutsItemsBehind()
{
    QCOMPARE(m_ctl->as(u"boss"_s, {u"prioritize"_s, u"1"_s, u"--priority"_s, u"-5"_s}).exit, 0);
    QCOMPARE(take(u"anna"_s).value(u"items"_s)[0][u"key"], u"b"_s);
    QCOMPARE(take(u"anna"_s).value(u"items"_s)[0][u"key"], u"c"_s);
    QCOMPARE(take(u"anna"_s).value(u"items"_s)[0][u"key"], u"a"_s);
}

void CtlSupervisionTest::aPrioritySaysWhatItCouldNotDo()
{
    take(u"anna"_s);
    const QStringList words{u"prioritize"_s, u"1"_s, u"2"_s, u"99"_s, u"--priority"_s, u"1"_s};
    const Ran ran = m_ctl->as(u"boss"_s, words);
    QCOMPARE(ran.exit, 6);
    QCOMPARE(ran.json().value(u"prioritized"_s), 1);
    const QJsonArray refused = ran.json().value(u"not_done"_s).toArray();
    QCOMPARE(refused.size(), 2);
    QCOMPARE(refused[0][u"item"], 1);
    QCOMPARE(refused[0][u"error"], u"lock_lost"_s);
    QVERIFY(refused[0][u"sentence"].toString().contains(u"anna"_s));
    QCOMPARE(refused[1][u"error"], u"not_found"_s);
    QCOMPARE(m_ctl->as(u"boss"_s, {u"prioritize"_s, u"1"_s, u"--priority"_s, u"1"_s}).exit, 4);
}

void CtlSupervisionTest::badPrioritiesAreWrongUsage_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("no item") << QStringList{u"--priority"_s, u"1"_s};
    QTest::newRow("no number") << QStringList{u"1"_s};
    QTest::newRow("an empty number") << QStringList{u"1"_s, u"--priority"_s, QString()};
    QTest::newRow("a word") << QStringList{u"1"_s, u"--priority"_s, u"high"_s};
    QTest::newRow("half a number") << QStringList{u"1"_s, u"--priority"_s, u"1.5"_s};
    QTest::newRow("too much") << QStringList{u"1"_s, u"--priority"_s, u"1000001"_s};
    QTest::newRow("no item's number") << QStringList{u"a"_s, u"--priority"_s, u"1"_s};
}

void CtlSupervisionTest::badPrioritiesAreWrongUsage()
{
    QFETCH(QStringList, words);
    const Ran ran = m_ctl->as(u"boss"_s, QStringList{u"prioritize"_s} + words);
    QCOMPARE(ran.exit, 2);
    QVERIFY(!ran.err.isEmpty());
    QCOMPARE(take(u"anna"_s).value(u"items"_s)[0][u"priority"], 0);
}

INTRAY_TEST_GUILESS_MAIN(CtlSupervisionTest)
#include "tst_ctl_supervision.moc"
