// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctlfixture.h"

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
    void reassignGivesTheItemOnWithItsDraft();
    void reassignSaysWhatItCouldNotDo();
    void aDryRunOnlySaysWhatWouldHappen();
    void handoverMovesEverythingOfSomebody();
    void aReleaseCanProposeTheDraft();
    void whyNamesTheHolder();
    void whyNothingNamesTheRule();
    void reopenTakesAFilter();

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
    const Ran ran = m_ctl->as(u"boss"_s, {u"handover"_s, u"--from"_s, u"anna"_s, u"--reason"_s,
                                          u"left"_s, u"--dry-run"_s});
    QCOMPARE(ran.json().value(u"items"_s), 1);
    QCOMPARE(ran.json().value(u"users"_s)[u"anna"], 1);
    QCOMPARE(mineOf(u"anna"_s).size(), 1);
}

void CtlSupervisionTest::handoverMovesEverythingOfSomebody()
{
    take(u"anna"_s);
    take(u"anna"_s);
    const QStringList words{u"handover"_s, u"--from"_s,   u"anna"_s, u"--to"_s,
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

void CtlSupervisionTest::reopenTakesAFilter()
{
    const QString lock = take(u"anna"_s).value(u"lock"_s).toString();
    m_ctl->as(u"anna"_s, {u"complete"_s, u"1"_s, u"--lock"_s, lock});
    const QStringList ofCarl{u"reopen"_s, u"--queue"_s, u"q"_s, u"--by"_s, u"carl"_s};
    QCOMPARE(m_ctl->as(u"boss"_s, ofCarl).json().value(u"reopened"_s), 0);
    const QStringList words{u"reopen"_s, u"--queue"_s,  u"q"_s,    u"--state"_s,
                            u"done"_s,   u"--reason"_s, u"again"_s};
    QCOMPARE(m_ctl->as(u"boss"_s, words + QStringList{u"--dry-run"_s}).json().value(u"items"_s), 1);
    QCOMPARE(m_ctl->as(u"boss"_s, words).json().value(u"reopened"_s), 1);
    QCOMPARE(take(u"bert"_s).value(u"items"_s)[0][u"item"], 1);
}

QTEST_GUILESS_MAIN(CtlSupervisionTest)
#include "tst_ctl_supervision.moc"
