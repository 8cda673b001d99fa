// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/askedtostop.h"
#include "app/ctlfixture.h"
#include "support/testclass.h"

#include <QJsonDocument>
#include <QProcess>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// claim, mine, draft, extend, complete, return, dismiss, fail, release, reopen, sweep, history,
/// audit.
class CtlWorkTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aClaimGivesTheNextItemsUnderOneLock();
    void pickedItemsAreTakenAllOrNone();
    void anEmptyQueueGivesThree();
    void whatOthersHoldGivesThree();
    void theLimitOfLocksGivesThree();
    void mineTellsWhatIHoldWithItsDraft();
    void aDraftOfTheSameLockIsCountedUp();
    void aDraftGoesWithItsItemWhenThatIsReturned();
    void draftsGoWithTheirItemsWhenAllAreReturned();
    void extendingTellsTheNewEnd();
    void everyDispositionMovesTheItem_data();
    void everyDispositionMovesTheItem();
    void theCorrectedRecordIsKept();
    void aFileNamesTheFieldsToChange();
    void aRecordThatBreaksARuleGivesTwoAndNamesTheField_data();
    void aRecordThatBreaksARuleGivesTwoAndNamesTheField();
    void withoutAnItemAllThatTheLockHoldsIsFinished();
    void aLockThatIsNotMineGivesFour_data();
    void aLockThatIsNotMineGivesFour();
    void whatIsNoLockIdIsWrongUsage();
    void whatIsNoObjectIsNoRecord();
    void aFinishedLockIsDead();
    void releasedWorkCannotBeCompletedButItsDraftStays();
    void aBatchIsReleasedByItsLock();
    void aFinishedItemCanBeReopened();
    void theSweeperReleasesWhatHasExpired();
    void theSweeperRunsUntilItIsTold();
    void historyTellsEveryStep();
    void aNoteIsShownWithItsAuthor();
    void theAuditSeesADamagedHistory();

private:
    QString item() const { return QString::number(m_held.value(u"item"_s).toInt()); }
    QString lock() const { return m_held.value(u"lock"_s).toString(); }
    void claim() { m_held = m_ctl->claimOne(u"q"_s); }
    QString stateOf(const QString &item) const;
    Ran completeWith(const QByteArray &record, const QStringList &more = {}) const
    {
        return m_ctl->ctl(QStringList{u"complete"_s, item(), u"--lock"_s, lock(), u"-"_s} + more,
                          record);
    }

    std::unique_ptr<CtlFixture> m_ctl;
    QJsonObject m_held;
};

static const QString someLock = u"0c49da61-4af2-41ad-aed0-7f7878c18b4d"_s;

void CtlWorkTest::init()
{
    m_ctl = std::make_unique<CtlFixture>();
    m_ctl->addQueue(u"q"_s, {u"a"_s, u"b"_s, u"c"_s});
    m_held = {};
}

QString CtlWorkTest::stateOf(const QString &item) const
{
    return m_ctl->ctl({u"show"_s, item}).json().value(u"state"_s).toString();
}

void CtlWorkTest::aClaimGivesTheNextItemsUnderOneLock()
{
    const QJsonObject claim = m_ctl->ctl({u"claim"_s, u"q"_s, u"--count"_s, u"2"_s}).json();
    QCOMPARE(claim.value(u"requested"_s), 2);
    QCOMPARE(claim.value(u"assigned"_s), 2);
    const QJsonArray items = claim.value(u"items"_s).toArray();
    QCOMPARE(items.size(), 2);
    QCOMPARE(items.at(0)[u"key"], u"a"_s);
    QCOMPARE(items.at(1)[u"key"], u"b"_s);
    for (const QJsonValue one : items) {
        QCOMPARE(one[u"lock"], claim.value(u"lock"_s));
        QCOMPARE(one[u"state"], u"locked"_s);
        QCOMPARE(one[u"lock_user"], u"clerk"_s);
        QCOMPARE(one[u"record"][u"city"], u"boaz"_s);
        QVERIFY(one[u"expires_at"].toString() > one[u"locked_at"].toString());
    }
    const QJsonObject rest = m_ctl->ctl({u"claim"_s, u"q"_s, u"--count"_s, u"2"_s}).json();
    QCOMPARE(rest.value(u"assigned"_s), 1);
    QVERIFY(rest.value(u"lock"_s) != claim.value(u"lock"_s));
}

void CtlWorkTest::pickedItemsAreTakenAllOrNone()
{
    const Ran both = m_ctl->ctl({u"claim"_s, u"--item"_s, u"1"_s, u"3"_s});
    QCOMPARE(both.json().value(u"assigned"_s), 2);
    const Ran taken = m_ctl->as(u"other"_s, {u"claim"_s, u"2"_s, u"3"_s, u"--item"_s});
    QCOMPARE(taken.exit, 3);
    QCOMPARE(taken.json().value(u"assigned"_s), 0);
    QCOMPARE(taken.json().value(u"reason"_s), u"taken_by_other"_s);
    QVERIFY2(taken.err.contains("clerk"), taken.err.constData());
    QCOMPARE(stateOf(u"2"_s), u"open"_s);
    QCOMPARE(m_ctl->ctl({u"claim"_s, u"--item"_s, u"99"_s}).errorKind(), u"not_found"_s);
}

void CtlWorkTest::anEmptyQueueGivesThree()
{
    m_ctl->addQueue(u"empty"_s, {});
    const Ran ran = m_ctl->ctl({u"claim"_s, u"empty"_s});
    QCOMPARE(ran.exit, 3);
    QCOMPARE(ran.json().value(u"reason"_s), u"empty"_s);
    QVERIFY(ran.json().value(u"lock"_s).isNull());
    QCOMPARE(ran.items(), QJsonArray());
    QCOMPARE(m_ctl->ctl({u"claim"_s, u"empty"_s, u"q"_s}).json().value(u"assigned"_s), 1);
}

void CtlWorkTest::whatOthersHoldGivesThree()
{
    QCOMPARE(m_ctl->as(u"other"_s, {u"claim"_s, u"q"_s, u"--count"_s, u"3"_s}).exit, 0);
    const Ran ran = m_ctl->ctl({u"claim"_s, u"q"_s});
    QCOMPARE(ran.exit, 3);
    QCOMPARE(ran.json().value(u"reason"_s), u"all_held"_s);
    QVERIFY2(ran.err.contains("3"), ran.err.constData());
}

void CtlWorkTest::theLimitOfLocksGivesThree()
{
    QCOMPARE(m_ctl->ctl({u"queue"_s, u"set"_s, u"q"_s, u"--locks-per-user"_s, u"1"_s}).exit, 0);
    QCOMPARE(m_ctl->ctl({u"claim"_s, u"q"_s}).exit, 0);
    const Ran ran = m_ctl->ctl({u"claim"_s, u"q"_s});
    QCOMPARE(ran.exit, 3);
    QCOMPARE(ran.json().value(u"reason"_s), u"lock_limit"_s);
}

void CtlWorkTest::mineTellsWhatIHoldWithItsDraft()
{
    QCOMPARE(m_ctl->ctl({u"mine"_s}).items(), QJsonArray());
    claim();
    QVERIFY(m_ctl->ctl({u"mine"_s}).items().at(0)[u"draft"].isNull());
    const Ran saved =
        m_ctl->ctl({u"draft"_s, item(), u"--lock"_s, lock(), u"-"_s}, R"({"city": "opp"})");
    QCOMPARE(saved.exit, 0);
    const QJsonArray mine = m_ctl->ctl({u"mine"_s}).items();
    QCOMPARE(mine.size(), 1);
    QCOMPARE(mine.at(0)[u"item"], m_held.value(u"item"_s));
    QCOMPARE(mine.at(0)[u"lock"], m_held.value(u"lock"_s));
    QCOMPARE(mine.at(0)[u"record"][u"city"], u"boaz"_s);
    QCOMPARE(mine.at(0)[u"draft"][u"content"][u"city"], u"opp"_s);
    QCOMPARE(m_ctl->as(u"other"_s, {u"mine"_s}).items(), QJsonArray());
}

void CtlWorkTest::aDraftOfTheSameLockIsCountedUp()
{
    claim();
    const QStringList words{u"draft"_s, item(), u"--lock"_s, lock(), u"-"_s};
    QCOMPARE(m_ctl->ctl(words, R"({"city": "1"})").json().value(u"revision"_s), 1);
    QCOMPARE(m_ctl->ctl(words, R"({"city": "2"})").json().value(u"revision"_s), 2);
    QCOMPARE(m_ctl->ctl({u"mine"_s}).items().at(0)[u"draft"][u"content"][u"city"], u"2"_s);
}

void CtlWorkTest::aDraftGoesWithItsItemWhenThatIsReturned()
{
    claim();
    QCOMPARE(
        m_ctl->ctl({u"draft"_s, item(), u"--lock"_s, lock(), u"-"_s}, R"({"city": "opp"})").exit,
        0);
    QCOMPARE(m_ctl->as(u"other"_s, {u"return"_s, item(), u"--lock"_s, lock()}).exit, 4);
    const Ran returned = m_ctl->ctl({u"return"_s, item(), u"--lock"_s, lock()});
    QVERIFY2(returned.exit == 0, returned.err);
    const QJsonObject shown = m_ctl->ctl({u"show"_s, item()}).json();
    QCOMPARE(shown.value(u"state"_s), u"open"_s);
    QCOMPARE(shown.value(u"record"_s)[u"city"], u"opp"_s);
    QCOMPARE(shown.value(u"drafts"_s), QJsonArray());
}

void CtlWorkTest::draftsGoWithTheirItemsWhenAllAreReturned()
{
    const Ran claimed = m_ctl->ctl({u"claim"_s, u"q"_s, u"--count"_s, u"2"_s});
    const QString common = claimed.json().value(u"lock"_s).toString();
    const auto number = [&](int place) {
        return QString::number(claimed.items().at(place)[u"item"].toInt());
    };
    QCOMPARE(
        m_ctl->ctl({u"draft"_s, number(1), u"--lock"_s, common, u"-"_s}, R"({"city": "opp"})").exit,
        0);
    const Ran returned = m_ctl->ctl({u"return"_s, u"--lock"_s, common});
    QVERIFY2(returned.exit == 0, returned.err);
    QCOMPARE(returned.items().size(), 2);
    QCOMPARE(m_ctl->ctl({u"show"_s, number(0)}).json().value(u"record"_s)[u"city"], u"boaz"_s);
    QCOMPARE(m_ctl->ctl({u"show"_s, number(1)}).json().value(u"record"_s)[u"city"], u"opp"_s);
    QCOMPARE(m_ctl->ctl({u"mine"_s}).items(), QJsonArray());
}

void CtlWorkTest::extendingTellsTheNewEnd()
{
    claim();
    QTRY_VERIFY(m_ctl->ctl({u"extend"_s, item(), u"--lock"_s, lock()})
                    .json()
                    .value(u"expires_at"_s)
                    .toString() > m_held.value(u"expires_at"_s).toString());
}

void CtlWorkTest::everyDispositionMovesTheItem_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("state");
    QTest::newRow("complete") << QStringList{u"complete"_s} << u"done"_s;
    QTest::newRow("return") << QStringList{u"return"_s} << u"open"_s;
    QTest::newRow("return later") << QStringList{u"return"_s, u"--after"_s, u"2h"_s} << u"open"_s;
    QTest::newRow("dismiss") << QStringList{u"dismiss"_s} << u"dismissed"_s;
    QTest::newRow("fail") << QStringList{u"fail"_s, u"--reason"_s, u"no such street"_s}
                          << u"failed"_s;
}

void CtlWorkTest::everyDispositionMovesTheItem()
{
    QFETCH(QStringList, words);
    QFETCH(QString, state);
    claim();
    const Ran ran = m_ctl->ctl(words + QStringList{item(), u"--lock"_s, lock().toUpper()});
    QCOMPARE(ran.exit, 0);
    QCOMPARE(ran.json(), (QJsonObject{{u"item"_s, m_held.value(u"item"_s)}, {u"state"_s, state}}));
    const QJsonObject shown = m_ctl->ctl({u"show"_s, item()}).json();
    QCOMPARE(shown.value(u"state"_s), state);
    QVERIFY(shown.value(u"lock_user"_s).isNull());
    QCOMPARE(!shown.value(u"available_at"_s).isNull(), words.contains(u"2h"_s));
    if (state == u"failed")
        QCOMPARE(shown.value(u"error"_s), u"no such street"_s);
    QCOMPARE(m_ctl->ctl({u"mine"_s}).items(), QJsonArray());
}

void CtlWorkTest::theCorrectedRecordIsKept()
{
    claim();
    m_ctl->ctl({u"queue"_s, u"set"_s, u"q"_s, u"--add-field"_s, u"zip"_s});
    const QString file = m_ctl->file(u"r.json"_s, R"({"city": "opp", "zip": "36467"})");
    QCOMPARE(m_ctl->ctl({u"complete"_s, item(), u"--lock"_s, lock(), file}).exit, 0);
    const QJsonObject shown = m_ctl->ctl({u"show"_s, item()}).json();
    QCOMPARE(shown.value(u"record"_s),
             (QJsonObject{{u"city"_s, u"opp"_s}, {u"zip"_s, u"36467"_s}}));
    QCOMPARE(shown.value(u"imported"_s), (QJsonObject{{u"city"_s, u"boaz"_s}}));
    QCOMPARE(shown.value(u"finished_by"_s), u"clerk"_s);
}

void CtlWorkTest::aFileNamesTheFieldsToChange()
{
    m_ctl->ctl({u"queue"_s, u"set"_s, u"q"_s, u"--add-field"_s, u"zip"_s});
    claim();
    QCOMPARE(completeWith(R"({"zip": "36467"})").exit, 0);
    QCOMPARE(m_ctl->ctl({u"show"_s, item()}).json().value(u"record"_s),
             (QJsonObject{{u"city"_s, u"boaz"_s}, {u"zip"_s, u"36467"_s}}));
    claim();
    QCOMPARE(completeWith("{}").exit, 0);
    QCOMPARE(m_ctl->ctl({u"show"_s, item()}).json().value(u"record"_s),
             (QJsonObject{{u"city"_s, u"boaz"_s}}));
    claim();
    QCOMPARE(completeWith(R"({"zip": "36467"})", {u"--replace"_s}).exit, 0);
    QCOMPARE(m_ctl->ctl({u"show"_s, item()}).json().value(u"record"_s),
             (QJsonObject{{u"zip"_s, u"36467"_s}}));
}

void CtlWorkTest::aRecordThatBreaksARuleGivesTwoAndNamesTheField_data()
{
    QTest::addColumn<QByteArray>("record");
    QTest::addColumn<QString>("field");
    QTest::newRow("unknown") << QByteArray(R"({"city": "opp", "Zip": "1"})") << u"Zip"_s;
    QTest::newRow("type") << QByteArray(R"({"city": 5})") << u"city"_s;
    QTest::newRow("length") << QByteArray(R"({"city": "too long for it"})") << u"city"_s;
    QTest::newRow("required") << QByteArray(R"({"city": ""})") << u"city"_s;
    QTest::newRow("zero") << QByteArray(R"({"city": "a\u0000"})") << u"city"_s;
}

void CtlWorkTest::aRecordThatBreaksARuleGivesTwoAndNamesTheField()
{
    QFETCH(QByteArray, record);
    QFETCH(QString, field);
    const QString schema =
        m_ctl->file(u"s.json"_s, R"({"properties": {"city": {"type": "string", "maxLength": 5}},)"
                                 R"("required": ["city"]})");
    m_ctl->ctl({u"queue"_s, u"set"_s, u"q"_s, u"--schema"_s, schema});
    claim();
    const Ran added = m_ctl->ctl({u"add"_s, u"q"_s, u"--key"_s, u"new"_s, u"-"_s}, record);
    for (const Ran &ran : {completeWith(record), completeWith(record, {u"--replace"_s}), added}) {
        QCOMPARE(ran.exit, 2);
        QCOMPARE(ran.errorKind(), u"record_refused"_s);
        QCOMPARE(ran.json().value(u"error"_s)[u"field"], field);
        QVERIFY2(ran.sentence().contains(field), qPrintable(ran.sentence()));
    }
    QCOMPARE(m_ctl->ctl({u"add"_s, u"q"_s, u"--key"_s, u"new"_s, u"-"_s}, "{}").exit, 2);
    QCOMPARE(
        m_ctl->ctl({u"add"_s, u"q"_s, u"--key"_s, u"new"_s, u"--incomplete"_s, u"-"_s}, "{}").exit,
        0);
    QCOMPARE(stateOf(item()), u"locked"_s);
}

void CtlWorkTest::withoutAnItemAllThatTheLockHoldsIsFinished()
{
    const QString lockId =
        m_ctl->ctl({u"claim"_s, u"q"_s, u"--count"_s, u"2"_s}).json().value(u"lock"_s).toString();
    const Ran ran = m_ctl->ctl({u"complete"_s, u"--lock"_s, lockId});
    QCOMPARE(ran.exit, 0);
    QCOMPARE(ran.items().size(), 2);
    QCOMPARE(ran.items().at(1)[u"state"], u"done"_s);
    QCOMPARE(stateOf(u"1"_s), u"done"_s);
    QCOMPARE(stateOf(u"3"_s), u"open"_s);
    QCOMPARE(m_ctl->ctl({u"complete"_s, u"--lock"_s, lockId}).exit, 4);
}

void CtlWorkTest::aLockThatIsNotMineGivesFour_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("complete") << QStringList{u"complete"_s};
    QTest::newRow("return") << QStringList{u"return"_s};
    QTest::newRow("dismiss") << QStringList{u"dismiss"_s};
    QTest::newRow("fail") << QStringList{u"fail"_s, u"--reason"_s, u"x"_s};
    QTest::newRow("extend") << QStringList{u"extend"_s};
    QTest::newRow("draft") << QStringList{u"draft"_s};
}

void CtlWorkTest::aLockThatIsNotMineGivesFour()
{
    QFETCH(QStringList, words);
    claim();
    for (const QString &lock : {QString(someLock), u'{' + someLock + u'}'}) {
        QStringList all = words + QStringList{item(), u"--lock"_s, lock};
        if (words.first() == u"draft")
            all.append(u"-"_s);
        const Ran ran = m_ctl->ctl(all, "{}");
        QCOMPARE(ran.exit, 4);
        QCOMPARE(ran.errorKind(), u"lock_lost"_s);
        QCOMPARE(ran.json().value(u"error"_s).toObject().value(u"lock_user"_s), u"clerk"_s);
        QCOMPARE(stateOf(item()), u"locked"_s);
    }
}

void CtlWorkTest::whatIsNoLockIdIsWrongUsage()
{
    claim();
    for (const QString &lock :
         {u"mine"_s, u""_s, u"00000000-0000-0000-0000-000000000000"_s, QString(someLock) + u"0"_s})
        QCOMPARE(m_ctl->ctl({u"complete"_s, item(), u"--lock"_s, lock}).exit, 2);
}

void CtlWorkTest::whatIsNoObjectIsNoRecord()
{
    claim();
    for (const QByteArray &text : {"5"_ba, "\"text\""_ba, "[]"_ba, "null"_ba, "{"_ba, ""_ba,
                                   R"({"city": "a", "city": "b"})"_ba})
        QCOMPARE(m_ctl->ctl({u"complete"_s, item(), u"--lock"_s, lock(), u"-"_s}, text).exit, 2);
    QCOMPARE(stateOf(item()), u"locked"_s);
}

void CtlWorkTest::aFinishedLockIsDead()
{
    claim();
    QCOMPARE(m_ctl->ctl({u"complete"_s, item(), u"--lock"_s, lock()}).exit, 0);
    const Ran again = m_ctl->ctl({u"return"_s, item(), u"--lock"_s, lock()});
    QCOMPARE(again.exit, 4);
    QCOMPARE(again.json().value(u"error"_s).toObject().value(u"state"_s), u"done"_s);
    QCOMPARE(stateOf(item()), u"done"_s);
}

void CtlWorkTest::releasedWorkCannotBeCompletedButItsDraftStays()
{
    claim();
    QCOMPARE(
        m_ctl->ctl({u"draft"_s, item(), u"--lock"_s, lock(), u"-"_s}, R"({"city": "opp"})").exit,
        0);
    const Ran released =
        m_ctl->as(u"boss"_s, {u"release"_s, item(), u"--reason"_s, u"gone home"_s});
    QCOMPARE(released.json(), (QJsonObject{{u"released"_s, 1}}));
    QCOMPARE(m_ctl->ctl({u"complete"_s, item(), u"--lock"_s, lock()}).exit, 4);
    const QJsonObject shown = m_ctl->ctl({u"show"_s, item()}).json();
    QCOMPARE(shown.value(u"state"_s), u"open"_s);
    QCOMPARE(shown.value(u"drafts"_s)[0][u"content"][u"city"], u"opp"_s);
    const QJsonValue last =
        m_ctl->ctl({u"history"_s, item()}).json().value(u"events"_s).toArray().last();
    QCOMPARE(last[u"kind"], u"released"_s);
    QVERIFY(QJsonDocument(last.toObject()).toJson().contains("gone home"));
    const Ran again = m_ctl->as(u"boss"_s, {u"release"_s, item(), u"--reason"_s, u"x"_s});
    QCOMPARE(again.json().value(u"released"_s), 0);
    QCOMPARE(again.exit, 4);
}

void CtlWorkTest::aBatchIsReleasedByItsLock()
{
    const Ran batch = m_ctl->ctl({u"claim"_s, u"q"_s, u"--count"_s, u"2"_s});
    QCOMPARE(m_ctl->as(u"other"_s, {u"claim"_s, u"q"_s}).exit, 0);
    const QStringList words{u"release"_s, u"--lock"_s, batch.json().value(u"lock"_s).toString(),
                            u"--reason"_s, u"ill"_s};
    QCOMPARE(m_ctl->as(u"boss"_s, words).json().value(u"released"_s), 2);
    QCOMPARE(m_ctl->ctl({u"mine"_s}).items(), QJsonArray());
    QCOMPARE(m_ctl->as(u"other"_s, {u"mine"_s}).items().size(), 1);
    const Ran again = m_ctl->as(u"boss"_s, words);
    QCOMPARE(again.json().value(u"released"_s), 0);
    QCOMPARE(again.exit, 4);
    QCOMPARE(m_ctl->ctl({u"release"_s, u"--reason"_s, u"what?"_s}).exit, 2);
    QCOMPARE(m_ctl->ctl(words + QStringList{u"7"_s}).exit, 2);
}

void CtlWorkTest::aFinishedItemCanBeReopened()
{
    claim();
    QCOMPARE(m_ctl->ctl({u"fail"_s, item(), u"--lock"_s, lock(), u"--reason"_s, u"x"_s}).exit, 0);
    QCOMPARE(m_ctl->ctl({u"reopen"_s, item()}).json().value(u"state"_s), u"open"_s);
    QCOMPARE(stateOf(item()), u"open"_s);
    QCOMPARE(m_ctl->ctl({u"reopen"_s, u"99"_s}).exit, 1);
}

void CtlWorkTest::theSweeperReleasesWhatHasExpired()
{
    QCOMPARE(m_ctl->ctl({u"sweep"_s}).json().value(u"released"_s), 0);
    QCOMPARE(m_ctl->ctl({u"queue"_s, u"set"_s, u"q"_s, u"--hold"_s, u"1s"_s}).exit, 0);
    claim();
    int released = 0;
    QVERIFY(QTest::qWaitFor([&] {
        released = m_ctl->ctl({u"sweep"_s}).json().value(u"released"_s).toInt();
        return released > 0;
    }));
    QCOMPARE(released, 1);
    QCOMPARE(m_ctl->ctl({u"complete"_s, item(), u"--lock"_s, lock()}).exit, 4);
    QCOMPARE(stateOf(item()), u"open"_s);
}

void CtlWorkTest::theSweeperRunsUntilItIsTold()
{
    QCOMPARE(m_ctl->ctl({u"queue"_s, u"set"_s, u"q"_s, u"--hold"_s, u"1s"_s}).exit, 0);
    QProcess sweeper;
    prepareToAsk(sweeper);
    sweeper.start(CtlFixture::program(),
                  {u"-d"_s, m_ctl->database(), u"--json"_s, u"sweep"_s, u"--every"_s, u"1s"_s});
    QVERIFY(sweeper.waitForStarted());
    claim();
    QTRY_COMPARE_WITH_TIMEOUT(stateOf(item()), u"open"_s, 20'000);
    QCOMPARE(sweeper.state(), QProcess::Running);
    askToEnd(sweeper);
    QVERIFY(sweeper.waitForFinished());
    QCOMPARE(sweeper.exitStatus(), QProcess::NormalExit);
    QCOMPARE(sweeper.exitCode(), 0);
    QCOMPARE(sweeper.readAllStandardOutput(),
             QByteArray("{\"refusing\":[],\"released\":1,\"seals\":1}\n"));
}

void CtlWorkTest::historyTellsEveryStep()
{
    claim();
    QCOMPARE(m_ctl->ctl({u"complete"_s, item(), u"--lock"_s, lock()}).exit, 0);
    const QJsonObject history = m_ctl->ctl({u"history"_s, item()}).json();
    QCOMPARE(history.value(u"item"_s), m_held.value(u"item"_s));
    QStringList kinds;
    for (const QJsonValue event : history.value(u"events"_s).toArray()) {
        kinds.append(event[u"kind"].toString());
        QVERIFY(event[u"at"].toString().endsWith(u'Z'));
        QCOMPARE(event[u"user"], u"clerk"_s);
    }
    QCOMPARE(kinds, (QStringList{u"added"_s, u"claimed"_s, u"completed"_s}));
    QCOMPARE(m_ctl->ctl({u"history"_s, u"99"_s}).exit, 1);
}

void CtlWorkTest::aNoteIsShownWithItsAuthor()
{
    claim();
    const Ran noted = m_ctl->ctl({u"note"_s, item(), u"rang them up"_s});
    QCOMPARE(noted.exit, 0);
    QCOMPARE(noted.json(), QJsonObject({{u"item"_s, item().toInt()}}));
    const QJsonArray notes = m_ctl->ctl({u"show"_s, item()}).json().value(u"notes"_s).toArray();
    QCOMPARE(notes.size(), 1);
    QCOMPARE(notes.at(0).toObject().value(u"text"_s), u"rang them up"_s);
    QCOMPARE(notes.at(0).toObject().value(u"kind"_s), u"noted"_s);
    QVERIFY(!notes.at(0).toObject().value(u"user"_s).toString().isEmpty());
    QCOMPARE(m_ctl->ctl({u"note"_s, item(), u" "_s}).exit, 2);
    QCOMPARE(m_ctl->ctl({u"note"_s, u"4711"_s, u"nobody"_s}).exit, 1);
}

void CtlWorkTest::theAuditSeesADamagedHistory()
{
    claim();
    QCOMPARE(m_ctl->ctl({u"complete"_s, item(), u"--lock"_s, lock()}).exit, 0);
    const Ran fine = m_ctl->ctl({u"audit"_s});
    QCOMPARE(fine.exit, 0);
    QJsonObject report = fine.json();
    QCOMPARE(report.take(u"notes"_s).toArray().size(), 1); // nothing is sealed yet
    QCOMPARE(report, (QJsonObject{{u"items"_s, 3},
                                  {u"events"_s, 5},
                                  {u"seals"_s, 0},
                                  {u"violations"_s, QJsonArray()},
                                  {u"differences"_s, QJsonArray()}}));
    m_ctl->sql(u"DROP TRIGGER event_no_delete; DELETE FROM event WHERE kind = 'completed'"_s);
    const Ran damaged = m_ctl->ctl({u"audit"_s});
    QCOMPARE(damaged.exit, 1);
    QVERIFY(!damaged.json().value(u"violations"_s).toArray().isEmpty());
}

INTRAY_TEST_GUILESS_MAIN(CtlWorkTest)
#include "tst_ctl_work.moc"
